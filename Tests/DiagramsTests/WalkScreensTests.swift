// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import TestSupport
import Testing
import Trace

/// The frames of the moving picture: each is a sheet by itself, on which the finger and the content move.
@MainActor
@Suite struct WalkScreensTests {
  /// The upper edges of a view's outline in all frames, with what comes later.
  private func tops(of view: String, _ tree: SVGTree) -> [Double] {
    let places = tree.all("place").filter { $0.title?.contains(view) == true }
    return places.compactMap { place in
      place.all("area").first?.attributes["points"]?.split(separator: " ")
        .compactMap { Double($0.split(separator: ",").last ?? "") }.min()
    }
  }

  @Test func contentMovesWithTheSteps() throws {
    let tree = try Scenarios.trace(Scenarios.scroll).diagram(.walk).parsed()
    let frames = (0..<20).map { tree.frame($0) } + [tree.frame(nil)]
    let moved = frames.compactMap { tops(of: "Buy", $0).last }
    #expect(Set(moved).count > 2)
    #expect(moved.sorted(by: >) == moved)
  }

  @Test func theFingerGoesItsWay() throws {
    let tree = try Scenarios.trace(Scenarios.scroll).diagram(.walk).parsed()
    let style = try #require(tree.all.first { $0.name == "style" }).text
    let places = style.matches(of: /translate\(0px, (-?[0-9.]+)px\)/).compactMap { Double($0.1) }
    #expect(places.first == 0 && Set(places).count > 3)
    #expect(places.sorted(by: >) == places)
    #expect(tree.all("moving").count == 1)
    // What has gone its way rests as an arrow.
    #expect(tree.frame(nil).all("moving").isEmpty)
  }

  @Test func aTouchThatMovesNothingHasOneScreenAndOneFinger() throws {
    let tree = try Screen.demo.tapped(103.5, 330).diagram(.walk).parsed()
    #expect(tree.all("device").count == 1)
    #expect(tree.all("moving").isEmpty)
    #expect(tree.all("touch").count == 1)
  }

  @Test func identifiersStayUnique() throws {
    let ids = try Scenarios.trace(Scenarios.scroll).diagram(.walk).parsed().all.compactMap {
      $0.attributes["id"]
    }
    #expect(Set(ids).count == ids.count)
  }

  /// Also for renderers without animation, such as those that make PNG.
  @Test func atRestItIsThePictureOfTheScreen() throws {
    let trace = Screen.demo.tapped(103.5, 330)
    let (walk, screen) = (try trace.diagram(.walk), try trace.diagram(.screen))
    #expect(walk.title == screen.title)
    #expect(try walk.parsed().frame(nil).words == screen.parsed().words)
  }

  /// The tap is made again after a change: it follows the outcome, in the same picture, and is not seen at rest.
  @Test(arguments: [false, true])
  func theCureFollowsWhereTheTouchIsMadeAgainWithIt(isCured: Bool) throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 240]}
      window:
        gestureRecognizers: [{id: dismiss, class: UITapGestureRecognizer, actions: [{action: hide, target: UIWindow}]}]
        subviews:
          - {id: List, class: UITableView, subviews: [{id: Row, class: UITableViewCell, frame: [0, 0, 320, 60]}]}
      touches: [{tap: [160, 30]}, {set: {dismiss: {cancelsTouchesInView: \(!isCured)}}}, {tap: [160, 30]}]
      """)
    let walk = try trace.diagram(.walk)
    let count = walk.textEquivalent.split(separator: "\n").count { $0.first?.isNumber == true }
    let tree = try walk.parsed()
    let cure = "Set dismiss.cancelsTouchesInView = false: then Row is selected."
    #expect(walk.textEquivalent.contains(cure) == isCured)
    #expect(tree.words.joined(separator: " ").contains(cure) == isCured)
    #expect(tree.frame(count).words == (try trace.diagram(.screen).parsed().words))
    guard isCured else { return }
    #expect(tree.frame(count + 1).words.joined(separator: " ").contains(cure))
    let cured = try trace.diagram(.screen, DiagramOptions(touch: 1)).title
    #expect(!tree.frame(count + 1).words.contains(cured) && tree.frame(count + 2).words.contains(cured))
    let passing = tree.all("passing").flatMap(\.lines).joined(separator: " ")
    #expect(passing.contains(cure), "at rest the picture is the outcome")
  }

  /// One picture shows one part of a screen: the first tap is told by the lower edge, the second one by the whole.
  @Test(arguments: [100.0, 844])
  func theCureDoesNotFollowWhereAnotherPartOfTheScreenTellsOfIt(height: Double) throws {
    let trace = try Scenarios.trace(
      """
      window:
        subviews:
          - id: Page
            frame: [0, 0, 390, 844]
            subviews:
              - id: All
                frame: [0, 0, 390, 844]
                subviews: [{id: Buy, class: UIButton, frame: [300, 760, 60, 40], actions: [{event: touchUpInside, action: buy, target: UIWindow}]}]
              - {id: Veil, frame: [0, \(844 - height), 390, \(height)]}
      touches: [{tap: [320, 780]}, {set: {Veil: {isUserInteractionEnabled: false}}}, {tap: [320, 780]}]
      """)
    #expect(try trace.diagram(.walk).textEquivalent.contains("Set Veil") == (height == 844))
  }

  @Test(arguments: Language.all)
  func everyFrameKeepsToTheRulesOfSheetsAndNoneIsBlank(language: Language) throws {
    let diagram = try Scenarios.trace(Scenarios.scroll).diagram(.walk, DiagramOptions(language: language))
    let svg = try diagram.parsed()
    let count = diagram.textEquivalent.split(separator: "\n").count { $0.first?.isNumber == true }
    #expect(count > 4)
    for step in Array(0..<count) + [nil] {
      let frame = svg.frame(step)
      let place = "walk, frame \(step ?? count), \(language.code)"
      #expect(frame.words.count > 2, "\(place)")
      try SheetRules.check(diagram, language, drawn: frame, place: place)
    }
  }
}

extension XMLTree {
  /// What is seen at a step of a moving picture; nil for the rest.
  func frame(_ step: Int?) -> XMLTree { filtered { $0.isSeen(step) } }

  private func isSeen(_ step: Int?) -> Bool {
    guard classes.first == "play", classes.count > 1 else { return true }
    let ends = classes[1].dropFirst().split(separator: "-").compactMap { part in
      Int(part.filter(\.isNumber))
    }
    guard let from = ends.first else { return true }
    let until = ends.count > 1 ? ends[1] : Int.max
    let time = step ?? Int.max - 1
    return from <= time && time < until
  }
}
