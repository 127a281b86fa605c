// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import FoundationTypes
import HitPath
import InputFile
import Narration
import Report
import Trace

/// The file whose Markdown GitHub shows on the page of a run: `$GITHUB_STEP_SUMMARY`.
struct JobSummary {
  let path: String

  /// GitHub's limit for a step; it shows nothing of a larger file.
  static let mostBytes = 1 << 20

  /// Appends a text to the file, within GitHub's limit.
  func append(_ text: String) throws {
    let old = (try? ByteStream.read(path: path, limit: Self.mostBytes)) ?? Data()
    guard old.count + text.utf8.count <= Self.mostBytes else { return }
    try OutputFile.write([(path, old + Data(text.utf8))])
  }
}

extension Terminal {
  /// The summary file of the job; nil outside such a job.
  var jobSummary: JobSummary? {
    environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : JobSummary(path: $0) }
  }
}

/// The results of a check as Markdown: the verdicts, and for each failing scenario the difference, the reason and
/// pictures.
@MainActor
struct CheckSummary {
  /// The limits for scenarios and bytes, below those of GitHub.
  private static let most = 50
  private static let mostBytes = 600_000

  private var parts: [String] = []
  private var bytes = 0
  private var omitted = 0

  /// Adds a scenario if an expectation fails.
  mutating func add(_ scenario: CheckedScenario, _ trace: TouchTrace) {
    guard !scenario.failures.isEmpty else { return }
    guard parts.count < Self.most, bytes < Self.mostBytes else {
      omitted += 1
      return
    }
    var blocks = ["### \(MarkdownEscaping.escaped(scenario.file))"]
    for failure in scenario.failures.prefix(10) {
      let place = failure.line.map { "line \($0): " } ?? ""
      blocks.append("**\(MarkdownEscaping.escaped(place + failure.subject))**")
      blocks.append(Self.fenced((failure.difference ?? []).map(LineText.safe), as: "diff"))
      if let why = failure.why { blocks.append(MarkdownEscaping.escaped(why)) }
    }
    let rest = scenario.failures.count - 10
    if rest > 0 { blocks.append("\(rest) more of this scenario are in the log.") }
    // A variant has a trace of its own.
    if let shown = scenario.failures.first(where: { $0.variant == nil }) {
      blocks += Self.pictures(of: TraceAnalysis(trace), touch: shown.touch ?? 1)
    }
    if let command = scenario.pageCommand { blocks.append(Self.fenced([LineText.safe(command)], as: "sh")) }
    add(blocks)
  }

  /// Adds the errors of an input.
  mutating func add(_ errors: InputErrors) {
    add([Self.fenced("\(errors)".split(separator: "\n").map { LineText.safe(String($0)) }, as: "text")])
  }

  private mutating func add(_ blocks: [String]) {
    parts.append(blocks.joined(separator: "\n\n"))
    bytes += parts.last?.utf8.count ?? 0
  }

  /// The Markdown, below a heading with the numbers.
  func text(_ numbers: String) -> String {
    let numbers = numbers.split(separator: "\n").joined(separator: " ")
    var blocks = ["## HitPath: \(MarkdownEscaping.escaped(numbers))"] + parts
    if omitted > 0 { blocks.append("\(omitted) more scenarios that fail are in the log.") }
    return blocks.joined(separator: "\n\n") + "\n\n"
  }

  /// The pictures of a touch that GitHub draws from text, each collapsed.
  static func pictures(of analysis: TraceAnalysis, touch: Int) -> [String] {
    let options = DiagramOptions(touch: max(0, min(touch, analysis.touches.count) - 1))
    return Diagrams.answering(to: analysis, options: options).filter { PictureFormat.mermaid.exists(for: $0) }
      .compactMap { kind in
        guard let text = try? Diagrams.make(kind, for: analysis, options: options).mermaid else { return nil }
        return """
          <details><summary>\(MarkdownEscaping.attribute(kind.question))</summary>

          \(fenced(text.split(separator: "\n", omittingEmptySubsequences: false).map { LineText.safe(String($0)) }, as: "mermaid"))

          </details>
          """
      }
  }

  /// Lines inside a fence that is longer than any in them.
  static func fenced(_ lines: [String], as language: String) -> String {
    let longest = lines.flatMap { $0.split { $0 != "`" }.map(\.count) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)"
  }
}
