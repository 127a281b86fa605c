// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The problems that `hitpath audit` finds on a screen. The raw values are stable codes.
package enum FindingRule: String, CaseIterable, Sendable {
  // A view cannot be touched, or only in part.
  case interactionOff = "interaction-off"
  case underDisabled = "under-disabled"
  case underHidden = "under-hidden"
  case underTransparent = "under-transparent"
  case underAnimation = "under-animation"
  case emptyContainer = "empty-container"
  case flatTransform = "flat-transform"
  case outsideAncestor = "outside-ancestor"
  case covered
  case coveredByOwnClass = "covered-by-own-class"
  case coveredByWindow = "covered-by-window"
  case underBar = "under-bar"
  case overlappingControls = "overlapping-controls"
  case drawnInFront = "drawn-in-front"
  case smallControl = "small-control"
  case subviewTakesTouch = "subview-takes-touch"
  case hitTestHidesSubviews = "hit-test-hides-subviews"
  case hitTestSkipsChecks = "hit-test-skips-checks"

  // A recognizer takes touches from a view.
  case tapStopsSelection = "tap-stops-selection"
  case tapStopsControl = "tap-stops-control"
  case panTakesSlider = "pan-takes-slider"
  case panTakesDrag = "pan-takes-drag"
  case cancelNotHandled = "cancel-not-handled"

  // Recognizers block each other or themselves.
  case doubleTapDelays = "double-tap-delays"
  case lateControl = "late-control"
  case waitsInCircle = "waits-in-circle"
  case gesturesExclude = "gestures-exclude"
  case longPressInside = "long-press-inside"
  case edgeSwipeBlocked = "edge-swipe-blocked"
  case filterByIdentity = "filter-by-identity"
  case refusesTouches = "refuses-touches"

  // Lists and scroll views.
  case nestedScrolling = "nested-scrolling"
  case sliderInScrollView = "slider-in-scroll-view"
  case lateTouchDown = "late-touch-down"
  case controlStopsScrolling = "control-stops-scrolling"
  case textViewInCell = "text-view-in-cell"

  // Actions.
  case lostAction = "lost-action"
  case lostWhileEditing = "lost-while-editing"
  case targetGone = "target-gone"
}

extension FindingRule {
  /// What a rule is about.
  package enum Subject: String, Sendable {
    /// A view cannot be touched, or only in part.
    case reach
    /// Recognizers block views or each other.
    case gestures
    /// A control's action reaches no target.
    case actions
  }

  /// The unit of the number that decides.
  package enum Unit: Hashable, Sendable { case share, points, seconds, alpha, count }

  /// What is fixed about a rule.
  private struct Row {
    var severity: FindingSeverity
    var about: Subject
    var reason: TraceReason.Code
    var unit = Unit.count
    var isUnreachable = false
    var isShownByTap = true
  }

  private var row: Row {
    switch self {
    case .interactionOff:
      Row(severity: .error, about: .reach, reason: .interactionDisabled, isUnreachable: true)
    case .underDisabled:
      Row(severity: .error, about: .reach, reason: .ancestorInteractionDisabled, isUnreachable: true)
    case .underHidden: Row(severity: .note, about: .reach, reason: .ancestorHidden, isUnreachable: true)
    case .underTransparent:
      Row(severity: .warning, about: .reach, reason: .ancestorAlpha, unit: .alpha, isUnreachable: true)
    case .underAnimation: Row(severity: .warning, about: .reach, reason: .animating, isUnreachable: true)
    case .emptyContainer: Row(severity: .error, about: .reach, reason: .zeroSize, isUnreachable: true)
    case .flatTransform:
      Row(severity: .error, about: .reach, reason: .nonInvertibleTransform, isUnreachable: true)
    case .outsideAncestor:
      Row(severity: .warning, about: .reach, reason: .outsideAncestor, unit: .share, isUnreachable: true)
    case .covered:
      Row(severity: .warning, about: .reach, reason: .siblingInFront, unit: .share, isUnreachable: true)
    case .coveredByOwnClass:
      Row(severity: .note, about: .reach, reason: .siblingInFront, unit: .share, isUnreachable: true)
    case .coveredByWindow:
      Row(severity: .error, about: .reach, reason: .windowInFront, unit: .share, isUnreachable: true)
    case .underBar:
      Row(severity: .warning, about: .reach, reason: .siblingInFront, unit: .share, isUnreachable: true)
    case .overlappingControls:
      Row(severity: .warning, about: .reach, reason: .siblingInFront, unit: .share, isUnreachable: true)
    case .drawnInFront: Row(severity: .warning, about: .reach, reason: .siblingInFront)
    case .smallControl: Row(severity: .note, about: .reach, reason: .pointOutsideBounds, unit: .points)
    case .subviewTakesTouch:
      Row(severity: .error, about: .reach, reason: .touchOfAnotherView, unit: .share, isUnreachable: true)
    case .hitTestHidesSubviews:
      Row(severity: .error, about: .reach, reason: .customHitTest, isUnreachable: true)
    case .hitTestSkipsChecks:
      Row(severity: .warning, about: .reach, reason: .customHitTest, isShownByTap: false)
    case .tapStopsSelection: Row(severity: .warning, about: .gestures, reason: .recognizerCancelledTouches)
    case .tapStopsControl: Row(severity: .error, about: .gestures, reason: .recognizerCancelledTouches)
    case .panTakesSlider:
      Row(severity: .warning, about: .gestures, reason: .recognizerCancelledTouches, isShownByTap: false)
    case .panTakesDrag:
      Row(severity: .warning, about: .gestures, reason: .recognizerCancelledTouches, isShownByTap: false)
    case .cancelNotHandled:
      Row(severity: .warning, about: .gestures, reason: .recognizerCancelledTouches, isShownByTap: false)
    case .doubleTapDelays, .lateControl:
      Row(
        severity: .note, about: .gestures, reason: .recognizerDelaysEnded, unit: .seconds, isShownByTap: false
      )
    case .waitsInCircle: Row(severity: .error, about: .gestures, reason: .waitsInCycle, isShownByTap: false)
    case .gesturesExclude:
      Row(severity: .note, about: .gestures, reason: .recognizerPrevented, isShownByTap: false)
    case .longPressInside:
      Row(
        severity: .warning, about: .gestures, reason: .recognizerPrevented, unit: .seconds,
        isShownByTap: false)
    case .edgeSwipeBlocked:
      Row(severity: .warning, about: .gestures, reason: .recognizerPrevented, isShownByTap: false)
    case .filterByIdentity: Row(severity: .warning, about: .gestures, reason: .delegateRefusedTouch)
    case .refusesTouches: Row(severity: .warning, about: .gestures, reason: .delegateRefusedTouch)
    case .nestedScrolling:
      Row(severity: .note, about: .gestures, reason: .recognizerPrevented, isShownByTap: false)
    case .sliderInScrollView:
      Row(severity: .note, about: .gestures, reason: .scrollViewTookOver, isShownByTap: false)
    case .lateTouchDown:
      Row(severity: .note, about: .gestures, reason: .recognizerDelaysBegan, isShownByTap: false)
    case .controlStopsScrolling:
      Row(severity: .note, about: .gestures, reason: .scrollViewTookOver, isShownByTap: false)
    case .textViewInCell: Row(severity: .warning, about: .reach, reason: .touchOfAnotherView)
    case .lostAction: Row(severity: .error, about: .actions, reason: .noTargetForAction)
    case .lostWhileEditing: Row(severity: .warning, about: .actions, reason: .startsAtFirstResponder)
    case .targetGone: Row(severity: .error, about: .actions, reason: .targetGone)
    }
  }

  /// How bad the problem is for the person who taps.
  package var severity: FindingSeverity { row.severity }

  package var about: Subject { row.about }

  /// The reason code of a touch that meets the problem; its texts explain the rule and its fix.
  package var reason: TraceReason.Code { row.reason }

  package var unit: Unit { row.unit }

  /// Whether the finding is about something that touches do not reach.
  var isUnreachable: Bool { row.isUnreachable }

  /// Whether a tap on the subject is meant for it and does not get there. Other rules are about drags and presses,
  /// about recognizers that prevent each other, or about delays.
  var isShownByTap: Bool { row.isShownByTap }
}
