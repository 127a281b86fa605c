// SPDX-License-Identifier: Apache-2.0

package import Trace

extension FindingRule {
  /// The reason code of a touch that meets the problem; its texts explain the rule and its fix.
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

  /// What a rule is about.
  package enum Subject: String, Sendable {
    /// A view cannot be touched, or only in part.
    case reach
    /// Recognizers block views or each other.
    case gestures
    /// A control's action reaches no target.
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
