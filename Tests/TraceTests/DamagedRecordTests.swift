// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Trace

/// Records in which a field is missing, null, of another type, or no number that can be computed with.
@Suite struct DamagedRecordTests {
  private static let lines: [String] = {
    var trace = SampleTrace.withVariants
    trace.header.mode = .question
    trace.header.question = ["en": "Which view?"]
    trace.tapMaps = [
      TraceTapMap(
        regions: [
          TraceTapRegion(
            view: "Button",
            pieces: [[TracePoint(x: 0, y: 0), TracePoint(x: 9, y: 0), TracePoint(x: 0, y: 9)]],
            walks: [TraceTapWalk(last: 1)], sampledFor: ["Button"])
        ],
        questions: [
          TraceTapQuestion("UIWindow", .path),
          TraceTapQuestion("Button", .refused, reason: TraceReason(.hidden), isSampled: true, after: 0),
        ])
    ]
    guard let text = try? trace.jsonLines() else { preconditionFailure("the sample cannot be written") }
    return text.split(separator: "\n").map(String.init)
  }()

  private static let smallScreen = """
    {"kind":"screen","size":[1,2],"application":{"id":"A","class":"A","isResponder":true,"overrides":[],\
    "implements":[],"unknown":[]},"scenes":[],"views":[],"windowOrder":[],"controllers":[],\
    "gestureRecognizers":[],"unknown":[]}
    """

  /// The first record of each kind with its position in the shortest trace that has it.
  private static let records: [(index: Int, value: JSONValue)] = {
    var kinds: Set<String> = []
    return lines.enumerated().compactMap { index, line in
      var line = line
      guard let value = line.withUTF8({ JSONReader.value(of: $0) }),
        case .string(let kind)? = value["kind"], kinds.insert(kind).inserted
      else { return nil }
      return (min(index, 2), value)
    }
  }()

  /// What reading says with a text in the place of a record; nil if it is read.
  private func message(_ index: Int, _ record: String) -> String? {
    // Another record than a screen comes after a small one.
    var lines = [Self.lines[0], index == 1 ? Self.lines[1] : Self.smallScreen]
    lines.replaceSubrange(index..<min(index + 1, lines.count), with: [record])
    if record.contains(#""kind": "variant""#) { lines.append(Self.smallScreen) }
    do { _ = try TouchTrace(jsonLines: lines.joined(separator: "\n")) } catch {
      // The record stands alone, without the beginning of the touches that it is about.
      return error.description.hasSuffix("no touch of that name has begun") ? nil : error.description
    }
    return nil
  }

  private static func line(_ value: JSONValue) -> String { value.text.replacing("\n", with: " ") }

  /// Whether what a message says is a sentence about a line, without names of Swift's types.
  private func isSentence(_ message: String, line: Int) -> Bool {
    message.hasPrefix("line \(line): ") && !message.contains("Error") && !message.contains("Context")
      && !message.contains("Swift") && !message.contains("inf") && !message.contains("nan")
  }

  @Test func everyKindOfRecordIsTried() {
    let kinds = Set(
      Self.records.compactMap { record in
        if case .string(let kind)? = record.value["kind"] { kind } else { nil }
      })
    #expect(kinds == Set(TraceSchema.records.map(\.name)))
  }

  @Test func aDamagedFieldIsToldInASentence() throws {
    var count = 0
    for (index, record) in Self.records {
      for (path, value) in record.parts where path.map(\.text) != ["kind"] {
        for other in value.damages {
          let damaged = Self.line(record.replacing(path, with: other))
          guard let message = message(index, damaged) else { continue }
          count += 1
          #expect(isSentence(message, line: index + 1), "\(message) of \(damaged.prefix(300))")
        }
      }
    }
    #expect(count > 800)
  }

  @Test func whatTheSchemaAsksForIsAskedFor() throws {
    for (index, record) in Self.records {
      guard case .string(let kind)? = record["kind"],
        let object = TraceSchema.records.first(where: { $0.name == kind })
      else { continue }
      for field in object.fields {
        let without = message(index, Self.line(record.replacing([.name(field.name)], with: nil)))
        let null = message(index, Self.line(record.replacing([.name(field.name)], with: .null)))
        if field.isRequired {
          #expect(without?.contains("needs the field '\(field.name)'") == true, "\(kind) \(field.name)")
          #expect(null?.hasSuffix("'\(field.name)' must not be null") == true, "\(kind) \(field.name)")
        } else if field.name != "answers" {
          #expect(without == nil && null == nil, "\(kind) \(field.name)")
        }
      }
    }
  }

  @Test(arguments: ["1e999", "-1e400", "1" + String(repeating: "0", count: 400)])
  func aNumberThatIsTooLargeIsNamed(number: String) throws {
    for (index, record) in Self.records {
      for (path, value) in record.parts {
        guard case .number = value else { continue }
        let mark = "A PLACE"
        let damaged = Self.line(record.replacing(path, with: .string(mark)))
          .replacing("\"\(mark)\"", with: number)
        let name = path.map(\.text).joined(separator: ".")
        if name == "version" { continue }
        #expect(
          message(index, damaged) == "line \(index + 1): '\(name)' is a number too large to compute with")
      }
    }
  }

  @Test(arguments: [1_000_000_001, 1e300, -1_000_000_001, -1e300])
  func aNumberBeyondTheLimitIsRefused(number: Double) throws {
    for (index, record) in Self.records {
      for (path, value) in record.parts {
        guard case .number = value, path.map(\.text) != ["version"] else { continue }
        let name = path.map(\.text).joined(separator: ".")
        let message = message(index, Self.line(record.replacing(path, with: .number(number))))
        let start = "line \(index + 1): '\(name)' is "
        #expect(message?.hasPrefix(start) == true, "\(name): \(message ?? "read")")
      }
    }
  }

  @Test(
    "Events stand in the order in which they happened",
    arguments: [
      (#""seq":7,"time":0.5"#, "'seq' is 7 after 7, and events stand in their order"),
      (#""seq":6,"time":0.5"#, "'seq' is 6 after 7, and events stand in their order"),
      (#""seq":8,"time":0.4"#, "'time' is 0.4 after 0.5, and time does not go back"),
      (#""seq":8,"time":0.5,"parent":8"#, "'parent' is 8, and an event happens within an earlier one than 8"),
      (#""seq":8,"time":0.5,"parent":9"#, "'parent' is 9, and an event happens within an earlier one than 8"),
    ])
  func order(start: String, problem: String) {
    func event(_ start: String) -> String {
      #"{"kind":"eventSent",\#(start),"touches":[],"receiver":"A"}"#
    }
    let first = event(#""seq":7,"time":0.5"#)
    #expect(message(2, first) == nil)
    #expect(message(2, first + "\n" + event(#""seq":8,"time":0.5,"parent":7"#)) == nil)
    #expect(message(2, first + "\n" + event(start)) == "line 4: \(problem)")
  }

  @Test func aKeyThatStandsTwiceIsNamed() throws {
    for (index, record) in Self.records {
      guard case .object(let members) = record else { continue }
      for member in members {
        let damaged = Self.line(.object(members + [member]))
        #expect(message(index, damaged) == "line \(index + 1): '\(member.name)' stands there twice")
      }
    }
  }

  @Test(
    "Limits and words are those of the schema",
    arguments: [
      (#""phase": "began""#, #""phase": "begun""#, "'phase' is none of"),
      (#""pass": 1"#, #""pass": 0"#, "'pass' is 0, less than 1"),
      (#""pass": 1"#, #""pass": 1.5"#, "'pass' is not a whole number"),
      (#""seq": 1"#, #""seq": 1e300"#, "'seq' is 1e+300, more than 1000000000"),
      (#""time": 0,"#, #""time": -1,"#, "'time' is -1, less than 0"),
      (#""alpha": 1,"#, #""alpha": 3,"#, "'views.0.alpha' is 3, more than 1"),
      (#""source": "code""#, #""source": "cod""#, "'source' is none of"),
      (#""finger": "finger""#, #""finger": 7"#, "'finger' is not a string"),
    ])
  func limitsAreKept(good: String, bad: String, problem: String) throws {
    for (index, record) in Self.records {
      let text = Self.line(record)
      guard text.contains(good) else { continue }
      let message = message(index, text.replacing(good, with: bad, maxReplacements: 1))
      #expect(message?.hasPrefix("line \(index + 1): \(problem)") == true, "\(message ?? "read")")
      return
    }
    Issue.record("no record has \(good)")
  }

  @Test func aNumberWithoutDigitsOrWithAZeroInFrontIsNotJSON() {
    for number in ["01", "-01", "1.", ".5", "+1", "1e", "0x10", "NaN", "Infinity", "-"] {
      let text = #"{"kind":"eventSent","seq":\#(number),"time":0,"touches":[],"receiver":"A"}"#
      #expect(message(2, text) == "line 3: not a JSON record", "\(number)")
    }
  }
}

/// A step into a value.
private enum Step {
  case name(String)
  case index(Int)

  var text: String {
    switch self {
    case .name(let name): name
    case .index(let index): String(index)
    }
  }
}

extension JSONValue {
  /// All values within, each with the way to it. Of arrays only the first element is looked into.
  fileprivate var parts: [(path: [Step], value: JSONValue)] {
    switch self {
    case .object(let members):
      members.flatMap { member in
        [([.name(member.name)], member.value)]
          + member.value.parts.map { ([.name(member.name)] + $0.path, $0.value) }
      }
    case .array(let values):
      values.prefix(1).flatMap { value in
        [([.index(0)], value)] + value.parts.map { ([.index(0)] + $0.path, $0.value) }
      }
    default: []
    }
  }

  /// The same with another value at a place, or with none.
  fileprivate func replacing(_ path: [Step], with value: JSONValue?) -> JSONValue {
    guard let step = path.first else { return value ?? .null }
    let rest = Array(path.dropFirst())
    switch (self, step) {
    case (.object(let members), .name(let name)):
      return .object(
        members.compactMap { member in
          guard member.name == name else { return member }
          if rest.isEmpty, value == nil { return nil }
          return Member(name, member.value.replacing(rest, with: value))
        })
    case (.array(var values), .index(let index)):
      if rest.isEmpty, value == nil {
        values.remove(at: index)
      } else {
        values[index] = values[index].replacing(rest, with: value)
      }
      return .array(values)
    default: return self
    }
  }

  /// What may stand in its place by mistake; nil for nothing.
  fileprivate var damages: [JSONValue?] {
    [
      nil, .null, true, "odd", "", -1, .number(0.5), .number(1e300), .number(-1e300), [], [[]], [:],
      ["x": "y"],
    ]
  }
}
