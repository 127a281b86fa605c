// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import Trace

/// The answers to a scenario.
@MainActor
func analysis(_ yaml: String) throws -> TraceAnalysis {
  var scenario = try ScenarioReader.read(yaml, file: "screen.yml")
  scenario.nameEverything()
  return TraceAnalysis(ScenarioRun(scenario).trace())
}

/// The answers to a tap on a page of 320 by 480 points with these subviews, each a YAML list item.
@MainActor
func tap(_ x: Double, _ y: Double, on subviews: String, page: String = "") throws -> TraceAnalysis {
  let lines = subviews.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
  return try analysis(
    """
    device: {size: [320, 480]}
    configuration: {hitTestPasses: 1}
    window:
      rootViewController:
        view:
          id: Page
          \(page)
          subviews:
    \(lines)
    touches:
      - tap: [\(x), \(y)]
    """)
}

extension TraceAnalysis {
  /// The only touch.
  var touch: TouchAnswer { touches[0] }

  /// The answer to "why not this view?" as text.
  func why(_ id: String) -> String {
    guard let view = index.view(id) else { return "no such view" }
    return words(for: touch.answer(for: view, in: index))
  }

  func words(for answer: ViewAnswer) -> String {
    var text = answer.outcome.rawValue
    if let reason = answer.reason { text += ", \(words(for: reason))" }
    if let point = answer.point {
      let place = answer.boundsContainPoint == true ? "inside" : "outside"
      text += "; \(words(for: point)) is \(place)"
    }
    return text
  }

  /// The walk of a touch, a line for each step.
  func walk(of touch: TouchAnswer? = nil) -> String {
    (touch ?? self.touch).walk.map { step in
      var line = "\(step.order) \(String(repeating: "  ", count: step.depth))\(step.view)"
      if let point = step.point { line += " \(words(for: point))" }
      line += " \(step.outcome)"
      if step.outcome == .passedUp, let result = step.result { line += " \(result)" }
      if step.isDirect { line += ", called by code" }
      if let reason = step.reason { line += ", \(words(for: reason))" }
      if let reason = step.insideReason, reason != step.reason { line += ", inside by \(words(for: reason))" }
      return line
    }.joined(separator: "\n")
  }

  /// The chain of a touch, a line for each responder.
  func chain(of touch: TouchAnswer? = nil) -> String {
    (touch ?? self.touch).chain
      .map { "\($0.responder.id) \($0.outcome), next: \($0.rule)" }.joined(separator: "\n")
  }

  /// The verdict in words.
  var verdict: String {
    [
      touch.verdict.code.rawValue, touch.verdict.responder.map { "at \($0)" },
      touch.verdict.reason.map(words),
    ].compactMap { $0 }.joined(separator: " ")
  }

  private func words(for reason: TraceReason) -> String {
    var text = reason.code.rawValue
    if let subject = reason.subject { text += " \(subject)" }
    let numbers = reason.numbers.sorted { $0.key < $1.key }
      .map { "\($0.key) \(NumberText.decimal($0.value))" }
    if !numbers.isEmpty { text += " (\(numbers.joined(separator: ", ")))" }
    return text
  }

  private func words(for point: TracePoint) -> String {
    "{\(NumberText.decimal(point.x)), \(NumberText.decimal(point.y))}"
  }
}
