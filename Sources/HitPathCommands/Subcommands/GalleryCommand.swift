// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report

struct GalleryCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes the course and the reports of the built-in scenarios",
    discussion: "The scenario files are written beside the pages, to be read and changed."
  )

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the pages", valueName: "folder"))
  var output = "hitpath-gallery"

  @Flag(help: "List the scenarios instead")
  var list = false

  @OptionGroup var language: PageLanguageOptions

  @OptionGroup var form: ReportFormOptions

  func validate() throws { _ = try CommandPath.named(output) }

  @MainActor
  func run(on terminal: Terminal) throws {
    guard !list else {
      for file in BuiltInScenarios.files { terminal.write("\(file.name)\n") }
      return
    }
    let inputs =
      try CourseInputs.all()
      + BuiltInScenarios.files.map { ReportInput(path: "\($0.name).yml", builtIn: $0.text) }
    let writer = ReportWriter(
      options: try form.options(), languages: language.languages, screen: try ScreenOptions.parse([]),
      terminal: terminal)
    let scenarios = BuiltInScenarios.files.map { (name: "scenarios/\($0.name).yml", text: $0.text) }
    let files = try writer.writeSet(inputs, to: output, others: scenarios)
    terminal.write(path: "\(output)/\(files[0])")
  }
}
