// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ScenarioFile
import Trace

struct SchemaCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of scenario files or of trace records",
    discussion: "Editors complete scenario files from it; scripts check traces against it, record by record."
  )

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case scenario
    case trace
  }

  @Argument(help: "Which format")
  var kind: Kind

  @MainActor
  func run(on terminal: Terminal) throws {
    let text =
      switch kind {
      case .scenario: ScenarioSchema.json
      case .trace: TraceSchema.json
      }
    terminal.write(text.hasSuffix("\n") ? text : text + "\n")
  }
}
