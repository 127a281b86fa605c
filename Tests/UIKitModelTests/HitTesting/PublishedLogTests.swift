// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import UIKitModel

/// The model compared with published console output from a device.
@MainActor
@Suite struct PublishedLogTests {
  @Test(
    "HT-2, HT-5, HT-12, HT-18, HT-28: calls, points, order and both passes equal a device's log",
    arguments: [
      ("subview3", 230.0, 213.0), ("subview1sub1sub1", 94, 91.5), ("gap-falls-back-to-topview", 95, 208.5),
      ("enlarged-pointinside", 103.5, 218.5),
    ])
  func touchDemo(log: String, x: Double, y: Double) throws {
    let demo = TouchDemo()
    if log == "enlarged-pointinside" { demo.enlargesSubView2 = true }
    let simulated: [String] = demo.tap(at: CGPoint(x: x, y: y)).map(\.text)
    try expectEqual(DeviceLog("touch-demo-\(log)").consoleLines, simulated)
  }

  @Test("HT-15: the published code for 50 points above a view, and the log it gave")
  func enlargedArea() {
    let demo = TouchDemo()
    demo.enlargesSubView2 = true
    demo.tap(at: CGPoint(x: 103.5, y: 218.5))
    expectEqual(demo.trace?.hitView(), "SubView2")
    demo.enlargesSubView2 = false
    demo.tap(at: CGPoint(x: 103.5, y: 218.5))
    expectEqual(demo.trace?.hitView(), "TopView")
  }
}
