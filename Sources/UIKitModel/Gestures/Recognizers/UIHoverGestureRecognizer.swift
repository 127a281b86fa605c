// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// Recognizes a pointer over the view. It begins when the pointer enters the view, changes while the pointer moves
/// within, and ends when the pointer leaves. It ignores fingers.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is, in points in screen coordinates; nil while it is elsewhere.
  final var pointer: CGPoint?

  /// How far a hovering Pencil is from the screen, from 0 to 1; 0 for a pointer (OW-65).
  public internal(set) final var zOffset: CGFloat = 0

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        expecting: "zOffset", \UIHoverGestureRecognizer.zOffset,
        "how far a hovering Pencil is from the screen, from 0 to 1", rule: "OW-65")
    ]
  }

  override class func make() -> UIGestureRecognizer { UIHoverGestureRecognizer() }

  override var takesTouches: Bool { false }

  /// Returns the pointer's position in a view's bounds coordinates, in points; nil stands for the window.
  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer else { return super.location(in: view) }
    guard let window = self.view?.window ?? view?.window else { return pointer }
    return window.convertFromScreen(pointer, to: view) ?? .nowhere
  }

  /// Forgets the pointer (GR-10).
  open override func reset() {
    super.reset()
    pointer = nil
    zOffset = 0
  }
}
