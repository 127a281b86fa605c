// SPDX-License-Identifier: Apache-2.0

package import Analysis
import InputFile
import Narration
package import ScenarioFile
import Trace

/// Compares a scenario's expectations with the trace of a run and the values recorded by the run.
package struct ExpectationCheck {
  let analysis: TraceAnalysis
  let calls: CallList
  let states: StateHistory
  let objects: TraceObjects
  let values: NotedValues

  package private(set) var results: [ExpectationResult] = []

  /// The position of an expectation.
  fileprivate struct Place {
    var line: Int?
    var column: Int?
  }

  /// What explains an unmet expectation; if it has nothing to say, the verdict on the touch does.
  enum Why {
    case verdict
    /// Why a touch did not go to a view.
    case whyNot(String?, TouchAnswer)
    /// What a recognizer did.
    case recognizer(String)
  }

  /// The position of the expectation being compared.
  fileprivate var place = Place()

  package init(_ expectations: [ScenarioExpectation], _ analysis: TraceAnalysis, _ values: NotedValues) {
    self.analysis = analysis
    calls = CallList(analysis.trace)
    states = StateHistory(analysis.trace)
    objects = TraceObjects(analysis.trace)
    self.values = values
    for expectation in expectations {
      place = Place(line: expectation.line, column: expectation.column)
      checkHitTest(expectation)
      checkCalls(expectation)
      checkActions(expectation)
      checkStates(expectation)
      checkReceived(expectation)
      checkValues(expectation)
      checkCycles(expectation)
    }
  }

  /// Records an expectation and its difference; nil if it is met.
  ///
  /// - Parameters:
  ///   - what: What it is about.
  ///   - difference: The expected and the actual lines.
  ///   - touch: The number of its touch, from 1; nil for all touches.
  ///   - why: What explains the result, if it is not the outcome of the touch.
  mutating func note(
    _ what: String, _ difference: [String]?, touch: Int? = nil, why: Why = .verdict
  ) {
    var result = ExpectationResult(
      line: place.line, column: place.column, what: what, difference: difference, touch: touch)
    if difference != nil { result.why = explanation(why) ?? verdict(of: touch) }
    results.append(result)
  }

  /// Records an expectation of some lines, with the actual ones.
  mutating func note(
    _ what: String, _ expected: [String], _ came: [String], touch: Int, why: Why = .verdict
  ) {
    note(what, LineDifference.lines(expected, came), touch: touch, why: why)
  }

  /// Records an expectation about an object, which fails if the trace has no such object.
  mutating func note(
    _ what: String, of object: String, _ difference: [String]?, why: Why = .verdict
  ) {
    guard objects.contains(object) else {
      results.append(
        ExpectationResult(
          line: place.line, column: place.column, what: what,
          difference: ["- \(object)", "+ no object of this name"]))
      return
    }
    note(what, difference, why: why)
  }

  private func explanation(_ why: Why) -> String? {
    switch why {
    case .verdict: nil
    case .whyNot(let view, let answer): whyNot(view, answer)
    case .recognizer(let recognizer): outcome(of: recognizer)
    }
  }

  /// The outcome of a touch, or of the only one, as a sentence; nil if there is no single touch.
  fileprivate func verdict(of touch: Int?) -> String? {
    guard let position = touch.map({ $0 - 1 }) ?? (analysis.touches.count == 1 ? 0 : nil),
      analysis.touches.indices.contains(position)
    else { return nil }
    let answer = analysis.touches[position]
    return Narrator(.english, analysis.index(of: answer)).verdict(answer)
  }

  /// Why a touch did not go to a view; nil if the screen has no such view.
  fileprivate func whyNot(_ view: String?, _ answer: TouchAnswer) -> String? {
    let index = analysis.index(of: answer)
    guard let view = view.flatMap({ index.view($0) }) else { return nil }
    return Narrator(.english, index).sentence(TargetAnswer(view, for: answer, in: analysis)).plain
  }

  /// What a recognizer did with the touches, as a sentence; nil if it saw none.
  fileprivate func outcome(of recognizer: String) -> String? {
    let lines = analysis.touches.compactMap { answer in
      answer.outcome.recognizers.first { $0.id == recognizer }.map {
        Narrator(.english, analysis.index(of: answer)).line($0).plain
      }
    }
    return lines.isEmpty ? nil : lines.prefix(3).joined(separator: " ")
  }

  private mutating func checkHitTest(_ expectation: ScenarioExpectation) {
    guard
      expectation.hitView != nil || expectation.hitOrder != nil || expectation.chain != nil
        || expectation.chainBegins != nil || expectation.decidedBy != nil || expectation.doubts != nil
    else { return }
    let number = expectation.touch
    guard analysis.touches.indices.contains(number - 1) else {
      note("touch \(number)", ["- a touch", "+ \(analysis.touches.count) touches in all"])
      return
    }
    let answer = analysis.touches[number - 1]
    if let hitView = expectation.hitView {
      note(
        "hitView of touch \(number)", [hitView ?? "nil"], [answer.hitView ?? "nil"], touch: number,
        why: .whyNot(hitView, answer))
    }
    if let order = expectation.hitOrder {
      let asked = answer.walk.filter { $0.point != nil }.map(\.view)
      note("hitOrder of touch \(number)", order, asked, touch: number)
    }
    if let chain = expectation.chain {
      note("chain of touch \(number)", chain, answer.chain.map(\.responder.id), touch: number)
    }
    if let begins = expectation.chainBegins {
      let chain = answer.chain.map(\.responder.id).prefix(begins.count)
      note("beginning of the chain of touch \(number)", begins, Array(chain), touch: number)
    }
    if let decider = expectation.decidedBy {
      note("decidedBy of touch \(number)", [decider.rawValue], [answer.decider.rawValue], touch: number)
    }
    if let doubts = expectation.doubts {
      note(
        "doubts of touch \(number)", doubts.map(\.rawValue).sorted(),
        answer.systemDoubts.map(\.rawValue).sorted(), touch: number)
    }
  }
}

extension ExpectationCheck {
  mutating func checkCalls(_ expectation: ScenarioExpectation) {
    guard let expected = expectation.calls else { return }
    if let exactly = expected.exactly {
      let kinds = expected.of.map { Set($0.compactMap(CallKind.init)) } ?? CallKind.defaults
      let came = calls.calls(of: kinds, comparedWith: exactly.map(\.text))
      let difference = LineDifference.lines(
        exactly.map(\.shown), came.map { $0.shown(besides: exactly) },
        matches: { exactly[$0].isMet(by: came[$1]) })
      note("calls.exactly", withDropped(exactly.map(\.text), difference))
    }
    if let includes = expected.includes {
      note(
        "calls.includes", withDropped(includes.map(\.text), gaps(in: includes)))
    }
    if let wanted = expected.inAnyOrder {
      note("calls.inAnyOrder", withDropped(wanted.map(\.text), missing(of: wanted)))
    }
    for wanted in expected.counts {
      let count = calls.calls.count { $0.matches(wanted.text) }
      note(
        "count of \(wanted.text)",
        namesSomebody(wanted.text)
          ? LineDifference.lines(["\(wanted.count)"], ["\(count)"])
          : ["- \(wanted.count)", "+ no object of this name"])
    }
    if let never = expected.never {
      let came = calls.calls.filter { call in never.contains { $0.isMet(by: call) } }
      // A misspelt object gets no calls, so the expectation would be met by mistake.
      let unknown = never.map(\.text).filter { !namesSomebody($0) }.map { "+ \($0): no object of this name" }
      let lines = came.map { "+ \($0.shown(besides: never)) (\(place(of: $0)))" } + unknown
      note("calls.never", lines.isEmpty ? nil : LineDifference.shortened(lines))
    }
  }

  /// Whether a line begins with the name of a known object and a dot, or with no name, like an action without a sender.
  private func namesSomebody(_ line: String) -> Bool {
    let dots = line.indices.filter { line[$0] == "." }
    return dots.isEmpty || dots.contains { objects.contains(String(line[..<$0])) }
  }

  /// The expected calls as lines; those not found after the one before are marked. Nil if all are found in order.
  private func gaps(in expected: [ScenarioCall]) -> [String]? {
    var next = calls.calls.startIndex
    var isComplete = true
    let lines = expected.map { wanted in
      if let found = calls.calls[next...].firstIndex(where: wanted.isMet) {
        next = found + 1
        return "  \(wanted.shown) (\(place(of: calls.calls[found])))"
      }
      isComplete = false
      let earlier = calls.calls[..<next].last(where: wanted.isMet)
      return "- \(wanted.shown) (\(earlier.map { "only before that, \(place(of: $0))" } ?? "never"))"
    }
    return isComplete ? nil : LineDifference.shortened(lines)
  }

  /// The expected calls as lines; those without a match of their own are marked. Nil if all have one.
  private func missing(of expected: [ScenarioCall]) -> [String]? {
    let pairs = CallPairing(expected) { expected, position in expected.isMet(by: calls.calls[position]) }
      .pairs(among: calls.calls.indices)
    guard pairs.contains(nil) else { return nil }
    return LineDifference.shortened(
      zip(expected, pairs).map { wanted, position in
        position.map { "  \(wanted.shown) (\(place(of: calls.calls[$0])))" } ?? "- \(wanted.shown)"
      })
  }

  private func place(of call: TracedCall) -> String {
    "event \(call.sequence), at \(NumberText.decimal(call.time)) s"
  }

  mutating func checkActions(_ expectation: ScenarioExpectation) {
    guard let expected = expectation.actions else { return }
    let all = calls.calls(of: [.actions], comparedWith: expected.map(\.text))
    let came = matches(expected, all) ? all : withoutFurtherStates(all, expected)
    let showsTime = expected.contains { $0.at != nil }
    let expectedLines = expected.map { action in
      action.text + (action.at.map { " at \($0.shown)" } ?? "")
    }
    let cameLines = came.map { action in
      action.fullText + (showsTime ? " at \(NumberText.decimal(action.time))" : "")
    }
    note(
      "actions",
      withDropped(
        expected.map(\.text),
        LineDifference.lines(expectedLines, cameLines) { wanted, found in
          isMet(expected[wanted], by: came[found])
        }))
  }

  private func isMet(_ expected: ScenarioAction, by call: TracedCall) -> Bool {
    call.matches(expected.text) && expected.at?.isMet(by: call.time) ?? true
  }

  private func matches(_ expected: [ScenarioAction], _ came: [TracedCall]) -> Bool {
    expected.count == came.count && zip(expected, came).allSatisfy { isMet($0, by: $1) }
  }

  /// The actions, with only the first of each gesture for those expected without a state: `panned` represents
  /// everything that a pan sends from `began` to `ended`.
  private func withoutFurtherStates(_ came: [TracedCall], _ expected: [ScenarioAction]) -> [TracedCall] {
    var began: Set<String> = []
    return came.filter { call in
      let state = call.arguments.first.flatMap(GestureState.init(rawValue:))
      if state == .began { began.insert(call.text) }
      let isFurther = state == .changed || state == .ended || state == .cancelled
      guard isFurther, began.contains(call.text) else { return true }
      if state != .changed { began.remove(call.text) }
      let meant = expected.filter { call.isNamed(in: $0.text) }
      return meant.isEmpty || meant.contains { $0.text.contains("(") }
    }
  }

  /// The difference, followed by the reasons why expected actions reached no target.
  private func withDropped(_ expected: [String], _ difference: [String]?) -> [String]? {
    guard let difference else { return nil }
    let narrator = Narrator(.english, analysis.index)
    let dropped = calls.dropped.filter { dropped in expected.contains { dropped.action.isNamed(in: $0) } }
    return difference
      + dropped.map { action, reason in
        "  \(action.text) reached nobody (\(place(of: action))): \(narrator.reason(reason, of: action.receiver ?? "").plain)"
      }
  }

  mutating func checkReceived(_ expectation: ScenarioExpectation) {
    place = Place(line: expectation.line, column: expectation.column)
    for expected in expectation.received {
      note(
        "received by \(expected.object)", of: expected.object,
        LineDifference.lines(expected.methods, calls.received(by: expected.object)))
    }
  }
}

extension ExpectationCheck {
  mutating func checkStates(_ expectation: ScenarioExpectation) {
    for expected in expectation.states {
      let recognizer = expected.recognizer
      if let line = expected.line { place = Place(line: line, column: expected.column) }
      if let entered = expected.entered {
        note(
          "states of \(recognizer)", of: recognizer,
          LineDifference.lines(entered, states.entered(by: recognizer).map(\.rawValue)),
          why: .recognizer(recognizer))
      }
      for moment in expected.at {
        note(
          "state of \(recognizer) at \(NumberText.decimal(moment.time))", of: recognizer,
          over(before: moment.time)
            ?? LineDifference.lines([moment.state], [states.state(of: recognizer, at: moment.time).rawValue]),
          why: .recognizer(recognizer))
      }
      if let because = expected.because {
        let cause = states.lastCause(of: recognizer)?.name ?? "no change of state"
        note(
          "cause of the last state of \(recognizer)", of: recognizer,
          LineDifference.lines([because], [cause]), why: .recognizer(recognizer))
      }
    }
  }

  mutating func checkValues(_ expectation: ScenarioExpectation) {
    place = Place(line: expectation.line, column: expectation.column)
    let time = expectation.at
    let when = time.map { " at \(NumberText.decimal($0))" } ?? ""
    let over = time.flatMap(over)
    if let expected = expectation.firstResponder {
      note(
        "firstResponder\(when)",
        over ?? LineDifference.lines([expected ?? "nil"], [values.firstResponder(at: time) ?? "nil"]))
    }
    for object in expectation.properties {
      for expected in object.values {
        let value = values.value(of: expected.name, of: object.object, at: time)
        note(
          "\(expected.name) of \(object.object)\(when)",
          over
            ?? (value?.meets(expected.wanted) == true
              ? nil
              : [
                "- \(expected.wanted.shown)",
                "+ \(value.map(\.value.shown) ?? missing(object.object))",
              ]))
      }
    }
  }

  /// The difference for an expectation at a time after the end of the run; nil for an earlier time.
  private func over(before time: Double) -> [String]? {
    guard time > values.end + Tolerance.afterEnd.largest + Tolerance.rounding else { return nil }
    return [
      "- at \(NumberText.decimal(time)) s",
      "+ all is over at \(NumberText.decimal(values.end)) s; a 'wait' at the end of 'touches' goes on",
    ]
  }

  /// Why an object has no value.
  private func missing(_ object: String) -> String {
    objects.contains(object) ? "it has no such property" : "no object of this name"
  }

  mutating func checkCycles(_ expectation: ScenarioExpectation) {
    guard let expected = expectation.cycles else { return }
    let cycles = RequirementCycles.all(in: analysis.trace)
    note("cycles", LineDifference.lines(Self.lines(expected.map { Set($0) }), Self.lines(cycles)))
  }

  /// Cycles as lines, each once, sorted.
  private static func lines(_ cycles: [Set<String>]) -> [String] {
    Set(cycles).map { $0.sorted().joined(separator: ", ") }.sorted()
  }
}

extension ExpectedValue.Wanted {
  /// The expected value, as a file writes it.
  fileprivate var shown: String {
    switch self {
    case .value(let value): return value.shown
    case .limits(let limits):
      func shown(_ part: ValueLimit.Part?) -> String {
        let texts = limits.filter { $0.part == part }.map { "\($0.comparison.rawValue): \($0.value.shown)" }
        return texts.joined(separator: ", ")
      }
      let parts = ValueLimit.Part.allCases.filter { part in limits.contains { $0.part == part } }
        .map { "\($0.rawValue): {\(shown($0))}" }
      return "{\(([shown(nil)].filter { !$0.isEmpty } + parts).joined(separator: ", "))}"
    }
  }
}

extension PropertyValue {
  /// The value as a file writes it: numbers to a millionth, rows in brackets, an empty text in quotes.
  fileprivate var shown: String {
    switch self {
    case .number(let number): Self.words(number)
    case .numbers(let numbers): "[\(numbers.map(Self.words).joined(separator: ", "))]"
    case .bool, .text, .texts: words.isEmpty ? "''" : words
    }
  }

  private static func words(_ number: Double) -> String { NumberText.decimal(number, digits: 6) }
}

extension ScenarioCall {
  /// Whether a call meets the expectation.
  func isMet(by call: TracedCall) -> Bool {
    guard call.matches(text), at?.isMet(by: call.time) ?? true,
      point.map({ wanted in call.point.map { Self.isNear(wanted, $0) } ?? false }) ?? true
    else { return false }
    if let touches, Set(call.touches.map(\.touch)) != Set(touches.map { "touch\($0)" }) { return false }
    return !tellsOfTouch || call.touches.contains(where: isMet)
  }

  private func isMet(by actual: CallTouch) -> Bool {
    if let touch, actual.touch != "touch\(touch)" { return false }
    if let tapCount, actual.tapCount != tapCount { return false }
    if let phase, actual.phase.rawValue != phase { return false }
    if let location, !Self.isNear(location, actual.location) { return false }
    return previousLocation.map { Self.isNear($0, actual.previousLocation) } ?? true
  }

  private static func isNear(_ wanted: TracePoint, _ point: TracePoint) -> Bool {
    Tolerance.number.allows(wanted.x, point.x) && Tolerance.number.allows(wanted.y, point.y)
  }

  /// The expectation as one line: `Card.touchesBegan touch 2 at 0.5`.
  var shown: String {
    let parts = [
      point.map { "point \($0.shown)" }, touch.map { "touch \($0)" },
      touches.map { "touches \($0.sorted().map(String.init).joined(separator: ", "))" },
      at.map { "at \($0.shown)" }, location.map { "location \($0.shown)" },
      previousLocation.map { "previousLocation \($0.shown)" }, phase.map { "phase \($0)" },
      tapCount.map { "tapCount \($0)" },
    ]
    return ([text] + parts.compactMap { $0 }).joined(separator: " ")
  }
}

extension TracePoint {
  /// As a file writes it: `[10, 20.5]`.
  var shown: String { "[\(NumberText.decimal(x)), \(NumberText.decimal(y))]" }
}

extension TracedCall {
  /// The call as one line, with the details that the expected calls mention.
  func shown(besides expected: [ScenarioCall]) -> String {
    var line = fullText
    if let point, expected.contains(where: { $0.point != nil }) { line += " point \(point.shown)" }
    if expected.contains(where: { $0.at != nil }) { line += " at \(NumberText.decimal(time))" }
    guard expected.contains(where: { $0.tellsOfTouch || $0.touches != nil }) else { return line }
    let details = touches.map { actual in
      var text = actual.touch
      if expected.contains(where: { $0.location != nil }) { text += " \(actual.location.shown)" }
      if expected.contains(where: { $0.previousLocation != nil }) {
        text += " previously \(actual.previousLocation.shown)"
      }
      if expected.contains(where: { $0.phase != nil }) { text += " \(actual.phase)" }
      if expected.contains(where: { $0.tapCount != nil }) { text += " tapCount \(actual.tapCount)" }
      return text
    }
    return details.isEmpty ? line : "\(line): \(details.joined(separator: ", "))"
  }
}

/// Pairs expectations with the calls that meet them, one each, as many as possible.
package struct CallPairing<Expected> {
  private let expected: [Expected]
  private let isMet: (Expected, Int) -> Bool

  package init(_ expected: [Expected], isMet: @escaping (Expected, Int) -> Bool) {
    self.expected = expected
    self.isMet = isMet
  }

  /// The position for each expectation; nil for one without a match.
  package func pairs(among positions: Range<Int>) -> [Int?] {
    let candidates = expected.map { wanted in positions.filter { isMet(wanted, $0) } }
    var pairs: [Int?] = Array(repeating: nil, count: expected.count)
    var owners: [Int: Int] = [:]

    /// Finds a match for an expectation; another one may have to change its match for that.
    func serve(_ index: Int, _ seen: inout Set<Int>) -> Bool {
      for position in candidates[index] where seen.insert(position).inserted {
        guard let owner = owners[position] else { return take(position, index) }
        if serve(owner, &seen) { return take(position, index) }
      }
      return false
    }
    func take(_ position: Int, _ index: Int) -> Bool {
      owners[position] = index
      pairs[index] = position
      return true
    }
    for index in expected.indices {
      // Prefer a free match, so that no other expectation has to change.
      if let free = candidates[index].first(where: { owners[$0] == nil }) {
        _ = take(free, index)
      } else {
        var seen: Set<Int> = []
        _ = serve(index, &seen)
      }
    }
    return pairs
  }
}

/// Whether one expectation is met, and the difference if it is not.
package struct ExpectationResult: Hashable, Sendable {
  /// The line of the file.
  package var line: Int?

  /// The column, from 1; nil if the line is precise enough.
  package var column: Int?

  /// What the expectation is about, such as `hitView of touch 1` or `states of pan`.
  package var what: String

  /// The expected and actual lines; nil if the expectation is met.
  package var difference: [String]?

  /// The settings of the variant that it is about: `Veil.isHidden = true`; nil for the scenario itself.
  package var variant: String?

  /// The file that contains it; nil for the scenario's.
  package var file: String?

  /// The number of the touch that it is about, from 1; nil if there is no single one.
  package var touch: Int?

  /// Why it is not met, as a sentence; nil if it is met or no reason is known.
  package var why: String?

  package init(
    line: Int? = nil, column: Int? = nil, what: String, difference: [String]?, variant: String? = nil,
    file: String? = nil, touch: Int? = nil
  ) {
    self.line = line
    self.column = column
    self.what = what
    self.difference = difference
    self.variant = variant
    self.file = file
    self.touch = touch
  }

  /// What it is about, including the variant.
  package var subject: String { variant.map { "\(what), with \($0)" } ?? what }
}

extension ExpectationResult {
  /// The position of the expectation: `card.yml:18:9`.
  package func place(in file: String) -> String {
    (self.file ?? file) + [line, column].compactMap { $0.map { ":\($0)" } }.joined()
  }

  /// The position and subject of the expectation: `card.yml:18:9: hitView of touch 1`.
  package func title(in file: String) -> String { "\(place(in: file)): \(subject)" }
}

extension ScenarioOutcome {
  /// The results for the expectations of the scenario and its variants, in the order of the runs.
  package func results(_ analysis: TraceAnalysis) -> [ExpectationResult] {
    let results = ExpectationCheck(expectations, analysis, values).results
    return zip(trace.variants, variants).reduce(into: results) { results, run in
      results += Self.results(of: run.0, run.1)
    }
  }

  private static func results(of run: TraceVariant, _ variant: Variant) -> [ExpectationResult] {
    let (own, inherited) = (variant.expectations.own, variant.expectations.inherited)
    guard !own.isEmpty || !inherited.isEmpty else { return [] }
    let analysis = TraceAnalysis(run.trace)
    let narrator = Narrator(.english, analysis.index)
    var results = ExpectationCheck(own, analysis, variant.values).results
    let reported = Set(results.map(\.what))
    results += ExpectationCheck(inherited, analysis, variant.values).results.filter {
      !reported.contains($0.what)
    }
    return results.map { result in
      var result = result
      result.variant = narrator.settings(run.settings).plain
      return result
    }
  }
}

extension LoadedInput {
  /// The results for all expectations of the input: in its scenario, in recordings beside it, and in recordings that it
  /// contains.
  ///
  /// - Parameter scenario: The input's scenario.
  /// - Returns: The results in the order of the file.
  /// - Throws: ``InputErrors`` or `InputError` for a recording that cannot be read.
  package func results(of scenario: Scenario) throws -> [ExpectationResult] {
    var results = outcome.results(TraceAnalysis(trace))
    for recording in scenario.recordings {
      let read = try RecordingFile(recording, beside: file).read(for: scenario)
      results.append(RecordingCheck(read, trace).result)
    }
    for recording in recordings {
      results.append(try RecordingCheck.result(of: recording, in: file, scenario, trace))
    }
    return results
  }
}

/// Two lists as lines that show where they differ.
enum LineDifference {
  /// `-` for expected and missing lines, `+` for unexpected ones, between the common ones; nil if the lists are equal.
  ///
  /// `matches` compares an expected with an actual line by position, so that a short line can match a long one.
  static func lines(
    _ expected: [String], _ actual: [String], matches: (_ expected: Int, _ actual: Int) -> Bool
  ) -> [String]? {
    let shorter = min(expected.count, actual.count)
    var start = 0
    while start < shorter, matches(start, start) { start += 1 }
    guard start < max(expected.count, actual.count) else { return nil }
    var end = 0
    while end < shorter - start, matches(expected.count - 1 - end, actual.count - 1 - end) { end += 1 }

    var lines = expected[..<start].map { "  \($0)" }
    let left = start..<(expected.count - end)
    let right = start..<(actual.count - end)
    let (missing, unexpected) = changes(left, right, matches)
    var (wanted, came) = (left.lowerBound, right.lowerBound)
    while wanted < left.upperBound || came < right.upperBound {
      if missing.contains(wanted) {
        lines.append("- \(expected[wanted])")
        wanted += 1
      } else if unexpected.contains(came) {
        lines.append("+ \(actual[came])")
        came += 1
      } else {
        lines.append("  \(expected[wanted])")
        (wanted, came) = (wanted + 1, came + 1)
      }
    }
    lines += expected[(expected.count - end)...].map { "  \($0)" }
    return shortened(lines)
  }

  /// The same for lists of lines that must be equal.
  static func lines(_ expected: [String], _ actual: [String]) -> [String]? {
    lines(expected, actual) { expected[$0] == actual[$1] }
  }

  /// The lines, without the middle of long runs with the same sign.
  static func shortened(_ lines: [String]) -> [String] {
    let longest = 24
    let shown = 8
    var result: [String] = []
    var rest = lines[...]
    while let mark = rest.first?.first {
      let run = rest.prefix { $0.first == mark }
      rest = rest[run.endIndex...]
      guard run.count > longest else {
        result += run
        continue
      }
      result += run.prefix(shown)
      result.append("\(mark) … \(run.count - 2 * shown) more …")
      result += run.suffix(shown)
    }
    return result
  }

  /// Longer lists are not aligned: all expected lines come first, then all actual ones.
  private static let mostPairs = 250_000

  /// The smallest number of lines to remove from one list and to add from the other, by position.
  private static func changes(
    _ left: Range<Int>, _ right: Range<Int>, _ matches: (Int, Int) -> Bool
  ) -> (missing: Set<Int>, unexpected: Set<Int>) {
    guard left.count * right.count <= mostPairs else { return (Set(left), Set(right)) }
    var (missing, unexpected): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(right).difference(from: Array(left), by: matches) {
      switch change {
      case .remove(_, let position, _): missing.insert(position)
      case .insert(_, let position, _): unexpected.insert(position)
      }
    }
    return (missing, unexpected)
  }
}
