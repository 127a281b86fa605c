// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ScenarioFile

struct GalleryCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes the reports of the built-in scenarios",
    discussion: "The scenario files are written beside the pages, to be read and changed."
  )

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the pages", valueName: "folder"))
  var output = "hitpath-gallery"

  @Flag(help: "List the scenarios instead")
  var list = false

  @OptionGroup var language: LanguageOptions

  @OptionGroup var templates: TemplateOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    guard !list else {
      for file in BuiltInScenarios.files { terminal.write("\(file.name)\n") }
      return
    }
    let inputs = try BuiltInScenarios.files.map { file in
      var scenario = try ScenarioReader.read(file.text, file: "\(file.name).yml")
      scenario.nameEverything()
      return ScenarioRun(scenario).trace()
    }
    let reports = try ReportWriter(language: language.language, templates: templates.set()).pages(for: inputs)
    try OutputFile.write(
      BuiltInScenarios.files.map { ("\(output)/scenarios/\($0.name).yml", $0.text) }
        + reports.map { ("\(output)/\($0.file)", $0.html) })
    terminal.write("\(output)/index.html\n")
  }
}
