// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// A reason, with what a clause about it needs.
struct ReasonText: Sayable {
  var code: TraceReason.Code

  /// The code as the trace has it.
  var name: String

  /// The object that decided; nil if the trace does not tell.
  var subject: RichText?

  /// Whether that object is the superview of the view that the reason is about.
  var isSuperview = false

  /// The numbers that decided, as text.
  var numbers: [String: String] = [:]

  /// The alpha as the layer keeps it, where it was set to the threshold and is a little less.
  var storedAlpha: String?

  /// Where the point is; nil if it is in the bounds, or the trace does not tell.
  var place: Place?

  /// The override of `hitTest` that decided, as declared.
  var override: Override?

  /// Whether the clause is about a view that was not asked, and says why it would refuse.
  var isHypothetical = false

  /// A number by its name in the trace; a question mark if it is missing.
  func number(_ name: String) -> String { numbers[name] ?? "?" }

  /// Where a point outside of bounds is.
  enum Place {
    /// Beyond one or two edges, first to the left or right.
    case beyond([(side: TraceReason.Side, distance: Distance)])
    /// On an edge that is no part of the bounds (HT-12).
    case on(TraceReason.Side)
    case onCorner
  }

  /// A distance in points.
  enum Distance {
    case points(String)
    case lessThan(String)
  }

  enum Override {
    case redirect(to: RichText)
    case declared(RichText)
  }
}
