// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

/// Expected frames follow from what Apple documents of `UIStackView.Distribution` and `UIStackView.Alignment`, by hand.
@Suite("Stack views of a storyboard on a device of another size")
struct StoryboardStackTests {
  /// A stack, 320 by 100 on the canvas, from edge to edge of a screen that is 375 points wide.
  private func document(
    _ attributes: String, _ views: [String], axis: String = "horizontal", constraints: String = "",
    inside: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="vc"><device id="retina4_7" orientation="portrait"/><scenes><scene><objects>
    <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
    <stackView id="S" userLabel="S" axis="\(axis)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="50" width="320" height="100"/><subviews>\(views.joined())</subviews>\(inside)</stackView>
    </subviews><constraints>
    <constraint firstItem="S" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="S" secondAttribute="trailing"/>
    <constraint firstItem="S" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50"/>
    \(constraints)</constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  private func view(
    _ id: String, _ frame: String, element: String = "view", _ attributes: String = "", _ inside: String = ""
  ) -> String {
    let rect = frame.split(separator: " ")
    return """
      <\(element) id="\(id)" userLabel="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="\(rect[0])" y="\(rect[1])" width="\(rect[2])" height="\(rect[3])"/>\(inside)</\(element)>
      """
  }

  private func own(_ attribute: String, _ constant: Int) -> String {
    "<constraints><constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\"/></constraints>"
  }

  private func frames(_ text: String) throws -> [String: TraceRect] {
    var found: [String: TraceRect] = [:]
    for view in try scenario(text, file: "a.storyboard").allViews {
      if let id = view.id, case .frame(let frame) = view.geometry { found[id] = frame }
    }
    return found
  }

  private func sample(_ name: String) throws -> [String: TraceRect] {
    try frames(Samples.text("fresh", name))
  }

  @Test(.enabled(if: Samples.arePresent, "\(Samples.absence)"))
  func theViewWithoutAWidthOfItsOwnTakesTheNewRoom() throws {
    let found = try sample("stack-fill.storyboard")
    #expect(found["S"] == rect(0, 100, 393, 44))
    #expect(found["A"] == rect(0, 0, 333, 44))
    #expect(found["Z"] == rect(333, 0, 60, 44))
  }

  @Test(.enabled(if: Samples.arePresent, "\(Samples.absence)")) func equalViewsStayEqual() throws {
    let found = try sample("stack-fill-equally.storyboard")
    #expect(found["A"] == rect(0, 0, 131, 44))
    #expect(found["B"] == rect(131, 0, 131, 44))
    #expect(found["Z"] == rect(262, 0, 131, 44))
  }

  @Test(arguments: [
    ("horizontalHuggingPriority=\"251\"", "", 100.0, 255.0),
    ("", "horizontalHuggingPriority=\"251\"", 155, 200),
  ])
  func theViewThatHugsItsContentLessIsStretched(
    _ first: String, _ second: String, _ a: Double, _ b: Double
  )
    throws
  {
    let found = try frames(
      document(
        "spacing=\"20\"",
        [
          view("A", "0 0 100 100", element: "label", "text=\"A\" \(first)"),
          view("B", "120 0 200 100", element: "label", "text=\"B\" \(second)"),
        ]))
    #expect(found["A"] == rect(0, 0, a, 100))
    #expect(found["B"] == rect(a + 20, 0, b, 100))
  }

  /// Interface Builder's own layout stretched it on the canvas.
  @Test func ofViewsThatHugAlikeTheOneThatTheCanvasStretchedIsStretched() throws {
    let found = try frames(
      document(
        "",
        [
          view("A", "0 0 290 100", element: "button", "", "<state key=\"normal\" title=\"Go\"/>"),
          view("B", "290 0 30 100", element: "button", "", "<state key=\"normal\" title=\"Go\"/>"),
        ]))
    #expect(found["A"] == rect(0, 0, 345, 100))
    #expect(found["B"] == rect(345, 0, 30, 100))
  }

  @Test func proportionalViewsKeepTheirShares() throws {
    let found = try frames(
      document(
        "distribution=\"fillProportionally\"",
        [view("A", "0 0 80 100", element: "label"), view("B", "80 0 240 100", element: "label")]))
    #expect(found["A"] == rect(0, 0, 93.75, 100))
    #expect(found["B"] == rect(93.75, 0, 281.25, 100))
  }

  @Test func equalSpacesShareTheNewRoom() throws {
    let found = try frames(
      document(
        "distribution=\"equalSpacing\" spacing=\"5\"",
        [
          view("A", "0 0 40 100", element: "label"), view("B", "120 0 80 100", element: "label"),
          view("C", "280 0 40 100", element: "label"),
        ]))
    #expect(found["A"] == rect(0, 0, 40, 100))
    #expect(found["B"] == rect(147.5, 0, 80, 100))
    #expect(found["C"] == rect(335, 0, 40, 100))
  }

  @Test func equalCentresAreEquallyFarApart() throws {
    let found = try frames(
      document(
        "distribution=\"equalCentering\"",
        [
          view("A", "0 0 40 100", element: "label"), view("B", "110 0 80 100", element: "label"),
          view("C", "240 0 80 100", element: "label"),
        ]))
    // The centres of the outer views are at 20 and 335.
    #expect(found["B"] == rect(137.5, 0, 80, 100))
    #expect(found["C"] == rect(295, 0, 80, 100))
  }

  @Test func hiddenViewsTakeNoRoom() throws {
    let found = try frames(
      document(
        "distribution=\"fillEqually\" spacing=\"15\"",
        [
          view("A", "0 0 152.5 100"), view("H", "0 0 70 100", "hidden=\"YES\""),
          view("B", "167.5 0 152.5 100"),
        ]))
    #expect(found["A"] == rect(0, 0, 180, 100))
    #expect(found["B"] == rect(195, 0, 180, 100))
    #expect(found["H"] == rect(0, 0, 70, 100))
  }

  @Test(arguments: [
    ("top", 0.0), ("center", 30), ("bottom", 60), ("leading", 0), ("trailing", 60),
  ])
  func viewsAreAlignedAcross(_ alignment: String, _ y: Double) throws {
    let height = own("height", 40)
    let found = try frames(
      document(
        "alignment=\"\(alignment)\"",
        [view("A", "0 0 120 100", "", own("height", 100)), view("B", "120 \(y) 200 40", "", height)]))
    #expect(found["B"] == rect(120, y, 255, 40))
    #expect(found["S"] == rect(0, 50, 375, 100))
  }

  @Test func baselinesOfOneLineAreOneLine() throws {
    func label(_ id: String, _ frame: String, _ size: Int) -> String {
      view(
        id, frame, element: "label", "horizontalHuggingPriority=\"\(200 + size)\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }
    let found = try frames(
      document("alignment=\"firstBaseline\"", [label("A", "0 0 60 48", 40), label("B", "60 0 260 20", 16)]))
    // The baseline is 0.3555 of the font's size below the middle: 24 + 14.22 in A, 10 + 5.688 in B.
    #expect(try #require(found["A"]).minY == 0)
    #expect(abs(try #require(found["B"]).minY - 22.532) < 0.01)
  }

  @Test func marginsAreKept() throws {
    let found = try frames(
      document(
        "layoutMarginsRelativeArrangement=\"YES\"", [view("A", "30 10 280 70")],
        inside: "<edgeInsets key=\"layoutMargins\" left=\"30\" right=\"10\" top=\"10\" bottom=\"20\"/>"))
    #expect(found["A"] == rect(30, 10, 335, 70))
  }

  @Test func columnsAreDistributedAsRowsAre() throws {
    let found = try frames(
      document(
        "distribution=\"fillEqually\" spacing=\"10\"", [view("A", "0 0 320 45"), view("B", "0 55 320 45")],
        axis: "vertical",
        constraints:
          "<constraint firstItem=\"root\" firstAttribute=\"bottom\" secondItem=\"S\" secondAttribute=\"bottom\"/>"
      ))
    #expect(found["S"] == rect(0, 50, 375, 617))
    #expect(found["A"] == rect(0, 0, 375, 303.5))
    #expect(found["B"] == rect(0, 313.5, 375, 303.5))
  }

  @Test func stacksInStacksFollow() throws {
    let inner =
      "<stackView id=\"I\" userLabel=\"I\" distribution=\"fillEqually\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"270\" height=\"100\"/><subviews>"
      + view("A", "0 0 135 100") + view("B", "135 0 135 100") + "</subviews></stackView>"
    let found = try frames(document("", [inner, view("C", "270 0 50 100", "", own("width", 50))]))
    #expect(found["I"] == rect(0, 0, 325, 100))
    #expect(found["B"] == rect(162.5, 0, 162.5, 100))
    #expect(found["C"] == rect(325, 0, 50, 100))
  }
}
