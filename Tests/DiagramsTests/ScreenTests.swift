// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import TestSupport
import Testing
import Trace

@Suite struct ScreenTests {
  /// The corners of what is drawn of a view, and of all of it where superviews cut off a part.
  private func outlines(of id: String, in svg: SVGTree) throws -> [[[Double]]] {
    let group = try svg.view(id)
    return group.children.filter { $0.name == "polygon" && $0.classes != ["tint"] }.map { polygon in
      (polygon.attributes["points"] ?? "").split(separator: " ").map { pair in
        pair.split(separator: ",").compactMap { Double($0) }
      }
    }
  }

  @Test func aThumbnailHasNoWords() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let svg = try trace.stage(DiagramOptions(hasWords: false)).parsed()
    #expect(svg.lines == [])
    #expect(svg.all("view").count == (try trace.stage().parsed().all("view").count))
  }

  @Test func viewsStandInTheirTruePlaces() throws {
    let svg = try Screen.geometry.tapped(150, 160).stage().parsed()
    #expect(try outlines(of: "Card", in: svg) == [[[20, 330], [220, 330], [220, 450], [20, 450]]])
    // The middle of a turned view stays where it was; its corners go around it by 30°. The content scrolls.
    let turned = try outlines(of: "Turned", in: svg)[0]
    let middle: [Double] = [0, 1].map { axis in turned.reduce(0) { $0 + $1[axis] } / 4 }
    #expect(middle == [150, 160])
    #expect(turned[0] == [109.4, 90.4])
  }

  /// HT-1: what a superview does not contain gets no touches, though it is drawn.
  @Test func partsBeyondASuperviewAreHatched() throws {
    let diagram = try Screen.geometry.tapped(150, 160).stage()
    let svg = try diagram.parsed()
    let overhang = try svg.view("Overhang")
    #expect(overhang.children.map(\.name) == ["title", "polygon", "path", "path"])
    #expect(try outlines(of: "Overhang", in: svg)[0] == [[140, 400], [300, 400], [300, 490], [140, 490]])
    #expect(diagram.textEquivalent.contains("visible beyond a superview, but gets no touches"))
    // The hatching stays beyond the superview, whose corner is at (220, 450).
    let hatched = overhang.children.filter { $0.classes == ["hatch"] }.flatMap(\.outline)
    #expect(!hatched.isEmpty)
    #expect(hatched.allSatisfy { $0.x >= 220 || $0.y >= 450 })
  }

  /// HT-23: clipping is drawn but does not affect touches.
  @Test func clippingCutsWhatIsDrawn() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Card", in: "UIWindow", 20, 20, 100, 100) { $0.clipsToBounds = true }
    screen.add("Half", in: "Card", 60, 60, 100, 20)
    screen.add("Gone", in: "Card", 200, 60, 30, 30)
    let diagram = try screen.tapped(50, 50).stage()
    let svg = try diagram.parsed()
    #expect(
      try outlines(of: "Half", in: svg) == [
        [[80, 80], [120, 80], [120, 100], [80, 100]], [[80, 80], [180, 80], [180, 100], [80, 100]],
      ])
    #expect(svg.all("hatch").isEmpty)
    #expect(diagram.textEquivalent.contains("cut by clipsToBounds"))
    let unasked = try screen.tapped(300, 300).stage().parsed()
    #expect(try outlines(of: "Half", in: unasked).count == 1)
    #expect(unasked.lines.contains("1 view is cut off entirely by clipsToBounds."))
  }

  /// HT-14: views in a view without area cannot be touched.
  @Test func contentOfAFlatViewIsDead() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Flat", in: "UIWindow", 20, 20, 100, 0)
    screen.add("Button", in: "Flat", 0, 0, 60, 40, class: "UIButton")
    let svg = try screen.tapped(30, 30).stage().parsed()
    #expect(try svg.view("Button").children.contains { $0.classes == ["hatch"] })
  }

  @Test func anOverrideMayLetTouchesInEverywhere() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Wide", in: "UIWindow", 20, 20, 100, 40) {
      $0.overrides = [TraceOverride(method: .pointInside, kind: .outset, detail: "bottom 50")]
    }
    screen.add("Button", in: "Wide", 0, 30, 60, 40, class: "UIButton")
    #expect(try screen.tapped(30, 30).stage().parsed().all("hatch").isEmpty)
  }

  /// HT-15: the picture and its text show what a declared override adds to the bounds.
  @Test func aWiderTouchAreaIsDrawn() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Wide", in: "UIWindow", 20, 60, 100, 40) {
      $0.overrides = [TraceOverride(method: .pointInside, kind: .outset, detail: "top 50, left 5")]
    }
    let diagram = try screen.tapped(30, 70).stage()
    let areas = try diagram.parsed().view("Wide").children.filter { $0.classes == ["accepts"] }
    #expect(areas.map { $0.attributes["points"] } == ["15,10 120,10 120,100 15,100"])
    #expect(diagram.textEquivalent.contains(", accepted by point(inside:): (15, 10), 105 × 90 pt]\n"))
  }

  /// HT-18, HT-22: the text has transforms and scroll offsets.
  @Test(
    arguments: [
      (TraceTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), "rotated 90°"),
      (TraceTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), "scaled 2×"),
      (TraceTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0), "mirrored"),
      (TraceTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), "skewed"),
      (TraceTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0), "2× as wide, 0.5× as high"),
      (TraceTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), "transformed to no area"),
      (TraceTransform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: 5), ""),
    ])
  func transformsAreTold(transform: TraceTransform, text: String) throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Card", in: "UIWindow", 100, 100, 120, 120, class: "UIScrollView") {
      $0.transform = transform
      $0.baseClass = "UIScrollView"
      $0.bounds.origin = TracePoint(x: 0, y: 40)
    }
    let diagram = try screen.tapped(10, 10).stage()
    let facts = text.isEmpty ? "scrolled (0, 40)" : text + ", scrolled (0, 40)"
    #expect(diagram.textEquivalent.contains(", \(facts)]\n"))
    // A view without area has no place from which a line leads to its name.
    guard text != "transformed to no area" else { return }
    #expect(try diagram.parsed().lines.joined(separator: " ").contains(facts))
  }

  @Test func theFrameOfTheHitViewLiesAboveAllOthers() throws {
    let svg = try Screen.demo.tapped(103.5, 330).stage().parsed()
    let frame = try #require(svg.all("frame", "hit").first)
    let order = svg.all.filter { $0.classes.first == "view" || $0.classes.first == "frame" }
    #expect(order.last?.classes == frame.classes)
    #expect(frame.attributes["id"] == nil)
  }

  /// HT-23: rows of a long list that are cut off do not run below the screen.
  @Test func manyRowsThatAreCutOffAreCounted() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("List", in: "UIWindow", 0, 0, 320, 200) { $0.clipsToBounds = true }
    for row in 0..<60 { screen.add("Row\(row)", in: "List", 0, Double(row) * 8, 320, 8) }
    let svg = try screen.tapped(50, 10).stage().parsed()
    #expect(svg.all("view").count == 27)
    #expect(svg.lines.contains("35 views are cut off entirely by clipsToBounds."))
  }

  @Test func classesTellTheStates() throws {
    let svg = try Screen.geometry.tapped(150, 160).stage().parsed()
    #expect(svg.classes == ["hp", "hp-screen"])
    #expect(svg.all("view", "hit").count == 1)
    #expect(svg.all("view", "path").count == 2)
    #expect(svg.all("view", "hiddenView").count == 2)
    #expect(svg.all("view", "unasked").map { $0.title ?? "" } == ["Overhang (UIButton): never asked"])
    #expect(svg.all("label", "hit").first?.lines.first?.hasPrefix("8 ") == true)
    #expect(svg.all("label", "refused").contains { $0.lines.first?.hasPrefix("5 ") == true })
    #expect(svg.all("label", "touch").first?.lines == ["(150, 160)"])
  }

  @Test func whatAHiddenViewHoldsIsHiddenToo() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Ghost", in: "UIWindow", 20, 20, 100, 100) { $0.isHidden = true }
    screen.add("Inner", in: "Ghost", 0, 0, 50, 50) { $0.backgroundColor = "#ff0000" }
    let svg = try screen.tapped(30, 30).stage().parsed()
    #expect(try svg.view("Inner").classes.contains("hiddenView"))
    #expect(svg.all("tint").isEmpty)
  }

  @Test func backgroundColoursAreHintsOnly() throws {
    var screen = Screen()
    screen.addWindow()
    for (id, color) in [("a", "#F80"), ("b", "red; x"), ("c", "#11223300"), ("d", "#112233ff")] {
      screen.add(id, in: "UIWindow", 0, 0, 50, 50) { $0.backgroundColor = color }
    }
    let svg = try screen.tapped(200, 200).stage().parsed()
    #expect(svg.all("tint").compactMap { $0.attributes["color"] } == ["#ff8800", "#112233"])
  }

  @Test func labelsCoverNeitherEachOtherNorTheTouch() throws {
    for screen in [Screen.demo, .geometry, .hostile, .table(cells: 30)] {
      let svg = try screen.tapped(100, 200).stage().parsed()
      let plates = svg.all("label").compactMap { $0.child("rect")?.box }
      for (index, plate) in plates.enumerated() {
        for other in plates[(index + 1)...] { #expect(!plate.intersects(other)) }
      }
      let frame = try #require(svg.viewBox)
      for plate in plates { #expect(frame.contains(plate)) }
    }
  }

  @Test func aHitViewWithoutRoomIsNamedBesideIt() throws {
    var screen = Screen()
    screen.addWindow()
    screen.add("Dot", in: "UIWindow", 150, 150, 8, 8)
    let svg = try screen.tapped(152, 152).stage().parsed()
    #expect(svg.all("label", "hit").flatMap(\.lines) == ["2 Dot"])
  }

  @Test func namesStandOnTheNearerSide() throws {
    func place(x: Double, count: Int = 1) throws -> Double {
      var screen = Screen()
      screen.addWindow()
      for number in 0..<count {
        screen.add("Dot\(number)", in: "UIWindow", x, 20 + 30 * Double(number), 8, 8)
      }
      let svg = try screen.tapped(x + 2, 22).stage().parsed()
      let name = svg.all("label").first { $0.lines.first?.hasSuffix("Dot0") == true }
      return try #require(name?.child("rect")?.box?.minX)
    }
    #expect(try place(x: 200) > 320 && place(x: 10) < 0)
    #expect(try place(x: 120, count: 10) < 0 && place(x: 200, count: 10) > 320)
  }

  @Test func dragsAndOtherTouches() throws {
    var trace = Screen.demo.tapped(103.5, 330)
    let sample = try #require(trace.events.last { $0.kind.sample != nil }?.kind.sample)
    for (touch, phase, x) in [
      ("touch1", TouchPhase.moved, 120.0), ("touch1", .ended, 140), ("touch2", .began, 50),
    ] {
      var next = sample
      next.touch = touch
      next.phase = phase
      next.location = TracePoint(x: x, y: 340)
      trace.events.append(TraceEvent(sequence: 99, time: 1, kind: .touchUpdated(next)))
    }
    let svg = try trace.stage().parsed()
    let own = try #require(svg.all("touch").first { $0.attributes["id"] == "touch-touch1" })
    #expect(own.child("polyline")?.attributes["points"] == "103.5,330 120,340 140,340")
    #expect(svg.all("touch", "others").map(\.lines) == [["2"]])
    let second = try trace.stage(DiagramOptions(touch: 1)).parsed()
    #expect(second.all("label", "touch").first?.lines == ["2: (50, 340)"])
    #expect(throws: DiagramError.noSuchTouch(2, count: 2)) {
      try trace.stage(DiagramOptions(touch: 2))
    }
  }

  @Test(arguments: Screen.LargeShape.allCases)
  func ofManyViewsOnlySomeAreDrawn(shape: Screen.LargeShape) throws {
    let trace = Screen.large(shape, count: 5_000).tapped(100, 100, passes: 1)
    let svg = try trace.stage().parsed()
    #expect(svg.all("view").count == 400)
    #expect(svg.all("view", "hit").count == 1)
    #expect(svg.lines.joined(separator: " ").contains("400 of 5001 views are drawn"))
  }

  @Test func largeScreensAreScaledAndSmallOnesStay() throws {
    for (size, width) in [
      (TraceSize(width: 1024, height: 1366), 719.65), (TraceSize(width: 390, height: 844), 390),
    ] {
      var screen = Screen()
      screen.size = size
      screen.addWindow()
      let frame = try #require(
        screen.tapped(5, 5).stage().parsed().all("screen").first?.child("rect"))
      #expect(abs((frame.box?.width ?? 0) - width) < 0.06)
    }
  }

  @Test func hostileNumbersAreNotDrawn() throws {
    var screen = Screen()
    screen.size = TraceSize(width: .nan, height: -5)
    screen.addWindow("UIWindow", TraceRect(x: 0, y: 0, width: 320, height: 568))
    screen.add("far", in: "UIWindow", 1e300, 0, 1e300, 10)
    screen.add("none", in: "UIWindow", .nan, 0, .infinity, 10)
    screen.add("flat", in: "UIWindow", 0, 0, 0, 40)
    let svg = try screen.tapped(.infinity, 3).stage().parsed()
    let numbers = svg.all.flatMap { element in
      ["points", "x", "viewBox", "cx"].compactMap { element.attributes[$0] }
    }
    #expect(numbers.allSatisfy { !$0.contains("n") })
    #expect(svg.all("view").compactMap(\.title).count == 2)
  }

  @Test func programsGetOutlines() throws {
    struct Summary: Decodable {
      struct View: Decodable {
        var id: String
        var state: String
        var orders: [Int]
        var outline: [[Double]]
      }
      var hitView: String?
      var touch: [[Double]]
      var views: [View]
    }
    let json = try Screen.demo.tapped(103.5, 330).stage().json()
    let summary = try JSONDecoder().decode(Summary.self, from: Data(json.utf8))
    #expect(summary.hitView == "SubView3")
    #expect(summary.touch == [[103.5, 330]])
    let view = try #require(summary.views.first { $0.id == "SubView4" })
    #expect(view.state == "refused" && view.orders == [3])
    #expect(view.outline == [[18, 367], [294, 367], [294, 472], [18, 472]])
  }

  @Test func theScreenAsText() throws {
    #expect(
      try Screen.demo.tapped(103.5, 330).stage().textEquivalent == """
        - Screen: 600 × 600 pt
        - touch at (103.5, 330)
        1. UIWindow contains the point, asks its subviews from front to back and returns SubView3. [(0, 0), 600 × 600 pt]
        2. TopView contains the point, asks its subviews from front to back and returns SubView3. (UIView) [(10, 20), 300 × 515 pt]
        3. SubView4 says no: the point is 37 pt above its bounds. (UIView) [(18, 367), 276 × 105 pt]
        4. SubView3 contains the point, and none of its subviews takes it: it returns itself. (UIView) [(18, 254), 276 × 105 pt]
        5. SubView3Sub1 says no: the point is 64.5 pt left of its bounds. (UIButton) [(168, 284), 110 × 60 pt]
        - SubView1 (UIView): never asked [(18, 28), 276 × 105 pt]
        - SubView1Sub1 (UIView): never asked [(30, 58), 120 × 60 pt]
        - SubView2 (UIView): never asked [(18, 141), 276 × 105 pt]
        - SubView2Sub1 (UIView): never asked [(30, 171), 120 × 60 pt]

        """)
  }
}

extension SVGTree {
  /// What is drawn of a view.
  fileprivate func view(_ id: String) throws -> SVGTree {
    try #require(all("view").first { $0.attributes["id"] == ElementID.view(id) }, "\(id) is not drawn")
  }

  fileprivate var box: PictureRect? {
    let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
    guard numbers.count == 4 else { return nil }
    return PictureRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var viewBox: PictureRect? {
    let numbers = attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return nil }
    return PictureRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension PictureRect {
  fileprivate func intersects(_ other: PictureRect) -> Bool {
    minX + 0.02 < other.maxX && other.minX + 0.02 < maxX && minY + 0.02 < other.maxY
      && other.minY + 0.02 < maxY
  }

  fileprivate func contains(_ other: PictureRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
