// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object for scripts: its keys with their values. What is not there is null, not missing.
struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private var fields: [(key: String, value: (any Encodable)?)]

  init(dictionaryLiteral fields: (String, (any Encodable)?)...) {
    self.fields = fields.map { ($0, $1) }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (key, value) in fields {
      if let value {
        try container.encode(value, forKey: Name(stringValue: key))
      } else {
        try container.encodeNil(forKey: Name(stringValue: key))
      }
    }
  }

  func adding(_ key: String, _ value: any Encodable) -> JSONObject {
    var object = self
    object.fields.append((key, value))
    return object
  }

  /// The object on several lines with sorted keys, the last line ended.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
