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

/// Which simulation runs. Everything that one has belongs to its application, so that two know nothing of each other.
extension UIApplication {
  /// The application whose simulation runs just now; nil outside of ``Simulator``'s calls. A value of the running call:
  /// bodies do not suspend, so nothing else on the main actor sees it.
  static private(set) var running: UIApplication?

  /// The application of the running simulation. As in UIKit, there is none before the app runs: create windows and scenes
  /// within ``Simulator/run(_:)``.
  public static var shared: UIApplication {
    guard let running else {
      preconditionFailure("UIApplication.shared: no simulation runs here; put this code in Simulator.run { }")
    }
    return running
  }

  /// The application that code acts in: the running one, else that of the window which a view is in.
  static func current(for view: UIView?) -> UIApplication? {
    running ?? view?.window?.application
  }

  /// Runs a body in the application that code acts in; code without one gets one of its own for so long.
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

/// The calls of an application that have begun and not ended.
struct CallsUnderWay {
  /// A call that a responder passes on: of a touches method with these touches (RC-9), or of any method for presses,
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

  /// The calls that are being passed on.
  var passed: Set<Passed> = []

  /// Who is passing on the question for an action's target (RC-20).
  var targetSearches: [(responder: UIResponder, action: String)] = []

  /// First responders that are asked to resign (RC-16), from the outermost call to the innermost.
  var resigning: [UIResponder] = []

  /// The innermost animation block.
  var animation: AnimationContext?

  /// Whether the running question has come to a method that its receiver leaves out.
  var isMethodLeftOut = false
}

/// A delegate that is not a responder and so not in the chain (RC-5), as a scenario declares one.
package final class PlainApplicationDelegate: UIApplicationDelegate {
  let identifier: String
  let className: String

  package init(identifier: String, className: String) {
    self.identifier = identifier
    self.className = className
  }
}

/// A delegate that is a responder and so ends the chain (RC-5), as most apps have one.
@MainActor
open class UIApplicationDelegateResponder: UIResponder, UIApplicationDelegate {}

/// A view as the delegate: it has a place in the chain as a view, and none as the delegate (RC-5).
@MainActor
package final class UIApplicationDelegateView: UIView, UIApplicationDelegate {}

/// A controller as the delegate: it has a place in the chain as a controller, and none as the delegate (RC-5).
@MainActor
package final class UIApplicationDelegateController: UIViewController, UIApplicationDelegate {}

/// One instance of an app's interface.
@MainActor
open class UIScene: UIResponder {}

/// A scene that owns windows (HT-35). It stands between its windows and the application in the chain (RC-4).
@MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows, in the order of addition.
  public private(set) final var windows: [UIWindow] = []

  // Weak: the application keeps its scenes.
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
