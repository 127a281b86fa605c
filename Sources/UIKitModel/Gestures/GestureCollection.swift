// SPDX-License-Identifier: Apache-2.0

/// Which recognizers see a new touch.
@MainActor
enum GestureCollection {
  /// The enabled recognizers of the hit view and of every superview up to the window, the window's included
  /// (TE-10, GR-4): from the hit view outwards, within a view the one added last first (GR-3).
  static func recognizers(for hit: UIView) -> [UIGestureRecognizer] {
    var collected: [UIGestureRecognizer] = []
    var current: UIView? = hit
    while let view = current {
      collected += view.attachedRecognizers.reversed().filter(\.isEnabled)
      current = view.superview
    }
    return collected
  }
}
