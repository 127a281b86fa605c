// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Testing
import Trace

/// UIKit's classes by name.
@MainActor
@Suite struct ClassTests {
  /// The simulated view of a scenario with one view.
  private func view(_ keys: String) throws -> TraceView {
    var read = try scenario("window: {subviews: [{id: it, \(keys)}]}")
    read.nameEverything()
    return try #require(ScenarioRun(read).trace().screen.views.first { $0.id == "it" })
  }

  @Test(arguments: [
    ("class: UIColorWell", "UIControl"), ("class: UISearchTextField", "UITextField"),
    ("class: UICollectionViewListCell", "UICollectionViewCell"), ("class: _UIModernBarButton", "UIButton"),
    ("class: Swatch, baseClass: UIColorWell", "UIColorWell"), ("class: UIButton", "UIButton"),
    ("class: Swatch", "UIView"), ("class: MyColorWell", "UIView"),
  ])
  func classesThatAreNotSimulatedAreBuiltAsTheOneAbove(_ keys: String, _ base: String) throws {
    #expect(try view(keys).baseClass == base)
  }

  @Test func aControlBehindAnotherNameKeepsItsTouches() throws {
    for keys in ["class: UIColorWell", "class: Swatch, baseClass: UIColorWell"] {
      var read = try scenario("window: {subviews: [{id: it, \(keys)}]}\ntouches: [{tap: [5, 5]}]")
      read.nameEverything()
      let lines = try ScenarioRun(read).trace().jsonLines()
      #expect(lines.contains("swallowedByControl"), "\(keys)")
    }
  }

  @Test func whatTakesTouchesIsSettledInOnePlace() throws {
    for known in UIKitClass.all where known.isKind(of: UIKitClass.view) {
      let takes = try view("class: \(known.name)").isUserInteractionEnabled
      #expect(takes == !known.inherits(.ignoresTouches), "\(known.name)")
    }
    #expect(try !view("class: UIProgressView").isUserInteractionEnabled)
    #expect(try !view("class: UIActivityIndicatorView").isUserInteractionEnabled)
  }
}
