// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

extension ScenarioNext {
  /// The override as data, for the snapshot.
  var record: TraceOverride {
    switch self {
    case .none: TraceOverride(method: "next", kind: "nil")
    case .responder(let id): TraceOverride(method: "next", kind: "responder", target: id)
    }
  }
}

extension ScenarioHitTest {
  /// The override as data, for the snapshot.
  var record: TraceOverride {
    switch self {
    case .passThrough, .subviewsFirst, .subviewsOnly, .ignoresGates:
      TraceOverride(method: "hitTest", kind: word ?? "")
    case .filter(let answer): answer.record(of: "hitTest")
    case .returnsNil: TraceOverride(method: "hitTest", kind: "returns", detail: "nil")
    case .returnsSelf: TraceOverride(method: "hitTest", kind: "returns", detail: "self")
    case .redirect(let id): TraceOverride(method: "hitTest", kind: "redirect", target: id)
    case .returns(let id): TraceOverride(method: "hitTest", kind: "returns", target: id)
    case .doing(_, let answer): answer?.record ?? TraceOverride(method: "hitTest", kind: "default")
    }
  }
}

extension DeclaredPointInside {
  /// The override as data, for the snapshot.
  var record: TraceOverride { TraceOverride(pointInside: shapes) }

  private var shapes: [TraceShape] {
    switch self {
    case .always, .never, .bounds, .subviews: return [TraceShape(word ?? "")]
    case .outset(let by):
      var shape = TraceShape("outset")
      shape.outsets = [by.top, by.left, by.bottom, by.right].map { Double($0) }
      return [shape]
    case .circle(let center, let radius):
      var shape = TraceShape("circle")
      shape.center = center.map { TracePoint(exactly: $0) }
      shape.radius = radius.map { Double($0) }
      return [shape]
    case .roundedRect(let radius):
      var shape = TraceShape("roundedRect")
      shape.radius = Double(radius)
      return [shape]
    case .polygon(let points):
      var shape = TraceShape("polygon")
      shape.points = points.map { TracePoint(exactly: $0) }
      return [shape]
    case .union(let parts): return parts.flatMap(\.shapes)
    }
  }
}

extension ScenarioAnswer {
  /// The answer as data, for the snapshot: `true`, or `only` and `unless` with the condition.
  func record(of method: String) -> TraceOverride {
    guard let when else { return TraceOverride(method: method, kind: String(then)) }
    return TraceOverride(method: method, kind: then ? "only" : "unless", condition: when.record)
  }
}

extension ScenarioCondition {
  fileprivate var record: TraceCondition {
    var record = TraceCondition(
      recognizers: recognizers?.identifiers, views: views?.identifiers, within: within?.identifiers,
      rect: rect)
    record.gestureRecognizers = gestureRecognizers?.identifiers
    record.gestureRecognizerClasses = gestureRecognizers?.classNames
    record.recognizerClasses = recognizers?.classNames
    record.viewClasses = views?.classNames
    record.withinClasses = within?.classNames
    return record
  }
}
