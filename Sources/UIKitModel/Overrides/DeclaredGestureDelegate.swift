// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A recognizer's delegate as a scenario declares it: each answer is a function, nil for a method that it does not
/// have (GR-5). It is an object of its own, or speaks for a responder of the screen, and may serve several recognizers.
package final class DeclaredGestureDelegate: UIGestureRecognizerDelegate, ActionReceiver {
  package typealias Recognizer = UIGestureRecognizer

  package let identifier: String

  /// The view, the controller or other responder that is the delegate; nil for an object that is nothing else.
  package private(set) weak var responder: UIResponder?

  /// The answers as data, for the snapshot.
  package var answers: [TraceOverride] = []

  package var shouldReceiveEvent: ((Recognizer, UIEvent) -> Bool)?
  package var shouldReceiveTouch: ((Recognizer, UITouch) -> Bool)?
  package var shouldBegin: ((Recognizer) -> Bool)?
  package var shouldRecognizeSimultaneously: ((Recognizer, _ other: Recognizer) -> Bool)?
  package var shouldRequireFailure: ((Recognizer, _ other: Recognizer) -> Bool)?
  package var shouldBeRequiredToFail: ((Recognizer, _ other: Recognizer) -> Bool)?

  package init(_ identifier: String, for responder: UIResponder? = nil) {
    self.identifier = identifier
    self.responder = responder
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    shouldReceiveEvent?(gestureRecognizer, event) ?? OptionalMethods.missing(true)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    shouldReceiveTouch?(gestureRecognizer, touch) ?? OptionalMethods.missing(true)
  }

  /// Of a view it is the method that it has as a view (GR-7).
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let view = responder as? UIView { return view.gestureRecognizerShouldBegin(gestureRecognizer) }
    return shouldBegin?(gestureRecognizer) ?? OptionalMethods.missing(true)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRecognizeSimultaneously?(gestureRecognizer, otherGestureRecognizer)
      ?? OptionalMethods.missing(false)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldRequireFailure?(gestureRecognizer, otherGestureRecognizer) ?? OptionalMethods.missing(false)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    shouldBeRequiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? OptionalMethods.missing(false)
  }

  // An object that is the target of actions has a method for each of them.

  package func responds(to action: String) -> Bool { true }
  package func perform(_ action: String, from sender: Any?, for event: UIEvent?) {}
}

extension UIGestureRecognizer {
  /// Notes for the recording that something that the recognizer's record tells is different.
  package final func noteChange() {
    if let view { TraceRecorder.noteChange(of: view) }
  }

  /// The object that is the delegate.
  final var delegateObject: AnyObject? { (delegate as? DeclaredGestureDelegate)?.responder ?? delegate }
}
