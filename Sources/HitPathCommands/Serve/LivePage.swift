// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import Report
import ScenarioFile

/// A page that was made.
struct LivePage: Sendable {
  let file: String

  /// What it was made of.
  let key: LiveSnapshot.Key

  /// What tells it from the page before.
  let revision: String

  let html: String
  let language: Language

  /// What the terminal says of the work; nil for nothing.
  var note: String?

  /// The page as it is served under a file's name: with the script that makes it follow its source.
  func served(as file: String) -> String {
    LiveScript.added(to: html, page: file, revision: revision, language: language)
  }
}

/// Makes pages of what a snapshot has, on any thread.
struct LivePageMaker: Sendable {
  let options: ReportOptions
  private let entries = IndexEntries()

  init(options: ReportOptions) { self.options = options }

  /// Makes the page of a file; if that fails, one that says why.
  func page(_ file: String, of snapshot: LiveSnapshot) -> LivePage {
    let key = snapshot.key(of: file)
    let start = ContinuousClock.now
    var language = snapshot.languages.first
    var html: String
    var note: String?
    do {
      switch key {
      case .missing:
        html = try ErrorPage.missing(index: snapshot.index(in: language), options: options.speaking(language))
      case .index(let own, _):
        language = own
        html = try index(of: snapshot, in: own)
      case .item(_, let own, let place):
        language = own
        html = try snapshot.item(of: file)?.html(at: place, options.speaking(own)) ?? ""
        let duration = Int((start.duration(to: .now) / .milliseconds(1)).rounded())
        note = snapshot.item(of: file).map { "\($0.input.path): rendered in \(duration) ms" }
      }
    } catch {
      let mistake = ErrorPage.Mistake(file: file, message: "\(error)")
      html = (try? ErrorPage.html([mistake], source: "", options: options.speaking(language))) ?? ""
    }
    return LivePage(
      file: file, key: key, revision: ContentHash.plain.text(of: html), html: html, language: language,
      note: note)
  }

  /// The files beside pages, by name.
  func assets() throws -> [String: LiveAnswer] {
    var assets = [LiveScript.file: LiveAnswer.script(try options.templates.script("script/live.js"))]
    for asset in try ReportAssets.files(options) {
      assets[asset.name] = asset.name.hasSuffix(".css") ? .style(asset.text) : .script(asset.text)
    }
    return assets
  }

  /// Shown in the place of a page while it is made.
  func late(in language: Language) throws -> LivePage {
    let html = try ErrorPage.late(options: options.speaking(language))
    return LivePage(
      file: "", key: .missing, revision: ContentHash.plain.text(of: html), html: html, language: language)
  }

  private func index(of snapshot: LiveSnapshot, in language: Language) throws -> String {
    try ReportIndex.html(
      entries.entries(of: snapshot, in: language),
      translations: snapshot.languages.translations(of: ReportWriter.index, besides: language),
      options: options.speaking(language))
  }
}

/// What the index says of each page, made once for each time that an input is read.
private final class IndexEntries: @unchecked Sendable {
  private let lock = NSLock()

  /// By language and file, with the version of the input.
  private var known: [Language: [String: (version: Int, entry: IndexEntry)]] = [:]

  func entries(of snapshot: LiveSnapshot, in language: Language) throws -> [IndexEntry] {
    let before = lock.withLock { known[language] ?? [:] }
    var now: [String: (version: Int, entry: IndexEntry)] = [:]
    // Also where one of them fails: those that are made need not be made again.
    defer { lock.withLock { known[language] = now } }
    return try snapshot.items.map { item in
      let file = snapshot.languages.file(item.pageName, in: language)
      if let known = before[file], known.version == item.version {
        now[file] = known
        return known.entry
      }
      let entry = try item.indexEntry(of: file, in: language)
      now[file] = (item.version, entry)
      return entry
    }
  }
}
