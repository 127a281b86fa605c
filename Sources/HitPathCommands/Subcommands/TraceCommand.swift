// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import HitPath
import InputFile
import ScenarioFile
import Trace

struct TraceCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Prints what event delivery did, as data or as a log",
    discussion: """
      `json` is JSON Lines: a header, the screen, one record per event, and with `--tap-map` the regions \
      in which views get a tap (see `hitpath schema trace`). `log` has the lines that people usually print \
      from overridden methods, indented by two spaces per call.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case log
  }

  @OptionGroup var input: InputOptions

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var picture: ScreenshotOptions

  @Option(help: "The form of the trace")
  var format: Format = .json

  @Flag(help: "Add the regions of the screen in which views get a tap")
  var tapMap = false

  @OptionGroup var file: FileOption

  @MainActor
  func run(on terminal: Terminal) throws {
    var loaded = try input.load(screen, showing: picture, on: terminal, needsTapMap: tapMap)
    if tapMap, loaded.trace.tapMap == nil {
      throw InputError(
        file: input.path, message: "this trace does not carry its scenario, so its tap map cannot be made",
        hint: "give --tap-map when the trace is made")
    }
    let text: String
    switch format {
    case .json:
      if let scenario = loaded.scenario, ScenarioWriter.canWrite(scenario) {
        loaded.trace.header.scenario = try ScenarioWriter.yaml(scenario)
      }
      text = try loaded.trace.jsonLines()
    case .log:
      text = TraceLog(loaded.trace).text
    }
    try OutputFile.write(text, to: file.output, or: terminal, keeping: input.files)
  }
}
