// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import InputFile
import Trace

/// The workflow commands by which GitHub shows a message at its position in a file.
enum GitHubAnnotation {
  /// The command for an unmet expectation.
  static func line(for failure: ExpectationResult, in scenario: CheckedScenario) -> String {
    let lines =
      (failure.difference ?? []) + (failure.why.map { ["why: \($0)"] } ?? [])
      + (scenario.pageCommand.map { ["see: \($0)"] } ?? [])
    return line(
      "error", failure.file ?? scenario.file, failure.line, failure.column, title: failure.subject,
      message: lines.map(LineText.safe).joined(separator: "\n"))
  }

  /// The command for an input error.
  static func line(for error: InputError, title: String = "bad input") -> String {
    line(
      "error", error.file, error.line, error.column, title: title,
      message: ([LineText.safe(error.message)]
        + [error.hint].compactMap { $0 }.map { "hint: \(LineText.safe($0))" })
        .joined(separator: "\n"))
  }

  /// The command for a finding of an audit.
  static func line(
    _ severity: FindingSeverity, _ file: String, _ line: Int?, title: String, message: String
  ) -> String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    return self.line(command, file, line, nil, title: title, message: message)
  }

  /// The command that says how many further annotations there are.
  static func line(forFurther count: Int, of command: String) -> String {
    let text =
      "\(count) more \(count == 1 ? "annotation is" : "annotations are") left out, since GitHub shows ten of a kind. The log and the summary have all."
    return "::notice title=\(property(command))::\(data(text))\n"
  }

  private static func line(
    _ command: String, _ file: String, _ line: Int?, _ column: Int?, title: String, message: String
  ) -> String {
    var properties = ["file=\(property(AuditSettings.plain(file)))"]
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=\(property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(LineText.safe(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

/// The annotations of a run. GitHub shows ten of each kind per step and silently drops the rest, so the first of each
/// file come first, and the rest are counted.
struct AnnotationList {
  /// How many annotations of a kind GitHub shows:
  /// <https://github.com/actions/toolkit/blob/main/docs/problem-matchers.md>.
  static let most = 10

  private var first: [String] = []
  private var others: [String] = []

  /// Adds the annotations of one file.
  mutating func add(_ lines: [String]) {
    first += lines.prefix(1)
    others += lines.dropFirst()
  }

  /// The annotations to print; the last one counts the rest.
  func lines(of command: String) -> [String] {
    var counts: [Substring: Int] = [:]
    var omitted = 0
    var shown = (first + others).filter { line in
      let kind = line.prefix { $0 != " " }
      let count = counts[kind, default: 0] + 1
      counts[kind] = count
      if count > Self.most { omitted += 1 }
      return count <= Self.most
    }
    guard omitted > 0 else { return shown }
    // The count is a notice and must not be dropped itself.
    if counts["::notice"] ?? 0 >= Self.most, let last = shown.lastIndex(where: { $0.hasPrefix("::notice") }) {
      shown.remove(at: last)
      omitted += 1
    }
    return shown + [GitHubAnnotation.line(forFurther: omitted, of: command)]
  }
}
