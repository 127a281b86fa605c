// SPDX-License-Identifier: Apache-2.0

import Trace

/// The keys of a recognizer besides its properties.
enum RecognizerKey: String, ScenarioKey {
  case id
  case className = "class"
  case baseClass, actions
  case requiresFailureOf, delegate
  case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail, ignores

  var row: KeyRow {
    switch self {
    case .id: KeyRow(.id, "The identifier.", absent: "made from the class")
    case .className: .needed(.name, "The class, such as `UITapGestureRecognizer`.")
    case .baseClass:
      KeyRow(
        .word(ScenarioGestureRecognizer.classNames),
        "The nearest class of UIKit itself, for a class of your own.",
        absent: "the class, if it is UIKit's, else `UIGestureRecognizer`")
    case .actions: KeyRow(.list(.definition("recognizerAction")), "Target-action pairs.", absent: "none")
    case .requiresFailureOf: KeyRow(.ids, "The recognizers that must fail first.", absent: "none")
    case .delegate: KeyRow(.definition("gestureDelegate"), absent: "none")
    case .canPrevent:
      KeyRow(.answer, "What an override of `canPrevent(_:)` answers.", absent: "UIKit's implementation")
    case .canBePrevented:
      KeyRow(.answer, "What an override of `canBePrevented(by:)` answers.", absent: "UIKit's implementation")
    case .shouldRequireFailure:
      KeyRow(
        .answer, "What an override of `shouldRequireFailure(of:)` answers.", absent: "UIKit's implementation")
    case .shouldBeRequiredToFail:
      KeyRow(
        .answer, "What an override of `shouldBeRequiredToFail(by:)` answers.",
        absent: "UIKit's implementation")
    case .ignores:
      KeyRow(.answer, "Which touches a subclass hands to `ignore(_:for:)` when they begin.", absent: "none")
    }
  }
}

enum GestureDelegateKey: String, ScenarioKey {
  case id, shouldReceiveEvent, shouldReceiveTouch, shouldBegin, shouldRecognizeSimultaneously
  case shouldRequireFailure, shouldBeRequiredToFail

  var row: KeyRow {
    switch self {
    case .id: KeyRow(.id, "The identifier.", absent: "the recognizer's and `.delegate`")
    case .shouldReceiveEvent: KeyRow(.answer, "`gestureRecognizer(_:shouldReceive:)` for an event.")
    case .shouldReceiveTouch: KeyRow(.answer, "`gestureRecognizer(_:shouldReceive:)` for a touch.")
    case .shouldBegin: KeyRow(.answer, "`gestureRecognizerShouldBegin(_:)`.")
    case .shouldRecognizeSimultaneously:
      KeyRow(.answer, "`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.")
    case .shouldRequireFailure: KeyRow(.answer, "`gestureRecognizer(_:shouldRequireFailureOf:)`.")
    case .shouldBeRequiredToFail: KeyRow(.answer, "`gestureRecognizer(_:shouldBeRequiredToFailBy:)`.")
    }
  }
}

enum AnswerKey: String, ScenarioKey {
  case only, unless

  var row: KeyRow {
    switch self {
    case .only: KeyRow(.definition("condition"), "True if this holds, else false.")
    case .unless: KeyRow(.definition("condition"), "False if this holds, else true.")
    }
  }
}

enum ConditionKey: String, ScenarioKey {
  case recognizer, view, within, rect

  var row: KeyRow {
    switch self {
    case .recognizer:
      KeyRow(
        .ids, "The other recognizer is one of these; for questions put to a view, the recognizer.")
    case .view:
      KeyRow(
        .ids, "The hit-test view of the touch, or of the recognizer's first touch, is one of these.")
    case .within: KeyRow(.ids, "That view is one of these or lies below one.")
    case .rect:
      KeyRow(
        .rect,
        "The touch is in this rectangle of the bounds of the recognizer's view, or of the view that is asked."
      )
    }
  }
}

enum ActionKey: String, ScenarioKey {
  case event, action, target

  var row: KeyRow {
    switch self {
    case .event:
      .needed(
        .either([.definition("controlEvent"), .list(.definition("controlEvent"), atLeast: 1)]),
        "The control event, or a list of events.")
    case .action: RecognizerActionKey.action.row
    case .target: RecognizerActionKey.target.row
    }
  }
}

enum RecognizerActionKey: String, ScenarioKey {
  case action, target

  var row: KeyRow {
    switch self {
    case .action: .needed(.name, "The method's name or selector.")
    case .target:
      KeyRow(
        .either([.schema(["type": "null"], "`nil`"), .name]),
        "The target: an identifier or any other text; dead for one that is gone; nil, or left out, for the "
          + "responder chain.")
    }
  }
}
