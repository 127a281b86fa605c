// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What taps and drags do to the values of system controls.
@MainActor
struct SystemControlTests {
  private let screen = Screen.single()

  /// Adds a control of 100 × 50 points at (100, 100).
  @discardableResult
  private func add<Control: UIControl>(_ control: Control, width: CGFloat = 100) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: width, height: 50)
    return screen.add(control, "Control")
  }

  private func tap(_ x: CGFloat) -> TouchTrace { screen.drag((x, 125), (x, 125)) }

  // MARK: Switch

  @Test("A tap toggles a switch, and valueChanged is sent once, after the value is set (UC-13)")
  func switchTap() {
    let toggle = add(UISwitch())
    var values: [Bool] = []
    toggle.addAction(for: .valueChanged) { _ in values.append(toggle.isOn) }
    expectEqual(
      tap(110).controlLog(properties: true),
      """
      Control touchesBegan
        Control.isTouchInside = true
        Control beginTracking -> true
        Control.isTracking = true
        Control.isHighlighted = true
      Control touchesEnded
        Control endTracking
        Control.isOn = true
        Control sends touchUpInside, valueChanged, primaryActionTriggered
          action from Control to ActionHandler for valueChanged
        Control.isTracking = false
        Control.isTouchInside = false
        Control.isHighlighted = false
      """)
    _ = tap(190)
    expectEqual(values, [true, false])
  }

  @Test("A drag of the thumb sets a switch to the side where it ends, wherever it began (UC-13)")
  func switchDrag() {
    let toggle = add(UISwitch())
    #expect(screen.drag((110, 125), (150, 125), (190, 125)).controlEvents.contains("valueChanged"))
    #expect(toggle.isOn)
    // To the left and back again: it changed twice.
    expectEqual(
      screen.drag((190, 125), (120, 125), (190, 125)).controlEvents.count { $0 == "valueChanged" }, 2)
    #expect(toggle.isOn)
    // The thumb stays with the finger beyond the area in which a tap counts.
    expectEqual(
      screen.drag((190, 125), (120, 125), (-50, 125)).controlEvents.suffix(3),
      ["valueChanged", "primaryActionTriggered", "touchUpOutside"])
    #expect(!toggle.isOn)
  }

  @Test(
    "A switch stays as it is if the touch is lifted outside, or cancelled before its thumb is at the other end (UC-13)"
  )
  func switchLeft() {
    let toggle = add(UISwitch())
    _ = screen.drag((150, 125), (150, 300), (150, 300))
    _ = screen.simulator.trace(name: "cancelled") { simulator in
      let now = screen.application.clock.now
      simulator.send([
        TouchInput("finger", .began, 110, 125, at: now), TouchInput("finger", .moved, 140, 125, at: now),
      ])
      simulator.interrupt()
    }
    #expect(!toggle.isOn && !toggle.isTracking)
  }

  // MARK: Slider

  @Test("A slider tracks from its thumb only (UC-13)")
  func sliderThumb() {
    let slider = add(UISlider(), width: 131)
    slider.value = 0.5
    expectEqual(slider.thumbRect, CGRect(x: 50, y: 9.5, width: 31, height: 31))
    for (x, isTracked) in [(149.9, false), (150, true), (180.9, true), (181, false)] as [(CGFloat, Bool)] {
      #expect(tap(x).controlEvents.isEmpty == !isTracked, "at \(x)")
    }
    expectEqual(slider.value, 0.5)
  }

  @Test("A continuous slider sends valueChanged while it is dragged, when the value changes (UC-13)")
  func continuousSlider() {
    let slider = add(UISlider(), width: 131)
    var values: [Float] = []
    slider.addAction(for: .valueChanged) { _ in values.append(slider.value) }
    let trace = screen.drag((110, 125), (160, 125), (160, 130), (185, 125), (185, 125))
    expectEqual(values, [0.5, 0.75])
    expectEqual(
      trace.controlEvents,
      [
        "touchDown", "touchDragInside", "valueChanged", "primaryActionTriggered", "touchDragInside",
        "touchDragInside", "valueChanged", "primaryActionTriggered", "touchUpInside",
      ])
    expectEqual(
      trace.propertyChanges.filter { $0.contains("value") },
      [
        "Control.value = 0.5", "Control.value = 0.75",
      ])
  }

  @Test("The value changes within continueTracking, before the events of the move (UC-13)")
  func sliderOrder() {
    add(UISlider(), width: 131)
    let start = screen.application.clock.now
    let trace = screen.trace([
      TouchInput("finger", .began, 110, 125, at: start),
      TouchInput("finger", .moved, 160, 125, at: start + 0.1),
    ])
    #expect(
      trace.controlLog(properties: true).hasSuffix(
        """
        Control touchesMoved
          Control continueTracking -> true
            Control.value = 0.5
          Control sends touchDragInside, valueChanged, primaryActionTriggered
        """))
  }

  @Test("A slider that is not continuous sends valueChanged once, at the end (UC-13)")
  func steadySlider() {
    let slider = add(UISlider(), width: 131)
    slider.isContinuous = false
    let trace = screen.drag((110, 125), (160, 125), (185, 125), (185, 125))
    expectEqual(slider.value, 0.75)
    expectEqual(
      trace.controlEvents,
      [
        "touchDown", "touchDragInside", "touchDragInside", "touchUpInside", "valueChanged",
        "primaryActionTriggered",
      ])
    expectEqual(tap(190).controlEvents, ["touchDown", "touchUpInside"])
  }

  @Test("A slider's value stays within its ends, and the ends push each other and the value (UC-13)")
  func sliderLimits() {
    let slider = add(UISlider(), width: 131)
    _ = screen.drag((110, 125), (900, 125), (900, 125))
    expectEqual(slider.value, 1)
    slider.value = -4
    expectEqual(slider.value, 0)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3 && slider.value == 3)
    slider.maximumValue = 13
    slider.setValue(8, animated: true)
    expectEqual(slider.thumbRect.minX, 50)
  }

  @Test("A subclass that tracks by itself and calls no super leaves the thumb alone (UC-13)")
  func ownTracking() {
    final class Own: UISlider {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    }
    let slider = add(Own(), width: 131)
    let trace = screen.drag((110, 125), (160, 125), (160, 125))
    #expect(slider.value == 0 && trace.controlEvents == ["touchDown", "touchDragInside", "touchUpInside"])
  }

  // MARK: Segments, stepper, pages

  @Test(
    "A segmented control changes when the lift lands in another segment; the same one sends nothing (UC-13)")
  func segments() {
    let control = add(UISegmentedControl(items: ["a", "b", "c", "d"]))
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    expectEqual(tap(130).controlEvents.suffix(2), ["valueChanged", "primaryActionTriggered"])
    expectEqual(control.selectedSegmentIndex, 1)
    expectEqual(tap(149.9).controlEvents, ["touchDown", "touchUpInside"])
    #expect(screen.drag((130, 125), (190, 125)).propertyChanges.contains("Control.selectedSegmentIndex = 3"))
    // Inside for the touch, but over no segment.
    expectEqual(screen.drag((130, 125), (210, 125)).controlEvents, ["touchDown", "touchUpInside"])
    control.setEnabled(false, forSegmentAt: 0)
    expectEqual(tap(110).controlEvents, ["touchDown", "touchUpInside"])
    expectEqual(control.selectedSegmentIndex, 3)
  }

  @Test("A momentary segmented control deselects after its events were sent (UC-13)")
  func momentarySegments() {
    let control = add(UISegmentedControl(items: ["a", "b"]))
    control.isMomentary = true
    var selected: [Int] = []
    control.addAction(for: .valueChanged) { _ in selected.append(control.selectedSegmentIndex) }
    _ = tap(180)
    _ = tap(180)
    expectEqual(selected, [1, 1])
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test("The selection follows segments that are inserted and removed, and sends nothing (UC-12)")
  func segmentChanges() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.addAction(for: .allEvents) { _ in Issue.record("a change by code sent an action") }
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "new")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 2)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, -1)
    control.selectedSegmentIndex = 7
    expectEqual(control.selectedSegmentIndex, -1)
  }

  @Test("A stepper steps down in its left half and up in its right half (UC-13)")
  func stepper() {
    let stepper = add(UIStepper())
    stepper.stepValue = 2.5
    stepper.maximumValue = 5
    #expect(tap(190).propertyChanges.contains("Control.value = 2.5"))
    expectEqual(
      tap(190).controlEvents, ["touchDown", "touchUpInside", "valueChanged", "primaryActionTriggered"])
    expectEqual(tap(190).controlEvents, ["touchDown", "touchUpInside"])
    expectEqual(stepper.value, 5)
    expectEqual(screen.drag((110, 125), (190, 125)).controlEvents, ["touchDown", "touchUpInside"])
    _ = tap(110)
    expectEqual(stepper.value, 2.5)
  }

  @Test("A stepper that wraps goes on at the other end (UC-13)")
  func wrappingStepper() {
    let stepper = add(UIStepper())
    stepper.wraps = true
    stepper.maximumValue = 3
    _ = tap(110)
    expectEqual(stepper.value, 3)
    _ = tap(190)
    expectEqual(stepper.value, 0)
  }

  @Test("A page control goes back in its left half and on in its right half, and stops at the ends (UC-13)")
  func pages() {
    let pages = add(UIPageControl())
    pages.numberOfPages = 2
    expectEqual(tap(110).controlEvents, ["touchDown", "touchUpInside"])
    expectEqual(tap(190).controlEvents, ["touchDown", "touchUpInside", "valueChanged"])
    expectEqual(tap(190).controlEvents, ["touchDown", "touchUpInside"])
    expectEqual(pages.currentPage, 1)
    pages.numberOfPages = 1
    expectEqual(pages.currentPage, 0)
  }

  // MARK: Others

  @Test("A button keeps no state beyond the highlight (UC-13)")
  func buttonState() {
    let button = add(UIButton())
    let changes = Set(tap(150).propertyChanges.map { $0.prefix { $0 != "=" } })
    expectEqual(changes, ["Control.isTouchInside ", "Control.isTracking ", "Control.isHighlighted "])
    expectEqual(button.state, .normal)
  }

  @Test("Date pickers and refresh controls are plain controls (UC-1)")
  func plainControls() {
    for control in [UIDatePicker(), UIRefreshControl()] {
      add(control)
      expectEqual(tap(150).controlEvents, ["touchDown", "touchUpInside"])
      control.removeFromSuperview()
    }
  }

  @Test("The snapshot shows the values of controls (UC-12)")
  func snapshot() {
    let slider = add(UISlider())
    slider.maximumValue = 4
    slider.value = 2.5
    slider.isSelected = true
    let settings = tap(5).screen.views.first { $0.id == "Control" }?.settings
    expectEqual(
      settings,
      [
        "isContinuous": .bool(true), "isSelected": .bool(true), "maximumValue": .number(4),
        "minimumValue": .number(0),
        "value": .number(2.5),
      ])
    slider.removeFromSuperview()
    add(UIButton())
    #expect(tap(5).screen.views.allSatisfy { $0.settings == nil })
  }
}
