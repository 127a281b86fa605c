// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What is always true for first responders.
@MainActor
@Suite struct FirstResponderInvariantTests {
  @Test(
    "RC-15, RC-16, RC-17: random calls leave one first responder a window, in it, as the trace tells",
    arguments: 1...8)
  func randomCalls(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = Screen()
    let other = screen.simulator.run { UIWindow(frame: .zero) }
    other.traceIdentifier = "Other"
    let views = (0..<6).map { number in
      screen.add(ScriptedResponder(frame: .zero), "View\(number)")
    }
    let trace = screen.simulator.trace(name: "random") { _ in
      for _ in 0..<300 {
        let view = views[Int.random(in: 0..<views.count, using: &random)]
        let parents = [screen.window, other] + views.filter { !$0.isDescendant(of: view) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2:
          let couldBecome = view.canBecome && view.window != nil || view.isFirstResponder
          let didBecome = view.becomeFirstResponder()
          expectEqual(didBecome, view.isFirstResponder)
          #expect(couldBecome || !didBecome)
        case 3: #expect(view.resignFirstResponder() != view.isFirstResponder)
        case 4: view.canResign.toggle()
        case 5: view.canBecome.toggle()
        case 6: view.removeFromSuperview()
        default: parents[Int.random(in: 0..<parents.count, using: &random)].addSubview(view)
        }
        for window in [screen.window, other] {
          let inWindow = views.filter { $0.isFirstResponder && $0.window === window }
          #expect(inWindow.count <= 1)
          #expect(inWindow.first === window.firstResponder)
        }
        #expect(views.allSatisfy { !$0.isFirstResponder || $0.window != nil })
      }
    }
    var told: [String: String] = [:]
    for event in trace.events {
      guard case .firstResponderChanged(let record) = event.kind else { continue }
      expectEqual(told[record.window], record.from)
      #expect(record.from != record.to)
      told[record.window] = record.to
    }
    expectEqual(told["UIWindow"], (screen.window.firstResponder as? UIView)?.name)
    expectEqual(told["Other"], (other.firstResponder as? UIView)?.name)
    #expect(!trace.events.isEmpty)
  }
}
