// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import ScenarioFile

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
