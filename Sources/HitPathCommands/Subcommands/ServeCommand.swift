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
      Only this machine can open the pages. Prints the address. An open page reloads at the same step when \
      its file is saved, and shows the errors in its file. Ctrl-C stops the server.

      A folder with a scenario, questions and texts is a page of a course. --course serves HitPath's own \
      course, with a live stage for the tasks of its lessons.
      """
  )

  @Argument(help: "\(InputFormats.one), or a folder of them (default: .)")
  var path: String?

  @Flag(help: "Serve HitPath's course instead of files")
  var course = false

  @Option(help: "The port; 0 chooses a free one (default: 8640)", transform: CommandNumber.port)
  var port: UInt16 = 8640

  @Flag(
    name: .customLong("save"),
    help: "Let pages save gestures and their results in the scenario files that they show")
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
