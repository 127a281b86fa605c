// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import InputFile
import Trace
import UIKitModel

// The overrides and answers of objects, as a trace records them.

extension ScenarioNext {
  /// The override as data, for the snapshot.
  var record: TraceOverride {
    switch self {
    case .none: TraceOverride(method: .next, kind: .nothing)
    case .responder(let id): TraceOverride(method: .next, kind: .responder, target: id)
    }
  }
}

extension ScenarioHitTest {
  /// The override as data, for the snapshot.
  var record: TraceOverride {
    switch self {
    case .passThrough, .subviewsFirst, .subviewsOnly, .ignoresGates:
      TraceOverride(method: .hitTest, kind: OverrideKind(rawValue: word ?? ""))
    case .filter(let answer): answer.record(of: .hitTest)
    case .reactNative(let pointerEvents):
      TraceOverride(method: .hitTest, kind: .pointerEvents, detail: pointerEvents.rawValue)
    case .returnsNil: TraceOverride(method: .hitTest, kind: .returns, detail: "nil")
    case .returnsSelf: TraceOverride(method: .hitTest, kind: .returns, detail: "self")
    case .redirect(let id): TraceOverride(method: .hitTest, kind: .redirect, target: id)
    case .returns(let id): TraceOverride(method: .hitTest, kind: .returns, target: id)
    case .inside(let id): TraceOverride(method: .hitTest, kind: .inside, target: id)
    case .insteadOfItself(let id): TraceOverride(method: .hitTest, kind: .insteadOfItself, target: id)
    case .doing(_, let answer): answer?.record ?? TraceOverride(method: .hitTest, kind: .inherited)
    }
  }
}

extension DeclaredPointInside {
  /// The override as data, for the snapshot.
  var record: TraceOverride { TraceOverride(pointInside: shapes) }

  private var shapes: [TraceShape] {
    switch self {
    case .always, .never, .bounds, .subviews: return [TraceShape(OverrideKind(rawValue: word ?? ""))]
    case .outset(let by):
      var shape = TraceShape(.outset)
      shape.outsets = [by.top, by.left, by.bottom, by.right].map { Double($0) }
      return [shape]
    case .circle(let center, let radius):
      var shape = TraceShape(.circle)
      shape.center = center.map { TracePoint(exactly: $0) }
      shape.radius = radius.map { Double($0) }
      return [shape]
    case .roundedRect(let radius):
      var shape = TraceShape(.roundedRect)
      shape.radius = Double(radius)
      return [shape]
    case .polygon(let points):
      var shape = TraceShape(.polygon)
      shape.points = points.map { TracePoint(exactly: $0) }
      return [shape]
    case .union(let parts): return parts.flatMap(\.shapes)
    }
  }
}

extension ScenarioAnswer {
  /// The answer as data, for the snapshot: `true`, or `only` and `unless` with the condition.
  func record(of method: OverrideMethod) -> TraceOverride {
    guard let when else { return TraceOverride(method: method, kind: then ? .yes : .no) }
    return TraceOverride(method: method, kind: then ? .only : .unless, condition: when.record)
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
    record.recognizerViews = recognizerViews?.identifiers
    record.recognizerViewClasses = recognizerViews?.classNames
    record.moves = moves?.map(\.rawValue)
    let code = code
    record.code = code.isEmpty ? nil : code
    return record
  }

  /// The comparisons of the condition, and the conditions inside it, as code.
  private var code: [String] {
    var code: [String] = []
    let exact: [(String, ScenarioSelection?)] = [
      ("gestureRecognizer", gestureRecognizers), ("recognizer", recognizers),
      ("recognizerView", recognizerViews), ("view", views), ("within", within),
    ]
    code += exact.compactMap { name, selection in
      selection?.exactClassNames.map { "type(of: \(name)) == \($0.joined(separator: ", "))" }
    }
    for (name, limits) in [("translation", translation), ("velocity", velocity)] {
      code += (limits ?? []).map { $0.code(of: name) }
    }
    for edge in edges ?? [] {
      code.append("\(edge.scrollView).atEdge(\(edge.edges.map(\.rawValue).joined(separator: ", ")))")
    }
    for object in properties ?? [] {
      for value in object.values {
        let name = "\(object.object).\(value.name)"
        switch value.wanted {
        case .value(let value): code.append("\(name) == \(value.words)")
        case .limits(let limits): code += limits.map { $0.code(of: name) }
        }
      }
    }
    code += (canPop ?? []).map { "\($0).viewControllers.count > 1" }
    let any = (any ?? []).map(\.line).joined(separator: ", ")
    if !any.isEmpty { code.append("any [\(any)]") }
    return code + (not ?? []).map { "not \($0.line)" }
  }

  /// The condition on one line, as in a file.
  private var line: String {
    let node = NodeWriter().condition(self)
    return LineValue.text(SourceNode(node, at: SourcePlace(line: 1, column: 1))) ?? ""
  }
}

extension ValueLimit {
  /// The comparison as code: `velocity.y > 0`.
  fileprivate func code(of name: String) -> String {
    "\(name)\(part.map { ".\($0.rawValue)" } ?? "") \(comparison.sign) \(value.words)"
  }
}
