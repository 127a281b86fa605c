// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Recognizers over controls, and on them.
@MainActor
struct ControlVetoTests {
  private let screen: Screen
  private let page: UIView

  init() {
    screen = Screen.single()
    page = screen.add("Page", 0, 0, 320, 568)
  }

  /// Adds a control of 100 × 50 points at (100, 100).
  @discardableResult
  private func add<Control: UIControl>(_ control: Control) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    return screen.add(control, "Control", to: page)
  }

  /// Attaches a recognizer that counts its actions to the page, or to another view.
  private func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil
  ) -> (recognizer: Recognizer, target: Counter) {
    recognizer.traceIdentifier = "R"
    let target = Counter()
    recognizer.addTarget(target, action: "recognized")
    (view ?? page).addGestureRecognizer(recognizer)
    return (recognizer, target)
  }

  private final class Counter: ActionReceiver {
    var count = 0
    func responds(to action: String) -> Bool { true }
    func perform(_ action: String, from sender: Any?, for event: UIEvent?) { count += 1 }
  }

  private func tap() -> TouchTrace { screen.drag((150, 125), (150, 125)) }

  @Test("The superview's tap sees the whole touch, is refused at its end, and the button fires (GR-40)")
  func fullLog() {
    let button = add(UIButton())
    button.addAction(for: .touchUpInside) { _ in }
    let (_, target) = attach(UITapGestureRecognizer())
    expectEqual(
      tap().controlLog(),
      """
      R touchesBegan
      Control touchesBegan
        Control beginTracking -> true
        Control sends touchDown
      R touchesEnded
      Control shouldBegin R -> false
      R possible -> failed [controlVetoed]
      Control touchesEnded
        Control endTracking
        Control sends touchUpInside, primaryActionTriggered
          action from Control to ActionHandler for touchUpInside
      """)
    expectEqual(target.count, 0)
  }

  @Test("The refusal names the control (GR-40)")
  func reason() throws {
    add(UIButton())
    _ = attach(UITapGestureRecognizer())
    let cause = try #require(
      tap().events.lazy.compactMap { event -> TraceReason? in
        guard case .recognizerStateChanged(let record) = event.kind, record.recognizer == "R",
          record.to == .failed
        else { return nil }
        return record.reason
      }.first)
    expectEqual(cause, TraceReason(.controlVetoed, subject: "Control"))
  }

  @Test("A plain tap on a system control beats a tap above it, also on a subclass (GR-38)")
  func plainTaps() {
    final class FancyButton: UIButton {}
    let segments = UISegmentedControl(items: ["a", "b"])
    let pages = UIPageControl()
    pages.numberOfPages = 2
    let (tap, target) = attach(UITapGestureRecognizer())
    let controls: [UIControl] = [UIButton(), FancyButton(), UISwitch(), UIStepper(), segments, pages]
    for control in controls {
      add(control)
      let events = self.tap().controlEvents
      #expect(events.contains("touchUpInside") && !events.contains("touchCancel"))
      control.removeFromSuperview()
    }
    #expect(target.count == 0 && tap.state == .possible)
  }

  @Test("Other gestures over a button are recognized and cancel it (GR-38)")
  func otherGestures() {
    func events(_ recognizer: UIGestureRecognizer, _ trace: () -> TouchTrace) -> [String] {
      let button = add(UIButton())
      let (attached, target) = attach(recognizer)
      let events = trace().controlEvents
      #expect(target.count > 0)
      page.removeGestureRecognizer(attached)
      button.removeFromSuperview()
      return events
    }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let twoTaps = events(double) {
      let now = screen.application.clock.now + 1
      return screen.trace([
        TouchInput("finger", .began, 150, 125, at: now),
        TouchInput("finger", .ended, 150, 125, at: now + 0.05),
        TouchInput("finger", .began, 150, 125, at: now + 0.1),
        TouchInput("finger", .ended, 150, 125, at: now + 0.15),
      ])
    }
    expectEqual(twoTaps.suffix(1), ["touchCancel"])
    let pan = events(UIPanGestureRecognizer()) { screen.drag((150, 125), (165, 125), (165, 125)) }
    expectEqual(pan, ["touchDown", "touchCancel"])
    let press = events(UILongPressGestureRecognizer()) {
      let now = screen.application.clock.now + 1
      return screen.trace([
        TouchInput("finger", .began, 150, 125, at: now),
        TouchInput("finger", .ended, 150, 125, at: now + 0.7),
      ])
    }
    expectEqual(press, ["touchDown", "touchCancel"])
  }

  @Test("A swipe along a slider's track on its thumb goes to the slider (GR-38)")
  func sliderSwipe() {
    let slider = add(UISlider())
    let (swipe, target) = attach(UISwipeGestureRecognizer())
    // The thumb spans 100 to 131.
    let onThumb = screen.drag((110, 125), (140, 125), (175, 125), (175, 125))
    expectEqual(target.count, 0)
    #expect(onThumb.controlEvents.contains("valueChanged") && onThumb.controlEvents.contains("touchUpInside"))
    slider.value = 0
    let besideThumb = screen.drag((140, 125), (170, 125), (195, 125), (195, 125))
    #expect(target.count == 1 && besideThumb.controlEvents == [])
    swipe.direction = .down
    let across = screen.drag((110, 125), (110, 150), (110, 180), (110, 180))
    #expect(target.count == 2 && across.controlEvents.last == "touchCancel")
  }

  @Test("A slider keeps a swipe on its thumb also while the touch is held back from it (GR-38)")
  func sliderSwipeHeldBack() {
    add(UISlider())
    let (swipe, target) = attach(UISwipeGestureRecognizer())
    swipe.delaysTouchesBegan = true
    _ = screen.drag((110, 125), (175, 125), (175, 125))
    expectEqual(target.count, 0)
    _ = screen.drag((145, 125), (195, 125), (195, 125))
    expectEqual(target.count, 1)
  }

  @Test("A pan along a switch goes to the switch, one across it to the superview (GR-38)")
  func switchPan() {
    let toggle = add(UISwitch())
    let (_, target) = attach(UIPanGestureRecognizer())
    let along = screen.drag((110, 125), (150, 125), (190, 125), (190, 125))
    #expect(target.count == 0 && toggle.isOn)
    #expect(along.controlEvents.contains("valueChanged") && along.controlEvents.last == "touchUpInside")
    let across = screen.drag((150, 110), (150, 140), (150, 140))
    #expect(target.count > 0 && across.controlEvents == ["touchCancel"])
  }

  @Test("A pan of two fingers is not the switch's own gesture (GR-38)")
  func twoFingers() {
    add(UISwitch())
    let (pan, target) = attach(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    _ = screen.trace([
      TouchInput("a", .began, 110, 125, at: 0), TouchInput("b", .began, 50, 125, at: 0),
      TouchInput("a", .moved, 150, 125, at: 0.1), TouchInput("b", .moved, 90, 125, at: 0.1),
      TouchInput("a", .ended, 150, 125, at: 0.2), TouchInput("b", .ended, 90, 125, at: 0.2),
    ])
    #expect(target.count > 0)
  }

  @Test("A tap on a slider reaches an ancestor's tap (GR-38, UC-22)")
  func tapOnSlider() {
    add(UISlider())
    let (_, target) = attach(UITapGestureRecognizer())
    expectEqual(screen.drag((110, 125), (110, 125)).controlEvents, ["touchDown", "touchCancel"])
    expectEqual(target.count, 1)
  }

  @Test("A recognizer on the control itself goes first: its action, then the cancelled control (GR-39)")
  func onTheControl() {
    let button = add(UIButton())
    let (_, target) = attach(UITapGestureRecognizer(), to: button)
    expectEqual(
      tap().controlLog(),
      """
      R touchesBegan
      Control touchesBegan
        Control beginTracking -> true
        Control sends touchDown
      R touchesEnded
      R possible -> ended [tapsCompleted]
      recognized from R to Counter for ended
      Control touchesCancelled
        Control cancelTracking
        Control sends touchCancel
      """)
    expectEqual(target.count, 1)
  }

  @Test("With cancelsTouchesInView off both act, the recognizer first (GR-41)")
  func bothAct() {
    let button = add(UIButton())
    button.addAction(for: .touchUpInside) { _ in }
    let (tap, target) = attach(UITapGestureRecognizer())
    tap.cancelsTouchesInView = false
    let trace = self.tap()
    expectEqual(
      trace.sentActions, ["recognized to Counter for ended", "action to ActionHandler for touchUpInside"])
    #expect(target.count == 1 && !trace.controlLog().contains("shouldBegin"))
  }

  @Test("Custom controls have no veto: a superview's tap cancels them (GR-42)")
  func withoutVeto() {
    final class Custom: UIControl {}
    let (_, target) = attach(UITapGestureRecognizer())
    for (index, control) in [Custom(), UIControl(), UIDatePicker()].enumerated() {
      add(control)
      expectEqual(tap().controlEvents, ["touchDown", "touchCancel"])
      expectEqual(target.count, index + 1)
      control.removeFromSuperview()
    }
  }

  @Test("A disabled control vetoes nothing (UC-21)")
  func disabled() {
    add(UIButton()).isEnabled = false
    let (_, target) = attach(UITapGestureRecognizer())
    expectEqual(tap().controlEvents, [])
    expectEqual(target.count, 1)
  }

  @Test(
    "A control that is not the hit-test view vetoes nothing, and has nothing to cancel (UC-22)")
  func notTheHitView() {
    let button = add(UIButton())
    screen.add("Badge", 0, 0, 100, 50, to: button)
    let (_, target) = attach(UITapGestureRecognizer())
    let trace = tap()
    expectEqual(target.count, 1)
    expectEqual(trace.controlEvents, [])
  }

  @Test("A system control vetoes for the private part of it that is hit (UC-22, GR-40)")
  func privatePart() {
    let toggle = add(UISwitch())
    screen.add("Visual", 0, 0, 100, 50, to: toggle)
    let (_, target) = attach(UITapGestureRecognizer())
    let trace = tap()
    expectEqual(trace.hitView(), "Visual")
    expectEqual(target.count, 0)
    #expect(toggle.isOn)
  }

  @Test("An override of gestureRecognizerShouldBegin in a button decides, and super knows the veto (GR-40)")
  func ownAnswer() {
    final class Permissive: UIButton {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    final class Asking: UIButton {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
    }
    let (_, target) = attach(UITapGestureRecognizer())
    let permissive = add(Permissive())
    expectEqual(tap().controlEvents, ["touchDown", "touchCancel"])
    expectEqual(target.count, 1)
    permissive.removeFromSuperview()
    add(Asking())
    expectEqual(tap().controlEvents, ["touchDown", "touchUpInside", "primaryActionTriggered"])
    expectEqual(target.count, 1)
  }

  @Test("A declared override of gestureRecognizerShouldBegin decides in place of the veto (GR-40)")
  func declaredAnswer() {
    let button = add(UIButton())
    button.declaredShouldBegin = { _ in true }
    let (_, target) = attach(UITapGestureRecognizer())
    expectEqual(tap().controlEvents, ["touchDown", "touchCancel"])
    expectEqual(target.count, 1)
  }
}
