// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Something attached to a view that sees the touches of the view and of its subviews (GR-1).
///
/// Recognizers are collected at touch-down (TE-10) and shown. Their state machines are not simulated yet.
@MainActor
open class UIGestureRecognizer {
  /// The view that the recognizer is attached to.
  public internal(set) final weak var view: UIView?

  /// Whether the recognizer gets touches (GR-4).
  open var isEnabled = true

  /// Whether recognition cancels the view's touches (GR-23).
  open var cancelsTouchesInView = true

  /// Whether the view's touches wait while the recognizer is undecided (GR-24).
  open var delaysTouchesBegan = false

  /// Whether the end of the view's touches waits while the recognizer is undecided (GR-25).
  open var delaysTouchesEnded = true

  /// The name by which traces, reports and diagrams call this object. An addition of HitPath.
  public final var traceIdentifier: String?

  /// The class name as the source writes it; nil for the Swift type's own.
  package final var declaredClassName: String?

  /// The target-action pairs, in order, as a scenario or an import declares them.
  package final var declaredActions: [TraceAction] = []

  /// Creates a recognizer.
  public init() {}
}

extension UIView {
  /// Attaches a recognizer, taking it from the view that it was attached to.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
