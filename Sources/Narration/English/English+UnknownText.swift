// SPDX-License-Identifier: Apache-2.0

import Trace

extension UnknownText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .ofScreen(let what): "Not known: \(what)."
    case .ofViews(let names, let what): "Not known of \(names): \(what)."

    case .fact(.viewController): "which view controllers there are; taken to be none beyond those shown"
    case .fact(.isMultipleTouchEnabled): "`isMultipleTouchEnabled`; taken to be `false`"
    case .fact(.isExclusiveTouch): "`isExclusiveTouch`; taken to be `false`"
    case .fact(.boundsOrigin): "the origin of the bounds of views that do not scroll; taken to be (0, 0)"
    case .fact(.zPosition):
      "`zPosition`, which may draw a view in front without being asked first; taken to be 0"
    case .fact(.gestureRecognizers):
      "all of the `gestureRecognizers` and their settings; taken to be those shown, else with UIKit's defaults"
    case .fact(.isEnabled): "`isEnabled`; taken to be `true`"
    case .fact(.overrides):
      "whether there are overrides of `hitTest`, `point(inside:)`, `next` or the touches methods; taken to be none "
        + "beyond those shown"
    case .fact(.animations): "whether the running animations let touches through; taken to let them through"
    case .fact(.frame): "the frame; taken to fill the superview"
    case .frameShown: "the frame; taken to be the one shown"
    case .fact(.bounds): "the bounds and the transform; taken to be the frame, upright"
    case .fact(.transform): "the transforms of views; taken to be none"
    case .fact(.code):
      "what the app's code adds, moves, hides or sets after the views are loaded; taken to be nothing"
    case .fact(.contentOffset): "the `contentOffset`; taken to be (0, 0)"
    case .fact(.layout): "the frames after Auto Layout; those of the canvas are taken"
    case .fact(.window): "the window; one is assumed around the view"
    case .fact(.windowLevel): "`windowLevel`; windows are taken to be listed from back to front"
    case .fact(.isHidden): "`isHidden`; taken to be `false`"
    case .fact(.alpha): "`alpha`; taken to be 1"
    case .fact(.isUserInteractionEnabled): "`isUserInteractionEnabled`; taken to be the default of the class"
    case .fact(.clipsToBounds): "`clipsToBounds`, which matters to the picture only; taken to be `false`"
    case .fact(.actions), .fact(.targets): "which actions are sent; taken to be those shown"
    case .fact(.placement):
      "where iOS puts bars, their buttons, what lies under them and the accessories of cells; placed by rule: "
        + "navigation bars below the status bar, tab bars and toolbars at the bottom edge, accessories at the "
        + "trailing edge"
    case .fact(.rows):
      "the rows or items, which come from the data source; the prototypes are taken to be there once each"
    case .fact(.columns):
      "how the columns of the split view lie; taken to be stacked, the last one in front"
    case .fact(.elements):
      "the views themselves; elements of accessibility stand for them, so the answer is a likelihood, and what has "
        + "no element, such as an overlay, is not there"
    case .fact(.hierarchy): "which view is in which; guessed from where they are"
    case .fact(.baseClass): "which class of UIKit is above the view's own; taken to be `UIView`"
    case .fact(.delegate): "the delegate; taken to be none beyond those shown"
    }
  }
}
