// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The methods of views and recognizers that answer questions about points, recognizers and touches, with the places
/// where classes keep them.
@MainActor
enum QuestionMethods {
  static let hitTest = view(Hit.self)
  static let pointInside = view(Inside.self)
  static let viewShouldBegin = view(Beginning.self)
  static let canPrevent = recognizer(Preventing.self)
  static let canBePrevented = recognizer(Prevented.self)
  static let shouldRequireFailure = recognizer(Requiring.self)
  static let shouldBeRequiredToFail = recognizer(Required.self)
  static let shouldReceive = recognizer(Receiving.self)

  private static func view(_ overriding: UIView.Type) -> MethodSlot {
    MethodSlot(of: UIView.self, plain: PlainView.self, overriding: overriding)
  }

  private static func recognizer(_ overriding: UIGestureRecognizer.Type) -> MethodSlot {
    MethodSlot(of: UIGestureRecognizer.self, plain: PlainRecognizer.self, overriding: overriding)
  }

  // Classes with one override each, and with none.

  private final class PlainView: UIView {}

  private final class Hit: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class Inside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  private final class Beginning: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class PlainRecognizer: UIGestureRecognizer {}

  private final class Preventing: UIGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class Prevented: UIGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private final class Requiring: UIGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  private final class Required: UIGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  private final class Receiving: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
  }
}
