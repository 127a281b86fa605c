// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Trace

extension Narrator {
  /// A clause that says why, with the numbers that decided, about a view or another responder.
  ///
  /// Codes without a text are printed as they are.
  package func reason(_ reason: TraceReason, of view: String) -> String {
    switch reason.code {
    case .hidden: say(.hidden)
    case .alphaBelowThreshold: alpha(reason)
    case .interactionDisabled: say(.interactionDisabled)
    case .pointOutsideBounds: place(reason.numbers) ?? reason.code.rawValue
    case .zeroSize:
      say(.zeroSize, [.width: number(reason, "width"), .height: number(reason, "height")])
    case .customPointInside: pointInside(reason)
    case .customHitTest: override(of: view)
    case .nonInvertibleTransform: say(.nonInvertibleTransform)
    case .animating: say(.animating)
    case .outsideAncestor, .ancestorHidden, .ancestorAlpha, .ancestorInteractionDisabled:
      ancestor(reason, of: view)
    case .siblingInFront: taken(reason, .siblingInFront, .someSiblingInFront)
    case .windowInFront: taken(reason, .windowInFront, .someWindowInFront)
    case .notInWindow: say(.notInWindow)
    case .notReached: taken(reason, .notReachedFrom, .notReached)
    case .handledByResponder: say(.handledByResponder)
    case .swallowedByControl: say(.swallowedByControl)
    case .swallowedByScrollView: say(.swallowedByScrollView)
    case .chainEnded: say(.chainEnded)
    case .noWindow: say(.noWindow)
    case .chainCycle: say(.chainCycle)
    default: language.clause(clause(reason)) ?? reason.code.rawValue
    }
  }

  private func clause(_ reason: TraceReason) -> ReasonClause {
    ReasonClause(
      code: reason.code, subject: reason.subject.map(name), numbers: reason.numbers.mapValues { number($0) })
  }

  private func number(_ reason: TraceReason, _ name: String) -> String {
    number(reason.numbers[name] ?? 0)
  }

  private func alpha(_ reason: TraceReason) -> String {
    let alpha = reason.numbers["alpha"] ?? 0
    let threshold = reason.numbers["threshold"] ?? 0.01
    let limit = number(threshold)
    if alpha == Double(Float(threshold)), alpha < threshold {
      let stored = Self.decimal(alpha, readingBelow: threshold)
      return say(.alphaRoundedBelow, [.alpha: limit, .stored: stored, .threshold: limit])
    }
    return say(.alphaBelow, [.alpha: Self.decimal(alpha, readingBelow: threshold), .threshold: limit])
  }

  private func pointInside(_ reason: TraceReason) -> String {
    guard !reason.numbers.isEmpty else { return say(.pointInsideSaysNo) }
    guard let place = place(reason.numbers) else { return say(.pointInsideSaysYes) }
    return say(.pointInsideSaysYesBeyond, [.place: place])
  }

  /// The override of `hitTest` that decided, as declared.
  private func override(of view: String) -> String {
    guard let declared = index.view(view)?.overrides.last(where: { $0.method == "hitTest" }) else {
      return say(.customHitTest)
    }
    let isRedirect = declared.kind == "redirect" && !declared.detail.isEmpty
    let words = [declared.kind, declared.detail].filter { !$0.isEmpty }.joined(separator: " ")
    return say(
      .declaredHitTest, [.what: isRedirect ? say(.redirect, [.view: name(declared.detail)]) : words])
  }

  /// A clause that says what would make a view refuse if it were asked.
  func ownReason(_ reason: TraceReason, of view: String) -> String {
    switch reason.code {
    case .hidden: say(.ownHidden)
    case .alphaBelowThreshold: say(.ownAlpha, [.text: alpha(reason)])
    case .interactionDisabled: say(.ownInteractionDisabled)
    case .zeroSize:
      say(.ownZeroSize, [.width: number(reason, "width"), .height: number(reason, "height")])
    default: self.reason(reason, of: view)
    }
  }

  private func taken(_ reason: TraceReason, _ named: Phrase, _ unnamed: Phrase) -> String {
    reason.subject.map { say(named, [.view: name($0)]) } ?? say(unnamed)
  }

  private func ancestor(_ reason: TraceReason, of view: String) -> String {
    var words = say(.someAncestor)
    if let subject = reason.subject {
      let isSuperview = index.view(view)?.superview == subject
      words = say(isSuperview ? .superviewNamed : .ancestorNamed, [.view: name(subject)])
    }
    switch reason.code {
    case .ancestorHidden: return say(.ancestorHidden, [.ancestor: words])
    case .ancestorAlpha: return say(.ancestorAlpha, [.ancestor: words, .reason: alpha(reason)])
    case .ancestorInteractionDisabled: return say(.ancestorInteractionDisabled, [.ancestor: words])
    default:
      guard let place = place(reason.numbers) else { return say(.outsideAncestor, [.ancestor: words]) }
      return say(.outsideAncestorAt, [.ancestor: words, .place: place])
    }
  }

  /// Where a point outside of bounds is, by how far it is beyond each edge; nil if the numbers do not say.
  ///
  /// A point on the right or bottom edge is beyond it by nothing, and outside (HT-12).
  func place(_ beyond: [String: Double]) -> String? {
    let across = edge(beyond, least: ("left", .left), most: ("right", .right))
    let along = edge(beyond, least: ("above", .above), most: ("below", .below))
    switch (across, along) {
    case (nil, nil): return nil
    case (let across?, let along?) where across.distance == 0 && along.distance == 0: return say(.onCorner)
    case (let only?, nil), (nil, let only?):
      return only.distance == 0 ? onEdge(only.side) : away(only.side, x: only.distance, y: only.distance)
    case (let across?, let along?):
      if across.distance == 0 { return away(along.side, x: 0, y: along.distance) }
      if along.distance == 0 { return away(across.side, x: across.distance, y: 0) }
      let both: Phrase =
        switch (across.side, along.side) {
        case (.left, .above): .leftAbove
        case (.left, _): .leftBelow
        case (_, .above): .rightAbove
        default: .rightBelow
        }
      return away(both, x: across.distance, y: along.distance)
    }
  }

  private func edge(
    _ beyond: [String: Double], least: (String, Phrase), most: (String, Phrase)
  ) -> (side: Phrase, distance: Double)? {
    if let distance = beyond[least.0] { return (least.1, distance) }
    return beyond[most.0].map { (most.1, $0) }
  }

  private func away(_ side: Phrase, x: Double, y: Double) -> String {
    say(.outsideBounds, [.place: say(side, [.x: distance(x), .y: distance(y)])])
  }

  private func onEdge(_ side: Phrase) -> String {
    let edge: Phrase =
      switch side {
      case .left: .leftEdge
      case .right: .rightEdge
      case .above: .topEdge
      default: .bottomEdge
      }
    return say(.onEdge, [.edge: say(edge)])
  }
}
