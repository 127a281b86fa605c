// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What is known of a touch besides its answer, for ``TouchAnswer/systemDoubts(in:_:)``.
struct DoubtContext {
  /// The version of iOS; nil for the newest.
  var system: Double?

  /// How long a touch is a tap, in seconds; none if the trace does not say (GR-31).
  var longestTap: Double

  /// Whether the screen has a status bar: its height is not written as 0.
  var hasStatusBar: Bool

  /// Whether a person wrote the screen, so that nothing says where UIKit's own views lie.
  var isWritten: Bool

  /// The most fingers that are down at once in the trace.
  var mostFingers = 0
  var hasSeveralFingers: Bool { mostFingers > 1 }

  /// Whether a menu opened since the touch before (OW-93).
  var followsMenu = false

  /// Whether a presentation ended just before the touch (OW-101).
  var followsDismissal = false

  /// Whether a controller was pushed or popped just before the touch (OW-105).
  var followsPush = false

  /// The view of a recognizer of the app's that took a drag from the views since the touch before (SV-10).
  var viewDragged: String?

  /// The controllers on which code called `dismiss` (OW-24).
  var dismissed: [String] = []

  /// Whether a swipe back of an earlier touch went nowhere, and its transition never ends (OW-8).
  var followsEndlessTransition = false
}

extension TraceEvent.Kind {
  /// Whether a swipe back begins a transition that never ends.
  var isEndlessTransition: Bool {
    guard case .propertyChanged(let record) = self else { return false }
    return record.property == HiddenState.isInEndlessTransition.rawValue
  }
}

extension ScreenIndex {
  /// The view of a pan of the app's that begins by an event, or of a press with which something is dragged, and that cancels touches
  /// in the view.
  func viewOfDrag(begun event: TraceEvent.Kind) -> String? {
    guard case .recognizerStateChanged(let record) = event,
      let drag = recognizer(record.recognizer), !drag.isSystem, drag.cancelsTouchesInView,
      drag.gesture == .pan && record.to == .began || drag.gesture == .longPress && record.to == .changed
    else { return nil }
    return drag.view
  }
}

extension TouchAnswer {
  /// The first version of iOS with three-finger editing gestures (OW-6).
  private static let editingGesturesSince = 13.0

  /// Of iOS 11 and 12 there is a report of what a control does that is disabled while it is held (UC-21).
  private static let disablingIsKnownUntil = 13.0

  /// The first version of iOS with zoom transitions (OW-96).
  private static let zoomTransitionsSince = 18.0

  /// The first version of iOS in which the buttons of tab bars lie elsewhere (OW-102).
  private static let tabBarButtonsMovedSince = 26.0

  /// The first version of iOS that delivers touches while a push is animated (OW-105).
  private static let pushesLetThroughSince = 26.0

  /// The first versions of iOS, on pads and on phones, in which a tap as high as a navigation bar scrolls to the top
  /// (OW-31).
  private static let headerTapsSince = (pads: 26.0, phones: 27.0)

  /// The bottom of a navigation bar at the top of the screen, in points.
  private static let headerBottom = 100.0

  /// The first versions of iOS in which a control, and any view with a recognizer of its own, keeps a tap from gestures of
  /// SwiftUI around it (OW-74).
  static let gesturesAroundUntil = (controls: 17.0, recognizers: 18.0)

  /// The first version of iOS in which the dots of page controls take no touches (OW-109), and how far from its middle a
  /// dot does, in points.
  private static let dotsUntil = 14.0
  private static let dotReach = 5.0
  private static let dotDistance = 16.0

  /// How far a finger may move while it stays on what it lifts, in points (OW-48).
  private static let liftMovement = 10.0

  /// How far from the edge of a web view the drag begins that goes back or forward, in points (OW-108).
  private static let webSwipeReach = 30.0

  /// How far a finger may stray in a tap by disassemblies of UIKit, in points (GR-31).
  private static let strayOfTap = 45.0

  /// The first version of iOS in which touches on the status bar are not delivered by a window (OW-31).
  private static let statusBarWindowUntil = 13.0

  /// The first version of iOS in which items of bars have other classes, and the former ones (OW-12).
  private static let barItemsRenamedSince = 11.0
  private static let formerBarItems: Set = [UIKitClass.formerToolbarButton, "UINavigationButton"]

  /// The first version of iOS of which nobody reports that its swipe back delays touches (OW-5).
  private static let edgeDelaysUntil = 9.0

  /// The version of iOS of the time in which other recognizers came to prevent React Native's own; our estimate (OW-80).
  private static let touchHandlersPreventedSince = 11.0

  /// The first version of iOS in which a stroke from the bottom edge goes to the home screen (OW-2).
  private static let strokesFromBottomSince = 11.0

  /// The versions of iOS that ask several times about a link (OW-51).
  private static let repeatedCalls = 13.0..<14.0

  /// The first version of iOS in which a simultaneous gesture of SwiftUI keeps a gesture of a view around it away (OW-75).
  private static let nestedGesturesSince = 26.0

  /// How far a tap may be from the left or right edge of a page to turn it, as a part of the width; nobody has published
  /// how far (OW-111).
  private static let pageEdge = 0.25

  /// The first version of iOS in which views of UIKit were seen between windows and their root views on pads (OW-55).
  private static let windowContainersSince = 13.0

  /// The parts of the system that may take the touch, each once. `index` is the screen at the time of the touch.
  func systemDoubts(in index: ScreenIndex, _ context: DoubtContext) -> [SystemDoubt] {
    var doubts: [SystemDoubt] = []
    func isSince(_ version: Double) -> Bool { context.system.map { $0 >= version } ?? true }
    if isDrag, beganBesideSheet(in: index) { doubts.append(.dragBesideSheet) }
    if isSince(Self.editingGesturesSince), isOfThreeFingers(in: index, context),
      editsWithThreeFingers(in: index)
    {
      doubts.append(.editingGestures)
    }
    if context.followsMenu { doubts.append(.openMenu) }
    if isOnButtonOfIdleSearchBar(in: index) { doubts.append(.searchBarButton) }
    if isSince(Self.zoomTransitionsSince), isDownOrRight, isInZoomedScreen(of: index) {
      doubts.append(.zoomTransition)
    }
    if isOnClearKeyboard(of: index) { doubts.append(.clearKeyboard) }
    if hasSimultaneousTapsInRow(in: index) { doubts.append(.simultaneousInRow) }
    if verdict.code == .selected, verdict.responder.map(index.isListOfSwiftUI) == true,
      hasGestureInRow(in: index)
    {
      doubts.append(.gestureInRow)
    }
    if !isDrag, isInRowOfSwiftUI(in: index) { doubts.append(.buttonsOfRow) }
    if isToTheRight, isBesideHiddenColumn(of: index) { doubts.append(.splitViewSwipe) }
    if context.followsEndlessTransition { doubts.append(.endlessTransition) }
    if context.followsDismissal { doubts.append(.afterDismissal) }
    if driftsInSheet(in: index) { doubts.append(.driftInSheet) }
    if waitsInCircleWithSwipeBack { doubts.append(.circle) }
    if isBesideModalSheet(in: index) { doubts.append(.modalSheet) }
    if hasPanWaitingForSwipeBack(in: index, isFormer: !isSince(Self.edgeDelaysUntil)) {
      doubts.append(.delegateOfSwipeBack)
    }
    if isInOtherProcess(of: index) { doubts.append(.otherProcess) }
    if context.isWritten, swipesBackOverScroll(in: index) { doubts.append(.scrollAtEdge) }
    if !swipesBackAtLift, waitsForOthers(in: index, context.system) { doubts.append(.waitsForAll) }
    if context.followsPush, !isSince(Self.pushesLetThroughSince) { doubts.append(.duringPush) }
    if context.isWritten, case .overlies(let front, _)? = verdict.because,
      index.view(front)?.className == UIKitClass.toolbarContent
    {
      doubts.append(.toolbarContent)
    }
    if context.isWritten, isSince(Self.tabBarButtonsMovedSince), isOnViewOf(.tabBar, in: index) {
      doubts.append(.tabBarContent)
    }
    if isOnLinkBesideTap(in: index) { doubts.append(.tapBesideLink) }
    if context.isWritten, isSince(Self.gesturesAroundUntil.recognizers), prevailsOnHost(in: index) {
      doubts.append(.orderOfHosted)
    }
    if passesAnimatedHost(in: index) { doubts.append(.hostedAnimation) }
    if !isDrag, isHeaderTap(in: index, context.system) { doubts.append(.headerTap) }
    if isStrayingTap(within: context.longestTap, in: index) { doubts.append(.strayingTap) }
    if hasHeldTap(in: index) { doubts.append(.heldTap) }
    if context.isWritten, isSince(Self.contentViewsInFrontSince), actsInCellItself(in: index) {
      doubts.append(.addedToCell)
    }
    if movesSheetFromListWithoutBounce(in: index) { doubts.append(.listWithoutBounce) }
    if movesSheetFromNestedList(in: index) { doubts.append(.nestedListInSheet) }
    if scrollsInWaitingSheet(in: index) { doubts.append(.sheetFollowsList) }
    if leftWindow { doubts.append(.leftWindow) }
    if isOnSegments(in: index) {
      doubts.append(.tapAroundSegments)
    } else if actsBesideSwiftUI(in: index, context.system) {
      doubts.append(.gesturesAround)
    }
    if scrollsAroundWebView(in: index) { doubts.append(.dragOnWebView) }
    if scrollsBesideContentOfComponent(in: index) { doubts.append(.insetOfComponent) }
    if hasHostedGestures(in: index, context.system), scrollKeptByPress == nil {
      doubts.append(actsWithOuterOfHosted(in: index) ? .innerGestureAlone : .hostedGestures)
    }
    if context.isWritten, isSince(Self.gesturesAroundUntil.recognizers), scrollsBesideDragOfContent(in: index)
    {
      doubts.append(.dragOfContent)
    }
    if isOnClearButtonUnderTap(in: index) { doubts.append(.clearButton) }
    if swipesInWebView(in: index) { doubts.append(.webSwipe) }
    if isInInsetOfPage(of: index) { doubts.append(.pageInset) }
    if !isSince(Self.dotsUntil), isOnDot(in: index) { doubts.append(.pageDot) }
    if context.isWritten, context.hasStatusBar, isUnderStatusBar(of: index),
      isSince(Self.statusBarWindowUntil) == isAboveStatusBar(in: index) || isInPage
    {
      doubts.append(.underStatusBar)
    }
    if context.isWritten, isSince(Self.barItemsRenamedSince), isOnFormerBarItem(in: index) {
      doubts.append(.formerBarItem)
    }
    if context.isWritten, isSince(Self.tabBarButtonsMovedSince), isOnTabOfWatchedBar(in: index) {
      doubts.append(.tabBarButtons)
    }
    if !isDrag, missesLinks(in: index) { doubts.append(.linkAtEnd) }
    if staysOnMovableItem(in: index) { doubts.append(.itemMovement) }
    if let system = context.system, Self.repeatedCalls.contains(system),
      outcome.actions.contains(where: { $0.callback == .shouldInteractWith })
    {
      doubts.append(.repeatedCall)
    }
    if ignoresPointerEvents(in: index) { doubts.append(.pointerEventsOfComponent) }
    if !isSince(Self.touchHandlersPreventedSince), [.recognized, .scrolled].contains(verdict.code),
      scriptHandler?.losesGesture == true
    {
      doubts.append(.formerTouchHandler)
    }
    if followsPointerEvents(in: index) { doubts.append(.pointerEventsOfButton) }
    if verdict.code == .controlActed, !isDrag, !isSince(Self.edgeDelaysUntil), isUndelayedAtEdge {
      doubts.append(.lateAtEdge)
    }
    if isOnComponentInCallout(in: index) { doubts.append(.componentInCallout) }
    if isEdgePopOfScreens(in: index) { doubts.append(.edgePopOfScreens) }
    if isContentPopOfScreens(in: index) { doubts.append(.contentPopOfScreens) }
    if scrollsInComponent(of: index) { doubts.append(.responderAroundScroll) }
    if isOnComponentInBar(in: index) { doubts.append(.componentInBar) }
    if isHeardOfTwice { doubts.append(.severalTouchHandlers) }
    if isToTheRight, isAtEdgeOfFlutter(in: index) { doubts.append(.routeSwipe) }
    if zoomsOutAtSmallest(in: index) { doubts.append(.bouncingZoom) }
    if case .reachesPage? = verdict.because { doubts.append(.heldByFlutter) }
    if isBesideBarSwipe { doubts.append(.barSwipe) }
    if isBehindAnimation { doubts.append(.touchOnAnimation) }
    if isSince(Self.scrubbedPagesSince), scrubsPages(in: index) { doubts.append(.scrubbedPages) }
    if isSince(Self.strokesFromBottomSince), beginsAtSystemEdge { doubts.append(.systemStroke) }
    if isSince(Self.nestedGesturesSince), hasGestureBesideSimultaneous(in: index) {
      doubts.append(.nestedSimultaneous)
    }
    if isOnSwitchUnderTap(in: index) { doubts.append(.tapAroundSwitch) }
    if context.isWritten, isSince(Self.windowContainersSince), isThroughRootOfWindow(in: index) {
      doubts.append(.windowContainers)
    }
    if mayTurnPage(in: index) { doubts.append(.pageTurn) }
    if isOnDisabledControlInRow(in: index) {
      doubts.append(.disabledInRow)
    } else if isDisabledInFront(in: index) {
      doubts.append(.disabledInFront)
    }
    if actsInDisabledControl(in: index) { doubts.append(.inDisabledControl) }
    if isSince(Self.disablingIsKnownUntil), actsDisabled {
      doubts.append(.disabledWhileHeld)
    }
    if context.isWritten {
      if isTakenBehindView(in: index) {
        doubts.append(.gestureBehindView)
      } else if isSince(Self.gesturesAroundUntil.recognizers), isTakenOnHostingView(in: index) {
        doubts.append(.gestureShape)
      }
      if asksForClassOverWebView(in: index) { doubts.append(.viewInWebView) }
    }
    if context.isWritten { doubts += doubtsOfSource(in: index) }
    if isSince(Self.gesturesAroundUntil.recognizers), isOnIdleRepresentable(in: index) {
      doubts.append(.gestureOnRepresentable)
    }
    if context.isWritten, let isClipped = isUnderContentBeyond(in: index) {
      doubts.append(isClipped ? .clippedContent : .contentBeyond)
    }
    if isLeftUndecided(in: index) { doubts.append(.leftUndecided) }
    if verdict.code == .selected, !isDrag, let view = context.viewDragged, let list = verdict.responder,
      index.ancestry(of: list).contains(where: { $0.id == view })
    {
      doubts.append(.firstTapAfterDrag)
    }
    return doubts
  }

  /// Whether the swipe back from the edge sees the touch and does not delay it.
  private var isUndelayedAtEdge: Bool {
    outcome.recognizers.contains {
      $0.kind == .interactivePop && $0.passedOver == nil && $0.changes.last?.cause.code == .liftedTooSoon
    } && !outcome.deliveryChanges.contains { $0.kind == .held && $0.method == .began }
  }

  /// Whether a tap ends at a disabled control in a cell that a tap selects.
  private func isOnDisabledControlInRow(in index: ScreenIndex) -> Bool {
    guard gesture == .tap, verdict.code == .keptByControl,
      let control = verdict.responder.flatMap(index.view),
      control.control?.isEnabled == false
    else { return false }
    let around = index.ancestry(of: control.id)
    guard let cell = around.firstIndex(where: \.isCell) else { return false }
    return around[cell...].first(where: \.isScrollView)?.selectsRows ?? false
  }

  /// Whether something acts that lies in a disabled control.
  private func actsInDisabledControl(in index: ScreenIndex) -> Bool {
    let actor: String? =
      switch verdict.code {
      case .controlActed, .handled, .focused: verdict.responder
      case .recognized: verdict.recognizer.flatMap(index.recognizer).flatMap { $0.isSystem ? nil : $0.view }
      default: nil
      }
    guard let actor else { return false }
    return index.ancestry(of: actor).dropFirst().contains { $0.control?.isEnabled == false }
  }

  /// Whether a tap failed because of a movement that UIKit may allow, and nothing else took the touch, or what did lets others
  /// recognize with it.
  private func isStrayingTap(within longest: Double, in index: ScreenIndex) -> Bool {
    guard verdict.code != .recognized || allowsAll(in: index), verdict.code != .scrolled, duration <= longest,
      let start = samples.first?.location,
      samples.allSatisfy({
        let way = (x: $0.location.x - start.x, y: $0.location.y - start.y)
        return (way.x * way.x + way.y * way.y).squareRoot() <= Self.strayOfTap
      })
    else { return false }
    return outcome.recognizers.contains {
      $0.kind == .tap && !$0.isSystem && $0.changes.last?.cause.code == .movedTooFar
    }
  }

  /// Whether a tap of the app's failed only because the finger stayed, not much longer than the model allows, and would act with the
  /// recognizer that takes the touch, or where nobody does.
  private func hasHeldTap(in index: ScreenIndex) -> Bool {
    guard !isDrag, duration <= Self.longestReportedTap else { return false }
    return outcome.recognizers.contains { tap in
      guard tap.kind == .tap, !tap.isSystem, tap.changes.last?.cause.code == .heldTooLong,
        let record = index.recognizer(tap.id), record.tapCount == 1
      else { return false }
      let allows = record.overrides?.contains {
        $0.method == .delegate(.shouldRecognizeSimultaneously) && $0.kind == .yes
      }
      return verdict.code == .dropped
        || verdict.code == .recognized && (allows == true || allowsAll(in: index))
    }
  }

  /// The first version of iOS in which the content view of a cell lies in front of what the app adds to the cell itself (OW-42).
  private static let contentViewsInFrontSince = 14.0

  /// How long a finger stayed that a report says a tap recognized of, with some room, in seconds (GR-31).
  private static let longestReportedTap = 1.5

  /// Whether what takes the touch waits for every other recognizer: for all, in a table or collection, or for all but those that
  /// a condition names.
  private func waitsForOthers(in index: ScreenIndex, _ system: Double?) -> Bool {
    guard verdict.code == .recognized, let taker = verdict.recognizer.flatMap(index.recognizer),
      let answer = taker.overrides?.first(where: { $0.method == .delegate(.shouldRequireFailure) })
    else { return false }
    if answer.condition == nil, answer.kind == .yes {
      return (hitView.map { index.ancestry(of: $0) } ?? []).contains {
        $0.isCell || isDrag && $0.isScrollView
      }
    }
    return answer.kind == .unless && isDrag && (system.map { $0 >= Self.editingGesturesSince } ?? true)
  }

  /// Whether the touch goes to a view of the app's, and no bar item, in such a bar.
  private func isOnViewOf(_ kind: ViewRole, in index: ScreenIndex) -> Bool {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    guard let bar = path.dropFirst().firstIndex(where: { UIKitClass.isKind($0.baseClass, of: kind) }),
      !path[bar].isHidden
    else {
      return false
    }
    return path[..<bar].allSatisfy { UIKitClass.named($0.className)?.traits.contains(.private) != true }
  }

  /// Whether the tap is as high as a navigation bar, not on a control, and a scroll view is not at its top.
  private func isHeaderTap(in index: ScreenIndex, _ system: Double?) -> Bool {
    let since = index.screen.size.isOfPad ? Self.headerTapsSince.pads : Self.headerTapsSince.phones
    guard system.map({ $0 >= since }) ?? true, location.y < Self.headerBottom, let hitView,
      !index.ancestry(of: hitView).contains(where: { $0.control != nil })
    else { return false }
    return index.screen.views.contains { view in
      view.isScrollView && view.bounds.origin.y > 0 && view[.scrollsToTop] != .bool(false)
        && !index.ancestry(of: view.id).contains { $0.isHidden }
    }
  }

  /// Whether what acts on the touch, a responder or a recognizer, is cancelled because it left the window.
  private var leftWindow: Bool {
    if verdict.code == .recognized {
      let last = outcome.recognizers.first { $0.id == verdict.recognizer }?.changes.last
      return last?.state == .cancelled && last?.cause.code == .viewRemoved
    }
    return [.handled, .controlActed, .keptByControl].contains(verdict.code)
      && outcome.deliveryChanges.contains { $0.kind == .taken && $0.reason?.code == .viewRemoved }
  }

  /// Whether a plain recognizer of the app's neither recognized nor failed, and delays the end of a touch that acts at the lift.
  private func isLeftUndecided(in index: ScreenIndex) -> Bool {
    guard [.controlActed, .selected].contains(verdict.code) else { return false }
    return outcome.recognizers.contains { recognizer in
      guard !recognizer.isSystem, recognizer.passedOver == nil, recognizer.changes.isEmpty,
        let record = index.recognizer(recognizer.id)
      else { return false }
      return record.className == UIKitClass.recognizer && record.delaysTouchesEnded
    }
  }

  /// Whether a scroll view scrolls, and a pan or long press of the app's in or around it recognizes too, which is on a hosting
  /// view, or is written as SwiftUI's `simultaneousGesture` on what one shows.
  private func scrollsBesideDragOfContent(in index: ScreenIndex) -> Bool {
    guard isDrag, let pan = outcome.recognizers.first(where: { $0.kind == .scroll && $0.recognized }),
      let scroll = pan.view
    else { return false }
    return outcome.recognizers.contains { recognizer in
      // One that others are to wait for, as a `.highPriorityGesture`, may go first.
      let asks = index.recognizer(recognizer.id)?.overrides?.contains {
        $0.method == .delegate(.shouldBeRequiredToFail)
      }
      guard recognizer.recognized || recognizer.preventer == pan.id && asks == true, !recognizer.isSystem,
        [.pan, .longPress].contains(recognizer.kind),
        let view = recognizer.view
      else { return false }
      let ancestry = index.ancestry(of: view)
      let isOfSwiftUI =
        ancestry.first?.isHostingView == true
        || index.recognizer(recognizer.id)?.isSimultaneousGesture == true
          && ancestry.contains(where: \.isHostingView)
      return isOfSwiftUI
        && (ancestry.dropFirst().contains { $0.id == scroll }
          || index.ancestry(of: scroll).dropFirst().contains { $0.id == view })
    }
  }

  /// Whether two recognizers of the app's on what SwiftUI shows in a row recognized together.
  func hasSimultaneousTapsInRow(in index: ScreenIndex) -> Bool {
    guard !isDrag, verdict.code == .recognized, isInRowOfSwiftUI(in: index) else { return false }
    let taps = outcome.recognizers.filter { answer in
      answer.recognized && !answer.isSystem
        && index.recognizer(answer.id).flatMap { index.view($0.view) }.map {
          InnerFramework(ofClass: $0.className)
        } == .swiftUI
    }
    return taps.count > 1
  }

  /// Whether of the taps on a hosting view, which stand for gestures of SwiftUI, a plain one and a simultaneous one recognized.
  private func hasGestureBesideSimultaneous(in index: ScreenIndex) -> Bool {
    guard !isDrag, verdict.code == .recognized else { return false }
    let taps = outcome.recognizers.filter { $0.recognized && !$0.isSystem && $0.kind == .tap }
      .compactMap { index.recognizer($0.id) }.filter { index.view($0.view)?.isHostingView ?? false }
    let simultaneous = taps.filter(\.isSimultaneousGesture)
    return simultaneous.contains { inner in
      taps.contains { $0.view == inner.view && ($0.overrides ?? []).isEmpty }
    }
  }

  /// Whether a switch acts on a tap which a recognizer of the app's around it sees, and which the switch keeps from it.
  private func isOnSwitchUnderTap(in index: ScreenIndex) -> Bool {
    guard !isDrag, verdict.code == .controlActed || verdict.code == .keptByControl,
      let control = verdict.responder, index.view(control)?.role == .toggle
    else { return false }
    return outcome.recognizers.contains { recognizer in
      guard recognizer.kind == .tap, !recognizer.isSystem, let record = index.recognizer(recognizer.id),
        record.cancelsTouchesInView
      else { return false }
      // A delegate that is asked about the switch is asked about a view in it.
      if recognizer.passedOver?.code == .delegateRefusedTouch {
        return record.overrides?.contains {
          let condition = $0.condition
          return $0.method == .delegate(.shouldReceiveTouch)
            && (condition?.asksForClassOfView == true || condition?.views?.contains(control) == true)
        } ?? false
      }
      let cause = recognizer.changes.last?.cause
      return cause?.code == .controlVetoed && cause?.subject == control
    }
  }

  /// Whether a drag inwards begins at the left or right edge of a web view that goes back and forward.
  private func swipesInWebView(in index: ScreenIndex) -> Bool {
    webViewSwiped(in: index)?[.allowsBackForwardNavigationGestures] == .bool(true)
  }

  /// The web view at whose left or right edge a drag inwards begins; nil if there is none.
  func webViewSwiped(in index: ScreenIndex) -> TraceView? {
    guard let way, way.isSideways, let start = samples.first?.location,
      let web = (hitView.map { index.ancestry(of: $0) } ?? []).first(where: {
        $0[.allowsBackForwardNavigationGestures] != nil
          || UIKitClass.isKind($0.baseClass, of: UIKitClass.webView)
      })
    else { return nil }
    let reach = Self.webSwipeReach
    let width = index.screen.size.width
    let begins = way.right > 0 ? start.x <= reach : start.x >= min(width, web.bounds.size.width) - reach
    return begins ? web : nil
  }

  /// Whether a tap lies on one of the dots of a page control, which stand in its middle.
  private func isOnDot(in index: ScreenIndex) -> Bool {
    guard !isDrag, let step = walk.last(where: { $0.outcome == .hit }), step.view == hitView,
      let point = step.point, let control = index.view(step.view), control.role == .pageControl
    else { return false }
    guard case .number(let count)? = control[.numberOfPages] else { return false }
    let middle = control.bounds.size.width / 2
    let first = middle - (count - 1) / 2 * Self.dotDistance
    let nearest = ((point.x - first) / Self.dotDistance).rounded()
    guard nearest >= 0, nearest < count else { return false }
    return abs(point.x - first - nearest * Self.dotDistance) <= Self.dotReach
      && abs(point.y - control.bounds.size.height / 2) <= Self.dotReach
  }

  /// Whether a touch on a view of the app's is as high as the status bar of a phone or pad of that time.
  private func isUnderStatusBar(of index: ScreenIndex) -> Bool {
    let size = index.screen.size
    guard hitView != nil, size.width >= 320, size.height >= 480 else { return false }
    return location.y < (size.height >= 812 && !size.isOfPad ? 44 : 20)
  }

  /// Whether the touch is on a web page.
  private var isInPage: Bool {
    if case .decidedInside(_, .webKit, _) = verdict.act { true } else { false }
  }

  /// Whether the touch is on a bar item whose class iOS does not have any more.
  private func isOnFormerBarItem(in index: ScreenIndex) -> Bool {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    // The buttons of a search bar have this class still.
    return path.contains { Self.formerBarItems.contains($0.className) }
      && !path.contains { $0.role == .searchBar }
  }

  /// Whether a window of a pad in front lets the touch through by its `hitTest`, after its root view did so, where it would
  /// answer with another view.
  private func isThroughRootOfWindow(in index: ScreenIndex) -> Bool {
    guard index.screen.size.isOfPad else { return false }
    return walk.contains { step in
      guard step.outcome == .refused, let view = index.view(step.view), view.window != nil,
        step.reason?.code == .customHitTest,
        let root = index.subviews(of: view.id).first(where: { index.view($0)?.viewController != nil }),
        walk.contains(where: { $0.view == root && $0.outcome == .refused })
      else { return false }
      return view.overrides.contains { $0.method == .hitTest && Self.answersWithOthers($0) }
    }
  }

  /// Whether an override of `hitTest` returns a view of which it does not know.
  private static func answersWithOthers(_ override: TraceOverride) -> Bool {
    switch override.kind {
    case .passThrough, .subviewsOnly, .subviewsFirst, .unless: true
    default: false
    }
  }

  /// Whether a page controller whose scroll view the screen does not show may turn the page: by a drag sideways that no nearer
  /// recognizer takes, or a tap near the left or right edge of its view that is on no control and no view with a tap of the app's.
  private func mayTurnPage(in index: ScreenIndex) -> Bool {
    let isTap = gesture == .tap
    let nearer: [Verdict.Code] =
      isTap ? [.controlActed, .keptByControl, .recognized, .focused] : [.recognized, .scrolled]
    let acts =
      nearer.contains(verdict.code) && !(isTap && verdict.code == .recognized && allowsAll(in: index))
    guard isTap || way?.isSideways == true, !acts else { return false }
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    let pages = path.firstIndex { view in
      let controller = view.viewController.flatMap(index.controller)
      return UIKitClass.isKind(controller?.baseClass, of: UIKitClass.pageController)
    }
    guard let pages, let step = walk.last(where: { $0.view == path[pages].id }), let point = step.point,
      !index.subviews(of: step.view).contains(where: { index.view($0)?.isScrollView == true })
    else { return false }
    guard isTap else { return true }
    let bounds = path[pages].bounds
    let edge = bounds.size.width * Self.pageEdge
    return point.x < bounds.minX + edge || point.x >= bounds.maxX - edge
  }

  var isToTheRight: Bool { way?.isToTheRight ?? false }

  /// Whether the touch is in a tab bar, on a tab or where the screen shows no tabs at all, and a recognizer of the app's on
  /// the bar has seen it.
  private func isOnTabOfWatchedBar(in index: ScreenIndex) -> Bool {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    guard let bar = path.first(where: { $0.role == .tabBar }),
      bar.id != hitView || !index.subviews(of: bar.id).contains(where: { index.view($0)?.control != nil })
    else { return false }
    return outcome.recognizers.contains { $0.view == bar.id && !$0.isSystem }
  }

  /// Whether a tap in a text that has links, can be selected and not be edited is on none of them.
  private func missesLinks(in index: ScreenIndex) -> Bool {
    guard gesture == .tap, let text = hitView.flatMap(index.view), text.role == .textView,
      text[.isEditable] == .bool(false), text[.isSelectable] != .bool(false)
    else { return false }
    return index.screen.gestureRecognizers.contains { $0.view == text.id && $0.gesture == .textLink }
      && !outcome.recognizers.contains { $0.kind == .textLink }
  }

  /// Whether a finger stays on a cell of a collection view on a pad as long as lifting takes, or before it moves at least
  /// as long as the view delays touches, where the data source lets items be moved and neither a collection view
  /// controller nor a drag delegate moves them.
  private func staysOnMovableItem(in index: ScreenIndex) -> Bool {
    guard index.screen.size.isOfPad else { return false }
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    guard let cell = path.firstIndex(where: \.isCell),
      let list = path[cell...].first(where: { UIKitClass.isKind($0.baseClass, of: .collection) }),
      let answer = list.overrides[.canMoveItem],
      answer.kind != .no, list[.dragInteractionEnabled] != .bool(false),
      !outcome.recognizers.contains(where: { $0.kind == .itemMovement || $0.kind == .dragLift })
    else { return false }
    guard isDrag else { return duration >= TraceGestureRecognizer.liftDuration }
    return outcome.recognizers.contains { recognizer in
      let cause = recognizer.changes.last?.cause
      return recognizer.kind == .contentDelay && cause?.code == .delayOver
        && cause?.numbers[.distance] ?? 0 < Self.liftMovement
    }
  }

  private var isDown: Bool { way?.isDown ?? false }

  /// Whether the finger went down or to the right, as the strokes do that dismiss a screen.
  private var isDownOrRight: Bool { way.map { max($0.right, $0.down) >= max(-$0.right, -$0.down) } ?? false }

  /// Whether the hit-test view is a plain one in a keyboard of the app's, and neither it nor the keyboard has a colour
  /// there.
  private func isOnClearKeyboard(of index: ScreenIndex) -> Bool {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    guard let view = path.first, [.view, .stack].contains(view.role), view.text == nil,
      let keyboard = path.firstIndex(where: { view in
        let controller = view.viewController.flatMap(index.controller)
        return [controller?.className, controller?.baseClass].contains {
          UIKitClass.isKind($0, of: UIKitClass.inputController)
        }
      })
    else { return false }
    return path[...keyboard].allSatisfy { view in
      view.backgroundColor.flatMap(HexColor.init).map { $0.alpha == 0 } ?? true
    }
  }

  /// Whether the hit-test view is what SwiftUI shows in a cell of a list of its own.
  private func isInRowOfSwiftUI(in index: ScreenIndex) -> Bool {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    guard let view = path.first, let cell = path.firstIndex(where: \.isCell),
      let host = path[..<cell].lastIndex(where: { InnerFramework(ofClass: $0.className) == .swiftUI }),
      path[..<host].allSatisfy(\.isHostedContent)
        || view.control == nil && hasTap(inside: path[host].id, beside: view.id, in: index)
        || path[..<host].contains(where: { part in
          index.screen.gestureRecognizers.contains { $0.view == part.id && $0.isButtonOfSwiftUI }
        })
    else { return false }
    return path[cell...].contains { InnerFramework(ofClass: $0.className) == .swiftUI }
  }

  /// Whether a view inside a view of SwiftUI has a tap recognizer, and another view is hit.
  private func hasTap(inside host: String, beside hit: String, in index: ScreenIndex) -> Bool {
    index.screen.gestureRecognizers.contains { tap in
      tap.gesture == .tap && tap.view != host && index.ancestry(of: tap.view).contains { $0.id == host }
        && !index.ancestry(of: hit).contains { $0.id == tap.view }
    }
  }

  /// Whether the hit-test view is an enabled button of a search bar in which nothing is first responder. Buttons inside the
  /// field are no cancel buttons.
  private func isOnButtonOfIdleSearchBar(in index: ScreenIndex) -> Bool {
    guard let button = hitView.flatMap(index.view), button.control?.isEnabled == true,
      verdict.reason?.code != .controlDisabled
    else { return false }
    return index.idleSearchBar(around: button.id, in: window) != nil
  }

  private func isOfThreeFingers(in index: ScreenIndex, _ context: DoubtContext) -> Bool {
    if verdict.code == .handled, context.mostFingers >= 3,
      hitView.flatMap(index.view)?.isMultipleTouchEnabled == true
    {
      return true
    }
    return outcome.recognizers.contains { answer in
      guard answer.recognized, let recognizer = index.recognizer(answer.id) else { return false }
      let needed = [recognizer[.numberOfTouchesRequired], recognizer[.minimumNumberOfTouches]]
      return needed.contains { $0.flatMap(Int.init) == 3 }
    }
  }

  /// Whether the touch's window has a text that may have been edited, and no responder that turns the gestures off: one to
  /// which the first responder leads, or without one the text.
  private func editsWithThreeFingers(in index: ScreenIndex) -> Bool {
    let texts = index.screen.views.filter { view in
      [.textField, .textView].contains(view.role) && index.ancestry(of: view.id).contains { $0.id == window }
    }
    guard !texts.isEmpty else { return false }
    let first = window.flatMap(index.view)?.window?.firstResponder
    return (first.map { [$0] } ?? texts.map(\.id)).contains { start in
      !index.responders(from: start).contains { $0[.editingInteractionConfiguration]?.kind == .turnedOff }
    }
  }
}

extension TraceGestureRecognizer {
  /// Whether it is written as a `.simultaneousGesture` of SwiftUI: it prevents nobody and is not prevented (OW-75).
  var isSimultaneousGesture: Bool {
    [OverrideMethod.canPrevent, .canBePrevented].allSatisfy { method in
      overrides?.contains { $0.method == method && $0.kind == .no && $0.condition == nil } ?? false
    }
  }
}

extension TraceGestureRecognizer {
  /// Whether it is written as a `Button` of SwiftUI: a tap that only pans prevent (OW-75).
  var isButtonOfSwiftUI: Bool { gesture == .tap && overrides?.isButtonOfSwiftUI == true }
}

extension ScreenIndex {
  /// Whether SwiftUI made a list: it lies right in a hosting view (OW-98).
  package func isListOfSwiftUI(_ id: String) -> Bool {
    guard let list = view(id), let around = list.superview.flatMap(view) else { return false }
    return around.isHostingView || InnerFramework(ofClass: list.className) == .swiftUI
  }

  /// What the responders override to which one leads, by the tree of the screen: it, its superviews with their controllers,
  /// and what every chain ends with.
  fileprivate func responders(from id: String) -> [[TraceOverride]] {
    let controller = controller(id)
    let views = ancestry(of: controller?.view ?? id)
    let controllers = views.compactMap(\.viewController).compactMap(self.controller)
    return views.map(\.overrides) + ([controller].compactMap { $0 } + controllers).map(\.overrides)
      + (screen.scenes + [screen.application] + [screen.delegate].compactMap { $0 }).map(\.overrides)
  }
}

extension SystemDoubt {
  /// Whether something acts besides what the answer says, and not instead of it.
  package var isAddition: Bool { self == .gesturesAround || self == .repeatedCall }

  /// Whether it comes from what is not known of SwiftUI, whatever is on the screen.
  fileprivate var isGeneral: Bool {
    [.hostedGestures, .gesturesAround, .gestureShape, .gestureBehindView].contains(self)
  }

  /// The doubt that stands for all that end in the same way.
  fileprivate var outcome: SystemDoubt {
    switch self {
    case .driftInSheet: .dragBesideSheet
    case .afterDismissal, .duringPush: .openMenu
    case .simultaneousInRow: .buttonsOfRow
    default: self
    }
  }
}

extension TouchAnswer {
  /// The doubts that a sentence names beside what else happens, each outcome once; those that every touch in a hosting view raises
  /// come last.
  package func doubtsToName(beside asides: [VerdictAside]) -> [SystemDoubt] {
    // Which buttons act with it says more than that all do.
    let namesButtons = asides.contains { if case .rowPerforms = $0 { true } else { false } }
    var outcomes: Set<SystemDoubt> = namesButtons ? [.buttonsOfRow] : []
    let doubts = systemDoubts.filter { outcomes.insert($0.outcome).inserted }
    return doubts.filter { !$0.isGeneral } + doubts.filter(\.isGeneral)
  }
}
