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
