// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What keeps a view from being hit whatever the point.
@MainActor
@Suite struct GateTests {
  @Test(
    "HT-3: each gate takes out the view and what it holds",
    arguments: [TraceReason.Code.hidden, .interactionDisabled, .alphaBelowThreshold])
  func gate(code: TraceReason.Code) {
    let screen = Screen()
    let parent = screen.add("Parent", 0, 0, 100, 100)
    screen.add("Child", 0, 0, 100, 100, to: parent)
    expectEqual(screen.hit(5, 5), "Child")
    switch code {
    case .hidden: parent.isHidden = true
    case .interactionDisabled: parent.isUserInteractionEnabled = false
    default: parent.alpha = 0
    }
    expectEqual(screen.hit(5, 5), "UIWindow")
    let trace = screen.tap(5, 5)
    expectEqual(trace.reason(of: "Parent")?.code, code)
    #expect(!trace.hitTestLog().contains("Child"))
    #expect(!trace.hitTestLog().contains("Parent pointInside"))
  }

  @Test(
    "HT-4: gates are checked in the order interaction, animation, hidden, alpha, up to the one that refuses")
  func order() {
    let screen = Screen.single()
    let view = screen.add("Closed", 0, 0, 100, 100)
    view.alpha = 0
    expectEqual(
      screen.gates("Closed"),
      GateChecks(
        isUserInteractionEnabled: true, isAnimating: false, isHidden: false, alpha: 0,
        refusal: TraceReason(.alphaBelowThreshold, numbers: [.alpha: 0, .threshold: 0.01])))
    view.isHidden = true
    expectEqual(
      screen.gates("Closed"),
      GateChecks(
        isUserInteractionEnabled: true, isAnimating: false, isHidden: true, refusal: TraceReason(.hidden)))
    UIView.animate(withDuration: 10) { view.center.x += 1 }
    expectEqual(
      screen.gates("Closed"),
      GateChecks(isUserInteractionEnabled: true, isAnimating: true, refusal: TraceReason(.animating)))
    view.isUserInteractionEnabled = false
    expectEqual(
      screen.gates("Closed"),
      GateChecks(isUserInteractionEnabled: false, refusal: TraceReason(.interactionDisabled)))
  }

  @Test("HT-4: an overridden getter is asked once for each check, recorded or not")
  func gettersAreAskedOnce() {
    final class Counting: UIView {
      var count = 0
      override var isHidden: Bool {
        get {
          count += 1
          return super.isHidden
        }
        set { super.isHidden = newValue }
      }
    }
    let screen = Screen.single()
    let view = screen.add(Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    screen.simulator.tap(at: CGPoint(x: 5, y: 5))
    expectEqual(view.count, 1)
    let recorder = TraceRecorder(screen.application, header: TraceHeader(name: "count"))
    view.count = 0
    recorder.record { screen.simulator.tap(at: CGPoint(x: 5, y: 5)) }
    expectEqual(view.count, 1)
  }

  @Test(
    "HT-8: alpha is kept in 32 bits, so 0.01 blocks and 0.011 passes", arguments: [0, 0.005, 0.0099, 0.01])
  func alphaBlocks(alpha: Double) {
    let screen = Screen()
    screen.add("Faint", 0, 0, 100, 100).alpha = alpha
    expectEqual(screen.hit(5, 5), "UIWindow")
  }

  @Test("HT-8: more than 0.01 passes", arguments: [0.0101, 0.011, 0.02, 1, 7])
  func alphaPasses(alpha: Double) {
    let screen = Screen()
    screen.add("Faint", 0, 0, 100, 100).alpha = alpha
    expectEqual(screen.hit(5, 5), "Faint")
  }

  @Test("HT-8: the reason carries the stored alpha and the threshold")
  func alphaReason() {
    let screen = Screen()
    screen.add("Faint", 0, 0, 100, 100).alpha = 0.01
    expectEqual(
      screen.tap(5, 5).reason(of: "Faint"),
      TraceReason(.alphaBelowThreshold, numbers: [.alpha: Double(Float(0.01)), .threshold: 0.01]))
  }

  @Test("HT-9: each view's own alpha counts, not the product")
  func alphaIsNotMultiplied() {
    let screen = Screen()
    let parent = screen.add("Parent", 0, 0, 100, 100)
    let child = screen.add("Child", 0, 0, 100, 100, to: parent)
    (parent.alpha, child.alpha) = (0.05, 0.05)
    expectEqual(screen.hit(5, 5), "Child")
    (parent.alpha, child.alpha) = (0.005, 1)
    expectEqual(screen.hit(5, 5), "UIWindow")
  }

  @Test("HT-10: while alpha animates, its final value counts")
  func modelAlphaCounts() {
    let screen = Screen()
    let view = screen.add("Appearing", 0, 0, 100, 100)
    view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
    expectEqual(view.alpha, 1)
    expectEqual(screen.hit(5, 5), "Appearing")
  }
}

extension Screen {
  /// The last gates checked at a view when the screen's corner is touched.
  fileprivate func gates(_ view: String) -> GateChecks? {
    tap(5, 5).events.reversed().lazy.compactMap { event -> GateChecks? in
      guard case .gatesChecked(let record) = event.kind, record.view == view else { return nil }
      return record.gates
    }.first
  }
}
