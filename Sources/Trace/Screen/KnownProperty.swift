// SPDX-License-Identifier: Apache-2.0

/// The settings of a view that only affect drawing. No touch depends on them, so comparisons skip them.
package enum DrawingSetting: String, CaseIterable, Sendable {
  case cornerRadius, borderWidth, borderColor, tintColor
  case textColor, fontSize, textAlignment, numberOfLines, placeholder, image
}

extension TraceView {
  /// A drawing setting of the view; nil if the source does not have it.
  package subscript(_ setting: DrawingSetting) -> PropertyValue? { settings?[setting.rawValue] }
}

/// The properties that explanations look up by name, although no record of the screen has a member for them: settings,
/// and state that changes only during touches.
package enum KnownProperty: String, CaseIterable, Encodable, Sendable {
  // Settings of views.
  case allowsBackForwardNavigationGestures, allowsMultipleSelectionDuringEditing, allowsSelection
  case alwaysBounceHorizontal, alwaysBounceVertical, bounces, maximumZoomScale, minimumZoomScale
  case allowsSelectionDuringEditing, canCancelContentTouches, contentSize, contentInset, delaysContentTouches,
    dragInteractionEnabled, isEditable, keyboardDismissMode
  case isEditing, isOn, isPagingEnabled, isScrollEnabled, isSelectable, maximumValue, minimumValue,
    numberOfPages
  case currentPage, scrollsToTop, selectedSegmentIndex, value, zoomScale
  // Settings of recognizers.
  case allowedScrollTypesMask, direction, edges, maximumNumberOfTouches, minimumDistance,
    minimumNumberOfTouches, minimumPressDuration,
    numberOfTapsRequired,
    numberOfTouchesRequired
  // State that changes during touches.
  case contentOffset, isDecelerating, isDragging, isEnabled, isHighlighted, isKeyWindow, isSelected,
    isTouchInside
  case isTracking, state, text, windowLevel
}

/// State of UIKit's own that a trace records like a property, although UIKit has no property of that name.
package enum HiddenState: String, Sendable {
  /// A navigation controller is in a transition that never ends (OW-8).
  case isInEndlessTransition
  /// The target of an action was deallocated (UC-18).
  case target
}

extension TraceView {
  /// The value of a setting; nil for one that is not recorded.
  package subscript(_ property: KnownProperty) -> PropertyValue? { settings?[property.rawValue] }
}

extension TraceGestureRecognizer {
  /// The value of a setting; nil for one that is not recorded.
  package subscript(_ property: KnownProperty) -> PropertyValue? { settings?[property.rawValue] }
}
