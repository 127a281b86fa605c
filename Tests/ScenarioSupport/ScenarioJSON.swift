// SPDX-License-Identifier: Apache-2.0

import Trace
import Yams

/// Writes a scenario file as JSON, as a script would.
package enum ScenarioJSON {
  package static func text(ofYAML text: String) throws -> String {
    guard let root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot() else { return "" }
    return value(root).text.unicodeScalars.map { scalar in
      // What YAML has in escapes only.
      (0x7F...0x9F).contains(scalar.value) ? "\\u00\(String(scalar.value, radix: 16))" : String(scalar)
    }.joined()
  }

  private static func value(_ node: Node) -> JSONValue {
    switch node {
    case .mapping(let mapping):
      .object(mapping.map { JSONValue.Member($0.key.scalar?.string ?? "", value($0.value)) })
    case .sequence(let sequence): .array(sequence.map(value))
    case .scalar(let scalar): scalar.style == .plain ? plain(scalar.string) : .string(scalar.string)
    case .alias: .null
    }
  }

  /// What stands there without quotation marks: a number or a word.
  private static func plain(_ text: String) -> JSONValue {
    switch text {
    case "true": .bool(true)
    case "false": .bool(false)
    case "nil": .null
    default: Double(text).map { .number($0) } ?? .string(text)
    }
  }
}
