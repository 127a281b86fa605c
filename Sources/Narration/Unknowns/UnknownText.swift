// SPDX-License-Identifier: Apache-2.0

/// What the source of a screen does not tell, and what is taken for it.
enum UnknownText {
  case ofScreen(what: String)
  case ofViews(names: String, what: String)
  case fact(Fact)

  /// A property, or a word such as `overrides`, as a trace has it.
  enum Fact: String {
    case viewController, isMultipleTouchEnabled, isExclusiveTouch, zPosition, gestureRecognizers, isEnabled
    case overrides, animations, frame, bounds, transform, code, contentOffset, layout, window, windowLevel
    case isHidden, alpha, isUserInteractionEnabled, clipsToBounds, actions, targets, delegate
    case boundsOrigin = "bounds.origin"
    /// A frame that is taken to be the one shown, not to fill the superview.
    case frameShown
  }
}
