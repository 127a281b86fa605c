// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

extension ReadingContext {
  func expectations(_ fields: Fields, touches: [ScenarioTouch]) -> [ScenarioExpectation] {
    guard let node = fields[DocumentKey.expect] else { return [] }
    let touchDowns = touchDowns(fields, touches)
    return expectationNodes(node).compactMap { item in
      self.fields(item, .expectation).flatMap { expectation($0, touchDowns: touchDowns) }
    }
  }

  /// How many touches go down, as far as that is known: one that could not be read is missing in the list.
  func touchDowns(_ fields: Fields, _ touches: [ScenarioTouch]) -> Int {
    if let node = fields[DocumentKey.touches], case .list(let items) = node.content,
      items.count != touches.count
    {
      return .max
    }
    return touches.map(\.touchDownCount).reduce(0, +)
  }

  /// The value of `expect`, one expectation or a list of them.
  func expectationNodes(_ node: SourceNode) -> [SourceNode] {
    switch node.content {
    case .list(let items):
      if items.isEmpty {
        report(node.place, "'expect' lists no expectation", hint: "leave it out where nothing is expected")
      }
      return items
    case .mapping: return [node]
    case .scalar:
      expected("a mapping of keys, or a list of such mappings", for: "expect", found: node)
      return []
    }
  }

  /// An expectation by its keys.
  func expectation(_ fields: Fields, touchDowns: Int) -> ScenarioExpectation? {
    var expectation = ScenarioExpectation()
    expectation.line = fields.place.line
    expectation.at = number(fields, ExpectationKey.at)
    fillHitTest(of: &expectation, fields, at: fields.place, touchDowns: touchDowns)
    expectation.calls = fields[ExpectationKey.calls].flatMap { calls($0, touchDowns: touchDowns) }
    if let node = fields[ExpectationKey.actions] { expectation.actions = actions(node) }
    if let node = fields[ExpectationKey.states] {
      let key = ExpectationKey.states.rawValue
      expectation.states = objects(node, key, of: "states") { id, entry in
        note(id, entry, key, .recognizer)
        return states(entry, of: id)
      }
    }
    if let node = fields[ExpectationKey.received] {
      let key = ExpectationKey.received.rawValue
      expectation.received = objects(node, key, of: "lists of methods") { id, entry in
        note(id, entry, key, .receiver)
        return words(entry.value, id, of: MethodKey.allCases.map(\.rawValue)) { method, place in
          note(CallUse(text: "\(id).\(method)", place: place, key: key, kinds: CallKind.received))
        }
        .map { ScenarioReceived(object: id, methods: $0) }
      }
    }
    if let node = fields[ExpectationKey.firstResponder] {
      if node.isNil {
        expectation.firstResponder = .some(nil)
      } else if let id = expectedID(node, .firstResponder, .responder) {
        expectation.firstResponder = .some(id)
      }
    }
    if let node = fields[ExpectationKey.properties] {
      let key = ExpectationKey.properties.rawValue
      expectation.properties = objects(node, key, of: "{property: value}") { id, entry in
        note(id, entry, key, .viewOrRecognizer)
        return ScenarioProperties(
          object: id, values: expectedValues(entry.value, of: id))
      }
    }
    if fields[ExpectationKey.cycles] != nil { expectation.cycles = cycles(fields) }
    let keys = ExpectationKey.allCases.filter { $0.wants.isEmpty }
    if !keys.contains(where: { fields[$0] != nil }) {
      let names = keys.map(\.rawValue).joined(separator: ", ")
      missing("the expectation expects nothing", in: fields, hint: "give some of \(names)")
    } else {
      checkConditions(fields)
    }
    return expectation
  }

  /// Reports a touch or a time of which nothing is expected.
  private func checkConditions(_ fields: Fields) {
    for key in ExpectationKey.allCases where fields[key] != nil && !key.wants.isEmpty {
      guard !key.wants.contains(where: { fields[$0] != nil }) else { continue }
      let names = key.wants.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      report(fields.keyPlace(key), "'\(key.rawValue)' without any of \(names), which it is about")
    }
  }

  private func fillHitTest(
    of expectation: inout ScenarioExpectation, _ fields: Fields, at place: SourcePlace, touchDowns: Int
  ) {
    let keys: [ExpectationKey] = [.touch, .hitView, .hitOrder, .chain, .chainBegins]
    expectation.touch = integer(fields, ExpectationKey.touch) ?? 1
    if expectation.touch > touchDowns, keys.contains(where: { fields[$0] != nil }) {
      let number = touchDowns == 1 ? "1 touch" : "\(touchDowns) touches"
      report(
        fields[ExpectationKey.touch]?.place ?? place,
        "touch \(expectation.touch) is expected to do something, but the scenario has \(number)")
    }
    if let node = fields[ExpectationKey.hitView] {
      if node.isNil {
        expectation.hitView = .some(nil)
      } else if let id = expectedID(node, .hitView, .view) {
        expectation.hitView = .some(id)
      }
    }
    expectation.hitOrder = expectedIDs(fields, .hitOrder, .view)
    expectation.chain = expectedIDs(fields, .chain, .responder)
    expectation.chainBegins = expectedIDs(fields, .chainBegins, .responder)
    if let node = fields[ExpectationKey.chainBegins], node.isEmptyList {
      report(node.place, "'chainBegins' lists no responder, so it says nothing")
    }
  }

  /// A list of ids; nil for a key that is not there.
  private func expectedIDs(
    _ fields: Fields, _ key: ExpectationKey, _ wanted: ObjectIndex.Wanted
  ) -> [String]? {
    guard fields[key] != nil else { return nil }
    return list(fields, key, of: "ids").compactMap { expectedID($0, key, wanted) }
  }

  // MARK: States and cycles

  private func states(_ entry: SourceEntry, of recognizer: String) -> ScenarioStates? {
    var states = ScenarioStates(recognizer: recognizer)
    states.line = entry.place.line
    guard case .mapping = entry.value.content else {
      states.entered = enteredStates(entry.value, recognizer)
      return states
    }
    guard let fields = fields(entry.value, .expectedStates) else { return nil }
    states.entered = fields[ExpectedStatesKey.entered].flatMap { enteredStates($0, "entered") }
    states.at = fields[ExpectedStatesKey.at].map(statesAtTimes) ?? []
    states.because = fields[ExpectedStatesKey.because].flatMap(reason)
    if fields.values.isEmpty {
      missing(
        "nothing is expected of '\(recognizer.shown())'", in: fields, hint: "give entered, at or because")
    }
    return states
  }

  /// The code of a reason.
  private func reason(_ node: SourceNode) -> String? {
    let key = ExpectedStatesKey.because.rawValue
    guard let code = name(node, key) else { return nil }
    let codes = TraceReason.Code.known.map(\.rawValue)
    guard !codes.contains(code) else { return code }
    let near = Spelling.nearest(to: code, in: codes)
    report(
      node.place, "'\(key)' takes the code of a reason, found '\(code.shown())'",
      hint: near.map { "did you mean '\($0)'?" } ?? "docs/trace-format.md lists them")
    return nil
  }

  /// States but `possible`, which a reset enters: one word, or a list.
  private func enteredStates(_ node: SourceNode, _ key: String) -> [String]? {
    let states = ExpectedStatesKey.enterable
    if case .list = node.content { return words(node, key, of: states)?.map(Self.state) }
    return word(node, key.shown(), of: states, or: ", or a list of them").map { [Self.state($0)] }
  }

  private func statesAtTimes(_ node: SourceNode) -> [ScenarioStateAt] {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      expected("a mapping of times to states, such as {0.2: began}", for: "at", found: node)
      return []
    }
    return entries.compactMap { entry in
      let time = SourceNode(content: .scalar(entry.key, isPlain: true), place: entry.place)
      guard let seconds = number(time, "at", in: Self.times),
        let state = word(entry.value, entry.key.shown(), of: Self.states)
      else { return nil }
      return ScenarioStateAt(time: seconds, state: Self.state(state))
    }
  }

  /// The state that a trace tells for one that a file names: `ended` for `recognized` (GR-8).
  static func state(_ name: String) -> String {
    UIGestureRecognizer.State(name: name)?.name ?? name
  }

  private func cycles(_ fields: Fields) -> [[String]] {
    list(fields, ExpectationKey.cycles, of: "lists of gesture recognizers").compactMap { node in
      guard case .list(let items) = node.content, !items.isEmpty else {
        expected("at least 1 id in each list", for: ExpectationKey.cycles.rawValue, found: node)
        return nil
      }
      let ids = items.compactMap { expectedID($0, .cycles, .recognizer) }
      if Set(ids).count < ids.count { report(node.place, "a recognizer stands twice in the list") }
      return ids
    }
  }

  // MARK: Parts

  /// A list of words, each of them known.
  func words(
    _ node: SourceNode, _ key: String, of words: [String],
    noting: (_ word: String, _ place: SourcePlace) -> Void = { _, _ in }
  ) -> [String]? {
    guard case .list(let items) = node.content else {
      expected(
        "a list of words", for: key.shown(), found: node, hint: node.text.map { "write [\($0.shown())]" })
      return nil
    }
    return items.compactMap { item in
      word(item, key.shown(), of: words).map { word in
        noting(word, item.place)
        return word
      }
    }
  }

  private func expectedID(
    _ node: SourceNode, _ key: ExpectationKey, _ wanted: ObjectIndex.Wanted
  ) -> String? {
    reference(node, key.rawValue, wanted, isExpected: true)
  }

  private func note(_ id: String, _ entry: SourceEntry, _ key: String, _ wanted: ObjectIndex.Wanted) {
    note(ScenarioReference(id: id, place: entry.place, key: key, wanted: wanted, isExpected: true))
  }
}
