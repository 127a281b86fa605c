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
    case .passThrough: TraceOverride(method: "hitTest", kind: "passThrough")
    case .subviewsFirst: TraceOverride(method: "hitTest", kind: "subviewsFirst")
    case .subviewsOnly: TraceOverride(method: "hitTest", kind: "subviewsOnly")
    case .filter(let answer): answer.record(of: "hitTest")
    case .ignoresGates: TraceOverride(method: "hitTest", kind: "ignoresGates")
    case .returnsNil: TraceOverride(method: "hitTest", kind: "returns", detail: "nil")
    case .returnsSelf: TraceOverride(method: "hitTest", kind: "returns", detail: "self")
    case .redirect(let id): TraceOverride(method: "hitTest", kind: "redirect", target: id)
    case .returns(let id): TraceOverride(method: "hitTest", kind: "returns", target: id)
    case .doing(_, let answer): answer?.record ?? TraceOverride(method: "hitTest", kind: "default")
    }
  }
}

extension ScenarioPointInside {
  /// The override as data, for the snapshot.
  var record: TraceOverride { TraceOverride(pointInside: shapes) }

  private var shapes: [TraceShape] {
    switch self {
    case .always: return [TraceShape("always")]
    case .never: return [TraceShape("never")]
    case .bounds: return [TraceShape("bounds")]
    case .subviews: return [TraceShape("subviews")]
    case .outset(let top, let left, let bottom, let right):
      var shape = TraceShape("outset")
      shape.outsets = [top, left, bottom, right]
      return [shape]
    case .circle(let center, let radius):
      var shape = TraceShape("circle")
      shape.center = center
      shape.radius = radius
      return [shape]
    case .roundedRect(let radius):
      var shape = TraceShape("roundedRect")
      shape.radius = radius
      return [shape]
    case .polygon(let points):
      var shape = TraceShape("polygon")
      shape.points = points
      return [shape]
    case .union(let parts): return parts.flatMap(\.shapes)
    }
  }

  /// The override as the model runs it.
  var declared: DeclaredPointInside {
    switch self {
    case .always: .always
    case .never: .never
    case .bounds: .bounds
    case .subviews: .subviews
    case .outset(let top, let left, let bottom, let right):
      .outset(
        UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right)))
    case .circle(let center, let radius):
      .circle(center: center.map { CGPoint(x: $0.x, y: $0.y) }, radius: radius.map { CGFloat($0) })
    case .roundedRect(let radius): .roundedRect(cornerRadius: CGFloat(radius))
    case .polygon(let points): .polygon(points.map { CGPoint(x: $0.x, y: $0.y) })
    case .union(let parts): .union(parts.map(\.declared))
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
