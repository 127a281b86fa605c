// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import ScenarioFile

struct CheckCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Runs scenarios and compares them with what they expect",
    discussion: "Exits with 1 if an expectation fails, after printing what was expected and what came."
  )

  @Argument(help: "Scenario files; - for standard input")
  var inputs: [String]

  @MainActor
  func run(on terminal: Terminal) throws {
    let reader = InputReader(try ScreenOptions.parse([]), terminal)
    let results = try inputs.map { input in
      let loaded = try reader.load(input)
      guard let scenario = loaded.scenario else {
        throw InputError(
          file: input, message: "a trace has no expectations", hint: "check the scenario instead")
      }
      return ExpectationCheck(scenario, TraceAnalysis(loaded.trace), file: input)
    }
    for result in results { terminal.write(result.text(for: terminal)) }
    let failed = results.reduce(0) { $0 + $1.failures.count }
    let total = results.reduce(0) { $0 + $1.count }
    let empty = results.count { $0.count == 0 }
    let note = empty == 0 ? "" : ", \(empty) \(empty == 1 ? "file" : "files") without expectations"
    terminal.write("\(total - failed) passed, \(failed) failed\(note)\n")
    if failed > 0 { throw ExpectationsFailed() }
  }
}
