// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis

/// Views that refuse one after another for the same reason are one step.
@MainActor
@Suite("Refusals as one step")
struct RefusalStepsTests {
  /// A touch on the page, with the given number of rows and a badge in front of the page.
  private func rows(_ count: Int, _ change: (Int) -> String = { _ in "" }) throws -> TraceAnalysis {
    let rows = (1...count).map { "- {id: Row \($0), frame: [0, \(20 + $0), 320, 1]\(change($0))}" }
    return try tap(10, 10, on: rows.joined(separator: "\n"))
  }

  private func walk(_ analysis: TraceAnalysis) -> [String] {
    analysis.steps(of: 0).steps.filter { $0.phase == .hitTest }.map(\.words)
  }

  @Test func aFewAreTold() throws {
    #expect(try walk(rows(7)).count { $0.contains(" asked refused: Row ") } == 7)
  }

  @Test func manyAreOne() throws {
    let steps = try rows(290).steps(of: 0)
    let folded = try #require(steps.steps.first { $0.subject == "Row 290" })
    guard case .refusals(let calls) = folded.kind else {
      Issue.record("\(folded.words)")
      return
    }
    #expect(calls.count == 290)
    #expect(calls.last?.view == "Row 1")
    #expect(Set(folded.events).count == folded.events.count)
    #expect(steps.steps.count { $0.phase == .hitTest } < 10)
    // This step excludes each of them.
    for row in 1...290 { #expect(steps.exclusions["Row \(row)"] == folded.number) }
  }

  @Test func eachReasonHasItsOwn() throws {
    let runs = try rows(24) { $0 <= 10 ? ", isHidden: true" : "" }.touch.walk.runs.map(\.count)
    #expect(runs.filter { $0 > 1 } == [14, 10])
  }

  @Test func whatIsSpecialIsToldByItself() throws {
    let analysis = try rows(21) { $0 == 11 ? ", hitTest: {returns: nil}" : "" }
    let walk = analysis.touch.walk
    #expect(walk.runs.filter { $0.count > 1 }.map { walk[$0].map(\.view).count } == [10, 10])
    #expect(walk.runs.contains { $0.count == 1 && walk[$0.lowerBound].view == "Row 11" })
  }

  @Test func aViewThatAsksOthersEndsARun() throws {
    func rows(_ name: String) -> String {
      (1...10).map { "{id: \(name) \($0), frame: [0, \(20 + $0), 320, 1]}" }.joined(separator: ", ")
    }
    let analysis = try tap(
      10, 10,
      on: "- {id: Box, subviews: [\(rows("In"))]}\n"
        + rows("Far").split(separator: "}, ").map { "- \($0)" + ($0.hasSuffix("}") ? "" : "}") }
        .joined(separator: "\n"))
    let walk = analysis.touch.walk
    #expect(walk.runs.filter { $0.count > 1 }.map { walk[$0.lowerBound].view } == ["Far 10", "In 10"])
    #expect(walk.runs.flatMap { $0 } == Array(walk.indices))
  }
}
