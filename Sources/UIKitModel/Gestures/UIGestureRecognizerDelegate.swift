// SPDX-License-Identifier: Apache-2.0

/// Whoever decides about a recognizer from outside (GR-5). All methods are optional.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer sees an event at all; asked once for each event before it is split in touches (GR-5).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool

  /// Whether the recognizer sees a new touch; asked once for each (GR-6).
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether the recognizer may leave possible; no makes it fail (GR-7).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether both may recognize at the same time; one yes, of either delegate, is enough (GR-19).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer waits for the other to fail (GR-14).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other waits for the recognizer to fail (GR-14).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Not implemented: yes (GR-5).
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    OptionalMethods.missing(true)
  }

  /// Not implemented: yes (GR-6).
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    OptionalMethods.missing(true)
  }

  /// Not implemented: yes (GR-7).
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented: no (GR-19).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Not implemented: no (GR-14).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }

  /// Not implemented: no (GR-14).
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalMethods.missing(false)
  }
}

/// Tells whether an optional method was implemented: a trace shows only questions that were answered.
@MainActor
enum OptionalMethods {
  /// What the default implementation of an optional method returns.
  static func missing<Answer>(_ answer: Answer) -> Answer {
    UIApplication.running?.calls.isMethodLeftOut = true
    return answer
  }

  /// Asks a question. Returns the answer, and whether a method gave it.
  static func ask<Answer>(_ question: () -> Answer) -> (answer: Answer, isAnswered: Bool) {
    UIApplication.withCurrent(for: nil) { application in
      let outer = application.calls.isMethodLeftOut
      application.calls.isMethodLeftOut = false
      defer { application.calls.isMethodLeftOut = outer }
      let answer = question()
      return (answer, !application.calls.isMethodLeftOut)
    }
  }
}
