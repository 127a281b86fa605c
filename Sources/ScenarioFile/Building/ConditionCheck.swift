// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace
import UIKitModel

/// The subject of a question: the recognizers, the touch and its view, and the view in whose bounds rectangles are
/// given.
@MainActor
struct QuestionSubject {
  /// The recognizer that is asked about.
  var recognizer: UIGestureRecognizer?

  /// The other recognizer, if the question is about two.
  var other: UIGestureRecognizer?

  var touch: UITouch?
  var view: UIView?

  /// The view in whose bounds coordinates a rectangle is.
  var space: UIView?

  /// The point that is asked about, in those coordinates; nil for that of the touch.
  var point: CGPoint?

  init(
    recognizer: UIGestureRecognizer? = nil, other: UIGestureRecognizer? = nil, touch: UITouch? = nil,
    view: UIView? = nil, space: UIView? = nil, point: CGPoint? = nil
  ) {
    (self.recognizer, self.other, self.touch) = (recognizer, other, touch)
    (self.view, self.space, self.point) = (view, space, point)
  }

  /// The subject for a recognizer that asks or sends, with its first touch.
  init(about recognizer: UIGestureRecognizer?) {
    self.init(recognizer: recognizer, touch: recognizer?.firstTouch, space: recognizer?.view)
  }

  /// The recognizer as a pan, whose movement counts.
  var pan: UIPanGestureRecognizer? { recognizer as? UIPanGestureRecognizer }

  /// The distance that the fingers moved on the screen, in points: those of a pan, or else the touch.
  var movement: CGPoint { pan?.translation(in: nil) ?? touch?.movement ?? .zero }
}

extension ScenarioAnswer {
  /// The answer to a question about a subject.
  @MainActor
  func evaluate(_ subject: QuestionSubject, _ objects: ScenarioObjects) -> Bool {
    objects.answer(steps, subject)
    guard let when else { return then }
    return when.holds(for: subject, objects) ? then : !then
  }
}

extension ScenarioCondition {
  /// Whether all given parts of a condition hold.
  @MainActor
  func holds(for subject: QuestionSubject, _ objects: ScenarioObjects) -> Bool {
    let view = subject.view ?? subject.touch?.view
    return holds(gestureRecognizers) { $0.holds(subject.recognizer, objects) }
      && holds(recognizers) { $0.holds(subject.other ?? subject.recognizer, objects) }
      && holds(recognizerViews) { $0.holds((subject.other ?? subject.recognizer)?.view, objects) }
      && holds(views) { $0.holds(view, objects) } && holds(within) { $0.holds(within: view, objects) }
      && holds(rect) { $0.holds(subject.point ?? subject.touch?.location(in: subject.space)) }
      && holds(moves) { ways in ways.contains { $0.holds(subject.movement) } }
      && holds(translation) { limits in
        subject.pan.map { limits.hold($0.translation(in: $0.view)) } ?? false
      }
      && holds(velocity) { limits in subject.pan.map { limits.hold($0.velocity(in: $0.view)) } ?? false }
      && holds(edges) { $0.allSatisfy { $0.holds(objects) } }
      && holds(properties) { $0.allSatisfy { $0.holds(objects) } }
      && holds(canPop) { $0.contains { (objects.navigation($0)?.viewControllers.count ?? 0) > 1 } }
      && holds(any) { $0.contains { $0.holds(for: subject, objects) } }
      && holds(not) { $0.allSatisfy { !$0.holds(for: subject, objects) } }
  }

  /// A part that is not given holds.
  private func holds<Part>(_ part: Part?, _ isTrue: (Part) -> Bool) -> Bool { part.map(isTrue) ?? true }
}

@MainActor
extension ScenarioSelection {
  fileprivate func holds(_ recognizer: UIGestureRecognizer?, _ objects: ScenarioObjects) -> Bool {
    guard let recognizer else { return false }
    return switch self {
    case .objects(let names): names.contains { objects.recognizers[$0] === recognizer }
    case .classes(let names): names.contains { recognizer.isKind(ofClassNamed: $0) }
    case .exactClasses(let names): names.contains(recognizer.displayedClassName)
    }
  }

  fileprivate func holds(_ view: UIView?, _ objects: ScenarioObjects) -> Bool {
    guard let view else { return false }
    return switch self {
    case .objects(let names): names.contains { objects.view($0) === view }
    case .classes(let names): names.contains { view.isKind(ofClassNamed: $0) }
    case .exactClasses(let names): names.contains(view.displayedClassName)
    }
  }

  /// Whether the selection contains the view or one of its superviews.
  fileprivate func holds(within view: UIView?, _ objects: ScenarioObjects) -> Bool {
    sequence(first: view) { $0?.superview }.prefix { $0 != nil }.contains { holds($0, objects) }
  }
}

@MainActor
extension TraceRect {
  /// Whether a point is in the rectangle.
  fileprivate func holds(_ point: CGPoint?) -> Bool {
    guard let point else { return false }
    let (x, y) = (Double(point.x), Double(point.y))
    return x >= minX && x < minX + size.width && y >= minY && y < minY + size.height
  }
}

extension ScenarioMovement {
  /// Whether a movement on the screen has this direction. A diagonal movement has none.
  fileprivate func holds(_ movement: CGPoint) -> Bool {
    let isHorizontal = abs(movement.x) > abs(movement.y)
    let isVertical = abs(movement.y) > abs(movement.x)
    return switch self {
    case .horizontally: isHorizontal
    case .vertically: isVertical
    case .left: isHorizontal && movement.x < 0
    case .right: isHorizontal && movement.x > 0
    case .up: isVertical && movement.y < 0
    case .down: isVertical && movement.y > 0
    }
  }
}

extension [ValueLimit] {
  /// Whether the coordinates of a point are within the limits.
  fileprivate func hold(_ point: CGPoint) -> Bool {
    allSatisfy { limit in
      let numbers = [Double(point.x), Double(point.y)]
      switch (limit.part, limit.value) {
      case (let part?, .number(let wanted)): return limit.comparison.holds(numbers[part.index], wanted)
      case (nil, .numbers(let wanted)):
        return zip(numbers, wanted).allSatisfy { limit.comparison.holds($0, $1) }
      default: return false
      }
    }
  }
}

@MainActor
extension ScenarioEdges {
  fileprivate func holds(_ objects: ScenarioObjects) -> Bool {
    guard let scrollView = objects.view(scrollView) as? UIScrollView else { return false }
    return edges.contains { scrollView.isAtEdge($0.rectEdge) }
  }
}

extension ScenarioEdges.Edge {
  var rectEdge: UIRectEdge {
    switch self {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    }
  }
}

@MainActor
extension ScenarioProperties {
  fileprivate func holds(_ objects: ScenarioObjects) -> Bool {
    guard let object = objects.object(self.object) else { return false }
    return values.allSatisfy { expected in
      let property = UIKitProperties.property(expected.name, .expect, of: object)
      return property.flatMap { NotedValues.Value($0, of: object) }?.meets(expected.wanted) ?? false
    }
  }
}
