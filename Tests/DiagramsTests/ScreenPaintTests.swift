// SPDX-License-Identifier: Apache-2.0

import Analysis
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// The screen as people see it, below the marks of a stage. The screens are invented; what is expected follows from what
/// they declare.
@MainActor @Suite struct ScreenPaintTests {
  /// One of each thing that is drawn for a class or a property.
  static let controls = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        view:
          id: Page
          backgroundColor: "#f2f2f7"
          subviews:
            - {id: Bar, class: UINavigationBar, frame: [0, 20, 320, 44]}
            - {id: Title, class: UILabel, text: Notifications, frame: [100, 30, 120, 24]}
            - {id: Row, class: UITableViewCell, frame: [0, 70, 320, 44]}
            - {id: Toggle, class: UISwitch, frame: [250, 76, 51, 31], isOn: true}
            - {id: Idle, class: UISwitch, frame: [190, 76, 51, 31]}
            - {id: Volume, class: UISlider, frame: [20, 120, 200, 30], value: 0.25}
            - {id: Photo, class: UIImageView, frame: [20, 160, 60, 60]}
            - {id: Name, class: UITextField, frame: [90, 160, 200, 34]}
            - {id: Pages, class: UIPageControl, frame: [90, 200, 200, 20]}
            - {id: Busy, class: UIActivityIndicatorView, frame: [20, 230, 20, 20]}
            - {id: Steps, class: UIStepper, frame: [60, 230, 94, 32]}
            - {id: Glass, class: UIVisualEffectView, frame: [0, 400, 320, 80]}
            - {id: Buy, class: UIButton, text: Buy, frame: [20, 280, 120, 44]}
            - {id: Settings, class: UIButton, text: Open the settings of the app, frame: [280, 280, 24, 24]}
            - {id: Dark, frame: [160, 280, 100, 44], backgroundColor: "#1c1c1e",
               subviews: [{id: Bright, class: UILabel, text: Saved, frame: [10, 10, 80, 20]}]}
            - {id: Find, class: UISearchBar, text: Search, frame: [0, 440, 320, 36]}
            - {id: Framed, borderWidth: 2, borderColor: "#ff3b30", cornerRadius: 30, frame: [280, 320, 40, 44]}
            - {id: Gone, isHidden: true, backgroundColor: "#ff0000", frame: [0, 0, 10, 10]}
            - {id: Faint, alpha: 0.5, backgroundColor: "#00ff00", frame: [0, 340, 10, 10]}
    touches:
      - tap: [80, 300]
    """

  /// Frames of which nothing more is known.
  static let bare = """
    device: {size: [320, 480]}
    window:
      rootViewController:
        view:
          id: Page
          subviews: [{id: A, frame: [0, 0, 10, 10]}, {id: B, frame: [20, 0, 10, 10]}, {id: C, text: C}]
    """

  private func paint(_ yaml: String) throws -> SVGTree {
    try Scenarios.trace(yaml).stage().parsed()
  }

  private func painted(_ view: String, in svg: SVGTree) -> SVGTree? {
    svg.all("paint").first?.all.first { $0.attributes["data-with"] == view }
  }

  private func classes(_ view: String, in svg: SVGTree) -> [String] {
    painted(view, in: svg)?.all.flatMap(\.classes) ?? []
  }

  @Test(
    arguments: [
      ("Bar", ["uiBar", "uiSeparator"]), ("Row", ["uiSeparator"]), ("Toggle", ["uiOn", "uiKnob"]),
      ("Idle", ["uiOff", "uiKnob"]), ("Volume", ["uiOff", "uiTint", "uiKnob"]),
      ("Photo", ["uiImage", "uiHill", "uiHill"]), ("Name", ["uiField"]),
      ("Pages", ["uiText", "uiOff", "uiOff"]), ("Busy", ["uiSpinner"]), ("Steps", ["uiFill"]),
      ("Glass", ["uiGlass"]), ("Buy", ["uiTint"]), ("Settings", ["uiHill"]), ("Dark", ["uiOwn"]),
      ("Bright", ["uiBright"]), ("Find", ["uiSecond"]), ("Title", ["uiText"]), ("Gone", []),
    ])
  func aViewIsDrawnAsItsClassAndItsPropertiesSay(view: String, parts: [String]) throws {
    #expect(classes(view, in: try paint(Self.controls)) == parts)
  }

  private func shown(
    _ use: DiagramOptions.ScreenshotUse, _ yaml: String = ScreenPaintTests.bare
  ) throws -> SVGTree {
    var trace = try Scenarios.trace(yaml)
    trace.screen.screenshot = try TraceScreenshot(Screenshots.png(320, 480))
    var options = DiagramOptions(idPrefix: "t1-")
    options.screenshot = use
    return try trace.stage(options).parsed()
  }

  @Test func aScreenshotIsSeenInPlaceOfTheViews() throws {
    let svg = try shown(.drawn, Self.controls)
    let paint = try #require(svg.all("paint", "shot").first)
    let image = try #require(paint.all.first { $0.name == "image" })
    let text = try TraceScreenshot(Screenshots.png(320, 480)).base64
    #expect(image.attributes["href"] == "data:image/png;base64,\(text)")
    #expect(image.attributes["id"] == "t1-shot")
    let screen = try #require(svg.all("screen").first?.all.first { $0.name == "rect" })
    for side in ["x", "y", "width", "height"] { #expect(image.attributes[side] == screen.attributes[side]) }
    // What is drawn otherwise is there for the look that hides the picture.
    #expect(paint.all("app").first?.all("uiBar").count == 1)
    #expect(paint.all("veil").count == 1)
  }

  @Test func oneScreenshotServesAllStagesOfAPage() throws {
    let svg = try shown(.repeated("t1-shot"))
    #expect(svg.all.filter { $0.name == "image" }.isEmpty)
    #expect(svg.all.first { $0.name == "use" }?.attributes["href"] == "#t1-shot")
    #expect(svg.all("veil").count == 1)
  }

  @Test func aScreenshotThatIsNotAskedForIsNotDrawn() throws {
    let svg = try shown(.left, Self.controls)
    #expect(svg.all("shot").isEmpty)
    #expect(svg.all.filter { $0.name == "image" }.isEmpty)
    #expect(!svg.all("paint").isEmpty)
    #expect(try shown(.left).all("paint").isEmpty, "too little is known of these views")
  }

  @Test func aPlaceholderIsPalerThanAText() throws {
    let svg = try paint(
      """
      window:
        subviews:
          - {id: City, class: UITextField, placeholder: City, textColor: "#ff0000", frame: [20, 160, 200, 34]}
          - {id: Name, class: UITextField, text: Name, placeholder: Name, frame: [20, 200, 200, 34]}
          - {id: Street, class: UITextField, text: Main Street, placeholder: Street, frame: [20, 240, 200, 34]}
      """)
    #expect(
      ["City", "Name", "Street"].map { classes($0, in: svg) } == [
        ["uiField", "uiSecond"], ["uiField", "uiSecond"], ["uiField", "uiText"],
      ])
  }

  /// A view is most often as wide as its text in UIKit's font, which is narrower than those of pictures.
  @Test func aTextThatIsALittleTooWideIsDrawnALittleSmaller() throws {
    let svg = try paint(
      """
      device: {size: [320, 480]}
      window:
        subviews:
          - {id: Row, class: UILabel, text: Accessibility, frame: [64, 12, 95, 21]}
          - {id: Told, class: UILabel, text: Accessibility, fontSize: 17, numberOfLines: 1, frame: [64, 40, 95, 21]}
          - {id: Cut, class: UILabel, text: Accessibility, fontSize: 17, numberOfLines: 1, frame: [64, 80, 60, 21]}
      """)
    let texts = ["Row", "Told", "Cut"].map { painted($0, in: svg)?.all.first { $0.name == "text" } }
    #expect(texts.map { $0?.text } == ["Accessibility", "Accessibility", "Ac…ty"])
    let sizes = texts.map { $0?.attributes["font-size"].flatMap(Double.init) ?? 0 }
    #expect(sizes[0] > 15 && sizes[0] < 17.6 && sizes[1] > 15 && sizes[2] == 17)
  }

  @Test func whatAToolCallsInvisibleIsNotDrawn() throws {
    let svg = try paint(
      """
      window:
        subviews:
          - {id: Seen, backgroundColor: "#ff0000", frame: [0, 0, 100, 100]}
          - {id: Unseen, unknown: [isHidden], backgroundColor: "#00ff00", frame: [0, 100, 100, 100]}
      """)
    #expect(classes("Seen", in: svg) == ["uiOwn"] && classes("Unseen", in: svg).isEmpty)
  }

  @Test func aColourIsTheViewsOwnAndAnAlphaFades() throws {
    let svg = try paint(Self.controls)
    #expect(painted("Dark", in: svg)?.all.first { $0.name == "rect" }?.attributes["color"] == "#1c1c1e")
    #expect(painted("Faint", in: svg)?.attributes["opacity"] == "0.5")
  }

  @Test func aBorderAndRoundCornersAreThoseOfTheLayer() throws {
    let areas = painted("Framed", in: try paint(Self.controls))?.all.filter { $0.name == "rect" } ?? []
    // No more than half of the width of 40 points.
    #expect(areas.map { $0.attributes["rx"] } == ["20"])
    #expect(areas.last?.classes == ["uiRim"])
    #expect(areas.last?.attributes["color"] == "#ff3b30")
    #expect(areas.last?.attributes["stroke-width"] == "2")
  }

  @Test func aSwitchThatIsOnHasItsKnobAtTheEnd() throws {
    let svg = try paint(Self.controls)
    let knob = { (view: String) in
      painted(view, in: svg)?.all.first { $0.name == "circle" }?.attributes["cx"].flatMap(Double.init)
    }
    // 51 wide at 250 and at 190, with a knob of half the height of 31 points.
    #expect(knob("Toggle") == 285.5)
    #expect(knob("Idle") == 205.5)
  }

  @Test func aTextStandsInItsViewOnAsManyLinesAsFit() throws {
    let svg = try paint(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: Short, class: UILabel, text: Digest, frame: [20, 20, 120, 20.3]}
              - {id: Long, class: UILabel, frame: [20, 60, 120, 61.5],
                 text: Double tapping the space bar will insert a period}
      """)
    let lines = { (view: String) in painted(view, in: svg)?.all.filter { $0.name == "text" } ?? [] }
    #expect(lines("Short").map(\.lines) == [["Digest"]])
    // A label of UIKit is 1.193 times as high as its font is large.
    #expect(lines("Short").first?.attributes["font-size"] == "17")
    #expect(lines("Long").count == 3)
    #expect(
      lines("Long").flatMap(\.lines).joined(separator: " ")
        == "Double tapping the space bar will insert a period")
  }

  @Test func whatASuperviewCutsOffIsNotDrawn() throws {
    let svg = try paint(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: List, frame: [0, 100, 320, 100], clipsToBounds: true,
                 subviews: [{id: Row, class: UILabel, text: Birthdays, frame: [0, 80, 320, 44]}]}
      """)
    let paint = try #require(svg.all("paint").first)
    let clips = paint.all.filter { $0.name == "clipPath" }.compactMap { $0.attributes["id"] }
    #expect(clips.count == 2)
    let holder = paint.all.first { node in node.children.contains { $0.attributes["data-with"] == "Row" } }
    #expect(holder?.attributes["clip-path"] == clips.last.map { "url(#\($0))" })
  }

  /// Elements of accessibility repeat the text of what is in them.
  @Test func aTextThatTwoViewsHaveStandsInTheInnerOne() throws {
    let svg = try paint(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view:
            id: Page
            subviews:
              - {id: Row, class: UIControl, text: Sounds, frame: [0, 100, 320, 44],
                 subviews: [{id: Name, class: UILabel, text: Sounds, frame: [16, 10, 80, 20]}]}
      """)
    #expect(painted("Row", in: svg) == nil)
    #expect(painted("Name", in: svg)?.lines == ["Sounds"])
  }

  /// Frames without colours, texts and controls say nothing of how the app looks.
  @Test func aScreenOfBareFramesIsNotDrawnAsSeen() throws {
    let svg = try paint(Self.bare)
    #expect(svg.all("paint").isEmpty)
  }

  @Test func aTextFromAScreenStaysAText() throws {
    let svg = try paint(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          view: {id: Page, class: UILabel, text: "</text><script>alert(1)</script>", backgroundColor: "#ffffff"}
      """)
    #expect(painted("Page", in: svg)?.lines == ["</text><script>alert(1)</script>"])
  }
}
