// SPDX-License-Identifier: Apache-2.0

/// The events of controls, actions and callbacks.
extension EventType {
  static let controls = types(
    .control,
    [
      controlTracking, propertyChanged, controlEventsSent, targetSearchBegan, targetAsked, actionSent,
      actionDropped, callbackSent,
    ])

  static let controlTracking = row(
    "controlTracking", "A control calls one of its tracking hooks (UC-1).",
    Field.id("control", "The control."),
    Field.name(
      "hook", "The hook.",
      examples: ["beginTracking", "continueTracking", "endTracking", "cancelTracking"]),
    Field.touch("The tracked touch; absent for a hook without one.").optional,
    Field<Bool>("answer", "What the hook returned; absent for one that returns nothing.").optional,
    make: Kind.controlTracking)

  static let propertyChanged = row(
    "propertyChanged", "A property of an object changed.",
    Field.id("object", "The object."),
    Field.name(
      "property", "The property by UIKit's name.",
      examples: ["isHighlighted", "isTouchInside", "value", "contentOffset"]),
    Field.text("value", "Its value from here on, in words."),
    make: Kind.propertyChanged)

  static let controlEventsSent = row(
    "controlEventsSent", "A control sends its actions for control events (UC-11).",
    Field.id("control", "The control."),
    Field<[String]>("events", "The control events, such as `touchUpInside`, in the order of their bits."),
    make: Kind.controlEventsSent)

  static let targetSearchBegan = row(
    "targetSearchBegan",
    "The application looks for a target of an action without one (UC-16, RC-20); what it finds is within this event.",
    Field.action(),
    Field.id("sender", "Who sends the action; absent for a command of nobody.").optional,
    Field.id("start", "The responder where the search starts; absent if there is none.").optional,
    Field.reason("Why it starts there."),
    make: Kind.targetSearchBegan)

  static let targetAsked = row(
    "targetAsked", "A responder is asked `canPerformAction(_:withSender:)` (RC-20).",
    Field.id("responder", "The responder."),
    Field.action(),
    Field<Bool>("answer", "The answer."),
    make: Kind.targetAsked)

  static let actionDropped = row(
    "actionDropped", "An action reaches nobody (UC-15, UC-16, UC-18, GR-30).",
    Field.action(),
    Field.id("sender", "Who sent it; absent for a command of nobody.").optional,
    Field.reason(),
    make: Kind.actionDropped)

  static let callbackSent = row(
    "callbackSent", "A framework callback that is neither a touches method nor an action (SV-10).",
    Field.id("receiver", "Who gets it."),
    Field.name("method", "The method.", examples: ["didSelectRow"]),
    Field.id("subject", "What it is about, if it is about one object.").optional,
    make: Kind.callbackSent)
}
