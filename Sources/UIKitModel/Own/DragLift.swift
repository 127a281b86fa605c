// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Lets a finger that stays lift the view, to drag it to another place (OW-48). Where it is dropped is not part of the
/// model.
@MainActor
open class UIDragInteraction: UIInteraction {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?

  private var isOn: Bool?

  /// Whether the view can be dragged. By default it can on an iPad, and since iOS 15 on an iPhone too.
  open var isEnabled: Bool {
    get { isOn ?? Self.isEnabledByDefault(for: view) }
    set { isOn = newValue }
  }

  private static func isEnabledByDefault(for view: UIView?) -> Bool {
    guard let application = UIApplication.current(for: view) else { return true }
    return application.isOnPad || application.configuration.liftsOnPhones
  }

  final let lift = DragLiftGestureRecognizer()

  private let relations = [
    RelationshipGestureRecognizer("dragExclusionRelationships"),
    RelationshipGestureRecognizer("dragFailureRelationships"),
  ]

  /// The recognizer that lifts the view. HitPath's addition: in UIKit it is private.
  package final var gestureRecognizer: UIGestureRecognizer { lift }

  /// What the lift sends to the view.
  package nonisolated static let liftAction = "dragInitiation:"

  /// Creates an interaction.
  public init() { lift.interaction = self }

  /// Takes the recognizers from the view.
  open func willMove(to view: UIView?) {
    for recognizer in [lift] + relations { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Gives the recognizers to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    lift.removeTarget(nil, action: nil)
    guard let view else { return }
    for recognizer in [lift] + relations { view.addGestureRecognizer(recognizer) }
    view.implement(Self.liftAction) { [weak self] _, _ in self?.begin() }
    lift.addTarget(view, action: Self.liftAction)
  }

  private func begin() {
    guard lift.state == .began, let view else { return }
    TraceRecorder.note {
      .callbackSent(.init(receiver: $0.identifier(of: view), method: "dragSessionWillBegin", subject: nil))
    }
  }
}

/// The press that lifts a view (OW-48). A menu of the same view comes first.
final class DragLiftGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIDragInteraction?

  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    name = "com.apple.UIKit.dragInitiation"
    minimumPressDuration = 0.325
    delaysTouchesEnded = false
    declaration = .named("_UIDragLiftGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool { interaction?.isEnabled ?? false }

  override class var hasFailureHooks: Bool { true }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(
      otherGestureRecognizer is TouchDurationObservingGestureRecognizer
        && otherGestureRecognizer.view === view)
  }
}
