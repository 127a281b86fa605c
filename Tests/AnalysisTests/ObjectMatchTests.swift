// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis

/// Which view of one screen is which of another.
@MainActor
@Suite struct ObjectMatchTests {
  /// The views of A with their names in B, without the window and the page.
  private func matches(_ a: String, _ b: String) throws -> [String] {
    let screens = Sides(try tap(1, 1, on: a), try tap(1, 1, on: b))
    let match = ObjectMatch(screens.a.index, screens.b.index)
    return screens.a.trace.screen.views.map(\.id).filter { $0 != "UIWindow" && $0 != "Page" }
      .map { "\($0) \(match.counterpart(of: $0, on: .a) ?? "-")" }
  }

  @Test func givenNamesAreFoundWhereverTheyAre() throws {
    #expect(
      try matches(
        "- {id: Card, frame: [0, 0, 9, 9]}\n- {id: Box}",
        "- {id: Box, subviews: [{id: Card, frame: [5, 5, 1, 1]}]}")
        == ["Card Card", "Box Box"])
  }

  @Test func aScreenIsLikeItselfWhateverHasNoName() throws {
    let text = """
      application: {delegate: {class: Judge}}
      gestureRecognizers: [{class: UITapGestureRecognizer}, {class: UITapGestureRecognizer, delegate: {shouldBegin: true}}]
      viewControllers: [{class: UITabBarController, viewControllers: [{}, {}, {class: Page}]}, {}]
      views: [{}, {gestureRecognizers: [{class: UIPanGestureRecognizer}]}]
      windows:
        - rootViewController: {presents: {viewControllers: [{}]}}
          subviews: [{}, {class: UIButton}, {class: UIButton, gestureRecognizers: [{class: UITapGestureRecognizer}]}]
        - subviews: [{viewController: {}}]
      touches: [{tap: [5, 5]}]
      """
    var twins = try analysis(text).trace
    #expect(TraceComparison(TraceAnalysis(twins), TraceAnalysis(twins)).isAlike)
    // A trace of another program may have two objects with one name.
    for index in twins.screen.views.indices { twins.screen.views[index].id = "Twin" }
    for index in twins.screen.gestureRecognizers.indices { twins.screen.gestureRecognizers[index].id = "tap" }
    for index in twins.screen.controllers.indices { twins.screen.controllers[index].id = "Page" }
    #expect(TraceComparison(TraceAnalysis(twins), TraceAnalysis(twins)).isAlike)
  }

  @Test func anUnnamedControllerIsFoundByItsPlace() throws {
    let tabs = "viewControllers: [{class: UITabBarController, id: Tabs, viewControllers: [%]}]\nwindow: {}\n"
    let a = try analysis(tabs.replacing("%", with: "{class: Page}, {}"))
    let b = try analysis(tabs.replacing("%", with: "{class: Cart}, {}") + "views: [{viewController: {}}]\n")
    let match = ObjectMatch(a.index, b.index)
    #expect(match.counterpart(of: "UIViewController", on: .a) == "UIViewController#2")
    #expect(match.counterpart(of: "Page", on: .a) == nil)
  }

  @Test func aMadeNameIsFoundByItsFrameThoughOneMoreViewTurnsTheNumbers() throws {
    let a = "- {class: UIButton, frame: [0, 0, 9, 9]}\n- {class: UIButton, frame: [50, 0, 9, 9]}"
    let b = "- {class: UIButton, frame: [90, 0, 9, 9]}\n" + a
    #expect(try matches(a, b) == ["UIButton UIButton#2", "UIButton#2 UIButton#3"])
  }

  @Test func aMadeNameIsFoundByItsText() throws {
    let a =
      "- {class: UILabel, text: One, frame: [0, 0, 9, 9]}\n- {class: UILabel, text: Two, frame: [9, 0, 9, 9]}"
    let b =
      "- {class: UILabel, text: Two, frame: [0, 0, 8, 8]}\n- {class: UILabel, text: One, frame: [9, 0, 8, 8]}"
    #expect(try matches(a, b) == ["UILabel UILabel#2", "UILabel#2 UILabel"])
  }

  @Test func viewsAreFoundByWhatTheyHold() throws {
    let a =
      "- {frame: [0, 0, 9, 9], subviews: [{class: UISwitch}]}\n- {frame: [0, 0, 9, 9], subviews: [{class: UISlider}]}"
    let b =
      "- {frame: [0, 0, 9, 9], subviews: [{class: UISlider}]}\n- {frame: [0, 0, 9, 9], subviews: [{class: UISwitch}]}"
    #expect(
      try matches(a, b) == ["UIView UIView#2", "UISwitch UISwitch", "UIView#2 UIView", "UISlider UISlider"])
  }

  @Test func anotherNameForTheSameViewIsFound() throws {
    #expect(
      try matches("- {id: Buy, frame: [1, 2, 3, 4]}", "- {id: Pay, frame: [1, 2, 3, 4]}") == ["Buy Pay"])
  }

  @Test func twoGivenNamesAndTwoFramesAreTwoViews() throws {
    #expect(try matches("- {id: Buy, frame: [1, 2, 3, 4]}", "- {id: Pay, frame: [5, 6, 7, 8]}") == ["Buy -"])
  }

  @Test func anObjectOfBIsNotTakenForAnotherOfThatNameInA() throws {
    let a = try tap(1, 1, on: "- {class: UIButton, frame: [0, 0, 9, 9]}")
    let b = try tap(
      1, 1, on: "- {class: UIButton, frame: [50, 0, 9, 9]}\n- {class: UIButton, frame: [0, 0, 9, 9]}")
    let match = ObjectMatch(a.index, b.index)
    #expect(match.common("UIButton#2") == "UIButton")
    #expect(match.common("UIButton") != "UIButton")
    #expect(match.common("Shop") == "Shop")
  }

  @Test func renamedObjectsMakeNoDifference() throws {
    let a = """
      - id: Card
        frame: [0, 0, 99, 99]
        gestureRecognizers: [{id: open, class: UITapGestureRecognizer, actions: [{action: open, target: Shop}]}]
      """
    let b = a.replacing("id: Card", with: "id: Box").replacing("id: open", with: "id: show")
    let comparison = TraceComparison(try tap(9, 9, on: a), try tap(9, 9, on: b))
    #expect(comparison.isAlike)
    #expect(comparison.names.renamings == [Sides("Card", "Box"), Sides("open", "show")])
  }

  @Test func manyViewsAreMatchedFast() throws {
    func views(_ count: Int) -> [TraceView] {
      (0..<count).map { number in
        var view = TraceView(
          id: number == 0 ? "UIView" : "UIView#\(number + 1)", className: "UIView",
          frame: TraceRect(x: 0, y: Double(number % 7), width: 9, height: 9))
        if number > 0 { view.superview = "UIView" }
        return view
      }
    }
    #expect(ViewMatcher(views(10_000), views(10_000)).pairs.count == 10_000)
  }
}
