// SPDX-License-Identifier: Apache-2.0

/// The written form of an event: one flat record whose fields depend on its kind.
///
/// Kept apart from ``TraceEvent`` so that the format stays still while the code moves.
struct EncodedEvent: Decodable {
  /// The kinds that this version knows; records of others are skipped whatever their fields are.
  static let kinds: Set<String> = [
    "touchUpdated", "hitTestPassBegan", "hitTestPassEnded", "hitTestEntered", "gatesChecked",
    "pointInsideAsked",
    "pointInsideAnswered", "hitTestReturned", "recognizersCollected", "responderChain", "eventSent",
    "touchesDelivered", "touchesForwarded", "touchesKept", "eventDropped",
  ]

  var kind: String
  var seq: Int
  var time: Double
  var parent: Int?

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

  init(kind: String, event: TraceEvent) {
    self.kind = kind
    seq = event.sequence
    time = event.time
    parent = event.parent
  }
}

extension EncodedEvent {
  /// Writes the fields that the record has, by hand: a trace has many events, and this takes a tenth of the time.
  func write(to object: inout JSONObjectText) throws {
    object.field("kind", kind)
    object.field("seq", seq)
    try object.field("time", time)
    object.field("parent", parent)
    object.field("touch", touch)
    object.field("touches", touches)
    object.field("finger", finger)
    object.field("phase", phase)
    try object.field("location", location)
    object.field("window", window)
    object.field("windows", windows)
    object.field("tapCount", tapCount)
    object.field("pass", pass)
    object.field("view", view)
    try object.field("point", point)
    object.field("isDirect", isDirect)
    if let gates {
      try object.object("gates") {
        $0.field("isUserInteractionEnabled", gates.isUserInteractionEnabled)
        $0.field("isAnimating", gates.isAnimating)
        $0.field("isHidden", gates.isHidden)
        try $0.field("alpha", gates.alpha)
        try $0.field("refusal", gates.refusal)
      }
    }
    object.field("answer", answer)
    object.field("result", result)
    try object.field("reason", reason)
    object.field("recognizers", recognizers)
    if let links {
      object.array("links", links) { link, object in
        object.field("responder", link.responder)
        object.field("rule", link.rule.rawValue)
      }
    }
    object.field("receiver", receiver)
    object.field("responder", responder)
    object.field("method", method)
    object.field("next", next)
  }
}

extension JSONObjectText {
  fileprivate mutating func field(_ name: StaticString, _ reason: TraceReason?) throws {
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

  fileprivate mutating func field(_ name: StaticString, _ point: TracePoint?) throws {
    guard let point else { return }
    try row(name, [point.x, point.y])
  }
}

extension EncodedEvent {
  init(_ event: TraceEvent) {
    switch event.kind {
    case .touchUpdated(let sample):
      self.init(kind: "touchUpdated", event: event)
      touch = sample.touch
      finger = sample.finger
      phase = sample.phase
      location = sample.location
      window = sample.window
      view = sample.view
      tapCount = sample.tapCount
    case .hitTestPassBegan(let touch, let pass, let location, let windows):
      self.init(kind: "hitTestPassBegan", event: event)
      self.touch = touch
      self.pass = pass
      self.location = location
      self.windows = windows
    case .hitTestPassEnded(let touch, let pass, let view):
      self.init(kind: "hitTestPassEnded", event: event)
      self.touch = touch
      self.pass = pass
      self.view = view
    case .hitTestEntered(let view, let point, let isDirect):
      self.init(kind: "hitTestEntered", event: event)
      self.view = view
      self.point = point
      self.isDirect = isDirect
    case .gatesChecked(let view, let gates):
      self.init(kind: "gatesChecked", event: event)
      self.view = view
      self.gates = gates
    case .pointInsideAsked(let view, let point):
      self.init(kind: "pointInsideAsked", event: event)
      self.view = view
      self.point = point
    case .pointInsideAnswered(let view, let point, let answer, let reason):
      self.init(kind: "pointInsideAnswered", event: event)
      self.view = view
      self.point = point
      self.answer = answer
      self.reason = reason
    case .hitTestReturned(let view, let result, let reason):
      self.init(kind: "hitTestReturned", event: event)
      self.view = view
      self.result = result
      self.reason = reason
    case .recognizersCollected(let touch, let recognizers):
      self.init(kind: "recognizersCollected", event: event)
      self.touch = touch
      self.recognizers = recognizers
    case .responderChain(let touch, let links):
      self.init(kind: "responderChain", event: event)
      self.touch = touch
      self.links = links
    case .eventSent(let receiver, let touches):
      self.init(kind: "eventSent", event: event)
      self.receiver = receiver
      self.touches = touches
    case .touchesDelivered(let responder, let method, let touches):
      self.init(kind: "touchesDelivered", event: event)
      self.responder = responder
      self.method = method
      self.touches = touches
    case .touchesForwarded(let responder, let method, let next):
      self.init(kind: "touchesForwarded", event: event)
      self.responder = responder
      self.method = method
      self.next = next
    case .touchesKept(let responder, let method, let reason):
      self.init(kind: "touchesKept", event: event)
      self.responder = responder
      self.method = method
      self.reason = reason
    case .eventDropped(let touches, let method, let responder, let reason):
      self.init(kind: "eventDropped", event: event)
      self.touches = touches
      self.method = method
      self.responder = responder
      self.reason = reason
    }
  }
}

extension TraceEvent {
  /// The event of a record, or nil for a kind that this version does not know.
  ///
  /// - Throws: `MissingField` if the record lacks a field that its kind has.
  init?(_ record: EncodedEvent) throws {
    func need<Value>(_ value: Value?, _ name: String) throws -> Value {
      guard let value else { throw MissingField(name: name, kind: record.kind) }
      return value
    }

    let kind: Kind
    switch record.kind {
    case "touchUpdated":
      kind = .touchUpdated(
        TouchSample(
          touch: try need(record.touch, "touch"), finger: try need(record.finger, "finger"),
          phase: try need(record.phase, "phase"), location: try need(record.location, "location"),
          window: record.window, view: record.view, tapCount: try need(record.tapCount, "tapCount")))
    case "hitTestPassBegan":
      kind = .hitTestPassBegan(
        touch: try need(record.touch, "touch"), pass: try need(record.pass, "pass"),
        location: try need(record.location, "location"), windows: try need(record.windows, "windows"))
    case "hitTestPassEnded":
      kind = .hitTestPassEnded(
        touch: try need(record.touch, "touch"), pass: try need(record.pass, "pass"), view: record.view)
    case "hitTestEntered":
      kind = .hitTestEntered(
        view: try need(record.view, "view"), point: try need(record.point, "point"),
        isDirect: try need(record.isDirect, "isDirect"))
    case "gatesChecked":
      kind = .gatesChecked(view: try need(record.view, "view"), gates: try need(record.gates, "gates"))
    case "pointInsideAsked":
      kind = .pointInsideAsked(view: try need(record.view, "view"), point: try need(record.point, "point"))
    case "pointInsideAnswered":
      kind = .pointInsideAnswered(
        view: try need(record.view, "view"), point: try need(record.point, "point"),
        answer: try need(record.answer, "answer"), reason: record.reason)
    case "hitTestReturned":
      kind = .hitTestReturned(
        view: try need(record.view, "view"), result: record.result, reason: record.reason)
    case "recognizersCollected":
      kind = .recognizersCollected(
        touch: try need(record.touch, "touch"), recognizers: try need(record.recognizers, "recognizers"))
    case "responderChain":
      kind = .responderChain(touch: try need(record.touch, "touch"), links: try need(record.links, "links"))
    case "eventSent":
      kind = .eventSent(
        receiver: try need(record.receiver, "receiver"), touches: try need(record.touches, "touches"))
    case "touchesDelivered":
      kind = .touchesDelivered(
        responder: try need(record.responder, "responder"), method: try need(record.method, "method"),
        touches: try need(record.touches, "touches"))
    case "touchesForwarded":
      kind = .touchesForwarded(
        responder: try need(record.responder, "responder"), method: try need(record.method, "method"),
        next: try need(record.next, "next"))
    case "touchesKept":
      kind = .touchesKept(
        responder: try need(record.responder, "responder"), method: try need(record.method, "method"),
        reason: try need(record.reason, "reason"))
    case "eventDropped":
      kind = .eventDropped(
        touches: try need(record.touches, "touches"), method: try need(record.method, "method"),
        responder: record.responder, reason: try need(record.reason, "reason"))
    default:
      return nil
    }
    self.init(sequence: record.seq, time: record.time, parent: record.parent, kind: kind)
  }
}

/// A field that a record should have.
struct MissingField: Error {
  var name: String
  var kind: String
}
