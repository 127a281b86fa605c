// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Real traces against the published schema, by Python's `jsonschema`.
@MainActor
@Suite struct SchemaValidationTests {
  private nonisolated static let hasValidator = (try? python("import jsonschema", input: "")) == ""

  @Test(
    "Traces of every kind of event are valid, and damaged records are refused",
    .enabled(if: hasValidator, "there is no python3 with jsonschema"))
  func validation() throws {
    let records = try traces().flatMap { try $0.jsonLines().split(separator: "\n").map(String.init) }
    let kinds = try Set(records.map { try #require(Self.object($0)["kind"] as? String) })
    #expect(kinds.count == 23, "\(kinds.sorted())")
    var damaged = ["{}", #"{"kind": 7}"#, "[]", #""header""#, #"{"kind": ""}"#, #"{"kind": "eventSent"}"#]
    for record in Dictionary(grouping: records, by: { String($0.prefix(60)) }).compactMap(\.value.first) {
      damaged.append(String(record.dropLast()) + #","surprise":1}"#)
    }
    let lines = records.map { "good \($0)" } + damaged.map { "bad \($0)" }
    let found = try Self.python(Self.script, input: lines.joined(separator: "\n"), schema: TraceSchema.json)
    expectEqual(found, "")
  }

  /// Reads the schema from a file and the records from standard input; prints what is not as it should be.
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator as Validator
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Validator.check_schema(schema)
    validator = Validator(schema)
    for line in sys.stdin.buffer.read().decode("utf-8").splitlines():
        expected, _, record = line.partition(" ")
        errors = [f"{e.json_path}: {e.message[:200]}" for e in validator.iter_errors(json.loads(record))]
        if bool(errors) != (expected == "bad"):
            print(expected, record[:200], errors[:3])
    """

  private static func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  /// Runs a script and returns what it prints; throws if it fails.
  private nonisolated static func python(_ script: String, input: String, schema: String = "") throws
    -> String
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (records, schemaFile) = (folder.appending(path: "records"), folder.appending(path: "schema.json"))
    try Data(input.utf8).write(to: records)
    try Data(schema.utf8).write(to: schemaFile)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, schemaFile.path(percentEncoded: false)]
    process.standardInput = try FileHandle(forReadingFrom: records)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: text, as: UTF8.self)
  }

  private func traces() throws -> [TouchTrace] {
    let screen = Screen()
    screen.window.windowScene = screen.simulator.run { UIWindowScene() }
    screen.application.delegate = UIApplicationDelegateResponder()
    let controller = UIViewController()
    screen.window.rootViewController = controller
    controller.present(UIViewController(), animated: false)
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Button")
    button.declaredActions = [TraceAction(action: "tapped", event: .touchUpInside)]
    button.addGestureRecognizer(UIGestureRecognizer())
    button.backgroundColor = UIColor(white: 0, alpha: 0.5)
    let faint = screen.add("Faint", 100, 0, 50, 50)
    faint.alpha = 0.001
    faint.declaration = ResponderDeclaration()
    faint.declaration?.text = "Hello"
    faint.declaration?.unknown = ["alpha"]
    faint.declaration?.implements = [TraceTouchesMethod(method: .touches(.began), callsSuper: true)]
    faint.declaration?.overrides = [TraceOverride(method: .hitTest, kind: .passThrough)]
    let unclaimed = Screen()
    unclaimed.window.frame = .zero
    let map = screen.simulator.trace(name: "map", withTapMap: true) { _ in }
    return [screen.tap(5, 5), screen.tap(105, 5), unclaimed.tap(5, 5), screen.tap(200, 200), map]
  }
}
