// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  func calls(_ node: SourceNode, touchDowns: Int) -> ScenarioCalls? {
    var calls = ScenarioCalls()
    if case .list = node.content {
      calls.exactly = callList(node, .exactly, CallKind.usual, touchDowns)
      return calls
    }
    guard case .mapping = node.content else {
      expected(
        "a list of calls, or a mapping of keys", for: ExpectationKey.calls.rawValue, found: node,
        hint: node.text.map { "write [\($0.shown())]" })
      return nil
    }
    guard let fields = fields(node, .calls) else { return nil }
    calls.of = fields[CallsKey.of].flatMap(kinds)
    let kinds = calls.of.map { Set($0.compactMap(CallKind.init)) } ?? CallKind.usual
    calls.exactly = fields[CallsKey.exactly].flatMap { callList($0, .exactly, kinds, touchDowns) }
    let lists = [
      (CallsKey.includes, \ScenarioCalls.includes), (.inAnyOrder, \.inAnyOrder), (.never, \.never),
    ]
    for (key, path) in lists {
      guard let node = fields[key] else { continue }
      calls[keyPath: path] = callList(node, key, Set(CallKind.allCases), touchDowns)
      if key == .inAnyOrder, case .list(let items) = node.content, items.count > CallsKey.mostInAnyOrder {
        report(
          node.place, "'inAnyOrder' lists \(items.count) calls, expected \(CallsKey.mostInAnyOrder) at most",
          hint: "'counts' tells how often a call comes")
      }
      if node.isEmptyList { report(node.place, "'\(key.rawValue)' lists no call, so it says nothing") }
    }
    calls.counts = fields[CallsKey.counts].map(counts) ?? []
    let expecting = CallsKey.allCases.filter { $0 != .of }
    if !expecting.contains(where: { fields[$0] != nil }) {
      missing(
        "'calls' expects nothing", in: fields,
        hint: "give some of \(expecting.map(\.rawValue).joined(separator: ", "))")
    } else if calls.of != nil, fields[CallsKey.exactly] == nil {
      report(
        fields.keyPlace(CallsKey.of), "'of' without 'exactly'",
        hint: "it says which kinds of calls 'exactly' lists")
    }
    return calls
  }

  /// How often each of some calls comes.
  private func counts(_ node: SourceNode) -> [ScenarioCallCount] {
    let key = CallsKey.counts.rawValue
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      expected("a mapping of calls to numbers, such as {Button.touchesMoved: 2}", for: key, found: node)
      return []
    }
    return entries.compactMap { entry in
      let text = SourceNode(content: .scalar(entry.key, isPlain: false), place: entry.place)
      guard let text = name(text, key),
        let count = integer(entry.value, entry.key.shown(), in: CallsKey.countLimits)
      else { return nil }
      note(CallUse(text: text, place: entry.place, key: key))
      return ScenarioCallCount(text, count)
    }
  }

  private func kinds(_ node: SourceNode) -> [String]? {
    if node.isEmptyList { report(node.place, "'of' lists no kind of call") }
    return words(node, CallsKey.of.rawValue, of: CallKind.allCases.map(\.rawValue))
  }

  private func callList(
    _ node: SourceNode, _ key: CallsKey, _ kinds: Set<CallKind>, _ touchDowns: Int
  ) -> [ScenarioCall]? {
    guard case .list(let items) = node.content else {
      expected(
        "a list of calls, such as Button.touchesBegan", for: key.rawValue, found: node,
        hint: "begin each item with '- '")
      return nil
    }
    return items.compactMap { call($0, key, kinds, touchDowns) }
  }

  /// The text of a call, or a mapping that says more.
  private func call(
    _ item: SourceNode, _ key: CallsKey, _ kinds: Set<CallKind>, _ touchDowns: Int
  ) -> ScenarioCall? {
    var use = CallUse(text: "", place: item.place, key: key.rawValue, kinds: kinds, touchDowns: touchDowns)
    guard case .mapping = item.content else {
      guard let text = name(item, key.rawValue) else { return nil }
      use.text = text
      note(use)
      return ScenarioCall(text)
    }
    guard let fields = fields(item, .expectedCall) else { return nil }
    guard let node = fields[ExpectedCallKey.call] else {
      missing(
        "the expected call has no 'call'", in: fields, hint: "such as {call: Button.touchesBegan, touch: 2}")
      return nil
    }
    guard let text = name(node, ExpectedCallKey.call.rawValue) else { return nil }
    var call = ScenarioCall(text)
    call.touch = integer(fields, ExpectedCallKey.touch)
    call.at = time(fields, ExpectedCallKey.at)
    call.touches = fields[ExpectedCallKey.touches].flatMap(touchNumbers)
    call.location = point(fields, ExpectedCallKey.location)
    call.previousLocation = point(fields, ExpectedCallKey.previousLocation)
    call.phase = fields[ExpectedCallKey.phase].flatMap {
      word($0, ExpectedCallKey.phase.rawValue, of: ExpectedCallKey.phases)
    }
    call.tapCount = integer(fields, ExpectedCallKey.tapCount)
    call.point = point(fields, ExpectedCallKey.point)
    for (key, touch) in [(ExpectedCallKey.touch, call.touch), (.touches, call.touches?.max())] {
      guard let touch, touch > touchDowns, let node = fields[key] else { continue }
      report(node.place, "'\(text.shown())' is about touch \(touch), and the scenario has \(touchDowns)")
    }
    use.text = text
    use.place = node.place
    use.keys = ExpectedCallKey.allCases.filter { fields[$0] != nil }
    note(use)
    return call
  }

  /// A time, or the limits of one.
  private func time(_ fields: Fields, _ key: some ScenarioKey) -> ExpectedTime? {
    guard let node = fields[key] else { return nil }
    guard case .mapping = node.content else {
      return number(node, key.rawValue, or: ", or limits such as {atLeast: 0.2}")
        .map { .at($0) }
    }
    guard case .limits(let limits)? = limits(node, .numberLimits) else { return nil }
    return .limits(limits)
  }

  /// The numbers of several touches, each once.
  private func touchNumbers(_ node: SourceNode) -> [Int]? {
    let key = ExpectedCallKey.touches.rawValue
    guard case .list(let items) = node.content, !items.isEmpty else {
      expected("a list of the numbers of touches, such as [1, 2]", for: key, found: node)
      return nil
    }
    var numbers: [Int] = []
    for item in items {
      guard let number = integer(item, key, in: 1...1_000_000) else { continue }
      if numbers.contains(number) { report(item.place, "touch \(number) stands twice in the list") }
      numbers.append(number)
    }
    return numbers
  }

  func actions(_ node: SourceNode) -> [ScenarioAction]? {
    let key = ExpectationKey.actions.rawValue
    guard case .list(let items) = node.content else {
      expected(
        "a list of actions", for: key, found: node, hint: node.text.map { "write [\($0.shown())]" })
      return nil
    }
    return items.compactMap { item in
      guard case .mapping(let entries) = item.content,
        entries.contains(where: { MappingKind.expectedAction.has($0.key) })
      else { return action(item, key).map { ScenarioAction(text: $0) } }
      guard let fields = fields(item, .expectedAction) else { return nil }
      guard let action = fields[ExpectedActionKey.action] else {
        missing("the expected action has no 'action'", in: fields, hint: "such as {action: save, at: 0.5}")
        return nil
      }
      let time = self.time(fields, ExpectedActionKey.at)
      return self.action(action, key).map { ScenarioAction(text: $0, at: time) }
    }
  }

  private func action(_ node: SourceNode, _ key: String) -> String? {
    guard let text = selector(node, key) else { return nil }
    note(CallUse(text: text, place: node.place, key: key, kinds: [.actions]))
    return text
  }
}
