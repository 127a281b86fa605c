// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Where a storyboard's views are on the device")
struct StoryboardLayoutTests {
  /// A controller on a phone with a notch, whose canvas is 320 by 480.
  private func document(
    _ subviews: String, _ constraints: String, canvas: String = "width=\"320\" height=\"480\""
  )
    -> String
  {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="vc"><device id="retina5_9" orientation="portrait"/><scenes><scene><objects>
    <viewController id="vc" sceneMemberID="viewController"><layoutGuides>
    <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" \(canvas)/>
    <viewLayoutGuide key="safeArea" id="safe"/><subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
    </view></viewController></objects></scene></scenes></document>
    """
  }

  private func view(_ id: String, _ rest: String = "", _ frame: String = "") -> String {
    let rect = frame.split(separator: " ")
    let element =
      rect.isEmpty
      ? ""
      : "<rect key=\"frame\" x=\"\(rect[0])\" y=\"\(rect[1])\" width=\"\(rect[2])\" height=\"\(rect[3])\"/>"
    return
      "<view userLabel=\"\(id)\" id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(element)\(rest)</view>"
  }

  private func pin(_ first: String, _ second: String = "", _ constant: Double = 0, _ more: String = "")
    -> String
  {
    let a = first.split(separator: ".")
    let b = second.split(separator: ".")
    let other = b.isEmpty ? "" : "secondItem=\"\(b[0])\" secondAttribute=\"\(b[1])\""
    return
      "<constraint firstItem=\"\(a[0])\" firstAttribute=\"\(a[1])\" \(other) constant=\"\(constant)\" \(more)/>"
  }

  private func frames(_ text: String) throws -> [String: ScenarioGeometry] {
    let views = try scenario(text, file: "a.storyboard").allViews
    return Dictionary(uniqueKeysWithValues: views.compactMap { view in view.id.map { ($0, view.geometry) } })
  }

  @Test func pinnedViewsWithoutFramesAreSolved() throws {
    let text = document(
      view("a") + view("b") + view("c"),
      pin("a.leading", "root.leading", 20) + pin("root.trailing", "a.trailing", 20)
        + pin("a.top", "safe.top", 8) + pin("a.height", "", 40)
        + pin("b.top", "a.bottom", 10) + pin("b.centerX", "root.centerX")
        + pin("b.width", "a.width", 0, "multiplier=\"0.5\"")
        + pin("b.height", "b.width", 0, "multiplier=\"1:2\"")
        + pin("c.bottom", "bottom.top", -6) + pin("c.width", "", 50) + pin("c.height", "", 30)
        + pin("c.trailing", "root.trailingMargin"))
    #expect(
      try frames(text) == [
        "a": .frame(rect(20, 52, 335, 40)), "b": .frame(rect(103.75, 102, 167.5, 83.75)),
        "c": .frame(rect(309, 742, 50, 30)),
      ])
    #expect(
      try scenario(text, file: "a.storyboard").allViews.allSatisfy { !$0.responder.unknown.contains("frame") }
    )
  }

  @Test func whatConstraintsDoNotFixStaysUnknownAndIsSaid() throws {
    let text = document(view("a"), pin("a.leading", "root.leading", 20) + pin("a.top", "root.top"))
    let found = try #require(scenario(text, file: "a.storyboard").allViews.last)
    #expect(found.geometry == .fill)
    #expect(found.responder.unknown == ["frame"])
    let open = document(
      view("a"),
      pin("a.leading", "root.leading") + pin("a.top", "root.top") + pin("a.width", "", 10)
        + pin("a.height", "", 10, "relation=\"greaterThanOrEqual\""))
    #expect(try scenario(open, file: "a.storyboard").allViews.last?.responder.unknown == ["frame"])
  }

  @Test func viewsPinnedToEdgesFollowTheDevice() throws {
    let text = document(
      view("bottom button", "", "20 420 280 40")
        + view("inner", view("deep", "", "0 0 320 10"), "0 0 320 100"),
      pin("bottom button.leading", "root.leading", 20) + pin("root.trailing", "bottom button.trailing", 20)
        + pin("root.bottom", "bottom button.bottom", 20) + pin("inner.leading", "root.leading")
        + pin("inner.trailing", "root.trailing"))
    #expect(
      try frames(text)["bottom button"] == .frame(rect(20, 752, 335, 40)))
    #expect(try frames(text)["inner"] == .frame(rect(0, 0, 375, 100)))
    #expect(try frames(text)["deep"] == .frame(rect(0, 0, 320, 10)))
  }

  @Test func whatIsLeftGoesToAViewWithoutASizeOfItsOwn() throws {
    let chain = { (middle: String, last: String) in
      pin("a.top", "root.top") + pin("\(middle).top", "a.bottom") + pin("\(last).top", "\(middle).bottom")
        + pin("root.bottom", "\(last).bottom")
    }
    let text = document(
      view("a", "", "0 0 9 100") + view("b", "", "0 100 9 340")
        + view("c", "", "0 440 9 40")
        .replacing("<view", with: "<label").replacing("</view", with: "</label"), chain("b", "c"))
    let found = try frames(text)
    #expect(found["a"] == .frame(rect(0, 0, 9, 100)))
    #expect(found["b"] == .frame(rect(0, 100, 9, 672)))
    #expect(found["c"] == .frame(rect(0, 772, 9, 40)))
  }

  @Test func autoresizingMasksFollowTheDevice() throws {
    func masked(_ id: String, _ mask: String, _ frame: String) -> String {
      view(id, "<autoresizingMask key=\"autoresizingMask\" \(mask)/>", frame)
        .replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
    }
    let text = document(
      masked("wide", "widthSizable=\"YES\" flexibleMinY=\"YES\"", "10 400 300 40")
        + masked("middle", "flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", "110 0 100 20")
        + masked("fixed", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", "1 2 3 4"), "")
    #expect(
      try frames(text) == [
        "wide": .frame(rect(10, 732, 355, 40)), "middle": .frame(rect(137.5, 0, 100, 20)),
        "fixed": .frame(rect(1, 2, 3, 4)),
      ])
  }

  /// Constraints decide at run time, whatever the canvas shows: such a view is misplaced (Auto Layout Guide).
  @Test func onACanvasOfTheDevicesSizeOnlyConstraintsMoveViews() throws {
    let text = document(
      view("a", "", "3 5 7 9") + view("b", "", "30 50 70 90"), pin("a.leading", "root.leading", 99),
      canvas: "width=\"375\" height=\"812\"")
    #expect(try frames(text) == ["a": .frame(rect(99, 5, 7, 9)), "b": .frame(rect(30, 50, 70, 90))])
  }

  @Test func prototypesAreCalledSoAndARefreshControlWaitsAboveTheRows() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="t"><device id="retina4_7" orientation="portrait"/><scenes><scene><objects>
      <tableViewController id="t" sceneMemberID="viewController"><tableView key="view" dataMode="prototypes">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
      <tableViewCell id="c" customClass="MailCell"><rect key="frame" x="0.0" y="28" width="375" height="44"/></tableViewCell>
      <tableViewCell id="d"><rect key="frame" x="0.0" y="72" width="375" height="44"/></tableViewCell></prototypes></tableView>
      <refreshControl key="refreshControl"><autoresizingMask key="autoresizingMask"/></refreshControl>
      </tableViewController></objects></scene></scenes></document>
      """
    let table = try #require(scenario(text, file: "a.storyboard").view("UITableView"))
    #expect(
      table.responder.unknown == ["rows", "placement"] || table.responder.unknown == ["placement", "rows"])
    #expect(table.contentOffset == TracePoint(x: 0, y: -20))
    #expect(table.subviews.map(\.id) == [nil, "prototype MailCell", "prototype UITableViewCell"])
    #expect(table.subviews.first?.geometry == .frame(rect(0, -60, 375, 60)))
    let rows = text.replacing("prototypes>", with: "sections>").replacing(
      "<sections>", with: "<sections><tableViewSection><cells>"
    )
    .replacing("</sections>", with: "</cells></tableViewSection></sections>")
    let fixed = try #require(scenario(rows, file: "a.storyboard").view("UITableView"))
    #expect(fixed.responder.unknown == ["placement"])
    #expect(fixed.subviews.map(\.id) == [nil, nil, nil])
  }

  @Test func runtimeAttributesOfManyViewsAreToldOnce() throws {
    func attributed(_ path: String) -> String {
      "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(path)\"/>"
        + "</userDefinedRuntimeAttributes></view>"
    }
    let text = storyboard(subviews: attributed("glow") + attributed("glow") + attributed("shine"))
    #expect(
      try warnings(text, file: "a.storyboard") == [
        "a.storyboard:6: error: runtime attributes that only the app's code knows are not kept: glow, shine"
      ])
  }

  @Test func aTelevisionsDocumentSaysThatNothingIsTapped() {
    let text = """
      <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV" initialViewController="a">\
      <scenes/></document>
      """
    #expect(
      refusal(text, file: "a.storyboard")
        == "a.storyboard: error: this is a tvOS document: nothing is tapped there, the remote moves the focus and presses"
    )
  }
}
