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
    if let sample = event.kind.sample, sample.phase == "ended" { lifts[sample.touch] = now }
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
    case .recognizersCollected(let touch, let recognizers):
      for recognizer in recognizers { change(recognizer, for: [touch]) { _ in } }
    case .recognizerReceived(let recognizer, let method, let touches):
      if method == "touchesBegan" { change(recognizer, for: touches) { _ in } }
      return touches
    case .recognizerPassedOver(let recognizer, let touch, let reason):
      change(recognizer, for: [touch]) {
        $0.passedOver = reason
        $0.isUnsimulated = false
      }
    case .recognizerIgnoredTouch(let recognizer, let touch):
      change(recognizer, for: [touch]) { $0.ignoresTouch = true }
    case .recognizerWaits(let recognizer, _, let other):
      change(recognizer) {
        $0.isWaiting = true
        if !$0.waitedFor.contains(other) { $0.waitedFor.append(other) }
      }
    case .exclusionDecided(let recognizer, let other, false, let reason):
      change(recognizer) { $0.spared[other] = reason }
    case .recognizerStateChanged(let recognizer, _, let state, let cause):
      let change = StateHistory.Change(time: event.time, state: state, cause: cause)
      if change.isReset {
        owners.reset(recognizer)
      } else {
        self.change(recognizer) {
          $0.isWaiting = false
          $0.changes.append(change)
        }
      }
    case .timerFired(let owner, _):
      return owners.attempts[owner] ?? owners.tracked[owner].map { [$0] } ?? []
    case .controlTracking(let control, let hook, let touch?, let answer):
      if hook == "beginTracking", answer == false {
        change(control: control, for: [touch]) { $0.refusedTracking = true }
      }
    case .propertyChanged(let object, let property, let value)
    where ControlAnswer.Value.properties.contains(property) && index.view(object)?.control != nil:
      change(control: object, for: owners.tracked[object].map { [$0] } ?? inherited) { answer in
        answer.values.removeAll { $0.property == property }
        answer.values.append(ControlAnswer.Value(property: property, value: value))
      }
    case .controlEventsSent(let control, let events):
      let touches = owners.tracked[control].map { [$0] } ?? inherited
      change(control: control, for: touches) { answer in
        for event in events where answer.events.last != event { answer.events.append(event) }
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
    case .actionDropped(let action, let sender, let reason):
      var call = ActionCall(kind: .dropped, name: action, sender: sender, reason: reason)
      call.search = takeSearch(for: call)
      note(call, for: owners.touches(of: sender) ?? inherited)
    case .targetSearchBegan(let action, let sender, let start, let reason):
      let isFirst = reason.code == .startsAtFirstResponder
      search = (action, sender, ActionCall.Search(start: start, isFromFirstResponder: isFirst))
    case .targetAsked(let responder, let action, _):
      if search?.action == action { search?.search.asked.append(responder) }
    case .callbackSent(let receiver, let method, let subject):
      note(ActionCall(kind: .callback, name: method, target: receiver, subject: subject), for: inherited)
    case .firstResponderChanged(_, _, let responder?):
      for touch in inherited { outcomes[touch, default: TouchOutcome()].firstResponders.append(responder) }
    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      readViews(event.kind)
    case .touchesDelivered(_, _, let touches):
      return touches
    case .inputReceived:
      return []
    case .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .hitTestEntered, .hitTestReturned,
      .gatesChecked,
      .pointInsideAsked, .pointInsideAnswered, .responderChain, .eventSent, .touchesForwarded, .touchesKept,
      .eventDropped, .questionAnswered, .requirementAdded, .requirementCycle, .illegalTransition,
      .exclusionDecided, .controlTracking, .propertyChanged,
      .firstResponderChanged, .firstResponderRefused, .eventDelivered, .eventForwarded, .eventKept,
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
