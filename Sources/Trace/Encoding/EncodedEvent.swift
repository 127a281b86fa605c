// SPDX-License-Identifier: Apache-2.0

/// The written form of an event as it is read: one flat record whose fields depend on its kind.
///
/// Kept apart from ``TraceEvent`` so that the format stays still while the code moves. Each file of this folder that
/// is named after a subject reads and writes the kinds of that subject.
struct EncodedEvent: Decodable {
  /// The kinds that this version knows; records of others are skipped whatever their fields are.
  static let kinds: Set<String> = [
    "touchUpdated", "hitTestPassBegan", "hitTestPassEnded", "hitTestEntered", "gatesChecked",
    "pointInsideAsked", "pointInsideAnswered", "hitTestReturned", "recognizersCollected", "responderChain",
    "eventSent", "touchesDelivered", "touchesForwarded", "touchesKept", "eventDropped", "touchWithheld",
    "touchesHeld", "touchesReleased", "touchesDiscarded", "touchesTaken", "touchDetached",
    "questionAnswered", "requirementAdded", "requirementCycle", "recognizerReceived",
    "recognizerPassedOver", "recognizerIgnoredTouch", "recognizerWaits", "recognizerStateChanged",
    "illegalTransition",
    "exclusionDecided", "timerFired", "controlTracking", "propertyChanged", "controlEventsSent",
    "targetSearchBegan", "targetAsked", "actionSent", "actionDropped", "callbackSent",
    "firstResponderChanged", "firstResponderRefused", "eventDelivered", "eventForwarded", "eventKept",
    "inputReceived",
  ]

  var kind: String
  var seq: Int
  var time: Double
  var parent: Int?

  // Hit tests and touches.
  var touch: String?
  var touches: [String]?
  var finger: String?
  var phase: String?
  var location: TracePoint?
  var window: String?
  var windows: [String]?
  var tapCount: Int?
  var pass: Int?
  var view: String?
  var point: TracePoint?
  var isDirect: Bool?
  var gates: GateChecks?
  var answer: Bool?
  var result: String?
  var reason: TraceReason?
  var recognizers: [String]?
  var links: [ChainLink]?
  var receiver: String?
  var responder: String?
  var method: String?
  var next: String?

  // Gesture recognizers.
  var recognizer: String?
  var other: String?
  var question: String?
  var asked: String?
  var wish: String?
  var from: String?
  var to: String?
  var prevents: Bool?
  var owner: String?
  var timer: String?

  // Controls, actions and other events.
  var control: String?
  var hook: String?
  var object: String?
  var property: String?
  var value: String?
  var events: [String]?
  var action: String?
  var sender: String?
  var target: String?
  var event: String?
  var state: String?
  var start: String?
  var subject: String?
  var what: String?
  var input: String?
  var detail: String?

  /// The value of a field that the record's kind has.
  func need<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw MissingField(name: name, kind: kind) }
    return value
  }
}

extension TraceEvent {
  /// The event of a record, or nil for a kind that this version does not know.
  ///
  /// - Throws: `MissingField` if the record lacks a field that its kind has.
  init?(_ record: EncodedEvent) throws {
    let kind =
      try record.hitTestKind() ?? record.touchKind() ?? record.gestureKind() ?? record.controlKind()
      ?? record.responderKind()
    guard let kind else { return nil }
    self.init(sequence: record.seq, time: record.time, parent: record.parent, kind: kind)
  }
}

/// A field that a record should have.
struct MissingField: Error {
  var name: String
  var kind: String
}
