// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// The marks over the app: on a page's stage, and in the picture of the screen that stands alone. The screens are invented;
/// what is expected follows from what they declare.
@MainActor @Suite struct ScreenMarkTests {
  private static let toast = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        view:
          id: Page
          backgroundColor: "#ffffff"
          subviews:
            - {id: Buy, class: UIButton, text: Buy, frame: [20, 210, 120, 44],
               actions: [{event: touchUpInside, target: Page, action: buy}]}
            - id: Host
              frame: [0, 200, 320, 200]
              gestureRecognizers:
                - {id: hide, class: UITapGestureRecognizer, actions: [{action: hide, target: Page}]}
              subviews:
                - {id: Toast, backgroundColor: "#222222", frame: [0, 100, 320, 100]}
                - {id: Off, isUserInteractionEnabled: false, backgroundColor: "#222222", frame: [0, 90, 320, 10]}
    touches:
      - tap: [80, 230]
    """

  /// Host is 200 high, and in its lower half a tap goes to Toast; what never takes touches leaves it whole.
  @Test func theHitViewIsFilledOnlyWhereTapsGoToIt() throws {
    let svg = try Scenarios.trace(Self.toast).stage().parsed()
    let own = try #require(svg.all("frame", "hit").first?.all("own").first).outline
    #expect(own.map(\.y).min() == 200 && own.map(\.y).max() == 300)
    #expect(own.map(\.x).min() == 0 && own.map(\.x).max() == 320)
  }

  /// Corners at a quarter of the way round: the middle of the first is at 30 − 30 / √2.
  @Test func aRoundButtonHasARoundFrame() throws {
    let svg = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: Round, class: UIButton, cornerRadius: 60, backgroundColor: "#ff0000", frame: [0, 0, 60, 60]}
              - {id: Square, class: UIButton, backgroundColor: "#ff0000", frame: [100, 0, 60, 60]}
      touches: [{tap: [30, 30]}]
      """
    ).stage().parsed()
    let corners = { (view: String) in
      svg.all.first { $0.attributes["id"]?.hasSuffix("view-\(view)") == true }?.all.first {
        $0.name == "polygon"
      }?.attributes["points"]?.split(separator: " ").count
    }
    #expect(corners("Square") == 4)
    #expect(corners("Round") == 24)
    let points = Outline(PictureRect(x: 0, y: 0, width: 60, height: 60)).rounded(60).points
    for point in points {
      let (x, y) = (point.x - 30, point.y - 30)
      #expect(abs((x * x + y * y).squareRoot() - 30) < 0.1)
    }
    #expect(points.first == PicturePoint(x: 0, y: 30))
  }

  private func alone(_ yaml: String, _ use: DiagramOptions.ScreenshotUse = .drawn) throws -> Diagram {
    var options = DiagramOptions()
    options.screenshot = use
    return try Scenarios.trace(yaml).diagram(.screen, options)
  }

  @Test func aPictureAloneShowsTheAppWithWhoWasMeant() throws {
    let svg = try alone(Self.toast).parsed()
    #expect(svg.all("paint").count == 1)
    let buy = try #require(svg.all("place").first { $0.attributes["id"]?.hasSuffix("view-Buy") == true })
    #expect(buy.classes.contains("lost"))
    #expect(svg.all("callout", "lost").first?.lines.contains("never gets it") == true)
    let host = try #require(svg.all("place", "hit").first)
    #expect(host.classes.contains("over"))
    // Above Toast, which the tap does not go to, and within the half that is drawn of the screen.
    let own = try #require(host.all("area").first).outline
    let frame = try #require(svg.all("place").first { $0.attributes["id"]?.hasSuffix("view-Toast") == true })
    let toast = try #require(
      frame.all.first { $0.name == "polygon" }?.attributes["points"]?.split(separator: ",").dropFirst().first)
    let top = try #require(toast.split(separator: " ").first.flatMap { Double($0) })
    #expect(own.map(\.y).max().map { abs($0 - top) < 1 } == true, "\(own), \(top)")
    // A page has the app on its stage.
    #expect(try alone(Self.toast, .left).parsed().all("paint").isEmpty)
  }

  /// WCAG 1.4.3: the words of a picture are legible on whatever colours the app has.
  @Test func wordsOnAPaintedAppLieOnTheGroundOfThePicture() throws {
    let yaml = """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            backgroundColor: "#3355dd"
            subviews:
              - {id: Wide, class: UIButton, backgroundColor: "#ffffff", frame: [40, 200, 240, 60], pointInside: {outset: {top: 60}}}
      touches: [{tap: [200, 170]}]
      """
    let wide = try #require(
      try alone(yaml).parsed().all("place").first { $0.attributes["id"]?.hasSuffix("view-Wide") == true })
    #expect(wide.classes.contains("over"))
    #expect(wide.children.last?.name == "text" && wide.children.last?.lines == ["+60 pt"])

    var options = DiagramOptions()
    options.screenshot = .drawn
    let run = ScenarioRun(try ScenarioReader.read(yaml, file: "wide.yml"))
    let map = try run.trace(withTapMap: true).diagram(.tapMap, options)
    #expect(try map.parsed().all("regionNames", "over").first?.children.count == 2)
  }

  /// A size of 9 pt is below 8.5 pixels where 320 points are 288 pixels wide.
  @Test func textsTooSmallToReadAreBars() throws {
    let label = { (size: Int) in
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: Note, class: UILabel, text: Saved, fontSize: \(size), textColor: "#ff0000", frame: [0, 0, 320, 20]}
      touches: [{tap: [30, 300]}]
      """
    }
    let small = try #require(try alone(label(9)).parsed().all("paint").first)
    #expect(small.all.filter { $0.name == "text" }.isEmpty)
    let bar = try #require(small.all("uiLine").first)
    #expect(bar.attributes["color"] == "#ff0000")
    let scale = 438.0 / 480
    #expect(Double(bar.attributes["height"] ?? "").map { abs($0 - 0.42 * 9 * scale) < 0.1 } == true)
    let large = try #require(try alone(label(17)).parsed().all("paint").first)
    #expect(large.all("uiLine").isEmpty && large.all.contains { $0.name == "text" })
  }

  @Test func smallPicturesHaveBarsAndNoFramesOfWhatIsPainted() throws {
    let options = DiagramOptions(hasWords: false)
    let svg = try SVGTree.parse(try Scenarios.trace(Self.toast).diagram(.screen, options).thumbnail())
    #expect(!svg.all("uiLine").isEmpty)
    #expect(svg.all.filter { $0.name == "text" }.isEmpty)
    #expect(svg.all("view", "unasked").isEmpty)
  }

  /// One glyph for the finger everywhere: a cross hair is the sign of the hit-test view.
  @Test func theFingerIsARingWithADot() {
    let marks = TouchMarks.down(at: PicturePoint(x: 0, y: 0), radius: 10)
    #expect(
      marks == [
        .circle(PicturePoint(x: 0, y: 0), radius: 10),
        .circle(PicturePoint(x: 0, y: 0), radius: 4, classes: ["dot"]),
      ])
  }
}

/// The recognizers that decide, on the stage of a page.
@Suite struct ActorPillTests {
  private let area = PictureRect(x: 0, y: 200, width: 300, height: 100)
  private let room = PictureRect(x: -16, y: -16, width: 332, height: 500)

  private func make(
    finger: PicturePoint?, on area: PictureRect, in room: PictureRect, acts: Bool = true,
    contents: [PictureRect] = [], meant: [PictureRect] = [], taken: [PictureRect] = []
  ) -> ActorPill? {
    ActorPill(
      ScreenOutcome.Actor(recognizer: "tap", name: "hideToast", view: "Host", acts: acts),
      mark: acts ? .gets : .refused, on: area, in: room,
      ActorPill.Surroundings(contents: contents, meant: meant, taken: taken), finger: finger, growth: 1)
  }

  private func pill(
    finger: PicturePoint?, avoiding contents: [PictureRect] = [], taken: [PictureRect] = []
  ) throws -> ActorPill {
    try #require(make(finger: finger, on: area, in: room, contents: contents, taken: taken))
  }

  @Test func noneCoversAnother() throws {
    let first = try pill(finger: PicturePoint(x: 150, y: 250)).box
    #expect(!(try pill(finger: PicturePoint(x: 150, y: 250), taken: [first]).box.intersects(first)))
  }

  @Test func whoDoesNotActHasItsMarkAndIsNotSaidToAct() throws {
    let node = try #require(make(finger: nil, on: area, in: room, acts: false)).node
    let classes = try SVGTree.parse(SVGWriter.text(of: node, isInPage: true)).classes
    #expect(classes.contains("refused") && !classes.contains("acts"))
  }

  @Test func itStandsOnAnEdgeOfItsViewAndNotOverTheFinger() throws {
    let finger = PicturePoint(x: 150, y: 210)
    let box = try pill(finger: finger).box
    #expect(!box.contains(finger))
    #expect(box.minX >= room.minX && box.maxX <= room.maxX)
    #expect(box.intersects(area))
  }

  @Test func itLeavesTextsFreeWhereThereIsAnotherPlace() throws {
    let finger = PicturePoint(x: 150, y: 250)
    let free = try pill(finger: finger).box
    let text = PictureRect(x: free.minX, y: free.minY, width: free.width, height: free.height)
    #expect(!(try pill(finger: finger, avoiding: [text]).box.intersects(text)))
  }

  @Test func theArrowEndsBesideIt() throws {
    let pill = try pill(finger: PicturePoint(x: 150, y: 290))
    #expect(pill.arrow.count == 2)
    #expect(try self.pill(finger: nil).arrow.isEmpty)
  }

  @Test func thereIsNoneWhereItHasNoRoom() {
    let narrow = PictureRect(x: 0, y: 0, width: 30, height: 30)
    #expect(make(finger: nil, on: narrow, in: narrow) == nil)
  }
}
