// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Events: what they hold, and how their touches are split among views.
@MainActor
@Suite struct EventTests {
  /// Keeps the events that it gets.
  private final class Catcher: UIView {
    var events: [UIEvent] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      event.map { events.append($0) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      event.map { events.append($0) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      event.map { events.append($0) }
    }
  }

  @Test("TE-3: one event lasts from the first finger down to the last one up, and has every touch")
  func oneEventForTheSequence() throws {
    let screen = Screen()
    let left = screen.add(Catcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Left")
    let right = screen.add(Catcher(frame: CGRect(x: 100, y: 0, width: 100, height: 100)), "Right")
    screen.simulator.send([
      TouchInput("a", .began, 5, 5, at: 0), TouchInput("b", .began, 105, 5, at: 0.1),
      TouchInput("a", .ended, 5, 5, at: 0.2),
    ])
    let event = try #require(left.events.first)
    expectEqual(event.type, .touches)
    expectEqual(event.timestamp, 0.2)
    expectEqual(event.allTouches?.count, 1)
    expectEqual(event.touches(for: right)?.count, 1)
    expectEqual(event.touches(for: left)?.isEmpty, true)
    expectEqual(event.touches(for: screen.window)?.count, 1)
    screen.simulator.send([TouchInput("b", .ended, 105, 5, at: 0.3), TouchInput("a", .began, 5, 5, at: 0.4)])
    expectEqual(left.events.map { $0 === event }, [true, true, false])
    #expect(right.events.allSatisfy { $0 === event })
  }

  @Test("TE-3: resting touches and those of other views are in allTouches")
  func allTouches() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += [touches.count, event?.allTouches?.count ?? 0]
      }
    }
    let screen = Screen()
    let counter = screen.add(Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.simulator.send([
      TouchInput("a", .began, 5, 5, at: 0), TouchInput("b", .began, 300, 300, at: 0),
      TouchInput("a", .moved, 6, 5, at: 1),
    ])
    expectEqual(counter.counts, [1, 2])
  }

  @Test("TE-4: the families of events, with UIKit's numbers")
  func eventTypes() {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    expectEqual(types.map(\.rawValue), [0, 1, 2, 3, 10, 11, 14])
  }

  @Test(
    "TE-5, TE-6: each view gets its own touches of one phase at a time, views in the order of first touch")
  func splitting() {
    let screen = Screen()
    for (name, x) in [("Left", 0.0), ("Right", 100.0)] {
      let view = screen.add(name, x, 0, 100, 100)
      view.isMultipleTouchEnabled = true
      let declaration = ResponderDeclaration()
      declaration.implements = TouchMethod.allCases.map {
        TraceTouchesMethod(method: .touches($0), callsSuper: false)
      }
      view.declaration = declaration
    }
    let trace = screen.trace([
      TouchInput("a", .began, 105, 5, at: 0), TouchInput("b", .began, 5, 5, at: 0),
      TouchInput("c", .began, 110, 5, at: 0), TouchInput("a", .ended, 105, 5, at: 1),
      TouchInput("b", .moved, 6, 5, at: 1), TouchInput("c", .moved, 111, 5, at: 1),
      TouchInput("d", .began, 120, 5, at: 1),
    ])
    expectEqual(
      trace.deliveryLog,
      """
      UIApplication sendEvent touch1, touch2, touch3
        UIWindow sendEvent touch1, touch2, touch3
          Right touchesBegan touch1, touch3
            kept [handledByResponder]
          Left touchesBegan touch2
            kept [handledByResponder]
      UIApplication sendEvent touch1, touch2, touch3, touch4
        UIWindow sendEvent touch1, touch2, touch3, touch4
          Right touchesBegan touch4
            kept [handledByResponder]
          Right touchesMoved touch3
            kept [handledByResponder]
          Right touchesEnded touch1
            kept [handledByResponder]
          Left touchesMoved touch2
            kept [handledByResponder]
      """)
  }

  @Test("TE-6: each window gets the event once, and delivers to its own views")
  func severalWindows() {
    let screen = Screen.single()
    let front = screen.simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100)) }
    front.traceIdentifier = "Front"
    front.isHidden = false
    let trace = screen.trace([TouchInput("a", .began, 5, 500, at: 0), TouchInput("b", .began, 5, 5, at: 0)])
    expectEqual(trace.deliveryLog.split(separator: "\n").filter { $0.contains("sendEvent") }.count, 3)
    expectEqual(
      trace.deliveries,
      [
        "Front touchesBegan", "UIApplication touchesBegan", "UIWindow touchesBegan",
        "UIApplication touchesBegan",
      ])
  }

  @Test("TE-12: coalesced touches are the touch itself, predicted ones are none")
  func coalescedTouches() throws {
    let screen = Screen()
    let view = screen.add(Catcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.simulator.send([TouchInput("a", .began, 5, 5, at: 0)])
    let event = try #require(view.events.first)
    let touch = try #require(event.allTouches?.first)
    expectEqual(event.coalescedTouches(for: touch), [touch])
    expectEqual(event.predictedTouches(for: touch), [])
  }
}
