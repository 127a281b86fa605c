// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Lets a finger that stays lift the view, or a part of it, and drag it (OW-48). Where it is dropped is not part of the
/// model.
@MainActor
open class UIDragInteraction: UIInteraction, UIGestureRecognizerDelegate {
  /// The view that has the interaction.
  public private(set) final weak var view: UIView?

  private var isOn: Bool?

  /// Whether the view can be dragged. The default is true on an iPad, and since iOS 15 on an iPhone too.
  open var isEnabled: Bool {
    get { isOn ?? Self.isEnabledByDefault(for: view) }
    set { isOn = newValue }
  }

  /// The default of ``isEnabled``.
  static func isEnabledByDefault(for view: UIView?) -> Bool {
    guard let application = UIApplication.current(for: view) else { return true }
    return application.isOnPad || application.configuration.liftsOnPhones
  }

  /// The part of the view that a touch would lift; nil for none.
  final var subject: (UITouch) -> UIView? = { $0.view }

  /// The answer of a list when the finger has stayed long enough; nil if nothing is asked.
  final var mayLift: ((UITouch) -> Bool)? {
    didSet { lift.delegate = mayLift == nil ? nil : self }
  }

  final let lift = DragLiftGestureRecognizer()

  private let relations = [
    RelationshipGestureRecognizer("dragExclusionRelationships"),
    RelationshipGestureRecognizer("dragFailureRelationships"),
  ]

  /// The recognizer that lifts the view. HitPath's addition: in UIKit it is private.
  package final var gestureRecognizer: UIGestureRecognizer { lift }

  /// The action that the long press sends to the view.
  package nonisolated static let liftAction = "dragInitiation:"

  /// The delegate that decides what is lifted; nil if the view is lifted as it is.
  public private(set) final weak var delegate: (any UIDragInteractionDelegate)?

  /// The drag that the delegate was asked about last.
  private var session: DragSession?

  /// Whether the finger has moved since the lift.
  private var hasBegun = false

  /// The object to notify when a drag begins, and the call; nil for none.
  final var listener: ((any UIDragSession) -> (receiver: AnyObject, call: () -> Void)?)?

  /// Creates an interaction.
  public init() { lift.interaction = self }

  /// Creates an interaction whose delegate decides what is lifted.
  public convenience init(delegate: any UIDragInteractionDelegate) {
    self.init()
    self.delegate = delegate
    // Property observers do not run in an initializer.
    lift.delegate = self
    mayLift = { [weak self] _ in
      guard let self, let delegate = self.delegate else { return false }
      return asks { delegate.dragInteraction(self, itemsForBeginning: $0) }
    }
    listener = { [weak self] session in
      guard let self, let delegate = self.delegate else { return nil }
      return (delegate, { delegate.dragInteraction(self, sessionWillBegin: session) })
    }
  }

  /// Whether a delegate has items for a drag that begins with the finger.
  final func asks(_ items: (any UIDragSession) -> [UIDragItem]) -> Bool {
    let session = DragSession(of: lift.firstTouch)
    session.items = items(session)
    self.session = session
    return !session.items.isEmpty
  }

  /// Detaches the recognizers from the view.
  open func willMove(to view: UIView?) {
    for recognizer in [lift] + relations { self.view?.removeGestureRecognizer(recognizer) }
  }

  /// Attaches the recognizers to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    lift.removeTarget(nil, action: nil)
    guard let view else { return }
    for recognizer in [lift] + relations { view.addGestureRecognizer(recognizer) }
    view.implement(Self.liftAction) { [weak self] _, _ in self?.begin() }
    lift.addTarget(view, action: Self.liftAction)
  }

  /// Whether a list has something to drag under the finger (OW-48).
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lift.firstTouch.flatMap { touch in mayLift.map { $0(touch) } } ?? true
  }

  /// Tells that the drag begins, once the finger moves after the lift.
  private func begin() {
    if lift.state == .began { hasBegun = false }
    guard lift.state == .changed, !hasBegun, let view else { return }
    hasBegun = true
    let part = view is any CellList ? lift.firstTouch.flatMap(subject) : nil
    let beginning = session.flatMap { listener?($0) }
    TraceRecorder.within(
      { recorder in
        .callbackSent(
          .init(
            receiver: recorder.identifier(of: beginning?.receiver ?? view), method: .dragSessionWillBegin,
            subject: part.map { recorder.identifier(of: $0) }))
      }, beginning?.call ?? {})
  }
}

/// The long press that lifts a view (OW-48). A menu of the same view takes precedence.
final class DragLiftGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIDragInteraction?

  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    name = "com.apple.UIKit.dragInitiation"
    minimumPressDuration = TraceGestureRecognizer.liftDuration
    delaysTouchesEnded = false
    declaration = .named("_UIDragLiftGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool {
    guard let interaction, interaction.isEnabled else { return false }
    return interaction.subject(touch) != nil
  }

  override class var hasFailureHooks: Bool { true }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(
      otherGestureRecognizer is TouchDurationObservingGestureRecognizer
        && otherGestureRecognizer.view === view)
  }
}
