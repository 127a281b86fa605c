// SPDX-License-Identifier: Apache-2.0

/// The events of touches and of the responders that get them.
extension EventType {
  static let touches = types(
    .touch,
    [touchUpdated, responderChain, eventSent, touchesDelivered, touchesForwarded, touchesKept, eventDropped])

  static let responderChain = row(
    "responderChain", "The responders from the hit view to the end (RC-1 to RC-5).",
    Field.touch(),
    Field<[ChainLink]>("links", "The responders, in order, each with the rule that gave its `next`."),
    make: Kind.responderChain)

  static let eventSent = row(
    "eventSent", "`sendEvent(_:)` of the application or a window is entered (HT-29).",
    Field.ids("touches", "The touches."),
    Field.id("receiver", "The application or window.")
  ) {
    .eventSent(receiver: $1, touches: $0)
  }

  static let touchesDelivered = row(
    "touchesDelivered", "A touches method of a responder is entered (TE-5, TE-6).",
    Field.ids("touches", "The touches."),
    Field.id("responder", "The responder."),
    Field.method()
  ) {
    .touchesDelivered(responder: $1, method: $2, touches: $0)
  }

  static let touchesForwarded = row(
    "touchesForwarded", "The call is passed on to `next` (RC-9).",
    Field.id("responder", "The responder."),
    Field.method(),
    Field.id("next", "The responder that gets it."),
    make: Kind.touchesForwarded)

  static let touchesKept = row(
    "touchesKept", "A touches method returned without passing the call on.",
    Field.reason("Who kept it."),
    Field.id("responder", "The responder."),
    Field.method()
  ) {
    .touchesKept(responder: $1, method: $2, reason: $0)
  }

  static let eventDropped = row(
    "eventDropped", "The event reached nobody or came to the end of the chain (HT-36, RC-11).",
    Field.ids("touches", "The touches; empty for presses, motion, remote control and menu commands."),
    Field.reason(),
    Field.id("responder", "The responder where the chain ended; absent if there was no view.").optional,
    Field.name("method", "The method that nobody took.", examples: ["touchesBegan", "pressesBegan"])
  ) {
    .eventDropped(touches: $0, method: $3, responder: $2, reason: $1)
  }
}

/// What a view gets of its touches, if not all of it and at once.
extension EventType {
  static let touchesOfViews = types(
    .view,
    [touchWithheld, touchesHeld, touchesReleased, touchesDiscarded, touchesTaken, touchDetached])

  static let touchWithheld = row(
    "touchWithheld",
    "A touch is not given to its view at all, though recognizers see it (TE-7, TE-8, SV-4).",
    Field.touch(),
    Field.id("view", "The view."),
    Field.reason(),
    make: Kind.touchWithheld)

  static let touchesHeld = row(
    "touchesHeld", "Phases of touches wait before they reach their view (GR-24, GR-25, SV-1).",
    Field.ids("touches", "The touches."),
    Field.id("view", "The view."),
    Field.method("The touches method that is late."),
    Field.reason("Why; the subject is the recognizer that delays them.")
  ) {
    .touchesHeld(view: $1, method: $2, touches: $0, reason: $3)
  }

  static let touchesReleased = row(
    "touchesReleased", "What waited is delivered now, right after this event (GR-24, GR-25).",
    Field.ids("touches", "The touches."),
    Field.id("view", "The view."),
    Field.method("The touches method that is late."),
    Field.reason()
  ) {
    .touchesReleased(view: $1, method: $2, touches: $0, reason: $3)
  }

  static let touchesDiscarded = row(
    "touchesDiscarded", "What waited is never delivered (GR-24).",
    Field.ids("touches", "The touches."),
    Field.id("view", "The view."),
    Field.method("The touches method that never comes."),
    Field.reason()
  ) {
    .touchesDiscarded(view: $1, method: $2, touches: $0, reason: $3)
  }

  static let touchesTaken = row(
    "touchesTaken",
    "Touches are taken away from their view, which gets `touchesCancelled` if it had them (GR-23, SV-6, TE-14).",
    Field.ids("touches", "The touches."),
    Field.id("view", "The view."),
    Field.reason()
  ) {
    .touchesTaken(view: $1, touches: $0, reason: $2)
  }

  static let touchDetached = row(
    "touchDetached", "A touch lost its view, which left the window (TE-13).",
    Field.touch(),
    Field.id("view", "The view that it had."),
    make: Kind.touchDetached)
}
