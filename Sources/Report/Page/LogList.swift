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
    let lines = TraceLog(analysis.trace, words: { language.say($0) }).lines
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
    if gap > 0 { markup.line("li", ["class": "gap"], language.say(PageText.eventsLeftOut(count: gap))) }
  }

  /// What a line says only if it differs from the line before.
  private struct Facts {
    var time: Double?
    var kind = ""
    var touches = ""
  }

  private func write(_ line: TraceLog.Line, _ facts: Facts, after before: Facts, to markup: inout Markup) {
    let attributes: Markup.Attributes = [
      "data-e": String(line.event.sequence),
      "data-k": hasFilters && facts.kind != before.kind ? facts.kind : nil,
      "data-t": hasFilters && facts.touches != before.touches ? facts.touches : nil,
      "data-v": Markup.object(hasFilters ? line.event.kind.subject : nil),
      "class": line.level > 0 ? "d\(min(line.level, Self.deepest))" : nil,
    ]
    markup.line("li", attributes) { markup in
      if facts.time != before.time {
        markup.element("span", ["class": "when"], PageNumber.text(line.event.time, digits: 4))
        markup.tag(" ")
      }
      markup.text(line.text)
    }
  }

  /// The numbers of the touches that each event is about, from 1.
  private var touchNumbers: [Int: [Int]] {
    let numbers = Dictionary(
      analysis.touches.enumerated().map { ($1.touch, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    return analysis.causes.mapValues { $0.compactMap { numbers[$0] }.sorted() }
  }
}
