// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import HitPath
import ScenarioFile
import TestSupport
import Testing
import Trace

@testable import HitPathCommands

/// The taps that a page has recorded, one for each region of its tap map, against a tap at each point of a grid.
@MainActor
@Suite struct TapRunTests {
  /// How many points a side of the grid has; more on request, since a screen is run for each.
  private static let side = Int(ProcessInfo.processInfo.environment["HITPATH_TAP_GRID"] ?? "") ?? 3

  nonisolated static let names: [String] =
    (try? Repository.files(
      in: ["Sources/HitPathCommands/Gallery", "Sources/HitPathCommands/Kinds"], endingIn: [".yml"]
    )
    .map(\.path)) ?? []

  /// What a page says of a tap: the hit-test view, and what happens because of what.
  private struct Answer: Hashable {
    var hitView: String?
    var act: VerdictFact<Act.Code>
    var because: VerdictFact<BecauseCode>?

    init(_ answer: TouchAnswer) {
      hitView = answer.hitView
      act = answer.verdict.act.fact
      because = answer.verdict.because?.fact
    }
  }

  @Test(arguments: names)
  func aRecordedTapAnswersAsATapAtAnyOfItsPoints(_ file: String) throws {
    let text = try Repository.text(file)
    let recorder = InputReader(ScreenChanges(), needsTaps: true) { _ in }
    let analysis = TraceAnalysis(try recorder.load(file, text: text).trace)
    let map = try #require(analysis.trace.tapMap)
    let runs = Dictionary(analysis.tapRuns(of: nil).map { ($0.view, $0) }) { first, _ in first }
    let reader = InputReader(ScreenChanges()) { _ in }
    let size = analysis.trace.screen.size
    // A map is of the screen as the first touch finds it, after what the file does before.
    let screen = try reader.screen(file, text: text).scenario.variable
    let first = screen.touches.firstIndex { $0.touchDownCount > 0 }
    let before = first.map { Array(screen.touches[..<$0]) } ?? []
    let time = first.map { ScenarioTouch.startTimes(of: screen.touches)[$0] }
    var differences: [String] = []
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let place = TracePoint(
          x: (Double(column) + 0.37) * size.width / Double(Self.side),
          y: (Double(row) + 0.37) * size.height / Double(Self.side))
        var scenario = screen
        var tap = ScenarioTouch.tap(at: place)
        tap.at = time
        scenario.touches = before + [tap]
        let tapped = TraceAnalysis(try scenario.run(file).trace)
        let answer = try #require(tapped.touches.first)
        let region = map.regions.first { $0.pieces.contains { $0.holds(place) } }
        guard let told = runs[region?.view]?.answer else { continue }
        let (own, here) = (Answer(told), Answer(answer))
        let isSame = own.hitView == here.hitView && own.act == here.act
        if !isSame || own.because ?? here.because != here.because {
          differences.append("\(place): \(own) but \(here)")
        }
      }
    }
    #expect(differences == [])
  }

  /// The trace is what a page is about; only the taps beside it are run.
  @Test func aTraceStaysAsItWasRecorded() throws {
    let file = "Sources/HitPathCommands/Gallery/dead-row.yml"
    let recorder = InputReader(ScreenChanges(), needsTapMap: true) { _ in }
    var recorded = try recorder.load(file, text: Repository.text(file)).trace
    recorded.header.scenario = try Repository.text(file)
    recorded.events.removeLast()
    let text = try recorded.jsonLines()
    let reader = InputReader(ScreenChanges(), needsTaps: true) { _ in }
    let loaded = try reader.rerunIfNeeded(reader.load("a.jsonl", text: text))
    #expect(loaded.trace.events == recorded.events)
    #expect(!loaded.trace.taps.isEmpty)
  }

  @Test func eachRegionOfAScreenIsRecorded() throws {
    let file = "Sources/HitPathCommands/Gallery/dead-row.yml"
    let recorder = InputReader(ScreenChanges(), needsTaps: true) { _ in }
    let analysis = TraceAnalysis(try recorder.load(file, text: Repository.text(file)).trace)
    let told = analysis.tapRuns(of: nil).map {
      "\($0.view ?? "nobody"): \($0.answer?.verdict.code.rawValue ?? "")"
    }
    #expect(told == ["Row 2: recognized", "Row 1: recognized", "List: recognized", "Page: recognized"])
    // The second touch finds the same map, but a recognizer that cancels nothing.
    #expect(analysis.tapRuns(of: analysis.touches[1]).isEmpty)
  }
}

extension [TracePoint] {
  /// Whether a convex polygon holds a point.
  fileprivate func holds(_ point: TracePoint) -> Bool {
    indices.allSatisfy { index in
      let (start, end) = (self[index], self[(index + 1) % count])
      return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) >= 0
    }
  }
}
