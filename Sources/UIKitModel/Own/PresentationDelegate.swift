// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The delegate's view of a presentation (OW-20).
@MainActor
open class UIPresentationController {
  /// The delegate, which may keep a person from dismissing the presented controller.
  public final weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that is presented.
  public internal(set) final weak var presentedViewController: UIViewController?

  init() {}
}

/// Is asked and notified about what a person does to a presentation, not about what code does (OW-20). All methods are
/// optional.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a tap outside, or a pan down, may dismiss the presented controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// A person tried to dismiss a controller that stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// A person dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Not implemented.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  { OptionalMethods.missing(true) }

  /// Not implemented.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    OptionalMethods.missing(())
  }

  /// Not implemented.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMethods.missing(())
  }
}

/// The delegate that a scenario declares for the presented controller.
@MainActor
package final class DeclaredPresentationDelegate: UIAdaptivePresentationControllerDelegate {
  private let shouldDismiss: Bool
  private let didAttempt: () -> Void

  /// The controller, which represents the delegate in a trace.
  private weak var controller: UIViewController?

  /// Creates a delegate with an answer, and code to run when a person tries to dismiss a controller that stays.
  package init(
    for controller: UIViewController, shouldDismiss: Bool, didAttemptToDismiss: @escaping () -> Void
  ) {
    self.controller = controller
    self.shouldDismiss = shouldDismiss
    didAttempt = didAttemptToDismiss
  }

  package func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { shouldDismiss }

  package func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    tell(.presentationControllerDidAttemptToDismiss, didAttempt)
  }

  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    tell(.presentationControllerDidDismiss) {}
  }

  private func tell(_ method: CallbackMethod, _ body: () -> Void) {
    guard let recorder = TraceRecorder.current, let controller else { return body() }
    recorder.withinIfThere(
      .callbackSent(.init(receiver: recorder.identifier(of: controller), method: method, subject: nil)), body)
  }
}
