// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a step after the hit test says: who does what, and why. Objects are identifiers, points are in screen
/// coordinates. `Narration` puts it into words.
package enum StepStatement: Hashable, Sendable {
  // The finger.
  case down(TracePoint, view: String?, taps: Int)
  case moves(to: TracePoint), rests(at: TracePoint), lifts(at: TracePoint), isCancelled(at: TracePoint)
  case otherTouch(String, TouchPhase, TracePoint)

  // Who gets the touch.
  case sent(receivers: [String])
  case collected(recognizers: [String])
  case chain([String])

  // Touch methods.
  case gets(responder: String, method: ResponderMethod)
  case keeps(responder: String, method: ResponderMethod, TraceReason.Keeper)
  case passesOn(responder: String, method: ResponderMethod, next: String, NextRelation, runsOwnCode: Bool)
  /// The method ends at the responder. `isEntered` says that the same step contains the call.
  case drops(responder: String, method: ResponderMethod, TraceReason, isEntered: Bool)
  /// The method passes from responder to responder, in one step.
  case climbs(method: ResponderMethod, from: String, to: String, Ending?)
  case nobodyGets(TraceReason)
  case change(DeliveryChange)

  // Recognizers.
  case passedOver([String], TraceReason)
  case question(QuestionRecord)
  case requires(String, other: String)
  /// Recognizers that wait for each other, or one that waits for itself.
  case circle([String])
  case receive([String], method: TouchMethod)
  case ignoresTouch(String)
  case waits(String, for: [String])
  case isReady([String])
  case changesState(String, from: GestureState, to: GestureState, TraceReason)
  case cannotGo(String, from: GestureState, to: GestureState)
  /// `fail` says that the same step contains their failure.
  case prevents(winner: String, losers: [String], fail: Bool, TraceReason)
  case spares(winner: String, others: [String], TraceReason)
  /// The time is in seconds since recording started.
  case timer(DeliveryTimer, owner: String, time: Double)

  // Controls, actions and code.
  case tracks(control: String, TrackingHook, answer: Bool?)
  case isNow(object: String, properties: [String], value: String)
  case changed(object: String, properties: [String])
  /// `hasAction` says whether an action is registered for one of the events; nil if unknown.
  case controlEvents(control: String, [ControlEvent], hasAction: Bool?)
  case search(TargetSearchBegan)
  case targetAsked(TargetAsked)
  case action(ActionRecord)
  case dropped(ActionDropped)
  case callback(CallbackSent)
  /// The pan recognizer of a scroll view scrolls it.
  case scrolls(recognizer: String, scrollView: String, state: String)
  case firstResponder(from: String?, to: String?)
  case staysNoResponder(FirstResponderRefused)

  /// A controller does not present another one.
  case presentsNothing(PresentationRefused)
  case eventGets(EventDelivered)
  case input(InputReceived)

  // Events of the hit test. Only comparisons show them one by one.
  case asked([String])
  case answered(view: String, result: String?)
  case found(view: String?)

  /// The relation of the next responder to the previous one.
  package enum NextRelation: Hashable, Sendable { case superview, viewController, next }

  /// How a touch method ended that several responders received.
  package enum Ending: Hashable, Sendable {
    case kept(TraceReason.Keeper)
    case dropped(TraceReason, at: String?)
  }
}

extension TouchStep {
  /// What the events of the step say.
  ///
  /// - Parameter index: The screen at the time of the touch.
  /// - Returns: Nil for steps of the hit test, and for changes of the screen, which are only drawn.
  package func statement(in index: ScreenIndex) -> StepStatement? {
    guard let first = firstEvent else { return nil }
    let kinds = allEvents
    switch first {
    case .viewChanged, .subviewsChanged, .recognizerChanged, .controllerChanged: return nil
    case .touchUpdated(let sample): return finger(sample)
    case .eventSent: return .sent(receivers: kinds.flatMap { $0.ids(of: [.receiver]) })
    case .recognizersCollected(let record): return .collected(recognizers: record.recognizers)
    case .responderChain(let record): return .chain(record.links.map(\.responder))
    case .touchesDelivered, .touchesForwarded, .touchesKept, .eventDropped: return delivery(kinds, index)
    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      return DeliveryChange(first).map { .change($0) }

    case .recognizerPassedOver(let record): return .passedOver(kinds.compactMap(\.recognizer), record.reason)
    case .questionAnswered(let record): return .question(record)
    case .requirementAdded(let record): return .requires(record.recognizer, other: record.other)
    case .requirementCycle(let record): return .circle(record.recognizers)
    case .recognizerReceived(let record):
      return .receive(kinds.compactMap(\.recognizer), method: record.method)
    case .recognizerIgnoredTouch(let record): return .ignoresTouch(record.recognizer)
    case .recognizerWaits(let record):
      return .waits(record.recognizer, for: kinds.flatMap { $0.ids(of: [.other]) })
    case .recognizerStateChanged(let record):
      return record.to == .possible
        ? .isReady(kinds.compactMap(\.recognizer))
        : .changesState(record.recognizer, from: record.from, to: record.to, record.reason)
    case .illegalTransition(let record):
      return .cannotGo(record.recognizer, from: record.from, to: record.to)
    case .exclusionDecided(let record): return exclusion(record, kinds)
    case .timerFired(let record): return .timer(record.timer, owner: record.owner, time: time)

    case .controlTracking(let record):
      return .tracks(control: record.control, record.hook, answer: record.answer)
    case .propertyChanged(let record): return properties(record, kinds)
    case .controlEventsSent(let record):
      return .controlEvents(
        control: record.control, record.events, hasAction: index.hasAction(record.control, record.events))
    case .targetSearchBegan(let record): return .search(record)
    case .targetAsked(let record): return .targetAsked(record)
    case .actionSent(let record):
      guard let sender = record.sender, index.isScrolling(record) else { return .action(record) }
      return .scrolls(
        recognizer: sender, scrollView: record.target, state: record.state?.rawValue ?? record.action)
    case .actionDropped(let record): return .dropped(record)
    case .callbackSent(let record): return .callback(record)

    case .firstResponderChanged(let record): return .firstResponder(from: record.from, to: record.to)
    case .firstResponderRefused(let record): return .staysNoResponder(record)
    case .presentationRefused(let record): return .presentsNothing(record)
    case .eventDelivered(let record): return .eventGets(record)
    case .eventForwarded(let record):
      return .passesOn(
        responder: record.responder, method: .other(record.method), next: record.next,
        index.relation(of: record.next, to: record.responder), runsOwnCode: false)
    case .eventKept(let record):
      return .keeps(responder: record.responder, method: .other(record.method), .ownMethod)
    case .inputReceived(let record): return .input(record)

    case .hitTestReturned(let record): return .answered(view: record.view, result: record.result)
    case .hitTestPassEnded(let record): return .found(view: record.view)
    case .hitTestEntered, .gatesChecked, .pointInsideAsked, .pointInsideAnswered:
      return .asked([first.view ?? ""])
    case .hitTestPassBegan(let record): return .asked(record.windows)
    }
  }

  private func finger(_ sample: TouchSample) -> StepStatement {
    let point = sample.location
    if phase == .later { return .otherTouch(sample.touch, sample.phase, point) }
    return switch sample.phase {
    case .began: .down(point, view: sample.view, taps: sample.tapCount)
    case .moved: .moves(to: point)
    case .stationary: .rests(at: point)
    case .ended: .lifts(at: point)
    case .cancelled: .isCancelled(at: point)
    }
  }

  /// Touch methods on their way along the responder chain.
  private func delivery(_ kinds: [TraceEvent.Kind], _ index: ScreenIndex) -> StepStatement? {
    var entered: [TouchesDelivered] = []
    var last: TraceEvent.Kind?
    for kind in kinds {
      if case .touchesDelivered(let record) = kind { entered.append(record) } else { last = kind }
    }
    if entered.count > 1, let start = entered.first, let end = entered.last {
      return .climbs(
        method: .touches(start.method), from: start.responder, to: end.responder, last.flatMap(Self.ending))
    }
    switch last ?? kinds[0] {
    case .touchesForwarded(let record):
      let runsOwnCode = index.responder(record.responder).implements.passing(on: [record.method]) != nil
      return .passesOn(
        responder: record.responder, method: .touches(record.method), next: record.next,
        index.relation(of: record.next, to: record.responder), runsOwnCode: runsOwnCode)
    case .touchesKept(let record):
      return .keeps(
        responder: record.responder, method: .touches(record.method), record.reason.keeper ?? .ownMethod)
    case .eventDropped(let record):
      guard let responder = record.responder else { return .nobodyGets(record.reason) }
      return .drops(
        responder: responder, method: record.method, record.reason, isEntered: !entered.isEmpty)
    case .touchesDelivered(let record):
      return .gets(responder: record.responder, method: .touches(record.method))
    default: return nil
    }
  }

  private static func ending(_ kind: TraceEvent.Kind) -> StepStatement.Ending? {
    if case .touchesKept(let record) = kind { return .kept(record.reason.keeper ?? .ownMethod) }
    guard case .eventDropped(let record) = kind else { return nil }
    return .dropped(record.reason, at: record.responder)
  }

  /// A recognizer prevents others, or lets them proceed.
  private func exclusion(_ record: ExclusionDecided, _ kinds: [TraceEvent.Kind]) -> StepStatement {
    let others = kinds.compactMap {
      if case .exclusionDecided(let record) = $0 { record.other } else { nil }
    }
    guard record.prevents else {
      return .spares(winner: record.recognizer, others: others, record.reason)
    }
    let fail = kinds.contains { if case .recognizerStateChanged = $0 { true } else { false } }
    return .prevents(winner: record.recognizer, losers: others, fail: fail, record.reason)
  }

  private func properties(_ first: PropertyChanged, _ kinds: [TraceEvent.Kind]) -> StepStatement {
    let records = kinds.compactMap { if case .propertyChanged(let record) = $0 { record } else { nil } }
    let names = records.map(\.property)
    return records.allSatisfy { $0.value == first.value }
      ? .isNow(object: first.object, properties: names, value: first.value.words)
      : .changed(object: first.object, properties: names)
  }
}

extension RecognizerAnswer {
  /// The statement for its last state change other than the reset; nil if there was none.
  package var lastChange: StepStatement? {
    let changes = changes.filter { !$0.isReset }
    return changes.last.map {
      .changesState(id, from: changes.dropLast().last?.state ?? .possible, to: $0.state, $0.cause)
    }
  }
}

extension ScreenIndex {
  fileprivate func relation(of next: String, to responder: String) -> StepStatement.NextRelation {
    guard let view = view(responder) else { return .next }
    if view.superview == next { return .superview }
    return controller(next) != nil ? .viewController : .next
  }
}
