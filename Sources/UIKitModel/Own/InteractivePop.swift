// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// What a controller shows in the bar of its navigation controller, as far as touches depend on it (OW-8).
@MainActor
public final class UINavigationItem {
  /// An item in place of the back button, or beside it with ``leftItemsSupplementBackButton``.
  public var leftBarButtonItem: UIBarButtonItem?

  /// Whether the back button stays beside the item on the left.
  public var leftItemsSupplementBackButton = false

  /// Whether the back button is left out.
  public var hidesBackButton = false

  /// Whether the system's back button shows.
  var showsBackButton: Bool {
    !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton)
  }
}

/// An item of a bar.
@MainActor
public final class UIBarButtonItem {
  /// Creates an item; what it does is told by the view that stands for it.
  public init() {}
}

/// The pan from the leading edge that goes back in a navigation controller (OW-7 to OW-9).
///
/// Its delegate, an object of UIKit's, says whether there is something to go back to. Other pans that see the same touch
/// wait until it has failed. It follows a scroll of a trackpad to the right too, wherever the pointer is; of that the pans of
/// UIKit's own views go first.
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
  private var isScroll: Bool { attemptTouches.contains(where: \.isStand) }

  override func start(after movement: CGPoint) -> Start {
    guard isScroll else { return super.start(after: movement) }
    return movement.x > abs(movement.y) ? .begins : .fails(TraceReason(.wrongDirection))
  }

  override class var hasFailureHooks: Bool { true }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(
      isScroll && otherGestureRecognizer.isPartOfView && otherGestureRecognizer is UIPanGestureRecognizer)
  }

  /// The priority is UIKit's own, not that of pans from an edge in general.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer else { return OptionalMethods.missing(false) }
    let goesFirst =
      otherGestureRecognizer.isPartOfView
      || staticRequirements.recognizers.contains { $0 === otherGestureRecognizer }
    return OptionalMethods.missing(!isScroll || !goesFirst)
  }
}

/// The pan anywhere in the content that goes back, since iOS 26 (OW-10).
///
/// In UIKit it is of the class of the pan from the edge. It has the same delegate. It waits for that pan and for those of UIKit's
/// views, such as scroll views and rows; an app's own pans wait for it, unless it is required to wait for them.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    name = "UINavigationController.contentSwipe"
    declaration = .named("_UIContentPopPanGestureRecognizer")
  }

  /// At the bottom of the stack it has nothing to do, unless an app's delegate decides.
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
      otherGestureRecognizer.isPartOfView && otherGestureRecognizer is UIPanGestureRecognizer)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOwnPan = otherGestureRecognizer is UIPanGestureRecognizer && !otherGestureRecognizer.isPartOfView
    return OptionalMethods.missing(
      isOwnPan && !staticRequirements.recognizers.contains { $0 === otherGestureRecognizer })
  }
}

/// The delegate of the pan that goes back: an app that sets another one loses its answers (OW-8).
@MainActor
final class UINavigationInteractiveTransition: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  /// Whether there is something to go back to, and the bar shows the system's back button.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let top = navigation.topViewController else { return false }
    return navigation.viewControllers.count > 1 && !navigation.isNavigationBarHidden
      && top.navigationItem.showsBackButton
  }
}

extension UINavigationController {
  /// What the pan that goes back sends to the controller.
  package nonisolated static let popAction = "handleNavigationTransition:"

  /// The action of the pan: the top controller is popped if the finger is lifted beyond the middle, or on its way there.
  ///
  /// How far is enough is not documented: the place counts where the finger would be a third of a second later.
  ///
  /// Where there is nothing to go back to, which only an app's delegate lets happen, the transition never ends.
  final func handlePop(_ pop: UIPanGestureRecognizer) {
    if pop.state == .began, viewControllers.count < 2 { isInEndlessTransition = true }
    guard pop.state == .ended else { return }
    let way = pop.translation(in: view).x + pop.velocity(in: view).x / 3
    if way > view.bounds.width / 2 { popViewController(animated: true) }
  }
}
