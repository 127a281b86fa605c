// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathTesting
import Testing

/// A suite over a storyboard: what the screen of the app promises, asked without an app.
@MainActor
@Suite struct StoryboardTests {
  private let screen: Screen

  init() throws {
    let file = try #require(Bundle.module.path(forResource: "Shop", ofType: "storyboard"))
    screen = try Screen(contentsOf: file)
  }

  @Test func buyIsHitAndSendsItsAction() {
    screen.expectHit("Buy", at: 195, 722)
    screen.expectActions(["buy:"], of: .tap(195, 722))
  }

  @Test(arguments: ["Buy", "Favourite"]) func taps(reach control: String) {
    screen.expectReachable(of: control)
  }

  @Test func theTouchOfTheButtonComesBeforeItsAction() {
    screen.expectOrder(["Buy.touchesBegan", "Buy.buy:"], of: .tap(195, 722))
  }

  @Test func theScreenHasNoFindings() {
    screen.expectNoFindings()
  }
}
