// SPDX-License-Identifier: Apache-2.0

/// What `hitpath audit` looks for on a screen. The raw values are codes that stay as they are.
package enum FindingRule: String, CaseIterable, Sendable {
  // Nothing of a view can be touched, or less than it seems.
  case interactionOff = "interaction-off"
  case underDisabled = "under-disabled"
  case underHidden = "under-hidden"
  case underTransparent = "under-transparent"
  case underAnimation = "under-animation"
  case emptyContainer = "empty-container"
  case flatTransform = "flat-transform"
  case outsideAncestor = "outside-ancestor"
  case covered
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
  case cancelNotHandled = "cancel-not-handled"

  // Recognizers are in each other's way, or in their own.
  case doubleTapDelays = "double-tap-delays"
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

  /// Whether it finds something that touches do not get to.
  var isUnreachable: Bool {
    switch self {
    case .interactionOff, .underDisabled, .underHidden, .underTransparent, .underAnimation, .emptyContainer,
      .flatTransform, .outsideAncestor, .covered, .coveredByWindow, .underBar, .overlappingControls,
      .subviewTakesTouch, .hitTestHidesSubviews:
      true
    default: false
    }
  }

  /// How bad it is for the person who taps.
  package var severity: FindingSeverity {
    switch self {
    case .interactionOff, .underDisabled, .emptyContainer, .flatTransform, .coveredByWindow,
      .subviewTakesTouch, .hitTestHidesSubviews, .tapStopsControl, .waitsInCircle, .lostAction, .targetGone:
      .error
    case .underTransparent, .underAnimation, .outsideAncestor, .covered, .underBar, .overlappingControls,
      .drawnInFront, .hitTestSkipsChecks, .tapStopsSelection, .panTakesSlider, .cancelNotHandled,
      .longPressInside, .edgeSwipeBlocked, .filterByIdentity, .refusesTouches, .textViewInCell,
      .lostWhileEditing:
      .warning
    case .underHidden, .smallControl, .doubleTapDelays, .gesturesExclude, .nestedScrolling,
      .sliderInScrollView, .lateTouchDown, .controlStopsScrolling:
      .note
    }
  }
}

/// How bad a finding is. The raw values are the levels of SARIF.
package enum FindingSeverity: String, CaseIterable, Comparable, Sendable {
  case note, warning, error

  package static func < (a: FindingSeverity, b: FindingSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
