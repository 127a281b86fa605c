// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import FoundationTypes
import HitPath
import InputFile
import ScenarioFile
import ScreenImport
import Trace

/// Checks scenario files one after the other and writes what came of each.
@MainActor
struct CheckRun {
  private let reader: InputReader
  private let terminal: Terminal
  private let isQuiet: Bool

  private(set) var scenarios: [CheckedScenario] = []

  /// What was wrong with the files that could not be read.
  private(set) var errors: [InputErrors] = []

  private(set) var report = JUnitReport()

  init(on terminal: Terminal, isQuiet: Bool) throws {
    self.terminal = terminal
    self.isQuiet = isQuiet
    reader = InputReader(try ScreenOptions.parse([]), terminal)
  }

  /// Checks a file, or all of a folder. What is wrong with an input is kept for the end.
  mutating func check(_ input: String) throws {
    guard let files = try keepingErrors(of: input, { try ScenarioFolder.files(of: input) }) else { return }
    for file in files {
      guard
        let (scenario, page) = try keepingErrors(
          of: file, { [reader] in try Self.checked(reader.load(file), in: file) })
      else { continue }
      scenarios.append(scenario)
      report.add(scenario)
      if !isQuiet || !scenario.failures.isEmpty {
        terminal.write(CheckText(terminal: terminal).text(for: scenario))
      }
      if terminal.isAnnotating {
        for failure in scenario.failures { terminal.annotate(GitHubAnnotation.line(for: failure, in: file)) }
      }
      _ = try keepingErrors(of: file) { try page?.texts() }
    }
  }

  /// What came of a scenario and of the questions beside it, and the page that they make.
  static func checked(_ loaded: LoadedInput, in file: String) throws -> (CheckedScenario, RunPage?) {
    guard let scenario = loaded.scenario else {
      throw InputError(
        file: file, message: "a trace has no expectations", hint: "check the scenario instead")
    }
    var results = try loaded.results(of: scenario)
    let page = try PageSource(beside: file).map { try RunPage($0, loaded) }
    results += page?.results ?? []
    return (CheckedScenario(file: file, results: results), page)
  }

  private mutating func keepingErrors<Result>(of file: String, _ body: () throws -> Result) throws -> Result?
  {
    var found = InputErrors([])
    if let result = try found.collect(body) { return result }
    errors.append(found)
    report.add(found, file: file)
    if terminal.isAnnotating {
      for error in found.errors { terminal.annotate(GitHubAnnotation.line(for: error)) }
    }
    return nil
  }
}

/// The scenario files that an input stands for.
enum ScenarioFolder {
  /// The input itself, or for a folder all scenario files in it, at any depth, in the order of their paths.
  ///
  /// Hidden files and symbolic links are left out, so that a folder never leads out of itself.
  static func files(of input: String) throws(InputError) -> [String] {
    guard input != "-", FilePath.isFolder(input) == true else { return [scenario(of: input)] }
    let files = try files(in: input) { name, _ in isScenario(name) }
    guard !files.isEmpty else {
      throw InputError(
        file: input, message: "there is no scenario in this folder",
        hint: "scenario files end in \(InputFormats.scenarioEndings.joinedByOr)")
    }
    return files
  }

  /// The files of a folder that are wanted, by name and path, at any depth and in the order of their paths.
  static func files(
    in folder: String, where isWanted: (_ name: String, _ path: String) -> Bool
  ) throws(InputError) -> [String] {
    var root = folder[...]
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    return try unsortedFiles(in: String(root), where: isWanted).sorted()
  }

  private static func unsortedFiles(
    in folder: String, where isWanted: (_ name: String, _ path: String) -> Bool
  ) throws(InputError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw InputError(file: folder, message: "this cannot be read: \(SystemError.words(for: error))")
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch type(of: path) {
      case S_IFDIR: files += try unsortedFiles(in: path, where: isWanted)
      case S_IFREG where isWanted(name, path): files.append(path)
      default: break
      }
    }
    return files
  }

  /// Whether a file's name is that of a scenario, and not of what lies beside scenarios.
  static func isScenario(_ name: String) -> Bool {
    InputFormats.scenarioEndings.contains(where: name.hasSuffix) && !besides.contains(name)
  }

  /// The files of pages that end as scenarios do.
  private static let besides: Set = [PageSource.questions, PageSource.plan]

  /// The scenario that a file of questions is about; any other file itself.
  private static func scenario(of file: String) -> String {
    guard file.split(separator: "/").last.map(String.init) == PageSource.questions else { return file }
    return file.dropLast(PageSource.questions.count) + PageSource.scenario
  }

  /// What a path itself is, without following a symbolic link.
  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

/// What a person reads of checked scenarios.
@MainActor
struct CheckText {
  let terminal: Terminal

  /// A line for a scenario that does as expected, else the differences.
  func text(for scenario: CheckedScenario) -> String {
    let file = scenario.file
    let count = scenario.results.count
    guard count > 0 else {
      return "\(terminal.styled("-", .muted))      \(terminal.styled(file, .plain)): nothing is expected\n"
    }
    let failures = scenario.failures
    guard !failures.isEmpty else {
      let mark = terminal.styled("ok", .hit)
      return "\(mark)     \(terminal.styled(file, .plain)): \(Self.number(count, "expectation"))\n"
    }
    return failures.map { text(for: $0, file: file) }.joined()
  }

  private func text(for failure: ExpectationResult, file: String) -> String {
    let mark = terminal.styled("failed", .refused)
    var text = "\(mark) \(terminal.styled(failure.title(in: file), .plain))\n"
    for line in failure.difference ?? [] {
      text += "         \(terminal.styled(line, line.hasPrefix(" ") ? .muted : .strong))\n"
    }
    return text
  }

  /// The last line: how many expectations passed and failed, and what else there was.
  static func summary(of scenarios: [CheckedScenario], unreadable: Int) -> String {
    let total = scenarios.reduce(0) { $0 + $1.results.count }
    let failed = scenarios.reduce(0) { $0 + $1.failures.count }
    let empty = scenarios.count { $0.results.isEmpty }
    var parts = ["\(total - failed) passed", "\(failed) failed"]
    if empty > 0 { parts.append("\(number(empty, "file")) without expectations") }
    if unreadable > 0 { parts.append("\(number(unreadable, "file")) with errors") }
    return parts.joined(separator: ", ") + "\n"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// A scenario's expectations against what its touches did.
struct CheckedScenario: Hashable {
  /// The file's name as the user gave it.
  var file: String

  /// The expectations in the order of the file.
  var results: [ExpectationResult]

  var failures: [ExpectationResult] { results.filter { $0.difference != nil } }
}

/// The results as JUnit XML: a test suite for each scenario file, a test case for each expectation.
///
/// It holds no times, so that the same run gives the same text.
struct JUnitReport {
  private var suites = ""
  private var tests = 0
  private var failures = 0
  private var errors = 0

  /// The document, ended with a line end.
  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="hitpath check" tests="\(tests)" failures="\(failures)" errors="\(errors)">
    \(suites)</testsuites>

    """
  }

  mutating func add(_ scenario: CheckedScenario) {
    let file = Self.escaped(scenario.file)
    let failed = scenario.failures.count
    tests += scenario.results.count
    failures += failed
    suites +=
      "  <testsuite name=\"\(file)\" tests=\"\(scenario.results.count)\" failures=\"\(failed)\" errors=\"0\">\n"
    for result in scenario.results {
      let line = result.line.map { " line=\"\($0)\"" } ?? ""
      suites +=
        "    <testcase classname=\"\(file)\" name=\"\(Self.escaped(result.subject))\" file=\"\(result.file.map(Self.escaped) ?? file)\"\(line)"
      guard let difference = result.difference else {
        suites += "/>\n"
        continue
      }
      let message = Self.escaped(result.title(in: scenario.file))
      let text = difference.map(Self.escaped).joined(separator: "\n")
      suites += ">\n      <failure message=\"\(message)\">\(text)</failure>\n    </testcase>\n"
    }
    suites += "  </testsuite>\n"
  }

  /// Adds a file that could not be read.
  mutating func add(_ error: InputErrors, file: String) {
    tests += 1
    errors += 1
    let name = Self.escaped(file)
    let message = Self.escaped(error.errors.first?.message ?? "")
    let text = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.escaped(String($0)) }.joined(separator: "\n")
    suites += """
        <testsuite name="\(name)" tests="1" failures="0" errors="1">
          <testcase classname="\(name)" name="can be read" file="\(name)">
            <error message="\(message)">\(text)</error>
          </testcase>
        </testsuite>

      """
  }

  /// A line of text for an element or an attribute, without what XML cannot hold.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in LineText.safe(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

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
