// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

enum ExpectationKey: String, ScenarioKey {
  case touch, hitView, hitOrder, chain, chainBegins
  case calls, actions, states, received, firstResponder, properties, at, cycles

  /// For a key that says which touch or time others are about the others, one of which it needs; it expects nothing
  /// itself.
  var wants: [ExpectationKey] {
    switch self {
    case .touch: [.hitView, .hitOrder, .chain, .chainBegins]
    case .at: [.firstResponder, .properties]
    default: []
    }
  }

  var row: KeyRow {
    switch self {
    case .touch:
      KeyRow(
        .integer(1...1_000_000),
        "Which touch `hitView`, `hitOrder`, `chain` and `chainBegins` are about, from 1 in the order of touch-down.",
        absent: "1")
    case .hitView: KeyRow(.either([.nilWord, .id]), "The hit-test view, or nil for none.")
    case .hitOrder:
      KeyRow(.list(.id), "The views whose hitTest was called in one traversal, in order.")
    case .chain: KeyRow(.list(.id), "The responders from the hit view to the end.")
    case .chainBegins:
      KeyRow(.list(.id, atLeast: 1), "The first of these responders; whatever comes after them.")
    case .calls: KeyRow(.definition("calls"))
    case .actions:
      KeyRow(.list(.definition("expectedAction")), "The actions that are sent, all of them, in order.")
    case .states: KeyRow(.byID(.definition("expectedStates")), "The states of recognizers, by identifier.")
    case .received:
      KeyRow(
        .byID(.list(.definition("method"))),
        "The methods that objects receive, all of them, in order, by identifier.")
    case .firstResponder:
      KeyRow(
        .either([.nilWord, .id]), "The first responder of the key window, or nil for none.")
    case .properties:
      KeyRow(
        .byID(.definition("expectedProperties")), "The values of properties, by identifier.")
    case .at:
      KeyRow(
        .time,
        "When `firstResponder` and `properties` are looked at: after all that happens at this time, in seconds "
          + "from the start.", absent: "at the end")
    case .cycles:
      KeyRow(
        .list(.list(.id, atLeast: 1)),
        "Recognizers that wait for each other, or one that waits for itself; an empty list for none.")
    }
  }
}

enum CallsKey: String, ScenarioKey {
  case of, exactly, includes, inAnyOrder, counts, never

  var row: KeyRow {
    switch self {
    case .of:
      KeyRow(
        .list(.word(CallKind.allCases.map(\.rawValue)), atLeast: 1),
        "The kinds of calls that `exactly` lists.",
        absent: "all but \(Self.unusualKinds)")
    case .exactly:
      KeyRow(
        .list(.definition("expectedCall")),
        "All calls of these kinds, in order: whatever is not in the list does not come.")
    case .includes:
      KeyRow(
        .list(.definition("expectedCall"), atLeast: 1),
        "Calls that come in this order, whatever is between them.")
    case .inAnyOrder:
      KeyRow(
        .schema(
          KeyType.list(.definition("expectedCall"), atLeast: 1).schema.adding([
            "maxItems": .number(Double(Self.mostInAnyOrder))
          ]), "a list as for `includes`, of \(Self.mostInAnyOrder) at most"),
        "Calls that all come, in whatever order; one that stands twice comes twice.")
    case .counts:
      KeyRow(
        .schema(
          [
            "type": "object", "minProperties": 1, "propertyNames": ["$ref": "#/$defs/call"],
            "additionalProperties": KeyType.integer(Self.countLimits).schema,
          ], "by [call](#calls): a whole number, 0 or more"),
        "How often calls come: `{Slider.valueChanged: 3}`.")
    case .never: KeyRow(.list(.definition("expectedCall"), atLeast: 1), "Calls that never come.")
    }
  }
}

extension CallsKey {
  /// The kinds of calls that a list is about only if `of` says so.
  private static let unusualKinds = CallKind.allCases.filter { !CallKind.usual.contains($0) }
    .map { "`\($0.rawValue)`" }.joined(separator: ", ")

  /// The numbers that `counts` takes.
  static let countLimits = 0...1_000_000

  /// The most calls in `inAnyOrder`: each may be any of those that come.
  static let mostInAnyOrder = 1_000
}

enum ExpectedCallKey: String, ScenarioKey {
  case call, touch, touches, at, location, previousLocation, phase, tapCount, point

  var row: KeyRow {
    switch self {
    case .call: .needed(.call, "The call, such as Button.touchesBegan.")
    case .touch:
      KeyRow(.integer(1...1_000_000), "A touch that it is about, from 1 in the order of touch-down.")
    case .at: KeyRow(.timeOrLimits, "When it comes, in seconds from the start, or the limits of that.")
    case .touches:
      KeyRow(
        .list(.integer(1...1_000_000), atLeast: 1), "All the touches that it is about, in whatever order.")
    case .location: KeyRow(.point, "Where that touch is then, on the screen.")
    case .previousLocation:
      KeyRow(.point, "Where it was at the event before, on the screen; when it begins, where it is.")
    case .phase: KeyRow(.word(Self.phases), "The phase of that touch.")
    case .tapCount: KeyRow(.integer(0...1_000_000), "The tap count of that touch.")
    case .point: KeyRow(.point, "The point that a view is asked about, in its bounds coordinates.")
    }
  }

  /// The kinds of calls of which a trace tells it.
  var kinds: Set<CallKind> {
    switch self {
    case .call, .at: Set(CallKind.allCases)
    case .touch, .touches, .location, .previousLocation, .phase, .tapCount: CallKind.aboutTouches
    case .point: [.hitTests]
    }
  }

  /// UIKit's names of a touch's phases.
  static let phases = ["began", "moved", "stationary", "ended", "cancelled"]
}

enum ExpectedActionKey: String, ScenarioKey {
  case action, at

  var row: KeyRow {
    switch self {
    case .action: .needed(.selector, "The action, such as save or Button.save -> Editor.")
    case .at:
      KeyRow(.timeOrLimits, "When it is sent, in seconds from the start, or the limits of that.")
    }
  }
}

enum ExpectedStatesKey: String, ScenarioKey {
  case entered, at, because

  var row: KeyRow {
    switch self {
    case .entered:
      KeyRow(
        .either([.word(Self.enterable), .list(.word(Self.enterable))]),
        "The states that it enters, in order, resets to `possible` left out; a tap or swipe that is recognized enters "
          + "`ended`, which `recognized` is another name of.")
    case .at:
      KeyRow(
        .byID(.word(ReadingContext.states)), "States at times, in seconds from the start: `{0.2: began}`.")
    case .because:
      KeyRow(
        .schema(
          ["enum": .array(TraceReason.Code.known.map { .string($0.rawValue) })],
          "the code of a [reason](trace-format.md#reasons)"),
        "The reason of the last change but resets.")
    }
  }

  /// States but `possible`, which a reset enters.
  static let enterable = ReadingContext.states.filter { $0 != "possible" }
}

/// The limits of a number or of a row of numbers, by the type of the property.
struct LimitKey: DeclaredKey {
  let comparison: ValueLimit.Comparison
  let type: PropertyType

  var name: String { comparison.rawValue }

  var row: KeyRow {
    let sentence =
      switch comparison {
      case .greaterThan: "What the value is greater than."
      case .atLeast: "The lowest that the value may be."
      case .atMost: "The highest that the value may be."
      case .lessThan: "What the value is less than."
      }
    return KeyRow(.value(type), sentence)
  }

  static func all(_ type: PropertyType) -> [LimitKey] {
    ValueLimit.Comparison.allCases.map { LimitKey(comparison: $0, type: type) }
  }
}
