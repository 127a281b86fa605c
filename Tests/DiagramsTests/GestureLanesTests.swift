// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// Lanes over time.
@MainActor
@Suite struct GestureLanesTests {
  private static let button = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        class: Editor
        performs: [save]
        view:
          id: Page
          gestureRecognizers: [{id: zoom, class: UITapGestureRecognizer, numberOfTapsRequired: 2}]
          subviews:
            - id: Button
              class: UIButton
              frame: [100, 100, 100, 60]
              actions: [{event: touchUpInside, action: save, target: Editor}]

    """

  private func lanes(
    _ touches: String, _ options: DiagramOptions = DiagramOptions(detail: .full)
  ) throws -> Diagram {
    try Scenarios.trace(Self.button + touches).diagram(.gestureLanes, options)
  }

  @Test("GR-25: the lanes tell when the held lift arrives")
  func textOfADelayedButton() throws {
    let diagram = try lanes("touches: [{tap: [150, 130], at: 0}]\n")
    #expect(
      diagram.textEquivalent == """
        - finger (touch1)
          - 0 s touch1 down (150, 130)
          - 0.05 s touch1 up (150, 130)
        - zoom (UITapGestureRecognizer on Page)
          - 0 s possible, until 0.4 s
          - 0.4 s failed: the next tap did not come within 0.35 s
        - Button (UIButton · control)
          - 0 s touchesBegan
          - 0 s has touch1, until 0.4 s
          - 0 s beginTracking → true
          - 0 s tracking, until 0.4 s
          - 0 s highlighted, until 0.4 s
          - 0 s touchDown
          - 0.05 s touchesEnded held back: zoom delays it while undecided (delaysTouchesEnded), until 0.4 s
          - 0.4 s zoom is decided, so Button goes on
          - 0.4 s touchesEnded
          - 0.4 s endTracking
          - 0.4 s touchUpInside, primaryActionTriggered
        - Calls
          - 0.4 s Button: save → Editor (touchUpInside)

        """)
    #expect(
      diagram.summary.hasPrefix(
        "What the finger, the recognizers and the views did from 0 s to 0.4 s of the scenario."))
  }

  @Test func lanesHaveTheNamesOfWhatTheyShow() throws {
    let svg = try lanes(
      "touches: [{tap: [150, 130], at: 0}]\n", DiagramOptions(detail: .full, idPrefix: "x-")
    ).parsed()
    let ids = svg.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for id in ["x-touch-touch1", "x-recognizer-zoom", "x-view-Button", "x-calls"] {
      #expect(ids.contains(id), "\(id)")
    }
    #expect(svg.lines.contains("failed") && svg.lines.contains("touchesEnded held back"))
    #expect(svg.all("relation", "releases").count == 1)
    #expect(svg.all("relation", "sends").compactMap(\.title) == ["Button: save → Editor"])
  }

  @Test func longPausesAreCutOut() throws {
    let diagram = try lanes(
      "touches: [{began: [150, 130], at: 0}, {moved: [151, 130], at: 30}, {ended: [150, 130], at: 30.1}]\n")
    #expect(try diagram.parsed().all("pause").compactMap(\.title) == ["29.25 s left out"])
    #expect(diagram.width < 1100)
  }

  @Test func aLongDragStaysNarrowAndCountsItsMovements() throws {
    let moves = (1...600).map { "  - {moved: [150, \(130 + $0 % 7)], at: \(Double($0) / 100)}" }
    let diagram = try lanes(
      "touches:\n  - {began: [150, 130], at: 0}\n" + moves.joined(separator: "\n")
        + "\n  - {ended: [150, 130], at: 6.1}\n")
    #expect(diagram.width < 1100)
    #expect(try diagram.parsed().lines.contains("moved × 600"))
  }

  @Test func textsStandApart() throws {
    let traces = [
      "touches: [{tap: [150, 130], at: 0}]\n", "touches: [{doubleTap: [150, 130], at: 0}]\n",
      "touches: [{drag: {from: [150, 130], to: [20, 20]}}]\n",
    ]
    for trace in traces {
      let svg = try lanes(trace).parsed()
      let boxes = svg.all.filter { $0.name == "text" }.compactMap(TextBox.init)
      for (position, box) in boxes.enumerated() {
        for other in boxes[(position + 1)...] {
          #expect(!box.area.insetBy(1).intersects(other.area.insetBy(1)), "\(box.text) | \(other.text)")
        }
      }
    }
  }

  @Test func textsThatAreTooLongAreCut() throws {
    let name = String(repeating: "VeryLongName", count: 30)
    let yaml = Self.button.replacing("action: save", with: "action: \(name)")
    let svg = try Scenarios.trace(yaml + "touches: [{tap: [150, 130], at: 0}]\n").diagram(
      .gestureLanes, DiagramOptions(detail: .full)
    ).parsed()
    #expect(svg.lines.contains { $0.hasPrefix("VeryLong") && $0.contains("…") })
  }

  @Test func theOtherTouchesOfAGestureAreThereAndMuted() throws {
    let svg = try lanes(
      "touches: [{doubleTap: [150, 130], at: 0}]\n", DiagramOptions(touch: 1, detail: .full)
    ).parsed()
    #expect(svg.all("bar", "touch").map { $0.classes.contains("other") } == [true, false])
  }

  @Test("GR-31: touches that a view has at one time stand one below the other")
  func touchesAtOneTimeAreStacked() throws {
    let svg = try lanes(
      "touches: [{tap: [150, 30], at: 0}, {tap: [150, 30], at: 0.15}]\n",
      DiagramOptions(touch: 0, detail: .full)
    ).parsed()
    let boxes = svg.all("bar", "path").compactMap { $0.children.first { $0.name == "rect" } }
    #expect(Set(boxes.compactMap { $0.attributes["y"] }).count == 2)
  }

  @Test func ofManyRecognizersThoseThatDidMostHaveLanes() throws {
    let many = (1...40).map { "{id: r\($0), class: UITapGestureRecognizer, numberOfTapsRequired: 2}" }
    let yaml = """
      window:
        subviews:
          - id: Page
            gestureRecognizers: [{id: winner, class: UITapGestureRecognizer}, \(many.joined(separator: ", "))]
      touches: [{tap: [50, 50], at: 0}]

      """
    let trace = try Scenarios.trace(yaml)
    let folded = try trace.diagram(.gestureLanes, DiagramOptions(detail: .full))
    let names = try folded.parsed().lines.filter { $0.hasPrefix("r") && Int($0.dropFirst()) != nil }
    #expect(names.count == 29)
    #expect(try folded.parsed().lines.contains("winner"))
    #expect(try folded.parsed().lines.contains("11 more recognizers have no lane."))
    #expect(folded.textEquivalent.hasSuffix("- 11 more recognizers have no lane.\n"))
    let whole = try trace.diagram(.gestureLanes, DiagramOptions(folds: false)).parsed().lines
    #expect(whole.contains("r40") && whole.contains("r1"))
  }

  @Test func roundTimesAreNotToldTwice() throws {
    let svg = try lanes(
      "touches: [{began: [150, 130], at: 0}, {moved: [151, 130], at: 0.3}, {ended: [150, 130], at: 0.7}]\n"
    ).parsed()
    #expect(svg.lines.count { $0 == "0.3 s" } == 1)
  }

  @Test func linesLeaveTextsFree() {
    let line = Segment(start: PicturePoint(x: 5, y: 0), end: PicturePoint(x: 5, y: 100))
    let parts = line.parts(
      around: [
        PictureRect(x: 0, y: 40, width: 20, height: 10), PictureRect(x: 0, y: 45, width: 20, height: 15),
        PictureRect(x: 50, y: 0, width: 9, height: 90),
      ], isLast: false)
    #expect(parts.map(\.start.y) == [0, 60] && parts.map(\.end.y) == [40, 100])
    let covered = line.parts(around: [PictureRect(x: 0, y: 0, width: 9, height: 200)], isLast: true)
    #expect(covered.map(\.start.y) == [91])
  }

  @Test(arguments: [
    ("UITapGestureRecognizer on Page", "UITap… on Page"), ("the UIScrollView", "the UIScrollView"),
    ("UIGestureRecognizer", "UIGestureRecognizer"),
    ("UITapGestureRecognizer，UIPanGestureRecognizer!", "UITap…，UIPan…!"),
    ("Page上的UITapGestureRecognizer", "Page上的UITap…"),
  ])
  func classesOfRecognizersAreShortenedAtTheirEnds(text: String, short: String) {
    #expect(ClassNames.shortened(text) == short)
  }

  @Test func aTouchThatNobodyGotIsASentence() throws {
    let trace = try Scenarios.trace(
      "device: {size: [320, 480]}\nwindow: {isUserInteractionEnabled: false}\ntouches: [{tap: [1, 1]}]\n")
    let diagram = try trace.diagram(.gestureLanes)
    #expect(diagram.summary == "Nobody got the touch, so there is nothing to show over time.")
    #expect(!Diagrams.applicable(to: TraceAnalysis(trace)).contains(.gestureLanes))
  }

  @Test func theTextIsChineseInChinese() throws {
    let text = try lanes(
      "touches: [{tap: [150, 130], at: 0}]\n", DiagramOptions(language: .simplifiedChinese, detail: .full)
    ).textEquivalent
    #expect(text.contains("- 0.4秒 失败："))
    #expect(text.contains("touchesEnded被暂缓"))
  }
}

extension Diagram {
  fileprivate var width: Double {
    if case .drawing(let drawing) = content { drawing.box.width } else { 0 }
  }
}

/// A drawn text and about where it is.
private struct TextBox {
  var text: String
  var area: PictureRect

  init?(_ element: SVGTree) {
    guard let x = element.attributes["x"].flatMap(Double.init),
      let y = element.attributes["y"].flatMap(Double.init)
    else { return nil }
    text = element.text
    let size = element.attributes["font-size"].flatMap(Double.init) ?? 10
    let width = TextFitter(size: size).width(of: text)
    let left =
      switch element.attributes["text-anchor"] {
      case "middle": x - width / 2
      case "end": x - width
      default: x
      }
    area = PictureRect(x: left, y: y - size * 0.8, width: width, height: size)
  }
}
