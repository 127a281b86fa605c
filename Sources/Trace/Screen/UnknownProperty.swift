// SPDX-License-Identifier: Apache-2.0

/// What the source of a screen does not say.
///
/// The words appear in `unknown` of the screen, or of a view, controller or other responder. Most of them are names of
/// UIKit's properties.
package enum UnknownProperty: String, CaseIterable, Sendable {
  case viewController, isMultipleTouchEnabled, isExclusiveTouch
  case boundsOrigin = "bounds.origin"
  case zPosition, gestureRecognizers, isEnabled, overrides, animations, frame, bounds, transform, code
  case contentOffset, contentSize, layout, window, windowLevel, isHidden, alpha, isUserInteractionEnabled,
    clipsToBounds
  case actions, targets, delegate
  case placement, rows, columns
  case elements, hierarchy, baseClass, pointerEvents

  /// What is unknown and, if HitPath assumes a value for it, which.
  package var meaning: String {
    switch self {
    case .viewController: "which view controllers there are, and which views are theirs"
    case .isMultipleTouchEnabled: "whether the view takes more than one touch"
    case .isExclusiveTouch: "whether the view keeps other views from getting touches"
    case .boundsOrigin: "the origin of the bounds of views that do not scroll; assumed to be zero"
    case .zPosition: "the layer's `zPosition`, which can draw a view above views that are hit first"
    case .gestureRecognizers: "gesture recognizers, or settings of them"
    case .isEnabled: "whether the control is enabled"
    case .overrides:
      "whether the class overrides `hitTest`, `point(inside:with:)`, `next` or the touches methods"
    case .animations: "whether the animations that run on the view let touches through"
    case .frame: "where the view is; assumed to fill its superview"
    case .bounds: "the bounds and the transform: the box of the view is known, its shape in the box is not"
    case .transform: "the transforms of views; assumed to be none"
    case .code: "what the app's code adds, moves, hides or sets after the views are loaded"
    case .contentOffset: "the scroll offset"
    case .contentSize: "how large the content is that scrolls; assumed to have no end"
    case .layout:
      "the frames that Auto Layout computes at run time; computed from the constraints and sizes of the document"
    case .window: "the window; one is assumed around the view"
    case .windowLevel: "the level of the window; windows are assumed to be listed from back to front"
    case .isHidden: "whether the view is hidden"
    case .alpha: "how opaque the view is"
    case .isUserInteractionEnabled: "whether the view takes touches at all"
    case .clipsToBounds: "whether the view clips its subviews"
    case .actions: "which actions a control sends"
    case .targets: "to whom actions are sent"
    case .placement:
      "where iOS puts bars, their buttons, what lies under them, the fields of search bars and the accessories of "
        + "cells; placed by its rules"
    case .rows: "the rows or items, which come from the data source; the prototypes are shown once each"
    case .columns: "how the columns of a split view lie; assumed to be stacked, the last one in front"
    case .elements:
      "the views: accessibility elements stand for them, and what has no element, such as an overlay, is missing"
    case .hierarchy: "which view is in which; guessed from where they are"
    case .baseClass: "which class of UIKit is above the view's own; assumed to be `UIView`"
    case .pointerEvents: "`pointerEvents` of React Native's components; assumed to be `auto`"
    case .delegate: "who is asked instead of a recognizer, a scroll view or another object"
    }
  }
}

extension [String] {
  /// Whether the list contains a word.
  package func contains(_ property: UnknownProperty) -> Bool { contains(property.rawValue) }

  /// Adds a word unless the list contains it.
  package mutating func add(_ property: UnknownProperty) {
    if !contains(property.rawValue) { append(property.rawValue) }
  }
}
