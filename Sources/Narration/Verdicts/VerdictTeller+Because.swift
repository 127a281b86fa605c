// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The fact because of which a verdict is so.
extension VerdictTeller {
  var because: VerdictBecause? {
    if !verdict.endings.isEmpty, verdict.code != .undecided {
      return verdict.endings.contains { $0.responder == hitView } ? .passesOn(narrator.object(hitView)) : nil
    }
    switch verdict.code {
    case .recognized: return becauseOfGesture
    case .controlActed:
      return takenAwayReason ?? spared ?? lateAction ?? rested ?? passage ?? stopped ?? climbed ?? front
    case .keptByControl: return spared ?? idleControl
    case .selected: return spared ?? rested ?? passage ?? .selects(list: narrator.object(responder))
    case .scrolled:
      if verdict.reason?.code == .stoppedContent { return .wasMoving }
      return verdict.reason?.numbers["distance"].map { .moves(points: narrator.number($0)) }
    case .focused: return passage ?? climbed ?? front
    case .withheld: return verdict.reason.map(withheld)
    case .handled:
      return takenAwayReason ?? lateMethod ?? passage ?? climbed ?? shield
        ?? .implements(method: handledMethod)
    case .keptByScrollView: return passage ?? .isScrollView
    case .undecided: return passage ?? unknown
    case .dropped, .unclaimed: return dead
    }
  }

  // MARK: - How the touch came to the view

  /// Why the touch came to the hit-test view.
  var whyHit: VerdictBecause { passage ?? shield ?? front }

  /// What brought the touch to the hit-test view past others, or though it is hardly there.
  var passage: VerdictBecause? {
    if let returned = answer.returnedView(in: index) { return .returned(by: narrator.object(returned.by)) }
    if let claim = answer.claim {
      let isIt = responder == hitView || verdict.code == .dropped || verdict.code == .undecided
      return .reachesFurther(isIt ? nil : narrator.object(hitView), place: narrator.whereIs(claim))
    }
    if let overlay = answer.lettingThrough(in: index).first {
      return .letsThrough(
        narrator.object(overlay.view), letting(overlay.view, overlay.reason), isInFront: true)
    }
    if let faint = answer.faintView(in: index) {
      return .nearlyInvisible(
        faint.id == hitView ? nil : narrator.object(faint.id),
        alpha: NumberText.decimal(faint.alpha, digits: 3))
    }
    return nil
  }

  private func letting(_ view: String, _ reason: TraceReason?) -> VerdictBecause.Passage {
    switch reason?.code {
    case .customHitTest?: .hitTestReturnsNil
    case .customPointInside?: .pointInsideSaysNo
    case .interactionDisabled?: .setting("isUserInteractionEnabled", value: "false")
    case .alphaBelowThreshold?:
      .setting("alpha", value: NumberText.decimal(reason?.numbers["alpha"] ?? 0, digits: 3))
    default: .clause(reason.map { narrator.clause($0, of: view) } ?? "")
    }
  }

  /// The hit-test view lies in front of a control that the finger was meant for.
  private var shield: VerdictBecause? {
    guard let control = answer.unreachedControl(in: index) else { return nil }
    switch control.reason.code {
    case .siblingInFront, .windowInFront: return unreached(control)
    default: return nil
    }
  }

  /// Why the view that a reason names says no: where the point is, or what it answered.
  private func refusal(_ reason: TraceReason) -> String {
    if let place = narrator.whereIs(reason) { return narrator.pointIs(place) }
    let step = answer.walk.first { $0.view == reason.subject }
    let own = step?.insideReason ?? step?.reason ?? TraceReason(.pointOutsideBounds)
    return narrator.ownReason(own, of: reason.subject ?? "")
  }

  private func unreached(_ it: MissedControl) -> VerdictBecause {
    let control = narrator.object(it.control)
    let other = it.reason.subject.map(narrator.object)
    switch (it.reason.code, other) {
    case (.interactionDisabled, _):
      return .setting("isUserInteractionEnabled", of: control, around: nil, value: "false")
    case (.ancestorInteractionDisabled, let other?):
      return .setting("isUserInteractionEnabled", of: other, around: control, value: "false")
    case (.siblingInFront, _) where it.reason.subject == hitView,
      (.windowInFront, _) where it.reason.subject == hitView:
      return .inFront(nil, of: control, isWindow: false)
    case (.siblingInFront, let other?): return .inFront(other, of: control, isWindow: false)
    case (.windowInFront, let other?): return .inFront(other, of: control, isWindow: true)
    case (.outsideAncestor, let other?):
      return .refusesFor(other, inside: control, reason: refusal(it.reason))
    default: return .letsThrough(control, letting(it.control, it.reason), isInFront: false)
    }
  }

  /// Why no deeper view was hit.
  private var front: VerdictBecause {
    let steps = answer.stepsByView()
    let subviews = index.subviews(of: hitView).filter { steps[$0] != nil }
    let isBeside =
      !subviews.isEmpty && subviews.allSatisfy { steps[$0]?.reason?.code == .pointOutsideBounds }
    guard isBeside, subviews.count == index.subviews(of: hitView).count else { return .deepest }
    return .besideSubviews(
      count: subviews.count, only: subviews.count == 1 ? narrator.object(subviews[0]) : nil)
  }

  private var climbed: VerdictBecause? {
    responder == hitView ? nil : .passesOn(narrator.object(hitView))
  }

  // MARK: - Gestures

  private var becauseOfGesture: VerdictBecause? {
    guard let recognizer else { return nil }
    let id = recognizer.id
    if let call = dropped(by: id),
      !answer.outcome.actions.contains(where: { $0.kind == .action && $0.sender == id })
    {
      return droppedReason(call)
    }
    if recognizer.areActionsKnown, !answer.outcome.actions.contains(where: { $0.sender == id }) {
      return .noAction
    }
    if !verdict.companions.isEmpty {
      return allowed(recognizer).map { .clause(narrator.clause($0, of: id)) }
    }
    if gestureLateness != nil {
      return .waited(for: narrator.objects(Array(recognizer.waitedFor.prefix(2))))
    }
    if let rivals = prevented(by: id) { return rivals }
    let gesture = recognizer.recognition.map(recognition) ?? .other(recognizer.kind)
    if !answer.losers.isEmpty, index.recognizer(id)?.cancelsTouchesInView == true {
      return .recognizes(gesture, cancels: true)
    }
    if let view = recognizer.view, view != hitView {
      return .recognizesAbove(gesture, view: narrator.object(view), inside: narrator.object(hitView))
    }
    return .recognizes(gesture, cancels: false)
  }

  /// That a recognizer prevents others of the app's, which could have recognized.
  private func prevented(by id: String) -> VerdictBecause? {
    let others = answer.outcome.recognizers.filter { other in
      !other.isSystem
        && other.changes.contains { $0.cause.code == .recognizerPrevented && $0.cause.subject == id }
    }
    guard !others.isEmpty, let recognizer else { return nil }
    let depth = recognizer.view.map(index.depth) ?? 0
    let isInnermost = others.allSatisfy { ($0.view.map(index.depth) ?? 0) < depth }
    let own = pace(recognizer)
    if isInnermost, others.allSatisfy({ $0.kind == recognizer.kind && pace($0) == own }) {
      return .innermost(count: others.count + 1, recognizer.kind)
    }
    return shorter(recognizer, others) ?? .goesFirst(before: narrator.objects(others.prefix(2).map(\.id)))
  }

  /// The settings that say when a recognizer recognizes. Those of a kind that have the same recognize at once, and
  /// the innermost of them wins (GR-20).
  private func pace(_ recognizer: RecognizerAnswer) -> [String: String] {
    let names: Set = [
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "minimumNumberOfTouches",
    ]
    return (index.recognizer(recognizer.id)?.settings ?? [:]).filter { names.contains($0.key) }
  }

  /// That a long press needs less time than another one.
  private func shorter(_ recognizer: RecognizerAnswer, _ others: [RecognizerAnswer]) -> VerdictBecause? {
    let property = "minimumPressDuration"
    func duration(_ id: String) -> Double? {
      index.recognizer(id)?.settings?[property].flatMap(Double.init)
    }
    guard let own = duration(recognizer.id) else { return nil }
    for other in others {
      guard let needed = duration(other.id), needed > own else { continue }
      return .shorter(
        property: property, value: narrator.number(own), than: narrator.object(other.id),
        otherValue: narrator.number(needed))
    }
    return nil
  }

  /// Why another recognizer acts too, if somebody decided that.
  private func allowed(_ recognizer: RecognizerAnswer) -> TraceReason? {
    guard let other = verdict.companions.first else { return nil }
    let answers = answer.outcome.recognizers.filter { $0.id == other }
    return recognizer.spared[other] ?? answers.compactMap { $0.spared[recognizer.id] }.first
  }

  private func recognition(_ reason: TraceReason) -> VerdictBecause.Gesture {
    let points = reason.numbers["distance"].map(narrator.number)
    switch reason.code {
    case .tapsCompleted: return .taps(Int(reason.numbers["taps"] ?? 1))
    case .heldLongEnough: return .press(seconds: reason.numbers["duration"].map(narrator.number))
    case .movedFarEnough where reason.numbers["scale"] == nil && reason.numbers["rotation"] == nil:
      return recognizer?.kind == .swipe ? .other(.swipe) : .drag(points: points)
    default: return .other(recognizer?.kind ?? .other)
    }
  }

  private var spared: VerdictBecause? {
    sparingRecognizer.map { _ in .setting("cancelsTouchesInView", of: nil, around: nil, value: "false") }
  }

  /// A recognizer that is stopped since a control acts.
  private var stopped: VerdictBecause? {
    let recognizer = answer.outcome.recognizers.first {
      !$0.isSystem && $0.changes.last?.cause.code == .controlVetoed
    }
    return recognizer.map { .goesBefore(recognizer: narrator.who($0.id)) }
  }

  /// A drag in a scroll view that rested first.
  private var rested: VerdictBecause? {
    guard answer.isDrag,
      let delay = answer.outcome.recognizers.first(where: { $0.kind == .contentDelay }),
      let view = delay.view,
      let cause = delay.changes.last?.cause, cause.code == .heldTooLong || cause.code == .heldLongEnough
    else { return nil }
    let seconds = cause.numbers["allowed"] ?? cause.numbers["duration"] ?? 0
    return .rests(seconds: narrator.number(seconds), narrator.object(view))
  }

  // MARK: - Time

  private var lateAction: VerdictBecause? {
    guard lateness(of: responder) != nil else { return nil }
    return answer.late.map { heldBack($0.reason) }
  }

  private var lateMethod: VerdictBecause? { answer.late.map { heldBack($0.reason) } }

  private func heldBack(_ reason: TraceReason) -> VerdictBecause {
    guard let id = reason.subject else { return .clause(narrator.clause(reason, of: hitView)) }
    let told = answer.outcome.recognizers.first { $0.id == id }
    let isWaiting = told?.changes.contains { $0.cause.code == .nextTapLate } == true
    return .heldBack(
      by: narrator.who(id), waitsForTap: isWaiting,
      setting: reason.code == .recognizerDelaysBegan ? "delaysTouchesBegan" : "delaysTouchesEnded")
  }

  // MARK: - Nothing comes of it

  private func withheld(_ reason: TraceReason) -> VerdictBecause {
    if reason.code == .multipleTouchDisabled { return .takesOneTouch }
    if reason.code == .exclusiveTouch, let other = reason.subject {
      return .exclusive(
        other: narrator.object(other), isOwn: index.view(hitView)?.isExclusiveTouch == true)
    }
    return .clause(narrator.clause(reason, of: hitView))
  }

  private var idleControl: VerdictBecause {
    let record = index.view(responder)?.control
    if verdict.reason?.code == .controlDisabled || record?.isEnabled == false {
      return .setting("isEnabled", of: nil, around: nil, value: "false")
    }
    if verdict.reason?.code == .touchOfAnotherView { return .touchOfAnother }
    if let call = dropped(by: responder) {
      return droppedReason(call)
    }
    let told = answer.outcome.controls.first { $0.control == responder }
    if told?.refusedTracking == true { return .beginTrackingRefuses }
    switch effect(of: responder) {
    case .becomes, .sends: return passage ?? stopped ?? climbed ?? front
    case .unknown: return passage ?? .isControl
    case .nothing: break
    }
    guard let told else { return .isControl }
    guard record?.actions.isEmpty ?? true else {
      return .noActionFor(events: told.events.prefix(2).map { RichText(code: $0) })
    }
    return told.areActionsKnown ? .noAction : .isControl
  }

  private var unknown: VerdictBecause {
    if verdict.unsimulated == [hitView] { return .ownClassNotSimulated }
    if !verdict.unsimulated.isEmpty { return .notSimulated(names(verdict.unsimulated)) }
    return verdict.candidates.isEmpty ? .controllersUnknown : .classesUnknown(names(verdict.candidates))
  }

  private func names(_ ids: [String]) -> [RichText] { narrator.objects(Array(ids.prefix(2))) }

  private var dead: VerdictBecause {
    if let missed { return missed }
    if verdict.reason?.code == .chainCycle { return .cycle(narrator.object(responder)) }
    return whyHit
  }

  /// Why a control that the finger was meant for got nothing, if no view in front took the touch from it.
  var missed: VerdictBecause? {
    guard passage == nil, shield == nil else { return nil }
    if let control = answer.unreachedControl(in: index) { return unreached(control) }
    guard let miss = answer.nearMiss(in: index), let place = narrator.whereIs(miss.reason) else { return nil }
    return .misses(touch: touch, narrator.object(miss.control), place: place)
  }

  private func droppedReason(_ call: ActionCall) -> VerdictBecause {
    let action = RichText(code: call.name)
    if call.reason?.code == .noTargetForAction, let search = call.search, let start = search.start {
      return .noPerformer(
        action: action, from: narrator.object(start), isFirstResponder: search.isFromFirstResponder)
    }
    return .actionDropped(
      action: action, reason: call.reason.map { narrator.clause($0, of: call.sender ?? "") } ?? "")
  }

  /// Why the system takes the touch from the view that has it.
  private var takenAwayReason: VerdictBecause? {
    guard isTakenAway else { return nil }
    return takenAway.map { .clause(narrator.clause($0, of: hitView)) }
  }

  private var handledMethod: String {
    let step = answer.chain.first { $0.responder.id == responder }
    return step?.methods.first ?? "touchesBegan"
  }
}
