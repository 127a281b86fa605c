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

      A folder with a scenario, questions and texts is a page of a course. With --course HitPath's own course is \
      served. The tasks of its lessons are done on a live stage.
      """
  )

  @Argument(help: "\(InputFormats.one), or a folder of them (default: .)")
  var path: String?

  @Flag(help: "Serve HitPath's course, in place of files")
  var course = false

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

  func validate() throws {
    guard course, path != nil || isSaving || picture.screenshot != nil else { return }
    throw ValidationError("--course is served in place of files, without --save and --screenshot.")
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let path = path ?? "."
    let pages = course ? try GalleryPage.all().map(\.input) : nil
    guard pages != nil || FilePath.isFolder(path) == true || FileStamp(path: path) != nil else {
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
    let screens = LiveScreens(
      path, languages: languages, changes: changes, on: terminal, isSaving: isSaving, builtIn: pages)
    try loop.run(screens, port: port, on: terminal, start: PageServing.start)
  }
}
