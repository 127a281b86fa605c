// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

enum ExpectationKey: String, ScenarioKey {
  case touch, hitView, hitOrder, chain
  case calls, actions, states, received, firstResponder, properties, at, cycles

  /// For a key that says which touch or time others are about the others, one of which it needs; it expects nothing
  /// itself.
  var wants: [ExpectationKey] {
    switch self {
    case .touch: [.hitView, .hitOrder, .chain]
    case .at: [.firstResponder, .properties]
    default: []
    }
  }

  var row: KeyRow {
    switch self {
    case .touch:
      KeyRow(
        .integer(1...1_000_000),
        "Which touch `hitView`, `hitOrder` and `chain` are about, from 1 in the order of touch-down.",
        absent: "1")
    case .hitView: KeyRow(.either([.nilWord, .id]), "The hit-test view, or nil for none.")
    case .hitOrder:
      KeyRow(.list(.id), "The views whose hitTest was called in one traversal, in order.")
    case .chain: KeyRow(.list(.id), "The responders from the hit view to the end.")
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
  case of, exactly, includes, never

  var row: KeyRow {
    switch self {
    case .of:
      KeyRow(
        .list(.word(CallKind.allCases.map(\.rawValue)), atLeast: 1),
        "The kinds of calls that `exactly` lists.",
        absent: "all but `hitTests`, `questions` and `sendEvent`")
    case .exactly:
      KeyRow(
        .list(.definition("expectedCall")),
        "All calls of these kinds, in order: whatever is not in the list does not come.")
    case .includes:
      KeyRow(
        .list(.definition("expectedCall"), atLeast: 1),
        "Calls that come in this order, whatever is between them.")
    case .never: KeyRow(.list(.definition("expectedCall"), atLeast: 1), "Calls that never come.")
    }
  }
}

enum ExpectedCallKey: String, ScenarioKey {
  case call, touch, at, location, tapCount

  var row: KeyRow {
    switch self {
    case .call: .needed(.call, "The call, such as Button.touchesBegan.")
    case .touch:
      KeyRow(.integer(1...1_000_000), "A touch that it is about, from 1 in the order of touch-down.")
    case .at: KeyRow(.time, "When it comes, in seconds from the start.")
    case .location: KeyRow(.point, "Where that touch is then, on the screen.")
    case .tapCount: KeyRow(.integer(0...1_000_000), "The tap count of that touch.")
    }
  }

  /// The keys that are about a touch.
  static let ofTouch: [ExpectedCallKey] = [.touch, .location, .tapCount]
}

enum ExpectedActionKey: String, ScenarioKey {
  case action, at

  var row: KeyRow {
    switch self {
    case .action: .needed(.selector, "The action, such as save or Button.save -> Editor.")
    case .at: KeyRow(.time, "When it is sent, in seconds from the start.")
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
