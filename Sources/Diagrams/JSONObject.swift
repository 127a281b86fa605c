// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A JSON object: keys and values. A nil value is written as null.
package struct JSONObject: Encodable, Sendable, ExpressibleByDictionaryLiteral {
  private var fields: [(key: String, value: (any Encodable & Sendable)?)]

  package init(dictionaryLiteral fields: (String, (any Encodable & Sendable)?)...) {
    self.fields = fields.map { ($0, $1) }
  }

  /// A key that is known at run time.
  package struct Name: CodingKey {
    package var stringValue: String
    package var intValue: Int? { nil }

    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (key, value) in fields {
      if let value {
        try container.encode(value, forKey: Name(stringValue: key))
      } else {
        try container.encodeNil(forKey: Name(stringValue: key))
      }
    }
  }

  package func adding(_ key: String, _ value: any Encodable & Sendable) -> JSONObject {
    var object = self
    object.fields.append((key, value))
    return object
  }

  /// The object without keys that have no value.
  static func known(_ object: JSONObject) -> JSONObject {
    var known = object
    known.fields.removeAll { $0.value == nil }
    return known
  }

  /// The object on several lines with sorted keys and a final line feed.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return JSONText.safe(String(decoding: try encoder.encode(self), as: UTF8.self)) + "\n"
  }
}
