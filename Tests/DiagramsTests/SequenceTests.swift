// SPDX-License-Identifier: Apache-2.0

import Analysis
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// Calls as a picture.
@MainActor
@Suite struct SequenceTests {
  private static let button = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        class: Editor
        performs: [save]
        view:
          id: Page
          subviews:
            - id: Button
              class: UIButton
              frame: [100, 100, 100, 60]
              actions: [{event: touchUpInside, action: save, target: Editor}]
    touches: [{tap: [150, 130], at: 0}]

    """

  private func sequence(_ options: DiagramOptions = DiagramOptions()) throws -> Diagram {
    try Scenarios.trace(Self.button).fullDiagram(.sequence, options)
  }

  @Test("HT-28, HT-29, TE-5, UC-1, UC-11: a tap on a button, call by call")
  func textOfATap() throws {
    #expect(
      try sequence().textEquivalent == """
        - 0 s · hit test for touch1 at (150, 130), pass 1
          1. UIApplication → UIWindow: hitTest (150, 130)
            2. UIWindow: pointInside (150, 130) → true
            3. UIWindow → Page: hitTest (150, 130)
              4. Page: pointInside (150, 130) → true
              5. Page → Button: hitTest (50, 30)
                6. Button: pointInside (50, 30) → true
              Button returns to Page: Button
            Page returns to UIWindow: Button
          UIWindow returns to UIApplication: Button
          (7–12. Pass 2: the same questions, the same answers)
        - 0 s · touch1 goes down at (150, 130)
          13. Touches → UIApplication: sendEvent
            14. UIApplication → UIWindow: sendEvent
              15. UIWindow → Button: touchesBegan (controls keep their touches)
                16. Button: beginTracking → true
                17. Button: sendActions(touchDown)
        - 0.05 s · touch1 is lifted at (150, 130)
          18. Touches → UIApplication: sendEvent
            19. UIApplication → UIWindow: sendEvent
              20. UIWindow → Button: touchesEnded (controls keep their touches)
                21. Button: endTracking
                22. Button: sendActions(touchUpInside, primaryActionTriggered)
                  23. Button → Editor: save (touchUpInside)

        """)
  }

  @Test func aStepShowsTheMessagesUpToIt() throws {
    let svg = try sequence(DiagramOptions(step: 3)).parsed()
    #expect(svg.all("message").compactMap(\.title).map { $0.prefix(2) } == ["1.", "2.", "3."])
    #expect(svg.all("fold").isEmpty && svg.all("turn").count == 1)
    let whole = try sequence(DiagramOptions(step: 23)).textEquivalent
    #expect(try whole == sequence().textEquivalent)
  }

  @Test(arguments: [0, 24])
  func stepsBeyondTheMessagesAreRefused(step: Int) throws {
    #expect(throws: DiagramError.noSuchStep(step, count: 23)) { try sequence(DiagramOptions(step: step)) }
  }

  @Test func participantsAreHeadsInOrder() throws {
    let svg = try sequence(DiagramOptions(idPrefix: "x-")).parsed()
    let heads = svg.all("head").filter { $0.attributes["id"] != nil }
    #expect(
      heads.compactMap { $0.attributes["id"] } == [
        "x-fingers", "x-responder-UIApplication", "x-view-UIWindow", "x-view-Page", "x-view-Button",
        "x-controller-Editor",
      ])
    let ids = svg.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test func viewsThatShareALineAreNamedOnArrowsAndInTheText() throws {
    var views = ""
    for number in (1...15).reversed() {
      let aside = "{id: Aside\(number), frame: [0, 400, 20, 20]}"
      views =
        "{id: Cell\(number), frame: [0, 0, 300, 450], subviews: [\(views)\(views.isEmpty ? "" : ", ")\(aside)]}"
    }
    let trace = try Scenarios.trace(
      "device: {size: [320, 480]}\nwindow: {subviews: [\(views)]}\ntouches: [{tap: [100, 100], at: 0}]\n")
    let diagram = try trace.fullDiagram(.sequence)
    #expect(!diagram.textEquivalent.contains("others"))
    #expect(diagram.textEquivalent.contains("Cell3 → Aside3: hitTest (100, -300) → nil"))
    let svg = try diagram.parsed()
    #expect(svg.lines.contains { $0.hasPrefix("Aside15: hitTest") })
    // A view that was not asked further has no call within.
    #expect(svg.all("number").contains { $0.text.contains("–") })
    let unfolded = try trace.fullDiagram(.sequence, DiagramOptions(folds: false)).parsed()
    #expect(unfolded.all("head").count { $0.attributes["id"] != nil } > 30)
  }

  @Test(arguments: [
    ("UIApplication", "application", ["UI", "Application", "application"]),
    ("UIScrollViewDelayedTouchesBeganGestureRecognizer", "", ["UIScrollView", "Delayed", "Touches…"]),
    ("Touches", "from the system", ["Touches", "from the", "system"]),
  ])
  func namesInHeadsBreakBetweenWords(name: String, detail: String, lines: [String]) throws {
    let nodes = SequenceHead(name: name, detail: detail, width: 61).nodes(
      in: PictureRect(x: 0, y: 0, width: 70, height: 42))
    var writer = SVGWriter()
    for node in nodes { writer.write(node) }
    #expect(nodes.count == lines.count, "\(writer.text)")
    for line in lines { #expect(writer.text.contains(">\(line)<"), "\(line)") }
  }

  @Test func deepAndWideScreensStayReadable() throws {
    var screen = Screen()
    screen.addWindow()
    var superview = "UIWindow"
    for number in 1...2_000 {
      screen.add("Deep\(number)", in: superview, 0, 0, 300, 500)
      superview = "Deep\(number)"
    }
    let diagram = try screen.tapped(100, 100).fullDiagram(.sequence)
    guard case .drawing(let drawing) = diagram.content else {
      Issue.record("not drawn")
      return
    }
    #expect(drawing.box.width < 1100)
    #expect(drawing.box.height < 9_000)
    let svg = try diagram.parsed()
    let numbers = svg.all("number")
    #expect(numbers.contains { $0.text.contains("–") })
    for number in numbers {
      let right = number.attributes["x"].flatMap(Double.init) ?? 0
      #expect(TextFitter(size: 9).width(of: number.text) < right, "\(number.text)")
    }
    #expect(svg.all("head").count { $0.attributes["id"] != nil } == 13)
    #expect(svg.lines.contains { $0.hasSuffix(" more messages") })
  }
}
