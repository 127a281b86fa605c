// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import ScenarioSupport
import TestSupport
import Testing
import Trace
import UIKitModel

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
    #expect(definitions["controlEvent"]?["enum"] as? [String] == ScenarioReading.controlEvents)
  }

  @Test func wordsAreThoseOfTheReader() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
    func words(_ definition: String, _ property: String) -> [String]? {
      let properties = definitions[definition]?["properties"] as? [String: [String: Any]]
      return properties?[property]?["enum"] as? [String]
    }
    #expect(
      definitions["settingName"]?["enum"] as? [String] == SimulationSetting.all.map(\.name) + ["system"])
    #expect(definitions["method"]?["enum"] as? [String] == MethodKey.allCases.map(\.rawValue))
    #expect(words("gestureRecognizer", "baseClass") == ScenarioGestureRecognizer.classNames)
    #expect(words("touch", "remote") == ScenarioReading.remoteCommands)
    #expect(words("touch", "call")?.sorted() == CodeMethod.allCases.map(\.rawValue).sorted())
    #expect(words("setProperties", "state") == ScenarioReading.states)
    let objects = try objects(#require(definitions["calls"]))
    let calls = try #require(objects.first?["properties"] as? [String: [String: Any]])
    let kinds = calls["of"]?["items"] as? [String: Any]
    #expect(kinds?["enum"] as? [String] == CallKind.allCases.map(\.rawValue))
  }

  @Test func theSchemaJudgesAsTheReaderDoes() throws {
    var maker = ScenarioMaker(seed: 2)
    let made = try (0..<40).map { _ in try ScenarioWriter.yaml(maker.scenario()) }
    let documented = try DocumentationTests.scenarios()
    let plain = [
      "{}", "window: {}\nwindows: [{}]", "window: {alfa: 1}", "window: {alpha: 2}", "window: {frame: [1]}",
      "window: {frame: [0, 0, -1, 0]}", "window: {bounds: [0, 0, 1, 1]}", "window: {isHidden: 'true'}",
      "window: {id: nil}", "window: {backgroundColor: red}", "window: {hitTest: {}}",
      "window: {hitTest: pass}",
      "window: {pointInside: {outset: {}}}", "window: {pointInside: {polygon: [[0, 0]]}}",
      "window: {gestureRecognizers: [{}]}", "window: {actions: [{event: touchDown}]}",
      "window: {viewController: {view: {}}}", "window: {}\ntouches: [{began: [1, 1], duration: 1}]",
      "window: {}\ntouches: [{tap: [1, 1], began: [1, 1]}]", "window: {}\nscene: nil",
      "window: {}\nname: a/b", "window: {}\nmode: riddle", "window: {unknown: [isHiden]}",
      "window: {zPosition: 1.0e10}", "window: {}\nexpect: []", "window: {}\nquestion: Who?",
    ]
    let wrong = plain + Self.wrongEvents
    for text in wrong { #expect(message(text) != "no error", "\(text)") }
    guard let answers = try python(validating: made + documented + wrong) else {
      print("skipped: python3 with jsonschema and yaml is not installed")
      return
    }
    #expect(answers.count == made.count + documented.count + wrong.count)
    for (text, isRight) in zip(made + documented, answers) { #expect(isRight, "\(text)") }
    for (text, isRight) in zip(wrong, answers.suffix(wrong.count)) { #expect(!isRight, "\(text)") }
  }

  private static let wrongEvents =
    wrongObjects + wrongTouches.map { "window: {}\ntouches: [\($0)]" }
    + wrongVariants.map { "window: {id: W}\nvariants: [\($0)]" }
    + wrongExpectations.map { "window: {}\nexpect: \($0)" }

  private static let wrongObjects = [
    "configuration: {panHysteresis: -1}\nwindow: {}", "window: {performs: save}",
    "window: {canPerformAction: {copy: 1}}", "window: {implements: [pressesMoved]}",
    "application: {delegate: {isResponder: false, performs: []}}\nwindow: {}",
    "window: {tag: 0.5}", "window: {gestureRecognizerShouldBegin: {}}",
    "window: {gestureRecognizerShouldBegin: {only: {}}}",
    "window: {gestureRecognizers: [{class: A, baseClass: B}]}",
    "window: {gestureRecognizers: [{class: UISwipeGestureRecognizer, direction: []}]}",
  ]

  private static let wrongTouches = [
    "{swipe: {from: [0, 0]}}", "{swipe: {from: [0, 0], to: [1, 1], direction: up}}",
    "{pinch: {center: [0, 0], from: 1}}", "{tap: [0, 0], fingers: 11}", "{tap: [0, 0], interval: 1}",
    "{longPress: [0, 0], hold: 1}", "{drag: {from: [0, 0], to: [1, 1]}, count: 2}",
    "{press: a, cancelled: [0, 0]}",
    "{motion: jump}", "{remote: rewind}", "{menu: []}", "{set: {}}", "{set: {UIWindow: {}}}",
    "{set: {UIWindow: {isHiden: true}}}", "{call: makeKey}", "{call: sendActions, on: UIWindow}",
    "{call: makeKey, on: UIWindow, with: UIWindow}", "{call: endIgnoringInteractionEvents, on: UIWindow}",
    "{wait: -1}", "{hover: away}",
  ]

  private static let wrongVariants = [
    "{}", "{object: W}", "{isHidden: [true]}", "{object: W, tapInterval: [1]}", "{tapInterval: 1}",
    "{tapInterval: []}", "{tapInterval: [-1]}", "{tapInterval: [1, 1]}", "{object: W, isHidden: [yes]}",
    "{object: W, isHidden: [true], alpha: [1]}", "{object: W, isHiden: [true]}", "{object: W, id: [X]}",
    "{object: W, subviews: [[]]}", "{object: W, hitTest: [pass]}",
  ]

  private static let wrongExpectations = [
    "{calls: {}}", "{calls: {of: [touches], never: []}}", "{calls: {of: [taps], exactly: []}}",
    "{states: {}}",
    "{states: {UIWindow: {}}}", "{states: {UIWindow: possible}}", "{received: {UIWindow: [touchesCanceled]}}",
    "{properties: {UIWindow: {}}}", "{cycles: [[]]}", "{actions: [{at: 1}]}",
    "{touch: 1, cycles: []}", "{at: 1, hitView: UIWindow}", "{calls: {never: []}}", "{calls: {includes: []}}",
    "{calls: {of: [], exactly: []}}", "{states: {tap: {because: tooFar}}}",
  ]

  /// Which of the documents the schema accepts, or nil if there is no Python to ask.
  private func python(validating documents: [String]) throws -> [Bool]? {
    let script = """
      import json, sys
      try:
          import jsonschema, yaml
      except ImportError:
          sys.exit(3)
      # As YAML 1.2 has it: only true and false are booleans, so that 'on' is a key.
      class Loader(yaml.SafeLoader):
          pass
      Loader.yaml_implicit_resolvers = {
          first: [(tag, pattern) for tag, pattern in resolvers
                  if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
          for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}
      task = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(task["schema"])
      validator = jsonschema.Draft202012Validator(task["schema"])
      print(json.dumps([validator.is_valid(yaml.load(text, Loader)) for text in task["documents"]]))
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
