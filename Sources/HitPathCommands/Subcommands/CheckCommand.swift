// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import InputFile
import ScenarioFile

struct CheckCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Runs scenarios and compares them with what they expect",
    discussion: """
      Exits with 1 if an expectation fails, after printing what was expected, what happened and why. A \
      folder stands for all its .yml and .yaml files, at any depth, in the order of their paths; hidden \
      files and symbolic links are left out.

      An input with an error does not stop the others. Its error is printed last, and the exit code is 3.

      With GITHUB_ACTIONS=true in the environment failures are also annotated for GitHub, and a summary is \
      added to the file GITHUB_STEP_SUMMARY.
      """
  )

  @Argument(help: "Scenario files or folders of them; - for standard input", completion: .scenarios)
  var inputs: [String]

  @Flag(name: .shortAndLong, help: "Print only failures and the last line")
  var quiet = false

  @Option(path: "Also write the results to this file, as JUnit XML")
  var junit: String?

  @OptionGroup var part: ShardOption

  @MainActor
  func run(on terminal: Terminal) throws {
    let shard = try part.shard(on: terminal)
    var run = CheckRun(shard, on: terminal, isQuiet: quiet)
    try run.check(ShardOption.part(shard, of: run.files(of: inputs), "files", terminal))
    try run.tellGitHub()
    if !run.scenarios.isEmpty || shard != nil {
      terminal.write(run.lastLine)
      // Bazel sets where it expects the results.
      let place = junit ?? terminal.environment["XML_OUTPUT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
      if let place { try OutputFile.write(run.report.xml, to: place, or: terminal, keeping: inputs) }
    }
    guard run.errors.isEmpty else { throw run.errors.reduce(into: InputErrors([])) { $0.add($1) } }
    if run.scenarios.contains(where: { !$0.failures.isEmpty }) { throw NegativeResult() }
  }
}
