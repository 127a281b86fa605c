// SPDX-License-Identifier: Apache-2.0

import Report

/// What was written into a folder of pages, so that the next run can leave out what has not changed, and take away
/// what is no longer made.
struct ReportManifest: Codable {
  static let file = ".hitpath-report.json"

  /// The pages of an input, and what they were made of.
  struct Page: Hashable, Codable {
    /// The hash of the input and of everything that is done to it.
    var input: String

    /// The hash of all that the pages are made of.
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

  init() {}

  /// Reads the manifest of a folder. One that is missing, damaged, of another version or another's tells of nothing.
  init(folder: String) {
    self = SealedFile.read(Self.self, "\(folder)/\(Self.file)") ?? Self()
  }

  /// The manifest's text. The same pages give the same bytes.
  func text() throws -> String { try SealedFile.text(self) }
}
