// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import Report
import ScenarioFile

/// The pages of a folder, or of a single input, as they are now. They are made when somebody asks for them.
@MainActor
struct LiveSet {
  private let root: String
  private let isFolder: Bool
  private let options: ReportOptions
  private let languages: PageLanguages
  private let terminal: Terminal
  private let reader: InputReader

  private var items: [LiveItem] = []

  /// The name of the index; nil for a single input.
  private var index: String? { isFolder ? ReportWriter.index : nil }

  /// The names that pages had before: the input of each, and its language.
  private var oldFiles: [String: (path: String, language: Language)] = [:]

  init(
    _ root: String, options: ReportOptions, languages: PageLanguages, screen: ScreenOptions,
    on terminal: Terminal
  ) {
    self.root = root
    isFolder = ScenarioFolder.isFolder(root)
    self.options = options
    self.languages = languages
    self.terminal = terminal
    reader = InputReader(screen, terminal, needsTapMap: true)
  }

  /// Looks which files are there and reads those that were written since the last time.
  mutating func update() {
    guard let inputs = isFolder ? try? ReportInputs.inputs(in: root) : [ReportInput(path: root)] else {
      return
    }
    let before = Dictionary(items.map { ($0.input, $0) }) { first, _ in first }
    var namer = FileNamer(taken: [ReportWriter.index], endings: languages.endings())
    var isChanged = inputs.count != items.count
    items = inputs.map { input in
      let stamp = FileStamp(path: input.path)
      var item: LiveItem
      if let known = before[input], known.stamp == stamp {
        item = known
      } else {
        item = LiveItem(input, stamp: stamp, before: before[input], reader: reader)
        if case .mistakes(let errors, _) = item.content { terminal.report(errors.description) }
        isChanged = true
      }
      let name = namer.name(for: input.fileName(for: item.name))
      if item.pageName != name {
        item.pageName = name
        item.entries = [:]
        isChanged = true
      }
      return item
    }
    if isChanged {
      for item in before.values {
        for language in languages.all {
          oldFiles[languages.file(item.pageName, in: language)] = (item.input.path, language)
        }
      }
    }
  }

  /// What a path leads to.
  mutating func answer(_ path: String) throws -> LiveAnswer {
    guard path.hasPrefix("/") else { return try missing() }
    let name = String(path.dropFirst())
    if name.isEmpty, !isFolder, let item = items.first {
      return .moved(to: "/\(languages.file(item.pageName, in: languages.first))")
    }
    let file = name.isEmpty ? languages.file(ReportWriter.index, in: languages.first) : name
    if let page = try page(file) {
      return .html(
        LiveScript.added(
          to: page.html, page: file, revision: ContentHash.text(of: page.html), language: page.language))
    }
    if name == LiveScript.file { return .script(try options.templates.script("script/live.js")) }
    if let asset = try ReportAssets.files(options).first(where: { $0.name == name }) {
      return name.hasSuffix(".css") ? .style(asset.text) : .script(asset.text)
    }
    if let old = oldFiles[name], let item = items.first(where: { $0.input.path == old.path }) {
      return .moved(to: "/\(languages.file(item.pageName, in: old.language))")
    }
    return try missing(name)
  }

  /// Whether a page differs from that revision.
  mutating func isChanged(_ name: String, since revision: String) throws -> Bool {
    try ContentHash.text(of: page(name)?.html ?? missingPage()) != revision
  }

  private func missing(_ name: String = "") throws -> LiveAnswer {
    let html = try missingPage()
    return .missing(
      LiveScript.added(
        to: html, page: name, revision: ContentHash.text(of: html), language: languages.first))
  }

  private func missingPage() throws -> String {
    try ErrorPage.missing(
      index: index.map { languages.link(toIndex: $0, in: languages.first) },
      options: options.speaking(languages.first))
  }

  /// A page as it is now, made if it is not there yet; nil if there is none of that name.
  private mutating func page(_ file: String) throws -> (html: String, language: Language)? {
    if isFolder, let language = languages.language(of: file, named: ReportWriter.index) {
      return (try indexPage(in: language), language)
    }
    for (position, item) in items.enumerated() {
      guard let language = languages.language(of: file, named: item.pageName) else { continue }
      return (try page(of: position, file, in: language), language)
    }
    return nil
  }

  private mutating func indexPage(in language: Language) throws -> String {
    var entries: [IndexEntry] = []
    for position in items.indices {
      let file = languages.file(items[position].pageName, in: language)
      let entry = try items[position].entries[file] ?? items[position].indexEntry(of: file, in: language)
      items[position].entries[file] = entry
      entries.append(entry)
    }
    return try ReportIndex.html(
      entries, translations: languages.translations(of: ReportWriter.index, besides: language),
      options: options.speaking(language))
  }

  private mutating func page(of position: Int, _ file: String, in language: Language) throws -> String {
    let item = items[position]
    let place = languages.place(
      of: position, among: items.map(\.pageName), index: index, in: language
    ) { items[$0].title(in: language) }
    if let page = item.pages[file], page.place == place { return page.html }
    let start = ContinuousClock.now
    let html = try item.html(at: place, options.speaking(language))
    items[position].pages[file] = (place, html)
    let duration = start.duration(to: .now) / .milliseconds(1)
    terminal.report("\(item.input.path): rendered in \(Int(duration.rounded())) ms")
    return html
  }
}
