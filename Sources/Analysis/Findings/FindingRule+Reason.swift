// SPDX-License-Identifier: Apache-2.0

package import Trace

extension FindingRule {
  /// The reason that a touch meets where the rule finds something: its words tell what it means and what cures it.
  package var reason: TraceReason.Code {
    switch self {
    case .interactionOff: .interactionDisabled
    case .underDisabled: .ancestorInteractionDisabled
    case .underHidden: .ancestorHidden
    case .underTransparent: .ancestorAlpha
    case .underAnimation: .animating
    case .emptyContainer: .zeroSize
    case .flatTransform: .nonInvertibleTransform
    case .outsideAncestor: .outsideAncestor
    case .covered, .underBar, .overlappingControls, .drawnInFront: .siblingInFront
    case .coveredByWindow: .windowInFront
    case .smallControl: .pointOutsideBounds
    case .subviewTakesTouch: .touchOfAnotherView
    case .hitTestHidesSubviews, .hitTestSkipsChecks: .customHitTest
    case .tapStopsSelection, .tapStopsControl, .panTakesSlider, .panTakesDrag, .cancelNotHandled:
      .recognizerCancelledTouches
    case .doubleTapDelays: .recognizerDelaysEnded
    case .waitsInCircle: .waitsInCycle
    case .gesturesExclude, .longPressInside, .nestedScrolling, .edgeSwipeBlocked: .recognizerPrevented
    case .filterByIdentity, .refusesTouches: .delegateRefusedTouch
    case .sliderInScrollView, .controlStopsScrolling: .scrollViewTookOver
    case .lateTouchDown: .recognizerDelaysBegan
    case .textViewInCell: .touchOfAnotherView
    case .lostAction: .noTargetForAction
    case .lostWhileEditing: .startsAtFirstResponder
    case .targetGone: .targetGone
    }
  }

  /// What a rule is about, in a word.
  package enum Subject: String, Sendable {
    /// Nothing of a view can be touched, or less than it seems.
    case reach
    /// Recognizers are in the way of views or of each other.
    case gestures
    /// What a control sends reaches nobody.
    case actions
  }

  package var about: Subject {
    switch self {
    case .interactionOff, .underDisabled, .underHidden, .underTransparent, .underAnimation, .emptyContainer,
      .flatTransform, .outsideAncestor, .covered, .coveredByWindow, .underBar, .overlappingControls,
      .drawnInFront, .smallControl, .subviewTakesTouch, .hitTestHidesSubviews, .hitTestSkipsChecks,
      .textViewInCell:
      .reach
    case .tapStopsSelection, .tapStopsControl, .panTakesSlider, .panTakesDrag, .cancelNotHandled,
      .doubleTapDelays, .waitsInCircle, .gesturesExclude, .longPressInside, .edgeSwipeBlocked,
      .filterByIdentity, .refusesTouches, .nestedScrolling, .sliderInScrollView, .lateTouchDown,
      .controlStopsScrolling:
      .gestures
    case .lostAction, .lostWhileEditing, .targetGone: .actions
    }
  }
}
