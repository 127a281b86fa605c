// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// The control events, their bits, and the targets that get them.
@MainActor
struct ControlEventTests {
  private let screen = Screen.single()

  private func add<Control: UIControl>(_ control: Control, _ name: String = "Control") -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    return screen.add(control, name)
  }

  @Test(
    "Events have UIKit's bits and names (UC-11)",
    arguments: [
      ("touchDown", 0), ("touchDownRepeat", 1), ("touchDragInside", 2), ("touchDragOutside", 3),
      ("touchDragEnter", 4), ("touchDragExit", 5), ("touchUpInside", 6), ("touchUpOutside", 7),
      ("touchCancel", 8), ("valueChanged", 12), ("primaryActionTriggered", 13), ("menuActionTriggered", 14),
      ("editingDidBegin", 16), ("editingChanged", 17), ("editingDidEnd", 18), ("editingDidEndOnExit", 19),
    ] as [(String, UInt)])
  func bits(_ name: String, _ bit: UInt) throws {
    let event = try #require(UIControl.Event(name: name))
    expectEqual(event.rawValue, 1 << bit)
    expectEqual(event.names, [name])
  }

  @Test(
    "Masks have UIKit's values and names (UC-11)",
    arguments: [
      ("allTouchEvents", 0x0000_0FFF), ("allEditingEvents", 0x000F_0000),
      ("applicationReserved", 0x0F00_0000),
      ("systemReserved", 0xF000_0000), ("allEvents", 0xFFFF_FFFF),
    ] as [(String, UInt)])
  func masks(_ name: String, _ value: UInt) throws {
    let events = try #require(UIControl.Event(name: name))
    expectEqual(events.rawValue, value)
    expectEqual(events.names, [name])
  }

  @Test("The names of a set come in the order of the bits (UC-11)")
  func names() {
    let events: UIControl.Event = [
      .valueChanged, .touchDown, .touchUpInside, UIControl.Event(rawValue: 1 << 24),
    ]
    expectEqual(events.names, ["touchDown", "touchUpInside", "valueChanged", "bit24"])
    expectEqual(UIControl.Event(rawValue: 0x0FFF | 1 << 18).names, ["allTouchEvents", "editingDidEnd"])
    expectEqual(UIControl.Event().names, [])
    #expect(UIControl.Event(name: "touchUp") == nil)
  }

  @Test("Every registration whose mask meets the event is called, in order of registration (UC-11)")
  func order() {
    let control = add(UIControl())
    let (first, second) = (UIResponder(), UIResponder())
    first.traceIdentifier = "First"
    second.traceIdentifier = "Second"
    for target in [first, second] {
      for action in ["down", "touch", "up", "drag"] { target.implement(action) { _, _ in } }
    }
    control.addTarget(second, action: "touch", for: .allTouchEvents)
    control.addTarget(first, action: "up", for: [.touchUpInside, .touchUpOutside])
    control.addTarget(first, action: "down", for: .touchDown)
    control.addTarget(second, action: "drag", for: .touchDragInside)
    expectEqual(
      screen.drag((150, 125), (150, 125)).sentActions,
      [
        "touch to Second for touchDown", "down to First for touchDown", "touch to Second for touchUpInside",
        "up to First for touchUpInside",
      ])
  }

  @Test("A tapped button sends touchUpInside and primaryActionTriggered, in one go (UC-11)")
  func button() {
    let button = add(UIButton())
    button.addTarget(nil, action: "primary", for: .primaryActionTriggered)
    button.addTarget(nil, action: "up", for: .touchUpInside)
    screen.window.implement("primary") { _, _ in }
    screen.window.implement("up") { _, _ in }
    let trace = screen.drag((150, 125), (150, 125))
    expectEqual(
      trace.controlLog(),
      """
      Control touchesBegan
        Control beginTracking -> true
        Control sends touchDown
      Control touchesEnded
        Control endTracking
        Control sends touchUpInside, primaryActionTriggered
          up from Control to UIWindow for touchUpInside
          primary from Control to UIWindow for primaryActionTriggered
      """)
    expectEqual(screen.drag((150, 125), (150, 400)).controlEvents, ["touchDown", "touchUpOutside"])
  }

  @Test("A registration for all events gets each of them by its name (UC-11)")
  func allEvents() {
    let control = add(UIControl())
    let target = ActionHandler("Target") { _, _ in }
    control.addTarget(target, action: "any", for: .allEvents)
    expectEqual(
      screen.drag((150, 125), (150, 400), (150, 125), (150, 125)).sentActions,
      [
        "any to Target for touchDown", "any to Target for touchDragExit",
        "any to Target for touchDragOutside",
        "any to Target for touchDragEnter", "any to Target for touchDragInside",
        "any to Target for touchUpInside",
      ])
  }

  @Test("Setting a value in code sends nothing (UC-12)")
  func programmaticChanges() {
    let trace = screen.simulator.trace(name: "code") { _ in
      let toggle = add(UISwitch(), "Switch")
      toggle.setOn(true, animated: true)
      toggle.isOn = false
      add(UISlider(), "Slider").value = 0.5
      add(UIStepper(), "Stepper").value = 7
      add(UISegmentedControl(items: ["a", "b"]), "Segments").selectedSegmentIndex = 1
      let pages = add(UIPageControl(), "Pages")
      pages.numberOfPages = 3
      pages.currentPage = 2
      add(UITextField(), "Field").text = "abc"
      add(UIRefreshControl(), "Refresh").beginRefreshing()
      add(UIControl(), "Control").isSelected = true
    }
    expectEqual(trace.controlEvents, [])
    expectEqual(
      trace.propertyChanges,
      [
        "Switch.isOn = true", "Switch.isOn = false", "Slider.value = 0.5", "Stepper.value = 7",
        "Segments.selectedSegmentIndex = 1", "Pages.currentPage = 2", "Field.text = abc",
        "Refresh.isRefreshing = true", "Control.isSelected = true",
      ])
  }

  @Test("sendActions(for:) sends without an event, and each registration once (UC-12)")
  func sendActions() {
    let control = add(UIControl())
    var events: [UIEvent?] = []
    let target = ActionHandler("Target") { _, event in events.append(event) }
    control.addTarget(target, action: "any", for: .allEvents)
    control.addTarget(target, action: "up", for: .touchUpInside)
    let trace = screen.simulator.trace(name: "code") { _ in
      control.sendActions(for: [.valueChanged, .touchDown])
    }
    expectEqual(trace.controlEvents, ["touchDown", "valueChanged"])
    expectEqual(trace.sentActions, ["any to Target for touchDown"])
    expectEqual(events, [nil])
    _ = screen.drag((150, 125), (150, 125))
    #expect(events.count == 4 && events.last != .some(nil))
  }

  @Test("Changes of flags are recorded when the value is another one (UC-9)")
  func unchangedFlags() {
    let control = add(UIControl())
    let trace = screen.simulator.trace(name: "code") { _ in
      control.isHighlighted = false
      control.isHighlighted = true
      control.isHighlighted = true
      control.isEnabled = true
    }
    expectEqual(trace.propertyChanges, ["Control.isHighlighted = true"])
  }
}
