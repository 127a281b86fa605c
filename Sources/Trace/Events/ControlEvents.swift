// SPDX-License-Identifier: Apache-2.0

// Events of controls, actions and callbacks.

/// A call of an action method.
package struct ActionRecord: EventRecord {
  package var action: String
  package var sender: String?
  package var target: String
  package var event: ControlEvent?
  package var state: GestureState?

  package init(
    action: String, sender: String?, target: String, event: ControlEvent? = nil, state: GestureState? = nil
  ) {
    self.action = action
    self.sender = sender
    self.target = target
    self.event = event
    self.state = state
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "actionSent", "An action method is called (UC-14, GR-11).",
    of: ActionRecord(action: "", sender: nil, target: ""),
    [
      .action(\.action),
      .id(\.sender, .sender, "The control or recognizer that sends it; absent for a command of nobody."),
      .id(\.target, .target, "The object whose method is called."),
      .field(\.event, "event", "The control event; absent for others."),
      .field(\.state, "state", "The recognizer's state as the action sees it; absent for others."),
    ])
}

package struct ControlTracking: EventRecord {
  package var control: String
  package var hook: TrackingHook
  package var touch: String?
  package var answer: Bool?

  package init(control: String, hook: TrackingHook, touch: String?, answer: Bool?) {
    (self.control, self.hook, self.touch, self.answer) = (control, hook, touch, answer)
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "controlTracking", "A control calls one of its tracking hooks (UC-1).",
    of: ControlTracking(control: "", hook: .beginTracking, touch: nil, answer: nil),
    [
      .id(\.control, .control, "The control."),
      .field(\.hook, "hook", "The hook."),
      .id(\.touch, .touch, "The tracked touch; absent for a hook without one."),
      .field(\.answer, "answer", "What the hook returned; absent for one that returns nothing."),
    ])
}

package struct PropertyChanged: EventRecord {
  package var object: String
  package var property: String
  package var value: PropertyValue

  package init(object: String, property: String, value: PropertyValue) {
    (self.object, self.property, self.value) = (object, property, value)
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "propertyChanged", "A property of an object changed.",
    of: PropertyChanged(object: "", property: "", value: .bool(false)),
    [
      .id(\.object, .object, "The object."),
      .name(
        \.property, "property", "The property by UIKit's name.",
        examples: ["isHighlighted", "isTouchInside", "value", "contentOffset"]),
      .field(\.value, "value", "Its value from here on."),
    ])
}

package struct ControlEventsSent: EventRecord {
  package var control: String
  package var events: [ControlEvent]

  package init(control: String, events: [ControlEvent]) {
    (self.control, self.events) = (control, events)
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "controlEventsSent", "A control sends its actions for control events (UC-11).",
    of: ControlEventsSent(control: "", events: []),
    [
      .id(\.control, .control, "The control."),
      .field(\.events, "events", "The control events, such as `touchUpInside`, in the order of their bits."),
    ])
}

package struct TargetSearchBegan: EventRecord {
  package var action: String
  package var sender: String?
  package var start: String?
  package var reason: TraceReason

  package init(action: String, sender: String?, start: String?, reason: TraceReason) {
    (self.action, self.sender, self.start, self.reason) = (action, sender, start, reason)
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "targetSearchBegan",
    "The application looks for a target of an action without one (UC-16, RC-20); what it finds is within this event.",
    of: TargetSearchBegan(action: "", sender: nil, start: nil, reason: TraceReason(.hidden)),
    [
      .action(\.action),
      .id(\.sender, .sender, "Who sends the action; absent for a command of nobody."),
      .id(\.start, .start, "The responder where the search starts; absent if there is none."),
      .reason(\.reason, "Why it starts there."),
    ])
}

package struct TargetAsked: EventRecord {
  package var responder: String
  package var action: String
  package var answer: Bool

  package init(responder: String, action: String, answer: Bool) {
    (self.responder, self.action, self.answer) = (responder, action, answer)
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "targetAsked", "A responder is asked `canPerformAction(_:withSender:)` (RC-20).",
    of: TargetAsked(responder: "", action: "", answer: false),
    [
      .id(\.responder, .responder, "The responder."),
      .action(\.action),
      .field(\.answer, "answer", "The answer."),
    ])
}

package struct ActionDropped: EventRecord {
  package var action: String
  package var sender: String?
  package var reason: TraceReason

  package init(action: String, sender: String?, reason: TraceReason) {
    (self.action, self.sender, self.reason) = (action, sender, reason)
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "actionDropped", "An action reaches nobody (UC-15, UC-16, UC-18, GR-30).",
    of: ActionDropped(action: "", sender: nil, reason: TraceReason(.hidden)),
    [
      .action(\.action),
      .id(\.sender, .sender, "Who sent it; absent for a command of nobody."),
      .reason(\.reason),
    ])
}

package struct CallbackSent: EventRecord {
  package var receiver: String
  package var method: CallbackMethod
  package var subject: String?

  package init(receiver: String, method: CallbackMethod, subject: String?) {
    (self.receiver, self.method, self.subject) = (receiver, method, subject)
  }

  static let group = EventGroup.control
  static let record = RecordMembers(
    "callbackSent", "A framework callback that is neither a touches method nor an action (SV-10).",
    of: CallbackSent(receiver: "", method: .didSelectRow, subject: nil),
    [
      .id(\.receiver, .receiver, "Who gets it."),
      .field(\.method, "method", "The method."),
      .id(\.subject, .subject, "What it is about, if it is about one object."),
    ])
}
