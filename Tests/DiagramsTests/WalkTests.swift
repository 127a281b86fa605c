// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import TestSupport
import Testing
import Trace

@testable import Diagrams

@Suite struct WalkTests {
  private let trace = Screen.demo.tapped(103.5, 330)

  private func style(_ diagram: Diagram) throws -> String {
    try #require(try diagram.parsed().all.first { $0.name == "style" }).text
  }

  // MARK: What is told

  @Test func eachFrameTellsItsStepAndTheLastTheOutcome() throws {
    let diagram = try trace.diagram(.walk)
    let svg = try diagram.parsed()
    func words(_ step: Int?) -> [String] { Array(svg.frame(step).words.prefix(2)) }
    #expect(
      words(2) == ["Step 3 of 14 · Hit test", "SubView4 says no: the point is 37 pt above its bounds."])
    #expect(
      words(5) == [
        "Step 6 of 14 · Hit test",
        "None of the subviews of SubView3 takes the touch, so SubView3 returns itself.",
      ])
    #expect(
      words(6) == ["Step 7 of 14 · Hit test", "The hit test is over: SubView3 is the hit-test view."])
    #expect(words(nil).first == diagram.title)
    #expect(try diagram.title == trace.diagram(.screen).title)
  }

  @Test func longWalksKeepTheHitPathAndSayWhatIsLeftOut() throws {
    var screen = Screen.table(cells: 60)
    // Cells that refuse for different reasons, since many refusals of one reason are one step.
    for position in screen.views.indices {
      let number = Int(screen.views[position].id.dropFirst(4)) ?? 0
      screen.views[position].isHidden = number.isMultiple(of: 2) && number > 0
    }
    let diagram = try screen.tapped(50, 120).diagram(.walk)
    let lines = diagram.textEquivalent.split(separator: "\n")
    #expect(lines.count { $0.first?.isNumber == true } == 20)
    #expect(lines.contains { $0.contains("cell0.title") })
    #expect(lines.dropLast().last?.hasSuffix("steps are left out.") == true)
  }

  @Test func withoutAHitTestTheVerdictIsAllThereIs() throws {
    var trace = trace
    trace.events.removeAll { event in
      switch event.kind {
      case .touchUpdated: false
      default: true
      }
    }
    let diagram = try trace.diagram(.walk)
    #expect(diagram.textEquivalent == "\(diagram.title)\n\n- \(diagram.summary)\n")
    #expect(!Diagrams.applicable(to: TraceAnalysis(trace)).contains(.walk))
  }

  @Test func programsGetTheSteps() throws {
    let json = try trace.diagram(.walk).json()
    let facts = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(facts["hitView"] as? String == "SubView3")
    #expect(facts["count"] as? Int == 14)
    let step = try #require((facts["steps"] as? [[String: Any]])?[2])
    #expect(step["subject"] as? String == "SubView4")
    #expect(step["mark"] as? String == "refused")
    #expect(step["start"] as? Double == 4.8)
  }

  // MARK: What is seen when

  @Test func aViewIsNamedWhenItIsAskedAndItsAnswerStandsThere() throws {
    let svg = try trace.diagram(.walk).parsed()
    func callout(_ name: String, _ step: Int?) -> [String]? {
      svg.frame(step).all("callout").map(\.words).first { $0.contains(name) }
    }
    #expect(callout("SubView4", 1) == nil)
    #expect(callout("SubView4", 2) == ["3", "SubView4", "touch is 37 pt above"])
    #expect(callout("SubView3", 2) == nil)
    #expect(callout("SubView3", 3) == ["4", "SubView3", "has not answered yet"])
    #expect(callout("SubView3", 6)?.contains("hit-test view") == true)
    // Nothing of the outcome is seen before the end.
    #expect(svg.frame(6).all("object").isEmpty)
    #expect(!svg.frame(nil).all("object").isEmpty)
  }

  /// For renderers without animation and for readers who want none.
  @Test func whatPassesIsNotSeenAtRest() throws {
    let css = try style(trace.diagram(.walk))
    let parts = css.components(separatedBy: "@media (prefers-reduced-motion: no-preference) {")
    #expect(parts.count == 2)
    #expect(parts[0] == "\nsvg.hp .passing, svg.hp .progress { opacity: 0; }\n")
  }

  @Test func theStyleIsMadeOfNumbers() {
    var style = WalkStyle(clock: WalkClock(count: 2))
    #expect(style.classes(WalkSpan(from: 0)) == ["play", "s0"])
    #expect(style.classes(WalkSpan(from: 0, until: 1)) == ["play", "s0-1", "passing"])
    #expect(style.classes(WalkSpan(from: 1, until: 2, givesWay: true)) == ["play", "s1-2x", "passing"])
    #expect(
      style.css == """

        svg.hp .passing, svg.hp .progress { opacity: 0; }
        @media (prefers-reduced-motion: no-preference) {
        svg.hp .play, svg.hp .progress { animation: 9.8s linear infinite; }
        svg.hp .progress { animation-name: hp-progress; transform-box: fill-box; transform-origin: 0 0; }
        @keyframes hp-progress { 0% { opacity: 1; transform: scaleX(0); } 48.98%, 100% { opacity: 1; transform: none; } }
        svg.hp .s0-1 {animation-name: hp-s0-1}
        @keyframes hp-s0-1 {0%,33.16% {opacity: 1} 35.71%,100% {opacity: 0}}
        svg.hp .s0 {animation-name: hp-s0}
        @keyframes hp-s0 {0%,97.45% {opacity: 1} 100% {opacity: 0}}
        svg.hp .s1-2x {animation-name: hp-s1-2x}
        @keyframes hp-s1-2x {0%,30.61% {opacity: 0} 33.16%,46.43% {opacity: 1} 48.98%,100% {opacity: 0}}
        }

        """)
  }

  @Test func noNameEntersTheStyle() throws {
    let css = try style(Screen.hostile.tapped(100, 200).diagram(.walk))
    #expect(css.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " .,:;%(){}@-\n".contains($0)) })
    #expect(!css.contains("alert"))
  }

  @Test func theLanguageIsThatOfTheOptions() throws {
    let diagram = try trace.diagram(.walk, DiagramOptions(language: .simplifiedChinese))
    #expect(diagram.title.contains("SubView3") && diagram.title.contains("命中"))
    #expect(try diagram.parsed().lines.contains("第3步，共14步 · 命中测试"))
  }
}
