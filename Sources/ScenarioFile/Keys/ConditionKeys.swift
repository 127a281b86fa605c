// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

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
        .list(.definition("step")), "What the method does before it answers.",
        whenAbsent: "nothing that counts")
    }
  }
}

enum ConditionKey: String, ItemKey {
  case gestureRecognizer, recognizer, recognizerView, view, within, rect
  case moves, translation, velocity, atEdge, properties, canPop
  case any, not

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
    case .recognizerView:
      ItemRow(
        \.recognizerViews, Form.selection(.view), "The view that `recognizer` is on is one of these.")
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
    case .moves:
      ItemRow(
        \.moves, Form.movements,
        "The fingers moved so since they came down: further along one axis than along the other.")
    case .translation:
      ItemRow(
        \.translation, Form.pointLimits,
        "The `translation` of the pan that is asked about, in its view: `{x: {greaterThan: 0}}`.")
    case .velocity:
      ItemRow(
        \.velocity, Form.pointLimits,
        "The `velocity` of the pan that is asked about, in its view, in points per second: `{y: {lessThan: 0}}`."
      )
    case .atEdge:
      ItemRow(
        \.edges, Form.edges,
        "The `contentOffset` of a scroll view is at this edge of its content, or beyond: `{List: top}`.")
    case .properties:
      ItemRow(
        \.properties, Form.propertiesOfCondition,
        "Properties of views and recognizers have these values, or values within limits, as in an expectation: "
          + "`{List: {isDragging: true}}`.")
    case .canPop:
      ItemRow(
        \.canPop, Form.ids(.navigationController),
        "The navigation controller has more than one of `viewControllers`.")
    case .any: ItemRow(\.any, Form.conditions, "At least one of these conditions holds.")
    case .not: ItemRow(\.not, Form.negation, "This condition does not hold.")
    }
  }
}

/// The conditions for a hit-test view.
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

extension HitConditionKey {
  /// What to write instead of the keys of other conditions.
  static let hints: [String: String] = {
    let others = ConditionKey.allCases.map(\.rawValue).filter { HitConditionKey(rawValue: $0) == nil }
    let hint = "it goes by the view that UIKit would answer: its keys are view and within"
    return Dictionary(uniqueKeysWithValues: others.map { ($0, hint) })
      .merging(["rect": "\(hint); a part of a view is said by pointInside, such as {polygon: [[x, y], …]}"]) {
        $1
      }
  }()
}

/// The keys that select objects other than by identifier.
enum SelectionKey: String, FileKey {
  case className = "class"
  case exactly

  var row: KeyRow {
    let names = KeyType.either([.name, .list(.name, atLeast: 1)])
    return switch self {
    case .className:
      KeyRow(names, "A class or a list of classes; objects of classes below them are meant too.")
    case .exactly:
      KeyRow(
        names,
        "The same without classes below them, as `isMemberOfClass:` or `type(of: view) == UIView.self`.")
    }
  }
}
