// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Where a tracked touch counts as inside, and what a control looks like.
@MainActor
struct TrackingAreaTests {
  private let screen = Screen.single()

  @discardableResult
  private func add<Control: UIControl>(_ control: Control) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    return screen.add(control, "Control")
  }

  private func trace(_ points: (x: CGFloat, y: CGFloat)...) -> TouchTrace {
    screen.drag(points)
  }

  @Test(
    "70 points beyond the bounds count as inside, minimum edges inside and maximum edges outside (UC-8)",
    arguments: [
      (30, 125, true), (29.9, 125, false), (269.9, 125, true), (270, 125, false), (150, 30, true),
      (150, 29.9, false), (150, 219.9, true), (150, 220, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func slop(_ x: CGFloat, _ y: CGFloat, _ isInside: Bool) {
    add(UIControl())
    let moved = trace((150, 125), (x, y), (x, y))
    let drag = isInside ? ["touchDragInside"] : ["touchDragExit", "touchDragOutside"]
    let lift = isInside ? "touchUpInside" : "touchUpOutside"
    expectEqual(moved.controlEvents, ["touchDown"] + drag + [lift])
  }

  @Test("The slop is a setting; to begin, the finger must hit the real bounds (UC-8)")
  func slopSetting() {
    var configuration = SimulationConfiguration()
    configuration.controlOutsideSlop = 0
    let screen = Screen(configuration: configuration)
    screen.add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)), "Control")
    expectEqual(screen.drag((150, 125), (150, 150)).controlEvents, ["touchDown", "touchUpOutside"])
    add(UIControl())
    expectEqual(trace((205, 125), (150, 125)).controlEvents, [])
  }

  @Test("The tracking area is in the control's own coordinates (UC-8)")
  func slopInOwnCoordinates() {
    let control = add(UIControl())
    control.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // The control spans 125 to 175, and 70 of its points are 35 of the window's.
    expectEqual(trace((150, 125), (209, 125)).controlEvents, ["touchDown", "touchUpInside"])
    expectEqual(trace((150, 125), (211, 125)).controlEvents, ["touchDown", "touchUpOutside"])
  }

  @Test("A plain control never changes isSelected, and the highlight goes on lift (UC-9)")
  func selection() {
    let control = add(UIControl())
    control.isSelected = true
    let trace = trace((150, 125), (150, 125))
    #expect(control.isSelected && !control.isHighlighted)
    #expect(!trace.propertyChanges.contains { $0.hasPrefix("Control.isSelected") })
    expectEqual(trace.propertyChanges.filter { $0.contains("isHighlighted") }.count, 2)
  }

  @Test("The state is a set of flags (UC-10)")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal && control.state.rawValue == 0)
    control.isHighlighted = true
    expectEqual(control.state.rawValue, 1)
    control.isEnabled = false
    expectEqual(control.state.rawValue, 3)
    control.isSelected = true
    #expect(control.state.rawValue == 7 && control.state.contains([.highlighted, .disabled, .selected]))
    expectEqual(UIControl.State.focused.rawValue, 8)
  }
}
