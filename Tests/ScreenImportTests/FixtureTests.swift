// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Whole files")
struct FixtureTests {
  private func text(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: folder.appendingPathComponent("Fixtures/ScreenImport/\(name)"), encoding: .utf8)
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
        TraceAction(action: "signIn:", event: "touchUpInside", target: "SignInController")
      ])
    let controller = try #require(screen.windows.first?.rootViewController?.viewControllers.first)
    #expect(controller.id == "SignInController")
    #expect(controller.view?.gestureRecognizers.map(\.id) == ["endEditing"])
    #expect(controller.view?.backgroundColor == nil)
    #expect(screen.allViews.compactMap(\.viewController).map(\.className) == ["UIViewController"])
    #expect(screen.allViews.compactMap(\.backgroundColor) == ["#f2f2f280"])
  }
}
