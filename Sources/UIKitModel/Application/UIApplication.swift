// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// What the application tells about itself. A delegate that is also a `UIResponder` ends the chain (RC-5).
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// The application: the root of windows and the responder after them.
@MainActor
open class UIApplication: UIResponder {
  /// The delegate, which is in the chain only if it is a responder (RC-5). Kept alive by the application.
  open var delegate: (any UIApplicationDelegate)?

  /// The connected scenes.
  public private(set) final var connectedScenes: [UIWindowScene] = []

  /// The key window, which gets no touches for being it (HT-32).
  public internal(set) final weak var keyWindow: UIWindow?

  /// The settings of the simulation. An addition of HitPath.
  public final var configuration: SimulationConfiguration

  /// The size of the screen, in points. An addition of HitPath.
  public final var screenSize: CGSize

  /// The time of the simulation. An addition of HitPath.
  public final let clock: VirtualClock

  /// How much the simulation may still do. An addition of HitPath.
  package final let budget = SimulationBudget()

  /// Who decides between recognizers, and what views get of their touches.
  private(set) final lazy var gestures = GestureArbiter(self)

  /// Controllers that do not show yet, for recordings to tell of.
  package final var controllersToCome: [UIViewController] = []

  /// The recorder of what happens; nil if nothing is recorded.
  final var recorder: TraceRecorder?

  /// The calls that have begun and not ended.
  final var calls = CallsUnderWay()

  /// The control that sends an action just now, and the control event that causes it.
  private var sendingControl: (control: AnyObject, event: String)?

  private var ignoringDepth = 0

  /// How many views a block animation covers just now, so that hit testing need not look where there are none.
  final var blockedViews = 0

  private var scenelessWindows: [UIWindow] = []
  private var activations = 0

  /// Creates an application with a screen of the given size, in points.
  public init(
    screenSize: CGSize = CGSize(width: 390, height: 844), configuration: SimulationConfiguration = .init()
  ) {
    self.screenSize = screenSize
    self.configuration = configuration
    clock = VirtualClock(budget)
    super.init()
  }

  /// Whether touches that begin are dropped (TE-14).
  public final var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// Drops touches that begin from now on, until as many calls of ``endIgnoringInteractionEvents()`` (TE-14).
  public final func beginIgnoringInteractionEvents() { ignoringDepth += 1 }

  /// Ends one call of ``beginIgnoringInteractionEvents()``.
  public final func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  /// Passes an event to every window that owns touches of it, front to back; hit testing came before (HT-29). Presses,
  /// motion and remote control go to the key window (HT-32, RC-19).
  open func sendEvent(_ event: UIEvent) {
    if event.isForResponders { return EventDelivery.send(event, from: self) }
    for window in windowsFrontToBack where event.touches(for: window)?.isEmpty == false {
      TouchDelivery.send(event, to: window)
    }
  }

  /// Sends an action to a target; without one, to the first responder that performs it, from the key window's first
  /// responder on, or without such from the sender on (UC-16).
  ///
  /// - Parameters:
  ///   - action: The method's name.
  ///   - target: Whose method; nil to look for a responder. A target without the method gets nothing, and nobody else
  ///     is looked for (UC-15).
  ///   - sender: The control or whatever else sends the action.
  ///   - event: The event that caused it, if any.
  /// - Returns: Whether a method was called.
  @discardableResult
  open func sendAction(
    _ action: String, to target: (any ActionReceiver)?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let sending = ActionSending(
      action: action, sender: sender, event: event, controlEvent: takeControlEvent(of: sender))
    guard let target else { return sending.sendToChain(from: keyWindow?.firstResponder) }
    return sending.send(to: target)
  }

  /// Calls ``sendAction(_:to:from:for:)``, overridden or not, for a control event, which the trace names.
  final func sendAction(
    _ action: String, to target: (any ActionReceiver)?, from sender: AnyObject, for event: UIEvent?,
    controlEvent: String?
  ) -> Bool {
    let outer = sendingControl
    sendingControl = controlEvent.map { (sender, $0) }
    defer { sendingControl = outer }
    return sendAction(action, to: target, from: sender, for: event)
  }

  /// The control event that a sender sends an action for; what the action sends in turn has another cause.
  private func takeControlEvent(of sender: Any?) -> String? {
    guard let (control, event) = sendingControl, ActionSearch.object(sender) === control else { return nil }
    sendingControl = nil
    return event
  }

  /// The delegate, if it is a responder and not a view, a controller or the application itself (RC-5).
  override var defaultNext: NextResponder {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is UIViewController)
    else { return NextResponder(nil, .end) }
    return NextResponder(responder, .applicationDelegate)
  }

  /// All windows, in the order in which hit testing asks them: higher levels first, within a level the one that
  /// came forward last (HT-31). Hidden windows are part of it.
  public final var windowsFrontToBack: [UIWindow] {
    let windows = scenelessWindows + connectedScenes.flatMap(\.windows)
    return windows.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.windowLevel != b.windowLevel { return a.windowLevel > b.windowLevel }
      if a.activationOrder != b.activationOrder { return a.activationOrder > b.activationOrder }
      return left.offset > right.offset
    }.map(\.element)
  }

  /// Connects a scene to the application.
  package final func connect(_ scene: UIWindowScene) {
    guard !connectedScenes.contains(where: { $0 === scene }) else { return }
    connectedScenes.append(scene)
  }

  final func add(_ window: UIWindow) {
    guard !scenelessWindows.contains(where: { $0 === window }) else { return }
    scenelessWindows.append(window)
  }

  final func remove(_ window: UIWindow) {
    scenelessWindows.removeAll { $0 === window }
  }

  final func nextActivation() -> Int {
    activations += 1
    return activations
  }
}
