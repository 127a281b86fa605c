// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A root of view hierarchies. Its frame is in the screen's coordinates.
@MainActor
open class UIWindow: UIView {
  /// The height of a window above others (HT-31).
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The level; higher is in front.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(CGFloat(TraceWindow.levelOfStatusBar))
    /// The level of alerts, 2000.
    public static let alert = Level(2000)

    /// Orders levels from back to front.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The level raised by a number.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
  }

  /// The level of the window; hit testing asks higher windows first. Setting another level moves the window in front of
  /// the others of that level (HT-31).
  open var windowLevel = Level.normal {
    didSet {
      if windowLevel != oldValue, !isHidden { comeForward() }
      TraceRecorder.noteChange(of: self)
    }
  }

  /// The scene that the window belongs to (HT-35, RC-4).
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      if isKeyWindow, oldValue != nil { passOnKey(in: oldValue) }
      oldValue?.remove(self)
      windowScene?.add(self)
      if windowScene == nil { application?.add(self) } else { application?.remove(self) }
    }
  }

  /// The controller whose view fills the window, behind views that code added to the window itself.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      TraceRecorder.noteChange(of: oldValue)
      TraceRecorder.noteChange(of: rootViewController)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      privateContainers?.removeFromSuperview()
      privateContainers = nil
      guard let rootViewController else { return }
      (application ?? .shared).run { contentContainer.insertSubview(rootViewController.view, at: 0) }
    }
  }

  /// The window's first responder, if any; only that of the key window gets events (RC-17). HitPath's addition: in
  /// UIKit this is private.
  public internal(set) final weak var firstResponder: UIResponder?

  /// Delays touches that the system may claim (OW-1). It is attached with the first such touch: most screens never have
  /// one, so their recordings do not mention it.
  private final lazy var gate = SystemGestureGateGestureRecognizer()

  /// Attaches the gate if it applies to a new touch. It comes first among the recognizers.
  final func attachGate(for touch: UITouch) {
    guard SystemGestureGateGestureRecognizer.holds(touch, in: self), gate.view == nil else { return }
    gate.attachment = (attachedRecognizers.first?.attachment ?? 1) - 1
    attachedRecognizers.insert(gate, at: 0)
    gate.view = self
    TraceRecorder.noteChange(of: self)
  }

  /// UIKit's private views between the window and the root view, in configurations that ask for them.
  private final var privateContainers: UIView?

  /// The application that the window was created in. Weak, since the application retains its windows.
  final private(set) weak var application: UIApplication?

  /// Numbers the windows in the order in which they last came to the front of their level (HT-31).
  final private(set) var activationOrder = 0

  /// Creates a hidden window without a scene.
  public override init(frame: CGRect) {
    application = .shared
    super.init(frame: frame)
    layer.isHidden = true
    application?.add(self)
  }

  /// Creates a hidden window in a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    let application = windowScene.application ?? .shared
    self.application = application
    super.init(frame: CGRect(origin: .zero, size: application.screenSize))
    layer.isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a hidden window without a size: archives are not part of the model.
  public required init?(coder: NSCoder) {
    application = .shared
    super.init(coder: coder)
    layer.isHidden = true
    application?.add(self)
  }

  /// Whether the window is hidden. Showing it puts it in front of others of its level (HT-31); a window that is hidden
  /// stops being the key window (OW-58).
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      if super.isHidden, !newValue { comeForward() }
      super.isHidden = newValue
      if newValue, isKeyWindow { passOnKey(in: windowScene) }
    }
  }

  /// Makes another window of a scene the key window, if there is one: the front visible one at the level of this window
  /// or below, else above (OW-58).
  private final func passOnKey(in scene: UIWindowScene?) {
    let others = (application?.windowsFrontToBack ?? []).filter {
      $0 !== self && !$0.isHidden && $0.windowScene === scene && $0.mayBecomeKey
    }
    application?.keyWindow = nil
    application?.recorder?.recordProperty("isKeyWindow", of: self, .bool(false))
    (others.first { $0.windowLevel <= windowLevel } ?? others.last)?.makeKey()
  }

  /// Whether this is the key window, which does not affect touches (HT-32).
  public final var isKeyWindow: Bool { application?.keyWindow === self }

  /// Whether the window can become the key window: true unless an app overrides it (OW-59). Before iOS 15 UIKit does
  /// not ask.
  open var canBecomeKey: Bool { declaredCanBecomeKey ?? true }

  /// The scenario's answer to ``canBecomeKey``; nil if it declares none.
  final var declaredCanBecomeKey: Bool?

  private final var mayBecomeKey: Bool {
    canBecomeKey || (application?.configuration.system).map { $0 < 15 } ?? false
  }

  /// Makes this the key window, without moving it to the front (HT-31, HT-32). Does nothing if the window cannot become
  /// key (OW-59).
  open func makeKey() {
    guard !isKeyWindow, mayBecomeKey else { return }
    application?.keyWindow = self
    application?.recorder?.recordProperty("isKeyWindow", of: self, .bool(true))
  }

  private final func comeForward() {
    activationOrder = application?.nextActivation() ?? activationOrder
  }

  /// Shows the window in front of others of its level, and makes it key (HT-31, HT-32).
  open func makeKeyAndVisible() {
    isHidden = false
    comeForward()
    makeKey()
  }

  /// The scene if there is one, otherwise the application (RC-4).
  override var defaultNext: NextResponder {
    if let windowScene { return NextResponder(windowScene, .windowScene) }
    return NextResponder(application, .application)
  }

  /// Delivers an event. Touches go to their views, in the order of each view's first touch; a view gets the touches of
  /// one phase per call: began, moved, ended, cancelled (TE-5, TE-6). Presses, motion and remote control go to the
  /// first responder, or to the window if there is none (RC-19).
  open func sendEvent(_ event: UIEvent) {
    if event.isForResponders { return EventDelivery.deliver(event, in: self) }
    TouchDelivery.deliver(event, in: self)
  }

  /// The view that gets the root view: the window, or the private views that UIKit puts in between (HT-34, RC-3).
  private var contentContainer: UIView {
    guard let application else { return self }
    let configuration = application.configuration
    guard
      configuration.insertsPrivateContainerViews
        || configuration.padsInsertPrivateContainerViews && application.isOnPad
    else { return self }
    let transition = UIView.privateView(UIKitClass.transitionView, filling: self)
    sendSubviewToBack(transition)
    privateContainers = transition
    return UIView.privateView(UIKitClass.dropShadow, filling: transition)
  }
}

extension UIView {
  /// Adds one of UIKit's private views, filling its superview, in front of the other subviews.
  static func privateView(_ className: String, filling superview: UIView) -> UIView {
    let view = UIView(frame: superview.bounds)
    view.traceIdentifier = className
    view.declaration = .named(className)
    superview.addSubview(view)
    return view
  }
}
