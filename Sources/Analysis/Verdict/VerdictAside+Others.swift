// SPDX-License-Identifier: Apache-2.0

import Trace

/// What others than the one that acts have of a touch: recognizers of the app's, a page, and views that let touches through.
extension TouchAnswer {
  private func tapCount(of recognizer: RecognizerAnswer, in index: ScreenIndex) -> Int {
    index.recognizer(recognizer.id)?.tapCount ?? 1
  }

  /// A recognizer for more taps that the acting one does not wait for.
  func impatience(in index: ScreenIndex) -> VerdictAside? {
    func taps(_ recognizer: RecognizerAnswer) -> Double { recognizer.recognition?.numbers[.taps] ?? 0 }
    guard let first = outcome.recognizers.first(where: { $0.id == verdict.recognizer }),
      !first.isSystem, first.kind == .tap, taps(first) > 0,
      let later = outcome.recognizers.first(where: {
        $0.kind == .tap && $0.recognized && taps($0) > taps(first)
      })
        ?? outcome.recognizers.first(where: {
          $0.kind == .tap && !$0.isSystem && $0.changes.last?.cause.code == .viewRemoved
            && first.waitedFor.isEmpty && tapCount(of: $0, in: index) > Int(taps(first))
        })
    else { return nil }
    return .doesNotWait(for: later.id, isTooLate: !later.recognized)
  }

  /// The swipe of a list that did not begin because of the recognizer beside which a row is selected, or a tap or press of the
  /// app's on a text that the text's own keeps from recognizing.
  var keepsFromRecognizing: VerdictAside? {
    guard case .selected(_, _, _, _, _, let sparing) = verdict.act else { return nil }
    guard let sparing else { return keptByText }
    let swipe = outcome.recognizers.first { other in
      other.kind == .rowActions && other.wasPrevented(by: sparing)
    }
    return swipe.map { .keepsFromRecognizing(recognizer: $0.id, by: sparing) }
  }

  private var keptByText: VerdictAside? {
    let kept = outcome.recognizers.first { other in
      !other.isSystem && other.kind == (duration < Self.meantAsPress ? .tap : .longPress)
        && other.preventer != nil
    }
    return kept.flatMap { kept in
      kept.preventer.map { .keepsFromRecognizing(recognizer: kept.id, by: $0) }
    }
  }

  /// A gesture of SwiftUI on something smaller than the content that is hit, such as the text of a button with its background.
  func missesGesture(in index: ScreenIndex) -> VerdictAside? {
    guard gesture == .tap, case .decidedInside(_, .swiftUI, _) = verdict.act,
      let hit = hitView.flatMap(index.view), !hit.isHostingView,
      outcome.recognizers.allSatisfy(\.isSystem)
    else { return nil }
    let taps = Set(
      index.screen.gestureRecognizers.filter { !$0.isSystem && $0.isEnabled && $0.gesture == .tap }.map(
        \.view))
    for step in walk where step.outcome == .refused && taps.contains(step.view) {
      guard let reason = step.reason, reason.code == .pointOutsideBounds, let view = index.view(step.view),
        view.superview == hit.superview, let box = view.box(in: hit), hit.bounds.contains(box),
        let missed = index.screen.gestureRecognizers.first(where: { $0.view == view.id && $0.gesture == .tap }
        )
      else { continue }
      return .misses(recognizer: missed.id, reason)
    }
    return nil
  }

  /// A recognizer in the hit-test view that a drag beside its view does not reach: a pan, or for the second finger of a view that
  /// takes one a pinch or rotation.
  func missesDrag(in index: ScreenIndex) -> VerdictAside? {
    let kinds: [UIKitClass.Gesture]
    switch verdict.code {
    case .dropped: kinds = [.pan]
    case .withheld where verdict.reason?.code == .multipleTouchDisabled: kinds = [.pinch, .rotation]
    default: return nil
    }
    guard isDrag else { return nil }
    for step in walk where step.outcome == .refused && step.reason?.code == .pointOutsideBounds {
      let missed = index.screen.gestureRecognizers.first { recognizer in
        recognizer.view == step.view && !recognizer.isSystem && recognizer.isEnabled
          && kinds.contains(recognizer.gesture)
      }
      guard let missed, index.view(step.view)?.superview == hitView, let reason = step.reason else {
        continue
      }
      return .misses(recognizer: missed.id, reason)
    }
    return nil
  }

  /// What becomes of JavaScript's touch. React Native itself ends that of a component whose scroll view scrolls.
  func script(in index: ScreenIndex) -> VerdictAside? {
    guard let handler = scriptHandler else { return nil }
    // A scroll view around its root is none of React Native's.
    let isAround =
      handler.view.map(index.ancestry)?.dropFirst().contains { $0.id == verdict.responder } ?? false
    guard verdict.code != .scrolled || isAround && !handler.losesGesture else { return nil }
    let taker = verdict.recognizer.flatMap(index.recognizer)
    guard handler.losesGesture else {
      let hasRoot = outcome.recognizers.contains { InnerFramework.isOfGestureHandler($0.className) }
      return hasRoot && taker?.isSystem == false
        ? .scriptIsCancelled(despite: nil, by: .gestureHandler) : .scriptHasTouch
    }
    return .scriptIsCancelled(
      despite: taker?.cancelsTouchesInView == false ? taker?.id : nil,
      by: handler.changes.last?.cause.code == .recognizerDisabled ? .code : nil)
  }

  /// An app's recognizer whose gesture is not simulated, and from whom it would take the touch.
  func unsimulated(in index: ScreenIndex) -> VerdictAside? {
    guard ![.undecided, .unclaimed].contains(verdict.code) else { return nil }
    let recognizer = outcome.recognizers.first {
      $0.isUnsimulated && $0.unseenOn == nil && !$0.recognized && !UIKitClass.isUIKit($0.className)
        && $0.className != InnerFramework.rootOfGestureHandler
    }
    guard let recognizer else { return nil }
    // Those of Flutter hand touches on.
    let cancels =
      index.recognizer(recognizer.id)?.cancelsTouchesInView == true && !isCancelled
      && InnerFramework(ofClass: recognizer.className) != .flutter
    let isOfView = [.controlActed, .handled, .selected].contains(verdict.code)
    return .mayRecognize(
      recognizer: recognizer.id, from: cancels && isOfView ? verdict.responder : nil,
      holdsEnd: !cancels && isOfView && index.recognizer(recognizer.id)?.delaysTouchesEnded == true)
  }

  /// How long a finger stays at least, in seconds, to have meant a press; our choice.
  private static let meantAsPress = 0.3

  /// A menu or press under a finger that stays, but not long enough, so that a tap acts.
  var liftsTooSoon: VerdictAside? {
    guard !isDrag, duration >= Self.meantAsPress,
      [.recognized, .controlActed, .selected].contains(verdict.code)
    else { return nil }
    let press = outcome.recognizers.first { press in
      (press.kind == .contextMenu || press.kind == .longPress && !press.isSystem) && !press.recognized
        && press.waitedFor.isEmpty && press.changes.last?.cause.code == .liftedTooSoon
    }
    return press.map { .liftsTooSoon(recognizer: $0.id, after: duration) }
  }

  /// A view or window around the hit-test view that covers something, and would let other touches through.
  func isNotLetThrough(in index: ScreenIndex) -> VerdictAside? {
    guard let hitView, case .inFront? = verdict.because else { return nil }
    let around = index.ancestry(of: hitView).dropFirst()
    let conditional = around.first { view in
      view.overrides[.hitTest].map { [.only, .unless].contains($0.kind) } == true
    }
    if let conditional { return .isNotLetThrough(view: hitView, by: conditional.id) }
    let passing = around.first { view in
      view.overrides[.hitTest]?.kind == .passThrough && !UIKitClass.letsTouchesThrough(view.className)
    }
    return passing.map { .letsOnlyItselfThrough(override: $0.id) }
  }

  /// An app's recognizer inside the native view that Dart may leave the touch to.
  func recognizesIfLeft(in index: ScreenIndex) -> VerdictAside? {
    guard case .decidedInside(_, .flutter, _) = verdict.act, let wrapper = verdict.responder,
      index.view(wrapper)?.className == UIKitClass.flutterWrapper
    else { return nil }
    let inner = outcome.recognizers.first { recognizer in
      !recognizer.isSystem && recognizer.recognized
        && recognizer.view.map { index.ancestry(of: $0).contains { $0.id == wrapper } } == true
        && outcome.actions.contains { $0.kind == .action && $0.sender == recognizer.id }
    }
    return inner.map { recognizer in
      let sent = outcome.actions.first { $0.kind == .action && $0.sender == recognizer.id }
      return .recognizesIfLeft(
        recognizer: recognizer.id, seconds: sent?.lateness, waitsFor: recognizer.waitedFor.first)
    }
  }

  /// The hit-test view is content of SwiftUI that reaches beyond its superview, and its recognizer acts.
  func hitBeyond(in index: ScreenIndex) -> VerdictAside? {
    if case .contentBeyond? = verdict.because { return nil }
    guard verdict.code == .recognized, let left = contentLeft(in: index),
      verdict.recognizer.flatMap(index.recognizer).map({ recognizer in
        index.ancestry(of: recognizer.view).contains { $0.id == left.of }
      }) == true
    else { return nil }
    return .hitBeyond(of: left.of, isClipped: left.isClipped)
  }

  /// What content of SwiftUI on the hit path reaches beyond: the content, the outermost view that does not contain the point, and
  /// whether a view on the way clips; nil if it is inside.
  func contentLeft(in index: ScreenIndex) -> (content: String, of: String, isClipped: Bool)? {
    guard let hitView else { return nil }
    let answers = ViewAnswers(self, in: index)
    let path = index.ancestry(of: hitView)
    let left = path.indices.dropFirst().filter { position in
      path[position].overrides[.hitTest]?.kind == .contentBeyondBounds
        && answers.answer(for: path[position]).boundsContainPoint == false
    }
    guard let last = left.last else { return nil }
    return (path[left[0] - 1].id, path[last].id, left.contains { path[$0].clipsToBounds })
  }

  /// A responder lost the touch, and its `touchesCancelled` does more than to take note.
  var actsWhenCancelled: VerdictAside? {
    guard [.recognized, .scrolled].contains(verdict.code) else { return nil }
    return outcome.actedWhenCancelled.map { .actsWhenCancelled(responder: $0) }
  }

  /// A scroll view around the view in which a framework decides, or that handles the touch, did not take a drag from it.
  func leavesDrag(in index: ScreenIndex) -> VerdictAside? {
    let isInside: Bool = if case .decidedInside = verdict.act { true } else { false }
    guard isDrag, isInside || verdict.code == .handled else { return nil }
    let codes: Set<TraceReason.Code> =
      isInside
      ? [.touchesShouldCancelRefused, .contentTouchesStay] : [.viewRefusedBegin, .delegateRefusedBegin]
    for scroll in outcome.recognizers where scroll.kind == .scroll {
      guard let cause = scroll.changes.last?.cause, let view = scroll.view.flatMap(index.view),
        codes.contains(cause.code)
      else { continue }
      return .leavesDrag(scrollView: view.id, cause, isNotDelayed: view.delaysNothing(as: cause))
    }
    return nil
  }

  /// A control of a class of the app's loses a tap to a recognizer around it, and has an action.
  func onlySystemControlsGoFirst(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, let taker = verdict.recognizer.flatMap(index.recognizer),
      !taker.isSystem, taker.gesture == .tap, taker.tapCount == 1, let hitView,
      let control = index.ancestry(of: hitView).prefix(while: { $0.id != taker.view }).first(where: {
        $0.control != nil
      }), losers.contains(control.id), control.baseClass == "UIControl",
      !UIKitClass.isUIKit(control.className), control.control?.actions.isEmpty == false,
      control.control?.isEnabled == true
    else { return nil }
    return .onlySystemControlsGoFirst
  }

  /// A drag on a control is lifted outside its bounds, and near enough to count as inside.
  func countsAsInside(in index: ScreenIndex) -> VerdictAside? {
    guard isDrag, verdict.code == .controlActed, let hitView, hitView == verdict.responder,
      outcome.controls.first(where: { $0.control == hitView })?.events.contains(.touchUpInside) == true,
      let view = index.view(hitView), view.control?.actions.isEmpty == false,
      let distance = liftDistance(from: view, in: index)
    else { return nil }
    return .countsAsInside(control: hitView, distance: distance)
  }

  /// How far outside of a view the finger is lifted, in points; nil if it is lifted in it.
  private func liftDistance(from view: TraceView, in index: ScreenIndex) -> Double? {
    guard let end = samples.last?.location, let point = index.screenTransform(of: view)?.inverse?(end),
      !view.bounds.contains(point)
    else { return nil }
    let bounds = view.bounds
    let beside = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let above = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    return max(beside, above)
  }

  /// A recognizer of the app's takes a touch in a web view, whose own recognizer for pages cannot be prevented.
  func pageHasTouch(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, let hitView,
      verdict.recognizer.flatMap(index.recognizer)?.isSystem == false,
      index.ancestry(of: hitView).contains(where: { UIKitClass.isKind($0.baseClass, of: UIKitClass.webView) })
    else { return nil }
    return .pageHasTouch
  }

  /// The web view that is hit has touches methods of its own, which no touch on its page reaches.
  func isNotCalledInside(in index: ScreenIndex) -> VerdictAside? {
    guard case .decidedInside(let view, .webKit, _) = verdict.act, let web = index.view(view),
      let own = web.implements.first
    else { return nil }
    return .isNotCalledInside(view: web.id, method: own.method)
  }

  func movedAway(in index: ScreenIndex) -> VerdictAside? {
    guard !isDrag, let hitView, let view = index.view(hitView), let control = view.control,
      control.actions.contains(where: { [.touchUpInside, .primaryActionTriggered].contains($0.event) })
    else { return nil }
    let tracked = outcome.controls.first { $0.control == hitView }
    guard tracked?.events.contains(.touchUpOutside) == true else { return nil }
    return ViewAnswers(self, in: index).isUnderFinger(view)
      ? .movedAway(control: hitView) : .isBeside(control: hitView)
  }

  /// Why a list that handles a tap by touches methods of its own does not select the cell (OW-36, OW-37).
  func selectsNothing(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .handled, !isDrag, let hitView,
      index.ancestry(of: hitView).contains(where: \.isCell)
    else { return nil }
    return finder(of: hitView, in: index).notSelected.map { .selectsNothing(because: $0) }
  }

  /// A swipe back pops nothing, though the finger comes from the edge: it begins only at the lift (OW-10), or one of the
  /// app's recognizers acts where it may not begin (OW-8).
  func popsNothing(in index: ScreenIndex) -> VerdictAside? {
    if swipesBackAtLift { return .popsNothing(because: nil) }
    guard verdict.code == .recognized, isToTheRight, let hitView,
      verdict.recognizer.flatMap(index.recognizer)?.isSystem == false,
      let because = finder(of: hitView, in: index).edgePopRefused, because != verdict.because
    else { return nil }
    return .popsNothing(because: because)
  }

  /// The recognizers of a map, web view or the like may act too (OW-95).
  func mayActBeside(in index: ScreenIndex) -> VerdictAside? {
    actsBeside(in: index).map {
      .mayActBeside(view: $0, isAllowed: answersYes(to: [.shouldRecognizeSimultaneously], in: index))
    }
  }

  /// What finds causes for the verdict, for those that are told beside it.
  private func finder(of hitView: String, in index: ScreenIndex) -> ActFinder {
    ActFinder(answer: self, index: index, hitView: hitView, system: nil)
  }

  /// What lies behind the hit-test view, or behind one around it.
  func liesInFront(in index: ScreenIndex) -> VerdictAside? {
    isDrag ? coversContent(in: index) : covers(in: index)
  }

  /// A drag that nobody handles, as a recognizer of the app's may not begin, and behind the hit-test view a scroll view.
  private func coversContent(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .dropped, case .mayNotBegin? = verdict.because, let hitView else { return nil }
    guard case .inFront(_, let content, _, _)? = finder(of: hitView, in: index).coveredContent() else {
      return nil
    }
    return .liesInFront(of: content)
  }

  /// What a recognizer of the app's on the hit-test view or around it takes the tap from, by lying in front.
  private func covers(in index: ScreenIndex) -> VerdictAside? {
    guard gesture == .tap, verdict.code == .recognized, let hitView,
      verdict.recognizer.flatMap(index.recognizer)?.isSystem == false
    else { return nil }
    switch verdict.because {
    case .inFront?, .comesLater?, .overlies?, .misses?: return nil
    default: break
    }
    guard case .inFront(let view, let control, _, _)? = finder(of: hitView, in: index).shield else {
      return nil
    }
    return .covers(view: view, control: control)
  }

  /// A view of the app's that handles the lift of a finger, which is lifted outside of it (TE-2).
  func liftsOutside(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .handled, isDrag, !isCancelled, let view = verdict.responder.flatMap(index.view),
      view.control == nil, view.implements.contains(where: { $0.method == .touches(.ended) }),
      let distance = liftDistance(from: view, in: index)
    else { return nil }
    return .liftsOutside(view: view.id, distance: distance)
  }

  /// A recognizer of the app's for the same gesture that fails, since it requires the failure of the one that acts (GR-14).
  func failsAsRequired(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, let taker = verdict.recognizer.flatMap(index.recognizer) else {
      return nil
    }
    if case .isWaitedFor? = verdict.because { return nil }
    let loser = outcome.recognizers.first { other in
      guard !other.isSystem, let cause = other.changes.last?.cause, let record = index.recognizer(other.id)
      else {
        return false
      }
      return cause.code == .requiredRecognizerRecognized && cause.subject == taker.id
        && !record.actions.isEmpty
        && record.gesture == taker.gesture && record.tapCount == taker.tapCount
    }
    return loser.map { .failsAsRequired(recognizer: $0.id) }
  }

  /// A recognizer that acts too, but later than the one of the verdict, since it waited for others to fail.
  func actsLater() -> VerdictAside? {
    guard verdict.code == .recognized,
      let first = outcome.recognizers.first(where: { $0.id == verdict.recognizer })
    else { return nil }
    func lateness(_ recognizer: RecognizerAnswer) -> Double? {
      outcome.actions.first { $0.kind == .action && $0.sender == recognizer.id }?.lateness
    }
    for other in outcome.recognizers where !other.isSystem && !verdict.recognizers.contains(other.id) {
      guard other.recognized, !other.waitedFor.isEmpty, let seconds = lateness(other),
        seconds > lateness(first) ?? 0
      else { continue }
      let reason = first.spared[other.id] ?? other.spared[first.id]
      return .actsLater(recognizer: other.id, seconds: seconds, reason)
    }
    return nil
  }
}
