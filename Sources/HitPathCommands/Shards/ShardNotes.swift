// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import HitPath
import InputFile

/// Data beside the pages of a part of a set, for `hitpath merge`.
struct ShardNotes: Codable {
  static let file = "hitpath-shard.json"
  private static let format = "hitpath-shard"

  private var format = Self.format

  /// The version of the program: other versions may make different pages.
  var version = ToolVersion.number

  private var number: Int
  private var count: Int

  /// The number of inputs in the whole set.
  var total: Int

  /// The options of `hitpath report` that affect the index.
  var arguments: [String]

  /// The pages of the part, in order.
  var pages: [ReportManifest.Page] = []

  init(shard: Shard, total: Int, arguments: [String]) {
    (number, count, self.total, self.arguments) = (shard.number, shard.count, total, arguments)
  }

  /// Reads the data from a file.
  ///
  /// - Throws: `InputError` for a file without it.
  init(_ text: String, file: String) throws(InputError) {
    guard let notes = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
      notes.format == Self.format,
      notes.shard != nil
    else {
      throw InputError(
        file: file, message: "this is not a note of a part of a set",
        hint: "hitpath report --shard writes one")
    }
    self = notes
  }

  /// The part; nil if the numbers are out of range.
  var shard: Shard? { Shard(number, of: count) }

  /// The text of the file. The same part gives the same bytes.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
