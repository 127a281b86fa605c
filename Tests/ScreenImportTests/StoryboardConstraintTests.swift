// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

/// Expected frames are worked out by hand from the constraints, as Apple's "Auto Layout Guide" defines them.
@Suite("What constraints of a storyboard fix")
struct StoryboardConstraintTests {
  /// A controller on a phone of 375 by 667 without a notch. The canvas is 320 by 568 unless it is as large as the phone.
  private func document(
    _ subviews: String, _ constraints: String, root: String = "", canvas: (Int, Int) = (320, 568)
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="vc"><device id="retina4_7" orientation="portrait"/><scenes><scene><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root" \(root)>
    <rect key="frame" x="0.0" y="0.0" width="\(canvas.0)" height="\(canvas.1)"/>
    <viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="keyboard" id="keys"/>
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes>
    </document>
    """
  }

  private func view(
    _ id: String, _ frame: String = "", element: String = "view", _ attributes: String = "",
    _ inside: String = ""
  ) -> String {
    let rect = frame.split(separator: " ")
    let canvas =
      rect.isEmpty
      ? ""
      : "<rect key=\"frame\" x=\"\(rect[0])\" y=\"\(rect[1])\" width=\"\(rect[2])\" height=\"\(rect[3])\"/>"
    return """
      <\(element) id="\(id)" userLabel="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\
      \(canvas)\(inside)</\(element)>
      """
  }

  /// `pin("a.top = root.bottom + 8", "priority=…")`: a relation between anchors, or of an anchor and a number.
  private func pin(_ text: String, _ more: String = "") -> String {
    let words = text.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".")
    let relation = [">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"][words[1]].map {
      "relation=\"\($0)\""
    }
    var constraint =
      "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\" \(relation ?? "")"
    if let number = Double(words[2]) {
      constraint += " constant=\"\(number)\""
    } else {
      let second = words[2].split(separator: ".")
      constraint += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      if words.count > 4 { constraint += " constant=\"\(words[3] == "-" ? "-" : "")\(words[4])\"" }
    }
    return constraint + " \(more)/>"
  }

  private func frames(_ text: String) throws -> [String: TraceRect] {
    var found: [String: TraceRect] = [:]
    for view in try scenario(text, file: "a.storyboard").allViews {
      if let id = view.id, case .frame(let frame) = view.geometry { found[id] = frame }
    }
    return found
  }

  @Test func aLowerPriorityGivesWay() throws {
    let text = document(
      view("a"),
      pin("a.leading = root.leading") + pin("a.top = root.top") + pin("a.height = 10")
        + pin("a.width = 300", "priority=\"749\"") + pin("a.width = 80", "priority=\"750\""))
    #expect(try frames(text)["a"] == rect(0, 0, 80, 10))
  }

  @Test func inequalitiesHoldAgainstWhatTheCanvasShows() throws {
    let text = document(
      view("a", "0 0 320 40"),
      pin("a.leading = root.leading") + pin("a.top = root.top") + pin("a.width <= 200")
        + pin("a.width = root.width", "priority=\"900\""))
    #expect(try frames(text)["a"] == rect(0, 0, 200, 40))
  }

  @Test func aspectRatiosTieWidthToHeight() throws {
    let text = document(
      view("a", "0 0 320 180"),
      pin("a.leading = root.leading") + pin("root.trailing = a.trailing") + pin("a.top = root.top")
        + pin("a.width = a.height", "multiplier=\"16:9\""))
    #expect(try frames(text)["a"] == rect(0, 0, 375, 210.938))
  }

  @Test func labelsGiveWayInTheOrderOfTheirResistance() throws {
    func row(_ first: Int, _ second: Int) -> String {
      document(
        view(
          "a", "0 0 300 20", element: "label", "horizontalCompressionResistancePriority=\"\(first)\"")
          + view(
            "b", "300 0 300 20", element: "label", "horizontalCompressionResistancePriority=\"\(second)\""),
        pin("a.leading = root.leading") + pin("b.leading = a.trailing") + pin("b.trailing = root.trailing"),
        canvas: (600, 600))
    }
    #expect(try frames(row(751, 750))["a"]?.size.width == 300)
    #expect(try frames(row(751, 750))["b"]?.size.width == 75)
    #expect(try frames(row(750, 751))["a"]?.size.width == 75)
  }

  @Test func baselinesAreOneLine() throws {
    let text = document(
      view(
        "a", "0 100 80 41", element: "label", "",
        "<fontDescription key=\"fontDescription\" pointSize=\"34\"/>")
        + view("b", "90 150 80 20", element: "label"),
      pin("a.leading = root.leading") + pin("a.top = root.top + 100") + pin("b.leading = a.trailing + 10")
        + pin("b.lastBaseline = a.lastBaseline"))
    // 0.3555 of the font's size below the middles: 120.5 + 12.087 = y + 10 + 6.0435.
    #expect(abs(try #require(frames(text)["b"]).minY - 116.544) < 0.01)
  }

  @Test func viewsOfDifferentSuperviewsAreTied() throws {
    let text = document(
      view("box", "0 0 320 100", "", view("a", "20 10 50 20")) + view("b", "0 200 50 20"),
      pin("box.leading = root.leading") + pin("root.trailing = box.trailing") + pin("box.top = root.top + 30")
        + pin("a.trailing = root.trailing - 20") + pin("a.top = box.top + 10")
        + pin("b.trailing = a.leading - 5") + pin("b.top = a.bottom"))
    let found = try frames(text)
    #expect(found["a"] == rect(305, 10, 50, 20))
    #expect(found["b"] == rect(250, 60, 50, 20))
  }

  @Test func aContainerIsAsLargeAsItsContentAsks() throws {
    let text = document(
      view(
        "box", "", "",
        view("a", "0 0 100 30", element: "label") + "<constraints>" + pin("a.leading = box.leading + 8")
          + pin("box.trailing = a.trailing + 8") + pin("a.top = box.top + 4")
          + pin("box.bottom = a.bottom + 4")
          + "</constraints>"),
      pin("box.trailing = root.trailing") + pin("box.bottom = safe.bottom"))
    let found = try frames(text)
    #expect(found["box"] == rect(259, 629, 116, 38))
    #expect(found["a"] == rect(8, 4, 100, 30))
  }

  @Test func multipliedEdgesAreMeasuredInTheOwner() throws {
    let text = document(
      view(
        "box", "100 100 200 200", "",
        view("a", "0 0 20 20") + "<constraints>"
          + pin("a.centerX = box.trailing", "multiplier=\"0.5\"") + pin("a.top = box.top") + "</constraints>"),
      pin("box.leading = root.leading + 100") + pin("box.top = root.top + 100") + pin("box.width = 200"))
    #expect(try frames(text)["a"] == rect(90, 0, 20, 20))
  }

  @Test(arguments: [
    ("", "8 8 304 20", 8.0), ("", "24 8 272 20", 24),
    (
      "<edgeInsets key=\"layoutMargins\" left=\"30\" right=\"30\" top=\"8\" bottom=\"8\"/>", "30 8 260 20", 30
    ),
    (
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" leading=\"12\" trailing=\"12\" top=\"8\" bottom=\"8\"/>",
      "8 8 304 20", 12
    ),
  ])
  func marginsAreThoseThatTheDocumentTellsOrShows(_ told: String, _ frame: String, _ margin: Double) throws {
    let text = document(
      view(
        "box", "0 0 320 100", "",
        view("a", frame) + told + "<constraints>" + pin("a.leading = box.leadingMargin")
          + pin("box.trailingMargin = a.trailing") + pin("a.top = box.topMargin") + "</constraints>"),
      pin("box.leading = root.leading") + pin("root.trailing = box.trailing") + pin("box.top = root.top"))
    let found = try #require(frames(text)["a"])
    #expect(found.minX == margin)
    #expect(found.size.width == 375 - 2 * margin)
  }

  @Test func readableColumnsAreNoWiderThanTheyMayBe() throws {
    let text = document(
      view("a", "20 20 280 40"),
      pin("a.leading = root.leadingMargin") + pin("root.trailingMargin = a.trailing")
        + pin("a.top = safe.top"),
      root: "layoutMarginsFollowReadableWidth=\"YES\""
    ).replacing("retina4_7", with: "ipad9_7")
    #expect(try frames(text)["a"] == rect(48, 20, 672, 40))
  }

  /// The canvas is what Interface Builder's engine made of the priorities, with the true sizes of texts.
  @Test func aCanvasOfTheDevicesSizeThatHasWhatIsRequiredIsKept() throws {
    let row =
      pin("a.leading = root.leading") + pin("a.top = root.top") + pin("b.leading = a.trailing")
      + pin("b.trailing = root.trailing") + pin("b.top = root.top")
      + pin("a.width = 280", "priority=\"750\"")
    let views =
      view("a", "0 0 345 40", element: "button") + view("b", "345 0 30 40", element: "button")
    #expect(try frames(document(views, row, canvas: (375, 667)))["a"] == rect(0, 0, 345, 40))
    let moved = row + pin("a.height = 60")
    #expect(try frames(document(views, moved, canvas: (375, 667)))["a"]?.size.height == 60)
  }

  /// A cell of a table below a bar keeps the margins that its canvas shows.
  @Test func whatScrollsIsNotKeptFromBars() throws {
    let text = document(
      "", "", root: "preservesSuperviewLayoutMargins=\"YES\""
    ).replacing("<view key=\"view\"", with: "<tableView key=\"view\"").replacing(
      "</view></viewController>",
      with: """
        <prototypes><tableViewCell id="cell" userLabel="cell" preservesSuperviewLayoutMargins="YES"><rect key="frame" x="0" y="10" \
        width="320" height="60"/><tableViewCellContentView key="contentView" id="cv" preservesSuperviewLayoutMargins="YES">\
        <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>\(view("a", "16 11 288 38", element: "label"))\
        </subviews><constraints>\(pin("a.top = cv.topMargin") + pin("cv.bottomMargin = a.bottom")
          + pin("a.leading = cv.leadingMargin") + pin("cv.trailingMargin = a.trailing"))</constraints>\
        </tableViewCellContentView></tableViewCell></prototypes></tableView></viewController>
        """)
    #expect(try frames(text)["a"] == rect(16, 11, 343, 38))
  }

  /// Interface Builder marks a view that does not stand where its constraints put it at run time.
  @Test func aMisplacedViewIsWhereItsConstraintsPutItAndShowsNoMargins() throws {
    let text = document(
      view("a", "40 90 100 20", "misplaced=\"YES\""),
      pin("a.leading = root.leadingMargin") + pin("a.top = root.top + 60"), canvas: (375, 667))
    #expect(try frames(text)["a"] == rect(16, 60, 100, 20))
  }

  /// The canvas of every public storyboard with sliders has them 2 points beyond the edges that constraints name.
  @Test func slidersReachBeyondWhatConstraintsAlign() throws {
    let text = document(
      view("a", "18 20 284 31", element: "slider"),
      pin("a.leading = root.leading + 20") + pin("root.trailing = a.trailing + 20") + pin("a.top = safe.top"))
    #expect(try frames(text)["a"] == rect(18, 20, 339, 31))
  }

  @Test func theContentOfAScrollViewIsAsLargeAsItsConstraintsSay() throws {
    let content = view("content", "0 0 320 900", "", view("a", "0 0 320 900"))
    let text = document(
      view(
        "scroll", "0 0 320 568", element: "scrollView", "",
        content + "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"cg\"/>"
          + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"fg\"/><constraints>"
          + pin("content.leading = cg.leading") + pin("cg.trailing = content.trailing")
          + pin("content.top = cg.top") + pin("cg.bottom = content.bottom") + pin("content.width = fg.width")
          + "</constraints>"),
      pin("scroll.leading = root.leading") + pin("root.trailing = scroll.trailing")
        + pin("scroll.top = root.top") + pin("root.bottom = scroll.bottom")
        + pin("a.leading = content.leading")
        + pin("a.trailing = content.trailing") + pin("a.top = content.top")
        + pin("a.bottom = content.bottom") + pin("a.height = 1200"))
    let found = try frames(text)
    #expect(found["scroll"] == rect(0, 0, 375, 667))
    #expect(found["content"] == rect(0, 0, 375, 1200))
  }

  @Test func theKeyboardGuideIsAtTheBottomWhileThereIsNoKeyboard() throws {
    let text = document(
      view("a", "0 400 320 44"),
      pin("a.leading = root.leading") + pin("root.trailing = a.trailing") + pin("keys.top = a.bottom")
    ).replacing("retina4_7", with: "retina5_9")
    #expect(try frames(text)["a"] == rect(0, 734, 375, 44))
  }

  @Test func constraintsThatAreRemovedAtBuildTimeFixNothing() throws {
    let text = document(
      view("a", "5 6 100 20"),
      pin("a.leading = root.leading + 50", "placeholder=\"YES\"") + pin("a.top = root.top + 6"))
    #expect(try frames(text)["a"] == rect(5, 6, 100, 20))
  }

  @Test func moreThanCanBeSolvedStaysOnTheCanvasAndIsSaid() throws {
    let count = 700
    let views = (0..<count).map { view("v\($0)", "\($0) 0 1 10", element: "label") }
    let stack =
      "<stackView id=\"s\" distribution=\"equalSpacing\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"10\"/><subviews>\(views.joined())</subviews></stackView>"
    let text = document(stack, pin("s.leading = root.leading") + pin("root.trailing = s.trailing"))
    let read = try ScreenImporter.read(text, file: "a.storyboard")
    #expect(
      read.warnings.map(\.description) == [
        "a.storyboard:2: error: the constraints depend on each other too much to be solved, and the views stay where the canvas has them"
      ])
    #expect(read.scenario.allViews.last?.geometry == .frame(rect(Double(count - 1), 0, 1, 10)))
  }

  @Test func anEmbeddedSceneIsAsLargeAsItsContainer() throws {
    let container =
      "<containerView id=\"c\" userLabel=\"c\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0\" y=\"100\" width=\"320\" height=\"200\"/><connections>"
      + "<segue destination=\"inner\" kind=\"embed\"/></connections></containerView>"
    let inner =
      "<scene><objects><viewController id=\"inner\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"r2\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"200\"/><subviews>"
      + view("a", "0 0 320 50")
      + "</subviews><constraints>" + pin("a.leading = r2.leading") + pin("r2.trailing = a.trailing")
      + pin("r2.bottom = a.bottom") + "</constraints></view></viewController></objects></scene></scenes>"
    let text = document(
      container,
      pin("c.leading = root.leading") + pin("root.trailing = c.trailing") + pin("c.top = root.top + 100")
        + pin("root.bottom = c.bottom")
    ).replacing("</scenes>", with: inner)
    let found = try frames(text)
    #expect(found["c"] == rect(0, 100, 375, 567))
    #expect(found["a"] == rect(0, 517, 375, 50))
  }
}
