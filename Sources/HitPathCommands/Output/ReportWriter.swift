// SPDX-License-Identifier: Apache-2.0

import Foundation
import Report

/// Writes the pages of inputs: one each, and an index of a set. Of a set only what has changed is made again.
@MainActor
struct ReportWriter {
  let options: ReportOptions
  let screen: ScreenOptions
  let terminal: Terminal

  private static let index = "index.html"

  /// Writes a single page and what it needs.
  ///
  /// - Returns: The page's file, in the folder.
  /// - Throws: What is wrong with the input, a template or the folder.
  func write(_ input: ReportInput, to folder: String) throws -> String {
    let run = ReportRun(options: options, screen: screen, terminal: terminal)
    let page = try run.pages(of: [input])[0]
    let files = ReportAssets.files(options) + [(page.file, page.html ?? "")]
    try OutputFile.write(files.map { ("\(folder)/\($0.0)", $0.1) })
    return page.file
  }

  /// Writes pages, their index and what they need, takes away what was written before and is no longer made, and
  /// tells how much there was to do.
  ///
  /// - Parameters:
  ///   - inputs: What to make pages of, in the order of the index.
  ///   - folder: The folder of the pages.
  ///   - others: Other files of the folder that are written with them.
  /// - Returns: The files of the pages in order, the index first.
  /// - Throws: What is wrong with the inputs, a template or the folder; then nothing is written.
  func writeSet(
    _ inputs: [ReportInput], to folder: String, others: [(name: String, text: String)] = []
  ) throws -> [String] {
    let old = ReportManifest(folder: folder)
    let run = ReportRun(
      options: options, screen: screen, terminal: terminal, index: Self.index, folder: folder, old: old)
    let pages = try run.pages(of: inputs)

    var manifest = ReportManifest()
    manifest.pages = pages.compactMap(\.record)
    var files = ReportAssets.files(options)
    files.append((Self.index, try ReportIndex.html(manifest.pages.map(\.entry), options: options)))
    for page in pages {
      if let html = page.html { files.append((page.file, html)) }
      manifest.files[page.file] = page.html.map(ContentHash.text) ?? old.files[page.file]
    }
    for file in files { manifest.files[file.name] = ContentHash.text(of: file.text) }
    files = others + files.filter { !Self.holds(folder, $0.name, hash: manifest.files[$0.name]) }
    files.append((ReportManifest.file, try manifest.text()))
    try OutputFile.write(files.map { ("\(folder)/\($0.name)", $0.text) })

    let stale = old.files.keys.filter { manifest.files[$0] == nil }.sorted()
    for name in stale where Self.isPlain(name) && Self.holds(folder, name, hash: old.files[name]) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    report(rendered: pages.count { $0.html != nil }, of: pages.count)
    return [Self.index] + pages.map(\.file)
  }

  private func report(rendered: Int, of total: Int) {
    let unchanged = total == rendered ? "" : ", \(total - rendered) unchanged"
    terminal.report("\(rendered) \(rendered == 1 ? "page" : "pages") rendered\(unchanged)")
  }

  /// Whether a file is there and is what was written.
  static func holds(_ folder: String, _ name: String, hash: String?) -> Bool {
    guard let hash, let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return false }
    return ContentHash.text(of: String(decoding: data, as: UTF8.self)) == hash
  }

  /// Whether a name leads nowhere but to a file of the folder that could be ours.
  private static func isPlain(_ name: String) -> Bool {
    OutputFile.safeName(name) == name && [".html", ".css", ".js"].contains { name.hasSuffix($0) }
  }
}
