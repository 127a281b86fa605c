// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import ScenarioFile

/// Compares a scenario's expectations with what a run of it left: the trace, and the values that it noted.
package struct ExpectationCheck {
  let analysis: TraceAnalysis
  let calls: CallList
  let states: StateHistory
  let objects: TraceObjects
  let values: NotedValues

  package private(set) var results: [ExpectationResult] = []

  package init(_ expectations: [ScenarioExpectation], _ analysis: TraceAnalysis, _ values: NotedValues) {
    self.analysis = analysis
    calls = CallList(analysis.trace)
    states = StateHistory(analysis.trace)
    objects = TraceObjects(analysis.trace)
    self.values = values
    for expectation in expectations {
      checkHitTest(expectation)
      checkCalls(expectation)
      checkActions(expectation)
      checkStates(expectation)
      checkReceived(expectation)
      checkValues(expectation)
      checkCycles(expectation)
    }
  }

  /// Notes an expectation and the difference, nil if it is met.
  mutating func note(_ what: String, _ line: Int?, _ difference: [String]?) {
    results.append(ExpectationResult(line: line, what: what, difference: difference))
  }

  /// Notes an expectation of some lines, and those that came.
  mutating func note(_ what: String, _ line: Int?, _ expected: [String], _ came: [String]) {
    note(what, line, LineDifference.lines(expected, came))
  }

  /// Notes an expectation of an object, which fails if the trace tells of no such object.
  mutating func note(
    _ what: String, of object: String, _ line: Int?, _ difference: [String]?
  ) {
    note(what, line, objects.contains(object) ? difference : ["- \(object)", "+ no object of this name"])
  }

  private mutating func checkHitTest(_ expectation: ScenarioExpectation) {
    guard
      expectation.hitView != nil || expectation.hitOrder != nil || expectation.chain != nil
        || expectation.chainBegins != nil
    else { return }
    let number = expectation.touch
    let line = expectation.line
    guard analysis.touches.indices.contains(number - 1) else {
      note("touch \(number)", line, ["- a touch", "+ \(analysis.touches.count) touches in all"])
      return
    }
    let answer = analysis.touches[number - 1]
    if let hitView = expectation.hitView {
      note("hitView of touch \(number)", line, [hitView ?? "nil"], [answer.hitView ?? "nil"])
    }
    if let order = expectation.hitOrder {
      let asked = answer.walk.filter { $0.point != nil }.map(\.view)
      note("hitOrder of touch \(number)", line, order, asked)
    }
    if let chain = expectation.chain {
      note("chain of touch \(number)", line, chain, answer.chain.map(\.responder.id))
    }
    if let begins = expectation.chainBegins {
      let chain = answer.chain.map(\.responder.id).prefix(begins.count)
      note("beginning of the chain of touch \(number)", line, begins, Array(chain))
    }
  }
}
