// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  /// Times and durations, in seconds.
  static let times = 0...1_000_000.0

  func touches(_ fields: Fields) -> [ScenarioTouch] {
    var fingers = FingerCheck(context: self)
    return list(fields, DocumentKey.touches, of: "touches").compactMap { node in
      guard let touch = touch(node) else { return nil }
      fingers.take(touch, at: node.place)
      return touch
    }
  }

  private static let kinds: [TouchKey] = [.tap, .drag, .began, .moved, .ended, .cancelled]

  private func touch(_ node: SourceNode) -> ScenarioTouch? {
    guard let fields = fields(node, .touch) else { return nil }
    let kinds = Self.kinds.filter { fields[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first, let value = fields[kind] else {
      let names = Self.kinds.map(\.rawValue).joined(separator: ", ")
      let found = kinds.isEmpty ? "none of them" : kinds.map(\.rawValue).joined(separator: " and ")
      missing("a touch is one of \(names), found \(found)", in: fields)
      return nil
    }
    guard let action = action(kind, value, fields) else { return nil }
    var touch = ScenarioTouch(action)
    if let node = fields[TouchKey.finger] { touch.finger = identifier(node, "finger") ?? touch.finger }
    touch.at = number(fields, TouchKey.at, in: Self.times)
    touch.line = node.place.line
    return touch
  }

  private func action(_ kind: TouchKey, _ value: SourceNode, _ fields: Fields) -> ScenarioTouch.Action? {
    let duration = number(fields, TouchKey.duration, in: Self.times)
    switch kind {
    case .tap:
      guard let point = point(value, kind.rawValue) else { return nil }
      return .tap(point, duration: duration ?? ScenarioTouch.tapDuration)
    case .drag:
      return drag(value, duration: duration ?? ScenarioTouch.dragDuration)
    default:
      if fields[TouchKey.duration] != nil {
        report(
          fields.keyPlace(TouchKey.duration),
          "'duration' belongs to 'tap' and 'drag', '\(kind.rawValue)' is one moment")
      }
      guard let point = point(value, kind.rawValue) else { return nil }
      return .sample(phase: kind.rawValue, location: point)
    }
  }

  private func drag(_ node: SourceNode, duration: Double) -> ScenarioTouch.Action? {
    guard let fields = fields(node, .drag) else { return nil }
    for key in [DragKey.from, .to] where fields[key] == nil {
      missing("the drag has no '\(key.rawValue)'", in: fields, hint: "write drag: {from: [x, y], to: [x, y]}")
    }
    guard let from = point(fields, DragKey.from), let to = point(fields, DragKey.to) else { return nil }
    let steps = integer(fields, DragKey.steps, in: 1...10_000) ?? ScenarioTouch.dragSteps
    return .drag(from: from, to: to, steps: steps, duration: duration)
  }

  // MARK: Expectations

  func expectations(_ fields: Fields, touches: [ScenarioTouch]) -> [ScenarioExpectation] {
    guard let node = fields[DocumentKey.expect] else { return [] }
    // A touch that could not be read is missing in the list; then nothing is known about the count.
    var isComplete = true
    if let node = fields[DocumentKey.touches], case .list(let items) = node.content {
      isComplete = items.count == touches.count
    }
    let touchDowns = isComplete ? touches.count(where: \.isTouchDown) : .max
    switch node.content {
    case .list(let items): return items.compactMap { expectation($0, touchDowns: touchDowns) }
    case .mapping: return expectation(node, touchDowns: touchDowns).map { [$0] } ?? []
    case .scalar:
      expected("a mapping of keys, or a list of such mappings", for: "expect", found: node)
      return []
    }
  }

  private func expectation(_ node: SourceNode, touchDowns: Int) -> ScenarioExpectation? {
    guard let fields = fields(node, .expectation) else { return nil }
    var expectation = ScenarioExpectation()
    expectation.line = node.place.line
    expectation.touch = integer(fields, ExpectationKey.touch, in: 1...1_000_000) ?? 1
    if expectation.touch > touchDowns {
      let number = touchDowns == 1 ? "1 touch" : "\(touchDowns) touches"
      report(
        fields[ExpectationKey.touch]?.place ?? node.place,
        "touch \(expectation.touch) is expected to do something, but the scenario has \(number)")
    }
    if let node = fields[ExpectationKey.hitView] {
      if node.isNil {
        expectation.hitView = .some(nil)
      } else if let id = reference(node, .hitView) {
        expectation.hitView = .some(id)
      }
    }
    if fields[ExpectationKey.hitOrder] != nil {
      expectation.hitOrder = list(fields, ExpectationKey.hitOrder, of: "ids").compactMap {
        reference($0, .hitOrder)
      }
    }
    if fields[ExpectationKey.chain] != nil {
      expectation.chain = list(fields, ExpectationKey.chain, of: "ids").compactMap { reference($0, .chain) }
    }
    let keys = [ExpectationKey.hitView, .hitOrder, .chain]
    if !keys.contains(where: { fields[$0] != nil }) {
      missing("the expectation expects nothing", in: fields, hint: "give hitView, hitOrder or chain")
    }
    return expectation
  }

  private func reference(_ node: SourceNode, _ role: ScenarioReference.Role) -> String? {
    guard let id = identifier(node, role.rawValue) else { return nil }
    note(ScenarioReference(id: id, place: node.place, role: role))
    return id
  }
}

extension ScenarioTouch {
  /// How long a tap takes if the file does not say, in seconds.
  static let tapDuration = 0.05

  /// How long a drag takes if the file does not say, in seconds.
  static let dragDuration = 0.3

  /// How many moves a drag has if the file does not say.
  static let dragSteps = 5

  /// Whether a finger comes down.
  var isTouchDown: Bool {
    switch action {
    case .tap, .drag: true
    case .sample(let phase, _): phase == TouchKey.began.rawValue
    }
  }

  var duration: Double {
    switch action {
    case .tap(_, let duration), .drag(_, _, _, let duration): duration
    case .sample: 0
    }
  }
}
