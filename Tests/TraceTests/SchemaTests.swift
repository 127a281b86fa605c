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
    let written = try SampleTrace.withVariants.jsonLines().split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    for record in written {
      let kind = try #require(record["kind"] as? String)
      let definition = try #require(definitions[kind + "Record"] as? [String: Any], "no \(kind)")
      let fields = try #require(definition["properties"] as? [String: Any])
      #expect(Set(record.keys).isSubset(of: fields.keys), "\(kind)")
    }
    let kinds = Set(written.compactMap { $0["kind"] as? String })
    #expect(kinds.count == 55)
    #expect(kinds == Set(definitions.keys.filter { $0.hasSuffix("Record") }.map { String($0.dropLast(6)) }))
    let kind = try #require((schema["properties"] as? [String: Any])?["kind"] as? [String: Any])
    #expect(try #require(kind["examples"] as? [String]).count == kinds.count)
    #expect(Set(kind["examples"] as? [String] ?? []) == kinds)
    let branches = try #require(schema["allOf"] as? [[String: [String: Any]]])
    #expect(
      Set(branches.compactMap { $0["then"]?["$ref"] as? String }) == Set(kinds.map { "#/$defs/\($0)Record" }))
  }

  @Test("The schema names the numbers of reasons, and allows others")
  func numbersOfReasons() throws {
    let definitions = try #require(try Self.schema()["$defs"] as? [String: [String: Any]])
    let fields = try #require(definitions["reason"]?["properties"] as? [String: [String: Any]])
    let names = try #require(fields["numbers"]?["propertyNames"] as? [String: [String]])
    #expect(names.keys.elementsEqual(["examples"]))
    let listed = TraceReason.Code.known.flatMap { ($0.row?.numbers ?? [:]).map(\.key.rawValue) }
    #expect(names["examples"]?.sorted() == Set(listed).sorted())
  }

  @Test("An event's required fields are those that every record of its kind has")
  func requiredFields() throws {
    let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
    var fields: [String: Set<String>] = [:]
    for line in try SampleTrace.trace.jsonLines().split(separator: "\n").dropFirst(2) {
      let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let kind = try #require(record["kind"] as? String)
      fields[kind] = (fields[kind] ?? Set(record.keys)).intersection(record.keys)
    }
    for (kind, always) in fields {
      let definition = try #require(definitions[kind + "Record"] as? [String: Any])
      let required = try #require(definition["required"] as? [String])
      #expect(Set(required) == always.subtracting(["parent"]), "\(kind)")
    }
  }

  @Test("A record without a required field is refused, and the field is named")
  func missingFields() throws {
    let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
    let lines = try SampleTrace.trace.jsonLines().split(separator: "\n")
    for line in lines.dropFirst(2) {
      let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let kind = try #require(record["kind"] as? String)
      let definition = try #require(definitions[kind + "Record"] as? [String: Any])
      let required = try #require(definition["required"] as? [String])
      for field in required.drop(while: { ["kind", "seq", "time"].contains($0) }) {
        let damaged = record.filter { $0.key != field }
        let text = String(decoding: try JSONSerialization.data(withJSONObject: damaged), as: UTF8.self)
        #expect(
          throws: TraceFormatError(
            line: 3, column: 1, message: "a '\(kind)' record needs the field '\(field)'")
        ) {
          try TouchTrace(jsonLines: [String(lines[0]), String(lines[1]), text].joined(separator: "\n"))
        }
      }
    }
  }

  @Test("The schema has every field of a screen")
  func screenFields() throws {
    let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
    let line = try #require(try SampleTrace.trace.jsonLines().split(separator: "\n").dropFirst().first)
    let screen = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    func check(_ record: [String: Any], _ name: String) throws {
      let definition = try #require(definitions[name] as? [String: Any])
      let fields = try #require(definition["properties"] as? [String: Any])
      let required = try #require(definition["required"] as? [String])
      #expect(Set(record.keys).isSubset(of: fields.keys), "\(name)")
      #expect(Set(required).isSubset(of: record.keys), "\(name)")
    }
    func records(_ field: String) throws -> [[String: Any]] {
      try #require(screen[field] as? [[String: Any]])
    }
    for view in try records("views") {
      try check(view, "view")
      if let window = view["window"] as? [String: Any] { try check(window, "window") }
      if let control = view["control"] as? [String: Any] { try check(control, "control") }
    }
    for scene in try records("scenes") { try check(scene, "responder") }
    for controller in try records("controllers") { try check(controller, "controller") }
    for recognizer in try records("gestureRecognizers") { try check(recognizer, "gestureRecognizer") }
  }

  @Test("Whatever the schema refers to is there")
  func references() throws {
    let names = Set(try #require(try Self.schema()["$defs"] as? [String: Any]).keys)
    let parts = TraceSchema.json.split(separator: "\"#/$defs/").dropFirst()
    let referred = Set(parts.compactMap { $0.split(separator: "\"").first }.map(String.init))
    #expect(referred.count > 60)
    #expect(referred.subtracting(names) == [])
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
