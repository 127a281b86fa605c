// SPDX-License-Identifier: Apache-2.0

/// The words that an imported screen uses for what its source could not tell.
///
/// They stand in `Scenario.unknown` for the whole screen, or in the `unknown` of one view or controller. Most of
/// them are the names of UIKit's properties.
package enum UnknownProperty: String, CaseIterable, Sendable {
  /// Which view controllers there are, and which views are theirs.
  case viewController

  /// Whether the view takes more than one touch.
  case isMultipleTouchEnabled

  /// Whether the view keeps other views from getting touches.
  case isExclusiveTouch

  /// The origin of the bounds of views that do not scroll; assumed to be zero.
  case boundsOrigin = "bounds.origin"

  /// The layer's `zPosition`, which can draw a view above views that are hit first.
  case zPosition

  /// The view has gesture recognizers that are not described, or not in full.
  case gestureRecognizers

  /// Whether the control is enabled.
  case isEnabled

  /// Whether the class, the app's own or a private one, overrides `hitTest`, `point(inside:with:)`, `next` or the touches methods.
  case overrides

  /// Animations run on the view, which may or may not take touches meanwhile.
  case animations

  /// Where the view is; assumed to fill its superview.
  case frame

  /// The view's own bounds and transform. Its bounding box is known, its shape in the box is not.
  case bounds

  /// The transforms of views; assumed to be none.
  case transform

  /// What the app's code adds, moves, hides or sets after the views are loaded.
  case code

  /// The scroll offset.
  case contentOffset

  /// The frames are those of Interface Builder's canvas; Auto Layout computes them again at run time.
  case layout

  /// The source shows no window; one is assumed round the view.
  case window

  /// The level of the window; windows are assumed to be listed from back to front.
  case windowLevel

  /// Whether the view is hidden.
  case isHidden

  /// How opaque the view is.
  case alpha

  /// Whether the view takes touches at all.
  case isUserInteractionEnabled

  /// Whether the view clips its subviews.
  case clipsToBounds
}

extension [String] {
  /// Adds a word unless it is there already.
  mutating func add(_ property: UnknownProperty) {
    if !contains(property.rawValue) { append(property.rawValue) }
  }
}
