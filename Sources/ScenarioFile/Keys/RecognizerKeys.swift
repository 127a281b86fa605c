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
    case .delegate:
      KeyRow(
        .definition("gestureDelegate"),
        "The delegate: the id of a responder or of another recognizer's delegate, or an object of its own by what it answers.",
        absent: "none")
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

/// The key of a recognizer's delegate besides its answers.
enum GestureDelegateKey: String, ScenarioKey {
  case id

  var row: KeyRow { KeyRow(.id, "The identifier.", absent: "the recognizer's and `.delegate`") }
}

/// The methods of a recognizer's delegate.
enum GestureAnswerKey: String, ScenarioKey {
  case shouldReceiveEvent, shouldReceiveTouch, shouldBegin, shouldRecognizeSimultaneously
  case shouldRequireFailure, shouldBeRequiredToFail

  /// Where the answer is kept.
  var path: WritableKeyPath<ScenarioGestureAnswers, ScenarioAnswer?> {
    switch self {
    case .shouldReceiveEvent: \.shouldReceiveEvent
    case .shouldReceiveTouch: \.shouldReceiveTouch
    case .shouldBegin: \.shouldBegin
    case .shouldRecognizeSimultaneously: \.shouldRecognizeSimultaneously
    case .shouldRequireFailure: \.shouldRequireFailure
    case .shouldBeRequiredToFail: \.shouldBeRequiredToFail
    }
  }

  var row: KeyRow {
    switch self {
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
  case answers, only, unless
  case steps = "do"

  var row: KeyRow {
    switch self {
    case .answers: KeyRow(.bool, "Always this; goes with `do`.")
    case .only: KeyRow(.definition("condition"), "True if this holds, else false.")
    case .unless: KeyRow(.definition("condition"), "False if this holds, else true.")
    case .steps:
      KeyRow(
        .list(.definition("step")), "What the method does before it answers.", absent: "nothing that counts")
    }
  }
}

enum ConditionKey: String, ScenarioKey {
  case gestureRecognizer, recognizer, view, within, rect

  var row: KeyRow {
    switch self {
    case .gestureRecognizer:
      KeyRow(
        .selection, "The recognizer that is asked about is one of these, for a delegate that serves several.")
    case .recognizer:
      KeyRow(
        .selection,
        "The other recognizer is one of these; where there is no other, the one that is asked about.")
    case .view:
      KeyRow(
        .selection, "The hit-test view of the touch, or of the recognizer's first touch, is one of these.")
    case .within: KeyRow(.selection, "That view is one of these or lies below one.")
    case .rect:
      KeyRow(
        .rect,
        "The touch is in this rectangle of the bounds of the recognizer's view, or of the view that is asked."
      )
    }
  }
}

/// What of a view that is hit decides.
enum HitConditionKey: String, ScenarioKey {
  case view, within

  var row: KeyRow {
    switch self {
    case .view: KeyRow(.selection, "The view that UIKit would answer is one of these.")
    case .within: KeyRow(.selection, "That view is one of these or lies below one.")
    }
  }
}

/// What says which objects are meant, other than identifiers.
enum SelectionKey: String, ScenarioKey {
  case className = "class"

  var row: KeyRow {
    .needed(
      .either([.name, .list(.name, atLeast: 1)]),
      "A class or a list of classes; objects of classes below them are meant too.")
  }
}

enum ActionKey: String, ScenarioKey {
  case event, action, target
  case steps = "do"

  var row: KeyRow {
    switch self {
    case .event:
      KeyRow(
        .either([.definition("controlEvent"), .list(.definition("controlEvent"), atLeast: 1)]),
        "The control event, or a list of events; needed for controls, none for cells.")
    case .action: RecognizerActionKey.action.row
    case .target: RecognizerActionKey.target.row
    case .steps:
      KeyRow(
        .list(.definition("step")), "What the method does when it is called.", absent: "nothing that counts")
    }
  }
}

enum RecognizerActionKey: String, ScenarioKey {
  case action, target
  case steps = "do"

  var row: KeyRow {
    switch self {
    case .action: .needed(.name, "The method's name or selector.")
    case .target:
      KeyRow(
        .either([.schema(["type": "null"], "`nil`"), .name]),
        "The target: an identifier or any other text; dead, unless an object is called so, for one that is gone; nil, "
          + "or left out, for the responder chain.")
    case .steps:
      KeyRow(
        .definition("stateSteps"),
        "What the method does when it is called: always, or by the recognizer's state.",
        absent: "nothing that counts")
    }
  }
}

/// The states for which a recognizer sends its actions (GR-11).
enum StateStepsKey: String, ScenarioKey {
  case began, changed, ended, recognized, cancelled

  var row: KeyRow {
    KeyRow(
      .list(.definition("step")),
      self == .recognized ? "Another name of `ended`." : "What the method does for this state.")
  }
}
