// SPDX-License-Identifier: Apache-2.0

import Foundation
import Narration
import ScenarioFile
import TestSupport
import Testing
import Trace

@testable import Analysis
@testable import Diagrams

@Suite struct TapMapTests {
  private static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [TracePoint] {
    TraceRect(x: x, y: y, width: width, height: height).corners
  }

  /// A button in the middle of a window, half under a banner, and a strip where no view is hit.
  private static let map = TapMapAnswer(
    regions: [
      TraceTapRegion(view: "Banner", pieces: [rectangle(0, 0, 320, 100)]),
      TraceTapRegion(view: "Button", pieces: [rectangle(100, 100, 60, 20), rectangle(160, 100, 60, 20)]),
      TraceTapRegion(
        view: "UIWindow",
        pieces: [
          rectangle(0, 100, 100, 20), rectangle(220, 100, 100, 20), rectangle(0, 120, 320, 380),
        ]),
      TraceTapRegion(view: nil, pieces: [rectangle(0, 500, 320, 68)]),
    ],
    targets: [
      TapTarget(
        view: "Button", isControl: true, area: 4_800, reachable: 2_400,
        reachableBox: TraceRect(x: 100, y: 100, width: 120, height: 20),
        takers: [TapTarget.Taker(view: "Banner", area: 2_400)], share: 0.5)
    ])

  private static var screen: Screen {
    var screen = Screen()
    screen.addWindow()
    screen.add("Button", in: "UIWindow", 100, 80, 120, 40, class: "UIButton") { view in
      view.control = TraceControl(isEnabled: true)
      view.text = "OK"
    }
    screen.add("Banner", in: "UIWindow", 0, 0, 320, 100)
    return screen
  }

  private func diagram(_ map: TapMapAnswer = map, focus: String? = nil) throws -> Diagram {
    var trace = Self.screen.tapped(10, 10)
    trace.events = []
    let analysis = TraceAnalysis(trace)
    let subject = DiagramSubject(
      kind: .tapMap, analysis: analysis, index: analysis.index, touch: nil,
      narrator: Narrator(.english, analysis.index), options: DiagramOptions(focus: focus))
    return try TapMapDiagram(subject, map: map).diagram()
  }

  @Test func aTraceWithoutAMapHasNoPicture() throws {
    #expect(throws: DiagramError.noTapMap) { try Self.screen.tapped(10, 10).diagram(.tapMap) }
    #expect(!Diagrams.applicable(to: TraceAnalysis(Self.screen.tapped(10, 10))).contains(.tapMap))
  }

  @Test func piecesOfARegionHaveNoBorderBetweenThem() throws {
    let svg = try diagram().parsed()
    let button = try #require(svg.all("region").first { $0.attributes["id"] == "region-Button" })
    let border = button.children.first { $0.classes == ["border"] }?.attributes["d"]
    #expect(border == "M100 120h120m-120-20h120m-120 0v20m120-20v20")
    #expect(button.children.filter { $0.classes == ["inside"] }.count == 1)
  }

  @Test func neighboursHaveDifferentHues() throws {
    let svg = try diagram().parsed()
    let hues = svg.all("region").map { $0.classes.first { $0.hasPrefix("hue") } ?? "none" }
    #expect(Set(hues.prefix(3)).count == 3)
    #expect(hues[3] == "none" && svg.all("region")[3].classes == ["region", "nobody"])
  }

  @Test func controlsTellHowWellTheyAreReached() throws {
    let svg = try diagram().parsed()
    let target = try #require(svg.all("target").first { $0.attributes["id"] == "view-Button" })
    #expect(target.title == "Button (UIButton): 50 % reachable")
    #expect(target.children.contains { $0.classes == ["hatch"] })
    #expect(
      svg.all("table").first?.lines == [
        "Target", "Reachable", "Reachable box", "Taken by", "!", "Button", "50 %", "120 × 20 pt",
        "Banner (50 %)",
      ])
    #expect(target.classes == ["target", "control", "small"])
  }

  @Test func regionsOfOverridesAreApproximate() throws {
    var map = Self.map
    map.regions[0].sampledFor = ["Banner"]
    let svg = try diagram(map).parsed()
    #expect(svg.all("region", "approximate").count == 1)
    #expect(svg.lines.contains("≈ Banner · 18 %"))
    #expect(svg.lines.joined(separator: " ").contains("grid of points, since overrides decide: Banner."))
  }

  @Test func aFocusKeepsWhatIsInAView() throws {
    let svg = try diagram(focus: "Banner").parsed()
    #expect(svg.all("target").isEmpty && svg.all("table").isEmpty)
    #expect(!svg.lines.contains { $0.contains("hidden, cut off or off the screen") })
    #expect(svg.lines.contains("Banner · 18 %"))
  }

  /// Of what lies around it, only what is seen.
  @Test func aFocusTellsWhatIsInSight() throws {
    let text = try diagram(focus: "Button").textEquivalent
    #expect(text.contains("- Banner: 18 % of the screen"))
    #expect(!text.contains("no view"))
  }

  @Test func targetsThatNobodySeesAreNamed() throws {
    var map = Self.map
    map.targets += (1...4).map { number in
      TapTarget(
        view: "Hidden\(number)", isControl: true, area: 0, reachable: 0, reachableBox: nil, takers: [],
        share: 0)
    }
    var screen = Self.screen
    for number in 1...4 { screen.add("Hidden\(number)", in: "UIWindow", 0, 0, 9, 9) { $0.isHidden = true } }
    let subject = DiagramSubject(
      kind: .tapMap, analysis: TraceAnalysis(screen.tapped(10, 10)),
      index: ScreenIndex(screen.screen), touch: nil,
      narrator: Narrator(.english, ScreenIndex(screen.screen)), options: DiagramOptions())
    let svg = try TapMapDiagram(subject, map: map).diagram().parsed()
    #expect(
      svg.lines.joined(separator: " ").contains(
        "4 targets are hidden, cut off or off the screen: Hidden1, Hidden2, Hidden3"))
  }

  /// The lines to names beside the map cross no names on it.
  @Test func linesGoAroundNames() throws {
    var regions = [TraceTapRegion(view: "Wide", pieces: [Self.rectangle(40, 0, 280, 568)])]
    regions += (0..<12).map { number in
      TraceTapRegion(view: "LeftRegion\(number)", pieces: [Self.rectangle(0, Double(number) * 40, 40, 40)])
    }
    let svg = try diagram(TapMapAnswer(regions: regions, targets: [])).parsed()
    let names = svg.all("regionName").compactMap { $0.attributes["y"].flatMap(Double.init) }
    let ends = svg.all("leader").flatMap { $0.children }.compactMap {
      $0.attributes["cy"].flatMap(Double.init)
    }
    #expect(names.count == 1 && ends.count == 12)
    #expect(ends.allSatisfy { $0 < names[0] - 11 || $0 > names[0] + 3 })
  }

  /// What the simulated UIKit answers.
  @MainActor @Test func aScenarioHasAMap() throws {
    let scenario = """
      device: {size: [320, 320]}
      window:
        rootViewController:
          view:
            id: Root
            subviews:
              - {id: Round, class: UIButton, frame: [100, 100, 120, 120], pointInside: circle}
      touches:
        - tap: [108, 108]
      """
    var read = try ScenarioReader.read(scenario, file: "round.yml")
    read.nameEverything()
    let svg = try ScenarioRun(read).trace(withTapMap: true).diagram(.tapMap).parsed()
    #expect(svg.all("region").compactMap { $0.attributes["id"] } == ["region-Round", "region-Root"])
    #expect(svg.all("table").first?.lines.contains("Root (21 %)") == true)
  }

  @Test func manyRegionsAreDrawnSwiftly() throws {
    let regions = (0..<2_000).map { number in
      TraceTapRegion(
        view: "view\(number)",
        pieces: [Self.rectangle(Double(number % 40) * 8, Double(number / 40) * 11, 8, 11)])
    }
    let svg = try diagram(TapMapAnswer(regions: regions, targets: [])).parsed()
    #expect(svg.all("region").count == 2_000)
    #expect(svg.all("region", "others").count == 1_600)
    #expect(svg.lines.contains { $0.hasSuffix("regions are not labelled.") })
  }

  @Test func theMapAsText() throws {
    let diagram = try diagram()
    #expect(
      diagram.textEquivalent == """
        - Banner: 18 % of the screen
        - Button: 1 % of the screen
        - UIWindow: 69 % of the screen
        - no view: 12 % of the screen
        - Button: 50 % reachable, 120 × 20 pt, reachable area under 44 × 44 pt, taken by Banner (50 %)
        - Reachable: where the hit-test view is the target, or a view in it that is no control.

        """)
    #expect(
      diagram.summary == "Taps on this screen go to 3 views. Cannot be reached everywhere: "
        + "Button. Reachable area under 44 by 44 points: Button.")
  }

  @Test(arguments: [(0.0, "0 %"), (0.001, "<1 %"), (0.62, "62 %"), (0.998, "99 %"), (0.9999, "100 %")])
  func shares(share: Double, text: String) {
    #expect(Language.english.percent(share) == text)
  }
}
