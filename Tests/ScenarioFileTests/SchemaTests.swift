// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ScenarioFile

@Suite struct SchemaTests {
  private func schema() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(ScenarioSchema.json.utf8)) as? [String: Any])
  }

  /// The objects among a definition and its alternatives.
  private func objects(_ definition: [String: Any]) -> [[String: Any]] {
    let alternatives = definition["anyOf"] as? [[String: Any]] ?? []
    return ([definition] + alternatives).filter { $0["properties"] != nil }
  }

  @Test(arguments: MappingKind.all)
  func readerAndSchemaHaveTheSameKeys(kind: MappingKind) throws {
    var definition = try schema()
    if let name = kind.definition {
      let definitions = try #require(definition["$defs"] as? [String: [String: Any]])
      definition = try #require(definitions[name], "no definition \(name)")
    }
    let object = try #require(objects(definition).first)
    let properties = try #require(object["properties"] as? [String: Any])
    #expect(properties.keys.sorted() == kind.keys.sorted())
    #expect(object["additionalProperties"] as? Bool == false)
  }

  @Test func everyObjectOfTheSchemaIsRead() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
    let withKeys = definitions.filter { !objects($0.value).isEmpty }.keys
    let read = MappingKind.all.compactMap(\.definition) + ["carriedController"]
    #expect(withKeys.sorted() == read.sorted())
    let carried = try #require(definitions["carriedController"]?["properties"] as? [String: Any])
    #expect(carried.keys.sorted() == MappingKind.controller.keys.filter { $0 != "view" }.sorted())
  }

  @Test func everyPropertyIsDescribed() throws {
    func check(_ value: Any, _ path: String) {
      guard let object = value as? [String: Any] else { return }
      for (name, property) in object["properties"] as? [String: [String: Any]] ?? [:] {
        let isDescribed = property["description"] != nil || property["$ref"] != nil
        #expect(isDescribed, "\(path).\(name)")
      }
      for (key, child) in object { check(child, "\(path).\(key)") }
    }
    check(try schema(), "")
  }

  @Test func controlEventsAreThoseOfTheReader() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
    let properties = try #require(definitions["controlAction"]?["properties"] as? [String: [String: Any]])
    #expect(properties["event"]?["enum"] as? [String] == ReadingContext.controlEvents)
  }

  @Test func theSchemaJudgesAsTheReaderDoes() throws {
    var maker = ScenarioMaker(seed: 2)
    let made = try (0..<40).map { _ in try ScenarioWriter.yaml(maker.scenario()) }
    let documented = try DocumentationTests.scenarios()
    let wrong = [
      "{}", "window: {}\nwindows: [{}]", "window: {alfa: 1}", "window: {alpha: 2}", "window: {frame: [1]}",
      "window: {frame: [0, 0, -1, 0]}", "window: {bounds: [0, 0, 1, 1]}", "window: {isHidden: 'true'}",
      "window: {id: nil}", "window: {backgroundColor: red}", "window: {hitTest: {}}",
      "window: {hitTest: pass}",
      "window: {pointInside: {outset: {}}}", "window: {pointInside: {polygon: [[0, 0]]}}",
      "window: {gestureRecognizers: [{}]}", "window: {actions: [{action: a}]}",
      "window: {viewController: {view: {}}}", "window: {}\ntouches: [{began: [1, 1], duration: 1}]",
      "window: {}\ntouches: [{tap: [1, 1], began: [1, 1]}]", "window: {}\nscene: nil",
      "window: {}\nname: a/b",
    ]
    for text in wrong { #expect(message(text) != "no error", "\(text)") }
    guard let answers = try python(validating: made + documented + wrong) else {
      print("skipped: python3 with jsonschema and yaml is not installed")
      return
    }
    let right = Array(repeating: true, count: made.count + documented.count)
    #expect(answers == right + Array(repeating: false, count: wrong.count))
  }

  /// Which of the documents the schema accepts, or nil if there is no Python to ask.
  private func python(validating documents: [String]) throws -> [Bool]? {
    let script = """
      import json, sys
      try:
          import jsonschema, yaml
      except ImportError:
          sys.exit(3)
      task = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(task["schema"])
      validator = jsonschema.Draft202012Validator(task["schema"])
      print(json.dumps([validator.is_valid(yaml.safe_load(text)) for text in task["documents"]]))
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "hitpath-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONSerialization.data(withJSONObject: ["schema": schema(), "documents": documents]).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, file.path]
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      return nil
    }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 3 || process.terminationStatus == 127 { return nil }
    return try #require(try JSONSerialization.jsonObject(with: answer) as? [Bool])
  }
}
