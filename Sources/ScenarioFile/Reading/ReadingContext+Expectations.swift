// SPDX-License-Identifier: Apache-2.0

package import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  func expectations(_ node: SourceNode) -> [ScenarioExpectation] {
    expectationNodes(node).compactMap { item in fields(item, .expectation).flatMap(expectation) }
  }

  /// The value of `expect`, one expectation or a list of them.
  package func expectationNodes(_ node: SourceNode) -> [SourceNode] {
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
  package func expectation(_ fields: Fields) -> ScenarioExpectation {
    var expectation = ScenarioExpectation()
    expectation.line = fields.place.line
    fill(&expectation, from: fields, ExpectationKey.rows)
    let hitTest = [ExpectationKey.touch] + ExpectationKey.touch.wants
    if expectation.touch > touchDowns, hitTest.contains(where: { fields[$0] != nil }) {
      let number = touchDowns == 1 ? "1 touch" : "\(touchDowns) touches"
      report(
        fields[ExpectationKey.touch]?.place ?? fields.place,
        "touch \(expectation.touch) is expected to do something, but the scenario has \(number)")
    }
    let keys = ExpectationKey.allCases.filter { $0.wants.isEmpty }
    if !keys.contains(where: { fields[$0] != nil }) {
      let names = keys.map(\.rawValue).joined(separator: ", ")
      missing("the expectation expects nothing", in: fields, hint: "give some of \(names)")
    } else {
      checkConditions(fields)
    }
    return expectation
  }

  /// The ids of objects, in order.
  func expectedObjects(
    _ node: SourceNode, _ key: String, _ wanted: ObjectIndex.Wanted, atLeast least: Int
  ) -> [String] {
    if least > 0, node.isEmptyList {
      report(node.place, "'\(key)' lists no responder, so it says nothing")
    }
    return items(node, key, of: "ids").compactMap { reference($0, key, wanted, isExpected: true) }
  }

  /// The methods that an object receives.
  func received(_ entry: SourceEntry, _ key: String) -> ScenarioReceived? {
    words(entry.value, entry.key, of: MethodKey.allCases.map(\.rawValue)) { method, place in
      note(CallUse(text: "\(entry.key).\(method)", place: place, key: key, kinds: CallKind.received))
    }
    .map { ScenarioReceived(object: entry.key, methods: $0) }
  }

  /// Reports a touch or a time without an expectation.
  private func checkConditions(_ fields: Fields) {
    for key in ExpectationKey.allCases where fields[key] != nil && !key.wants.isEmpty {
      guard !key.wants.contains(where: { fields[$0] != nil }) else { continue }
      let names = key.wants.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      report(fields.keyPlace(key), "'\(key.rawValue)' without any of \(names), which it is about")
    }
  }

  // MARK: States and cycles

  func states(_ entry: SourceEntry) -> ScenarioStates? {
    var states = ScenarioStates(recognizer: entry.key)
    states.line = entry.place.line
    guard case .mapping = entry.value.content else {
      states.entered = enteredStates(entry.value, entry.key)
      return states
    }
    guard let fields = fields(entry.value, .expectedStates) else { return nil }
    fill(&states, from: fields, ExpectedStatesKey.rows)
    if fields.values.isEmpty {
      missing(
        "nothing is expected of '\(entry.key.shown())'", in: fields, hint: "give entered, at or because")
    }
    return states
  }

  /// The code of a reason.
  func reason(_ node: SourceNode, _ key: String) -> String? {
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
  func enteredStates(_ node: SourceNode, _ key: String) -> [String]? {
    let states = ExpectedStatesKey.enterable
    if case .list = node.content { return words(node, key, of: states)?.map(Self.state) }
    return word(node, key.shown(), of: states, or: ", or a list of them").map { [Self.state($0)] }
  }

  func statesAtTimes(_ node: SourceNode) -> [ScenarioStateAt] {
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
  package static func state(_ name: String) -> String {
    UIGestureRecognizer.State(name: name)?.name ?? name
  }

  func cycles(_ node: SourceNode, _ key: String) -> [[String]] {
    items(node, key, of: "lists of gesture recognizers").compactMap { node in
      guard let items = list(node, key, "at least 1 id in each list", atLeast: 1) else { return nil }
      let ids = items.compactMap { reference($0, key, .recognizer, isExpected: true) }
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
    list(
      node, key.shown(), "a list of words", hint: node.text.map { "write [\($0.shown())]" }
    )?.compactMap { item in
      word(item, key.shown(), of: words).map { word in
        noting(word, item.place)
        return word
      }
    }
  }
}
