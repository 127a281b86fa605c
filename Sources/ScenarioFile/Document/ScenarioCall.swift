// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A call that is expected, written `receiver.call`, such as `tap.touchesBegan` or `Button.endTracking`, and what is
/// expected of it beyond its name. Number, locations, phase and tap count are those of one touch that the call is about.
package struct ScenarioCall: Hashable, Sendable {
  package var text: String

  /// The number of the touch, from 1 in the order of touch-down; nil for any.
  package var touch: Int?

  /// The numbers of all touches that the call is about; nil for any.
  package var touches: [Int]?

  /// When the call comes; nil for any time.
  package var at: ExpectedTime?

  /// Where the touch is then, on the screen, in points.
  package var location: TracePoint?

  /// Where it was at the event before.
  package var previousLocation: TracePoint?

  /// Its phase: `began`, `moved`, `stationary`, `ended` or `cancelled`.
  package var phase: String?

  /// The touch's tap count.
  package var tapCount: Int?

  /// The point that a view is asked about, in its bounds coordinates.
  package var point: TracePoint?

  package init(_ text: String) { self.text = text }

  /// Whether something is expected of one touch.
  package var tellsOfTouch: Bool {
    touch != nil || location != nil || previousLocation != nil || phase != nil || tapCount != nil
  }

  /// Whether something is expected beyond the name.
  package var saysMore: Bool { self != ScenarioCall(text) }
}

extension ScenarioCall: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
