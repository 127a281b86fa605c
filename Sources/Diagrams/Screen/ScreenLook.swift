// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What a view looks like on the screen beside its place. The names are those of the style classes.
package enum ScreenLook: String, CaseIterable, Sendable {
  /// It, or a superview, is hidden or transparent.
  case hidden = "hiddenView"
  case highlighted
  case selected
  /// A control that is off, or a view that takes no touches though its class would.
  case disabled
}

extension TraceView {
  /// How its own properties make it look.
  var looks: [ScreenLook] {
    let flags: [(ScreenLook, Bool)] = [
      (.highlighted, settings?["isHighlighted"] == .bool(true)),
      (.selected, settings?["isSelected"] == .bool(true)),
      (.disabled, control?.isEnabled == false || refusesTouchesOfClass),
    ]
    return flags.filter(\.1).map(\.0)
  }
}
