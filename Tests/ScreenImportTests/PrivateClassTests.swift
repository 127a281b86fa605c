// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing

@Suite("Private classes in dumps")
struct PrivateClassTests {
  private static let keyboard = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIButton: 0x3; frame = (0 0; 390 84); layer = <CALayer: 0x4>>
    <UITextEffectsWindow: 0x5; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>
       | <UIInputSetContainerView: 0x7; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
       |    | <UIInputSetHostView: 0x9; frame = (0 844; 390 0); layer = <CALayer: 0xa>>
       |    | <UIInputSetHostView: 0xb; frame = (0 844; 390 0); layer = <CALayer: 0xc>>
    """

  @Test func windowsOfTheSystemLetTouchesThroughWithANoteForEachClass() throws {
    let screen = try scenario(Self.keyboard)
    #expect(screen.windows.map(\.view.hitTestOfClass) == [nil, .passThrough])
    #expect(screen.windows.map(\.view.responder.unknown) == [[], []])
    #expect(screen.view("UIInputSetContainerView")?.hitTestOfClass == .passThrough)
    #expect(screen.view("UIButton")?.hitTest == nil)
    let through =
      "is the system's and lets touches through unless a view in it is hit; the dump does not show that, but HitPath knows it of the class"
    #expect(
      try warnings(Self.keyboard) == [
        "screen.txt:3: error: a UITextEffectsWindow \(through)",
        "screen.txt:4: error: a UIInputSetContainerView \(through)",
        "screen.txt:5: error: a UIInputSetHostView \(through)",
      ])
  }

  @Test(arguments: ["UIRemoteKeyboardWindow", "UIStatusBarWindow", "UITextEffectsWindow"])
  func everyWindowOfTheSystemDoes(_ name: String) throws {
    let text = "<\(name): 0x5; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6>>"
    #expect(try scenario(text).windows.map(\.view.hitTestOfClass) == [.passThrough])
  }

  @Test func hiddenWindowsOfTheKeyboardAreNotWarnedOf() throws {
    let text =
      "<UIRemoteKeyboardWindow: 0x5; frame = (0 0; 390 844); hidden = YES; layer = <UIWindowLayer: 0x6>>"
    #expect(try warnings(text) == [])
  }

  @Test(arguments: [
    "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
    "_UIBarBackground", "_UIParallaxDimmingView", "UIKBKeyplaneView", "_UIFancyLabel", "MyApp.CardView",
    "CardView",
  ])
  func overridesOfPrivateAndOwnClassesAreUnknown(_ name: String) throws {
    let screen = try scenario(dump("<\(name): 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x4>>"))
    #expect(screen.allViews.map(\.responder.unknown) == [["overrides"]])
  }

  @Test(arguments: [
    "UIView", "UILabel", "UIStackView", "UINavigationBar", "WKWebView", "MKMapView",
    "UITableViewCellContentView", "UITableViewWrapperView", "UIButtonLabel", "UICollectionReusableView",
  ])
  func publicAndPlainClassesDoAsTheirKindDoes(_ name: String) throws {
    let screen = try scenario(dump("<\(name): 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x4>>"))
    #expect(screen.allViews.map(\.responder.unknown) == [[]])
  }

  @Test(arguments: ["_UIFancyLabel", "_UIFancyImageView", "UISearchBarBackground"])
  func privateLabelsAndPicturesThatTakeNoTouchesNeedNoNote(_ name: String) throws {
    let screen = try scenario(
      dump("<\(name): 0x3; frame = (0 0; 9 9); userInteractionEnabled = NO; layer = <CALayer: 0x4>>"))
    #expect(screen.allViews.map(\.responder.unknown) == [[]])
  }

  @Test func privateControllersAreUnknownAndPublicOnesAreNot() throws {
    let screen = try scenario(
      """
      <UIWindow: 0x1; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x2>>
         | 'UIInputWindowController:0x3' <UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x5>>
         | 'UISearchController:0x3' <UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0x5>>
      """)
    #expect(screen.allViews.compactMap(\.viewController).map(\.responder.unknown) == [["overrides"], []])
  }

  private func dump(_ line: String) -> String {
    "<UIWindow: 0x1; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x2>>\n   | \(line)"
  }
}
