// SPDX-License-Identifier: Apache-2.0

// Touches that a view does not get, or gets late.

package struct TouchWithheld: EventRecord {
  package var touch: String
  package var view: String
  package var reason: TraceReason

  package init(touch: String, view: String, reason: TraceReason) {
    (self.touch, self.view, self.reason) = (touch, view, reason)
  }

  static let group = EventGroup.view
  static let record = RecordMembers(
    "touchWithheld", "A touch is not given to its view at all, though recognizers see it (TE-7, TE-8, SV-4).",
    of: TouchWithheld(touch: "", view: "", reason: TraceReason(.hidden)),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .id(\.view, .view, "The view."),
      .reason(\.reason),
    ])
}

package struct TouchesHeld: EventRecord {
  package var view: String
  package var method: TouchMethod
  package var touches: [String]
  package var reason: TraceReason

  package init(view: String, method: TouchMethod, touches: [String], reason: TraceReason) {
    (self.view, self.method, self.touches, self.reason) = (view, method, touches, reason)
  }

  static let group = EventGroup.view
  static let record = RecordMembers(
    "touchesHeld", "Phases of touches wait before they reach their view (GR-24, GR-25, SV-1).",
    of: TouchesHeld(view: "", method: .began, touches: [], reason: TraceReason(.hidden)),
    [
      .id(\.touches, .touches, "The touches."),
      .id(\.view, .view, "The view."),
      .method(\.method, "The touches method that is late."),
      .reason(\.reason, "Why; the subject is the recognizer that delays them."),
    ])
}

package struct TouchesReleased: EventRecord {
  package var view: String
  package var method: TouchMethod
  package var touches: [String]
  package var reason: TraceReason

  package init(view: String, method: TouchMethod, touches: [String], reason: TraceReason) {
    (self.view, self.method, self.touches, self.reason) = (view, method, touches, reason)
  }

  static let group = EventGroup.view
  static let record = RecordMembers(
    "touchesReleased", "What waited is delivered now, right after this event (GR-24, GR-25).",
    of: TouchesReleased(view: "", method: .began, touches: [], reason: TraceReason(.hidden)),
    [
      .id(\.touches, .touches, "The touches."),
      .id(\.view, .view, "The view."),
      .method(\.method, "The touches method that is late."),
      .reason(\.reason),
    ])
}

package struct TouchesDiscarded: EventRecord {
  package var view: String
  package var method: TouchMethod
  package var touches: [String]
  package var reason: TraceReason

  package init(view: String, method: TouchMethod, touches: [String], reason: TraceReason) {
    (self.view, self.method, self.touches, self.reason) = (view, method, touches, reason)
  }

  static let group = EventGroup.view
  static let record = RecordMembers(
    "touchesDiscarded", "What waited is never delivered (GR-24).",
    of: TouchesDiscarded(view: "", method: .began, touches: [], reason: TraceReason(.hidden)),
    [
      .id(\.touches, .touches, "The touches."),
      .id(\.view, .view, "The view."),
      .method(\.method, "The touches method that never comes."),
      .reason(\.reason),
    ])
}

package struct TouchesTaken: EventRecord {
  package var view: String
  package var touches: [String]
  package var reason: TraceReason

  package init(view: String, touches: [String], reason: TraceReason) {
    (self.view, self.touches, self.reason) = (view, touches, reason)
  }

  static let group = EventGroup.view
  static let record = RecordMembers(
    "touchesTaken",
    "Touches are taken away from their view, which gets `touchesCancelled` if it had them (GR-23, SV-6, TE-14).",
    of: TouchesTaken(view: "", touches: [], reason: TraceReason(.hidden)),
    [
      .id(\.touches, .touches, "The touches."),
      .id(\.view, .view, "The view."),
      .reason(\.reason),
    ])
}

package struct TouchDetached: EventRecord {
  package var touch: String
  package var view: String

  package init(touch: String, view: String) {
    (self.touch, self.view) = (touch, view)
  }

  static let group = EventGroup.view
  static let record = RecordMembers(
    "touchDetached", "A touch lost its view, which left the window (TE-13).",
    of: TouchDetached(touch: "", view: ""),
    [
      .id(\.touch, .touch, "The touch: `touch1`, `touch2`, in the order of touch-down."),
      .id(\.view, .view, "The view that it had."),
    ])
}
