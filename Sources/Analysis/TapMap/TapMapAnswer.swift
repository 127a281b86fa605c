// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What gets a tap where, and how well each control can be reached.
package struct TapMapAnswer: Hashable, Sendable {
  /// The map's regions as a drawing has them, each of few pieces, however hit testing came there: those of views in the
  /// order in which hit testing finds them, the one of no view last.
  package var regions: [TraceTapRegion]

  /// The controls, and other views with recognizers or touches methods of their own, in the order of the screen.
  package var targets: [TapTarget]

  /// The ways of hit testing to all points.
  package var walks = TapWalks(TraceTapMap(regions: []))
}

/// How well something that takes taps can be reached.
///
/// A tap reaches it if the hit-test view is it, or something in it that is no control and lies in no control there:
/// a control inside of a view with a recognizer goes first, so that it takes its area from the view.
package struct TapTarget: Hashable, Sendable {
  /// The least side of a target that a finger hits well, in points.
  package static let leastSide = 44.0

  package var view: String

  /// Whether it is a control; otherwise a view with a recognizer or a touches method.
  package var isControl: Bool

  /// The area of the view's own bounds on the screen, in square points, whatever lies over it or cuts it off.
  package var area: Double

  /// The area in which taps reach it, in square points; also beyond its own area, as with an override.
  package var reachable: Double

  /// The box around that area, in points on the screen; nil if there is none.
  package var reachableBox: TraceRect?

  /// A point of the screen well inside of that area; nil if there is none.
  package var point: TracePoint?

  /// What gets taps on the view's own area instead, also controls inside of it: hit-test views (nil for none) with areas, the largest first.
  package var takers: [Taker]

  /// The reachable part of its own area, from 0 to 1.
  package var share: Double

  /// Whether the reachable area is less than ``leastSide`` wide or high.
  package var isSmall: Bool {
    guard let reachableBox else { return true }
    return reachableBox.size.width < Self.leastSide || reachableBox.size.height < Self.leastSide
  }

  package struct Taker: Hashable, Sendable {
    package var view: String?
    package var area: Double
  }
}
