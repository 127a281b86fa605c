// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace

@testable import UIKitModel

@MainActor
@Suite("A question is in the trace if the class overrides the method that answers it")
struct AnsweredQuestionTests {
  private class Plain: UIView {}

  private class Asking: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  /// Overrides other methods, and inherits the answer.
  private final class Below: Asking {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }

  private final class Refusing: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      _ = super.gestureRecognizerShouldBegin(gestureRecognizer)
      return false
    }
  }

  private final class Button: UIButton {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  private func questions(of view: UIView, _ recognizer: UIGestureRecognizer? = nil) -> [String] {
    let screen = Screen.single()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.add(view, "V")
    let recognizer = recognizer ?? UITapGestureRecognizer()
    recognizer.traceIdentifier = "tap"
    view.addGestureRecognizer(recognizer)
    return screen.tap(50, 50).questions
  }

  @Test("An override of gestureRecognizerShouldBegin that ends in super answers (GR-7)")
  func shouldBegin() {
    expectEqual(questions(of: Asking()), ["V.shouldBegin(tap) -> true"])
    expectEqual(questions(of: Below()), ["V.shouldBegin(tap) -> true"])
    expectEqual(questions(of: Refusing()), ["V.shouldBegin(tap) -> false"])
    expectEqual(questions(of: Button()), ["V.shouldBegin(tap) -> true"])
  }

  @Test("A class without an override answers nothing, whatever else it overrides")
  func withoutOverride() {
    expectEqual(questions(of: Plain()), [])
    expectEqual(questions(of: UIView()), [])
    final class Other: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      func answer() -> Bool { true }
    }
    expectEqual(questions(of: Other()), [])
  }

  @Test("An override of a recognizer's hooks that ends in super answers (GR-5)")
  func recognizers() {
    final class Tap: UITapGestureRecognizer {
      override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
    }
    final class Silent: UITapGestureRecognizer {
      override func reset() { super.reset() }
    }
    expectEqual(Set(questions(of: UIView(), Tap())), ["tap.shouldReceiveEvent(tap) -> true"])
    expectEqual(questions(of: UIView(), Silent()), [])
  }

  @Test("Every method that answers a question has its own place in a class")
  func places() {
    let places = [
      QuestionMethods.canPrevent, QuestionMethods.canBePrevented, QuestionMethods.shouldRequireFailure,
      QuestionMethods.shouldBeRequiredToFail, QuestionMethods.shouldReceive,
    ].map(\.offset)
    #expect(places.allSatisfy { $0 != nil })
    #expect(Set(places).count == places.count)
    #expect(QuestionMethods.viewShouldBegin.offset != nil)
  }
}
