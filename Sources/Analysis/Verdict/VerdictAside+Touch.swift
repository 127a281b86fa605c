// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchAnswer {
  /// What else happens to the touch, facts first.
  package func asides(in index: ScreenIndex) -> [VerdictAside] {
    let asides = asidesOfOutcome(in: index)
    // How it looks is told where there is nothing else to tell.
    var isIdle: Bool { if case .control(_, _, .nothing, _, _) = verdict.act { true } else { false } }
    guard asides.isEmpty || isIdle else { return asides }
    return asides + [highlightsLate(in: index), liftsOutside(in: index)].compactMap { $0 }
  }

  private func asidesOfOutcome(in index: ScreenIndex) -> [VerdictAside] {
    [
      ending, outcome.refusedPresentation.map(VerdictAside.presentsNothing),
      outcome.refusedPush.map(VerdictAside.pushesNothing), sets(in: index), impatience(in: index),
      actsLater(), staysAtEdge(in: index), keepsFromRecognizing, coversCell(in: index), liftsTooSoon,
      isNotLetThrough(in: index), recognizesIfLeft(in: index), hitBeyond(in: index), actsWhenCancelled,
      leavesDrag(in: index),
      ownCode,
      popsNothing(in: index), selectsNothing(in: index),
      movedAway(in: index) ?? countsAsInside(in: index), failsAsRequired(in: index),
      liesInFront(in: index), stillHeld(in: index), script(in: index),
      pageHasTouch(in: index),
      nativeView(in: index),
      keyboard(in: index),
      keyboardStays(in: index), becomesFirstResponder(in: index),
      notSelected(in: index).map {
        .notSelected(cell: $0, touchKeeper(in: index))
      },
      mayActBeside(in: index), seesOnlyInside(in: index),
      hasOtherDelegate(in: index), doesNotAsk(in: index), animates(in: index), doesNotSee, givesNoMenu,
      onlySystemControlsGoFirst(in: index),
      othersWait(in: index).map { .othersWait(view: $0) }, delegateLetsHave(in: index),
      doesNotRefuse(in: index) ?? ignoredCancel(in: index) ?? hadTouchesBegan(in: index), seenByRecognizer,
      claimsPoint(in: index),
      severalFingers(in: index) ?? beginsAfter(in: index) ?? letsBegin(in: index),
      isNotCalled(in: index), isNotCalledInside(in: index),
      delegateRefuses(in: index), delegateKeepsFromBeginning(in: index), rowPerforms(in: index),
      opensRow(in: index), delegateLetsSelect(in: index),
      takerHasNoAction(in: index), keepsFromScrolling(in: index), stoppedBefore,
      misses(in: index), behindDimming(in: index),
      hasNoAction(in: index), goesBefore, becomes(in: index), cornerTakesTouches(in: index),
      turnsWay(in: index), menuWaits,
      controlAround(in: index), textCancels, drops(in: index), actsDisabled ? .disabledMeanwhile : nil,
      sendsTwice(in: index),
      dismissedOnlyAbove.map { .dismissedOnlyAbove(controller: $0) },
      unsimulated(in: index) ?? deciding,
    ].compactMap { $0 }
  }

  /// The app's recognizer that does not recognize because a control goes first (GR-38); nil if there is none.
  var vetoed: RecognizerAnswer? {
    outcome.recognizers.first { !$0.isSystem && $0.changes.last?.cause.code == .controlVetoed }
  }

  private var ending: VerdictAside? {
    guard verdict.code == .recognized,
      let recognizer = outcome.recognizers.first(where: { $0.id == verdict.recognizer }),
      recognizer.endsAtOnce,
      let cause = recognizer.changes.last?.cause
    else { return nil }
    return .endsAtOnce(recognizer: recognizer.id, cause)
  }

  private var ownCode: VerdictAside? {
    guard [.dropped, .keptByScrollView, .selected].contains(verdict.code),
      let step = chain.first(where: \.runsOwnCode),
      let method = step.responder.implements.passing(on: step.passedOn)
    else { return nil }
    return .runsOwnCode(
      responder: step.responder.id, method: method.method,
      isKept: verdict.code != .dropped)
  }

  private func sets(in index: ScreenIndex) -> VerdictAside? {
    let changed = outcome.settings.filter { setting in
      // What such a property was before is known only of some.
      guard let view = index.view(setting.object), view.control != nil, setting.object != verdict.responder,
        let property = KnownProperty(rawValue: setting.property)
      else { return false }
      return switch view[property] {
      case .bool(let value)?: String(value) != setting.value
      case .number(let value)?: value != Double(setting.value)
      case .text(let value)?: value != setting.value
      default: true
      }
    }
    return changed.count == 1 ? .sets(changed[0]) : nil
  }

  private func nativeView(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .undecided, let hitView, let wrapper = verdict.responder, wrapper != hitView,
      index.view(wrapper)?.className == UIKitClass.flutterWrapper, verdict.because != .mayClaim,
      case .decidedInside(_, .flutter, _) = verdict.act
    else { return nil }
    return .nativeViewToo(view: hitView)
  }

  private func keyboard(in index: ScreenIndex) -> VerdictAside? {
    guard case .decidedInside(_, .reactNative, _) = verdict.act, gesture == .tap, let hitView,
      let first = window.flatMap(index.view)?.window?.firstResponder,
      [.textField, .textView].contains(index.view(first)?.role)
    else { return nil }
    let path = index.ancestry(of: hitView)
    guard !path.contains(where: { $0.id == first }), let scroll = path.first(where: \.isScrollView) else {
      return nil
    }
    return .hidesKeyboardFirst(scrollView: scroll.id)
  }

  private func keyboardStays(in index: ScreenIndex) -> VerdictAside? {
    let changes = outcome.screenChanges.contains { if case .firstResponder = $0 { true } else { false } }
    guard let first = window.flatMap(index.view)?.window?.firstResponder, !changes,
      let text = index.view(first), [.textField, .textView].contains(text.role),
      text[.isEditable] != .bool(false), let hitView,
      !index.ancestry(of: hitView).contains(where: { $0.id == first })
    else { return nil }
    switch verdict.code {
    case .scrolled:
      guard let scroll = verdict.responder.flatMap(index.view),
        scroll.unknown.isEmpty,
        [nil, .text("none")].contains(scroll[.keyboardDismissMode])
      else { return nil }
      return .keyboardStays(text: first, scrollView: scroll.id)
    case .dropped, .keptByScrollView:
      return gesture == .tap ? .keyboardStays(text: first, scrollView: nil) : nil
    default: return nil
    }
  }

  private func becomesFirstResponder(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, let text = outcome.firstResponders.last, outcome.focusedIn == nil,
      let hitView, index.ancestry(of: hitView).contains(where: { $0.id == text })
    else { return nil }
    let stays = outcome.screenChanges.contains { change in
      if case .firstResponder(_, let last) = change { last == text } else { false }
    }
    return .becomesFirstResponder(text: text, isLost: !stays)
  }

  private func claimsPoint(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .dropped, case .inFront(let view, _, _, _)? = verdict.because,
      let front = index.view(view), let override = front.overrides[.pointInside], override.kind != .yes,
      walk.contains(where: { $0.view == view && $0.isInside == true })
    else { return nil }
    return .claimsPoint(view: view)
  }

  private func severalFingers(in index: ScreenIndex) -> VerdictAside? {
    guard hasSeveralFingers, [.recognized, .scrolled].contains(verdict.code), isDrag,
      let taker = verdict.recognizer, let record = index.recognizer(taker), record.gesture == .pan,
      record[.maximumNumberOfTouches].flatMap(Int.init) == nil
    else { return nil }
    let kept = outcome.recognizers.contains { other in
      !other.isSystem && other.fingers(in: index) > 1 && other.preventer == taker
    }
    return kept ? .takesSeveralFingers(isScroll: verdict.code == .scrolled) : nil
  }

  private func beginsAfter(in index: ScreenIndex) -> VerdictAside? {
    func distance(_ recognizer: TraceGestureRecognizer?) -> Double? {
      recognizer?[.minimumDistance].flatMap(Double.init)
    }
    guard isDrag else { return nil }
    switch (verdict.code, verdict.because) {
    case (.recognized, .goesFirst?), (.recognized, .innermost?):
      return distance(verdict.recognizer.flatMap(index.recognizer)).map {
        .beginsAfter(distance: $0, loser: nil)
      }
    case (.scrolled, _):
      let losers = outcome.recognizers.filter { $0.preventer != nil && $0.preventer == verdict.recognizer }
      let late = losers.lazy.compactMap { loser in
        distance(index.recognizer(loser.id)).map { VerdictAside.beginsAfter(distance: $0, loser: loser.id) }
      }
      return late.first
    default: return nil
    }
  }

  private func doesNotRefuse(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, isDrag, isWritten, let hitView, losers.contains(hitView),
      let taker = verdict.recognizer.flatMap(index.recognizer),
      taker.gesture == .sheetPan || !taker.isSystem && taker.gesture == .pan,
      let view = index.ancestry(of: hitView).prefix(while: { $0.id != taker.view }).first(where: {
        $0.control != nil || $0.id == hitView && $0.implements.contain(.moved)
      }),
      view.control == nil || view.baseRole == .control, !UIKitClass.isUIKit(view.className),
      view.overrides[.gestureRecognizerShouldBegin] == nil
    else { return nil }
    return .doesNotRefuse(control: view.id)
  }

  private func delegateRefuses(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .scrolled else { return nil }
    let refused = outcome.recognizers.first {
      $0.kind == .pan && !$0.isSystem && $0.passedOver?.code == .delegateRefusedTouch
        && index.recognizer($0.id)?.actions.isEmpty == false
    }
    return refused.map { .delegateRefuses(recognizer: $0.id) }
  }

  private func delegateKeepsFromBeginning(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, gesture == .tap,
      outcome.recognizers.contains(where: { $0.id == verdict.recognizer && $0.kind == .tap && !$0.isSystem })
    else { return nil }
    let refused = outcome.recognizers.filter {
      $0.kind == .tap && !$0.isSystem && $0.changes.last?.cause.code == .delegateRefusedBegin
        && index.recognizer($0.id)?.actions.isEmpty == false
    }
    return refused.count == 1 ? .delegateKeepsFromBeginning(recognizer: refused[0].id) : nil
  }

  /// Seconds after which a button that lights up is seen to be late: more than a scroll view holds a touch back (SV-1).
  private static let slow = 0.2

  private func highlightsLate(in index: ScreenIndex) -> VerdictAside? {
    guard !isDrag, case .control(let control, _, let effect, nil, _) = verdict.act, control == hitView,
      let button = index.view(control), button.role == .button, !UIKitClass.isPrivate(button.className)
    else { return nil }
    switch effect {
    case .sends: break
    case .nothing where button.control?.isEnabled == true: break
    default: return nil
    }
    // Where the reason is not already that.
    switch verdict.because {
    case .heldBack?, .heldUntilLift?: return nil
    default: break
    }
    let ofBegan = outcome.deliveryChanges.filter { $0.view == hitView && $0.method == .began }
    guard let release = ofBegan.first(where: { $0.kind == .released }),
      let id = ofBegan.first(where: { $0.kind == .held })?.reason?.subject,
      let holder = outcome.recognizers.first(where: { $0.id == id })
    else { return nil }
    let isOfScroll = holder.kind == .contentDelay
    guard release.isAtLift ? gesture == .tap : release.delay.map({ $0 >= Self.slow }) == true && !isOfScroll,
      isOfScroll || !holder.isSystem
    else { return nil }
    return .highlightsLate(by: id, after: release.isAtLift ? nil : release.delay, ofScroll: isOfScroll)
  }

  private func isNotCalled(in index: ScreenIndex) -> VerdictAside? {
    guard [.controlActed, .keptByControl].contains(verdict.code), gesture == .tap, let hitView,
      let first = window.flatMap(index.view)?.window?.firstResponder, let text = index.view(first),
      [.textField, .textView].contains(text.role),
      !outcome.screenChanges.contains(where: { if case .firstResponder = $0 { true } else { false } }),
      !index.ancestry(of: hitView).contains(where: { $0.id == first }),
      let step = chain.first(where: { $0.outcome == .notReached && !$0.responder.implements.isEmpty }),
      let method = step.responder.implements.last(where: { $0.method.isAmong([.began, .ended]) })
    else { return nil }
    return .isNotCalled(responder: step.responder.id, method: method.method, text: first)
  }

  /// A pan of the app's that goes before others, and whose direction a condition decides, or nobody.
  private func letsBegin(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, isDrag, let recognizer = verdict.recognizer.flatMap(index.recognizer),
      !recognizer.isSystem, recognizer.gesture == .pan
    else { return nil }
    let others: [String]
    switch verdict.because {
    case .innermost?:
      others = outcome.recognizers.filter { $0.preventer != nil }.map(\.id)
    case .goesFirst(let before)?: others = before
    default:
      guard !outcome.actions.isEmpty else { return nil }
      others = []
    }
    // A view may be the delegate of a recognizer on another view, with the method that it has of its own.
    let asking = Set([recognizer.view, recognizer.delegate].compactMap { $0 }).compactMap(index.view)
    let declared = (recognizer.overrides ?? []) + asking.flatMap(\.overrides)
    let asked = declared.filter {
      [.delegate(.shouldBegin), .gestureRecognizerShouldBegin].contains($0.method)
    }
    if asked.contains(where: { $0.condition != nil }) { return .delegateLetsBegin }
    let keepsScroll = outcome.recognizers.contains {
      others.contains($0.id) && [.scroll, .rowActions].contains($0.kind)
    }
    // What delegates of dumps answer is not known.
    let isPlain =
      isWritten && asked.allSatisfy { $0.kind == .yes }
      && [nil, recognizer.className].contains(recognizer.baseClass)
    return isPlain && keepsScroll ? .beginsInEveryDirection : nil
  }

  private func takerHasNoAction(in index: ScreenIndex) -> VerdictAside? {
    guard case .recognizesInVain(let recognizer, _) = verdict.act,
      index.recognizer(recognizer)?.actions.isEmpty == true
    else { return nil }
    switch verdict.because {
    case .innermost?, .goesFirst?, .shorterPress?, .quickPress?: return .takerHasNoAction
    default: return nil
    }
  }

  private func keepsFromScrolling(in index: ScreenIndex) -> VerdictAside? {
    // Its own `hitTest` kept it from seeing the drag.
    if isDrag, case .returned(_, let by)? = verdict.because, index.view(by)?.isScrollView == true,
      case .decidedInside = verdict.act
    {
      return .keepsFromScrolling(scrollView: by)
    }
    guard case .recognizesInVain(let recognizer, _) = verdict.act, let way else { return nil }
    let axis: ScrollAxes = way.isSideways ? .horizontal : .vertical
    let scroll = outcome.recognizers.first { other in
      other.kind == .scroll && other.view.flatMap(index.view)?.scrollAxes.contains(axis) == true
        && other.wasPrevented(by: recognizer)
    }
    return scroll?.view.map { .keepsFromScrolling(scrollView: $0) }
  }

  private var stoppedBefore: VerdictAside? {
    guard case .stopsContent = verdict.act else { return nil }
    let tap = outcome.recognizers.first {
      !$0.isSystem && $0.kind == .tap && $0.preventer != nil
    }
    return tap.map { .stoppedBefore(recognizer: $0.id) }
  }

  /// A pan or tap of the app's on a subview of the hit-test view that the finger misses narrowly.
  private func misses(in index: ScreenIndex) -> VerdictAside? {
    if let outside = missesGesture(in: index) ?? missesDrag(in: index) { return outside }
    guard let hitView else { return nil }
    let wanted: UIKitClass.Gesture
    switch verdict.code {
    case .recognized:
      guard let taker = verdict.recognizer.flatMap(index.recognizer), !taker.isSystem else { return nil }
      wanted = taker.gesture
    case .selected: return missesText(in: index)
    case .dropped:
      if gesture != .tap { return nil }
      if case .misses? = verdict.because { return nil }
      wanted = .tap
    default: return nil
    }
    let near = walk.filter { step in
      step.outcome == .refused && index.view(step.view)?.superview == hitView
        && (step.reason?.distance ?? .infinity) <= Self.reach
    }
    for step in near {
      let missed = index.screen.gestureRecognizers.first {
        $0.view == step.view && !$0.isSystem && $0.isEnabled && $0.gesture == wanted
      }
      if let missed, let reason = step.reason { return .misses(recognizer: missed.id, reason) }
    }
    return missesControl(in: index)
  }

  /// How little a tap misses a control that it was probably meant for, in points, where something else acts; our choice.
  private static let narrowly = 5.0

  /// The text field beside the finger that is alone in a row which is selected instead: taps in its row are often meant for it.
  private func missesText(in index: ScreenIndex) -> VerdictAside? {
    guard gesture == .tap, case .selected = verdict.act,
      let missed = nearest(in: index, within: Self.reach), index.view(missed.control)?.role == .textField
    else { return nil }
    return .missesControl(missed.control, missed.reason)
  }

  private func missesControl(in index: ScreenIndex) -> VerdictAside? {
    guard gesture == .tap, verdict.code == .recognized,
      let taker = verdict.recognizer.flatMap(index.recognizer), hitView.flatMap(index.view)?.control == nil,
      let near = nearest(in: index, within: Self.narrowly), index.view(near.control)?.control != nil,
      index.ancestry(of: near.control).contains(where: { $0.id == taker.view })
    else { return nil }
    return .missesControl(near.control, near.reason)
  }

  private func behindDimming(in index: ScreenIndex) -> VerdictAside? {
    guard case .staysPresented? = verdict.because, let kept = outcome.kept,
      hitView.flatMap(index.presented(around:))?.kind == .sheet,
      let missed = unreachedControl(in: index), index.view(missed.control)?.control != nil,
      let view = index.controller(kept.controller)?.view,
      !index.ancestry(of: missed.control).contains(where: { $0.id == view })
    else { return nil }
    return .liesBehindDimming(control: missed.control)
  }

  private func hasNoAction(in index: ScreenIndex) -> VerdictAside? {
    if case .control(let control, _, .opensMenu, _, _) = verdict.act, gesture == .tap,
      let unsent = index.view(control)?.control?.actions.first(where: {
        [.touchUpInside, .primaryActionTriggered].contains($0.event)
      })
    {
      return .opensMenuInstead(of: unsent.action)
    }
    guard case .control(let control, _, .becomes, _, _) = verdict.act, let view = index.view(control),
      view.role == .pageControl, view.control?.actions.isEmpty == true,
      outcome.controls.contains(where: { $0.control == control && $0.areActionsKnown })
    else { return nil }
    return .hasNoAction(event: .valueChanged)
  }

  /// The touch delay of a scroll view that withheld `touchesBegan` of the hit-test view until it was discarded; nil if none did (SV-1,
  /// GR-24).
  var holderUntilDiscarded: String? {
    let changes = outcome.deliveryChanges.filter { $0.view == hitView && $0.method == .began }
    guard changes.contains(where: { $0.kind == .discarded }),
      let holder = changes.first(where: { $0.kind == .held })?.reason?.subject
    else { return nil }
    return outcome.recognizers.first { $0.id == holder && $0.kind == .contentDelay }?.id
  }

  private func stillHeld(in index: ScreenIndex) -> VerdictAside? {
    switch verdict.because {
    case .recognizes(_, _, cancels: true), .moves(_, takesContent: true, _): break
    default: return nil
    }
    guard let view = hitView.flatMap(index.view), view.implements.contain(.began) else { return nil }
    return holderUntilDiscarded.map { .stillHeld(by: $0) }
  }

  private var goesBefore: VerdictAside? {
    guard case .control(_, _, let effect, _, _) = verdict.act else { return nil }
    if effect != .nothing {
      // Where the reason is not already that.
      guard case .heldBack? = verdict.because else { return nil }
    }
    return vetoed.map { .goesBefore(recognizer: $0.id, isIdle: effect == .nothing) }
  }

  private func becomes(in index: ScreenIndex) -> VerdictAside? {
    guard case .control(let control, _, .sends, _, _) = verdict.act,
      index.view(control)?.role == .pageControl,
      let value = outcome.controls.first(where: { $0.control == control })?.values.first
    else { return nil }
    return .becomes(property: value.property, value: value.value)
  }

  private func drops(in index: ScreenIndex) -> VerdictAside? {
    let steps = stepsByView()
    let aims = index.viewsWithGestures
    for step in walk where step.outcome == .hit && step.view != hitView {
      guard index.view(step.view)?.control != nil || aims.contains(step.view),
        let override = dropping(step.view, steps, in: index)
      else { continue }
      switch verdict.because {
      case .letsThrough(override, _, true)?, .leavesOutHost(override, _)?: continue
      default: return .drops(view: step.view, by: override)
      }
    }
    return nil
  }

  /// That the view loses the touch is told first where nothing else comes of it.
  private var textCancels: VerdictAside? {
    isCancelledByText && ![.recognized, .handled].contains(verdict.code) ? .textCancels : nil
  }

  /// Whether the tap of a text, which the view has by an interaction, cancels the touch of the view.
  var isCancelledByText: Bool {
    let taker = outcome.deliveryChanges.last { $0.kind == .taken && $0.view == hitView }?.reason?.subject
    return outcome.recognizers.contains { $0.id == taker && $0.kind == .textTap }
  }

  private func controlAround(in index: ScreenIndex) -> VerdictAside? {
    guard case .decidedInside(_, .reactNative, _) = verdict.act, let hitView else { return nil }
    let control = index.ancestry(of: hitView).dropFirst().first { $0.control?.actions.isEmpty == false }
    return control.map { .controlAround(control: $0.id) }
  }

  /// Whether the control that acts was disabled while the finger held it.
  var actsDisabled: Bool {
    verdict.code == .controlActed
      && outcome.controls.contains { $0.control == verdict.responder && $0.wasDisabled }
  }

  private var menuWaits: VerdictAside? {
    let menu = outcome.recognizers.first {
      $0.kind == .contextMenu && !$0.recognized && $0.changes.last?.cause.code == .liftedTooSoon
    }
    return menu?.waitedFor.first.map { .menuWaits(for: $0) }
  }

  private func turnsWay(in index: ScreenIndex) -> VerdictAside? {
    let moved = outcome.recognizers.first(where: \.movesSheet)
    guard let list = moved?.view.flatMap(index.view), let transform = list.windowTransform, transform.d < 0
    else { return nil }
    return index.ancestry(of: list.id).first { $0.transform.d < 0 }.map { .turnsWay(view: $0.id) }
  }

  private func cornerTakesTouches(in index: ScreenIndex) -> VerdictAside? {
    guard !isDrag, let hitView else { return nil }
    let answers = ViewAnswers(self, in: index)
    let cut = index.ancestry(of: hitView).first { view in
      view.id == hitView
        ? view.isCutOff(at: answers.answer(for: view).point)
        : view.clipsToBounds && view.isCutOff(at: answers.answer(for: view).point)
    }
    return cut.map { .cornerTakesTouches(view: $0.id) }
  }

  private func sendsTwice(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, verdict.companions.isEmpty, let recognizer = verdict.recognizer,
      let answer = outcome.recognizers.first(where: { $0.id == recognizer }), answer.kind == .longPress,
      !answer.isSystem, !answer.beginsAtEnd,
      index.recognizer(recognizer)?.pressDuration ?? 0 > 0,
      let call = outcome.actions.first(where: { $0.kind == .action && $0.sender == recognizer })
    else { return nil }
    guard call.states == [.began, .ended] else { return nil }
    if case .recognizes = verdict.act { return .sendsTwice(action: nil) }
    return .sendsTwice(action: call.name)
  }

  private var seenByRecognizer: VerdictAside? {
    guard verdict.code == .withheld, verdict.reason?.code == .multipleTouchDisabled else { return nil }
    let seeing = outcome.recognizers.first {
      [.pinch, .rotation].contains($0.kind) && $0.passedOver == nil && !$0.ignoresTouch
    }
    return seeing.map { .seenByRecognizer(recognizer: $0.id) }
  }

  private func ignoredCancel(in index: ScreenIndex) -> VerdictAside? {
    guard [.recognized, .scrolled].contains(verdict.code), let hitView,
      index.view(hitView)?.ignoresCancel == true,
      outcome.deliveryChanges.contains(where: { $0.kind == .taken && $0.view == hitView })
    else { return nil }
    return .ignoresCancel(view: hitView)
  }

  /// A view acts at touch-down, before a swipe or pan takes the touch from it.
  private func hadTouchesBegan(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, isDrag, let hitView, let view = index.view(hitView),
      view.implements.contain(.began), !view.implements.contain(.moved), !view.implements.contain(.cancelled),
      outcome.deliveryChanges.contains(where: { $0.kind == .taken && $0.view == hitView }),
      !outcome.deliveryChanges.contains(where: { $0.view == hitView && $0.method == .began })
    else { return nil }
    return .hadTouchesBegan(view: hitView)
  }

  /// A filter of touches that let this one through is what a person does not expect, since it is there to keep others away.
  private func delegateLetsHave(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, let recognizer = verdict.recognizer.flatMap(index.recognizer),
      !recognizer.isSystem, recognizer.view != hitView,
      recognizer.overrides?.contains(where: {
        $0.method == .delegate(.shouldReceiveTouch) && $0.condition != nil
      }) == true
    else { return nil }
    return .delegateLetsHave
  }

  private func seesOnlyInside(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .dropped, gesture == .tap else { return nil }
    let missed: String
    switch verdict.because {
    case .besideSubviews(_, _, let view?)?, .deepest(_, beside: .missed(let view))?: missed = view
    default: return nil
    }
    let able = index.screen.gestureRecognizers.filter { recognizer in
      recognizer.gesture == .tap && !recognizer.isSystem && recognizer.isEnabled && recognizer.tapCount == 1
        && index.ancestry(of: recognizer.view).contains { $0.id == missed }
    }
    return able.count == 1 ? .seesOnlyInside(recognizer: able[0].id) : nil
  }

  private var doesNotSee: VerdictAside? {
    guard isDrag, let hitView else { return nil }
    switch verdict.act {
    case .control(_, _, .nothing, _, _), .getsUnhandled, .nobodyHandles: break
    default: return nil
    }
    let unseen = outcome.recognizers.filter { $0.unseenOn != nil }
    return unseen.count == 1 ? .doesNotSee(recognizer: unseen[0].id, hit: hitView) : nil
  }

  private func hasOtherDelegate(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized,
      let taker = outcome.recognizers.first(where: { $0.id == verdict.recognizer }),
      taker.kind == .interactivePop
    else { return nil }
    let delegate = index.recognizer(taker.id)?.delegate
    if outcome.endlessTransition != nil, delegate == nil { return .hasNoDelegate }
    guard let delegate, !delegate.hasPrefix(UIKitClass.swipeBackDelegate)
    else { return nil }
    // Where the reason names it already.
    if case .allowed? = verdict.because { return nil }
    return .hasOtherDelegate(delegate)
  }

  private func doesNotAsk(in index: ScreenIndex) -> VerdictAside? {
    guard case .returned(_, let override)? = verdict.because, let view = index.view(override) else {
      return nil
    }
    let gates = GateChecks(
      checking: view.isUserInteractionEnabled, isAnimating: false, isHidden: view.isHidden, alpha: view.alpha)
    return gates.refusal.map { .doesNotAsk($0) }
  }

  private func animates(in index: ScreenIndex) -> VerdictAside? {
    switch verdict.act {
    case .getsUnhandled, .nobodyHandles, .parted: break
    default: return nil
    }
    switch verdict.because {
    case .deepest?, .besideSubviews?, nil: break
    default: return nil
    }
    let aims = index.viewsWithGestures
    let step = walk.last { step in
      step.outcome == .refused && step.reason?.code == .animating
        && (aims.contains(step.view) || index.view(step.view)?.control != nil)
    }
    // That it is under the finger is said as the reason.
    guard gesture == .tap, let step, let point = step.point, let view = index.view(step.view),
      !view.bounds.contains(point)
    else { return nil }
    return .animates(view: view.id)
  }

  private var givesNoMenu: VerdictAside? {
    guard verdict.code != .recognized else { return nil }
    let menu = outcome.recognizers.first { $0.kind == .contextMenu }
    return menu?.changes.last?.cause.code == .delegateRefusedBegin ? .givesNoMenu : nil
  }

  private var deciding: VerdictAside? {
    guard verdict.code != .unclaimed else { return nil }
    let recognizer = outcome.recognizers.first { recognizer in
      let isRefused = [.delegateRefusedBegin, .viewRefusedBegin, .recognizerDisabled].contains(
        recognizer.changes.last?.cause.code)
      // A tap is far from a drag.
      let isFar = gesture == .tap && recognizer.changes.last?.cause.code == .liftedTooSoon
      return recognizer.mayDecideItself && recognizer.unseenOn == nil && !recognizer.recognized
        && !recognizer.ignoresTouch && !isRefused && !isFar
    }
    return recognizer.map { .mayDecideItself(recognizer: $0.id) }
  }

}

extension TraceView {
  /// Whether a point within the bounds, in their coordinates, is in a corner that the view draws round.
  fileprivate func isCutOff(at point: TracePoint?) -> Bool {
    guard let point, overrides[.pointInside] == nil, overrides[.hitTest] == nil, bounds.contains(point),
      let wanted = self[.cornerRadius].flatMap(Double.init), wanted > 0
    else { return false }
    let radius = min(wanted, bounds.size.width / 2, bounds.size.height / 2)
    let (right, down) = (
      max(bounds.minX + radius - point.x, point.x - (bounds.maxX - radius)),
      max(bounds.minY + radius - point.y, point.y - (bounds.maxY - radius))
    )
    return right > 0 && down > 0 && right * right + down * down > radius * radius
  }
}
