// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchAnswer {
  /// Determines who acts and why, once everything else about the touch is known.
  ///
  /// - Parameters:
  ///   - index: The screen at the time of the touch.
  ///   - edgeWidth: How far from an edge of the screen a screen-edge pan may begin, in points; nil if the trace does
  ///     not say.
  ///   - system: The version of iOS; nil for the newest.
  mutating func findVerdict(in index: ScreenIndex, edgeWidth: Double?, system: Double?) {
    guard let hitView, verdict.code != .unclaimed else {
      verdict.act = .nobodyGets
      let size = index.screen.size
      let screen = TraceRect(x: 0, y: 0, width: size.width, height: size.height)
      verdict.because = screen.contains(location) ? verdict.reason.map { .reason($0, of: "") } : .besideScreen
      return
    }
    let finder = ActFinder(answer: self, index: index, hitView: hitView, system: system)
    verdict.act = finder.act
    verdict.because = finder.because
    verdict.settleWhereNothingShows(finder)
    // That the action presents nothing is the news, and not how the touch came to the control.
    if outcome.refusedPresentation != nil, case .deepest? = verdict.because { verdict.because = nil }
    verdict.whyHit = finder.whyHit
    if case .nobodyHandles = verdict.act { verdict.code = .dropped }
    verdict.unless = viewsWithUnknownRecognizers(in: index, system: system)
    if actsBesideSwiftUI(in: index, system) || hasSimultaneousTapsInRow(in: index)
      || hasHostedGestures(in: index, system) || finder.showsNothing
    {
      // They do not take the touch: they act too, or are among those that the source shows.
      verdict.unless.removeAll { index.view($0)?.isHostingView ?? false }
    }
    verdict.likely = likelyTaker(in: index, edgeWidth: edgeWidth)
    // A likely actor says more than that nothing is known.
    if verdict.likely != nil, case .nothingKnown = verdict.act { verdict.because = nil }
    if case .decidedInside(_, let framework, _) = verdict.act {
      // The framework decides by means of its own recognizers.
      verdict.unless.removeAll { view in
        index.view(view).flatMap { InnerFramework(ofClass: $0.className) } == framework
      }
    }
  }
}

/// Determines who acts on a touch that hit a view, and why.
struct ActFinder {
  let answer: TouchAnswer
  let index: ScreenIndex
  let hitView: String
  /// The version of iOS; nil for the newest.
  let system: Double?

  var verdict: Verdict { answer.verdict }

  /// The responder of the verdict; the hit-test view if it names none.
  var responder: String { verdict.responder ?? hitView }

  /// The recognizer of the verdict.
  var recognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first { $0.id == verdict.recognizer }
  }

  /// Whether the methods of the touch end at different responders.
  var endingsDiffer: Bool { !verdict.endings.isEmpty && verdict.code != .undecided }

  /// A recognizer that also recognizes but leaves the view its touch.
  var sparingRecognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first {
      $0.recognized && !$0.isSystem && index.recognizer($0.id)?.cancelsTouchesInView == false
    }
  }

  /// Why the system takes the touch from the view that handles it; nil if it does not.
  var takenAway: TraceReason? {
    guard answer.isCancelled || answer.isCancelledByText else { return nil }
    return lostTouch
  }

  /// Why the hit-test view lost the touch; nil if it did not.
  var lostTouch: TraceReason? {
    answer.outcome.deliveryChanges.last { $0.kind == .taken && $0.view == hitView }?.reason
  }

  /// The action of a sender that reached no target.
  func dropped(by sender: String) -> ActionCall? {
    answer.outcome.actions.first { $0.kind == .dropped && $0.sender == sender }
  }

  /// The actions sent by any of the senders.
  func sent(by senders: [String]) -> [ActionCall] {
    answer.outcome.actions.filter { call in
      call.kind == .action && senders.contains { $0 == call.sender }
    }
  }

  /// How long after the lift the first late action of a sender came, in seconds; nil if none is late.
  func lateness(of sender: String) -> Double? { sent(by: [sender]).lazy.compactMap(\.lateness).first }

  /// How late a recognizer acts because it waited for others, in seconds. A gesture that needs another touch is not
  /// late.
  var gestureLateness: Double? {
    guard let recognizer, !recognizer.waitedFor.isEmpty else { return nil }
    return lateness(of: recognizer.id)
  }

  /// The hit-test view's `touchesBegan`, if it came after the lift.
  var lateTouchDown: LateMethod? { answer.late.flatMap { $0.method == .began ? $0 : nil } }
}

// MARK: - Who acts, and what happens

extension ActFinder {
  var act: Act {
    if endingsDiffer { return .parted(parts: parts) }
    switch verdict.code {
    case .recognized: return recognized
    case .controlActed, .keptByControl:
      let effect = effect(of: responder)
      let lateOwn = effect == .selectsTab ? answer.late : lateTouchDown
      let late = sent(by: [responder]).isEmpty ? lateOwn?.lateness : lateness(of: responder)
      return .control(
        control: responder, on: otherHitView, does: effect, late: late,
        although: sparingRecognizer?.id)
    case .selected:
      let call = selection
      let cell = verdict.subject ?? call?.subject
      if call?.callback == .performPrimaryAction {
        return .performsPrimaryAction(
          cell: cell, list: responder, late: answer.late?.lateness, although: sparingRecognizer?.id)
      }
      return .selected(
        cell: cell, list: responder, isOn: call?.callback?.selects ?? true,
        segue: cell.flatMap { effects(of: sent(by: [$0])).segue }, late: answer.late?.lateness,
        although: sparingRecognizer?.id)
    case .scrolled:
      if verdict.reason?.code == .stoppedContent { return .stopsContent(view: responder) }
      if verdict.reason?.code == .movedSheet { return .movesSheet(list: responder, from: loser) }
      if answer.isAtEdgeWithoutBounce(in: index) {
        return .keeps(responder: responder, on: answer.losers.first { $0 != responder }, late: nil)
      }
      let others = verdict.companions.compactMap { index.recognizer($0)?.view }
      return .scrolls(views: [responder] + others, from: loser)
    case .focused:
      return .focuses(responder: responder, on: otherHitView, late: lateTouchDown?.lateness)
    case .withheld: return .neverGets(view: hitView)
    case .handled:
      if takenAway != nil { return .loses(view: responder) }
      return .handles(responder: responder, on: otherHitView, late: answer.late?.lateness)
    case .keptByScrollView:
      if isEditedText, !answer.isDrag {
        return .control(
          control: responder, on: otherHitView, does: .movesCaret, late: lateTouchDown?.lateness,
          although: nil)
      }
      return .keeps(responder: responder, on: otherHitView, late: lateTouchDown?.lateness)
    case .undecided:
      if isUnheardByJavaScript { return .nobodyHandles(view: hitView) }
      if coversContentOfSwiftUI { return .getsUnhandled(view: hitView, late: nil) }
      if isWrapped, let page = webViewInFlutter {
        return .decidedInside(view: page, framework: .webKit, on: nil)
      }
      if let framework {
        return .decidedInside(
          view: isWrapped ? responder : hitView, framework: framework, on: isWrapped ? otherHitView : nil)
      }
      return passage == nil ? .nothingKnown(view: hitView) : .getsUndecided(view: hitView)
    case .dropped, .unclaimed:
      return missed == nil && popRefused == nil
        ? .getsUnhandled(view: hitView, late: lateTouchDown?.lateness) : .nobodyHandles(view: hitView)
    }
  }

  /// Why a list does not select the cell under the touch; nil if the touch is on no cell (OW-36, OW-37).
  var notSelected: Because? {
    if let asked = answer.outcome.selectionRefusedBy {
      return .selectionRefused(by: asked)
    }
    guard let list = index.view(responder), list.settings != nil,
      ([hitView] + index.ancestry(of: hitView).map(\.id)).contains(where: {
        UIKitClass.isCell(index.view($0)?.baseClass)
      })
    else { return nil }
    func isOn(_ property: KnownProperty) -> Bool { list[property] == .bool(true) }
    let selects =
      isOn(.isEditing)
      ? isOn(.allowsSelectionDuringEditing) || isOn(.allowsMultipleSelectionDuringEditing)
      : list[.allowsSelection] != .bool(false)
    return selects ? nil : .nothingSelectable(list: responder, isEditing: isOn(.isEditing))
  }

  /// The hit-test view, if it is not the responder.
  private var otherHitView: String? { responder == hitView ? nil : hitView }

  private var recognized: Act {
    let id = verdict.recognizer ?? responder
    let all = growsBefore == nil ? [id] + verdict.companions : [id]
    let calls = sent(by: all)
    if answer.outcome.kept != nil { return .recognizesInVain(recognizer: id, from: loser) }
    let isKnownToAct = recognizer?.kind == .drawing || !calls.isEmpty
    if isKnownToAct, all.allSatisfy({ index.recognizer($0)?.isSystem ?? false }) {
      // The actions of UIKit's own recognizers say nothing to people.
      return .takes(recognizers: all, from: loser, late: gestureLateness)
    }
    guard !calls.isEmpty else {
      return !areActionsKnown && dropped(by: id) == nil
        ? .unknownAction(recognizer: id, from: loser) : .recognizesInVain(recognizer: id, from: loser)
    }
    return answer.losers.isEmpty
      ? .recognizes(recognizers: all, sends: effects(of: calls), late: gestureLateness)
      : .takes(recognizers: all, from: loser, late: gestureLateness)
  }

  /// The view that loses the touch to the actor, if it is not the actor's own view.
  var loser: String? {
    let taker = verdict.recognizer.flatMap { index.recognizer($0)?.view } ?? responder
    return answer.losers.first { $0 != taker }
  }

  /// What a control does with the touch.
  func effect(of control: String) -> Act.Effect {
    let calls = sent(by: [control])
    guard calls.isEmpty else {
      let sent = effects(of: calls)
      return .sends(actions: sent.actions, segue: sent.segue)
    }
    let outcome = answer.outcome.controls.first { $0.control == control }
    if outcome?.events.contains(.menuActionTriggered) == true { return .opensMenu }
    if let value = outcome?.values.first { return .becomes(property: value.property, value: value.value) }
    let record = index.view(control)?.control
    if record?.isEnabled == false || verdict.reason?.code == .touchOfAnotherView { return .nothing }
    if let call = dropped(by: control) {
      return index.possiblePerformers(of: call).isEmpty ? .nothing : .sendsTo(unknown: call.name)
    }
    if isEditedText { return answer.isDrag ? .unknown : .movesCaret }
    if outcome?.hasTracked == true { return .unknown }
    if isTab(control), outcome?.events.contains(.touchUpInside) == true { return .selectsTab }
    if index.view(control)?.className == UIKitClass.clearButton,
      outcome?.events.contains(.touchUpInside) == true
    {
      return .clearsText
    }
    // An item of a bar acts by UIKit's own code.
    if let view = index.view(control), record?.actions.isEmpty == true,
      view.uikitClass?.traits.contains(.private) == true
    {
      return .unknown
    }
    if sendsItself(control) { return .unknown }
    return outcome?.areActionsKnown == false && record?.actions.isEmpty ?? true ? .unknown : .nothing
  }

  /// Whether a control of a class of the app's has an action for an event that `UIControl` never sends by itself, so that the
  /// code of the class sends it (UC-11).
  private func sendsItself(_ control: String) -> Bool {
    guard let view = index.view(control), !UIKitClass.isUIKit(view.className), view.baseClass == "UIControl"
    else { return false }
    return view.control?.actions.contains { $0.event == .valueChanged || $0.event?.isOfText == true } ?? false
  }

  /// Whether a view is a tab in a tab bar.
  private func isTab(_ view: String) -> Bool {
    index.view(view)?.className == UIKitClass.tab
      && index.ancestry(of: view).dropFirst().contains(where: \.isBarOfItems)
  }

  /// Whether the responder is a text that was first responder when the touch came.
  private var isEditedText: Bool {
    guard let view = index.view(responder), [.textField, .textView].contains(view.role) else { return false }
    return answer.window.flatMap(index.view)?.window?.firstResponder == responder
  }

  /// The actions of the calls, each once, and the first segue.
  private func effects(of calls: [ActionCall]) -> Act.Sent {
    var sent = Act.Sent(actions: [])
    for call in calls {
      if let target = call.target, SegueName.isOne(target) {
        sent.segue = sent.segue ?? target
      } else if !sent.actions.contains(call.name) {
        sent.actions.append(call.name)
      }
    }
    return sent
  }

  private var selection: ActionCall? {
    answer.outcome.selection(on: index.ancestry(of: hitView).map(\.id))
  }

  /// The outcomes of the methods, grouped: first those that are handled, then those that are kept, then those that
  /// reach nobody.
  private var parts: [Act.Part] {
    var groups: [[Verdict.Ending]] = []
    for ending in verdict.endings {
      if let position = groups.firstIndex(where: { $0[0].isAlike(ending) }) {
        groups[position].append(ending)
      } else {
        groups.append([ending])
      }
    }
    let order: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    return order.flatMap { code in groups.filter { $0[0].code == code } }.map { endings in
      let outcome: Act.Part.Outcome =
        switch endings[0].code {
        case .handled: .handles
        case .keptByControl, .keptByScrollView: .keeps
        default: .drops
        }
      return Act.Part(outcome: outcome, responder: endings[0].responder, methods: endings.map(\.method))
    }
  }
}

/// Determines the cause of a verdict.
extension ActFinder {
  var because: Because? {
    if endingsDiffer {
      // That its methods end at different responders says nothing of why the view got the touch. One that is seen was meant.
      if passage == nil, let shield, case .inFront(let front, _, _, _) = shield,
        index.view(front)?.backgroundColor == nil
      {
        return shield
      }
      if verdict.endings.contains(where: { $0.responder == hitView }) { return .passesOn(view: hitView) }
      return passage == nil ? shield ?? answer.unreachedControl(in: index).map(unreached) : nil
    }
    switch verdict.code {
    case .recognized: return becauseOfGesture
    case .controlActed:
      let delay = lateAction ?? systemEdge ?? keptFromScrolling ?? rested ?? vetoedScroll ?? heldByScroll
      let early = takenAwayReason ?? spared ?? delay ?? passage ?? heldUntilLift
      let covered =
        climbed == nil ? behindDrawn ?? cover ?? coveredTap ?? (answer.isDrag ? coveredContent() : nil) : nil
      let cutOff = answer.isDrag ? nil : cutOffControl
      return early ?? covered ?? cutOff ?? stopped ?? climbed ?? ownPlace
    case .keptByControl:
      let isIdle = [.nothing, .unknown].contains(effect(of: responder))
      let refused = isIdle ? (answer.isDrag ? touchRefused : viewRefused) : nil
      return spared ?? returnedFromElsewhere ?? refused ?? idleControl
    case .selected:
      let isSelected = selection?.callback != .performPrimaryAction
      let early = spared ?? lateMethod ?? systemEdge ?? rested ?? passage
      let covered = coveredInRow ?? coveredListInRow ?? (answer.isDrag ? coveredContent() : nil)
      let inRow =
        drawnOver ?? drawnRow ?? covered ?? refusedInRow
        ?? (answer.isDrag
          ? delegateRefused : answer.gesture == .press ? delegateRefused ?? viewRefused : cutOffControl)
      return early ?? inRow ?? (isSelected ? .selects(list: responder, past: idleInRow) : notSelected)
    case .scrolled:
      if verdict.reason?.code == .stoppedContent { return .wasMoving }
      if verdict.reason?.code == .movedSheet { return .isAtEdge(view: responder) }
      let rivals = scrollsFirst ?? (answer.isToTheRight ? edgePopRefused : nil)
      let kept = rivals ?? heldFromControl
      return scrollTogether ?? returnedFromElsewhere ?? cutOffControl ?? innerScrollingDisabled ?? kept
        ?? innerGoesNoFurther ?? alwaysBounces ?? edgeWithoutBounce
        ?? verdict.reason?.numbers[.distance].map {
          .moves(distance: $0, takesContent: takesContent, isVertical: strayedVertically)
        }
    case .focused:
      if let call = answer.outcome.focusedIn {
        return .runsCode(responder: call.responder, method: call.method)
      }
      let early = lateTouchDownReason ?? systemEdge ?? passage ?? climbed ?? drawnOver
      return early ?? linkInactive ?? tapOfText ?? coveredRow ?? shield ?? front
    case .withheld: return verdict.reason.map(withheld)
    case .handled:
      return takenAwayReason ?? lateMethod ?? systemEdge ?? passage ?? drawnOver ?? shield ?? climbed
        ?? implemented
    case .keptByScrollView: return keptByScrollView
    case .undecided:
      if isUnheardByJavaScript { return coveredComponent ?? .noTouchHandler }
      if let ofPage = isWrapped ? webViewInFlutter.map({ .reachesPage(webView: $0) }) : pageGoesFirst {
        return ofPage
      }
      let ofView =
        keptByPress ?? edgePopRefused ?? webSwipeIsOff ?? coveredWhole ?? (isPastFaintFront ? nil : passage)
        ?? cutOff
        ?? disabledComponent
        ?? coveredHosted
        ?? (answer.gesture == .tap ? touchRefused ?? (framework == .webKit ? delegateRefused : nil) : nil)
      return ofView ?? drawnOver ?? coveredInUIKit ?? coveredByFramework ?? refusedByPlace
        ?? scrollingDisabled
        ?? atEndAround ?? notLetThrough ?? nearMissed
        ?? (framework == nil && answer.gesture == .tap ? missed : nil) ?? besides
    case .dropped, .unclaimed: return becauseOfNobody
    }
  }

  private var becauseOfNobody: Because {
    // What lets the touch through in the window in front changes nothing for a control in the one behind.
    if let shield, case .inFront(_, _, isWindow: true, _) = shield, keptBeside == nil {
      return answer.claim.map { .reachesFurther(view: hitView, reason: $0) } ?? shield
    }
    if let own = keptByPress ?? leftOutOfHost { return own }
    if let containerKept { return .letsOthersThrough(view: containerKept) }
    let early = keptBeside ?? missed ?? popRefused ?? refusedByPlace ?? scrollingDisabled
    let refused =
      skippedScroll ?? delegateRefused ?? viewRefused ?? coveredRow ?? disabledCell ?? notLetThrough
    let covered =
      coveredByText ?? passage ?? shield ?? otherGesture ?? cycle ?? coveredContent() ?? transparentAround
      ?? coveredInOtherWindow ?? coveredMethods
    return early ?? refused ?? covered ?? animatesUnderFinger ?? noSheet ?? lateTouchDownReason ?? systemEdge
      ?? whyHit
  }

  private var keptByScrollView: Because {
    let ofList = linkInactive ?? (isEditedText && !answer.isDrag ? .isFirstResponder : notSelected)
    if let early = leftWindow ?? unfollowedPointer ?? keptByPress { return early }
    let first =
      passage
      ?? (answer.isDrag
        ? cutOffControl ?? coveredListInRow : coveredInRow ?? coveredListInRow ?? refusedInRow)
      ?? ofList
    let refused = answer.isDrag ? beginRefused ?? popRefused ?? delegateRefused : beginRefused
    let ofScroll = cannotZoom ?? scrollingDisabled ?? refused ?? atEnd ?? keptFromBeginning
    return first ?? coveredCell ?? disabledCell ?? animatesUnderFinger ?? ofScroll ?? aimedAt ?? otherGesture
      ?? (showsNothingInScroll ? .noContentThere : .isScrollView)
  }

  /// The scroll view does not scroll with this type of touch, such as that of a pointer whose button is down (OW-60).
  private var unfollowedPointer: Because? {
    guard answer.isDrag,
      let scroll = answer.outcome.recognizers.first(where: { $0.kind == .scroll && $0.view == responder }),
      let reason = scroll.passedOver, reason.code == .touchTypeNotAllowed
    else { return nil }
    return .mayNotBegin(recognizer: scroll.id, reason: reason)
  }

  // MARK: - Gestures

  private var becauseOfGesture: Because? {
    guard let recognizer else { return nil }
    let id = recognizer.id
    if [.interactivePop, .contentPop].contains(recognizer.kind),
      let reason = answer.outcome.endlessTransition
    {
      return .reason(reason, of: hitView)
    }
    if let kept = answer.outcome.kept { return .staysPresented(kept) }
    if let call = dropped(by: id), sent(by: [id]).isEmpty { return droppedReason(call) }
    if areActionsKnown, recognizer.kind != .drawing,
      !answer.outcome.actions.contains(where: { $0.sender == id })
    {
      return (keepsActions(id) ? prevented(by: recognizer) : nil) ?? leftByPopover ?? .noAction
    }
    if recognizer.kind == .dimmingTap, let presented = recognizer.view.flatMap(index.presented(beside:)) {
      return .besidePresented(
        controller: presented.controller,
        presented.kind == .sheet && !mayUndim ? .other : presented.kind)
    }
    if recognizer.kind == .dimmingTap, index.view(hitView)?.className == UIKitClass.searchDimmingView {
      return .searchCovers(
        controller: index.screen.controllers.first { $0.baseClass == UIKitClass.searchController }?.id)
    }
    if let growsBefore { return .growsFirst(before: growsBefore) }
    if recognizer.kind == .sheetPan, leftScreen == nil, verdict.companions.isEmpty,
      let list = answer.outcome.recognizers.first(where: \.movesSheet)?.view
    {
      return .isAtEdge(view: list)
    }
    if !verdict.companions.isEmpty {
      let together = allowed(recognizer)
      return (recognizer.kind == .interactivePop ? together : nil) ?? leftScreen ?? beforeSwipeBack
        ?? together
    }
    if let leftByPopover { return leftByPopover }
    // A press waits for a drag until the lift.
    let isLatePress = [.longPress, .textPress].contains(recognizer.kind) && !recognizer.waitedFor.isEmpty
    if gestureLateness != nil || isLatePress {
      let loses = loser != nil && !wouldReachNobody || answer.notSelected(in: index) != nil
      let cancels = loses && index.recognizer(id)?.cancelsTouchesInView == true
      return .waited(for: recognizer.waitedFor, untilLift: recognizer.beginsAtEnd, cancels: cancels)
    }
    if let scrollingDisabledByAction { return scrollingDisabledByAction }
    if let rivals = prevented(by: recognizer) ?? waiting(for: recognizer) { return rivals }
    if let unasked = returnedWhole { return unasked }
    if let contentBeyond { return contentBeyond }
    if let clearFront { return clearFront }
    if let disabledGivesWay { return disabledGivesWay }
    if let givesWay = barItemGivesWay ?? controlGivesWay { return givesWay }
    if let cutOffControl { return cutOffControl }
    if let windowInFront = windowInFront ?? wholeWindow(of: recognizer) { return windowInFront }
    if let disabled = disabledInFront ?? disabledContainerInFront ?? animatingInFront { return disabled }
    let gesture = gesture(of: recognizer)
    let cancels = index.recognizer(id)?.cancelsTouchesInView == true
    if !cancels, let heldUntilRecognized { return heldUntilRecognized }
    if let leftScreen { return leftScreen }
    if recognizer.view == hitView, let returnedFromElsewhere { return returnedFromElsewhere }
    if let covered = coveredByTaker ?? coveredByToolbar { return covered }
    if let view = recognizer.view, view != hitView, view == index.recognizer(id)?.view,
      !recognizer.isSystem, wouldReachNobody
    {
      return .recognizesAbove(gesture: gesture, view: view, inside: hitView)
    }
    if !answer.losers.isEmpty, cancels {
      return .recognizes(recognizer: id, gesture: gesture, cancels: true)
    }
    if answer.outcome.deliveryChanges.contains(where: {
      $0.reason?.code == .heldTouchesDiscarded && $0.reason?.subject == id
    }) {
      return .discards(recognizer: id, gesture: gesture)
    }
    if index.recognizer(id)?.cancelsTouchesInView == false, let other = actor(beside: recognizer) {
      return .recognizesBeside(recognizer: id, gesture: gesture, responder: other)
    }
    if let view = recognizer.view, view != hitView {
      return .recognizesAbove(gesture: gesture, view: view, inside: hitView)
    }
    return .recognizes(recognizer: id, gesture: gesture, cancels: false)
  }

  /// Whether a recognizer keeps one of the app's with an action from recognizing.
  private func keepsActions(_ recognizer: String) -> Bool {
    answer.outcome.recognizers.contains { other in
      !other.isSystem && index.recognizer(other.id)?.actions.isEmpty == false
        && other.wasPrevented(by: recognizer)
    }
  }

  /// Whether nobody would do anything with the touch if no recognizer cancelled it, as far as is known.
  private var wouldReachNobody: Bool {
    answer.chain.contains { $0.outcome == .dropped }
      && answer.chain.allSatisfy {
        [.forwarded, .dropped].contains($0.outcome) && !$0.responder.isUnsimulated
          && !$0.responder.implements.handleTouches
      }
  }

  /// The responder that handles the touch, or the control that does something with it, beside a recognizer that acts.
  private func actor(beside recognizer: RecognizerAnswer) -> String? {
    guard !recognizer.isSystem, let step = answer.chain.first(where: { $0.reason?.keeper != nil }) else {
      return nil
    }
    let id = step.responder.id
    switch step.reason?.keeper {
    case .ownMethod: return id
    case .control: return effect(of: id) == .nothing ? nil : id
    case .disabledControl, .scrollView, nil: return nil
    }
  }

  /// Why another recognizer acts too, if an object allowed it.
  func allowed(_ recognizer: RecognizerAnswer) -> Because? {
    guard let other = verdict.companions.first else { return nil }
    let answers = answer.outcome.recognizers.filter { $0.id == other }
    let reason = recognizer.spared[other] ?? answers.compactMap { $0.spared[recognizer.id] }.first
    return reason.map { .allowed(recognizer: recognizer.id, reason: $0) }
  }

  private func gesture(of recognizer: RecognizerAnswer) -> Because.Gesture {
    guard let reason = recognizer.recognition else { return .other(kind: recognizer.kind) }
    switch reason.code {
    case .tapsCompleted: return .taps(count: Int(reason.numbers[.taps] ?? 1))
    case .heldLongEnough: return .press(duration: reason.numbers[.duration])
    case .movedFarEnough where [.edgePan, .interactivePop].contains(recognizer.kind): return .dragFromEdge
    case .movedFarEnough where reason.numbers[.scale] == nil && reason.numbers[.rotation] == nil:
      return recognizer.kind == .swipe
        ? .other(kind: .swipe) : .drag(distance: reason.numbers[.distance])
    default: return .other(kind: recognizer.kind)
    }
  }

  private var spared: Because? { sparingRecognizer.map { .sparesView(recognizer: $0.id) } }

  private var stopped: Because? { answer.vetoed.map { .goesBefore(recognizer: $0.id, isText: false) } }

  /// A tap of the app's around a text that becomes first responder, which the text's own tap prevents (OW-50).
  private var tapOfText: Because? {
    let prevented = answer.outcome.recognizers.first { other in
      guard !other.isSystem, other.kind == .tap, let text = other.preventer else { return false }
      return index.recognizer(text)?.view == responder
    }
    return prevented.map { .goesBefore(recognizer: $0.id, isText: true) }
  }

  /// A drag in a scroll view that began with a pause.
  var rested: Because? {
    rest.map { .rests(duration: $0.duration, view: $0.view) }
  }

  private var rest: (duration: Double, view: String)? {
    guard answer.isDrag,
      let delay = answer.outcome.recognizers.first(where: { $0.kind == .contentDelay }),
      let view = delay.view,
      let cause = delay.changes.last?.cause, cause.code == .delayOver,
      cause.numbers[.distance] ?? 0 < Self.stillness
    else { return nil }
    return (cause.numbers[.duration] ?? 0, view)
  }

  /// A finger that moves less, in points, still rests: a pan needs as much.
  private static let stillness = 10.0

  /// A drag after which a scroll view leaves the touch to a view of its content (SV-5, SV-6).
  private var keptFromScrolling: Because? {
    for recognizer in answer.outcome.recognizers {
      guard let cause = recognizer.changes.last?.cause, let view = cause.subject else { continue }
      switch cause.code {
      case .touchesShouldCancelRefused where index.view(view)?.delaysNothing(as: cause) == true:
        return .isNotDelayed(by: view)
      case .touchesShouldCancelRefused, .contentTouchesStay:
        return .keepsTouches(of: view, cause, after: rest?.view == view ? rest?.duration : nil)
      default: break
      }
    }
    return scrollRefused
  }

  // MARK: - Time

  private var lateAction: Because? { lateness(of: responder) == nil ? nil : lateMethod }

  /// `touchesBegan` came late, because the touch may have been meant for the system (OW-2).
  private var systemEdge: Because? {
    guard let gate = answer.outcome.recognizers.first(where: { $0.kind == .systemGate }),
      answer.outcome.deliveryChanges.contains(where: {
        $0.kind == .released && $0.method == .began && $0.reason?.subject == gate.id
      })
    else { return nil }
    return .systemEdge(recognizer: gate.id, seconds: gate.changes.last?.cause.numbers[.duration])
  }

  /// The method by which the responder handles the touch. If it is the first and was delayed, also by whom and how long.
  private var implemented: Because {
    let method = handledMethod
    let release = answer.outcome.deliveryChanges.first { $0.kind == .released && $0.view == responder }
    guard method == .began, release?.method == .began, let delay = release?.delay,
      let holder = release?.reason?.subject,
      let kind = answer.outcome.recognizers.first(where: { $0.id == holder })?.kind
    else { return .implements(method: method) }
    let setting =
      kind == .contentDelay
      ? KnownProperty.delaysContentTouches.rawValue : TraceGestureRecognizer.name(of: \.delaysTouchesBegan)
    return .implementsLate(
      method: method, recognizer: holder, setting: setting, seconds: release?.isAtLift == true ? nil : delay)
  }

  private var lateTouchDownReason: Because? { lateTouchDown.map { heldBack($0.reason) } }

  private var lateMethod: Because? { answer.late.map { heldBack($0.reason) } }

  private func heldBack(_ reason: TraceReason) -> Because {
    guard let id = reason.subject else { return .reason(reason, of: hitView) }
    let recognizer = answer.outcome.recognizers.first { $0.id == id }
    let isWaiting = recognizer?.changes.contains { $0.cause.code == .nextTapLate } == true
    return .heldBack(
      recognizer: id, waitsForTap: isWaiting,
      setting: TraceGestureRecognizer.name(
        of: reason.code == .recognizerDelaysBegan ? \.delaysTouchesBegan : \.delaysTouchesEnded))
  }

  // MARK: - No effect

  private func withheld(_ reason: TraceReason) -> Because {
    if reason.code == .multipleTouchDisabled { return cannotZoom ?? .takesOneTouch }
    if reason.code == .exclusiveTouch, let other = reason.subject {
      return .exclusive(other: other, isOwn: index.view(hitView)?.isExclusiveTouch == true)
    }
    return .reason(reason, of: hitView)
  }

  private var idleControl: Because {
    let record = index.view(responder)?.control
    if verdict.reason?.code == .controlDisabled || record?.isEnabled == false {
      return .controlDisabled(
        control: responder, bySearchBar: index.idleSearchBar(around: responder, in: answer.window))
    }
    if verdict.reason?.code == .touchOfAnotherView { return .touchOfAnother(hit: hitView) }
    if let call = dropped(by: responder) {
      let possible = index.possiblePerformers(of: call)
      return possible.isEmpty ? droppedReason(call) : .classesUnknown(responders: possible)
    }
    let outcome = answer.outcome.controls.first { $0.control == responder }
    if outcome?.refusedTracking == true { return .beginTrackingRefuses }
    switch effect(of: responder) {
    case .movesCaret: return systemEdge ?? passage ?? .isFirstResponder
    case .becomes, .opensMenu, .selectsTab, .clearsText, .sends, .sendsTo:
      return lateMethod ?? systemEdge ?? rested ?? vetoedScroll ?? heldByScroll ?? passage ?? coveredTap
        ?? stopped
        ?? climbed ?? front
    case .unknown:
      return systemEdge ?? keptFromScrolling ?? passage ?? beginRefused
        ?? (outcome?.hasTracked == true || isEditedText ? .ownClassNotSimulated : .isControl)
    case .nothing: break
    }
    if let kept = keptFromScrolling ?? vetoedScroll { return kept }
    if let passage, case .answersAlthough = passage { return passage }
    // Nobody means the action of a field by a drag.
    if answer.isDrag, index.view(responder)?.role == .textField, let passage { return passage }
    guard let outcome else { return .isControl }
    guard record?.actions.isEmpty ?? true else { return .noActionFor(events: outcome.events.map(\.rawValue)) }
    return outcome.areActionsKnown ? menuNeedsPress ?? coveredByIdle ?? .noAction : .isControl
  }

  /// The framework that decides what the touch does: that of the hit-test view, or of the next responder whose
  /// behaviour is unknown.
  var framework: InnerFramework? {
    for view in verdict.candidates.compactMap(index.view) {
      let classes = [view.className, view.baseClass]
      if let framework = classes.lazy.compactMap(InnerFramework.init(ofClass:)).first { return framework }
      // A framework's drawing views may be private UIKit views.
      guard view.className.hasPrefix("_UI") else { return nil }
    }
    return nil
  }

  /// Whether the touch is on a view of UIKit's in front of what SwiftUI shows, whose gestures do not get it then (OW-76).
  private var coversContentOfSwiftUI: Bool {
    framework == .swiftUI && index.view(hitView)?.isUnsimulated == false && coveredHosted != nil
  }

  /// Whether the touch is on a component of React Native of which JavaScript never hears: other views of the screen have
  /// touch handlers, but none around this one (OW-80).
  private var isUnheardByJavaScript: Bool {
    guard framework == .reactNative else { return false }
    let handlers = index.screen.gestureRecognizers.filter {
      UIKitClass.isKind($0.className, of: UIKitClass.reactNativeTouchHandler)
    }
    let path = index.ancestry(of: hitView)
    let isKnown =
      !index.screen.unknown.contains(.gestureRecognizers)
      && !path.contains { $0.unknown.contains(.gestureRecognizers) }
    return !handlers.isEmpty && isKnown
      && !handlers.contains { handler in path.contains { $0.id == handler.view } }
  }

  /// A component of React Native or a control under the finger that a view around it cut off, because it has no size there
  /// (HT-6); in a bar, a control of its.
  private var cutOff: Because? {
    guard framework == .reactNative || isInBar, let control = answer.cutOffComponent(in: index) else {
      return nil
    }
    return unreached(control)
  }

  /// Whether the touch is on a bar or on a view that UIKit puts into one, which hold items.
  var isInBar: Bool {
    verdict.unsimulated.first == hitView
      && verdict.unsimulated.contains { index.view($0)?.isBarOfItems == true }
  }

  /// Whether the touch is on a native view in Flutter's wrapper (OW-81).
  private var isWrapped: Bool { index.view(responder)?.className == UIKitClass.flutterWrapper }

  /// The web view in Flutter's wrapper that the touch is on.
  private var webViewInFlutter: String? {
    index.ancestry(of: hitView).first { UIKitClass.isKind($0.baseClass, of: UIKitClass.webView) }?.id
  }

  /// The tap of the page kept a tap of the app's from recognizing (OW-82).
  private var pageGoesFirst: Because? {
    let taps = answer.outcome.recognizers.filter { $0.kind == .webTaps && $0.recognized }.map(\.id)
    let kept = answer.outcome.recognizers.first { other in
      !other.isSystem && other.preventer.map(taps.contains) == true
    }
    return kept.map { .pageGoesFirst(recognizer: $0.id) }
  }

  var unknown: Because {
    if isWrapped { return .mayClaim }
    if let keptByButton { return keptByButton }
    if let framework { return showsNothing ? .noContentThere : .noViewsInside(framework: framework) }
    if verdict.candidates == [hitView], let list = index.view(hitView), list.unknown.contains(.rows) {
      return .rowsUnknown(list: hitView, areItems: UIKitClass.isKind(list.baseClass, of: .collection))
    }
    if isInBar { return barHit }
    if verdict.unsimulated == [hitView] { return .ownClassNotSimulated }
    if !verdict.unsimulated.isEmpty { return .notSimulated(responders: verdict.unsimulated) }
    // Nobody wants to know about the views that UIKit puts around an app's.
    let own = verdict.candidates.filter { !UIKitClass.isUIKit(index.view($0)?.className ?? "") }
    if verdict.candidates.isEmpty || own.isEmpty && index.screen.unknown.contains(.viewController) {
      return .controllersUnknown
    }
    return .classesUnknown(responders: own.isEmpty ? verdict.candidates : own)
  }

  private var cycle: Because? {
    verdict.reason?.code == .chainCycle ? .cycle(responder: responder) : nil
  }

  private func droppedReason(_ call: ActionCall) -> Because {
    if call.reason?.code == .noTargetForAction, let search = call.search, let start = search.start {
      if search.isTargetGone { return .targetGone(action: call.name, from: start) }
      return .noPerformer(action: call.name, from: start, isFirstResponder: search.isFromFirstResponder)
    }
    return .actionDropped(action: call.name, sender: call.sender ?? "", reason: call.reason)
  }

  private var takenAwayReason: Because? { takenAway.map { .reason($0, of: hitView) } }

  private var handledMethod: TouchMethod {
    let step = answer.chain.first { $0.responder.id == responder }
    // What a control or scroll view implements itself is not what keeps the touch.
    let own = step?.outcome == .kept ? step?.responder.implements.compactMap(\.method.ofTouches) : nil
    return own?.first ?? step?.methods.first ?? .began
  }
}
