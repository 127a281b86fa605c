// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// Text fields and the first responder.
@MainActor
struct TextFieldTests {
  private let screen = Screen.single()

  /// Adds a field of 100 × 50 points at (100, 100), or lower.
  private func add(_ name: String = "Field", y: CGFloat = 100) -> UITextField {
    screen.add(UITextField(frame: CGRect(x: 100, y: y, width: 100, height: 50)), name)
  }

  private func code(_ body: () -> Void) -> TouchTrace {
    screen.simulator.trace(name: "code") { _ in body() }
  }

  @Test("A tapped text field becomes first responder, which sends editingDidBegin (RC-18)")
  func tap() {
    let field = add()
    let trace = screen.drag((150, 125), (150, 125))
    #expect(field.isFirstResponder && field.isEditing && screen.window.firstResponder === field)
    expectEqual(trace.controlEvents, ["touchDown", "editingDidBegin", "touchUpInside"])
    expectEqual(screen.drag((150, 125), (150, 125)).controlEvents, ["touchDown", "touchUpInside"])
  }

  @Test(
    "A tap recognizer above does not keep a text field from becoming first responder (RC-18, GR-3)"
  )
  func tapAbove() {
    let field = add()
    let dismissal = UITapGestureRecognizer { _ in Issue.record("the tap above was recognized") }
    dismissal.traceIdentifier = "Dismissal"
    screen.window.addGestureRecognizer(dismissal)
    let trace = screen.drag((150, 125), (150, 125))
    #expect(field.isFirstResponder)
    expectEqual(trace.controlEvents, ["touchDown", "editingDidBegin", "touchUpInside"])
    #expect(trace.controlLog().contains("Dismissal possible -> failed [recognizerPrevented]"))
  }

  @Test("A longer touch that is lifted inside makes a text field first responder too (RC-18)")
  func longTouch() {
    let field = add()
    _ = screen.trace([
      TouchInput("finger", .began, 150, 125, at: 0), TouchInput("finger", .ended, 150, 125, at: 1),
    ])
    #expect(field.isFirstResponder)
  }

  @Test("A lift outside, a cancelled touch and a disabled field leave the first responder as it is (RC-18)")
  func noTap() {
    let field = add()
    _ = screen.drag((150, 125), (150, 400))
    _ = screen.simulator.trace(name: "cancelled") { simulator in
      simulator.send([TouchInput("finger", .began, 150, 125, at: screen.application.clock.now)])
      simulator.interrupt()
    }
    field.isEnabled = false
    _ = screen.drag((150, 125), (150, 125))
    #expect(screen.window.firstResponder == nil)
    #expect(!field.becomeFirstResponder())
  }

  @Test("A tap on a button leaves the first responder as it is (RC-14)")
  func tapOnButton() {
    let field = add()
    screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    field.becomeFirstResponder()
    _ = screen.drag((5, 5), (5, 5))
    #expect(field.isFirstResponder)
  }

  @Test("Another field that is tapped, resigning and leaving the window send editingDidEnd (RC-15, RC-16)")
  func editingEnds() {
    let (first, second) = (add("First"), add("Second", y: 200))
    first.becomeFirstResponder()
    let trace = screen.drag((150, 225), (150, 225))
    #expect(
      trace.controlLog().contains(
        """
        oneFingerTap: from UITextTapRecognizer#2 to Second for ended
          First sends editingDidEnd
          Second sends editingDidBegin
        Second touchesEnded
          Second endTracking
          Second sends touchUpInside
        """))
    expectEqual(code { second.resignFirstResponder() }.controlEvents, ["editingDidEnd"])
    first.becomeFirstResponder()
    expectEqual(code { first.removeFromSuperview() }.controlEvents, ["editingDidEnd"])
  }

  @Test("Typing and deleting send editingChanged each (UC-13)")
  func typing() {
    let field = add()
    let trace = code {
      field.insertText("ab")
      field.insertText("c")
      field.deleteBackward()
    }
    expectEqual(trace.controlEvents, ["editingChanged", "editingChanged", "editingChanged"])
    expectEqual(trace.propertyChanges, ["Field.text = ab", "Field.text = abc", "Field.text = ab"])
    field.text = ""
    #expect(!field.hasText && code { field.deleteBackward() }.controlEvents == [])
  }

  @Test("The return key sends primaryActionTriggered and editingDidEndOnExit (UC-13)")
  func returnKey() {
    let field = add()
    field.becomeFirstResponder()
    expectEqual(
      code { field.insertText("hi\n") }.controlEvents,
      [
        "editingChanged", "primaryActionTriggered", "editingDidEndOnExit",
      ])
    #expect(field.text == "hi" && field.isFirstResponder)
    field.addTarget(nil, action: "done", for: .editingDidEndOnExit)
    field.implement("done") { _, _ in }
    let trace = code { field.insertText("\n") }
    expectEqual(trace.controlEvents, ["primaryActionTriggered", "editingDidEndOnExit", "editingDidEnd"])
    expectEqual(trace.sentActions, ["done to Field for editingDidEndOnExit"])
    #expect(!field.isFirstResponder)
  }

  @Test("While a field is being edited, a button's action without a target starts there (UC-16)")
  func nilTargetWhileEditing() {
    let (page, other) = (screen.add("Page", 0, 0, 320, 50), screen.add("Other", 0, 300, 320, 50))
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "Button", to: page)
    button.addTarget(nil, action: "save:", for: .touchUpInside)
    page.implement("save:") { _, _ in }
    other.implement("save:") { _, _ in }
    expectEqual(screen.drag((5, 5), (5, 5)).sentActions, ["save: to Page for touchUpInside"])
    let field = add()
    other.addSubview(field)
    field.becomeFirstResponder()
    expectEqual(screen.drag((5, 5), (5, 5)).sentActions, ["save: to Other for touchUpInside"])
  }
}
