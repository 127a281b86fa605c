// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report
import ScenarioFile

struct ReportCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Makes HTML pages that explain the touches of each input",
    discussion: """
      Each page is one file that opens by double click and works offline. Of a folder all scenarios, storyboards, \
      dumps and traces in it are taken, at any depth. For a folder or several inputs an index is made too, and pages \
      that would come out as they are there already are not made again.

      Nothing is written if any input is wrong. The paths of the pages are printed.
      """
  )

  @Argument(help: "Scenarios, storyboards, dumps, traces or folders of them; - for standard input")
  var inputs: [String]

  @OptionGroup var screen: ScreenOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the pages", valueName: "folder"))
  var output = "hitpath-report"

  @OptionGroup var language: LanguageOptions

  @OptionGroup var form: ReportFormOptions

  @OptionGroup var templates: TemplateOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    let found = try ReportInputs.find(inputs, besides: output)
    let options = ReportOptions(
      language: language.language, templates: try templates.set(), assets: form.assets,
      isEmbedded: form.embed)
    let writer = ReportWriter(options: options, screen: screen, terminal: terminal)
    let isSet = inputs.count > 1 || ScenarioFolder.isFolder(inputs[0])
    let files = isSet ? try writer.writeSet(found, to: output) : [try writer.write(found[0], to: output)]
    for file in files { terminal.write("\(output)/\(file)\n") }
  }
}
