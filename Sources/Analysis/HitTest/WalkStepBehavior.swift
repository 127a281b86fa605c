// SPDX-License-Identifier: Apache-2.0

package import Trace

extension WalkStep {
  /// What a view did when it was asked, as distinguished by the sentences about it. Views are identifiers.
  package enum Behavior: Hashable, Sendable {
    case passedOver(TraceReason?)
    /// An override of `hitTest` answered.
    case overrides(result: String?)
    /// The point is outside the bounds; the reason says on which side.
    case refusesPoint(TraceReason)
    case refuses(TraceReason?)
    /// Its `point(inside:)` accepts a point outside the bounds.
    case claims(TraceReason, result: String)
    case passesUp(result: String)
    case returnsItself(hasSubviews: Bool)
  }

  /// What the view did, given the screen at the time of the touch.
  package func behavior(in index: ScreenIndex) -> Behavior {
    if isPassedOver { return .passedOver(reason) }
    if reason?.code == .customHitTest { return .overrides(result: result) }
    guard let result else {
      if let reason, reason.code == .pointOutsideBounds { return .refusesPoint(reason) }
      return .refuses(reason)
    }
    if isInside == true, let insideReason { return .claims(insideReason, result: result) }
    return result == view
      ? .returnsItself(hasSubviews: !index.subviews(of: view).isEmpty) : .passesUp(result: result)
  }

  /// Why a view asks others before it answers.
  package enum Entry: Hashable, Sendable {
    case contains
    /// Its `point(inside:)` accepts a point outside the bounds.
    case claims(TraceReason)
    /// Its override of `hitTest` asks.
    case override
  }

  package var entry: Entry {
    guard isInside == true else { return .override }
    if let insideReason { return .claims(insideReason) }
    return gates == nil ? .override : .contains
  }

  /// What a view itself returns after it asked others.
  package enum Return: Hashable, Sendable {
    /// Itself, because none of its subviews takes the touch.
    case itself
    /// Nil instead of itself, because of an override that lets touches through.
    case nothing
  }

  /// What the view returned, given the screen at the time of the touch; nil if ``behavior(in:)`` already says it.
  package func ownReturn(in index: ScreenIndex) -> Return? {
    if outcome == .refused, index.view(view)?.overrides[.hitTest]?.kind == .passThrough { return .nothing }
    return outcome == .hit && reason == nil ? .itself : nil
  }
}

extension ViewAnswer {
  /// Whether to mention if the point is inside the bounds: not where the answer or its reason implies it.
  package var tellsSideOfBounds: Bool {
    if boundsContainPoint == true { return outcome != .hit }
    return front == nil && !(outcome == .refused && reason?.code == .pointOutsideBounds)
  }
}
