// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The log of a trace as a list.
struct LogList {
  let analysis: TraceAnalysis
  let language: Language

  /// The most lines.
  let limit: Int

  /// The events that steps tell of.
  let told: Set<Int>

  /// Whether each line says its kind, its view and its touch, by which a report's page filters.
  var hasFilters = true

  /// The deepest indentation that is told apart.
  static let deepest = 12

  var html: String {
    let lines = TraceLog(analysis.trace, words: { language.logLine($0) }).lines
    // Where there is one touch, nobody has to choose it.
    let touches = analysis.touches.count > 1 ? touchNumbers : [:]
    var markup = Markup()
    var before = Facts()
    var gap = 0
    for (position, line) in lines.enumerated() {
      guard isShown(position, line, of: lines.count) else {
        gap += 1
        continue
      }
      write(gap: gap, to: &markup)
      gap = 0
      let facts = Facts(
        time: line.event.time, kind: line.event.kind.type.group.rawValue,
        touches: (touches[line.event.sequence] ?? []).map(String.init).joined(separator: " "))
      write(line, facts, after: before, to: &markup)
      before = facts
    }
    write(gap: gap, to: &markup)
    return markup.html
  }

  private func isShown(_ position: Int, _ line: TraceLog.Line, of count: Int) -> Bool {
    guard count > limit else { return true }
    return position < limit / 3 || position >= count - limit / 3 || told.contains(line.event.sequence)
  }

  private func write(gap: Int, to markup: inout Markup) {
    guard gap > 0 else { return }
    markup.tag("<li class=\"gap\">")
    markup.text(language.text(.eventsLeftOut(count: gap)))
    markup.tag("</li>\n")
  }

  /// What a line says only where it is not as in the line before.
  private struct Facts {
    var time: Double?
    var kind = ""
    var touches = ""
  }

  private func write(_ line: TraceLog.Line, _ facts: Facts, after before: Facts, to markup: inout Markup) {
    markup.open("li")
    markup.attribute("data-e", String(line.event.sequence))
    if hasFilters {
      if facts.kind != before.kind { markup.attribute("data-k", facts.kind) }
      if facts.touches != before.touches { markup.attribute("data-t", facts.touches) }
      markup.attribute("data-v", objects: [line.event.kind.subject].compactMap { $0 })
    }
    if line.level > 0 { markup.attribute("class", "d\(min(line.level, Self.deepest))") }
    markup.tag(">")
    if facts.time != before.time {
      markup.tag("<span class=\"when\">")
      markup.text(PageNumber.text(line.event.time, digits: 4))
      markup.tag("</span> ")
    }
    markup.text(line.text)
    markup.tag("</li>\n")
  }

  /// The numbers of the touches that each event is about, from 1.
  private var touchNumbers: [Int: [Int]] {
    let numbers = Dictionary(
      analysis.touches.enumerated().map { ($1.touch, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    return analysis.causes.mapValues { $0.compactMap { numbers[$0] }.sorted() }
  }
}
