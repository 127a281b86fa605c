// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// What a question is about: the other recognizer, the touch and its view, and the view whose bounds rectangles are
/// in.
@MainActor
struct QuestionSubject {
  var recognizer: UIGestureRecognizer?
  var touch: UITouch?
  var view: UIView?
  var space: UIView?
}

extension ScenarioAnswer {
  /// The answer to a question about a subject.
  @MainActor
  func evaluate(_ subject: QuestionSubject, _ objects: ScenarioObjects) -> Bool {
    guard let when else { return then }
    return when.holds(for: subject, objects) ? then : !then
  }
}

extension ScenarioCondition {
  /// Whether everything that is given holds.
  @MainActor
  func holds(for subject: QuestionSubject, _ objects: ScenarioObjects) -> Bool {
    let view = subject.view ?? subject.touch?.view
    if let recognizers {
      guard let recognizer = subject.recognizer,
        recognizers.contains(where: { objects.recognizers[$0] === recognizer })
      else { return false }
    }
    if let views {
      guard let view, views.contains(where: { objects.view($0) === view }) else { return false }
    }
    if let within {
      let isWithin = within.contains { name in
        guard let view, let ancestor = objects.view(name) else { return false }
        return view.isDescendant(of: ancestor)
      }
      guard isWithin else { return false }
    }
    if let rect {
      guard let touch = subject.touch else { return false }
      let point = touch.location(in: subject.space)
      let isInside =
        Double(point.x) >= rect.minX && Double(point.x) < rect.minX + rect.size.width
        && Double(point.y) >= rect.minY && Double(point.y) < rect.minY + rect.size.height
      guard isInside else { return false }
    }
    return true
  }
}
