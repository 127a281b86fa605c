// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The effects of one touch, other than calls of touch methods.
package struct TouchOutcome: Hashable, Sendable {
  /// The recognizers that saw the touch, from the hit-test view outwards, then those that were skipped.
  package var recognizers: [RecognizerAnswer] = []

  /// The calls because of the touch, in the order of the first call; equal calls are listed once.
  package var actions: [ActionCall] = []

  /// The calls to report: without those of recognizers that UIKit's views attach to themselves.
  package var reportedActions: [ActionCall] {
    let system = Set(recognizers.filter(\.isSystem).map(\.id))
    return actions.filter { !system.contains($0.sender ?? "") }
  }

  /// What controls sent because of the touch.
  package var controls: [ControlAnswer] = []

  /// What views did not get of the touch, got late or lost, in order.
  package var deliveryChanges: [DeliveryChange] = []

  /// Who became first responder because of the touch, in order (RC-18).
  package var firstResponders: [String] = []

  /// What is on the screen and who is first responder otherwise because of the touch, in order.
  package var screenChanges: [ScreenChange] = []

  /// The delegate or list that refused to select the cell under the touch (OW-36).
  package var selectionRefusedBy: String?

  /// Why the swipe back of a navigation controller, which recognized, goes nowhere; nil if it does not (OW-8).
  var endlessTransition: TraceReason?
  /// A controller that code of the touch wanted to present in vain (OW-116).
  package var refusedPresentation: PresentationRefused?

  /// A push that code of the touch asks for in vain (OW-8).
  package var refusedPush: RefusedPush?

  /// What code of the touch set of objects, the last value of each property.
  package var settings: [CodeSetting] = []

  /// The scroll views whose `bounces` code of the touch turned off, for a while at least (SV-8).
  var unbounced: Set<String> = []

  /// The call of a touches method in which code made something first responder; nil if no such code did.
  var focusedIn: TouchesCall?

  /// The responder whose `touchesCancelled` did something, by code of the app's (TE-5).
  var actedWhenCancelled: String?

  /// The controller that the touch would have dismissed, and the answer by which it stays presented (OW-20).
  var kept: Because.Kept?
}

extension TouchOutcome {
  /// Records what code of the touch asked for.
  fileprivate mutating func note(_ input: InputReceived) {
    if let reason = input.reason,
      reason.code == .transitionNeverEnds
        || reason.code == .raisesException && input.input == .method(CodeMethod.pushViewController.rawValue)
    {
      refusedPush = RefusedPush(controller: input.what, reason: reason)
    }
    guard input.input == .set, let object = input.object, let property = input.property,
      let value = input.value
    else { return }
    if property == KnownProperty.bounces.rawValue, value == String(false) { unbounced.insert(object) }
    settings.removeAll { $0.object == object && $0.property == property }
    settings.append(CodeSetting(object: object, property: property, value: value))
  }
}

/// A call of a touches method of a responder.
package struct TouchesCall: Hashable, Sendable {
  package var responder: String
  package var method: TouchMethod
}

/// A controller that is not pushed, and why.
package struct RefusedPush: Hashable, Sendable {
  package var controller: String
  package var reason: TraceReason
}

/// A property that code of the app's set.
package struct CodeSetting: Hashable, Sendable {
  package var object: String
  package var property: String

  /// In the one-line form of a scenario file.
  package var value: String
}

/// What a recognizer did with one touch.
package struct RecognizerAnswer: Hashable, Sendable {
  package var id: String
  package var className: String

  /// The nearest class of UIKit.
  package var baseClass: String

  /// The view that it is attached to; nil for one that is not in the snapshot.
  package var view: String?

  /// Whether the source says which actions it sends.
  package var areActionsKnown = true

  /// The states that it entered with the touch, in order, with their causes and without resets. A gesture of several
  /// touches is part of the answer for each.
  package var changes: [StateHistory.Change] = []

  /// The recognizers that it waited for, in order (GR-14).
  package var waitedFor: [String] = []

  /// The recognizers that it did not prevent when it recognized, with the reasons (GR-19, GR-21).
  package var spared: [String: TraceReason] = [:]

  /// Whether it was still waiting at the end of the trace.
  package var isWaiting = false

  /// Why it does not see the touch; nil if it does (GR-4 to GR-6, GR-10).
  package var passedOver: TraceReason?

  /// The hit-test view, of which its view is no superview, so that it does not see the touch (GR-3); nil if it could.
  package var unseenOn: String?

  /// Whether it is the pan of a list whose drag moves the sheet around it instead (OW-19).
  var movesSheet: Bool { changes.contains { $0.cause.code == .movedSheet } }

  /// Whether it ignored the touch from some point on (GR-36).
  package var ignoresTouch = false

  /// Whether its class is not simulated, so that its behaviour is unknown.
  package var isUnsimulated = false

  /// Whether its class is the app's own below one of UIKit's, as which it is simulated, so that it may have touches methods of
  /// its own (GR-37).
  package var mayDecideItself = false

  /// Whether it recognized its gesture.
  package var recognized: Bool { changes.contains { $0.state == .began || $0.state == .ended } }

  /// The recognizer that kept it from recognizing, if that is how it ended.
  package var preventer: String? { changes.last?.cause.preventer }

  /// Whether `other` kept it from recognizing, at the end or before.
  package func wasPrevented(by other: String) -> Bool {
    changes.contains { $0.cause.preventer == other }
  }

  /// Whether its gesture was cancelled, or another recognizer kept it from recognizing.
  package var losesGesture: Bool {
    guard let last = changes.last else { return false }
    return last.state == .cancelled
      || [.recognizerPrevented, .requiredRecognizerRecognized].contains(last.cause.code)
  }

  /// Whether its gesture was cancelled before the finger moved on, as by code that disables it.
  package var endsAtOnce: Bool {
    changes.last?.state == .cancelled && !changes.contains { $0.state == .changed }
  }

  /// Whether its gesture began only when it ended, as one that waited for others until the lift.
  package var beginsAtEnd: Bool {
    guard let began = changes.first(where: { $0.state == .began }) else { return false }
    return began.time == changes.last?.time
  }

  /// Whether it recognized a gesture that ends at once, such as a tap (GR-8).
  package var isDiscrete: Bool {
    changes.contains { $0.state == .ended } && !changes.contains { $0.state == .began }
  }

  /// The cause of the recognition; nil if it did not recognize, or did so before it had the touch.
  package var recognition: TraceReason? {
    changes.first { $0.state == .began || $0.state == .ended && $0.cause.code != .touchesLifted }?.cause
  }

  /// The gesture that it recognizes.
  package var kind: UIKitClass.Gesture { UIKitClass.named(baseClass)?.gesture ?? .other }

  /// Whether a UIKit view attached it to itself, as scroll views do (SV-2, SV-7).
  package var isSystem: Bool {
    UIKitClass.named(baseClass)?.traits.contains(.private) ?? false
  }

  /// Whether it only serves its own view and does nothing that a person would notice as an action.
  package var isInternalToView: Bool { isSystem && !kind.changesScreens }
}

/// A call of an action or callback because of a touch, or an action that found no target.
package struct ActionCall: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// An action that a target received.
    case action
    /// An action that reached no target.
    case dropped
    /// A callback of the framework, such as `didSelectRow`.
    case callback
  }

  package var kind: Kind

  /// The action's or the method's name.
  package var name: String

  /// The method of a callback; nil for an action.
  package var callback: CallbackMethod?

  /// The control or recognizer that sends the action; nil for a command or callback.
  package var sender: String?

  /// The object whose method is called; nil if there is none.
  package var target: String?

  /// The control event of an action; nil for others.
  package var event: ControlEvent?

  /// What a callback is about, such as a cell.
  package var subject: String?

  /// Why the action reached no target.
  package var reason: TraceReason?

  /// The search for its target; nil if its target is not nil.
  package var search: Search?

  /// A recognizer's state at each call, in order (GR-11).
  package var states: [GestureState] = []

  /// The number of calls.
  package var count = 1

  /// How long after the touch's lift the first call came, in seconds; nil if it came at the lift or before.
  package var lateness: Double?

  /// The search for the target of an action whose target is nil (UC-16).
  package struct Search: Hashable, Sendable {
    /// The responder at which the search starts; nil for nowhere.
    package var start: String?

    /// Whether that is the first responder, and not the sender.
    package var isFromFirstResponder: Bool

    /// The responders that were asked, in order.
    package var asked: [String] = []

    /// Whether the registration had a target that is gone (UC-14).
    package var isTargetGone = false
  }

  /// The call without its count and lateness, for comparison.
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

  /// The control events, in order; consecutive equal ones are listed once (UC-11).
  package var events: [ControlEvent] = []

  /// The values that the touch changed; each property once, with its last value.
  package var values: [Value] = []

  /// Whether the source says which actions it sends.
  package var areActionsKnown = true

  /// Whether its class is the app's own and follows the finger by code that did not run.
  package var tracksByItself = false

  /// Whether that code has followed the finger.
  package var hasTracked: Bool {
    tracksByItself && (events.contains(.touchDragInside) || events.contains(.touchDragOutside))
  }

  /// Whether `beginTracking` returned false, so that the control ignores the touch (UC-3).
  package var refusedTracking = false

  /// Whether it was disabled while it followed the finger (UC-21).
  package var wasDisabled = false

  /// A visible or readable property of a control, such as `isOn`.
  package struct Value: Hashable, Sendable {
    package var property: String
    package var value: PropertyValue

    /// The properties that UIKit's controls change themselves (UC-13).
    static let properties: Set<KnownProperty?> = [.currentPage, .isOn, .selectedSegmentIndex, .value]
  }
}

/// A view gets a touch or a phase of it late, loses it, or never gets it.
package struct DeliveryChange: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The view gets nothing of the touch (TE-7, TE-8, SV-4).
    case withheld
    /// A method is delayed (GR-24, GR-25, SV-1).
    case held
    /// A delayed method is delivered.
    case released
    /// A delayed method will never be delivered (GR-24).
    case discarded
    /// The view loses a touch that it had, and gets `touchesCancelled` (GR-23, SV-6, TE-14).
    case taken
    /// The view left the window (TE-13).
    case detached
  }

  package var kind: Kind
  package var view: String

  /// The touch method that is late or never called; nil if it is the whole touch.
  package var method: TouchMethod?

  package var reason: TraceReason?

  /// For ``Kind/released``: how long after the touch's lift, in seconds; nil if at the lift or before.
  package var lateness: Double?

  /// For ``Kind/released``: how long the method was delayed, in seconds; nil if nobody would notice.
  package var delay: Double?

  /// For ``Kind/released``: whether it came at the touch's lift.
  package var isAtLift = false
}

extension DeliveryChange {
  /// Reads what an event says about a view's touches; nil for other events.
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

/// Finds the effects of each touch from the events of a trace.
///
/// A state change or action of a recognizer belongs to the touches that it received since its last reset, an action of
/// a control to the touch that it tracks, and everything else to the touches of the call that contains it.
struct OutcomeReader {
  private let index: ScreenIndex

  /// The source of the screen.
  private let source: String

  private(set) var outcomes: [String: TouchOutcome] = [:]

  private var owners: TouchOwners

  /// By touch and recognizer, the index of the recognizer in the touch's outcome.
  private var positions: [String: [String: Int]] = [:]

  /// By touch and call, the index of the call in the touch's outcome.
  private var callPositions: [String: [ActionCall: Int]] = [:]

  private var screen: ScreenChangeReader

  /// The touches of events that may contain others, by sequence number.
  private var causes: [Int: [String]] = [:]

  /// The calls of touches methods, by their sequence numbers and those of what code does in them.
  private var deliveries: [Int: TouchesCall] = [:]

  /// The calls of touches methods in which code does something, by the sequence numbers of what it does.
  private var codeCalls: [Int: TouchesCall] = [:]

  /// The touch whose recognizers are being collected. What code of a delegate does then, when it is asked, is its effect.
  private var collecting: String?

  init(_ index: ScreenIndex, source: String) {
    self.index = index
    self.source = source
    owners = TouchOwners(index)
    screen = ScreenChangeReader(index)
  }

  /// The sender of the action sent next, if its registration had a target that is gone.
  private var goneTarget: String?

  /// The search for a target in progress, with its action and sender.
  private var search: (action: String, sender: String?, search: ActionCall.Search)?

  /// The time of the current event and of each touch's lift, in seconds.
  private var now = 0.0
  private var lifts: [String: Double] = [:]

  /// Since when methods of views are delayed, in seconds.
  private var holds: [Hold: Double] = [:]

  private struct Hold: Hashable {
    var touch: String
    var view: String
    var method: TouchMethod?
  }

  mutating func read(_ event: TraceEvent) {
    now = event.time
    if let sample = event.kind.sample {
      if sample.phase == .ended { lifts[sample.touch] = now }
      collecting = sample.phase == .began ? sample.touch : nil
    }
    let asking = event.parent == nil ? collecting.map { [$0] } : nil
    let inherited = event.parent.flatMap { causes[$0] } ?? asking
    if let call = event.parent.flatMap({ deliveries[$0] }) { deliveries[event.sequence] = call }
    owners.follow(event.kind)
    let touches = read(event, within: inherited ?? []) ?? inherited
    if let touches { causes[event.sequence] = touches }
  }

  /// Records the effects of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - inherited: The touches of the call that contains it.
  /// - Returns: The touches that cause what happens inside the event; nil if the event does not say.
  private mutating func read(_ event: TraceEvent, within inherited: [String]) -> [String]? {
    switch event.kind {
    case .recognizersCollected(let record):
      collecting = nil
      for recognizer in record.recognizers { change(recognizer, for: [record.touch]) { _ in } }
    case .recognizerReceived(let record):
      if record.method == .began { change(record.recognizer, for: record.touches) { _ in } }
      return record.touches
    case .recognizerPassedOver(let record):
      change(record.recognizer, for: [record.touch]) {
        $0.passedOver = record.reason
        $0.isUnsimulated = false
        $0.mayDecideItself = false
      }
    case .recognizerIgnoredTouch(let record):
      change(record.recognizer, for: [record.touch]) { $0.ignoresTouch = true }
    case .propertyChanged(let record) where event.kind.isEndlessTransition:
      let reason = TraceReason(.transitionNeverEnds, subject: record.object)
      for touch in inherited { outcomes[touch, default: TouchOutcome()].endlessTransition = reason }
    case .propertyChanged(let record) where record.property == HiddenState.target.rawValue:
      goneTarget = record.object
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
    where ControlAnswer.Value.properties.contains(KnownProperty(rawValue: record.property))
      && index.view(record.object)?.control != nil:
      change(control: record.object, for: owners.tracked[record.object].map { [$0] } ?? inherited) { answer in
        answer.values.removeAll { $0.property == record.property }
        answer.values.append(ControlAnswer.Value(property: record.property, value: record.value))
      }
    case .propertyChanged(let record)
    where record.property == KnownProperty.isEnabled.rawValue && record.value == .bool(false):
      guard let touch = owners.tracked[record.object] else { break }
      change(control: record.object, for: [touch]) { answer in
        if answer.events.last != .touchUpInside { answer.wasDisabled = true }
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
      var found = ActionCall.Search(start: record.start, isFromFirstResponder: isFirst)
      found.isTargetGone = record.sender != nil && goneTarget == record.sender
      goneTarget = nil
      search = (record.action, record.sender, found)
    case .targetAsked(let record):
      if search?.action == record.action { search?.search.asked.append(record.responder) }
    case .callbackSent(let record):
      note(
        ActionCall(
          kind: .callback, name: record.method.rawValue, callback: record.method, target: record.receiver,
          subject: record.subject),
        for: inherited)
    case .firstResponderChanged(let record):
      note(event.kind, for: inherited)
      guard let responder = record.to else { break }
      for touch in inherited {
        outcomes[touch, default: TouchOutcome()].firstResponders.append(responder)
        // A text that becomes first responder by itself needs no code.
        outcomes[touch, default: TouchOutcome()].focusedIn = event.parent.flatMap { codeCalls[$0] }
      }
    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      readViews(event.kind)
    case .questionAnswered(let record) where record.question.isAboutSelection:
      if let touch = record.touch, !record.answer {
        outcomes[touch, default: TouchOutcome()].selectionRefusedBy = record.asked
      }
    case .questionAnswered(let record) where record.keepsPresented:
      let kept = Because.Kept(controller: record.asked, by: record.question)
      for touch in inherited { outcomes[touch, default: TouchOutcome()].kept = kept }
    case .presentationRefused(let record):
      for touch in inherited { outcomes[touch, default: TouchOutcome()].refusedPresentation = record }
    case .touchesDelivered(let record):
      deliveries[event.sequence] = TouchesCall(responder: record.responder, method: record.method)
      return record.touches
    // What code does during the action of a touch, or schedules there, is an effect of the touch; other code is a cause of
    // its own.
    case .inputReceived(let record):
      let touches = record.scheduledBy.flatMap { causes[$0] } ?? inherited
      for touch in touches { outcomes[touch, default: TouchOutcome()].note(record) }
      codeCalls[event.sequence] = deliveries[event.sequence]
      if let call = deliveries[event.sequence], call.method == .cancelled {
        for touch in touches { outcomes[touch, default: TouchOutcome()].actedWhenCancelled = call.responder }
      }
      return touches
    case .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .hitTestEntered, .hitTestReturned,
      .gatesChecked,
      .pointInsideAsked, .pointInsideAnswered, .responderChain, .eventSent, .touchesForwarded, .touchesKept,
      .eventDropped, .questionAnswered, .requirementAdded, .requirementCycle, .illegalTransition,
      .exclusionDecided, .propertyChanged,
      .firstResponderRefused, .eventDelivered, .eventForwarded, .eventKept,
      .subviewsChanged, .recognizerChanged, .controllerChanged:
      break
    case .viewChanged: note(event.kind, for: inherited)
    }
    return nil
  }

  // MARK: - Effects of a touch

  /// Records what changes on the screen; without touches it only follows the screen.
  private mutating func note(_ kind: TraceEvent.Kind, for touches: [String]) {
    var changes = touches.first.flatMap { outcomes[$0]?.screenChanges } ?? []
    screen.read(kind, into: &changes)
    for touch in touches { outcomes[touch, default: TouchOutcome()].screenChanges = changes }
  }

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

  /// The search that a call ends; nil for an action with a target.
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

  /// How long after a touch's lift the current event happens, in seconds; nil if at the lift or before.
  private func lateness(of touch: String) -> Double? {
    // Nobody notices a millisecond, and digits below a microsecond are rounding errors.
    lifts[touch].map { ((now - $0) * 1e6).rounded() / 1e6 }.flatMap { $0 > 0.001 ? $0 : nil }
  }

  private mutating func readViews(_ kind: TraceEvent.Kind) {
    guard var change = DeliveryChange(kind) else { return }
    for touch in kind.touches ?? kind.touch.map({ [$0] }) ?? [] {
      if change.kind == .held { holds[Hold(touch: touch, view: change.view, method: change.method)] = now }
      if change.kind == .released {
        change.lateness = lateness(of: touch)
        let start = holds[Hold(touch: touch, view: change.view, method: change.method)]
        change.delay = start.map { ((now - $0) * 1e6).rounded() / 1e6 }.flatMap { $0 > 0.001 ? $0 : nil }
        change.isAtLift = lifts[touch] == now
      }
      outcomes[touch, default: TouchOutcome()].deliveryChanges.append(change)
    }
  }
}
