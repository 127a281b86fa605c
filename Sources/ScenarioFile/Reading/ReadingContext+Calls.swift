// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

extension ScenarioReading {
  func calls(_ node: SourceNode) -> ScenarioCalls? {
    var calls = ScenarioCalls()
    if case .list = node.content {
      calls.exactly = callList(node, .exactly, CallKind.usual)
      return calls
    }
    guard case .mapping = node.content else {
      expected(
        "a list of calls, or a mapping of keys", for: ExpectationKey.calls.rawValue, found: node,
        hint: node.text.map { "write [\($0.shown())]" })
      return nil
    }
    guard let fields = fields(node, .calls) else { return nil }
    fill(&calls, from: fields, CallsKey.rows)
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

  func kindsOfCalls(_ node: SourceNode, _ key: String) -> [String]? {
    if node.isEmptyList { report(node.place, "'\(key)' lists no kind of call") }
    return words(node, key, of: CallKind.allCases.map(\.rawValue))
  }

  /// How often each of some calls comes.
  func counts(_ node: SourceNode, _ key: String) -> [ScenarioCallCount] {
    guard case .mapping(let entries) = node.content, !entries.isEmpty else {
      expected("a mapping of calls to numbers, such as {Button.touchesMoved: 2}", for: key, found: node)
      return []
    }
    return entries.compactMap { entry in
      guard let text = name(entry.keyNode, key),
        let count = integer(entry.value, entry.key.shown(), in: CallsKey.countLimits)
      else { return nil }
      note(CallUse(text: text, place: entry.place, key: key))
      return ScenarioCallCount(text, count)
    }
  }

  /// Calls of any kind, at least one.
  func someCalls(_ node: SourceNode, _ key: CallsKey, atMost most: Int?) -> [ScenarioCall]? {
    let calls = callList(node, key, Set(CallKind.allCases))
    if let most, case .list(let items) = node.content, items.count > most {
      report(
        node.place, "'\(key.rawValue)' lists \(items.count) calls, expected \(most) at most",
        hint: "'counts' tells how often a call comes")
    }
    if node.isEmptyList { report(node.place, "'\(key.rawValue)' lists no call, so it says nothing") }
    return calls
  }

  func callList(_ node: SourceNode, _ key: CallsKey, _ kinds: Set<CallKind>) -> [ScenarioCall]? {
    list(
      node, key.rawValue, "a list of calls, such as Button.touchesBegan", hint: "begin each item with '- '"
    )?.compactMap { call($0, key, kinds) }
  }

  /// The text of a call, or a mapping that says more.
  private func call(_ item: SourceNode, _ key: CallsKey, _ kinds: Set<CallKind>) -> ScenarioCall? {
    var use = CallUse(text: "", place: item.place, key: key.rawValue, kinds: kinds, touchDowns: touchDowns)
    guard case .mapping = item.content else {
      guard let text = name(item, key.rawValue) else { return nil }
      use.text = text
      note(use)
      return ScenarioCall(text)
    }
    guard let fields = fields(item, .expectedCall, needing: ExpectedCallKey.self),
      let node = fields[ExpectedCallKey.call], let text = name(node, ExpectedCallKey.call.rawValue)
    else { return nil }
    var call = ScenarioCall(text)
    fill(&call, from: fields, ExpectedCallKey.rows)
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
  func time(_ node: SourceNode, _ key: String) -> ExpectedTime? {
    guard case .mapping = node.content else {
      return number(node, key, or: ", or limits such as {atLeast: 0.2}").map { .at($0) }
    }
    guard case .limits(let limits)? = limits(node, .numberLimits) else { return nil }
    return .limits(limits)
  }

  /// The numbers of several touches, each once.
  func touchNumbers(_ node: SourceNode, _ key: String) -> [Int]? {
    let wanted = "a list of the numbers of touches, such as [1, 2]"
    guard let items = list(node, key, wanted, atLeast: 1) else { return nil }
    var numbers: [Int] = []
    for item in items {
      guard let number = integer(item, key, in: 1...1_000_000) else { continue }
      if numbers.contains(number) { report(item.place, "touch \(number) stands twice in the list") }
      numbers.append(number)
    }
    return numbers
  }

  func actions(_ node: SourceNode, _ key: String) -> [ScenarioAction]? {
    list(node, key, "a list of actions", hint: node.text.map { "write [\($0.shown())]" })?.compactMap {
      item in
      var action = ScenarioAction(text: "")
      guard case .mapping(let entries) = item.content,
        entries.contains(where: { MappingKind.expectedAction.has($0.key) })
      else { return self.action(item).map { ScenarioAction(text: $0) } }
      guard let fields = fields(item, .expectedAction, needing: ExpectedActionKey.self) else { return nil }
      fill(&action, from: fields, ExpectedActionKey.rows)
      return action
    }
  }

  func action(_ node: SourceNode) -> String? {
    let key = ExpectationKey.actions.rawValue
    guard let text = selector(node, key) else { return nil }
    note(CallUse(text: text, place: node.place, key: key, kinds: [.actions]))
    return text
  }
}

extension ScenarioCalls {
  /// The kinds of calls that `exactly` lists.
  var kinds: Set<CallKind> { of.map { Set($0.compactMap(CallKind.init)) } ?? CallKind.usual }
}
