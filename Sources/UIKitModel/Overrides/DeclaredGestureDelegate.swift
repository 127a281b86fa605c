// SPDX-License-Identifier: Apache-2.0

/// A recognizer's delegate as a scenario declares it: each answer is a function, nil for a method that it does not
/// have (GR-5).
package final class DeclaredGestureDelegate: UIGestureRecognizerDelegate {
  package let identifier: String

  package var shouldReceiveEvent: ((UIEvent) -> Bool)?
  package var shouldReceiveTouch: ((UITouch) -> Bool)?
  package var shouldBegin: (() -> Bool)?
  package var shouldRecognizeSimultaneously: ((UIGestureRecognizer) -> Bool)?
  package var shouldRequireFailure: ((UIGestureRecognizer) -> Bool)?
  package var shouldBeRequiredToFail: ((UIGestureRecognizer) -> Bool)?

  package init(_ identifier: String) {
    self.identifier = identifier
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    shouldReceiveEvent?(event) ?? OptionalMethods.missing(true)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    shouldReceiveTouch?(touch) ?? OptionalMethods.missing(true)
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?() ?? OptionalMethods.missing(true)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneously?(otherGestureRecognizer) ?? OptionalMethods.missing(false)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailure?(otherGestureRecognizer) ?? OptionalMethods.missing(false)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFail?(otherGestureRecognizer) ?? OptionalMethods.missing(false)
  }
}
