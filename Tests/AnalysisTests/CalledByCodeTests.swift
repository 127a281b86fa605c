// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Testing
import UIKitModel

/// Calls that an override makes itself.
@MainActor
@Suite struct CalledByCodeTests {
  @Test("HT-17: a view that an override asks is shown as called by code")
  func aViewThatAnOverrideAsks() {
    var configuration = SimulationConfiguration()
    configuration.hitTestPasses = 1
    let simulator = Simulator(
      UIApplication(screenSize: CGSize(width: 320, height: 480), configuration: configuration))
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    let menu = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    menu.traceIdentifier = "Menu"
    let bar = Bar(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    bar.menu = menu
    window.addSubview(menu)
    window.addSubview(bar)
    window.makeKeyAndVisible()
    let answers = TraceAnalysis(simulator.trace(name: "bar") { $0.tap(at: CGPoint(x: 110, y: 350)) })
    #expect(
      answers.walk() == """
        1 UIWindow {110, 350} passedUp Menu
        2   Bar {110, -50} passedUp Menu, customHitTest
        3     Menu {10, 50} hit, called by code
        """)
    #expect(answers.why("Menu") == "hit; {10, 50} is inside")
  }

  private final class Bar: UIView {
    var menu: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      menu.flatMap { $0.hitTest(convert(point, to: $0), with: event) } ?? super.hitTest(point, with: event)
    }
  }
}
