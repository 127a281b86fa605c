// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Several simulations in one process.
@MainActor
@Suite struct SeveralSimulationsTests {
  /// A screen that uses everything that a simulation owns: recognizers with timers, a control, an animation, a first
  /// responder and an optional method that is not implemented.
  @MainActor
  private struct App {
    let screen: Screen
    let recorder: TraceRecorder

    init(passes: Int) {
      var configuration = SimulationConfiguration()
      configuration.hitTestPasses = passes
      screen = Screen(width: 200, height: 200, configuration: configuration)
      let page = screen.add("Page", 0, 0, 200, 200)
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer { _ in page.endEditing(true) }
      single.require(toFail: double)
      page.addGestureRecognizer(double)
      page.addGestureRecognizer(single)
      let field = screen.add(
        UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), "Field", to: page)
      let button = screen.add(
        UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50)), "Button", to: page)
      button.addAction(for: .touchUpInside) { _ in
        UIView.animate(withDuration: 1, animations: { button.alpha = 0.5 })
      }
      field.becomeFirstResponder()
      recorder = TraceRecorder(screen.application, header: TraceHeader(name: "app"))
    }

    /// What fingers do, a step at a time.
    static let inputs: [TouchInput] = [
      TouchInput("a", .began, 10, 110, at: 0), TouchInput("a", .ended, 10, 110, at: 0.05),
      TouchInput("b", .began, 10, 110, at: 0.2), TouchInput("b", .ended, 10, 110, at: 0.25),
      TouchInput("c", .began, 150, 150, at: 1), TouchInput("c", .ended, 150, 150, at: 1.05),
    ]

    func send(_ input: TouchInput) {
      recorder.record { screen.simulator.send([input]) }
    }

    func finished() -> TouchTrace {
      recorder.record { screen.simulator.finish() }
      return recorder.trace
    }
  }

  private func alone(passes: Int) -> TouchTrace {
    let app = App(passes: passes)
    for input in App.inputs { app.send(input) }
    return app.finished()
  }

  @Test("Two simulations that take turns give the traces that each gives alone")
  func inTurns() {
    let (first, second) = (App(passes: 1), App(passes: 2))
    for input in App.inputs {
      first.send(input)
      second.send(input)
    }
    expectEqual(first.finished(), alone(passes: 1))
    expectEqual(second.finished(), alone(passes: 2))
  }

  @Test("A simulation that code of another runs gives its trace, and the other one its own")
  func withinAnother() {
    let inner = App(passes: 2)
    let outer = App(passes: 1)
    outer.screen.window.implement("run") { _, _ in
      for input in App.inputs { inner.send(input) }
    }
    for input in App.inputs { outer.send(input) }
    outer.screen.simulator.command("run")
    expectEqual(outer.finished().events, alone(passes: 1).events)
    expectEqual(inner.finished(), alone(passes: 2))
  }

  @Test("Simulations of concurrent tasks do not know of each other", arguments: [8])
  func concurrently(count: Int) async {
    let expected = alone(passes: 1)
    let tasks = (0..<count).map { _ in
      Task { @MainActor in
        let app = App(passes: 1)
        for input in App.inputs {
          app.send(input)
          await Task.yield()
        }
        return app.finished()
      }
    }
    for task in tasks {
      let trace = await task.value
      expectEqual(trace, expected)
    }
  }

  @Test("Objects made in a simulation belong to it, also while another one runs")
  func ownership() {
    let (first, second) = (Simulator(), Simulator())
    let window = first.run {
      let scene = second.run { UIWindowScene() }
      #expect(scene.next === second.application)
      return UIWindow(frame: .zero)
    }
    expectEqual(first.application.windowsFrontToBack, [window])
    expectEqual(second.application.windowsFrontToBack, [])
    expectEqual(second.application.connectedScenes.count, 1)
  }

  @Test("Outside of a simulation calls along the chain work, and end where it leads back into itself (RC-9)")
  func outside() {
    final class Loop: UIView {
      var calls = 0
      weak var target: UIResponder?
      override var next: UIResponder? { target }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let (one, other) = (Loop(), Loop())
    (one.target, other.target) = (other, one)
    one.touchesBegan([], with: nil)
    expectEqual(one.calls + other.calls, 2)
    #expect(one.target(forAction: "save", withSender: nil) == nil)
  }
}
