// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a scenario or an import says of a recognizer beyond UIKit's own properties.
@MainActor
package final class RecognizerDeclaration {
  /// The class name as the source writes it; nil for the Swift type's own.
  package var className: String?

  /// Delegate answers and overrides in words, for the snapshot.
  package var overrides: [TraceOverride] = []

  /// Target-action pairs as the source declares them, for the snapshot: targets by name.
  package var actions: [TraceAction] = []

  /// What the methods for its actions do (GR-11).
  package var methods: [DeclaredMethod] = []

  /// Declared overrides of a subclass's hooks about another recognizer (GR-14, GR-21).
  package var canPrevent: ((UIGestureRecognizer) -> Bool)?
  package var canBePrevented: ((UIGestureRecognizer) -> Bool)?
  package var shouldRequireFailure: ((UIGestureRecognizer) -> Bool)?
  package var shouldBeRequiredToFail: ((UIGestureRecognizer) -> Bool)?

  /// The touches that a subclass hands to `ignore(_:for:)` when they begin (GR-36).
  package var ignores: ((UITouch) -> Bool)?

  package init() {}
}

extension UIGestureRecognizer {
  /// Whether this recognizer prevents another, as declared or as the class decides (GR-21).
  final func decidesToPrevent(_ other: UIGestureRecognizer) -> Bool {
    declaration?.canPrevent?(other) ?? canPrevent(other)
  }

  /// Whether this recognizer lets another prevent it, as declared or as the class decides (GR-21).
  final func decidesToBePrevented(by other: UIGestureRecognizer) -> Bool {
    declaration?.canBePrevented?(other) ?? canBePrevented(by: other)
  }

  /// Whether this recognizer waits for another to fail, as declared or as the class decides (GR-14).
  final func decidesToRequireFailure(of other: UIGestureRecognizer) -> Bool {
    declaration?.shouldRequireFailure?(other) ?? shouldRequireFailure(of: other)
  }

  /// Whether another waits for this recognizer to fail, as declared or as the class decides (GR-14).
  final func decidesToBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    declaration?.shouldBeRequiredToFail?(other) ?? shouldBeRequiredToFail(by: other)
  }

  /// Whether the failure hooks can be other than the defaults.
  final var hasFailureHooks: Bool {
    declaration?.shouldRequireFailure != nil || declaration?.shouldBeRequiredToFail != nil
      || !ModelClasses.isModelClass(type(of: self))
  }
}
