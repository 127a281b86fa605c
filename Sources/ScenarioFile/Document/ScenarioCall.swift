// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A call that is expected, written `receiver.call`, such as `tap.touchesBegan` or `Button.endTracking`, and what is
/// expected of it beyond its name. Number, location and tap count are those of one touch that the call is about.
package struct ScenarioCall: Hashable, Sendable {
  package var text: String

  /// The number of the touch, from 1 in the order of touch-down; nil for any.
  package var touch: Int?

  /// When the call comes, in seconds from the start; nil for any time.
  package var at: Double?

  /// Where the touch is then, on the screen, in points.
  package var location: TracePoint?

  /// The touch's tap count.
  package var tapCount: Int?

  package init(_ text: String) { self.text = text }

  /// Whether something is expected of the touch.
  package var tellsOfTouch: Bool { touch != nil || location != nil || tapCount != nil }
}

extension ScenarioCall: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
