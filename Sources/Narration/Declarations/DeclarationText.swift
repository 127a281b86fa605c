// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What a declared override, or a declared answer of a delegate, does.
enum DeclarationText: Sayable {
  case passThrough
  case subviewsFirst
  case subviewsOnly
  /// What UIKit would answer, if it is such a view, or unless it is.
  case hits(Bool, Condition)
  case ignoresGates
  case redirects(to: RichText)
  case returns(RichText)
  case shapes([Shape])
  case answers(Bool, Condition?)

  /// In the words of the trace, of which no more is known.
  case words(String)

  /// What counts as inside.
  enum Shape {
    case always, never, bounds, subviews
    /// By how much the bounds are larger, on the sides where they are.
    case outset([(side: TraceReason.Side, distance: String)])
    case circle(center: String?, radius: String?)
    case roundedRect(cornerRadius: String)
    case polygon(corners: Int)
  }

  /// What must hold, all of it.
  struct Condition {
    /// The recognizer that is asked about, if there are several.
    var gestureRecognizers: Objects?
    var recognizers: Objects?
    var views: Objects?
    var within: Objects?
    var rect: String?
  }

  /// Some objects, or all of some classes.
  enum Objects {
    case these(RichText)
    case ofClasses(RichText)
  }
}
