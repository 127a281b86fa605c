// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A declared override of `hitTest(_:with:)` (HT-17). Views are named by identifier.
package indirect enum ScenarioHitTest: Hashable, Sendable {
  /// Nil where the default implementation returns the view itself; what it finds below stays.
  case passThrough

  /// Asks the subviews wherever the point is, and then the view itself as the default implementation does.
  case subviewsFirst

  /// Asks the subviews wherever the point is, and is never the view itself.
  case subviewsOnly

  /// The default implementation's answer, if it is or lies within one of some views, else nil; or the other way round.
  case filter(ScenarioAnswer)

  /// Asks `point(inside:)` of the named view; that view if it says yes, else the default implementation.
  case redirect(to: String)

  /// The default implementation without the gates: hidden, transparent and disabled views are hit.
  case ignoresGates

  /// Always nil.
  case returnsNil

  /// Always the view itself.
  case returnsSelf

  /// Always the named view.
  case returns(String)

  /// Does something whenever an event asks, and then answers as another override, or as the default implementation.
  case doing([ScenarioStep], then: ScenarioHitTest?)
}

/// A declared override of `point(inside:with:)` (HT-15, HT-16), in the view's own bounds coordinates, in points.
package indirect enum ScenarioPointInside: Hashable, Sendable {
  case always
  case never

  /// The default: the bounds. Useful in a union.
  case bounds

  /// The bounds grown by this much on each side; negative numbers shrink.
  case outset(top: Double, left: Double, bottom: Double, right: Double)

  /// A circle, edge included; nil for the middle of the bounds and half of the shorter side.
  case circle(center: TracePoint?, radius: Double?)

  /// The bounds with round corners.
  case roundedRect(cornerRadius: Double)

  /// The inside of a polygon, by the even-odd rule.
  case polygon([TracePoint])

  /// Inside any of these.
  case union([ScenarioPointInside])

  /// Wherever a subview that can be hit says that the point is inside of it.
  case subviews
}

/// A declared override of `next` (RC-1).
package enum ScenarioNext: Hashable, Sendable {
  /// The chain ends here.
  case none

  /// The named responder.
  case responder(String)
}
