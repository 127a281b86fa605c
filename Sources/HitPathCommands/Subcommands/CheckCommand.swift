// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import InputFile
import ScenarioFile

struct CheckCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Runs scenarios and compares them with what they expect",
    discussion: """
      Exits with 1 if an expectation fails, after printing what was expected and what came. Of a folder every .yml \
      and .yaml file is run, at any depth, in the order of their paths; hidden files and symbolic links are left out.

      An input that is wrong does not stop the others. Its error comes last, and the exit code is 3.

      With GITHUB_ACTIONS=true in the environment each failure is also printed as an annotation for GitHub.
      """
  )

  @Argument(help: "Scenario files or folders of them; - for standard input")
  var inputs: [String]

  @Flag(name: .shortAndLong, help: "Print failures and the last line only")
  var quiet = false

  @Option(path: "Also write the results to this file, as JUnit XML")
  var junit: String?

  @MainActor
  func run(on terminal: Terminal) throws {
    var run = try CheckRun(on: terminal, isQuiet: quiet)
    for input in inputs { try run.check(input) }
    if !run.scenarios.isEmpty {
      terminal.write(CheckText.summary(of: run.scenarios, unreadable: run.errors.count))
      if let junit { try OutputFile.write(run.report.xml, to: junit, or: terminal, keeping: inputs) }
    }
    guard run.errors.isEmpty else { throw run.errors.reduce(into: InputErrors([])) { $0.add($1) } }
    if run.scenarios.contains(where: { !$0.failures.isEmpty }) { throw NotAsWanted() }
  }
}
