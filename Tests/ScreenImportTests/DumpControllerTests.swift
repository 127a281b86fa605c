// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

/// View controllers from `_printHierarchy` in one text with the views of the same run.
@Suite("Controllers beside a dump") struct DumpControllerTests {
  private static let views = """
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
       | <UILayoutContainerView: 0x1A0; frame = (0 0; 320 480); layer = <CALayer: 0x4>>
       |    | <UIView: 0x5; frame = (0 0; 320 480); layer = <CALayer: 0x6>>
       |    |    | <UIButton: 0x7; frame = (20 20; 100 44); layer = <CALayer: 0x8>>
       | <UIView: 0x9; frame = (0 0; 320 480); layer = <CALayer: 0xa>>
    """

  private static let controllers = """
    (lldb) po [UIViewController _printHierarchy]
    <UINavigationController 0x201>, state: appeared, view: <UILayoutContainerView 0x1a0>
       | <Shop.Home<Shop.Item> 0x202>, state: appeared, view: <UIView 0x5>
       | <LaterController 0x203>, state: disappeared, view: (view not loaded)
       | <OldController 0x204>, state: disappeared, view: <UIView 0xbb> not in the window
       + <LoginController 0x205>, state: appeared, view: <UIView 0x9>, presented with: <_UIFullscreenPresentationController 0x401>
    """

  @Test(arguments: [views + "\n" + controllers, controllers + "\n" + views])
  func eachViewGetsItsController(_ text: String) throws {
    let screen = try scenario(text)
    #expect(
      screen.windows[0].view.withSubviews.map { $0.viewController?.className } == [
        nil, "UINavigationController", "Shop.Home<Shop.Item>", nil, "LoginController",
      ])
    #expect(try warnings(text) == [])
  }

  /// In a print-out with its escapes, presented controllers too.
  @Test func lineBreaksMayBeSpelledOut() throws {
    let lines = Self.controllers.split(separator: "\n").dropFirst()
    let text = Self.views + "\n\"" + lines.joined(separator: "\\n") + "\""
    #expect(try scenario(text) == scenario(Self.views + "\n" + Self.controllers))
    #expect(try warnings(text) == [])
  }

  @Test func whichControllersThereAreIsKnownThenAndTheirCodeIsNot() throws {
    #expect(try scenario(Self.views).unknown.contains("viewController"))
    let screen = try scenario(Self.views + "\n" + Self.controllers)
    #expect(!screen.unknown.contains("viewController"))
    let views = screen.windows[0].view.withSubviews
    #expect(views[1].viewController?.responder.unknown == [])
    #expect(views[4].viewController?.responder.unknown == ["overrides"])
    #expect(try isReadAgain(screen))
  }

  @Test func whatAVariantPrintsBesideTheViewStays() throws {
    let text = """
      'InlineController:0x1' <UIView: 0x5; frame = (0 0; 1 1); layer = <CALayer: 0x6>>
      <OtherController 0x202>, state: appeared, view: <UIView 0x5>
      """
    #expect(try scenario(text).allViews[0].viewController?.className == "InlineController")
  }

  @Test func controllersOfAnotherRunAreLeftOut() throws {
    let text = Self.views + "\n<A 0x201>, state: appeared, view: <UIView 0x99>"
    #expect(try scenario(text) == scenario(Self.views))
    #expect(
      try warnings(text) == [
        "screen.txt:6: error: no controller's view is among the views, so the controllers are of another run or screen, and are left out"
      ])
  }

  @Test func aControllerWhoseViewIsNotInTheDumpIsNamed() throws {
    let text = """
      \(Self.views)
      <A 0x201>, state: appeared, view: <UIView 0x5>
      <B 0x202>, state: appeared, view: <UIView 0x99>
      """
    #expect(
      try warnings(text) == [
        "screen.txt:7: error: the view of B is not among the views, and the controller is left out"
      ])
  }

  @Test func controllersWithoutAddressesCannotBeJoined() throws {
    let text = Self.views + "\n<A>, state: appeared, view: <UIView>"
    #expect(try scenario(text) == scenario(Self.views))
    #expect(
      try warnings(text) == [
        "screen.txt:6: error: the controllers have no addresses, so nothing tells which views are theirs"
      ])
  }

  @Test func aLineThatBreaksOffIsLeftOut() throws {
    let text = Self.views + "\n<A 0x201>, state: appeared, view: <UIVi"
    #expect(try scenario(text) == scenario(Self.views))
    #expect(
      try warnings(text) == ["screen.txt:6: error: the line breaks off, and the controller is left out"])
  }
}
