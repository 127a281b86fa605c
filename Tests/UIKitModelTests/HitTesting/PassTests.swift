// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// How often hit testing runs, and when.
@MainActor
@Suite struct PassTests {
  /// Counts calls and notes what it is told.
  private final class Counting: UIView {
    var points: [CGPoint] = []
    var timestamps: [TimeInterval] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      points.append(point)
      if let event { timestamps.append(event.timestamp) }
      return super.hitTest(point, with: event)
    }
  }

  @Test("HT-28: a touch-down walks the windows twice, with the same point and the same event time")
  func twoEqualPasses() {
    let screen = Screen()
    let view = screen.add(Counting(frame: CGRect(x: 10, y: 0, width: 100, height: 100)), "Counting")
    screen.simulator.send([TouchInput("f", .began, 15, 5, at: 1.5)])
    expectEqual(view.points, [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    expectEqual(view.timestamps, [1.5, 1.5])
    let trace = screen.tap(15, 5)
    expectEqual(trace.hitTestLog(pass: 1), trace.hitTestLog(pass: 2))
    #expect(!trace.hitTestLog(pass: 1).isEmpty)
    #expect(trace.hitTestLog(pass: 3).isEmpty)
  }

  @Test("HT-28: the number of passes is a setting, and the last one counts", arguments: [0, 1, 2, 3, 7])
  func numberOfPasses(count: Int) {
    final class Alternating: UIView {
      var count = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        count += 1
        return count.isMultiple(of: 2) ? nil : super.hitTest(point, with: event)
      }
    }
    var configuration = SimulationConfiguration()
    configuration.hitTestPasses = count
    let screen = Screen(configuration: configuration)
    let view = screen.add(Alternating(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Alternating")
    let trace = screen.tap(5, 5)
    let passes = max(1, count)
    expectEqual(view.count, passes)
    expectEqual(trace.hitView(), (passes.isMultiple(of: 2) ? "UIWindow" : "Alternating"))
    expectEqual(trace.header.configuration["hitTestPasses"], Double(count))
  }

  @Test("HT-29: hit testing is over before sendEvent, where touches have view, window and recognizers")
  func beforeSendEvent() {
    final class Application: UIApplication {
      var seen: [String] = []
      override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] {
          seen.append(
            "\(touch.view?.name ?? "-") \(touch.window?.name ?? "-") \(touch.gestureRecognizers?.count ?? -1)"
          )
        }
        super.sendEvent(event)
      }
    }
    let application = Application()
    let simulator = Simulator(application)
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    window.makeKeyAndVisible()
    window.addGestureRecognizer(UIGestureRecognizer())
    let trace = simulator.trace(name: "tap") { $0.tap(at: CGPoint(x: 5, y: 5)) }
    expectEqual(application.seen, ["UIWindow UIWindow 1", "UIWindow UIWindow 1"])
    let kinds = trace.events.map { event in
      switch event.kind {
      case .hitTestPassEnded: "pass"
      case .eventSent(let record): record.receiver
      default: ""
      }
    }
    expectEqual(
      kinds.filter { !$0.isEmpty }, ["pass", "pass", "Application", "UIWindow", "Application", "UIWindow"])
  }

  @Test("HT-30: moves and lifts do not hit-test")
  func onlyTouchDown() {
    let screen = Screen()
    let view = screen.add(Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Counting")
    screen.simulator.send([
      TouchInput("f", .began, 5, 5, at: 0), TouchInput("f", .moved, 200, 200, at: 0.1),
      TouchInput("f", .ended, 300, 300, at: 0.2),
    ])
    expectEqual(view.points.count, 2)
  }
}
