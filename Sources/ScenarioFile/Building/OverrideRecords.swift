// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

extension ScenarioNext {
  /// The override in words, for the snapshot.
  var record: TraceOverride {
    switch self {
    case .none: TraceOverride(method: "next", kind: "nil")
    case .responder(let id): TraceOverride(method: "next", kind: "responder", detail: id)
    }
  }
}

extension ScenarioHitTest {
  /// The override in words, for the snapshot.
  var record: TraceOverride {
    switch self {
    case .passThrough: TraceOverride(method: "hitTest", kind: "passThrough")
    case .ignoresGates: TraceOverride(method: "hitTest", kind: "ignoresGates")
    case .returnsNil: TraceOverride(method: "hitTest", kind: "returns", detail: "nil")
    case .returnsSelf: TraceOverride(method: "hitTest", kind: "returns", detail: "self")
    case .redirect(let id): TraceOverride(method: "hitTest", kind: "redirect", detail: id)
    case .returns(let id): TraceOverride(method: "hitTest", kind: "returns", detail: id)
    }
  }
}

extension ScenarioPointInside {
  /// The override in words, for the snapshot.
  var record: TraceOverride { TraceOverride(method: "pointInside", kind: kind, detail: detail) }

  private var kind: String {
    switch self {
    case .always: "always"
    case .never: "never"
    case .bounds: "bounds"
    case .outset: "outset"
    case .circle: "circle"
    case .roundedRect: "roundedRect"
    case .polygon: "polygon"
    case .union: "union"
    }
  }

  private var detail: String {
    switch self {
    case .always, .never, .bounds:
      return ""
    case .outset(let top, let left, let bottom, let right):
      let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      return sides.filter { $0.1 != 0 }.map { "\($0.0) \(NumberText.exact($0.1))" }.joined(separator: ", ")
    case .circle(let center, let radius):
      let place = center.map { "center \(NumberText.exact($0.x)), \(NumberText.exact($0.y))" }
      return [place, radius.map { "radius \(NumberText.exact($0))" }].compactMap { $0 }.joined(
        separator: ", ")
    case .roundedRect(let radius):
      return "cornerRadius \(NumberText.exact(radius))"
    case .polygon(let points):
      return "\(points.count) points"
    case .union(let parts):
      return parts.map { ([$0.kind, $0.detail].filter { !$0.isEmpty }).joined(separator: " ") }
        .joined(separator: " + ")
    }
  }

  /// The override as the model runs it.
  var declared: DeclaredPointInside {
    switch self {
    case .always: .always
    case .never: .never
    case .bounds: .bounds
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
