// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// What the application tells about itself. A delegate that is also a `UIResponder` ends the chain (RC-5).
@MainActor
public protocol UIApplicationDelegate: AnyObject {}

/// The application: the root of windows and the responder after them.
@MainActor
open class UIApplication: UIResponder {
  /// The application of the running simulation.
  public package(set) static var shared = UIApplication()

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
  public final let clock = VirtualClock()

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
    super.init()
  }

  /// Passes an event to every window that owns touches of it, front to back; hit testing came before (HT-29).
  open func sendEvent(_ event: UIEvent) {
    for window in windowsFrontToBack where event.touches(for: window)?.isEmpty == false {
      TouchDelivery.send(event, to: window)
    }
  }

  /// The delegate, if it is a responder and not a view, a controller or the application itself (RC-5).
  override var defaultNext: NextResponder {
    guard let responder = delegate as? UIResponder, responder !== self, !(responder is UIView),
      !(responder is UIViewController)
    else { return NextResponder(nil, .end) }
    return NextResponder(responder, .applicationDelegate)
  }

  /// All windows, in the order in which hit testing asks them: higher levels first, within a level the one shown or
  /// made key last (HT-31). Hidden windows are part of it.
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
