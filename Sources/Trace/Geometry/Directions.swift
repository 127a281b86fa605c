// SPDX-License-Identifier: Apache-2.0

/// A way in which fingers move, by the word for it in files and traces, in the order of UIKit's bits (GR-34).
package enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  case right, left, up, down
}

/// A side of a rectangle, by the word for it in files and traces, in the order of UIKit's insets.
package enum RectSide: String, CaseIterable, Hashable, Sendable {
  case top, left, bottom, right
}
