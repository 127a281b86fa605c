// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceGestureRecognizer {
  /// Whether a view of UIKit's attached it to itself, as scroll views do (SV-2, SV-7).
  package var isSystem: Bool {
    UIKitClass.named(baseClass ?? className)?.traits.contains(.private) ?? false
  }
}
