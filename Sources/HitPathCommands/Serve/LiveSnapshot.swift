// SPDX-License-Identifier: Apache-2.0

import Narration
import Report

/// What is served at one time: the inputs as they were read last, and the names of their pages.
struct LiveSnapshot: Sendable {
  let isFolder: Bool
  let languages: PageLanguages

  /// How often the inputs or their names have changed.
  private(set) var revision = 0

  private(set) var items: [LiveItem] = []

  private var names: [String] = []

  /// The pages of inputs by their files.
  private var pages: [String: (position: Int, language: Language)] = [:]

  /// The names that pages had before: the input of each, and its language.
  private var oldFiles: [String: (path: String, language: Language)] = [:]

  init(isFolder: Bool, languages: PageLanguages) {
    self.isFolder = isFolder
    self.languages = languages
  }

  /// What there is after a change.
  func next(_ items: [LiveItem]) -> LiveSnapshot {
    var next = LiveSnapshot(isFolder: isFolder, languages: languages)
    next.revision = revision + 1
    next.items = items
    next.names = items.map(\.pageName)
    for (position, item) in items.enumerated() {
      for language in languages.all {
        next.pages[languages.file(item.pageName, in: language)] = (position, language)
      }
    }
    next.oldFiles = oldFiles
    for (file, page) in pages where next.pages[file] == nil {
      next.oldFiles[file] = (self.items[page.position].input.path, page.language)
    }
    return next
  }

  /// Where a path leads to.
  enum Destination: Hashable {
    /// A page by its file's name. If no page has that name, a page that says so.
    case page(file: String)
    case moved(to: String)
    case asset(name: String)
  }

  /// Where a path leads to.
  ///
  /// - Parameters:
  ///   - path: The path as a browser asks for it.
  ///   - assets: The names of the files beside pages.
  /// - Returns: The destination.
  func destination(of path: String, assets: Set<String>) -> Destination {
    guard path.hasPrefix("/") else { return .page(file: "") }
    let name = String(path.dropFirst())
    if name.isEmpty {
      if isFolder { return .page(file: languages.file(ReportWriter.index, in: languages.first)) }
      return items.first.map { .moved(to: "/\(languages.file($0.pageName, in: languages.first))") }
        ?? .page(file: "")
    }
    if key(of: name) != .missing { return .page(file: name) }
    if assets.contains(name) { return .asset(name: name) }
    if let old = oldFiles[name], let item = items.first(where: { $0.input.path == old.path }) {
      return .moved(to: "/\(languages.file(item.pageName, in: old.language))")
    }
    return .page(file: name)
  }

  /// What a page is made of. Pages with the same key are the same.
  enum Key: Hashable, Sendable {
    case index(Language, revision: Int)
    case item(version: Int, Language, PagePlace)
    case missing
  }

  /// What a file's page is made of now.
  func key(of file: String) -> Key {
    if let (position, language) = pages[file] {
      return .item(version: items[position].version, language, place(of: position, in: language))
    }
    if isFolder, let language = languages.language(of: file, named: ReportWriter.index) {
      return .index(language, revision: revision)
    }
    return .missing
  }

  /// The input of a page; nil for the index and for names that no page has.
  func item(of file: String) -> LiveItem? { pages[file].map { items[$0.position] } }

  /// The link from pages to the index; nil for a single input.
  func index(in language: Language) -> PagePlace.Link? {
    isFolder ? languages.link(toIndex: ReportWriter.index, in: language) : nil
  }

  private func place(of position: Int, in language: Language) -> PagePlace {
    languages.place(
      of: position, in: names.count, among: names, index: isFolder ? ReportWriter.index : nil, in: language
    ) { items[$0].title(in: language) }
  }
}
