// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// An object of a capture. Reader, JSON Schema and the tables of docs/live-capture.md are made from its keys.
protocol CaptureRecord: CaptureValue, Sendable {
  static var name: String { get }

  /// What it is, a sentence without its period.
  static var meaning: String { get }

  static var keys: [CaptureKey<Self>] { get }

  init()
}

/// A key of an object of a capture.
struct CaptureKey<Object: Sendable>: Sendable {
  let name: String
  let isRequired: Bool
  let type: CaptureType

  /// What it tells, a sentence without its period.
  let meaning: String

  let read: @Sendable (JSONValue, inout Object) throws(CaptureProblem) -> Void

  init(
    _ name: String, isRequired: Bool = false, type: CaptureType, _ meaning: String,
    read: @escaping @Sendable (JSONValue, inout Object) throws(CaptureProblem) -> Void
  ) {
    self.name = name
    self.isRequired = isRequired
    self.type = type
    self.meaning = meaning
    self.read = read
  }

  init<Value: CaptureValue>(
    _ name: String, isRequired: Bool = false,
    _ path: any WritableKeyPath<Object, Value> & Sendable, _ meaning: String
  ) {
    self.init(name, isRequired: isRequired, type: Value.type, meaning) {
      value, object throws(CaptureProblem) in
      object[keyPath: path] = try Value(capture: value)
    }
  }

  init<Value: CaptureValue>(
    _ name: String, _ path: any WritableKeyPath<Object, Value?> & Sendable, _ meaning: String
  ) {
    self.init(name, type: Value.type, meaning) { value, object throws(CaptureProblem) in
      object[keyPath: path] = try Value(capture: value)
    }
  }

  /// A key that takes one of some words, and is required.
  init(
    _ name: String, of words: [String], _ path: any WritableKeyPath<Object, String> & Sendable,
    _ meaning: String
  ) {
    self.init(name, isRequired: true, type: .word(words), meaning) { value, object throws(CaptureProblem) in
      let word = try String(capture: value)
      guard words.contains(word) else {
        throw CaptureProblem("expected \(words.joinedByOr), found \(value.found)")
      }
      object[keyPath: path] = word
    }
  }
}

extension CaptureRecord {
  typealias Key = CaptureKey<Self>

  static var type: CaptureType { .object(name) }
}

/// What a key takes.
indirect enum CaptureType: Hashable, Sendable {
  case text, address, flag, number, whole
  case numbers([String])
  case word([String])
  case words([String])
  case object(String)
  case list(CaptureType)

  /// For people, in a table.
  var words: String {
    switch self {
    case .text: "a text"
    case .address: "an address"
    case .flag: "`true` or `false`"
    case .number: "a number"
    case .whole: "a whole number"
    case .numbers(let names): "`[\(names.joined(separator: ", "))]`"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .words(let words):
      "some of \(words.map { "`\($0)`" }.joined(separator: ", ")), or the number of their bits"
    case .object(let name): "[\(name)](#\(name))"
    case .list(let element): "a list: \(element.words)"
    }
  }
}

/// What is wrong with a value, and where it stands in the capture.
struct CaptureProblem: Error {
  var message: String
  var hint: String?

  /// The names of members and the positions of elements that lead to it, the last first.
  var path: [String] = []

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  func within(_ step: String) -> CaptureProblem {
    var problem = self
    problem.path.append(step)
    return problem
  }
}

extension CaptureRecord {
  /// Reads an object: no key that it does not have, none twice, all that are required.
  init(capture value: JSONValue) throws(CaptureProblem) {
    guard case .object(let members) = value else {
      throw CaptureProblem("expected \(Self.name) as an object, found \(value.found)")
    }
    self.init()
    let keys = Self.keysByName
    var seen: Set<String> = []
    for member in members {
      guard let key = keys[member.name] else {
        throw CaptureProblem(
          "\(Self.name) has no key '\(SafeText.line(member.name))'",
          hint: Spelling.nearest(to: member.name, in: Self.keys.map(\.name)).map { "did you mean '\($0)'?" }
        ).within(member.name)
      }
      guard seen.insert(member.name).inserted else {
        throw CaptureProblem("\(Self.name) has '\(member.name)' twice").within(member.name)
      }
      if member.value == .null { continue }
      do {
        try key.read(member.value, &self)
      } catch {
        var problem = error
        if problem.path.isEmpty { problem.message = "'\(member.name)': \(problem.message)" }
        throw problem.within(member.name)
      }
    }
    if let missing = Self.keys.first(where: { $0.isRequired && !seen.contains($0.name) }) {
      throw CaptureProblem("\(Self.name) has no '\(missing.name)'")
    }
  }

  private static var keysByName: [String: CaptureKey<Self>] { CaptureKeyCache.keys(of: Self.self) }
}

/// The keys of each kind of object by name. A screen has tens of thousands of views, so they are not looked up anew.
private enum CaptureKeyCache {
  static func keys<Object: CaptureRecord>(of type: Object.Type) -> [String: CaptureKey<Object>] {
    switch type {
    case is CapturedView.Type: views as? [String: CaptureKey<Object>] ?? [:]
    default: made(Object.self)
    }
  }

  private static let views = made(CapturedView.self)

  private static func made<Object: CaptureRecord>(_: Object.Type) -> [String: CaptureKey<Object>] {
    Dictionary(Object.keys.map { ($0.name, $0) }) { first, _ in first }
  }
}
