// SPDX-License-Identifier: Apache-2.0

package import Trace

/// One view that hit testing asks, or passes over, on its way to a point of the tap map.
///
/// It says what a ``WalkStep`` says of a real tap there, but for what differs from point to point.
package struct TapQuestion: Hashable, Sendable {
  /// The position in the walk, from 1.
  package var order: Int

  package var view: String

  /// How many calls of `hitTest` it lies within; 0 for a window.
  package var depth: Int

  package var answer: Answer

  /// Why nil, or what decided where the default implementation did not. Outside of the bounds it has no numbers.
  package var reason: TraceReason?

  /// Whether an override in code answered, asked at a grid of points: what it asked in turn is not known.
  package var isSampled: Bool

  package enum Answer: Hashable, Sendable {
    /// It returned itself.
    case itself
    /// It returned another view.
    case other(String)
    /// It returned nil.
    case refused
    /// It was not even asked.
    case passedOver
  }

  package init(
    order: Int, view: String, depth: Int, answer: Answer, reason: TraceReason?, isSampled: Bool
  ) {
    self.order = order
    self.view = view
    self.depth = depth
    self.answer = answer
    self.reason = reason
    self.isSampled = isSampled
  }
}
