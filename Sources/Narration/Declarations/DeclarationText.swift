// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What a declared override, or a declared answer of a delegate, does.
enum DeclarationText: Sayable {
  case passThrough
  case subviewsFirst
  case subviewsOnly
  /// UIKit's own answer, but only for views that meet the condition, or only for views that do not.
  case hits(Bool, Condition)
  case ignoresGates
  case redirects(to: RichText)
  case returns(RichText)
  case shapes([Shape])
  case answers(Bool, Condition?)

  /// The words of the trace, where it tells nothing more.
  case words(String)

  /// A shape; a point in it counts as inside the view.
  enum Shape {
    case always, never, bounds, subviews
    /// By how much the bounds are larger, on the sides where they are.
    case outset([(side: TraceReason.Side, distance: String)])
    case circle(center: String?, radius: String?)
    case roundedRect(cornerRadius: String)
    case polygon(corners: Int)
  }

  /// A condition; all of its parts must hold.
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
