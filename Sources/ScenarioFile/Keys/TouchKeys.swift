// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

/// The kinds of entries of `touches`, and the keys beside them.
enum TouchKey: String, FileKey {
  case tap, doubleTap, tripleTap, longPress, drag, swipe, pinch, rotate
  case began, moved, ended, cancelled
  case hover, scroll, interrupt, press, motion, remote, statusBar, command, menu, set, call, wait
  case to, hold, by, steps, scrollType, duration, count, interval, fingers, finger
  case type, buttonMask, modifierFlags, zOffset, on
  case with, at

  var row: KeyRow {
    switch self {
    case .tap: KeyRow(.point, "Down and up at one place, once or several times.")
    case .doubleTap: KeyRow(.point, "Two taps in quick succession.")
    case .tripleTap: KeyRow(.point, "Three taps in quick succession.")
    case .longPress: KeyRow(.point, "Down, a rest, up; with to, a drag after the rest.")
    case .drag, .swipe, .pinch, .rotate: KeyRow(.definition(rawValue))
    case .began: KeyRow(.point, "The finger comes down.")
    case .moved: KeyRow(.point, "The finger moves.")
    case .ended: KeyRow(.point, "The finger lifts.")
    case .cancelled:
      KeyRow(
        .either([.point, .bool]),
        "The system takes the touch away. Beside press and motion: whether it does.")
    case .hover: KeyRow(.either([.point, .word(["none"])]), "A pointer moves here, or leaves the screen.")
    case .scroll:
      KeyRow(.point, "A trackpad or a wheel scrolls while the pointer is here, without a touch (OW-62).")
    case .interrupt:
      KeyRow(
        .name, "The system takes all touches away; the word says why: call, alert, resignActive.")
    case .press:
      KeyRow(
        .text,
        "A button is pressed and released: select, menu, playPause, upArrow and so on, or a key: its character, such as "
          + "`n` or `\"\\t\"` for Tab, or UIKit's name, such as UIKeyInputUpArrow.")
    case .motion: KeyRow(.word(ScenarioReading.motions), "The device is shaken.")
    case .remote: KeyRow(.word(ScenarioReading.remoteCommands), "A remote-control command.")
    case .statusBar:
      KeyRow(
        .word(ScenarioReading.statusBarWords),
        "The status bar is tapped, which scrolls the one scroll view on screen that may scroll to its top (OW-31)."
      )
    case .command: KeyRow(.selector, "A menu or key command: an action without a target.")
    case .menu:
      KeyRow(.list(.selector, atLeast: 1), "The edit menu asks which of these actions it can show.")
    case .set:
      KeyRow(
        .schema(
          [
            "type": "object", "minProperties": 1, "maxProperties": 1,
            "additionalProperties": ["$ref": "#/$defs/setProperties"],
          ], "properties by id"), "Properties of one object are set.")
    case .call: KeyRow(.word(CodeMethod.allCases.map(\.rawValue)), "A method that is called.")
    case .wait: KeyRow(.time, "Nothing happens for a time.")
    case .to:
      KeyRow(
        .point, "Long presses: where the finger goes after the rest; `duration` is then that of the moves.",
        whenAbsent: "no move")
    case .hold:
      KeyRow(.time, "Long presses with `to`: how long the rest is, in seconds.", whenAbsent: "1")
    case .by:
      KeyRow(
        .point,
        "Scrolls: how far, in points, in the direction in which the content follows; `scroll` needs it.")
    case .steps:
      KeyRow(
        .integer(Self.stepCount), "Long presses with `to`, and scrolls: the number of moves.", whenAbsent: "5"
      )
    case .scrollType:
      KeyRow(
        .word(Self.scrollTypes), "Scrolls: a wheel with steps, or a trackpad.", whenAbsent: "`continuous`")
    case .duration:
      KeyRow(
        .time,
        "How long each tap takes, or the whole gesture, in seconds; for a button, how long it is down.",
        whenAbsent:
          "0.05 for a tap, 1 for a long press, 0.3 for a drag, pinch, rotation or scroll, 0.15 for a swipe, "
          + "0.1 for a button")
    case .count: KeyRow(.integer(1...100), "Taps: how many.", whenAbsent: "1")
    case .interval:
      KeyRow(.time, "Several taps: from a lift to the next touch-down, in seconds.", whenAbsent: "0.1")
    case .fingers:
      KeyRow(
        .integer(1...10), "Taps, long presses, drags and swipes: how many fingers, side by side.",
        whenAbsent: "1")
    case .finger: KeyRow(.id, "The finger's name, to keep several apart.", whenAbsent: "`finger`")
    case .type:
      KeyRow(
        .word(UITouch.TouchType.allCases.map(\.name)),
        "What touches (OW-60). Pinches and rotations of an `indirectPointer` are made on a trackpad, without a touch "
          + "(OW-62).",
        whenAbsent: "`direct`, a finger; `indirectPointer` with `buttonMask`")
    case .buttonMask:
      KeyRow(
        .value(TouchSource.buttonWords), "The buttons of the pointing device that are down (OW-61).",
        whenAbsent: "`primary` of an `indirectPointer`")
    case .modifierFlags:
      KeyRow(
        .value(TouchSource.modifierWords), "The keys that are held down beside it (OW-61, OW-64).",
        whenAbsent: "none")
    case .zOffset:
      KeyRow(
        .value(.number(0...1)), "Hovers: how far a Pencil is from the screen, from 0 to 1 (OW-65).",
        whenAbsent: "a pointer hovers")
    case .on: KeyRow(.id, "Calls: the object.")
    case .with:
      KeyRow(
        .either([.id, .point, .definition("insertion")]),
        "Calls: the argument, an identifier, a control event, a point, or a view with its place.")
    case .at:
      KeyRow(
        .time, "When it begins, in seconds from the start.",
        whenAbsent:
          "0 for the first entry; then, after the end of the entry before, 0.5 for a gesture of fingers and "
          + "0.05 for anything else")
    }
  }

  /// The possible number of moves of a gesture.
  static let stepCount = 1...10_000

  static let scrollTypes = ["discrete", "continuous"]

  /// The sources of a pinch or a rotation: fingers on the screen, or on a trackpad.
  static let pairTypes = [UITouch.TouchType.direct, .indirectPointer].map(\.name)

  /// The kinds of entries, in the order of the documentation.
  static let kinds = Array(allCases.prefix { $0 != .to })

  /// The keys for the source of a touch.
  private static let sources: [TouchKey] = [.type, .buttonMask, .modifierFlags]

  /// The keys that may appear beside the key, besides `at`.
  var companions: [TouchKey] {
    switch self {
    case .tap: [.duration, .count, .interval, .fingers, .finger] + Self.sources
    case .doubleTap, .tripleTap: [.duration, .interval, .fingers, .finger] + Self.sources
    case .longPress: [.duration, .to, .hold, .steps, .fingers, .finger] + Self.sources
    case .drag, .swipe: [.duration, .fingers, .finger] + Self.sources
    case .pinch, .rotate: [.duration, .finger, .type]
    case .began: [.finger] + Self.sources
    case .moved, .ended, .cancelled: [.finger]
    case .scroll: [.by, .steps, .duration, .scrollType]
    case .press: [.duration, .cancelled, .modifierFlags]
    case .hover: [.zOffset]
    case .motion: [.cancelled]
    case .call: [.on, .with]
    default: []
    }
  }
}

/// The steps of code in a method: the keys of `touches` that need no finger and no time.
enum StepKey: String, FileKey {
  case set, call, on, with, command, after
  case condition = "if"

  var row: KeyRow {
    switch self {
    case .condition:
      KeyRow(
        .definition("condition"),
        "What must hold, or else it is not done; `gestureRecognizer` is the one that asks or sends.",
        whenAbsent: "always")
    case .set: TouchKey.set.row
    case .call: TouchKey.call.row
    case .on: TouchKey.on.row
    case .with: TouchKey.with.row
    case .command: KeyRow(.selector, "An action that is sent without a target.")
    case .after:
      KeyRow(
        .time, "How long after the call it is done, in seconds, as with `asyncAfter`.", whenAbsent: "at once")
    }
  }

  /// The kinds of steps.
  static let kinds: [StepKey] = [.set, .call, .command]
}

enum DragKey: String, FileKey {
  case from, to, steps

  static let example = "write drag: {from: [x, y], to: [x, y]}"

  var row: KeyRow {
    switch self {
    case .from: .needed(.point, "Where the finger comes down.", Self.example)
    case .to: .needed(.point, "Where it lifts.", Self.example)
    case .steps: KeyRow(.integer(TouchKey.stepCount), "The number of moves.", whenAbsent: "5")
    }
  }
}

enum SwipeKey: String, FileKey {
  case from, to, direction, distance, steps

  static let example = "write swipe: {from: [x, y], direction: left}, or give 'to'"

  var row: KeyRow {
    switch self {
    case .from: .needed(.point, "Where the finger comes down.", Self.example)
    case .to: KeyRow(.point, "Where it lifts.")
    case .direction: KeyRow(.word(ScenarioReading.directions), "Where it goes, instead of to.")
    case .distance: KeyRow(.length, "How far it goes, in points.", whenAbsent: "150")
    case .steps: KeyRow(.integer(TouchKey.stepCount), "The number of moves.", whenAbsent: "5")
    }
  }
}

enum PinchKey: String, FileKey {
  case center, from, to, angle, steps

  static let example = "write pinch: {center: [x, y], from: 100, to: 200}"

  var row: KeyRow {
    switch self {
    case .center: .needed(.point, "The middle between the fingers.", Self.example)
    case .from: .needed(.length, "Their distance when they come down, in points.", Self.example)
    case .to: .needed(.length, "Their distance when they lift, in points.", Self.example)
    case .angle: KeyRow(.number, "The angle of the line through both, in radians.", whenAbsent: "0")
    case .steps: KeyRow(.integer(TouchKey.stepCount), "The number of moves.", whenAbsent: "6")
    }
  }
}

enum RotateKey: String, FileKey {
  case center, radius, by, steps

  static let example = "write rotate: {center: [x, y], by: 1.57}, in radians"

  var row: KeyRow {
    switch self {
    case .center: .needed(.point, "The middle between the fingers.", Self.example)
    case .radius: KeyRow(.length, "How far each finger is from it, in points.", whenAbsent: "80")
    case .by: .needed(.number, "The angle, in radians, positive clockwise.", Self.example)
    case .steps: KeyRow(.integer(TouchKey.stepCount), "The number of moves.", whenAbsent: "6")
    }
  }
}

/// The position at which `insertSubview` adds a view.
enum InsertionKey: String, FileKey {
  case view, at, above, below

  static let example = "write with: {view: Card, above: Button}"

  var row: KeyRow {
    switch self {
    case .view: .needed(.id, "The view that is inserted.", Self.example)
    case .at:
      KeyRow(
        .integer(0...1_000_000), "The index among the subviews, from the back; beyond the end it is the last."
      )
    case .above: KeyRow(.id, "The subview that it comes in front of.")
    case .below: KeyRow(.id, "The subview that it comes behind.")
    }
  }

  /// The ways to give the position.
  static let places: [InsertionKey] = [.at, .above, .below]
}

extension TouchKey {
  /// Which keys may appear together, as a schema.
  static let rules: JSONValue = {
    let kinds = Self.kinds.map { kind -> JSONValue in
      let one: JSONValue = ["required": [.string(kind.rawValue)]]
      // Beside a press or a shake it only tells how that ends.
      guard kind == .cancelled else { return one }
      return one.adding(["not": ["anyOf": MappingKind.anyOf(["press", "motion"])]])
    }
    var beside: [JSONValue.Member] = []
    for key in allCases where key != .at && !Self.kinds.contains(key) {
      beside.append(JSONValue.Member(key.rawValue, rule(for: key)))
    }
    let ending: JSONValue = [
      "type": "boolean", "description": "Whether the system cancels it; false if not given.",
    ]
    for key in [TouchKey.press, .motion] {
      beside.append(
        JSONValue.Member(key.rawValue, ["properties": ["cancelled": ending]]))
    }
    beside.append(JSONValue.Member("call", ["oneOf": .array(CodeMethod.rules)]))
    beside.append(JSONValue.Member("scroll", ["required": ["by"]]))
    return ["oneOf": .array(kinds), "dependentSchemas": .object(beside)]
  }()

  /// The keys that a key may appear with.
  private static func rule(for key: TouchKey) -> JSONValue {
    let owners = kinds.filter { $0.companions.contains(key) }.map { kind -> JSONValue in
      switch (key, kind) {
      case (.interval, .tap): ["required": ["tap", "count"]]
      case (.hold, .longPress), (.steps, .longPress): ["required": ["longPress", "to"]]
      default: ["required": [.string(kind.rawValue)]]
      }
    }
    return owners.count == 1 ? owners[0] : ["anyOf": .array(owners)]
  }
}

extension StepKey {
  /// Which keys may appear together, as a schema.
  static let rules: JSONValue = [
    "oneOf": .array(MappingKind.required(kinds.map(\.rawValue))),
    "dependentSchemas": [
      "on": ["required": ["call"]], "with": ["required": ["call"]],
      "call": ["oneOf": .array(CodeMethod.rules)],
    ],
  ]
}

extension CodeMethod {
  /// The arguments of each method, as a schema.
  fileprivate static var rules: [JSONValue] {
    allCases.map { method in
      var properties: JSONValue = ["call": ["const": .string(method.rawValue)]]
      var needed: [JSONValue] = []
      var refused: [String] = []
      if method.receiver == nil { refused.append("on") } else { needed.append("on") }
      if let argument = method.argument {
        needed.append("with")
        properties = properties.adding(["with": argument.type.schema])
      } else {
        refused.append("with")
      }
      let rule: JSONValue = ["properties": properties, "required": .array(needed)]
      return refused.isEmpty ? rule : rule.adding(["not": ["anyOf": MappingKind.anyOf(refused)]])
    }
  }
}

extension CodeMethod.Argument {
  fileprivate var type: KeyType {
    switch self {
    case .view, .recognizer, .controller: .id
    case .controlEvent: .definition("controlEvent")
    case .point: .point
    case .insertion: .definition("insertion")
    }
  }
}
