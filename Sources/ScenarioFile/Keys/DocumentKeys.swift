// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

enum DocumentKey: String, ScenarioKey {
  case name, title, summary, mode, question, source, device, configuration, application, scene
  case window, windows, touches, variants, expect
  case unknown

  var row: KeyRow {
    switch self {
    case .name:
      KeyRow(
        .schema([
          "allOf": [["$ref": "#/$defs/name"]], "maxLength": 100, "pattern": "^[^./\\\\:][^/\\\\:]*$",
        ]), "A short name for files and links; the file's name if not given.")
    case .title: KeyRow(.definition("localized"), "The title.")
    case .summary: KeyRow(.definition("localized"), "A sentence or two about the scenario.")
    case .mode:
      KeyRow(
        .word(TraceMode.allCases.map(\.rawValue)),
        "How a page shows the scenario: question covers the answer until the reader has chosen a view.")
    case .question: KeyRow(.definition("localized"), "The question to the reader; goes with mode.")
    case .source: KeyRow(.word(Self.sources), "What the screen was read from; scenario if not given.")
    case .device: KeyRow(.definition("device"))
    case .configuration: KeyRow(.definition("configuration"))
    case .application: KeyRow(.definition("application"))
    case .scene:
      KeyRow(.either([.word(["none"]), .definition("scene")]), "The scene of all windows, or none.")
    case .window: KeyRow(.definition("window"), "The only window.")
    case .windows:
      KeyRow(
        .list(.definition("window"), atLeast: 1), "The windows, from back to front within a level.")
    case .touches:
      KeyRow(.list(.definition("touch")), "What is done to the screen and the application.")
    case .variants:
      KeyRow(
        .list(.definition("variant")),
        "Settings with which the same is done again, in all combinations, 16 at most.")
    case .expect:
      KeyRow(
        .either([.definition("expectation"), .list(.definition("expectation"))]), "What is expected.")
    case .unknown: KeyRow(.definition("unknown"))
    }
  }

  static let sources = ScreenSource.ofFiles.map(\.name)
}

enum LanguageKey: String, ScenarioKey {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  var row: KeyRow {
    switch self {
    case .english: KeyRow(.text, "The English text.")
    case .simplifiedChinese: KeyRow(.text, "The text in simplified Chinese.")
    }
  }
}

enum DeviceKey: String, ScenarioKey {
  case size

  var row: KeyRow {
    let side: JSONValue = ["type": "number", "exclusiveMinimum": 0, "maximum": 1_000_000]
    return .needed(
      .schema(["type": "array", "prefixItems": [side, side], "items": false, "minItems": 2]),
      "The size of the screen [width, height], in points.")
  }
}

/// The settings of the simulation are keys of the file.
extension ScenarioSetting: ScenarioKey {
  var row: KeyRow {
    switch self {
    case .hitTestPasses:
      KeyRow(.integer(1...10), "How often a touch-down traverses the windows; 2 if not given.")
    case .insertsPrivateContainerViews:
      KeyRow(.bool, "Whether UIKit's private container views stand between a window and its root view.")
    case .sendsActionBeforeCancelling:
      KeyRow(
        .bool,
        "Whether a recognizer's action is sent before the view's touchesCancelled; true if not given.")
    case .cancelsTouchesOfRemovedViews:
      KeyRow(
        .bool,
        "Whether a view that leaves its window under a finger gets touchesCancelled; false if not given.")
    case .tapInterval:
      KeyRow(
        .time,
        "The longest time from a lift to the next touch-down of a multiple tap, in seconds; 0.35 if not given."
      )
    case .tapMovement:
      KeyRow(
        .length,
        "The farthest distance between such taps, and the farthest that a finger moves in a tap, in points; "
          + "10 if not given.")
    case .tapMaximumDuration:
      KeyRow(.time, "The longest touch that is a tap, in seconds; 0.75 if not given.")
    case .longPressMinimumDuration:
      KeyRow(.time, "The time after which a long press begins, in seconds; 0.5 if not given.")
    case .longPressAllowableMovement:
      KeyRow(
        .length, "How far a finger may move before a long press begins, in points; 10 if not given.")
    case .panHysteresis:
      KeyRow(.length, "How far the fingers move before a pan begins, in points; 10 if not given.")
    case .swipeMaximumDuration: KeyRow(.time, "The longest swipe, in seconds; 0.5 if not given.")
    case .swipeMinimumMovement:
      KeyRow(.length, "How far a swipe goes in its direction, at least, in points; 50 if not given.")
    case .swipeMaximumSidewaysMovement:
      KeyRow(.length, "How far a swipe strays to the side, at most, in points; 50 if not given.")
    case .pinchHysteresis:
      KeyRow(
        .length,
        "How much the distance of two fingers changes before a pinch begins, in points; 8 if not given.")
    case .rotationHysteresis:
      KeyRow(
        .length, "How far two fingers turn before a rotation begins, in radians; 0.1 if not given.")
    case .screenEdgeWidth:
      KeyRow(
        .length,
        "How far from the edge of the screen a screen-edge pan may start, in points; 20 if not given.")
    case .contentTouchDelay:
      KeyRow(
        .time, "How long a scroll view withholds a touch from its content, in seconds; 0.15 if not given.")
    case .controlOutsideSlop:
      KeyRow(
        .length,
        "How far outside its bounds a control still counts a touch as inside, in points; 70 if not given.")
    }
  }
}

/// What an entry of `variants` has besides the property.
enum VariantKey: String, ScenarioKey {
  case object

  var row: KeyRow { KeyRow(.id, "Whose property it is; a setting of the simulation if not given.") }
}
