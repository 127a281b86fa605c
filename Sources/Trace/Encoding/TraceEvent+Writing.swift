// SPDX-License-Identifier: Apache-2.0

extension TraceEvent {
  /// Writes the fields of the event's record by hand: a trace has many events, and this takes a tenth of the time.
  func write(to object: inout JSONObjectText) throws {
    switch kind {
    case .hitTestPassBegan, .hitTestPassEnded, .hitTestEntered, .gatesChecked, .pointInsideAsked,
      .pointInsideAnswered, .hitTestReturned:
      try writeHitTest(to: &object)
    case .touchUpdated, .recognizersCollected, .responderChain, .eventSent, .touchesDelivered,
      .touchesForwarded, .touchesKept, .eventDropped:
      try writeTouch(to: &object)
    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      try writeTouchOfView(to: &object)
    case .questionAnswered, .requirementAdded, .requirementCycle, .recognizerReceived,
      .recognizerPassedOver, .recognizerIgnoredTouch, .recognizerWaits, .recognizerStateChanged,
      .illegalTransition,
      .exclusionDecided, .timerFired:
      try writeGesture(to: &object)
    case .controlTracking, .propertyChanged, .controlEventsSent, .targetSearchBegan, .targetAsked,
      .actionSent, .actionDropped, .callbackSent:
      try writeControl(to: &object)
    case .firstResponderChanged, .firstResponderRefused, .eventDelivered, .eventForwarded, .eventKept,
      .inputReceived:
      try writeResponder(to: &object)
    }
  }
}

extension JSONObjectText {
  /// Writes what every record of an event begins with.
  mutating func begin(_ kind: String, _ event: TraceEvent) throws {
    field("kind", kind)
    field("seq", event.sequence)
    try field("time", event.time)
    field("parent", event.parent)
  }

  mutating func field(_ name: StaticString, _ reason: TraceReason?) throws {
    guard let reason else { return }
    try object(name) {
      $0.field("code", reason.code.rawValue)
      $0.field("subject", reason.subject)
      if reason.numbers.isEmpty {
        $0.object("numbers") { _ in }
      } else {
        try $0.object("numbers") { numbers in
          for (name, value) in reason.numbers.sorted(by: { $0.key < $1.key }) {
            try numbers.field(name, value)
          }
        }
      }
    }
  }

  mutating func field(_ name: StaticString, _ point: TracePoint) throws {
    try row(name, [point.x, point.y])
  }
}
