// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// Recognizes a pointer over the view: it begins when the pointer enters the view, goes on while it moves within, and
/// ends when it leaves. Fingers do not concern it.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is, on the screen, in points; nil while it is elsewhere.
  final var pointer: CGPoint?

  override class func make() -> UIGestureRecognizer { UIHoverGestureRecognizer() }

  override var takesTouches: Bool { false }

  /// Where the pointer is, in a view's bounds coordinates, nil for the window's, in points.
  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer else { return super.location(in: view) }
    guard let window = self.view?.window ?? view?.window else { return pointer }
    return window.convertFromScreen(pointer, to: view) ?? .nowhere
  }

  /// Forgets the pointer (GR-10).
  open override func reset() {
    super.reset()
    pointer = nil
  }
}
