// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import InputFile
import ScenarioFile
import Trace

/// Checks scenario files one after the other and writes the results.
@MainActor
struct CheckRun {
  private let reader: InputReader
  private let terminal: Terminal
  private let isQuiet: Bool

  private(set) var scenarios: [CheckedScenario] = []

  /// The errors of files that could not be read.
  private(set) var errors: [InputErrors] = []

  /// The number of files in folders with a scenario's extension that are not scenarios.
  private var others = 0

  private(set) var report: JUnitReport
  private var annotations = AnnotationList()
  private var summary = CheckSummary()

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - shard: The part of the files to check, if several machines share them; nil for all.
  ///   - terminal: Where the results are written.
  ///   - isQuiet: Whether only failures are written.
  init(_ shard: Shard?, on terminal: Terminal, isQuiet: Bool) {
    self.terminal = terminal
    self.isQuiet = isQuiet
    reader = InputReader(ScreenChanges(), terminal)
    report = JUnitReport(shard)
  }

  /// The files of the inputs, in order. Errors of an input are kept until the end.
  mutating func files(of inputs: [String]) throws -> [String] {
    try inputs.flatMap { input in
      let found =
        try keepingErrors(of: input) { try ScenarioFolder.files(of: input) } ?? (scenarios: [], others: [])
      others += found.others.count
      return found.scenarios
    }
  }

  /// Checks files. Errors of a file are kept until the end.
  mutating func check(_ files: [String]) throws {
    var progress = ProgressLine(of: files.count, on: terminal)
    for (position, file) in files.enumerated() {
      progress.show(position, file)
      guard
        let (scenario, page, trace) = try keepingErrors(
          of: file,
          { [reader] in
            let loaded = try reader.load(file)
            let (scenario, page) = try Self.checked(loaded, in: file)
            return (scenario, page, loaded.trace)
          })
      else { continue }
      scenarios.append(scenario)
      report.add(scenario)
      if !isQuiet || !scenario.failures.isEmpty {
        progress.clear()
        terminal.write(CheckText(terminal: terminal).text(for: scenario))
      }
      annotations.add(scenario.failures.map { GitHubAnnotation.line(for: $0, in: scenario) })
      if terminal.jobSummary != nil { summary.add(scenario, trace) }
      _ = try keepingErrors(of: file) { try page?.texts() }
    }
    progress.clear()
  }

  /// Writes annotations and the job summary, if GitHub Actions runs this.
  func tellGitHub() throws {
    if terminal.isAnnotating { annotations.lines(of: "hitpath check").forEach(terminal.annotate) }
    try terminal.jobSummary?.append(summary.text(lastLine))
  }

  /// The results of a scenario and of the questions beside it, and the page that they form.
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

  /// The numbers of passed and failed expectations, and remarks.
  var lastLine: String { CheckText.summary(of: scenarios, unreadable: errors.count, others: others) }

  private mutating func keepingErrors<Result>(of file: String, _ body: () throws -> Result) throws -> Result?
  {
    var found = InputErrors([])
    if let result = try found.collect(body) { return result }
    errors.append(found)
    report.add(found, file: file)
    annotations.add(found.errors.map { GitHubAnnotation.line(for: $0) })
    summary.add(found)
    return nil
  }
}

/// The results of checked scenarios, for people.
@MainActor
struct CheckText {
  let terminal: Terminal

  /// One line for a scenario that meets its expectations, else the differences.
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
    let page = scenario.pageCommand.map { "  see: \(terminal.styled($0, .plain))\n" } ?? ""
    return failures.map { text(for: $0, file: file) }.joined() + page
  }

  /// The position in the format of compilers, so that editors can open it, then the difference and its reason.
  private func text(for failure: ExpectationResult, file: String) -> String {
    let mark = terminal.styled("error:", .refused)
    var text =
      "\(terminal.styled(failure.place(in: file), .plain)): \(mark) \(terminal.styled(failure.subject, .plain))\n"
    for line in failure.difference ?? [] {
      text += "  \(terminal.styled(line, line.hasPrefix(" ") ? .muted : .strong))\n"
    }
    if let why = failure.why { text += "  why: \(terminal.styled(why, .plain))\n" }
    return text
  }

  fileprivate static func summary(of scenarios: [CheckedScenario], unreadable: Int, others: Int) -> String {
    let total = scenarios.reduce(0) { $0 + $1.results.count }
    let failed = scenarios.reduce(0) { $0 + $1.failures.count }
    let empty = scenarios.count { $0.results.isEmpty }
    var parts = ["\(total - failed) passed", "\(failed) failed"]
    if empty > 0 { parts.append("\(number(empty, "file")) without expectations") }
    if unreadable > 0 { parts.append("\(number(unreadable, "file")) with errors") }
    if others > 0 { parts.append("\(number(others, "file")) in YAML without touches or a window") }
    return parts.joined(separator: ", ") + "\n"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The results of a scenario's expectations.
struct CheckedScenario: Hashable {
  /// The file's name as the user gave it.
  var file: String

  /// The expectations in the order of the file.
  var results: [ExpectationResult]

  var failures: [ExpectationResult] { results.filter { $0.difference != nil } }

  /// The command that shows the page of the scenario; nil for standard input.
  var pageCommand: String? { file == "-" ? nil : "hitpath report \(ShellWord.quoted(file)) --open" }
}
