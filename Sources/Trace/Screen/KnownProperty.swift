// SPDX-License-Identifier: Apache-2.0

/// The settings of a view that only say how it is drawn. No touch depends on them, so a comparison passes them over.
package enum DrawingSetting: String, CaseIterable, Sendable {
  case cornerRadius, borderWidth, borderColor, tintColor
  case textColor, fontSize, textAlignment, numberOfLines, placeholder, image
}

extension TraceView {
  /// How the view is drawn; nil for what the source does not tell.
  package subscript(_ setting: DrawingSetting) -> PropertyValue? { settings?[setting.rawValue] }
}

/// The properties that answers ask for by name though no record of the screen has a member for them: its settings, and
/// what only changes while touches go on.
package enum KnownProperty: String, CaseIterable, Sendable {
  // Settings of views.
  case allowsSelection, contentSize, delaysContentTouches, isEditable, isScrollEnabled
  // Settings of recognizers.
  case edges, minimumNumberOfTouches, minimumPressDuration, numberOfTapsRequired, numberOfTouchesRequired
  // What changes.
  case contentOffset, isDecelerating, isDragging, isEnabled, isHighlighted, isKeyWindow, isSelected,
    isTouchInside
  case isTracking, state, text, windowLevel
}

extension TraceView {
  /// The value of a setting; nil for one that is not recorded.
  package subscript(_ property: KnownProperty) -> PropertyValue? { settings?[property.rawValue] }
}

extension TraceGestureRecognizer {
  /// The value of a setting; nil for one that is not recorded.
  package subscript(_ property: KnownProperty) -> PropertyValue? { settings?[property.rawValue] }
}
