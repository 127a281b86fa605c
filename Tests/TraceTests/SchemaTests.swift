// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// The published schema, without a validator: that it names what the code writes.
@Suite struct SchemaTests {
  private static func schema() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(TraceSchema.json.utf8)) as? [String: Any])
  }

  @Test("The schema says what it is, and has every kind of record")
  func kinds() throws {
    let schema = try Self.schema()
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let written = try SampleTrace.trace.jsonLines().split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    for record in written {
      let kind = try #require(record["kind"] as? String)
      let definition = try #require(definitions[kind + "Record"] as? [String: Any], "no \(kind)")
      let fields = try #require(definition["properties"] as? [String: Any])
      #expect(Set(record.keys).isSubset(of: fields.keys), "\(kind)")
    }
    #expect(Set(written.compactMap { $0["kind"] as? String }).count == 17)
  }

  @Test("Every field is described")
  func descriptions() throws {
    var missing: [String] = []
    func look(_ value: Any, _ path: String) {
      guard let object = value as? [String: Any] else { return }
      for (name, field) in object["properties"] as? [String: Any] ?? [:] {
        if (field as? [String: Any])?["description"] == nil { missing.append("\(path).\(name)") }
      }
      for (name, definition) in object["$defs"] as? [String: Any] ?? [:] { look(definition, name) }
    }
    look(try Self.schema(), "record")
    #expect(missing.isEmpty)
  }

  @Test("Chain rules are listed in full")
  func rules() throws {
    let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
    let link = try #require(definitions["chainLink"] as? [String: Any])
    let rule = try #require((link["properties"] as? [String: Any])?["rule"] as? [String: Any])
    #expect(rule["enum"] as? [String] == ChainLink.Rule.allCases.map(\.rawValue))
  }
}
