// SPDX-License-Identifier: Apache-2.0

/// One event of a trace. Events are in the order in which they happened.
///
/// ``json`` holds its kind and its objects; docs/trace-format.md describes them.
public struct TraceEvent: Hashable, Sendable {
  /// The position in the trace, from 1.
  public var sequence: Int

  /// The virtual time, in seconds since recording started.
  public var time: Double

  /// The sequence number of the event that contains this one; shows how calls are nested.
  public var parent: Int?

  /// What happened.
  package var kind: Kind

  package init(sequence: Int, time: Double, parent: Int? = nil, kind: Kind) {
    self.sequence = sequence
    self.time = time
    self.parent = parent
    self.kind = kind
  }

  /// What happened. Each case has a record with the identifiers of its objects and what is known about them.
  ///
  /// To add a kind, write its record, then add its case here, its line in `record`, and its entry in a list of
  /// ``EventType``.
  package enum Kind: Hashable, Sendable {
    // Hit testing.
    case hitTestPassBegan(HitTestPassBegan)
    case hitTestPassEnded(HitTestPassEnded)
    case hitTestEntered(HitTestEntered)
    case hitTestReturned(HitTestReturned)
    case gatesChecked(GatesChecked)
    case pointInsideAsked(PointInsideAsked)
    case pointInsideAnswered(PointInsideAnswered)

    // Touches, and the responders that get them.
    case touchUpdated(TouchSample)
    case responderChain(ResponderChain)
    case eventSent(EventSent)
    case touchesDelivered(TouchesDelivered)
    case touchesForwarded(TouchesForwarded)
    case touchesKept(TouchesKept)
    case eventDropped(EventDropped)

    // What a view gets of its touches.
    case touchWithheld(TouchWithheld)
    case touchesHeld(TouchesHeld)
    case touchesReleased(TouchesReleased)
    case touchesDiscarded(TouchesDiscarded)
    case touchesTaken(TouchesTaken)
    case touchDetached(TouchDetached)

    // Gesture recognizers.
    case recognizersCollected(RecognizersCollected)
    case recognizerPassedOver(RecognizerPassedOver)
    case recognizerReceived(RecognizerReceived)
    case recognizerIgnoredTouch(RecognizerIgnoredTouch)
    case recognizerStateChanged(RecognizerStateChanged)
    case illegalTransition(IllegalTransition)
    case questionAnswered(QuestionRecord)
    case requirementAdded(RequirementAdded)
    case requirementCycle(RequirementCycle)
    case recognizerWaits(RecognizerWaits)
    case exclusionDecided(ExclusionDecided)
    case timerFired(TimerFired)

    // Controls and actions.
    case controlTracking(ControlTracking)
    case propertyChanged(PropertyChanged)
    case controlEventsSent(ControlEventsSent)
    case targetSearchBegan(TargetSearchBegan)
    case targetAsked(TargetAsked)
    case actionSent(ActionRecord)
    case actionDropped(ActionDropped)
    case callbackSent(CallbackSent)

    // First responder and other events.
    case firstResponderChanged(FirstResponderChanged)
    case firstResponderRefused(FirstResponderRefused)
    case eventDelivered(EventDelivered)
    case eventForwarded(EventForwarded)
    case eventKept(EventKept)
    case inputReceived(InputReceived)

    // The screen.
    case viewChanged(ViewChanged)
    case subviewsChanged(SubviewsChanged)
    case recognizerChanged(RecognizerChanged)
    case controllerChanged(ControllerChanged)
    case presentationRefused(PresentationRefused)
  }
}

extension TraceEvent.Kind {
  /// The record of the event.
  var record: any EventRecord {
    switch self {
    case .hitTestPassBegan(let record): record
    case .hitTestPassEnded(let record): record
    case .hitTestEntered(let record): record
    case .hitTestReturned(let record): record
    case .gatesChecked(let record): record
    case .pointInsideAsked(let record): record
    case .pointInsideAnswered(let record): record
    case .touchUpdated(let record): record
    case .responderChain(let record): record
    case .eventSent(let record): record
    case .touchesDelivered(let record): record
    case .touchesForwarded(let record): record
    case .touchesKept(let record): record
    case .eventDropped(let record): record
    case .touchWithheld(let record): record
    case .touchesHeld(let record): record
    case .touchesReleased(let record): record
    case .touchesDiscarded(let record): record
    case .touchesTaken(let record): record
    case .touchDetached(let record): record
    case .recognizersCollected(let record): record
    case .recognizerPassedOver(let record): record
    case .recognizerReceived(let record): record
    case .recognizerIgnoredTouch(let record): record
    case .recognizerStateChanged(let record): record
    case .illegalTransition(let record): record
    case .questionAnswered(let record): record
    case .requirementAdded(let record): record
    case .requirementCycle(let record): record
    case .recognizerWaits(let record): record
    case .exclusionDecided(let record): record
    case .timerFired(let record): record
    case .controlTracking(let record): record
    case .propertyChanged(let record): record
    case .controlEventsSent(let record): record
    case .targetSearchBegan(let record): record
    case .targetAsked(let record): record
    case .actionSent(let record): record
    case .actionDropped(let record): record
    case .callbackSent(let record): record
    case .firstResponderChanged(let record): record
    case .firstResponderRefused(let record): record
    case .eventDelivered(let record): record
    case .eventForwarded(let record): record
    case .eventKept(let record): record
    case .inputReceived(let record): record
    case .viewChanged(let record): record
    case .subviewsChanged(let record): record
    case .recognizerChanged(let record): record
    case .controllerChanged(let record): record
    case .presentationRefused(let record): record
    }
  }
}

extension EventType {
  /// All kinds, in the order of the documentation.
  package static let all = hitTests + touches + touchesOfViews + gestures + controls + responders + screens

  static let hitTests = types(
    Kind.hitTestPassBegan, Kind.hitTestPassEnded, Kind.hitTestEntered, Kind.hitTestReturned,
    Kind.gatesChecked, Kind.pointInsideAsked, Kind.pointInsideAnswered)

  static let touches = types(
    Kind.touchUpdated, Kind.responderChain, Kind.eventSent, Kind.touchesDelivered,
    Kind.touchesForwarded, Kind.touchesKept, Kind.eventDropped)

  static let touchesOfViews = types(
    Kind.touchWithheld, Kind.touchesHeld, Kind.touchesReleased, Kind.touchesDiscarded,
    Kind.touchesTaken, Kind.touchDetached)

  static let gestures = types(
    Kind.recognizersCollected, Kind.recognizerPassedOver, Kind.recognizerReceived,
    Kind.recognizerIgnoredTouch, Kind.recognizerStateChanged, Kind.illegalTransition, Kind.questionAnswered,
    Kind.requirementAdded, Kind.requirementCycle, Kind.recognizerWaits, Kind.exclusionDecided, Kind.timerFired
  )

  static let controls = types(
    Kind.controlTracking, Kind.propertyChanged, Kind.controlEventsSent, Kind.targetSearchBegan,
    Kind.targetAsked, Kind.actionSent, Kind.actionDropped, Kind.callbackSent)

  static let responders = types(
    Kind.firstResponderChanged, Kind.firstResponderRefused, Kind.eventDelivered,
    Kind.eventForwarded, Kind.eventKept, Kind.inputReceived)

  static let screens = types(
    Kind.viewChanged, Kind.subviewsChanged, Kind.recognizerChanged, Kind.controllerChanged,
    Kind.presentationRefused)
}

/// Questions that apply to every event. The answer is nil for a kind without such a member, and for a member without a
/// value.
extension TraceEvent.Kind {
  /// The name of the kind.
  package var name: String { record.name }

  /// What the event is about.
  package var group: EventGroup { Swift.type(of: record).group }

  /// Why it happened.
  package var reason: TraceReason? { record.reasonOfEvent }

  /// The touch that the event is about, if there is exactly one.
  package var touch: String? { record.ids(of: .touch).first }

  /// The touches that the event is about, if its kind allows several.
  package var touches: [String]? { record.has(.touches) ? record.ids(of: .touches) : nil }

  package var view: String? { record.ids(of: .view).first }
  package var recognizer: String? { record.ids(of: .recognizer).first }
  package var sender: String? { record.ids(of: .sender).first }

  /// What a finger did.
  package var sample: TouchSample? {
    if case .touchUpdated(let sample) = self { sample } else { nil }
  }

  /// The call of an action method.
  package var action: ActionRecord? {
    if case .actionSent(let record) = self { record } else { nil }
  }

  /// The objects with any of the roles, in the order of the roles.
  package func ids(of roles: [EventRole]) -> [String] {
    let record = record
    return roles.flatMap { record.ids(of: $0) }
  }
}

extension TraceEvent {
  /// The event as a line of ``TouchTrace/jsonLines()``, without the line feed.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot express.
  public var json: String {
    get throws {
      let sink = JSONSink()
      var object = JSONObjectText(sink)
      try write(to: &object)
      object.close()
      return String(decoding: sink.bytes, as: UTF8.self)
    }
  }

  /// The members at the start of every event record, after its kind.
  static let start = RecordMembers(
    "event", "What every record of an event begins with.",
    of: TraceEvent(sequence: 1, time: 0, kind: .requirementCycle(RequirementCycle(recognizers: []))),
    [
      .field(\.sequence, "seq", "The position in the trace, from 1."),
      .field(\.time, "time", "The virtual time, in seconds.", as: .duration),
      .field(
        \.parent, "parent", "The `seq` of the event within which this one happened, so that calls nest."),
    ])

  /// Writes the fields of the event's record.
  func write(to object: inout JSONObjectText) throws {
    let record = kind.record
    object.member(named: "kind") { $0.write(quoted: record.name) }
    try Self.start.write(self, to: &object)
    try record.writeMembers(to: &object)
  }
}
