// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import ScenarioFile
import TestSupport
import Testing
import Trace

/// What is true for the steps of any touch.
@MainActor
@Suite("The steps of every scenario")
struct EveryScenarioStepsTests {
  @Test func stepsAgreeWithTheAnswer() throws {
    var told = 0
    for file in try ConformanceScenario.all() {
      var scenario = try ScenarioReader.read(file.text, file: file.path)
      scenario.nameEverything()
      let answers = TraceAnalysis(ScenarioRun(scenario).trace())
      checkReasons(of: answers.trace, Comment(rawValue: file.path))
      for (answer, steps) in zip(answers.touches, answers.allSteps()) {
        told += 1
        check(steps, answer, answers, Comment(rawValue: "\(file.path), \(answer.touch)"))
      }
    }
    #expect(told > 500)
  }

  /// A reason has only numbers and subjects that the row of its code lists.
  private func checkReasons(of trace: TouchTrace, _ comment: Comment) {
    for reason in trace.events.compactMap(\.kind.reason) {
      let row = reason.code.row
      #expect(row != nil, "\(comment): \(reason.name)")
      let numbers = Set(row?.numbers.map(\.key) ?? [])
      #expect(numbers.isSuperset(of: reason.numbers.keys), "\(comment): \(reason)")
      #expect(reason.subject == nil || row?.subject != nil, "\(comment): \(reason)")
    }
  }

  private func check(
    _ steps: TouchSteps, _ answer: TouchAnswer, _ answers: TraceAnalysis, _ comment: Comment
  ) {
    let index = answers.index(of: answer)
    #expect(!steps.steps.isEmpty, comment)
    #expect(steps.steps.map(\.number) == Array(steps.steps.map(\.number).sorted()), comment)
    #expect(steps.steps.allSatisfy { $0.number <= steps.count }, comment)
    #expect(zip(steps.steps, steps.steps.dropFirst()).allSatisfy { $0.time <= $1.time }, comment)

    let objects = Set(steps.steps.map(\.subject))
    for object in objects where object != answer.touch {
      let isKnown = index.recognizer(object) != nil || index.responder(object).kind != .responder
      #expect(isKnown, "\(comment): \(object)")
    }

    let found = steps.steps.first { if case .found = $0.kind { true } else { false } }
    if let hitView = answer.hitView {
      #expect(found?.subject == hitView, comment)
      #expect(steps.exclusions[hitView] == nil, comment)
    }
    guard let found else { return }
    let others = index.screen.views.filter { $0.id != answer.hitView }
    #expect(others.allSatisfy { (1...found.number).contains(steps.exclusions[$0.id] ?? 0) }, comment)
  }
}
