// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Text views")
struct TextViewTests {
  let screen = Screen.single()
  let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() { screen.add(text, "Text") }

  @Test("A tap makes a text view first responder, and the view keeps its touches (RC-18, RC-12)")
  func tap() {
    let trace = screen.tap(50, 50)
    #expect(text.isFirstResponder)
    expectEqual(trace.deliveries, ["Text touchesBegan", "Text touchesEnded"])
  }

  @Test("A text view that can be neither edited nor selected does not become first responder (RC-15, RC-18)")
  func plainText() {
    text.isEditable = false
    _ = screen.tap(50, 50)
    #expect(text.isFirstResponder)
    text.resignFirstResponder()
    text.isSelectable = false
    _ = screen.tap(50, 50)
    #expect(!text.isFirstResponder)
  }

  @Test("A drag scrolls the text and leaves the first responder as it is (RC-18)")
  func drag() {
    _ = screen.trace([
      TouchInput("f", .began, 50, 150, at: 0), TouchInput("f", .moved, 50, 100, at: 0.1),
      TouchInput("f", .ended, 50, 100, at: 0.2),
    ])
    #expect(!text.isFirstResponder)
    expectEqual(text.contentOffset, CGPoint(x: 0, y: 40))
  }

  @Test(
    "A tap on an ancestor that dismisses the keyboard does not come in the way: the deeper one wins (GR-3)")
  func ancestorTap() {
    let dismiss = UITapGestureRecognizer { [text] _ in text.resignFirstResponder() }
    screen.window.addGestureRecognizer(dismiss)
    _ = screen.tap(50, 50)
    #expect(text.isFirstResponder)
    _ = screen.tap(50, 300)
    #expect(!text.isFirstResponder)
  }

  @Test("Its own recognizers come after those of the scroll view")
  func recognizers() {
    expectEqual(
      text.gestureRecognizers?.map { String(describing: type(of: $0)) },
      [
        "UIScrollViewDelayedTouchesBeganGestureRecognizer", "UIScrollViewPanGestureRecognizer",
        "UIVariableDelayLoupeGesture", "UITextMultiTapRecognizer", "UITextTapRecognizer",
      ])
  }
}
