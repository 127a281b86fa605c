// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import Report
import ScenarioFile

struct ServeCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows pages in a browser and renews them when their source is saved",
    discussion: """
      Pages are served to this machine only. The address is printed. An open page loads again when its file is \
      saved, at the same step; what is wrong with a file is shown in its page. Ctrl-C ends it.
      """
  )

  @Argument(help: "\(InputFormats.one), or a folder of them")
  var path = "."

  @Option(help: "The port; 0 for any that is free (default: 8640)", transform: CommandNumber.port)
  var port: UInt16 = 8640

  @Flag(
    name: .customLong("save"),
    help: "Let pages write: gestures and what came of them into the scenario files that they show")
  var isSaving = false

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var picture: ScreenshotOptions

  @OptionGroup var language: PageLanguageOptions

  @OptionGroup var templates: TemplateOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    guard FilePath.isFolder(path) == true || FileStamp(path: path) != nil else {
      throw InputError(file: path, message: "there is no such file")
    }
    if picture.screenshot != nil, FilePath.isFolder(path) == true {
      throw ValidationError("--screenshot is the picture of one screen: name a file, not a folder.")
    }
    let changes = try picture.changes(screen)
    let languages = language.languages
    let loop = ServeLoop(
      LivePageMaker(options: ReportOptions(templates: try templates.set(), assets: .separate)),
      in: languages, isSaving: isSaving)
    let screens = LiveScreens(path, languages: languages, changes: changes, on: terminal, isSaving: isSaving)
    try loop.run(screens, port: port, on: terminal, start: PageServing.start)
  }
}
