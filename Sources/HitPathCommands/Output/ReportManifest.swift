// SPDX-License-Identifier: Apache-2.0

import Foundation
import Report

/// What was written into a folder of pages, so that the next run can leave out what has not changed, and take away
/// what is no longer made.
struct ReportManifest {
  static let file = ".hitpath-report.json"

  /// The pages of an input, and what they were made of.
  struct Page: Hashable, Codable {
    /// The hash of the input and of everything that is done to it.
    var input: String

    /// The same with the pages' places among the others.
    var key: String

    /// The name of the screen.
    var name: String

    /// What the index says of it, in each language.
    var entries: [IndexEntry]
  }

  /// The pages in the order of their inputs.
  var pages: [Page] = []

  /// The hash of every file that was written, by name.
  var files: [String: String] = [:]

  private struct Content: Codable {
    var pages: [Page]
    var files: [String: String]
  }

  private struct Sealed: Codable {
    var checksum: String
    var content: Content
  }

  init() {}

  /// Reads the manifest of a folder. One that is missing, damaged or of another version tells of nothing.
  init(folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.file)"),
      let sealed = try? JSONDecoder().decode(Sealed.self, from: data),
      let json = try? Self.json(sealed.content), ContentHash.text(of: json) == sealed.checksum
    else { return }
    pages = sealed.content.pages
    files = sealed.content.files
  }

  /// The manifest's text. The same pages give the same bytes.
  func text() throws -> String {
    let content = Content(pages: pages, files: files)
    let checksum = ContentHash.text(of: try Self.json(content))
    return try Self.json(Sealed(checksum: checksum, content: content)) + "\n"
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
