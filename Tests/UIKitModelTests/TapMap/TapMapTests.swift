// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The regions of small screens, number by number.
@MainActor
@Suite struct TapMapTests {
  @Test("HT-5: a view in front takes its part of what lies behind")
  func overlap() {
    let screen = Screen(width: 100, height: 100)
    screen.add("Back", 0, 0, 60, 60)
    screen.add("Front", 40, 40, 40, 40)
    expectEqual(
      screen.tapMap.text,
      """
      Front: [40 40 40 40]
      Back: [0 0 40 60] [40 0 20 40]
      UIWindow: [60 0 20 40] [80 0 20 100] [0 60 40 40] [40 80 40 20]
      """)
  }

  @Test("HT-1, HT-23: views beyond an ancestor get nothing there, clipped or not")
  func nesting() {
    let screen = Screen(width: 100, height: 100)
    let outer = screen.add("Outer", 10, 10, 50, 50)
    let middle = screen.add("Middle", 10, 10, 100, 20, to: outer)
    screen.add("Inner", -30, 5, 200, 5, to: middle)
    expectEqual(
      screen.tapMap.text,
      """
      Inner: [20 25 40 5]
      Middle: [20 20 40 5] [20 30 40 10]
      Outer: [10 10 10 50] [20 10 40 10] [20 40 40 20]
      UIWindow: [0 0 10 100] [10 0 50 10] [60 0 40 100] [10 60 50 40]
      """)
  }

  @Test(
    "HT-3, HT-8, HT-14, HT-21, HT-27: a view that cannot be hit lets taps through, and so do its subviews")
  func gates() {
    let screen = Screen(width: 100, height: 100)
    screen.add("Back", 0, 0, 100, 100)
    let refusing: [(UIView) -> Void] = [
      { $0.isHidden = true },
      { $0.alpha = 0.01 },
      { $0.isUserInteractionEnabled = false },
      { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
      { $0.bounds.size.width = 0 },
      { view in UIView.animate(withDuration: 9) { view.alpha = 0.5 } },
    ]
    for (index, refuse) in refusing.enumerated() {
      let view = screen.add("Front\(index)", 0, 0, 100, 50)
      screen.add("Child\(index)", 0, 0, 50, 50, to: view)
      refuse(view)
    }
    expectEqual(screen.tapMap.text, "Back: [0 0 100 100]")
    screen.add("Faint", 0, 0, 10, 100).alpha = 0.011
    expectEqual(screen.tapMap.text, "Faint: [0 0 10 100]\nBack: [10 0 90 100]")
  }

  @Test("HT-18: a turned view has its corners where they are seen")
  func rotation() {
    let screen = Screen(width: 100, height: 100)
    screen.add("Turned", 30, 30, 40, 40).transform = CGAffineTransform(rotationAngle: .pi / 4)
    let map = screen.tapMap
    expectEqual(map.region(of: "Turned")?.text, "(50 21.7157, 78.2843 50, 50 78.2843, 21.7157 50)")
    #expect(abs((map.region(of: "Turned")?.area ?? 0) - 1600) < 1e-3)
    #expect(abs(map.area - 10_000) < 1e-3)
  }

  @Test("HT-13, HT-22: a scroll offset moves the content")
  func scrolling() {
    let screen = Screen(width: 100, height: 100)
    let scroller = screen.add("Scroller", 0, 0, 100, 50)
    screen.add("First", 0, 0, 100, 40, to: scroller)
    screen.add("Second", 0, 40, 100, 40, to: scroller)
    scroller.bounds.origin.y = 25
    expectEqual(
      screen.tapMap.text,
      """
      Second: [0 15 100 35]
      First: [0 0 100 15]
      UIWindow: [0 50 100 50]
      """)
  }

  @Test("HT-31, HT-33, HT-36: windows in front take what they cover, and beside all windows no view is hit")
  func windows() {
    let screen = Screen(width: 100, height: 100)
    screen.window.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
    let front = screen.simulator.run { UIWindow(frame: CGRect(x: 20, y: 40, width: 50, height: 30)) }
    front.traceIdentifier = "Front"
    front.windowLevel = .alert
    front.isHidden = false
    screen.add("Button", 10, 10, 100, 10, to: front)
    let hidden = screen.simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    hidden.windowLevel = .statusBar
    expectEqual(
      screen.tapMap.text,
      """
      Button: [30 50 40 10]
      Front: [20 40 10 30] [30 40 40 10] [30 60 40 10]
      UIWindow: [0 50 20 50] [70 50 30 50] [20 70 50 30]
      nobody: [0 0 20 50] [20 0 50 40] [70 0 30 50]
      """)
  }

  @Test("The parts of views beyond the screen's edge are not in the map")
  func edges() {
    let screen = Screen(width: 100, height: 100)
    screen.add("Wide", -50, 90, 1_000, 1_000)
    screen.add("Gone", 200, 0, 10, 10)
    expectEqual(screen.tapMap.text, "Wide: [0 90 100 10]\nUIWindow: [0 0 100 90]")
    screen.window.isHidden = true
    expectEqual(screen.tapMap.text, "nobody: [0 0 100 100]")
  }

  @Test("Sizes that are no sizes give no region and no crash")
  func strangeNumbers() {
    let screen = Screen(width: 100, height: 100)
    let strange: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -10]
    for number in strange {
      screen.add("Strange", 0, 0, 10, 10).bounds.size.width = number
      screen.add("Strange", 0, 0, 10, 10).center.x = number
      screen.add("Strange", 0, 0, 10, 10).transform.a = number
    }
    #expect(abs(screen.tapMap.area - 10_000) < 1e-3)
  }

  @Test("The map is that of the screen before anything happens, and asking for it records nothing")
  func recordsNothing() {
    let plain = Screen(width: 100, height: 100)
    plain.add("View", 0, 0, 100, 100)
    let expected = plain.tap(5, 5)
    let screen = Screen(width: 100, height: 100)
    let view = screen.add("View", 0, 0, 100, 100)
    let trace = screen.simulator.trace(name: "tap", withTapMap: true) {
      $0.tap(at: CGPoint(x: 5, y: 5))
      view.isHidden = true
    }
    // The last event tells that the view is hidden.
    expectEqual(Array(trace.events.dropLast()), expected.events)
    expectEqual(trace.tapMap?.text, "View: [0 0 100 100]")
    #expect(expected.tapMap == nil)
  }
}

extension TraceTapRegion {
  fileprivate var text: String {
    String(TraceTapMap(regions: [self]).text.drop { $0 != "(" && $0 != "[" })
  }
}
