// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Disabled controls, and what lies in a control.
@MainActor
struct DisabledControlTests {
  private let screen = Screen.single()

  private func add<Control: UIControl>(_ control: Control, _ name: String = "Control") -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    return screen.add(control, name)
  }

  private func tap() -> TouchTrace { screen.drag((150, 125), (150, 125)) }

  @Test("A disabled control is hit, does nothing with the touch and does not let it through (UC-21)")
  func disabled() {
    screen.add("Behind", 0, 0, 320, 568)
    let control = add(UIButton())
    control.isEnabled = false
    let trace = tap()
    expectEqual(trace.hitView(), "Control")
    #expect(trace.controlEvents == [] && trace.propertyChanges == [])
    expectEqual(
      trace.deliveryLog,
      """
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Control touchesBegan touch1
            kept [controlDisabled]
      UIApplication sendEvent touch1
        UIWindow sendEvent touch1
          Control touchesEnded touch1
            kept [controlDisabled]
      """)
  }

  @Test("A control without user interaction is not hit at all (UC-21)")
  func withoutInteraction() {
    screen.add("Behind", 0, 0, 320, 568)
    let control = add(UIButton())
    control.isUserInteractionEnabled = false
    let trace = tap()
    expectEqual(trace.hitView(), "Behind")
    expectEqual(trace.reason(of: "Control")?.code, .interactionDisabled)
    expectEqual(trace.controlEvents, [])
  }

  /// From radar 42378576.
  @Test("A control that is disabled while it tracks goes on, and its lift sends touchUpInside (UC-21)")
  func disabledWhileTracking() {
    let control = add(UIButton())
    control.addAction(for: .touchDown) { $0.isEnabled = false }
    expectEqual(
      tap().controlLog(properties: true),
      """
      Control touchesBegan
        Control.isTouchInside = true
        Control beginTracking -> true
        Control.isTracking = true
        Control.isHighlighted = true
        Control sends touchDown
          action from Control to ActionHandler for touchDown
            Control.isEnabled = false
      Control touchesEnded
        Control endTracking
        Control sends touchUpInside, primaryActionTriggered
        Control.isTracking = false
        Control.isTouchInside = false
        Control.isHighlighted = false
      """)
  }

  @Test("An action of the lift that disables the control cancels nothing (UC-21)")
  func disabledByItsAction() {
    let control = add(UIButton())
    control.addAction(for: .touchUpInside) { $0.isEnabled = false }
    expectEqual(tap().controlEvents, ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(!control.isEnabled && !control.isTracking && !control.isHighlighted)
    control.isEnabled = true
    expectEqual(tap().controlEvents, ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("A control does not fire for a hit subview, which may forward its touches or not (UC-22)")
  func hitSubview() {
    let control = add(UIButton())
    let subview = screen.add("Badge", 0, 0, 100, 50, to: control)
    let trace = tap()
    expectEqual(trace.hitView(), "Badge")
    expectEqual(
      trace.deliveries,
      [
        "Badge touchesBegan", "Control touchesBegan", "Badge touchesEnded", "Control touchesEnded",
      ])
    expectEqual(trace.controlEvents, [])
    #expect(!trace.events.contains { if case .controlTracking = $0.kind { true } else { false } })
    subview.isUserInteractionEnabled = false
    expectEqual(tap().controlEvents, ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test(
    "Switches, sliders, steppers, segmented and page controls are one with their subviews, plain controls are not (UC-22)"
  )
  func privateParts() {
    let whole: [UIControl] = [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(), UIPageControl()]
    for control in whole + [UIControl(), UIButton(), UITextField()] {
      _ = add(control)
      let part = screen.add("Part", 0, 0, 100, 50, to: control)
      screen.add(UIButton(frame: part.bounds), "Inner", to: part)
      let trace = screen.tap(105, 125)
      expectEqual(trace.hitView(), "Inner")
      let tracked = trace.events.compactMap {
        if case .controlTracking(let record) = $0.kind, record.hook == .beginTracking {
          record.control
        } else {
          nil
        }
      }
      expectEqual(tracked, [whole.contains(control) ? "Control" : "Inner"])
      control.removeFromSuperview()
    }
  }

  @Test("A label and an image in a button leave the button as the hit-test view (UC-23)")
  func parts() {
    let control = add(UIButton())
    screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), "Title", to: control)
    screen.add(UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), "Image", to: control)
    let trace = tap()
    expectEqual(trace.hitView(), "Control")
    expectEqual(trace.controlEvents, ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test(
    "A control that leaves the window stops tracking, with touchCancel or without, and tracks the next touch (TE-13)",
    arguments: [true, false])
  func leftTheWindow(isTold: Bool) {
    screen.application.configuration.cancelsTouchesOfRemovedViews = isTold
    let control = add(UIButton())
    let trace = screen.simulator.trace(name: "removed") { simulator in
      simulator.send([TouchInput("finger", .began, 150, 125, at: 0)])
      control.removeFromSuperview()
      simulator.send([TouchInput("finger", .ended, 150, 125, at: 0.1)])
    }
    expectEqual(trace.controlEvents, isTold ? ["touchDown", "touchCancel"] : ["touchDown"])
    #expect(!control.isTracking && !control.isHighlighted)
    screen.window.addSubview(control)
    expectEqual(tap().controlEvents, ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(!control.isTracking && !control.isHighlighted)
  }
}
