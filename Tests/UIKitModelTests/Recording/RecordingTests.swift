// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What the recorder records besides events, and how it names objects.
@MainActor
@Suite struct RecordingTests {
  @Test("Objects are called by their given names, else by class and number; names are unique")
  func names() {
    let screen = Screen()
    screen.add("Twin", 0, 0, 10, 10)
    screen.add("Twin", 0, 0, 10, 10)
    screen.add(UIButton(frame: .zero))
    screen.add(UIButton(frame: .zero))
    screen.add(UIView(frame: .zero)).accessibilityIdentifier = "login"
    screen.add("UIButton#2", 0, 0, 10, 10)
    let ids = screen.tap(300, 300).screen.views.map(\.id)
    expectEqual(ids, ["UIWindow", "Twin", "Twin#2", "UIButton", "UIButton#3", "login", "UIButton#2"])
  }

  @Test("A view that comes while recording does not take a name that is in use")
  func lateNames() {
    let screen = Screen.single()
    let trace = screen.simulator.trace(name: "late") { simulator in
      screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      screen.add("UIWindow", 100, 0, 50, 50)
      simulator.tap(at: CGPoint(x: 5, y: 5))
      simulator.tap(at: CGPoint(x: 105, y: 5))
    }
    expectEqual(trace.hitView(of: "touch1"), "UIView")
    expectEqual(trace.hitView(of: "touch2"), "UIWindow#2")
  }

  @Test("A delegate that is not a responder has its own name")
  func delegateNames() {
    let screen = Screen()
    screen.add("AppDelegate", 0, 0, 10, 10)
    screen.application.delegate = PlainApplicationDelegate(
      identifier: "AppDelegate", className: "AppDelegate")
    let trace = screen.tap(5, 5)
    #expect(trace.screen.views.map(\.id).contains("AppDelegate"))
    expectEqual(trace.screen.delegate?.id, "AppDelegate#2")
  }

  @Test("HT-18: the snapshot's window transforms agree with conversion")
  func windowTransforms() throws {
    let screen = Screen()
    let outer = screen.add("Outer", 20, 30, 200, 100)
    outer.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5)
    outer.bounds.origin = CGPoint(x: 5, y: -5)
    let inner = screen.add("Inner", 10, 10, 50, 50, to: outer)
    inner.transform = CGAffineTransform(rotationAngle: -1)
    let record = try #require(screen.tap(1, 1).screen.views.first { $0.id == "Inner" })
    let transform = try #require(record.windowTransform)
    let point = CGPoint(x: 12, y: 34)
    let expected = inner.convert(point, to: nil)
    let image = transform(TracePoint(x: 12, y: 34))
    #expect(expected.distance(to: CGPoint(x: image.x, y: image.y)) < 1e-6)
    expectEqual(record.superview, "Outer")
    #expect(record.className == "UIView" && record.baseClass == "UIView")
  }

  @Test("The snapshot has what event delivery reads")
  func snapshot() throws {
    final class FancyButton: UIButton {}
    let screen = Screen()
    let button = screen.add(FancyButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    button.alpha = 0.5
    button.isEnabled = false
    button.isMultipleTouchEnabled = true
    button.layer.zPosition = 3
    button.backgroundColor = .orange
    let trace = screen.tap(200, 200)
    let record = try #require(trace.screen.views.last)
    #expect(record.className == "FancyButton" && record.baseClass == "UIButton")
    expectEqual(record.frame, TraceRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(record.center, TracePoint(x: 2.5, y: 4))
    #expect(record.alpha == 0.5 && record.zPosition == 3 && record.isMultipleTouchEnabled)
    expectEqual(record.backgroundColor, "#ff8000")
    expectEqual(record.control, TraceControl(isEnabled: false))
    expectEqual(trace.screen.views.first?.window, TraceWindow(windowLevel: 0, isKeyWindow: true))
    expectEqual(trace.screen.size, TraceSize(width: 320, height: 568))
    #expect(trace.header.name == "tap" && trace.header.source == "code")
  }

  @Test("Points that are no numbers can be written down")
  func oddNumbers() throws {
    final class Odd: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let nan = CGPoint(x: CGFloat.nan, y: .infinity)
        return subviews.first?.hitTest(nan, with: event) ?? super.hitTest(nan, with: event)
      }
    }
    let screen = Screen()
    let odd = screen.add(Odd(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: CGFloat.infinity)), to: odd)
    let text = try screen.tap(5, 5).jsonLines()
    try expectEqual(TouchTrace(jsonLines: text).jsonLines(), text)
  }

  @Test("The same taps give the same bytes")
  func deterministic() throws {
    func run() throws -> String {
      let demo = TouchDemo()
      demo.tap(at: CGPoint(x: 103.5, y: 218.5))
      return try #require(demo.trace).jsonLines()
    }
    try expectEqual(run(), run())
  }

  @Test("An object's description is plain")
  func descriptions() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect("\(view)".contains("UIView"))
    #expect(view.description == "\(view)" && !view.debugDescription.isEmpty)
    #expect(view.isEqual(view) && view != UIView() && Set([view, view]).count == 1)
  }
}
