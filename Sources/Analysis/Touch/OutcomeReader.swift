// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds out from the events of a trace what came of each touch.
///
/// A change of state or an action belongs to the touches that its recognizer had since its last reset, an action of a
/// control to the touch that it tracks; all else to the touches of the call within which it happened.
struct OutcomeReader {
  private let index: ScreenIndex

  /// Where the screen was read from.
  private let source: String

  private(set) var outcomes: [String: TouchOutcome] = [:]

  private var owners: TouchOwners

  /// Where each recognizer is among those of a touch's outcome.
  private var positions: [String: [String: Int]] = [:]

  /// Where each call is among the actions of a touch's outcome.
  private var callPositions: [String: [ActionCall: Int]] = [:]

  /// The touches of the events within which others may happen, by sequence number.
  private var causes: [Int: [String]] = [:]

  init(_ index: ScreenIndex, source: String) {
    self.index = index
    self.source = source
    owners = TouchOwners(index)
  }

  /// The search for a target that is going on, with its action and sender.
  private var search: (action: String, sender: String?, search: ActionCall.Search)?

  /// The time of the event that is read, and those of the lifts, in seconds.
  private var now = 0.0
  private var lifts: [String: Double] = [:]

  mutating func read(_ event: TraceEvent) {
    now = event.time
    if let sample = event.kind.sample, sample.phase == .ended { lifts[sample.touch] = now }
    let inherited = event.parent.flatMap { causes[$0] }
    owners.follow(event.kind)
    let touches = read(event, within: inherited ?? []) ?? inherited
    if let touches { causes[event.sequence] = touches }
  }

  /// Notes what came of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - inherited: The touches of the call within which it happened.
  /// - Returns: The touches that cause what happens within the event; nil if the event does not say.
  private mutating func read(_ event: TraceEvent, within inherited: [String]) -> [String]? {
    switch event.kind {
    case .recognizersCollected(let record):
      for recognizer in record.recognizers { change(recognizer, for: [record.touch]) { _ in } }
    case .recognizerReceived(let record):
      if record.method == .began { change(record.recognizer, for: record.touches) { _ in } }
      return record.touches
    case .recognizerPassedOver(let record):
      change(record.recognizer, for: [record.touch]) {
        $0.passedOver = record.reason
        $0.isUnsimulated = false
      }
    case .recognizerIgnoredTouch(let record):
      change(record.recognizer, for: [record.touch]) { $0.ignoresTouch = true }
    case .recognizerWaits(let record):
      change(record.recognizer) {
        $0.isWaiting = true
        if !$0.waitedFor.contains(record.other) { $0.waitedFor.append(record.other) }
      }
    case .exclusionDecided(let record) where !record.prevents:
      change(record.recognizer) { $0.spared[record.other] = record.reason }
    case .recognizerStateChanged(let record):
      let change = StateHistory.Change(time: event.time, state: record.to, cause: record.reason)
      if change.isReset {
        owners.reset(record.recognizer)
      } else {
        self.change(record.recognizer) {
          $0.isWaiting = false
          $0.changes.append(change)
        }
      }
    case .timerFired(let record):
      return owners.attempts[record.owner] ?? owners.tracked[record.owner].map { [$0] } ?? []
    case .controlTracking(let record):
      if let touch = record.touch, record.hook == .beginTracking, record.answer == false {
        change(control: record.control, for: [touch]) { $0.refusedTracking = true }
      }
    case .propertyChanged(let record)
    where ControlAnswer.Value.properties.contains(record.property)
      && index.view(record.object)?.control != nil:
      change(control: record.object, for: owners.tracked[record.object].map { [$0] } ?? inherited) { answer in
        answer.values.removeAll { $0.property == record.property }
        answer.values.append(ControlAnswer.Value(property: record.property, value: record.value.words))
      }
    case .controlEventsSent(let record):
      let touches = owners.tracked[record.control].map { [$0] } ?? inherited
      change(control: record.control, for: touches) { answer in
        for event in record.events where answer.events.last != event { answer.events.append(event) }
      }
      return touches
    case .actionSent(let record):
      let touches = owners.touches(of: record.sender) ?? inherited
      var call = ActionCall(
        kind: .action, name: record.action, sender: record.sender, target: record.target, event: record.event)
      call.states = [record.state].compactMap { $0 }
      call.search = takeSearch(for: call)
      note(call, for: touches)
      return touches
    case .actionDropped(let record):
      var call = ActionCall(kind: .dropped, name: record.action, sender: record.sender, reason: record.reason)
      call.search = takeSearch(for: call)
      note(call, for: owners.touches(of: record.sender) ?? inherited)
    case .targetSearchBegan(let record):
      let isFirst = record.reason.code == .startsAtFirstResponder
      search = (
        record.action, record.sender, ActionCall.Search(start: record.start, isFromFirstResponder: isFirst)
      )
    case .targetAsked(let record):
      if search?.action == record.action { search?.search.asked.append(record.responder) }
    case .callbackSent(let record):
      note(
        ActionCall(kind: .callback, name: record.method, target: record.receiver, subject: record.subject),
        for: inherited)
    case .firstResponderChanged(let record):
      guard let responder = record.to else { break }
      for touch in inherited { outcomes[touch, default: TouchOutcome()].firstResponders.append(responder) }
    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      readViews(event.kind)
    case .touchesDelivered(let record):
      return record.touches
    case .inputReceived:
      return []
    case .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .hitTestEntered, .hitTestReturned,
      .gatesChecked,
      .pointInsideAsked, .pointInsideAnswered, .responderChain, .eventSent, .touchesForwarded, .touchesKept,
      .eventDropped, .questionAnswered, .requirementAdded, .requirementCycle, .illegalTransition,
      .exclusionDecided, .propertyChanged,
      .firstResponderRefused, .eventDelivered, .eventForwarded, .eventKept,
      .viewChanged, .subviewsChanged, .recognizerChanged:
      break
    }
    return nil
  }

  // MARK: - What came of a touch

  private mutating func change(
    _ recognizer: String, for touches: [String]? = nil, _ body: (inout RecognizerAnswer) -> Void
  ) {
    for touch in touches ?? owners.attempts[recognizer] ?? [] {
      let position = positions[touch]?[recognizer] ?? outcomes[touch]?.recognizers.count ?? 0
      if positions[touch, default: [:]].updateValue(position, forKey: recognizer) == nil {
        outcomes[touch, default: TouchOutcome()].recognizers
          .append(RecognizerAnswer(recognizer, in: index, source: source))
      }
      body(&outcomes[touch, default: TouchOutcome()].recognizers[position])
    }
  }

  private mutating func change(
    control: String, for touches: [String], _ body: (inout ControlAnswer) -> Void
  ) {
    for touch in touches {
      if outcomes[touch]?.controls.contains(where: { $0.control == control }) != true {
        outcomes[touch, default: TouchOutcome()].controls
          .append(ControlAnswer(control, in: index, source: source))
      }
      let position = outcomes[touch]?.controls.firstIndex { $0.control == control }
      if let position { body(&outcomes[touch, default: TouchOutcome()].controls[position]) }
    }
  }

  /// The search that ends with a call; nil for an action with a target of its own.
  private mutating func takeSearch(for call: ActionCall) -> ActionCall.Search? {
    guard let search, search.action == call.name, search.sender == call.sender else { return nil }
    self.search = nil
    return search.search
  }

  private mutating func note(_ call: ActionCall, for touches: [String]) {
    for touch in touches {
      guard let position = callPositions[touch]?[call.likeness] else {
        callPositions[touch, default: [:]][call.likeness] = outcomes[touch]?.actions.count ?? 0
        var call = call
        call.lateness = lateness(of: touch)
        outcomes[touch, default: TouchOutcome()].actions.append(call)
        continue
      }
      outcomes[touch, default: TouchOutcome()].actions[position].count += 1
      outcomes[touch, default: TouchOutcome()].actions[position].states += call.states
    }
  }

  /// How long after a touch's lift the present event comes; nil for at the lift or before.
  private func lateness(of touch: String) -> Double? {
    // A millisecond is nothing that anybody notices, and less than a microsecond is no time but rounding.
    lifts[touch].map { ((now - $0) * 1e6).rounded() / 1e6 }.flatMap { $0 > 0.001 ? $0 : nil }
  }

  private mutating func readViews(_ kind: TraceEvent.Kind) {
    guard var change = DeliveryChange(kind) else { return }
    for touch in kind.touches ?? kind.touch.map({ [$0] }) ?? [] {
      change.lateness = change.kind == .released ? lateness(of: touch) : nil
      outcomes[touch, default: TouchOutcome()].deliveryChanges.append(change)
    }
  }
}
