// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPath
import Shop
import Testing

@MainActor
@Suite struct ShopTests {
  /// A map, and over it an overlay with a button.
  private let map = Screen { window in
    let map = MKMapView(frame: window.bounds)
    let overlay = OverlayView(frame: window.bounds)
    let locate = UIButton(frame: CGRect(x: 300, y: 760, width: 60, height: 60))
    locate.accessibilityIdentifier = "Locate"
    overlay.addSubview(locate)
    window.addSubview(map)
    window.addSubview(overlay)
  }

  @Test func theMapGetsWhatTheOverlayLetsThrough() throws {
    let answer = try map.tap(100, 100)
    #expect(answer.hitView == "MKMapView")
    #expect(answer.because?.code == .letsThrough)
    #expect(answer.hitTest.first { $0.view == "OverlayView" }?.reason?.code == "customHitTest")
  }

  @Test func theButtonOfTheOverlayStillWorks() throws {
    #expect(try map.tap(320, 780).hitView == "Locate")
  }

  @Test func aLongPressOnTheMapIsNoTap() throws {
    let answer = try map.send(.longPress(100, 100, duration: 2))
    #expect(answer.duration == 2)
    #expect(answer.recognizers.allSatisfy { !$0.didRecognize })
  }

  /// A screen that the debugger printed, and a storyboard.
  @Test(arguments: [("screen.txt", 195.0, 725.0, "ToastView"), ("Main.storyboard", 195.0, 422.0, "Open")])
  func screensOfTheApp(_ file: String, x: Double, y: Double, taker: String) throws {
    let screen = try Screen(contentsOf: try Self.path(of: file))
    #expect(try screen.tap(x, y).hitView == taker)
  }

  @Test func theDeadButtonOfTheDumpIsUnderAToast() throws {
    let answer = try Screen(contentsOf: try Self.path(of: "screen.txt")).tap(195, 725)
    let whyNot = try answer.whyNot("UIButton")
    #expect(whyNot.reason?.code == "siblingInFront")
    #expect(whyNot.reason?.subject == "ToastView")
  }

  @Test func theScenarioDoesAsItExpects() throws {
    for expectation in try Screen(contentsOf: try Self.path(of: "card.yml")).check() {
      #expect(expectation.isMet, "\(expectation)")
    }
  }

  private static func path(of file: String) throws -> String {
    try #require(Bundle.module.path(forResource: "Screens/\(file)", ofType: nil))
  }
}
