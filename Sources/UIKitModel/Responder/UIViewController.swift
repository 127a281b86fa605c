// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A responder that owns a view and follows it in the chain. Hit testing ignores controllers (HT-34).
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The root view, loaded on first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.owningViewController === self { loadedView?.owningViewController = nil }
      loadedView = newValue
      newValue?.owningViewController = self
      TraceRecorder.noteChange(of: self)
    }
  }

  /// The root view if it is loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The controller that contains this one.
  public internal(set) final weak var parent: UIViewController? {
    didSet { TraceRecorder.noteChange(of: self) }
  }

  /// The controllers that this one contains.
  public internal(set) final var children: [UIViewController] = []

  /// The controller that this one presents.
  public private(set) final var presentedViewController: UIViewController?

  private weak var presenter: UIViewController? { didSet { TraceRecorder.noteChange(of: self) } }

  /// UIKit's views around the presented one.
  private var presentation: Presentation?

  /// The presentation style (OW-16).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic { didSet { isStyleSet = true } }

  /// Whether somebody set the style. One that is automatic because nobody did is only taken for a sheet where a part of the
  /// window stays free (OW-16).
  final var isStyleSet = false

  /// Whether only code can dismiss the controller: a sheet springs back, and touches outside it are ignored (OW-20).
  open var isModalInPresentation = false {
    didSet {
      if isModalInPresentation != oldValue {
        (sheet.presentation ?? navigationController?.sheet.presentation)?.dimAsSelected()
      }
    }
  }

  /// Whether only code can dismiss it: by its own ``isModalInPresentation``, or that of the controller on top of its stack
  /// (OW-20).
  final var staysPresented: Bool {
    isModalInPresentation
      || (self as? UINavigationController)?.topViewController?.isModalInPresentation == true
  }

  /// The properties of the controller as a sheet (OW-19, OW-21).
  public final var sheetPresentationController: UISheetPresentationController? { sheet }

  final lazy var sheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController()
    sheet.presentedViewController = self
    return sheet
  }()

  /// The properties of the controller as a popover (OW-22).
  public final var popoverPresentationController: UIPopoverPresentationController? { popover }

  final lazy var popover: UIPopoverPresentationController = {
    let popover = UIPopoverPresentationController()
    popover.presentedViewController = self
    return popover
  }()

  /// The object that manages the presentation, for its delegate: ``popoverPresentationController`` for a popover,
  /// otherwise ``sheetPresentationController`` (OW-20).
  public final var presentationController: UIPresentationController? {
    modalPresentationStyle == .popover ? popover : sheet
  }

  /// The delegate that a scenario declares for the controller's presentation.
  package final var declaredPresentationDelegate: DeclaredPresentationDelegate? {
    didSet { for controller in [sheet, popover] { controller.delegate = declaredPresentationDelegate } }
  }

  /// The pan that moves the controller as a sheet; attached to no view while it is not one (OW-17). HitPath's addition.
  public final var sheetPanGestureRecognizer: UIPanGestureRecognizer { sheetPan }

  final lazy var sheetPan = SheetPanGestureRecognizer()

  /// Whether controllers presented in the current context are shown in this controller's view. A navigation controller sets
  /// it to true (OW-25).
  open lazy var definesPresentationContext = self is UINavigationController

  /// The edges of the screen at which the app's gestures precede the system's (OW-3).
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { declaredDeferringEdges }

  /// The controller that is asked for these edges instead; nil for none. UIKit's containers return nil too (OW-3).
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { declaredDeferringChild }

  /// The scenario's values for both.
  package final var declaredDeferringEdges: UIRectEdge = []
  package final weak var declaredDeferringChild: UIViewController?

  /// The scenario's value of `preferredTransition`; nil for the usual transition (OW-96).
  package final var declaredTransition: DeclaredTransition?

  /// The content of a navigation controller's bar for this controller.
  public final let navigationItem = UINavigationItem()

  /// The title, which names the screen.
  open var title: String?

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nib files are not part of the model.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller; archives are not part of the model.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates the root view: by default a view as large as the screen.
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: screenSize))
  }

  private var screenSize: CGSize {
    UIApplication.withCurrent(for: parent?.viewIfLoaded) { $0.screenSize }
  }

  /// Called once, after the view was loaded; does nothing by default.
  open func viewDidLoad() {}

  /// Loads the view unless it is loaded. A view without a frame gets the screen's size.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if let loadedView, loadedView.frame == .zero {
      loadedView.frame = CGRect(origin: .zero, size: screenSize)
    }
    viewDidLoad()
  }

  /// The controller that presents this one or one of its containers.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The navigation controller that contains this one, at any depth.
  public final var navigationController: UINavigationController? {
    selfAndParents.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Adds a child controller; its view is added separately (RC-7).
  public final func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent; its view stays.
  public final func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called after a move into a container; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before a move into a container; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}

  /// Presents a controller: puts its view in front in this controller's window (RC-3), in its presentation style
  /// (OW-16). With the automatic style, a view that does not fill the window is a sheet, with UIKit's views around it
  /// (HT-39, OW-17). Does nothing while a controller is presented, or if the view of this controller is in no window
  /// (OW-116).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = presenter(of: viewControllerToPresent)
    guard viewControllerToPresent !== self else { return }
    guard presenter.presentedViewController == nil else {
      return presenter.refuse(viewControllerToPresent, .presentsAlready, presenter.presentedViewController)
    }
    guard viewIfLoaded?.window != nil else {
      return refuse(viewControllerToPresent, .presenterInNoWindow)
    }
    presenter.presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = presenter
    presenter.presentation = Presentation(
      of: viewControllerToPresent, by: presenter, in: viewIfLoaded?.window)
    completion?()
  }

  private func refuse(
    _ controller: UIViewController, _ reason: TraceReason.Code, _ subject: UIViewController? = nil
  ) {
    TraceRecorder.note { recorder in
      .presentationRefused(
        .init(
          presenter: recorder.identifier(of: self), controller: recorder.identifier(of: controller),
          reason: TraceReason(reason, subject: subject.map { recorder.identifier(of: $0) })))
    }
  }

  /// Whether the presented controller fills the screen.
  final var presentsFullScreen: Bool { presentation?.fillsScreen ?? false }

  /// Ends the presentation made by this controller, with everything presented above it. If it presents nothing, it asks
  /// the controller that presents it or its container (OW-24).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController != nil else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    endPresentation()
    completion?()
  }

  /// Removes everything that this controller presents, the topmost first.
  private func endPresentation() {
    guard let presented = presentedViewController else { return }
    for controller in [presented] + presented.descendants { controller.endPresentation() }
    presentation?.end()
    presentation = nil
    presented.presenter = nil
    presentedViewController = nil
  }

  /// All descendants of the controller.
  private var descendants: [UIViewController] { children.flatMap { [$0] + $0.descendants } }

  /// The presenting controller, unless the setting ``SimulationConfiguration/presentedNextIsPresenter`` is off (OW-25);
  /// otherwise the superview of the view, otherwise the parent (RC-3).
  override var defaultNext: NextResponder {
    if let presenter, loadedView?.configuration.presentedNextIsPresenter ?? true {
      return NextResponder(presenter, .presentingViewController)
    }
    if let superview = loadedView?.superview { return NextResponder(superview, .superviewOfView) }
    return NextResponder(parent, .parentViewController)
  }
}

/// A controller that shows the top of a stack of controllers.
///
/// The top controller's view is a subview of this controller's view. The model leaves out UIKit's private wrapper views
/// (RC-3).
@MainActor
open class UINavigationController: UIViewController {
  /// The stack, bottom to top.
  open var viewControllers: [UIViewController] = [] {
    didSet { showContained(viewControllers, replacing: oldValue, visible: viewControllers.last) }
  }

  /// Whether the bar is hidden, which also disables the pan that goes back (OW-8).
  open var isNavigationBarHidden = false {
    didSet { for bar in bars { bar.isHidden = isNavigationBarHidden } }
  }

  /// Whether the app's delegate implements `navigationController(_:animationControllerFor:from:to:)`, whatever it answers,
  /// which keeps the pan that goes back from beginning (OW-113).
  package final var delegateAnimatesTransitions = false

  /// Whether a tap in the content that nothing else handles hides the bars, and another shows them again (OW-11).
  open var hidesBarsOnTap = false {
    didSet {
      barHiding.tap.isEnabled = hidesBarsOnTap
      if hidesBarsOnTap { viewIfLoaded?.addGestureRecognizer(barHiding.tap) }
    }
  }

  /// Whether an upward pan in the content hides the bars, and a downward one shows them again (OW-11).
  open var hidesBarsOnSwipe = false {
    didSet {
      barHiding.pan.isEnabled = hidesBarsOnSwipe
      if hidesBarsOnSwipe { viewIfLoaded?.addGestureRecognizer(barHiding.pan) }
    }
  }

  /// The tap that hides the bars, attached to the controller's view once ``hidesBarsOnTap`` is set.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The pan that hides the bars, attached to the controller's view once ``hidesBarsOnSwipe`` is set.
  public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

  private final lazy var barHiding = BarHiding(self)

  /// The pan from the leading edge that pops the top controller, on the controller's view (OW-7).
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { pop }

  final let pop = InteractivePopGestureRecognizer()

  /// The pan anywhere in the content that pops the top controller, on the controller's view since iOS 26 (OW-10).
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPop }

  private final lazy var contentPop = ContentPopGestureRecognizer(of: self)

  private final lazy var transition = UINavigationInteractiveTransition(self)
  private final lazy var stackOfScreens = RNSScreenStackView(self)

  /// The view, which has the pan that goes back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      guard let newValue else { return }
      implement(Self.popAction) { [weak self] sender, _ in
        if let pan = sender as? UIPanGestureRecognizer { self?.handlePop(pan) }
      }
      let goesBackAnywhere = newValue.configuration.hasContentPop
      for pan in [pop] + (goesBackAnywhere ? [contentPop] : []) {
        newValue.addGestureRecognizer(pan)
        let isOfScreens = pan === pop && declaration?.className == InnerFramework.navigationOfScreens
        pan.delegate = isOfScreens ? stackOfScreens : transition
        pan.addTarget(self, action: Self.popAction)
      }
      if hidesBarsOnTap { newValue.addGestureRecognizer(barHiding.tap) }
      if hidesBarsOnSwipe { newValue.addGestureRecognizer(barHiding.pan) }
    }
  }

  /// Creates a controller with a stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
    // Swift does not call property observers within an initializer.
    showContained(viewControllers, replacing: [], visible: rootViewController)
  }

  /// The visible controller.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// Whether the pan that goes back began at the bottom of the stack: nothing can be pushed any more (OW-8).
  final var isInEndlessTransition = false

  /// When the swipe back began, in seconds; nil if it never did.
  final var popBegan: TimeInterval?

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !isInEndlessTransition else {
      TraceRecorder.current?.inputRefusal = TraceReason(
        .transitionNeverEnds, subject: TraceRecorder.current?.identifier(of: self))
      return
    }
    viewControllers.append(viewController)
  }

  /// Removes the top controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}

/// A controller that shows one of several controllers.
@MainActor
open class UITabBarController: UIViewController {
  /// The controllers, left to right.
  open var viewControllers: [UIViewController]? {
    didSet {
      showContained(viewControllers ?? [], replacing: oldValue ?? [], visible: selectedViewController)
    }
  }

  /// The index of the visible controller.
  open var selectedIndex = 0 {
    didSet {
      showContained(viewControllers ?? [], replacing: viewControllers ?? [], visible: selectedViewController)
    }
  }

  /// The visible controller.
  public final var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}

/// A controller that shows two or three controllers side by side.
@MainActor open class UISplitViewController: UIViewController {}
/// A controller that shows one of several pages.
@MainActor open class UIPageViewController: UIViewController {}
/// A controller whose view is a table view.
@MainActor open class UITableViewController: UIViewController {}
/// A controller whose view is a collection view.
@MainActor open class UICollectionViewController: UIViewController {
  /// Whether a long press moves an item, if the data source lets items be moved (OW-40).
  open var installsStandardGestureForInteractiveMovement = true
}

extension UIViewController {
  /// Makes the controllers children and shows the view of one of them, behind the container's own bars.
  fileprivate final func showContained(
    _ contained: [UIViewController], replacing old: [UIViewController], visible: UIViewController?
  ) {
    for controller in old where !contained.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in contained where controller.parent !== self { addChild(controller) }
    for controller in contained where controller !== visible {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let visible, visible.view.superview !== view else { return }
    view.insertSubview(visible.view, at: 0)
  }
}
