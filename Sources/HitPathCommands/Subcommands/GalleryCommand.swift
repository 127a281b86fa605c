// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import Report
import ScenarioFile

struct GalleryCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes the course and the built-in reports",
    discussion: """
      Without names the command makes all pages. It writes the scenario files beside them, to be read and \
      changed.

      With --site the folder works on any web host: styles and scripts are separate files, pages state \
      their address and load nothing from other sites, and there are a site map, a page for addresses that \
      do not exist, and a preview picture for each page.
      """
  )

  @Argument(help: ArgumentHelp("Only the pages with these names", valueName: "name"), completion: .pages)
  var names: [String] = []

  @Option(help: "Only pages of this kind")
  var topic: GalleryTopic?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the pages", valueName: "folder"))
  var output = "hitpath-gallery"

  @Flag(help: "List the names instead")
  var list = false

  @Flag(help: "Print the scenarios instead, to start from")
  var print = false

  @Flag(help: "Make flash cards instead: sheets to print, and tables for flash-card programs")
  var cards = false

  @Flag(help: "Make booklets instead: pages to print from a browser")
  var booklet = false

  @Option(
    help: ArgumentHelp("The address that the folder will have on the web", valueName: "url"),
    transform: SiteAddress.argument)
  var site: SiteAddress?

  @OptionGroup var language: PageLanguageOptions

  @OptionGroup var form: ReportFormOptions

  @OptionGroup var templates: TemplateOptions

  @OptionGroup var look: OpenOption

  func validate() throws {
    _ = try CommandPath.named(output)
    guard [list, print, cards, booklet].count(where: \.self) < 2 else {
      throw ValidationError("--list, --print, --cards and --booklet exclude each other.")
    }
    guard site == nil || !form.embed else {
      throw ValidationError("--site is for whole pages, without --embed.")
    }
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let pages = try chosen()
    if list {
      for page in pages { terminal.write("\(page.name)\n") }
    } else if print {
      for page in pages { terminal.write(Modeline.added(to: page.scenario)) }
    } else {
      var options = try form.options(templates)
      if site != nil, !cards, !booklet { (options.site, options.assets) = (site, .separate) }
      let writer = ReportWriter(
        options: options, languages: language.languages, changes: ScreenChanges(),
        terminal: terminal)
      if cards || booklet, !pages.contains(where: { $0.input.page != nil }) {
        throw ValidationError("--cards and --booklet are for pages of the course, of which none is chosen.")
      }
      guard !cards else { return try write(writer.cards(of: pages), terminal) }
      guard !booklet else { return try write(writer.booklets(of: pages), terminal) }
      try writePages(pages, with: writer)
    }
  }

  /// Writes the pages, their scenarios, and further files for a web site.
  @MainActor
  private func writePages(_ pages: [GalleryPage], with writer: ReportWriter) throws {
    let scenarios = pages.map { (name: "scenarios/\($0.name).yml", text: $0.scenario) }
      .filter { !$0.text.isEmpty }
    let kinds = isWhole ? try KindPages(options: writer.options, languages: writer.languages) : nil
    let files = try writer.writeSet(
      pages.map(\.input), to: output, others: scenarios + (kinds?.files ?? []), links: kinds?.links ?? [:],
      example: names.isEmpty && topic != .scenarios ? GalleryPage.example : nil)
    if let site {
      let entries = ReportManifest(folder: output).pages.map(\.entries) + (kinds.map { [$0.entries] } ?? [])
      try writer.writeSite(site, to: output, pages: entries)
    }
    writer.terminal.write(path: "\(output)/\(files[0])")
    look.show("\(output)/\(files[0])", on: writer.terminal)
  }

  /// Writes the files for printing, and prints the paths of those to open.
  @MainActor
  private func write(_ files: [(name: String, text: String)], _ terminal: Terminal) throws {
    try OutputFile.write(files.map { ("\(output)/\($0.name)", $0.text) }, in: output)
    for file in files where !file.name.contains("/") { terminal.write(path: "\(output)/\(file.name)") }
  }

  /// Whether the whole gallery is made.
  private var isWhole: Bool { names.isEmpty && topic == nil }

  /// The requested pages, in the order of the gallery.
  private func chosen() throws -> [GalleryPage] {
    let all = try GalleryPage.all()
    let pages = isWhole ? all : (all + GalleryPage.kinds()).filter { topic == nil || $0.topic == topic }
    guard !names.isEmpty else { return pages }
    return try names.map { name in
      guard let page = pages.first(where: { $0.name == name }) else {
        let near = Spelling.nearest(to: name, in: pages.map(\.name))
        throw ValidationError(
          "There is no page '\(name)' in the gallery\(near.map { "; did you mean '\($0)'?" } ?? ".")")
      }
      return page
    }
  }
}

extension GalleryTopic: ExpressibleByArgument {}
