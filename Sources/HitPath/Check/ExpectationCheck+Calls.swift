// SPDX-License-Identifier: Apache-2.0

import Analysis
import InputFile
import Narration
import ScenarioFile
import Trace

extension ExpectationCheck {
  mutating func checkCalls(_ expectation: ScenarioExpectation) {
    guard let expected = expectation.calls else { return }
    if let exactly = expected.exactly {
      let kinds = expected.of.map { Set($0.compactMap(CallKind.init)) } ?? CallKind.usual
      let came = calls.calls(of: kinds, comparedWith: exactly.map(\.text))
      let difference = LineDifference.lines(
        exactly.map(\.shown), came.map { $0.shown(besides: exactly) },
        matches: { exactly[$0].isMet(by: came[$1]) })
      note("calls.exactly", expectation.line, withDropped(exactly.map(\.text), difference))
    }
    if let includes = expected.includes {
      note(
        "calls.includes", expectation.line, withDropped(includes.map(\.text), gaps(in: includes)))
    }
    if let wanted = expected.inAnyOrder {
      note("calls.inAnyOrder", expectation.line, withDropped(wanted.map(\.text), missing(of: wanted)))
    }
    for wanted in expected.counts {
      let count = calls.calls.count { $0.matches(wanted.text) }
      note(
        "count of \(wanted.text)", expectation.line,
        namesSomebody(wanted.text)
          ? LineDifference.lines(["\(wanted.count)"], ["\(count)"])
          : ["- \(wanted.count)", "+ no object of this name"])
    }
    if let never = expected.never {
      let came = calls.calls.filter { call in never.contains { $0.isMet(by: call) } }
      // A misspelt object gets no calls, so the expectation would be met by mistake.
      let unknown = never.map(\.text).filter { !namesSomebody($0) }.map { "+ \($0): no object of this name" }
      let lines = came.map { "+ \($0.shown(besides: never)) (\(place(of: $0)))" } + unknown
      note("calls.never", expectation.line, lines.isEmpty ? nil : LineDifference.shortened(lines))
    }
  }

  /// Whether a line begins with the name of a known object and a dot, or with no name, as an action without a sender.
  private func namesSomebody(_ line: String) -> Bool {
    let dots = line.indices.filter { line[$0] == "." }
    return dots.isEmpty || dots.contains { objects.contains(String(line[..<$0])) }
  }

  /// The expected calls as lines; those that do not come after the one before are marked. Nil if all come in order.
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

  /// The expected calls as lines; those without a call of their own are marked. Nil if all have one.
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
    let came = calls.calls(of: [.actions], comparedWith: expected.map(\.text))
    let showsTime = expected.contains { $0.at != nil }
    let expectedLines = expected.map { action in
      action.text + (action.at.map { " at \($0.shown)" } ?? "")
    }
    let cameLines = came.map { action in
      action.fullText + (showsTime ? " at \(NumberText.decimal(action.time))" : "")
    }
    note(
      "actions", expectation.line,
      withDropped(
        expected.map(\.text),
        LineDifference.lines(expectedLines, cameLines) { wanted, found in
          came[found].matches(expected[wanted].text)
            && expected[wanted].at?.isMet(by: came[found].time) ?? true
        }))
  }

  /// The difference, followed by the reasons why expected actions reached nobody.
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
    for expected in expectation.received {
      note(
        "received by \(expected.object)", of: expected.object, expectation.line,
        LineDifference.lines(expected.methods, calls.received(by: expected.object)))
    }
  }
}
