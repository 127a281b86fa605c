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
  private let terminal: Terminal
  private let reader: InputReader

  private var items: [LiveItem] = []

  /// The inputs of pages that have another name by now.
  private var oldFiles: [String: String] = [:]

  private static let index = "index.html"

  init(_ root: String, options: ReportOptions, screen: ScreenOptions, on terminal: Terminal) {
    self.root = root
    isFolder = ScenarioFolder.isFolder(root)
    self.options = options
    self.terminal = terminal
    reader = InputReader(screen, terminal, needsTapMap: true)
  }

  /// Looks which files are there and reads those that were written since the last time.
  mutating func update() {
    guard let inputs = isFolder ? try? ReportInputs.inputs(in: root) : [ReportInput(path: root)] else {
      return
    }
    let before = Dictionary(items.map { ($0.input, $0) }) { first, _ in first }
    var namer = FileNamer(taken: ["index"])
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
      let file = namer.name(for: input.fileName(for: item.name)) + ".html"
      if item.file != file {
        item.file = file
        item.entry = nil
        isChanged = true
      }
      return item
    }
    if isChanged {
      for item in before.values { oldFiles[item.file] = item.input.path }
    }
  }

  /// What a path leads to.
  mutating func answer(_ path: String) throws -> LiveAnswer {
    guard path.hasPrefix("/") else { return try missing() }
    let name = String(path.dropFirst())
    if name.isEmpty, !isFolder, let item = items.first { return .moved(to: "/\(item.file)") }
    if let html = try page(name.isEmpty ? Self.index : name) {
      let file = name.isEmpty ? Self.index : name
      return .html(
        LiveScript.added(
          to: html, page: file, revision: ContentHash.text(of: html), language: options.language))
    }
    if name == LiveScript.file { return .script(options.templates.text("script/live.js")) }
    if let asset = ReportAssets.files(options).first(where: { $0.name == name }) {
      return name.hasSuffix(".css") ? .style(asset.text) : .script(asset.text)
    }
    if let input = oldFiles[name], let item = items.first(where: { $0.input.path == input }) {
      return .moved(to: "/\(item.file)")
    }
    return try missing(name)
  }

  /// Whether a page is another one than the one of that revision.
  mutating func isChanged(_ name: String, since revision: String) throws -> Bool {
    try ContentHash.text(of: page(name) ?? missingPage()) != revision
  }

  private func missing(_ name: String = "") throws -> LiveAnswer {
    let html = try missingPage()
    return .missing(
      LiveScript.added(to: html, page: name, revision: ContentHash.text(of: html), language: options.language)
    )
  }

  private func missingPage() throws -> String {
    try ErrorPage.missing(index: indexLink, options: options)
  }

  private var indexLink: PagePlace.Link? {
    isFolder ? PagePlace.Link(file: Self.index, title: options.language.text(.indexTitle)) : nil
  }

  /// A page as it is now, made if it is not there yet; nil if there is none of that name.
  private mutating func page(_ name: String) throws -> String? {
    if isFolder, name == Self.index {
      for position in items.indices where items[position].entry == nil {
        items[position].entry = try items[position].indexEntry()
      }
      return try ReportIndex.html(items.compactMap(\.entry), options: options)
    }
    guard let position = items.firstIndex(where: { $0.file == name }) else { return nil }
    let place = PagePlace(index: indexLink, previous: link(position - 1), next: link(position + 1))
    if let page = items[position].page, page.place == place { return page.html }
    let start = ContinuousClock.now
    let html = try items[position].html(at: place, options)
    items[position].page = (place, html)
    let duration = start.duration(to: .now) / .milliseconds(1)
    terminal.report("\(items[position].input.path): rendered in \(Int(duration.rounded())) ms")
    return html
  }

  private func link(_ position: Int) -> PagePlace.Link? {
    guard isFolder, items.indices.contains(position) else { return nil }
    return PagePlace.Link(file: items[position].file, title: items[position].title(options))
  }
}
