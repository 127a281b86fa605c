// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ScenarioFile

struct ReportCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Makes HTML pages that explain the touches of each input",
    discussion: """
      Each page is one file that opens by double click and works offline. With several inputs an index is made \
      too. Nothing is written if any input is wrong. The paths of the pages are printed.
      """
  )

  @Argument(help: "Scenarios, storyboards, dumps or traces; - for standard input")
  var inputs: [String]

  @OptionGroup var screen: ScreenOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the pages", valueName: "folder"))
  var output = "hitpath-report"

  @OptionGroup var language: LanguageOptions

  @OptionGroup var templates: TemplateOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    let reader = InputReader(screen, terminal)
    let traces = try inputs.map { try reader.load($0).trace }
    let pages = try ReportWriter(language: language.language, templates: templates.set()).pages(for: traces)
    try OutputFile.write(pages.map { ("\(output)/\($0.file)", $0.html) })
    for page in pages { terminal.write("\(output)/\(page.file)\n") }
  }
}
