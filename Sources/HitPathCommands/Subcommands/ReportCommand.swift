// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import Report
import ScenarioFile

struct ReportCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Makes HTML pages that explain the touches of each input",
    discussion: """
      Each page is one file that opens with a double click and works offline. A folder stands for all \
      inputs in it, at any depth. For a folder or several inputs the command makes an index too, and keeps \
      pages that are up to date.

      --view explains on the page why a touch did not go to that view, and where a tap would reach it; on \
      a screen without touches the page shows a tap in the middle of the view. --all-controls adds a table \
      of all controls.

      To name the page of a single input, use -o page.html.

      With --format markdown or docc the command makes documents instead, each with its pictures beside \
      it.

      If an input has an error, nothing is written. Prints the paths of the pages.
      """
  )

  @Argument(help: ArgumentHelp(InputFormats.manyOrFolders), completion: .inputs)
  var inputs: [String]

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var picture: ScreenshotOptions

  @OptionGroup var question: QuestionOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the pages, or the file of the only one, PAGE.html", valueName: "folder"))
  var output = "hitpath-report"

  @OptionGroup var language: PageLanguageOptions

  @Option(help: "The form of the pages")
  var format: ReportFormat = .html

  @OptionGroup var form: ReportFormOptions

  @OptionGroup var templates: TemplateOptions

  @OptionGroup var part: ShardOption

  @OptionGroup var look: OpenOption

  func validate() throws {
    _ = try CommandPath.named(output)
    guard format != .html else { return }
    guard chosenPage == nil else {
      throw ValidationError(
        "\(output) is a page, and --format \(format.rawValue) makes a folder of documents: name a folder.")
    }
    let wrong = [
      ("--shard", part.shard != nil), ("--view", question.view != nil),
      ("--all-controls", question.allControls),
      ("--embed", form.embed), ("--assets", form.assets != .inline),
      ("--templates", templates.templates != nil), ("--open", look.open),
    ]
    if let option = wrong.first(where: \.1)?.0 {
      throw ValidationError("\(option) is for HTML pages, not for \(format.rawValue).")
    }
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let joined = try InputReader.joined(inputs).map {
      [ReportInput(path: $0.name, builtIn: $0.text, page: PageSource(beside: $0.name))]
    }
    let found = try joined ?? ReportInputs.find(inputs, besides: output)
    let isSet = joined == nil && (inputs.count > 1 || FilePath.isFolder(inputs[0]) == true)
    if isSet, picture.screenshot != nil {
      throw ValidationError("--screenshot is the picture of one screen: name one input.")
    }
    if isSet, question.view != nil {
      throw ValidationError("--view names a view of one screen: name one input.")
    }
    if !isSet, part.shard != nil {
      throw ValidationError("--shard is for a set of pages: name a folder or several inputs.")
    }
    if isSet, format == .html, let shard = try part.shard(on: terminal) {
      // The part has no index to open.
      return try writePart(shard, of: found, terminal)
    }
    if isSet, let chosenPage {
      throw ValidationError(
        "\(output) is one page, and a folder or several inputs make a folder of pages: name a folder, such as \(chosenPage)."
      )
    }
    let folder = chosenPage == nil ? output : FilePath.folder(of: output)
    let files = try files(of: found, asSet: isSet, in: folder, terminal)
    let shown = files.map { folder == "." && chosenPage != nil ? $0 : "\(folder)/\($0)" }
    for path in shown { terminal.write(path: path) }
    look.show(shown.first, on: terminal)
  }

  /// The name of the page that the user named as the output, without ending; nil for a folder.
  private var chosenPage: String? {
    guard output.hasSuffix(Self.ending), FilePath.isFolder(output) != true else { return nil }
    let name = output.split(separator: "/").last.map { String($0.dropLast(Self.ending.count)) } ?? ""
    return name.isEmpty ? nil : name
  }

  private static let ending = ".html"

  /// Writes this machine's part of the set.
  @MainActor
  private func writePart(_ shard: Shard, of found: [ReportInput], _ terminal: Terminal) throws {
    let writer = ReportWriter(
      options: try form.options(templates), languages: language.languages,
      changes: question.asked(try picture.changes(screen)),
      terminal: terminal)
    let notes = ShardNotes(shard: shard, total: found.count, arguments: arguments)
    for file in try writer.writePart(shard, of: found, to: output, notes) {
      terminal.write(path: "\(output)/\(file)")
    }
  }

  /// The options that affect the index of the set, as command-line words.
  private var arguments: [String] {
    ["--lang", "\(language.languages)", "--assets", form.assets.rawValue]
      + (form.embed ? ["--embed"] : []) + (form.wholeAt.map { ["--whole-at", $0.folder] } ?? [])
      + (templates.templates.map { ["--templates", $0] } ?? [])
  }

  /// Writes the pages or documents; returns their files, in the folder.
  @MainActor
  private func files(
    of found: [ReportInput], asSet isSet: Bool, in folder: String, _ terminal: Terminal
  ) throws -> [String] {
    let changes = question.asked(try picture.changes(screen))
    if let documents = format.documentForm {
      let writer = DocumentWriter(
        form: documents, languages: language.languages, changes: changes, terminal: terminal)
      return try writer.write(found, asSet: isSet, to: folder)
    }
    let writer = ReportWriter(
      options: try form.options(templates), languages: language.languages, changes: changes,
      terminal: terminal)
    guard !isSet else { return try writer.writeSet(found, to: folder) }
    var input = found[0]
    input.chosenName = chosenPage
    return try writer.write(input, to: folder)
  }
}
