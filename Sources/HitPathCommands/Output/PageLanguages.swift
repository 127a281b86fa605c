// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Narration
import Report

/// The languages of pages, with one file each. The first language's files have the plain names.
struct PageLanguages: Hashable, Encodable, CustomStringConvertible {
  let all: [Language]

  init(_ all: [Language]) {
    self.all = all
  }

  var first: Language { all[0] }

  var description: String { all.map(\.code).joined(separator: ",") }

  /// The endings of file names, by language.
  func endings(_ separator: String = ".") -> [String] {
    all.map { $0 == first ? "" : separator + $0.code }
  }

  /// A page's file in one of the languages: `card.html`, `card.zh-Hans.html`.
  func file(_ name: String, in language: Language) -> String {
    "\(name)\(language == first ? "" : ".\(language.code)").html"
  }

  /// A page's file in every language.
  func files(_ name: String) -> [String] { all.map { file(name, in: $0) } }

  /// The page in the other languages.
  func translations(of name: String, besides language: Language) -> [PagePlace.Translation] {
    all.filter { $0 != language }.map { PagePlace.Translation(language: $0, file: file(name, in: $0)) }
  }

  /// The link to an index, with its title.
  func link(
    toIndex name: String, _ title: FixedText = .indexTitle, in language: Language
  ) -> PagePlace.Link {
    PagePlace.Link(file: file(name, in: language), title: language.say(title))
  }

  /// The place of a page among several: between its neighbours, below the index, beside its translations.
  ///
  /// - Parameters:
  ///   - position: The index of the page.
  ///   - count: The number of pages.
  ///   - names: The names of the pages in order, at least up to the next one.
  ///   - index: The name of the index; nil for a single page.
  ///   - indexTitle: The title of the index.
  ///   - language: The page's language.
  ///   - title: The title of each page, in that language.
  /// - Returns: The place.
  func place(
    of position: Int, in count: Int, among names: [String], index: String?,
    _ indexTitle: FixedText = .indexTitle,
    in language: Language, title: (Int) -> String
  ) -> PagePlace {
    let translations = translations(of: names[position], besides: language)
    let own = file(names[position], in: language)
    guard let index else { return PagePlace(file: own, translations: translations) }
    func link(_ position: Int) -> PagePlace.Link? {
      guard names.indices.contains(position) else { return nil }
      return PagePlace.Link(file: file(names[position], in: language), title: title(position))
    }
    return PagePlace(
      file: own, index: self.link(toIndex: index, indexTitle, in: language), previous: link(position - 1),
      next: link(position + 1), position: PagePlace.Position(number: position + 1, count: count),
      translations: translations)
  }

  /// The language of a file with a given page name.
  func language(of file: String, named name: String) -> Language? {
    all.first { self.file(name, in: $0) == file }
  }
}

/// The languages of pages.
struct PageLanguageOptions: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: ArgumentHelp(
      "The language of the pages, or several separated by commas: then the pages link to each other "
        + "(values: \(Language.all.map(\.code).joined(separator: ", ")); default: \(standard))",
      valueName: "languages"),
    transform: Self.languages)
  var languages = standard

  private static let standard = PageLanguages([.english])

  private static func languages(_ argument: String) throws -> PageLanguages {
    var all: [Language] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let language = Language(code: String(part)) else {
        let known = Language.all.map { "'\($0.code)'" }.joined(separator: ", ")
        throw ValidationError("'\(part)' is none of \(known).")
      }
      if !all.contains(language) { all.append(language) }
    }
    return PageLanguages(all)
  }
}

/// The options for the form of pages.
struct ReportFormOptions: ParsableArguments {
  @Option(help: "Where pages have their styles and scripts: inside, or in files beside them")
  var assets: ReportOptions.Assets = .inline

  @Flag(help: "Make only the stage and the player, to show in another page")
  var embed = false

  @Option(
    help: ArgumentHelp("With --embed: the address of the whole pages, to which these link", valueName: "url"),
    transform: SiteAddress.argument)
  var wholeAt: SiteAddress?

  func options(_ templates: TemplateOptions) throws -> ReportOptions {
    var options = ReportOptions(templates: try templates.set(), assets: assets, isEmbedded: embed)
    options.wholePages = wholeAt
    return options
  }

  func validate() throws {
    guard wholeAt == nil || embed else {
      throw ValidationError("--whole-at is for pages within others: with --embed.")
    }
  }
}

extension ReportOptions.Assets: ExpressibleByArgument {}

extension SiteAddress {
  static func argument(_ argument: String) throws -> SiteAddress {
    guard let address = SiteAddress(argument) else {
      throw ValidationError("'\(argument)' is no address of a folder, such as https://example.org/touches.")
    }
    return address
  }
}
