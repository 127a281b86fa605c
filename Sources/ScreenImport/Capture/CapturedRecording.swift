// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
import Trace
internal import Trace

/// What an app noted of its calls while fingers touched it.
struct CapturedRecording: CaptureRecord {
  static let name = "recording"
  static let meaning =
    "what the app noted of its calls, in the notation of [recordings](scenario-file.md#recordings) with addresses in "
    + "place of ids"

  var source: String?
  var records: [String] = []
  var objects: [CaptureAddress] = []
  var facts: [String] = []

  static let keys: [Key] = [
    Key("source", \.source, "who noted it; else the app"),
    Key(
      "records", isRequired: true, \.records,
      "what it tells, all of it: kinds or names of calls, `states` of recognizers"),
    Key(
      "objects", isRequired: true, \.objects, "whose calls and states it tells; of an action the sender"),
    Key(
      "facts", isRequired: true, \.facts,
      "a line for each fact, such as `0.04 0x104e08a00.touchesBegan [30, 20]`"),
  ]
}

/// A finger at one time.
struct CapturedSample: CaptureRecord {
  static let name = "sample"
  static let meaning = "where a finger was at one time"

  var time = 0.0
  var finger: CaptureAddress?
  var phase = ""
  var location = TracePoint.zero

  static let keys: [Key] = [
    Key(
      "time", isRequired: true, type: .number, "when, in seconds since the first of them"
    ) { value, sample throws(CaptureProblem) in
      sample.time = try Double(capture: value)
      guard (0...longest).contains(sample.time) else {
        throw CaptureProblem("expected a time from 0 to \(NumberText.decimal(longest)), found \(value.found)")
      }
    },
    Key("finger", \.finger, "the address of the touch, which tells several fingers apart"),
    Key("phase", of: phases, \.phase, "what it did"),
    Key("location", isRequired: true, \.location, "where on the screen, in points"),
  ]

  /// A day, in seconds.
  private static let longest = 86_400.0

  private static let phases = CapturedTouch.phases.filter { $0 != TouchPhase.stationary.rawValue }
}

extension CapturedScreen {
  /// The path of the fingers. Samples of a finger that is not down, or goes down twice, are left out.
  var path: [ScenarioTouch] {
    var down: Set<CaptureAddress?> = []
    var fingers: [CaptureAddress?: String] = [:]
    return touches.sorted { $0.time < $1.time }.compactMap { sample in
      let begins = sample.phase == TouchPhase.began.rawValue
      guard begins != down.contains(sample.finger) else { return nil }
      if begins { down.insert(sample.finger) }
      if TouchPhase(rawValue: sample.phase)?.isOver == true { down.remove(sample.finger) }
      var touch = ScenarioTouch(.sample(phase: sample.phase, location: sample.location))
      let finger = fingers[sample.finger] ?? "finger\(fingers.count + 1)"
      fingers[sample.finger] = finger
      touch.finger = finger
      touch.at = sample.time
      return touch
    }
  }
}

/// A recording of a capture, as the text of a file whose lines are the facts.
package struct ImportedRecording: Sendable {
  /// The text, in which objects have their ids.
  package let text: String

  /// The ids of the objects whose calls it tells.
  package let objects: Set<String>

  /// How many facts are left out, since the screen does not have what they are about.
  let leftOut: Int

  private let head: Int
  private let number: Int
  private let capture: String

  init(
    _ recording: CapturedRecording, _ number: Int, of capture: String, system: String?,
    _ ids: [CaptureAddress: String]
  ) {
    let head =
      ["source: \(SafeText.name(recording.source) ?? "the app")"]
      + (system.flatMap { SafeText.name($0) }.map { ["system: \($0)"] } ?? [])
      + ["records: \(recording.records.joined(separator: ", "))", ""]
    let facts = recording.facts.map { Self.named($0, ids) }
    text = (head + facts.map { $0 ?? "" }).joined(separator: "\n") + "\n"
    objects = Set(recording.objects.compactMap { ids[$0] })
    leftOut = facts.count { $0 == nil }
    (self.head, self.number, self.capture) = (head.count, number, capture)
  }

  /// Where a line of the text stands in the capture.
  package func place(ofLine line: Int) -> (line: Int, column: Int)? {
    let path =
      [CapturedScreen.recordingsKey, String(number)]
      + (line > head ? ["facts", String(line - head - 1)] : [])
    return DeepStack.run { [capture] in
      CaptureReader.document(capture).map { document in
        let place = document.place(of: path)
        return (place.line, place.column)
      }
    }
  }

  /// The fact with ids for addresses; nil if one of them is not on the screen.
  private static func named(_ fact: String, _ ids: [CaptureAddress: String]) -> String? {
    var named = ""
    var rest = fact[...]
    while let start = rest.firstRange(of: "0x") {
      let digits = rest[start.upperBound...].prefix { $0.isASCII && $0.isHexDigit }
      guard let address = CaptureAddress(rest[start.lowerBound..<digits.endIndex]), let id = ids[address]
      else {
        return nil
      }
      named += String(rest[..<start.lowerBound]) + id
      rest = rest[digits.endIndex...]
    }
    return named + String(rest)
  }

  /// The addresses that a fact names.
  static func addresses(in fact: String) -> [CaptureAddress] {
    fact.ranges(of: "0x").compactMap { start in
      CaptureAddress(fact[start.lowerBound...].prefix { $0 == "x" || $0.isASCII && $0.isHexDigit })
    }
  }
}
