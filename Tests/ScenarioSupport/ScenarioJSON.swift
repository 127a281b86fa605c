// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

/// Writes a scenario file as JSON, as a script would.
package enum ScenarioJSON {
  package static func text(ofYAML text: String) throws -> String {
    let source = SourceText(file: "", text: text)
    return value(try SourceNode(yaml: source, of: "a scenario", hint: nil) { _ in }).text.unicodeScalars.map {
      scalar in
      // What YAML has in escapes only.
      (0x7F...0x9F).contains(scalar.value) ? "\\u00\(String(scalar.value, radix: 16))" : String(scalar)
    }.joined()
  }

  private static func value(_ node: SourceNode) -> JSONValue {
    switch node.content {
    case .mapping(let entries): .object(entries.map { JSONValue.Member($0.key, value($0.value)) })
    case .list(let items): .array(items.map(value))
    case .scalar(let text, let isPlain): isPlain ? plain(text) : .string(text)
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
