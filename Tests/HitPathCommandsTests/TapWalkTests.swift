// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import ScenarioFile
import TapMapSupport
import Testing
import Trace

@testable import HitPathCommands

/// The walks of tap maps compared with real taps, on all screens.
@MainActor
@Suite struct TapWalkTests {
  private static let conformance = Repository.url("Tests/Conformance/HT").path

  /// Points on an uneven grid, which avoids the edges of views.
  private static func points(on size: TraceSize) -> [TracePoint] {
    (0..<24).map { number in
      let (across, along) = (0.618_033_989 * Double(number), 0.754_877_666 * Double(number))
      return TracePoint(
        x: size.width * (across - across.rounded(.down)), y: size.height * (along - along.rounded(.down)))
    }
  }

  @Test(
    "HT-1 to HT-36: the map's walk to a point is that of a tap there, on the built-in and the HT scenarios")
  func agreement() throws {
    let conformance = try FileManager.default.contentsOfDirectory(atPath: Self.conformance).sorted().map {
      ($0, try String(contentsOfFile: "\(Self.conformance)/\($0)", encoding: .utf8))
    }
    let files = BuiltInScenarios.files.map { ($0.name, $0.text) } + conformance
    #expect(files.count > 60)
    for (file, text) in files {
      var scenario = try ScenarioReader.read(text, file: file)
      scenario.nameEverything()
      scenario.touches = []
      let trace = ScenarioRun(scenario).trace(withTapMap: true)
      let map = TapWalks(try #require(trace.tapMap))
      for point in Self.points(on: trace.screen.size) {
        scenario.touches = [
          ScenarioTouch(.tap(point, duration: 0.05, count: 1, interval: 0.1))
        ]
        let touch = try #require(TraceAnalysis(ScenarioRun(scenario).trace()).touches.first)
        let told = map.walk(at: point)?.map(Self.text) ?? []
        if told != touch.walk.map(Self.text) {
          Issue.record("\(file), \(point): \(touch.walk.map(Self.text)), the map says \(told)")
        }
      }
    }
  }

  private static func text(_ question: TapQuestion) -> String {
    "\(question.depth) \(question.view) \(question.answer) \(question.reason?.code.rawValue ?? "")"
  }

  private static func text(_ step: WalkStep) -> String {
    let answer: TapQuestion.Answer =
      step.isPassedOver
      ? .passedOver : step.result.map { $0 == step.view ? .itself : .other($0) } ?? .refused
    let reason = step.reason ?? step.insideReason
    return "\(step.depth) \(step.view) \(answer) \(reason?.code.rawValue ?? "")"
  }
}
