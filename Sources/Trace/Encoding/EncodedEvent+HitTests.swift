// SPDX-License-Identifier: Apache-2.0

extension EncodedEvent {
  /// The event if the record is of a hit test.
  func hitTestKind() throws -> TraceEvent.Kind? {
    switch kind {
    case "hitTestEntered":
      .hitTestEntered(
        view: try need(view, "view"), point: try need(point, "point"),
        isDirect: try need(isDirect, "isDirect"))
    case "gatesChecked":
      .gatesChecked(view: try need(view, "view"), gates: try need(gates, "gates"))
    case "pointInsideAsked":
      .pointInsideAsked(view: try need(view, "view"), point: try need(point, "point"))
    case "pointInsideAnswered":
      .pointInsideAnswered(
        view: try need(view, "view"), point: try need(point, "point"), answer: try need(answer, "answer"),
        reason: reason)
    case "hitTestReturned":
      .hitTestReturned(view: try need(view, "view"), result: result, reason: reason)
    case "hitTestPassBegan":
      .hitTestPassBegan(
        touch: try need(touch, "touch"), pass: try need(pass, "pass"),
        location: try need(location, "location"), windows: try need(windows, "windows"))
    case "hitTestPassEnded":
      .hitTestPassEnded(touch: try need(touch, "touch"), pass: try need(pass, "pass"), view: view)
    default:
      nil
    }
  }
}

extension TraceEvent {
  /// Writes an event of a hit test.
  func writeHitTest(to object: inout JSONObjectText) throws {
    switch kind {
    case .hitTestPassBegan(let touch, let pass, let location, let windows):
      try object.begin("hitTestPassBegan", self)
      object.field("touch", touch)
      try object.field("location", location)
      object.field("windows", windows)
      object.field("pass", pass)
    case .hitTestPassEnded(let touch, let pass, let view):
      try object.begin("hitTestPassEnded", self)
      object.field("touch", touch)
      object.field("pass", pass)
      object.field("view", view)
    case .hitTestEntered(let view, let point, let isDirect):
      try object.begin("hitTestEntered", self)
      object.field("view", view)
      try object.field("point", point)
      object.field("isDirect", isDirect)
    case .gatesChecked(let view, let gates):
      try object.begin("gatesChecked", self)
      object.field("view", view)
      try object.object("gates") {
        $0.field("isUserInteractionEnabled", gates.isUserInteractionEnabled)
        $0.field("isAnimating", gates.isAnimating)
        $0.field("isHidden", gates.isHidden)
        try $0.field("alpha", gates.alpha)
        try $0.field("refusal", gates.refusal)
      }
    case .pointInsideAsked(let view, let point):
      try object.begin("pointInsideAsked", self)
      object.field("view", view)
      try object.field("point", point)
    case .pointInsideAnswered(let view, let point, let answer, let reason):
      try object.begin("pointInsideAnswered", self)
      object.field("view", view)
      try object.field("point", point)
      object.field("answer", answer)
      try object.field("reason", reason)
    case .hitTestReturned(let view, let result, let reason):
      try object.begin("hitTestReturned", self)
      object.field("view", view)
      object.field("result", result)
      try object.field("reason", reason)
    default:
      break
    }
  }
}
