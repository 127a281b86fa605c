// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The effects of one touch, beside calls of touches methods.
package struct TouchOutcome: Hashable, Sendable {
  /// The recognizers that saw the touch, from the hit view outwards, then those that were passed over.
  package var recognizers: [RecognizerAnswer] = []

  /// What was called because of the touch, in the order of the first call; equal calls are one.
  package var actions: [ActionCall] = []

  /// The calls to tell of: not those of the recognizers that UIKit's views attach to themselves.
  package var toldActions: [ActionCall] {
    let system = Set(recognizers.filter(\.isSystem).map(\.id))
    return actions.filter { !system.contains($0.sender ?? "") }
  }

  /// What controls sent because of the touch.
  package var controls: [ControlAnswer] = []

  /// What views did not get of the touch, or late, or lost, in order.
  package var deliveryChanges: [DeliveryChange] = []

  /// Who became first responder because of the touch, in order (RC-18).
  package var firstResponders: [String] = []

  /// Who refused to select what the touch is on: the delegate of a list, or the list (OW-36).
  package var selectionRefusedBy: String?
}

/// What a recognizer did with one touch.
package struct RecognizerAnswer: Hashable, Sendable {
  package var id: String
  package var className: String

  /// The nearest class of UIKit itself.
  package var baseClass: String

  /// The view that it is attached to; nil for one that is not in the snapshot.
  package var view: String?

  /// Whether the source tells which actions it sends.
  package var areActionsKnown = true

  /// The states that it entered with the touch, in order and with their causes; resets are left out. A gesture of
  /// several touches is part of the answer for each.
  package var changes: [StateHistory.Change] = []

  /// The recognizers that it waited for, in order (GR-14).
  package var waitedFor: [String] = []

  /// The recognizers that it did not prevent though it recognized, with the reasons (GR-19, GR-21).
  package var spared: [String: TraceReason] = [:]

  /// Whether it waited to the end of the trace.
  package var isWaiting = false

  /// Why it does not see the touch; nil if it does (GR-4 to GR-6, GR-10).
  package var passedOver: TraceReason?

  /// Whether it took the touch out of its gesture (GR-36).
  package var ignoresTouch = false

  /// Whether its class is not simulated, so that what it does is unknown.
  package var isUnsimulated = false

  /// Whether it recognized its gesture.
  package var recognized: Bool { changes.contains { $0.state == .began || $0.state == .ended } }

  /// Whether it recognized a gesture that is over at once, such as a tap (GR-8).
  package var isDiscrete: Bool {
    changes.contains { $0.state == .ended } && !changes.contains { $0.state == .began }
  }

  /// The cause of recognition; nil if it did not recognize, or before it had the touch.
  package var recognition: TraceReason? {
    changes.first { $0.state == .began || $0.state == .ended && $0.cause.code != .touchesLifted }?.cause
  }

  /// What sort of gesture it is for.
  package var kind: UIKitClass.Gesture { UIKitClass.named(baseClass)?.gesture ?? .other }

  /// Whether a view of UIKit's attached it to itself, as scroll views do (SV-2, SV-7).
  package var isSystem: Bool {
    UIKitClass.named(baseClass)?.traits.contains(.private) ?? false
  }

  /// Whether what it does is the affair of the view that it belongs to, and nothing that a person would call an act.
  package var isOwnAffair: Bool { isSystem && !kind.changesScreens }
}

/// A call of an action or a callback because of a touch, or an action without a target.
package struct ActionCall: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// An action that a target got.
    case action
    /// An action that reached nobody.
    case dropped
    /// A callback of the framework, such as `didSelectRow`.
    case callback
  }

  package var kind: Kind

  /// The action's or the method's name.
  package var name: String

  /// The control or the recognizer that sends the action; nil for a command, or a callback.
  package var sender: String?

  /// The object whose method is called; nil if nobody's is.
  package var target: String?

  /// The control event of an action; nil for others.
  package var event: ControlEvent?

  /// What a callback is about, such as a cell.
  package var subject: String?

  /// Why the action reaches nobody.
  package var reason: TraceReason?

  /// The search for its target; nil for an action that has one.
  package var search: Search?

  /// A recognizer's state at each call, in order (GR-11).
  package var states: [GestureState] = []

  /// How often it was called.
  package var count = 1

  /// How long after the touch's lift it was called first, in seconds; nil for at the lift or before.
  package var lateness: Double?

  /// Where the target of an action without one was looked for (UC-16).
  package struct Search: Hashable, Sendable {
    /// Where the search starts; nil for nowhere.
    package var start: String?

    /// Whether that is the first responder, and not the sender.
    package var isFromFirstResponder: Bool

    /// The responders that were asked, in order.
    package var asked: [String] = []
  }

  /// The call without what differs from time to time: when it came, and how often.
  var likeness: ActionCall {
    var call = self
    call.search = nil
    call.states = []
    call.count = 1
    call.lateness = nil
    return call
  }
}

/// What a control sent because of one touch.
package struct ControlAnswer: Hashable, Sendable {
  package var control: String

  /// The control events, in order, a row of equal ones once (UC-11).
  package var events: [ControlEvent] = []

  /// The values that the touch changed, each property once with its last value, in words.
  package var values: [Value] = []

  /// Whether the source tells which actions it sends.
  package var areActionsKnown = true

  /// Whether `beginTracking` said no, so that the control does nothing with the touch (UC-3).
  package var refusedTracking = false

  /// A property of a control that a person sees or reads, such as `isOn`.
  package struct Value: Hashable, Sendable {
    package var property: String
    package var value: String

    /// The properties that controls of UIKit's change by themselves (UC-13).
    static let properties: Set<String> = ["currentPage", "isOn", "selectedSegmentIndex", "value"]
  }
}

/// A view gets a touch late, or a phase of it; or it loses the touch, or never gets it.
package struct DeliveryChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The view gets nothing of the touch (TE-7, TE-8, SV-4).
    case withheld
    /// A method waits (GR-24, GR-25, SV-1).
    case held
    /// What waited is delivered.
    case released
    /// What waited will never be delivered (GR-24).
    case discarded
    /// The view loses a touch that it had, and gets `touchesCancelled` (GR-23, SV-6, TE-14).
    case taken
    /// The view left the window (TE-13).
    case detached
  }

  package var kind: Kind
  package var view: String

  /// The touches method that is late or never comes; nil where it is the whole touch.
  package var method: TouchMethod?

  package var reason: TraceReason?

  /// For ``Kind/released``: how long after the touch's lift, in seconds; nil for at the lift or before.
  package var lateness: Double?
}

extension DeliveryChange {
  /// What an event says of a view's touches; nil for other events.
  package init?(_ event: TraceEvent.Kind) {
    switch event {
    case .touchWithheld(let record):
      self.init(kind: .withheld, view: record.view, reason: record.reason)
    case .touchesHeld(let record):
      self.init(kind: .held, view: record.view, method: record.method, reason: record.reason)
    case .touchesReleased(let record):
      self.init(kind: .released, view: record.view, method: record.method, reason: record.reason)
    case .touchesDiscarded(let record):
      self.init(kind: .discarded, view: record.view, method: record.method, reason: record.reason)
    case .touchesTaken(let record):
      self.init(kind: .taken, view: record.view, reason: record.reason)
    case .touchDetached(let record): self.init(kind: .detached, view: record.view)
    default: return nil
    }
  }
}

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
    case .questionAnswered(let record) where record.question.isAboutSelection:
      if let touch = record.touch, !record.answer {
        outcomes[touch, default: TouchOutcome()].selectionRefusedBy = record.asked
      }
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
