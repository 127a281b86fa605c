// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Report
import ScenarioFile

struct GalleryCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Makes the course and the built-in reports",
    discussion: """
      Without names all pages are made. The scenario files are written beside them, to be read and changed.

      With --site the folder can be put on any web host: styles and scripts are files of their own, pages say where \
      they stand and load nothing from elsewhere, and there are a site map, a page for what is not found, and a \
      picture for links to each page.
      """
  )

  @Argument(help: ArgumentHelp("Only the pages of these names", valueName: "name"))
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

  @Option(
    help: ArgumentHelp("The address at which the folder will stand, for a web site", valueName: "url"),
    transform: Self.address)
  var site: SiteAddress?

  @OptionGroup var language: PageLanguageOptions

  @OptionGroup var form: ReportFormOptions

  func validate() throws {
    _ = try CommandPath.named(output)
    guard !(list && print) else { throw ValidationError("--list and --print exclude each other.") }
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
      for page in pages { terminal.write(page.scenario) }
    } else {
      var options = try form.options()
      if site != nil { (options.site, options.assets) = (site, .separate) }
      let writer = ReportWriter(
        options: options, languages: language.languages, screen: try ScreenOptions.parse([]),
        terminal: terminal)
      let scenarios = pages.map { (name: "scenarios/\($0.name).yml", text: $0.scenario) }
      let files = try writer.writeSet(
        pages.map(\.input), to: output, others: scenarios.filter { !$0.text.isEmpty })
      if let site {
        try SiteWriter(site: site, options: options, languages: language.languages, terminal: terminal)
          .write(to: output, pages: ReportManifest(folder: output).pages.map(\.entries))
      }
      terminal.write(path: "\(output)/\(files[0])")
    }
  }

  private static func address(_ argument: String) throws -> SiteAddress {
    guard let address = SiteAddress(argument) else {
      throw ValidationError("'\(argument)' is no address of a folder, such as https://example.org/touches.")
    }
    return address
  }

  /// The pages that are asked for, in the order of the gallery.
  private func chosen() throws -> [GalleryPage] {
    let pages = try GalleryPage.all().filter { topic == nil || $0.topic == topic }
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
