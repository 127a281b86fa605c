// SPDX-License-Identifier: Apache-2.0

import Trace

/// The fact because of which a verdict is so.
extension ActFinder {
  var because: Because? {
    if isParted {
      return verdict.endings.contains { $0.responder == hitView } ? .passesOn(view: hitView) : nil
    }
    switch verdict.code {
    case .recognized: return becauseOfGesture
    case .controlActed:
      return takenAwayReason ?? spared ?? lateAction ?? rested ?? passage ?? stopped ?? climbed ?? front
    case .keptByControl: return spared ?? idleControl
    case .selected: return spared ?? lateMethod ?? rested ?? passage ?? .selects(list: responder)
    case .scrolled:
      if verdict.reason?.code == .stoppedContent { return .wasMoving }
      return verdict.reason?.numbers["distance"].map { .moves(distance: $0) }
    case .focused: return lateTouchDownReason ?? passage ?? climbed ?? front
    case .withheld: return verdict.reason.map(withheld)
    case .handled:
      return takenAwayReason ?? lateMethod ?? passage ?? climbed ?? shield
        ?? .implements(method: handledMethod)
    case .keptByScrollView: return passage ?? .isScrollView
    case .undecided: return passage ?? unknown
    case .dropped, .unclaimed:
      return missed ?? lateTouchDownReason ?? dead
    }
  }

  private var climbed: Because? { responder == hitView ? nil : .passesOn(view: hitView) }

  // MARK: - Gestures

  private var becauseOfGesture: Because? {
    guard let recognizer else { return nil }
    let id = recognizer.id
    if let call = dropped(by: id), sent(by: [id]).isEmpty { return droppedReason(call) }
    if recognizer.areActionsKnown, !answer.outcome.actions.contains(where: { $0.sender == id }) {
      return .noAction
    }
    if !verdict.companions.isEmpty { return allowed(recognizer) }
    if gestureLateness != nil { return .waited(for: recognizer.waitedFor) }
    if let rivals = prevented(by: recognizer) { return rivals }
    let gesture = gesture(of: recognizer)
    if !answer.losers.isEmpty, index.recognizer(id)?.cancelsTouchesInView == true {
      return .recognizes(recognizer: id, gesture: gesture, cancels: true)
    }
    if let view = recognizer.view, view != hitView {
      return .recognizesAbove(gesture: gesture, view: view, inside: hitView)
    }
    return .recognizes(recognizer: id, gesture: gesture, cancels: false)
  }

  /// That a recognizer prevents others of the app's, which could have recognized.
  private func prevented(by recognizer: RecognizerAnswer) -> Because? {
    let others = answer.outcome.recognizers.filter { other in
      !other.isSystem
        && other.changes.contains {
          $0.cause.code == .recognizerPrevented && $0.cause.subject == recognizer.id
        }
    }
    guard !others.isEmpty else { return nil }
    let depth = recognizer.view.map(index.depth) ?? 0
    let isInnermost = others.allSatisfy { ($0.view.map(index.depth) ?? 0) < depth }
    let own = pace(recognizer)
    if isInnermost, others.allSatisfy({ $0.kind == recognizer.kind && pace($0) == own }) {
      return .innermost(count: others.count + 1, kind: recognizer.kind)
    }
    return shorterPress(recognizer, others) ?? .goesFirst(before: others.map(\.id))
  }

  /// The settings that say when a recognizer recognizes. Those of a kind that have the same recognize at once, and
  /// the innermost of them wins (GR-20).
  private func pace(_ recognizer: RecognizerAnswer) -> [String: PropertyValue] {
    let names: Set = [
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "minimumNumberOfTouches",
    ]
    return (index.recognizer(recognizer.id)?.settings ?? [:]).filter { names.contains($0.key) }
  }

  /// That a long press needs less time than another one.
  private func shorterPress(_ recognizer: RecognizerAnswer, _ others: [RecognizerAnswer]) -> Because? {
    func duration(_ id: String) -> Double? {
      index.recognizer(id)?.settings?["minimumPressDuration"].flatMap(Double.init)
    }
    guard let own = duration(recognizer.id) else { return nil }
    for other in others {
      guard let needed = duration(other.id), needed > own else { continue }
      return .shorterPress(duration: own, than: other.id, otherDuration: needed)
    }
    return nil
  }

  /// Why another recognizer acts too, if somebody decided that.
  private func allowed(_ recognizer: RecognizerAnswer) -> Because? {
    guard let other = verdict.companions.first else { return nil }
    let answers = answer.outcome.recognizers.filter { $0.id == other }
    let reason = recognizer.spared[other] ?? answers.compactMap { $0.spared[recognizer.id] }.first
    return reason.map { .allowed(recognizer: recognizer.id, reason: $0) }
  }

  private func gesture(of recognizer: RecognizerAnswer) -> Because.Gesture {
    guard let reason = recognizer.recognition else { return .other(kind: recognizer.kind) }
    switch reason.code {
    case .tapsCompleted: return .taps(count: Int(reason.numbers["taps"] ?? 1))
    case .heldLongEnough: return .press(duration: reason.numbers["duration"])
    case .movedFarEnough where reason.numbers["scale"] == nil && reason.numbers["rotation"] == nil:
      return recognizer.kind == .swipe
        ? .other(kind: .swipe) : .drag(distance: reason.numbers["distance"])
    default: return .other(kind: recognizer.kind)
    }
  }

  private var spared: Because? { sparingRecognizer.map { .sparesView(recognizer: $0.id) } }

  /// A recognizer that is stopped since a control acts.
  private var stopped: Because? {
    let recognizer = answer.outcome.recognizers.first {
      !$0.isSystem && $0.changes.last?.cause.code == .controlVetoed
    }
    return recognizer.map { .goesBefore(recognizer: $0.id) }
  }

  /// A drag in a scroll view that rested first.
  private var rested: Because? {
    guard answer.isDrag,
      let delay = answer.outcome.recognizers.first(where: { $0.kind == .contentDelay }),
      let view = delay.view,
      let cause = delay.changes.last?.cause, cause.code == .heldTooLong || cause.code == .heldLongEnough
    else { return nil }
    return .rests(duration: cause.numbers["allowed"] ?? cause.numbers["duration"] ?? 0, view: view)
  }

  // MARK: - Time

  private var lateAction: Because? { lateness(of: responder) == nil ? nil : lateMethod }

  private var lateTouchDownReason: Because? { lateTouchDown.map { heldBack($0.reason) } }

  private var lateMethod: Because? { answer.late.map { heldBack($0.reason) } }

  private func heldBack(_ reason: TraceReason) -> Because {
    guard let id = reason.subject else { return .reason(reason, of: hitView) }
    let recognizer = answer.outcome.recognizers.first { $0.id == id }
    let isWaiting = recognizer?.changes.contains { $0.cause.code == .nextTapLate } == true
    return .heldBack(
      recognizer: id, waitsForTap: isWaiting,
      setting: reason.code == .recognizerDelaysBegan ? "delaysTouchesBegan" : "delaysTouchesEnded")
  }

  // MARK: - Nothing comes of it

  private func withheld(_ reason: TraceReason) -> Because {
    if reason.code == .multipleTouchDisabled { return .takesOneTouch }
    if reason.code == .exclusiveTouch, let other = reason.subject {
      return .exclusive(other: other, isOwn: index.view(hitView)?.isExclusiveTouch == true)
    }
    return .reason(reason, of: hitView)
  }

  private var idleControl: Because {
    let record = index.view(responder)?.control
    if verdict.reason?.code == .controlDisabled || record?.isEnabled == false {
      return .controlDisabled(control: responder)
    }
    if verdict.reason?.code == .touchOfAnotherView { return .touchOfAnother }
    if let call = dropped(by: responder) { return droppedReason(call) }
    let outcome = answer.outcome.controls.first { $0.control == responder }
    if outcome?.refusedTracking == true { return .beginTrackingRefuses }
    switch effect(of: responder) {
    case .becomes, .sends: return passage ?? stopped ?? climbed ?? front
    case .unknown: return passage ?? .isControl
    case .nothing: break
    }
    guard let outcome else { return .isControl }
    guard record?.actions.isEmpty ?? true else { return .noActionFor(events: outcome.events.map(\.rawValue)) }
    return outcome.areActionsKnown ? .noAction : .isControl
  }

  private var unknown: Because {
    if verdict.unsimulated == [hitView] { return .ownClassNotSimulated }
    if !verdict.unsimulated.isEmpty { return .notSimulated(responders: verdict.unsimulated) }
    return verdict.candidates.isEmpty
      ? .controllersUnknown : .classesUnknown(responders: verdict.candidates)
  }

  private var dead: Because {
    verdict.reason?.code == .chainCycle ? .cycle(responder: responder) : whyHit
  }

  private func droppedReason(_ call: ActionCall) -> Because {
    if call.reason?.code == .noTargetForAction, let search = call.search, let start = search.start {
      return .noPerformer(action: call.name, from: start, isFirstResponder: search.isFromFirstResponder)
    }
    return .actionDropped(action: call.name, sender: call.sender ?? "", reason: call.reason)
  }

  private var takenAwayReason: Because? { takenAway.map { .reason($0, of: hitView) } }

  private var handledMethod: String {
    let step = answer.chain.first { $0.responder.id == responder }
    return step?.methods.first ?? TouchMethod.began.rawValue
  }
}
