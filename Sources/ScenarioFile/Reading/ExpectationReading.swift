// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import Trace
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
    expectation.column = fields.place.column
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

  /// The methods called on an object.
  func received(_ entry: SourceEntry, _ key: String) -> ScenarioReceived? {
    words(entry.value, entry.key, of: MethodKey.allCases.map(\.rawValue)) { method, place in
      note(CallUse(text: "\(entry.key).\(method)", place: place, key: key, kinds: CallKind.received))
    }
    .map { ScenarioReceived(object: entry.key, methods: $0) }
  }

  /// Reports a touch or a time without an expectation that it applies to.
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
    states.column = entry.place.column
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

  /// All states but `possible`, which a reset enters: one word, or a list.
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

  /// The state in a trace for a state name in a file: `ended` for `recognized` (GR-8).
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

extension ScenarioReading {
  func calls(_ node: SourceNode) -> ScenarioCalls? {
    var calls = ScenarioCalls()
    if case .list = node.content {
      calls.exactly = callList(node, .exactly, CallKind.defaults)
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
      return ScenarioCallCount(text: text, count: count)
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

  /// The text of a call, or a mapping with more expectations.
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
  var kinds: Set<CallKind> { of.map { Set($0.compactMap(CallKind.init)) } ?? CallKind.defaults }
}

/// A call that an expectation names. It is checked when all objects are known.
package struct CallUse {
  /// The line as written, such as `pan.handlePan(began) -> Editor`.
  package var text: String

  package var place: SourcePlace

  /// The key above it.
  package var key: String

  /// The possible kinds of the call.
  package var kinds: Set<CallKind>

  /// The number of touches in the scenario.
  package var touchDowns: Int

  /// The keys beside the line.
  var keys: [ExpectedCallKey] = []

  package init(
    text: String, place: SourcePlace, key: String, kinds: Set<CallKind> = Set(CallKind.allCases),
    touchDowns: Int = .max, saysTouch: Bool = false
  ) {
    (self.text, self.place, self.key, self.kinds, self.touchDowns) = (text, place, key, kinds, touchDowns)
    if saysTouch { keys.append(.touch) }
  }
}

/// Checks whether the call that a line names is possible.
package struct CallCheck {
  let index: ObjectIndex

  package init(index: ObjectIndex) { self.index = index }

  /// A problem with a line, and a suggestion.
  package struct Fault: Error {
    package var message: String
    package var hint: String?
  }

  /// A line by its parts: the receiver, the name, and the rest.
  private struct Line {
    var receiver: String?
    var name: Substring
  }

  /// The problem with a line; nil for a line that names a possible call.
  package func fault(of use: CallUse) -> Fault? {
    let readings = readings(of: use.text)
    var fault: Fault?
    for line in readings {
      do {
        try check(line, use)
        return nil
      } catch {
        // The error for the longest object name is reported.
        fault = fault ?? error
      }
    }
    return fault
  }

  /// The possible readings of the line: with every object name that it begins with, the longest first, and as an action
  /// without a sender.
  private func readings(of text: String) -> [Line] {
    let dots = text.indices.filter { text[$0] == "." }
    let known = dots.filter { index.kinds[String(text[..<$0])] != nil }
    var lines = known.reversed().map {
      Line(receiver: String(text[..<$0]), name: text[text.index(after: $0)...])
    }
    let end = [text.firstIndex(of: "("), text.firstRange(of: " -> ")?.lowerBound].compactMap { $0 }.min()
    let name = text[..<(end ?? text.endIndex)]
    if lines.isEmpty, let dot = name.lastIndex(of: "."), !startsWithAction(text[...]) {
      lines.append(Line(receiver: String(text[..<dot]), name: text[text.index(after: dot)...]))
    } else {
      lines.append(Line(receiver: nil, name: text[...]))
    }
    return lines
  }

  private func startsWithAction(_ text: Substring) -> Bool {
    index.actions.contains { Self.rest(of: text, after: $0.name) != nil }
  }

  private func check(_ line: Line, _ use: CallUse) throws(Fault) {
    var fault: Fault?
    var otherKinds: [CallKind] = []
    for (kind, name, rest) in possible(of: line) {
      guard let said = Self.rest(of: line.name, after: name) else { continue }
      guard use.kinds.contains(kind) else {
        otherKinds.append(kind)
        continue
      }
      do {
        try checkKeys(kind, use)
        return try check(said, rest, of: name, use)
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? otherKinds.first.map { self.fault(of: use, isOf: $0) } ?? unknown(line, use)
  }

  /// The calls that the receiver can get or make, or the actions that can come without a sender.
  private func possible(of line: Line) -> [(kind: CallKind, name: String, rest: CallNames.Rest)] {
    guard let receiver = line.receiver else {
      return index.actions.map { (.actions, $0.name, .action(causes: $0.causes, target: $0.target)) }
    }
    let kind = index.kinds[receiver]
    if kind == nil, !index.mayHaveMore(.viewOrRecognizer, named: receiver) { return [] }
    let actions = index.actions.filter { $0.sender == receiver || kind == nil }
    return actions.map { (.actions, $0.name, .action(causes: $0.causes, target: $0.target)) }
      + CallNames.all.filter { row in kind.map { index.fits(receiver, $0, row.receiver) } ?? true }
      .flatMap { row in row.names.map { (row.kind, $0, row.rest) } }
  }

  /// The rest of a line after a name; nil if the line does not begin with the name.
  private static func rest(of line: Substring, after name: String) -> Substring? {
    guard line.hasPrefix(name) else { return nil }
    let rest = line.dropFirst(name.count)
    return rest.isEmpty || rest.hasPrefix("(") || rest.hasPrefix(" -> ") ? rest : nil
  }

  // MARK: - Problems

  private func fault(of use: CallUse, isOf kind: CallKind) -> Fault {
    let kinds = CallKind.allCases.filter(use.kinds.contains).map(\.rawValue).joined(separator: ", ")
    if use.key != CallsKey.exactly.rawValue {
      return Fault(
        message: "'\(use.key)' takes \(kinds), and '\(use.text.shown())' is one of \(kind.rawValue)")
    }
    return Fault(
      message:
        "'exactly' lists calls of the kinds \(kinds), and '\(use.text.shown())' is one of \(kind.rawValue)",
      hint: "say of which kinds the list is, with 'of'")
  }

  private func unknown(_ line: Line, _ use: CallUse) -> Fault {
    let name = line.name.prefix { $0 != "(" }.split(separator: " -> ").first.map(String.init) ?? ""
    let near = Spelling.nearest(to: name, in: possible(of: line).map(\.name))
    guard let receiver = line.receiver else {
      let meant = near ?? Spelling.nearest(to: name, in: index.actions.compactMap(\.fullName))
      return Fault(
        message: "'\(use.key)' names '\(use.text.shown())', and nothing sends such an action",
        hint: meant.map { "did you mean '\($0.shown())'?" } ?? "a call is written receiver.call")
    }
    guard let kind = index.kinds[receiver] else {
      if index.mayHaveMore(.viewOrRecognizer, named: receiver) {
        return Fault(
          message: "'\(use.key)' names '\(use.text.shown())', and no object has a call '\(name.shown())'",
          hint: near.map { "did you mean '\(receiver.shown()).\($0.shown())'?" })
      }
      return Fault(
        message: "'\(use.key)' names '\(receiver.shown())', which does not exist",
        hint: Spelling.nearest(to: receiver, in: index.identifiers).map { "did you mean '\($0.shown())'?" })
    }
    return Fault(
      message:
        "'\(receiver.shown())' is \(index.described(receiver, kind)) and has no call '\(name.shown())'",
      hint: near.map { "did you mean '\(receiver.shown()).\($0.shown())'?" })
  }

  // MARK: - The rest of a line

  private func check(
    _ said: Substring, _ rest: CallNames.Rest, of name: String, _ use: CallUse
  ) throws(Fault) {
    if case .input(let input) = rest, index.inputs[input] == nil {
      throw Fault(
        message: "'\(use.text.shown())' comes of a '\(input.rawValue)', and the scenario has none",
        hint: "add one to 'touches', or remove this")
    }
    guard !said.isEmpty else { return }
    var (arguments, result): ([String], String?) = ([], nil)
    if said.hasPrefix("(") {
      guard let end = said.firstRange(of: ") -> ")?.lowerBound ?? said.lastIndex(of: ")") else {
        throw Fault(message: "'\(use.text.shown())' has no closing parenthesis")
      }
      arguments = said[said.index(after: said.startIndex)..<end].split(separator: ", ").map(String.init)
    }
    if let arrow = said.firstRange(of: " -> ") { result = String(said[arrow.upperBound...]) }
    switch rest {
    case .nothing:
      throw Fault(message: "nothing follows '\(name.shown())' in a call, found '\(use.text.shown())'")
    case .answer:
      try take(arguments, atMost: 0, of: name, use)
      try answer(result, use)
    case .question:
      try take(arguments, atMost: 3, of: name, use)
      for argument in arguments { try subject(argument, use) }
      try answer(result, use)
    case .action(let causes, let target):
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first { try word(argument, of: causes, use) }
      if let result { try check(result, isTarget: target, of: name, use) }
    case .command:
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first {
        try word(argument, of: index.actions.filter { $0.sender == nil }.map(\.name), use)
      }
      try answer(result, use)
    case .view:
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first { try object(argument, .view, use) }
      try noResult(result, use)
    case .input(let input):
      try take(arguments, atMost: 1, of: name, use)
      if let argument = arguments.first { try word(argument, of: index.inputs[input] ?? [], use) }
      try noResult(result, use)
    }
  }

  /// A trace records the touches or the point only for some calls.
  private func checkKeys(_ kind: CallKind, _ use: CallUse) throws(Fault) {
    guard let key = use.keys.first(where: { !$0.kinds.contains(kind) }) else { return }
    let kinds = CallKind.allCases.filter(key.kinds.contains).map(\.rawValue)
    throw Fault(
      message:
        "'\(key.rawValue)' is for calls of \(kinds.joined(separator: ", ")), and '\(use.text.shown())' is one of "
        + kind.rawValue)
  }

  private func take(_ arguments: [String], atMost count: Int, of name: String, _ use: CallUse) throws(Fault) {
    guard arguments.count > count else { return }
    throw Fault(
      message: "'\(name.shown())' takes \(count == 0 ? "nothing" : "\(count)") in parentheses, "
        + "found '\(use.text.shown())'")
  }

  private func word(_ word: String, of words: [String], _ use: CallUse) throws(Fault) {
    guard !words.contains(word) else { return }
    throw Fault(
      message: "'\(word.shown())' in '\(use.text.shown())' is none of "
        + (words.isEmpty ? "what such a call is about" : words.joined(separator: ", ")),
      hint: Spelling.nearest(to: word, in: words).map { "did you mean '\($0)'?" })
  }

  private func answer(_ result: String?, _ use: CallUse) throws(Fault) {
    if let result { try word(result, of: ["true", "false"], use) }
  }

  private func noResult(_ result: String?, _ use: CallUse) throws(Fault) {
    guard result != nil else { return }
    throw Fault(message: "such a call has no result, found '\(use.text.shown())'")
  }

  /// A recognizer, or a touch by its number.
  private func subject(_ argument: String, _ use: CallUse) throws(Fault) {
    if index.kinds[argument] == nil, argument.hasPrefix("touch"), let number = Int(argument.dropFirst(5)) {
      if (1...max(1, use.touchDowns)).contains(number), use.touchDowns > 0 { return }
      throw Fault(
        message: "'\(use.text.shown())' names touch \(number), and the scenario has \(use.touchDowns)")
    }
    try object(argument, .recognizer, use)
  }

  /// An action is sent to the target that it names, or else to the one that UIKit finds.
  private func check(
    _ id: String, isTarget target: String?, of action: String, _ use: CallUse
  ) throws(Fault) {
    guard id != target else { return }
    // Under `never`, a wrong target would be true of every run.
    guard let target, use.key == CallsKey.never.rawValue else {
      if index.actions.contains(where: { $0.target == id }) { return }
      return try object(id, .object, use)
    }
    throw Fault(
      message: "'\(use.text.shown())' names the target '\(id.shown())', and this '\(action.shown())' goes to "
        + "'\(target.shown())'",
      hint: "did you mean '-> \(target.shown())'?")
  }

  private func object(_ id: String, _ wanted: ObjectIndex.Wanted, _ use: CallUse) throws(Fault) {
    guard let kind = index.kinds[id] else {
      if index.mayHaveMore(wanted, named: id) { return }
      throw Fault(
        message: "'\(use.text.shown())' names '\(id.shown())', which does not exist",
        hint: Spelling.nearest(to: id, in: index.identifiers).map { "did you mean '\($0.shown())'?" })
    }
    guard !index.fits(id, kind, wanted) else { return }
    throw Fault(
      message: "'\(use.text.shown())' names '\(id.shown())', \(kind.rawValue), expected \(wanted.rawValue)")
  }
}
