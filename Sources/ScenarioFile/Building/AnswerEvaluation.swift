// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// What a question is about: the recognizers, the touch and its view, and the view whose bounds rectangles are in.
@MainActor
struct QuestionSubject {
  /// The recognizer that is asked about.
  var recognizer: UIGestureRecognizer?

  /// The other one, where two are concerned.
  var other: UIGestureRecognizer?

  var touch: UITouch?
  var view: UIView?
  var space: UIView?
}

extension ScenarioAnswer {
  /// The answer to a question about a subject.
  @MainActor
  func evaluate(_ subject: QuestionSubject, _ objects: ScenarioObjects) -> Bool {
    objects.answer(steps)
    guard let when else { return then }
    return when.holds(for: subject, objects) ? then : !then
  }
}

extension ScenarioCondition {
  /// Whether everything that is given holds.
  @MainActor
  func holds(for subject: QuestionSubject, _ objects: ScenarioObjects) -> Bool {
    let view = subject.view ?? subject.touch?.view
    return holds(gestureRecognizers) { $0.holds(subject.recognizer, objects) }
      && holds(recognizers) { $0.holds(subject.other ?? subject.recognizer, objects) }
      && holds(views) { $0.holds(view, objects) } && holds(within) { $0.holds(within: view, objects) }
      && holds(rect) { $0.holds(subject.touch, in: subject.space) }
  }

  /// What is not given holds.
  private func holds<Part>(_ part: Part?, _ isTrue: (Part) -> Bool) -> Bool { part.map(isTrue) ?? true }
}

@MainActor
extension ScenarioSelection {
  fileprivate func holds(_ recognizer: UIGestureRecognizer?, _ objects: ScenarioObjects) -> Bool {
    guard let recognizer else { return false }
    return switch self {
    case .objects(let names): names.contains { objects.recognizers[$0] === recognizer }
    case .classes(let names): names.contains { recognizer.isKind(ofClassNamed: $0) }
    }
  }

  fileprivate func holds(_ view: UIView?, _ objects: ScenarioObjects) -> Bool {
    guard let view else { return false }
    return switch self {
    case .objects(let names): names.contains { objects.view($0) === view }
    case .classes(let names): names.contains { view.isKind(ofClassNamed: $0) }
    }
  }

  /// Whether the view or one above it is meant.
  fileprivate func holds(within view: UIView?, _ objects: ScenarioObjects) -> Bool {
    sequence(first: view) { $0?.superview }.prefix { $0 != nil }.contains { holds($0, objects) }
  }
}

@MainActor
extension TraceRect {
  /// Whether a touch is in the rectangle of a view's bounds.
  fileprivate func holds(_ touch: UITouch?, in space: UIView?) -> Bool {
    guard let point = touch?.location(in: space) else { return false }
    let (x, y) = (Double(point.x), Double(point.y))
    return x >= minX && x < minX + size.width && y >= minY && y < minY + size.height
  }
}
