// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Whole files")
struct FixtureTests {
  private func text(_ name: String) throws -> String {
    try Repository.text("Tests/Fixtures/ScreenImport/\(name)")
  }

  @Test func aDumpOfAShop() throws {
    let result = try ScreenImporter.read(text("shop-window.txt"), file: "shop-window.txt")
    #expect(result.warnings == [])
    #expect(result.scenes == [])
    #expect(result.scenario.name == "shop-window")
    #expect(
      result.scenario.allViews.map(\.className) == [
        "UITransitionView", "UIView", "UIScrollView", "Shop.OfferCard", "UILabel", "UIButton",
        "UIButtonLabel",
        "Shop.Confetti", "UIImageView",
      ])
    #expect(result.scenario.view("UITransitionView")?.responder.unknown == ["overrides"])
    #expect(result.scenario.view("Shop.Confetti")?.responder.unknown == ["animations", "overrides"])
    #expect(
      result.scenario.view("UIImageView")?.geometry
        == .bounds(rect(0, 0, 80, 50), center: TracePoint(x: 325, y: 100)))
  }

  @Test func aStoryboardForSigningIn() throws {
    let result = try ScreenImporter.read(text("sign-in.storyboard"), file: "sign-in.storyboard")
    #expect(result.warnings == [])
    #expect(result.scenes == ["Navigation Controller", "SignIn", "Help"])
    let screen = result.scenario
    #expect(screen.deviceSize == TraceSize(width: 393, height: 852))
    #expect(screen.unknown == ["layout", "bounds.origin", "transform", "code"])
    #expect(
      screen.allViews.map(\.className) == [
        "UILayoutContainerView", "UINavigationBar", "UIView", "UITextField", "UIButton", "UIView", "UIView",
        "UILabel",
      ])
    #expect(
      screen.view("UIButton")?.actions == [
        ScenarioTargetAction(action: "signIn:", event: "touchUpInside", target: "SignInController")
      ])
    let controller = try #require(screen.windows.first?.rootViewController?.viewControllers.first)
    #expect(controller.id == "SignInController")
    #expect(controller.view?.gestureRecognizers.map(\.id) == ["endEditing"])
    // The system's background in a light appearance.
    #expect(controller.view?.backgroundColor == "#ffffff")
    #expect(screen.allViews.compactMap(\.viewController).map(\.className) == ["UIViewController"])
    #expect(screen.allViews.compactMap(\.backgroundColor) == ["#ffffff", "#f2f2f280"])
  }

  @MainActor
  @Test func aStoryboardOfAPlayerKeepsWhatItsGesturesAndControlsDo() throws {
    let result = try ScreenImporter.read(text("player.storyboard"), file: "player.storyboard")
    #expect(result.warnings == [])
    var screen = result.scenario
    #expect(try isReadAgain(screen))
    let yaml = try ScenarioWriter.yaml(screen)
    for line in [
      "    - id: like\n", "numberOfTapsRequired: 2\n", "minimumPressDuration: 1.5\n", "direction: down\n",
      "edges: left\n", "maximumValue: 240\n", "isContinuous: false\n", "selectedSegmentIndex: 1\n",
      "delaysContentTouches: false\n", "baseClass: UIControl\n",
    ] {
      #expect(yaml.contains(line), "\(line)")
    }
    // Two taps on the cover, then the dial in the middle of the lower half.
    let cover = ScenarioTouch(
      .tap(TracePoint(x: 180, y: 200), duration: 0.05, count: 2, interval: 0.1))
    let dial = ScenarioTouch(.tap(TracePoint(x: 187, y: 500), duration: 0.1, count: 1, interval: 0.1))
    screen.touches = [cover, dial]
    let sent = ScenarioRun(screen).trace().events.compactMap { event in
      if case .actionSent(let record) = event.kind { "\(record.target).\(record.action)" } else { nil }
    }
    #expect(sent == ["PlayerController.like:", "CoverView.flash:", "PlayerController.turn:"])
  }
}
