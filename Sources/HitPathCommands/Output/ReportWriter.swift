// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import Report

/// Writes the pages of inputs: one each, and an index of a set, in each language. Of a set only what has changed is made
/// again.
@MainActor
struct ReportWriter {
  private(set) var settings: PageSettings
  let terminal: Terminal

  init(options: ReportOptions, languages: PageLanguages, screen: ScreenOptions, terminal: Terminal) {
    settings = PageSettings(options: options, languages: languages, changes: screen.changes)
    self.terminal = terminal
  }

  var options: ReportOptions { settings.options }
  var languages: PageLanguages { settings.languages }

  /// The name of the index.
  nonisolated static let index = "index"

  /// Writes the pages of a single input and what they need.
  ///
  /// - Returns: The files of the pages, in the folder.
  /// - Throws: What is wrong with the input, a template or the folder.
  func write(_ input: ReportInput, to folder: String) throws -> [String] {
    let pages = try pages(of: [input])[0]
    let files = try ReportAssets.files(options) + Array(zip(pages.files, pages.texts ?? []))
    try OutputFile.write(files.map { ("\(folder)/\($0.0)", $0.1) }, in: folder)
    return pages.files
  }

  /// Writes pages, their index and what they need, takes away what was written before and is no longer made, and
  /// tells how much there was to do.
  ///
  /// - Parameters:
  ///   - inputs: What to make pages of, in the order of the index.
  ///   - folder: The folder of the pages.
  ///   - others: Other files of the folder that are written with them.
  ///   - links: Pages among those, to which the index leads.
  ///   - example: What is played at the head of the index, and the name of the page that tells all about it.
  ///   - nothing: What the index says if there is no input, a line each, by language.
  /// - Returns: The files of the pages in order, those of the index first.
  /// - Throws: What is wrong with the inputs, a template or the folder; then nothing is written.
  func writeSet(
    _ inputs: [ReportInput], to folder: String, others: [(name: String, text: String)] = [],
    links: [Language: [PagePlace.Link]] = [:],
    example: (input: ReportInput, page: String)? = nil, nothing: [Language: [String]] = [:]
  ) throws -> [String] {
    // Pages take a while: a folder that cannot take them is told first.
    let known = languages.files(Self.index) + [ReportManifest.file] + others.map(\.name)
    try OutputFile.checkPlaces(known.map { "\(folder)/\($0)" }, in: folder)
    let old = ReportManifest(folder: folder)
    let pages = try pages(of: inputs, in: PageSet(folder: folder, old: old))

    var manifest = ReportManifest()
    manifest.pages = pages.compactMap(\.record)
    var files = try ReportAssets.files(options)
    for page in pages {
      files += Array(zip(page.files, page.texts ?? []))
      for file in page.files { manifest.files[file] = old.files[file] }
    }
    let played = try example.map { try stage(of: $0.input) }
    files += played.map { Array(zip($0.files, $0.texts ?? [])) } ?? []
    // Behind the pages: what an index links to is there, whenever this is interrupted.
    for (position, language) in languages.all.enumerated() {
      let entries = manifest.pages.map { $0.entries[position] }
      let index = languages.file(Self.index, in: language)
      let search = entries.contains { !$0.words.isEmpty } ? SearchIndex.file(for: index) : nil
      if let search { files.append((search, try SearchIndex.script(entries))) }
      if entries.contains(where: { !$0.rules.isEmpty }) {
        files.append((languages.file(RulePage.name, in: language), try rules(entries, in: language)))
      }
      let page = example.map { languages.file($0.page, in: language) }
      let html = try ReportIndex.html(
        entries, translations: languages.translations(of: Self.index, besides: language),
        others: links[language] ?? [], file: index,
        example: played.map {
          ReportIndex.Example(
            file: $0.files[position], page: entries.contains { $0.file == page } ? page : nil)
        },
        search: search, nothing: nothing[language] ?? [], options: options.speaking(language))
      files.append((index, html))
    }
    for file in others + files { manifest.files[file.name] = SealedFile.hash.text(of: file.text) }
    files = others + files.filter { !Self.holds(folder, $0.name, hash: manifest.files[$0.name]) }
    files.append((ReportManifest.file, try manifest.text()))
    try OutputFile.write(files.map { ("\(folder)/\($0.name)", $0.text) }, in: folder)

    let stale = old.files.keys.filter { manifest.files[$0] == nil }.sorted()
    for name in stale where Self.isPlain(name) && Self.holds(folder, name, hash: old.files[name]) {
      let path = "\(folder)/\(name)"
      // No link may lead to a file elsewhere.
      guard (try? OutputFile.checkPlaces([path], in: folder)) != nil else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
    let rendered = pages.filter { $0.texts != nil }.flatMap(\.files)
    let all = pages.flatMap(\.files)
    report(rendered: rendered.count, of: all.count)
    return languages.files(Self.index) + all
  }

  private func rules(_ entries: [IndexEntry], in language: Language) throws -> String {
    try RulePage.html(
      entries, file: languages.file(RulePage.name, in: language),
      index: languages.link(toIndex: Self.index, in: language),
      translations: languages.translations(of: RulePage.name, besides: language),
      options: options.speaking(language))
  }

  /// The stage alone, in each language.
  private func stage(of input: ReportInput) throws -> Pages {
    var writer = self
    writer.settings.options.isEmbedded = true
    return try writer.pages(of: [input])[0]
  }

  private func report(rendered: Int, of total: Int) {
    let unchanged = total == rendered ? "" : ", \(total - rendered) unchanged"
    terminal.report("\(rendered) \(rendered == 1 ? "page" : "pages") rendered\(unchanged)")
  }

  /// Whether a file is there and is what was written.
  static func holds(_ folder: String, _ name: String, hash: String?) -> Bool {
    guard let hash, let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return false }
    return SealedFile.hash.text(of: data) == hash
  }

  /// Whether a name is one of a file in the folder, or in a folder of it, that this could have written.
  private static func isPlain(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { OutputFile.safeName(String($0)) == $0 }
      && [".html", ".css", ".js", ".yml"].contains { name.hasSuffix($0) }
  }
}
