// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

/// The keys of a recognizer besides its properties.
enum RecognizerKey: String, ItemKey {
  case id
  case className = "class"
  case baseClass, actions
  case requiresFailureOf, delegate
  case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail, ignores

  typealias Item = ScenarioGestureRecognizer

  static let rows = ItemRows<Item>(allCases)

  /// What stands before the properties, and what after them.
  static let head = ItemRows<ScenarioGestureRecognizer>([Self.id, .className, .baseClass])
  static let behaviour = ItemRows<ScenarioGestureRecognizer>(allCases.drop { $0 != .actions })

  var itemRow: ItemRow<ScenarioGestureRecognizer> {
    switch self {
    case .id: ItemRow(\.id, Form.ownID, "The identifier.", absent: "made from the class")
    case .className:
      ItemRow(\.className, Form.name, "The class, such as `UITapGestureRecognizer`.")
        .needed("such as class: UITapGestureRecognizer")
    case .baseClass:
      ItemRow(
        \.baseClass, Form.word(ScenarioGestureRecognizer.classNames),
        "The nearest class of UIKit itself, for a class of your own.",
        absent: "the class, if it is UIKit's, else `UIGestureRecognizer`")
    case .actions:
      ItemRow(\.actions, Form.recognizerActions, "Target-action pairs.", absent: "none", usual: [])
    case .requiresFailureOf:
      ItemRow(
        \.requiresFailureOf, Form.ids(.recognizer), "The recognizers that must fail first.", absent: "none",
        usual: [])
    case .delegate:
      ItemRow(
        \.delegate, Form.gestureDelegate,
        "The delegate: the id of a responder or of another recognizer's delegate, or an object of its own by what it answers.",
        absent: "none")
    case .canPrevent: .override(of: "canPrevent(_:)", \.canPrevent, Form.answer)
    case .canBePrevented: .override(of: "canBePrevented(by:)", \.canBePrevented, Form.answer)
    case .shouldRequireFailure:
      .override(of: "shouldRequireFailure(of:)", \.shouldRequireFailure, Form.answer)
    case .shouldBeRequiredToFail:
      .override(of: "shouldBeRequiredToFail(by:)", \.shouldBeRequiredToFail, Form.answer)
    case .ignores:
      ItemRow(
        \.ignores, Form.answer, "Which touches a subclass hands to `ignore(_:for:)` when they begin.",
        absent: "none")
    }
  }
}

/// The key of a recognizer's delegate besides its answers.
enum GestureDelegateKey: String, ItemKey {
  case id

  var itemRow: ItemRow<ScenarioGestureDelegate> {
    ItemRow(\.id, Form.ownID, "The identifier.", absent: "the recognizer's and `.delegate`")
  }
}

/// The methods of a recognizer's delegate.
enum GestureAnswerKey: String, ItemKey {
  case shouldReceiveEvent, shouldReceiveTouch, shouldBegin, shouldRecognizeSimultaneously
  case shouldRequireFailure, shouldBeRequiredToFail

  /// Where the answer is kept.
  var path: any WritableKeyPath<ScenarioGestureAnswers, ScenarioAnswer?> & Sendable {
    switch self {
    case .shouldReceiveEvent: \.shouldReceiveEvent
    case .shouldReceiveTouch: \.shouldReceiveTouch
    case .shouldBegin: \.shouldBegin
    case .shouldRecognizeSimultaneously: \.shouldRecognizeSimultaneously
    case .shouldRequireFailure: \.shouldRequireFailure
    case .shouldBeRequiredToFail: \.shouldBeRequiredToFail
    }
  }

  var itemRow: ItemRow<ScenarioGestureAnswers> {
    let method =
      switch self {
      case .shouldReceiveEvent: "`gestureRecognizer(_:shouldReceive:)` for an event."
      case .shouldReceiveTouch: "`gestureRecognizer(_:shouldReceive:)` for a touch."
      case .shouldBegin: "`gestureRecognizerShouldBegin(_:)`."
      case .shouldRecognizeSimultaneously: "`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`."
      case .shouldRequireFailure: "`gestureRecognizer(_:shouldRequireFailureOf:)`."
      case .shouldBeRequiredToFail: "`gestureRecognizer(_:shouldBeRequiredToFailBy:)`."
      }
    return ItemRow(path, Form.answer, method)
  }
}

enum AnswerKey: String, FileKey {
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

enum ConditionKey: String, ItemKey {
  case gestureRecognizer, recognizer, view, within, rect

  var itemRow: ItemRow<ScenarioCondition> {
    switch self {
    case .gestureRecognizer:
      ItemRow(
        \.gestureRecognizers, Form.selection(.recognizer),
        "The recognizer that is asked about is one of these, for a delegate that serves several.")
    case .recognizer:
      ItemRow(
        \.recognizers, Form.selection(.recognizer),
        "The other recognizer is one of these; where there is no other, the one that is asked about.")
    case .view:
      ItemRow(
        \.views, Form.selection(.view),
        "The hit-test view of the touch, or of the recognizer's first touch, is one of these.")
    case .within:
      ItemRow(\.within, Form.selection(.view), "That view is one of these or lies below one.")
    case .rect:
      ItemRow(
        \.rect, Form.rect,
        "The touch is in this rectangle of the bounds of the recognizer's view, or of the view that is asked."
      )
    }
  }
}

/// What of a view that is hit decides.
enum HitConditionKey: String, ItemKey {
  case view, within

  var itemRow: ItemRow<ScenarioCondition> {
    switch self {
    case .view:
      ItemRow(\.views, Form.selection(.view), "The view that UIKit would answer is one of these.")
    case .within:
      ItemRow(\.within, Form.selection(.view), "That view is one of these or lies below one.")
    }
  }
}

/// What says which objects are meant, other than identifiers.
enum SelectionKey: String, FileKey {
  case className = "class"

  var row: KeyRow {
    .needed(
      .either([.name, .list(.name, atLeast: 1)]),
      "A class or a list of classes; objects of classes below them are meant too.")
  }
}

enum ActionKey: String, ItemKey {
  case event, action, target
  case steps = "do"

  var itemRow: ItemRow<ScenarioTargetAction> {
    switch self {
    case .event:
      ItemRow(
        .either([.definition("controlEvent"), .list(.definition("controlEvent"), atLeast: 1)]),
        "The control event, or a list of events; needed for controls, none for cells.",
        write: { writer, action in action.event.map { writer.text($0) } })
    case .action: RecognizerActionKey.action.itemRow
    case .target: RecognizerActionKey.target.itemRow
    case .steps:
      ItemRow(
        .list(.definition("step")), "What the method does when it is called.", absent: "nothing that counts",
        read: { context, entry, action in
          action.effects = [ScenarioEffect(steps: context.steps(entry.value, entry.key))]
        },
        write: RecognizerActionKey.steps.itemRow.write)
    }
  }
}

enum RecognizerActionKey: String, ItemKey {
  case action, target
  case steps = "do"

  /// What is sent, and to whom.
  static let sent = ItemRows<ScenarioTargetAction>([Self.action, .target])

  var itemRow: ItemRow<ScenarioTargetAction> {
    switch self {
    case .action:
      ItemRow(\.action, Form.name, "The method's name or selector.")
        .needed("the method's name, such as action: save")
    case .target:
      ItemRow(
        \.target, Form.target,
        "The target: an identifier or any other text; dead, unless an object is called so, for one that is gone; nil, "
          + "or left out, for the responder chain.")
    case .steps:
      ItemRow(
        \.effects, Form.stateSteps,
        "What the method does when it is called: always, or by the recognizer's state.",
        absent: "nothing that counts", usual: [])
    }
  }
}

/// The states for which a recognizer sends its actions (GR-11).
enum StateStepsKey: String, FileKey {
  case began, changed, ended, recognized, cancelled

  var row: KeyRow {
    KeyRow(
      .list(.definition("step")),
      self == .recognized ? "Another name of `ended`." : "What the method does for this state.")
  }
}
