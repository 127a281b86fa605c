// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A controller's content in the bar of its navigation controller, as far as it affects touches (OW-8).
@MainActor
public final class UINavigationItem {
  /// An item that replaces the back button, or is beside it with ``leftItemsSupplementBackButton``.
  public var leftBarButtonItem: UIBarButtonItem?

  /// Whether the back button stays beside the item on the left.
  public var leftItemsSupplementBackButton = false

  /// Whether the back button is hidden.
  public var hidesBackButton = false

  /// Whether the system's back button is visible.
  var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton)
  }
}

/// A bar button item.
@MainActor
public final class UIBarButtonItem {
  /// Creates an item; the view that represents it defines what it does.
  public init() {}
}

/// The pan from the leading edge that goes back in a navigation controller (OW-7 to OW-9).
///
/// Its delegate, an object of UIKit, decides whether there is something to go back to, and lets other pans that receive the
/// same touch wait until it has failed; with an app's delegate they do not. It also follows a trackpad's scroll to the right, wherever the pointer is, but then waits
/// for the pans of UIKit's own views.
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    edges = .left
    allowedScrollTypesMask = .continuous
    name = "UINavigationController.edgeSwipe"
    declaration = .named("_UIParallaxTransitionPanGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool { startsAtEdge(touch) }

  /// Whether it follows a scroll and no finger.
  private var isScroll: Bool { attemptTouches.contains(where: \.isSubstitute) }

  override func start(after movement: CGPoint) -> Start {
    guard isScroll else { return super.start(after: movement) }
    return movement.x > abs(movement.y) ? .begins : .fails(TraceReason(.wrongDirection))
  }

  override class var hasFailureHooks: Bool { true }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(isScroll && otherGestureRecognizer.isPanOfViewSideways)
  }

  /// Only UIKit's pan has this priority, not edge pans in general.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer, delegate is UINavigationInteractiveTransition
    else {
      return OptionalMethods.missing(false)
    }
    // The pan of a page controller that scrolls does not wait, by reports.
    if otherGestureRecognizer.view?.isKind(ofClassNamed: UIKitClass.pagesOfController) == true {
      return OptionalMethods.missing(false)
    }
    let goesFirst =
      otherGestureRecognizer.isPartOfView
      || staticRequirements.recognizers.contains { $0 === otherGestureRecognizer }
    return OptionalMethods.missing(!isScroll || !goesFirst)
  }
}

/// The pan anywhere in the content that goes back, since iOS 26 (OW-10).
///
/// In UIKit it has the class of the edge pan. It has the same delegate, and while it has it waits for the edge pan and for
/// pans of UIKit's views, such as scroll views and rows; an app's own pans wait for it, unless it is required to wait for them.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    name = "UINavigationController.contentSwipe"
    declaration = .named("_UIContentPopPanGestureRecognizer")
  }

  /// At the bottom of the stack it ignores touches, unless an app's delegate decides.
  override func concerns(_ touch: UITouch) -> Bool {
    navigation.map { $0.viewControllers.count > 1 || !(delegate is UINavigationInteractiveTransition) }
      ?? false
  }

  override func start(after movement: CGPoint) -> Start {
    movement.x > abs(movement.y) ? .begins : .fails(TraceReason(.wrongDirection))
  }

  override class var hasFailureHooks: Bool { true }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(
      delegate is UINavigationInteractiveTransition && otherGestureRecognizer.isPanOfViewSideways)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOwnPan = otherGestureRecognizer is UIPanGestureRecognizer && !otherGestureRecognizer.isPartOfView
    return OptionalMethods.missing(
      isOwnPan && !staticRequirements.recognizers.contains { $0 === otherGestureRecognizer })
  }
}

extension UIGestureRecognizer {
  /// Whether it is a pan of one of UIKit's views that may follow a drag sideways. That of a view that scrolls only up and
  /// down does not fail before the lift (SV-16).
  fileprivate var isPanOfViewSideways: Bool {
    guard isPartOfView, self is UIPanGestureRecognizer else { return false }
    return (self as? UIScrollViewPanGestureRecognizer)?.scrollView?.follows(.horizontal) ?? true
  }
}

/// The delegate of the pan that goes back: an app that sets another delegate loses its answers (OW-8).
@MainActor
final class UINavigationInteractiveTransition: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  /// Whether there is something to go back to, the system's back button is visible, and the transition is the system's.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { refusal == nil }

  /// Why it says no; nil if it says yes.
  var refusal: TraceReason.Code? {
    guard let navigation, let top = navigation.topViewController, navigation.viewControllers.count > 1 else {
      return .nothingToGoBackTo
    }
    if navigation.isNavigationBarHidden { return .barHidden }
    guard top.navigationItem.showsBackButton else { return .backButtonMissing }
    return navigation.delegateAnimatesTransitions ? .transitionAnimated : nil
  }
}

extension UINavigationController {
  /// The action that the pan sends to the controller.
  package nonisolated static let popAction = "handleNavigationTransition:"

  /// The action of the pan: pops the top controller if the finger is lifted beyond the middle, or is moving there.
  ///
  /// The threshold is undocumented: the model uses the location of the finger a third of a second later.
  ///
  /// If there is nothing to go back to, which is possible only with an app's delegate, the transition never ends. Nothing comes
  /// of one that begins only at the lift, as the pan had to wait for another recognizer.
  final func handlePop(_ pop: UIPanGestureRecognizer) {
    if pop.state == .began {
      popBegan = pop.now
      if viewControllers.count < 2 { beginEndlessTransition() }
    }
    guard pop.state == .ended, popBegan != pop.now else { return }
    let way = pop.translation(in: view).x + pop.velocity(in: view).x / 3
    if way > view.bounds.width / 2 { popViewController(animated: true) }
  }

  private func beginEndlessTransition() {
    isInEndlessTransition = true
    TraceRecorder.current?.recordProperty(HiddenState.isInEndlessTransition.rawValue, of: self, .bool(true))
  }
}
