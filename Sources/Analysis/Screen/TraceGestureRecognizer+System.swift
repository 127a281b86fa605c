// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceGestureRecognizer {
  /// The nearest class of UIKit itself.
  package var nearestClass: String { baseClass ?? className }

  /// What sort of gesture it is for.
  package var gesture: UIKitClass.Gesture { UIKitClass.named(nearestClass)?.gesture ?? .other }

  /// Whether a view of UIKit's attached it to itself, as scroll views do (SV-2, SV-7).
  package var isSystem: Bool {
    UIKitClass.named(nearestClass)?.traits.contains(.private) ?? false
  }
}
