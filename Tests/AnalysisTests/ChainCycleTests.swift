// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Testing
import UIKitModel

/// A chain that leads back into itself, which only code can make: a scenario file is refused.
@MainActor
@Suite struct ChainCycleTests {
  @Test func theTouchIsDroppedWhereTheChainLeadsBack() {
    let simulator = Simulator(UIApplication(screenSize: CGSize(width: 320, height: 480)))
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    let page = Loop(frame: window.bounds)
    let card = UILabel(frame: window.bounds)
    card.isUserInteractionEnabled = true
    page.target = card
    page.addSubview(card)
    window.addSubview(page)
    window.makeKeyAndVisible()
    let answers = TraceAnalysis(simulator.trace(name: "loop") { $0.tap(at: CGPoint(x: 10, y: 10)) })
    #expect(answers.verdict == "dropped at Loop chainCycle")
    #expect(
      answers.chain() == """
        UILabel forwarded, next: superview
        Loop dropped, next: cycle
        """)
  }

  private final class Loop: UIView {
    var target: UIResponder?
    override var next: UIResponder? { target }
  }
}
