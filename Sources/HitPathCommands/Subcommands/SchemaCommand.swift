// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ScenarioFile
import ScreenImport
import Trace
import UIKitModel

struct SchemaCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of scenario files, of trace records or of captures",
    discussion: "Editors complete scenario files from it; scripts check traces against it, record by record."
  )

  enum SchemaName: String, ExpressibleByArgument, CaseIterable {
    case scenario
    case trace
    case capture
  }

  @Argument(help: "Which format")
  var kind: SchemaName

  @MainActor
  func run(on terminal: Terminal) throws {
    let text =
      switch kind {
      case .scenario: ScenarioSchema.json
      case .trace: TraceSchema.json(describing: SimulationSetting.all.map(\.description))
      case .capture: CaptureSchema.json
      }
    terminal.write(text.hasSuffix("\n") ? text : text + "\n")
  }
}

/// The line by which editors find the schema of a scenario file (the YAML language server of Red Hat, in VS Code and
/// others).
enum Modeline {
  /// The file for the output of `hitpath schema scenario`, beside the scenarios.
  static let schema = "scenario.schema.json"

  /// The text of a scenario, preceded by the line.
  static func added(to scenario: String) -> String {
    scenario.isEmpty ? "" : "# yaml-language-server: $schema=\(schema)\n" + scenario
  }
}
