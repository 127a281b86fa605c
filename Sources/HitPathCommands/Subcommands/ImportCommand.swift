// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import ScenarioFile
import ScreenImport
import Trace

struct ImportCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Turns a \(InputFormats.imported.joinedByOr) into a scenario file",
    discussion: """
      You can read, edit and run the scenario. With several inputs each becomes a file of its own in the \
      folder given by -o. Files of controllers, gesture recognizers and touches become one scenario with \
      the dump of views beside them if they are from the same run.

      With --anonymize you can show a screen to others: names of objects, classes, actions and targets, \
      and all texts, are replaced, equal names by equal ones. Names of classes that begin like UIKit's \
      stay.
      """
  )

  @Argument(help: ArgumentHelp(InputFormats.toImport), completion: .inputs)
  var inputs: [String]

  @OptionGroup var screen: ScreenOptions

  @Option(.shortAndLong, path: "The scenario file to write, or the folder for several", as: "path")
  var output: String?

  @Flag(help: "Replace names and texts with made-up ones")
  var anonymize = false

  @MainActor
  func run(on terminal: Terminal) throws {
    let reader = InputReader(screen, terminal)
    var files: [(name: String, text: String)] = []
    let joined = try InputReader.joined(inputs)
    if inputs.count > 1, joined == nil, output == nil {
      throw ValidationError("Name a folder with -o for several inputs.")
    }
    for input in joined.map({ [$0.name] }) ?? inputs {
      let text = try joined?.text ?? InputReader.text(of: input)
      let scenario = try reader.screen(input, text: text)
        .scenario(adding: screen.taps.map { .tap(at: $0) })
      guard anonymize else {
        if scenario.screenshot != nil {
          terminal.warn(
            of: InputError(
              file: input,
              message: "the picture of the screen is left out: a scenario file has no place for it",
              hint: "save it as a file, and give --screenshot with the scenario"))
        }
        files.append((scenario.name, Modeline.added(to: try ScenarioWriter.yaml(scenario, file: input))))
        continue
      }
      let anonymous = try AnonymousScenario(scenario, file: input)
      files.append((AnonymousScenario.name, Modeline.added(to: anonymous.yaml)))
      let replaced = anonymous.replaced.isEmpty ? "nothing" : anonymous.replaced.joined(separator: ", ")
      terminal.report("\(LineText.path(input)): replaced \(replaced)")
    }
    guard let output, files.count > 1 else {
      for file in files { try OutputFile.write(file.text, to: output, or: terminal, keeping: inputs) }
      return
    }
    var namer = FileNamer()
    let paths = files.map { "\(output)/\(namer.name(for: $0.name)).yml" }
    try OutputFile.write(zip(paths, files).map { ($0, $1.text) }, in: output, keeping: inputs)
    for path in paths { terminal.write(path: path) }
  }
}
