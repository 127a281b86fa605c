// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// The application's delegate. If it is also a `UIResponder`, it ends the responder chain (RC-5).
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// The application: it owns the windows and follows them in the responder chain.
@MainActor
open class UIApplication: UIResponder {
  /// The delegate, in the chain only if it is a responder (RC-5). The application retains it.
  open var delegate: (any UIApplicationDelegate)?

  /// The connected scenes.
  public private(set) final var connectedScenes: [UIWindowScene] = []

  /// The key window. Being key makes no difference to touches (HT-32).
  public internal(set) final weak var keyWindow: UIWindow?

  /// The settings of the simulation. HitPath's addition.
  public final var configuration: SimulationConfiguration

  /// The size of the screen, in points. HitPath's addition.
  public final var screenSize: CGSize

  /// The window of the keyboard; nil until a first responder has views for it (OW-52).
  final var inputWindow: InputWindow?

  /// The width of the narrowest iPad, in points.
  static let narrowestPad = CGFloat(TraceSize.narrowestPad)

  /// Whether the screen is an iPad's.
  final var isOnPad: Bool { min(screenSize.width, screenSize.height) >= Self.narrowestPad }

  /// The time of the simulation. HitPath's addition.
  public final let clock: VirtualClock

  /// The number of steps that the simulation may still take. HitPath's addition.
  package final let budget = SimulationBudget()

  /// Decides between recognizers and delivers touches to views.
  private(set) final lazy var gestures = GestureArbiter(self)

  /// Controllers that are not shown yet; snapshots include them.
  package final var controllersToCome: [UIViewController] = []

  /// The recorder of what happens; nil if nothing is recorded.
  final var recorder: TraceRecorder?

  /// The calls in progress.
  final var calls = CallsUnderWay()

  /// The control that is sending an action, and the control event that causes it.
  private var sendingControl: (control: AnyObject, event: String)?

  private var ignoringDepth = 0

  /// The number of views blocked by an animation. If it is 0, hit testing skips the search for one.
  final var blockedViews = 0

  /// The scroll views whose content continues to move after a lift (OW-28).
  final var movingContent: [UIScrollView] = []

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

  /// Balances one call of ``beginIgnoringInteractionEvents()``.
  public final func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  /// Sends an event to each window that has touches in it, from front to back; hit testing happened before (HT-29).
  /// Presses, motion and remote control go to the key window (HT-32, RC-19).
  open func sendEvent(_ event: UIEvent) {
    if event.isForResponders { return EventDelivery.send(event, from: self) }
    for window in windowsFrontToBack where event.touches(for: window)?.isEmpty == false {
      TouchDelivery.send(event, to: window)
    }
  }

  /// Sends an action to a target. Without a target, a search finds the first responder in the chain that performs it,
  /// starting at the key window's first responder, or at the sender if there is none (UC-16).
  ///
  /// - Parameters:
  ///   - action: The method's name.
  ///   - target: The object whose method is called; nil to search. If the target has no such method, nothing is called
  ///     and nothing is searched (UC-15).
  ///   - sender: The object that sends the action.
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

  /// Calls ``sendAction(_:to:from:for:)``, overridden or not, with the control event that the trace names as the cause.
  final func sendAction(
    _ action: String, to target: (any ActionReceiver)?, from sender: AnyObject, for event: UIEvent?,
    controlEvent: String?
  ) -> Bool {
    let outer = sendingControl
    sendingControl = controlEvent.map { (sender, $0) }
    defer { sendingControl = outer }
    return sendAction(action, to: target, from: sender, for: event)
  }

  /// Returns the control event that causes the sender's action, once: actions sent by that action have other causes.
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

  /// All windows, including hidden ones, in the order in which hit testing asks them: higher levels first, and within a
  /// level the window that came to the front last (HT-31).
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

/// The running simulation. All its state belongs to its application, so that simulations are independent.
extension UIApplication {
  /// The application of the running simulation; nil outside ``Simulator``'s calls. The calls do not suspend, so no
  /// other code on the main actor sees this value.
  static private(set) var running: UIApplication?

  /// The application of the running simulation. Stops the program if none runs: create windows and scenes within
  /// ``Simulator/run(_:)``.
  public static var shared: UIApplication {
    guard let running else {
      preconditionFailure("UIApplication.shared: no simulation runs here; put this code in Simulator.run { }")
    }
    return running
  }

  /// The running application, or else that of the view's window; nil if there is neither.
  static func current(for view: UIView?) -> UIApplication? {
    running ?? view?.window?.application
  }

  /// Runs a body in the running application, or else in that of the view's window, or else in a temporary one.
  static func withCurrent<Result>(for view: UIView?, _ body: (UIApplication) -> Result) -> Result {
    if let running { return body(running) }
    let application = view?.window?.application ?? UIApplication()
    return application.run { body(application) }
  }

  /// Runs a body with this application as the running one.
  final func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.running
    Self.running = self
    defer { Self.running = outer }
    return try body()
  }
}

extension UIView {
  /// The settings of the simulation.
  final var configuration: SimulationConfiguration {
    UIApplication.current(for: self)?.configuration ?? .init()
  }
}

/// The calls of an application that are in progress.
struct CallsUnderWay {
  /// A call that a responder is forwarding: a touches method with these touches (RC-9), or any method for presses,
  /// motion or remote control (RC-19).
  struct Passed: Hashable {
    private let responder: ObjectIdentifier
    private let method: TouchMethod?
    private let touches: Set<UITouch>

    @MainActor
    init(_ call: EventCall, by responder: UIResponder) {
      self.responder = ObjectIdentifier(responder)
      method = if case .touches(let method) = call.method { method } else { nil }
      touches = call.touches
    }
  }

  /// The calls that are being forwarded.
  var passed: Set<Passed> = []

  /// The responders that are asking their next responder for an action's target (RC-20).
  var targetSearches: [(responder: UIResponder, action: String)] = []

  /// First responders that are being asked to resign (RC-16), from the outermost call to the innermost.
  var resigning: [UIResponder] = []

  /// The innermost animation block.
  var animation: AnimationContext?

  /// Whether the running question reached the default of an optional method, because its receiver does not implement
  /// it.
  var isMethodLeftOut = false
}

/// A scenario's delegate that is not a responder, and therefore not in the chain (RC-5).
package final class PlainApplicationDelegate: UIApplicationDelegate {
  let identifier: String
  let className: String

  package init(identifier: String, className: String) {
    self.identifier = identifier
    self.className = className
  }
}

/// A delegate that is a responder, as in most apps, and therefore ends the chain (RC-5).
@MainActor
open class UIApplicationDelegateResponder: UIResponder, UIApplicationDelegate {}

/// A view that is the delegate: it has its place in the chain as a view, not as the delegate (RC-5).
@MainActor
package final class UIApplicationDelegateView: UIView, UIApplicationDelegate {}

/// A controller that is the delegate: it has its place in the chain as a controller, not as the delegate (RC-5).
@MainActor
package final class UIApplicationDelegateController: UIViewController, UIApplicationDelegate {}

/// One instance of an app's interface.
@MainActor
open class UIScene: UIResponder {}

/// A scene that owns windows (HT-35). In the chain it comes between its windows and the application (RC-4).
@MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows, in the order of addition.
  public private(set) final var windows: [UIWindow] = []

  // Weak, since the application retains its scenes.
  final private(set) weak var application: UIApplication?

  /// Creates a scene of the running application.
  public override init() {
    application = .shared
    super.init()
    application?.connect(self)
  }

  /// The application (RC-4). The scene's delegate is not in the chain.
  override var defaultNext: NextResponder {
    NextResponder(application, .application)
  }

  final func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
  }

  final func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }
}
