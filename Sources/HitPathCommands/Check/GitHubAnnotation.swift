// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import InputFile
import ScenarioFile
import Trace

/// A line by which GitHub shows a failure at its place in a file.
enum GitHubAnnotation {
  /// The line for an expectation that is not met.
  static func line(for failure: ExpectationResult, in file: String) -> String {
    line(
      "error", failure.file ?? file, failure.line, failure.column, title: failure.subject,
      message: (failure.difference ?? []).map(LineText.safe).joined(separator: "\n"))
  }

  /// The line for an input that is wrong.
  static func line(for error: InputError) -> String {
    line(
      "error", error.file, error.line, error.column, title: "bad input",
      message: ([LineText.safe(error.message)]
        + [error.hint].compactMap { $0 }.map { "hint: \(LineText.safe($0))" })
        .joined(separator: "\n"))
  }

  /// The line for a finding of an audit.
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

  private static func line(
    _ command: String, _ file: String, _ line: Int?, _ column: Int?, title: String, message: String
  ) -> String {
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    var properties = ["file=\(property(path))"]
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
