// SPDX-License-Identifier: Apache-2.0

package import Trace
package import UIKitModel

/// A view of a scenario. Nil properties have the defaults of the view's class.
@dynamicMemberLookup
package struct ScenarioView: ScenarioResponding, Hashable, Sendable {
  /// Identifier, class, and overrides of `next` and the touches methods.
  package var responder: ScenarioResponder

  /// The nearest class of UIKit itself, for a class that HitPath does not know: `UIButton`, `UIScrollView` and so on.
  package var baseClass: String?

  package var geometry: ScenarioGeometry

  /// What the file says of UIKit's properties but the geometry.
  package var properties = PropertyList()

  /// Controls only: target-action pairs.
  package var actions: [ScenarioTargetAction] = []

  /// What `gestureRecognizerShouldBegin` of the view answers (GR-7); nil for the class's own.
  @Rare package var gestureRecognizerShouldBegin: ScenarioAnswer?

  /// Scroll views: what `touchesShouldBegin` and `touchesShouldCancel` answer (SV-4, SV-6); nil for the class's own.
  @Rare package var touchesShouldBegin: ScenarioAnswer?
  @Rare package var touchesShouldCancel: ScenarioAnswer?

  /// Controls: what `beginTracking` and `continueTracking` answer (UC-3, UC-5); nil for the class's own.
  package var beginTracking: Bool?
  package var continueTracking: Bool?

  /// Scroll views: the view that the delegate names for zooming (SV-15), by its identifier.
  package var viewForZooming: String?

  /// Tables and collections: what the delegate's method does that hears of a selected cell.
  package var didSelect: [ScenarioStep] = []

  package var gestureRecognizers: [ScenarioGestureRecognizer] = []

  package var hitTest: ScenarioHitTest?
  package var pointInside: DeclaredPointInside?

  /// The controller whose root view this is.
  @Rare package var viewController: ScenarioController?

  /// Subviews from back to front.
  package var subviews: [ScenarioView] = []

  package init(
    id: String? = nil, className: String = "UIView", baseClass: String? = nil, geometry: ScenarioGeometry
  ) {
    responder = ScenarioResponder(id: id, className: className)
    self.baseClass = baseClass
    self.geometry = geometry
  }
}

/// Where a view is in its superview, in points of the superview's bounds.
package enum ScenarioGeometry: Hashable, Sendable {
  /// The frame. With a transform, the bounding box of the transformed bounds (HT-19).
  case frame(TraceRect)

  /// The bounds in the view's own coordinates and the position of its anchor point.
  case bounds(TraceRect, center: TracePoint)

  /// The bounds of the superview, or the device's screen for a window: the default of a file.
  case fill
}

package struct ScenarioWindow: Hashable, Sendable {
  /// The window as a view; its subviews come besides the root controller's view.
  package var view: ScenarioView

  /// Whether it is made the key window. Without any, the last visible window is.
  package var isKeyWindow: Bool?

  package var rootViewController: ScenarioController?

  package init(
    view: ScenarioView = ScenarioView(className: "UIWindow", baseClass: "UIWindow", geometry: .fill)
  ) {
    self.view = view
  }
}

/// A view controller of a scenario.
package struct ScenarioController: ScenarioResponding, Hashable, Sendable {
  package var responder: ScenarioResponder

  /// The nearest class of UIKit itself: `UINavigationController`, `UITabBarController` and so on.
  package var baseClass: String?

  /// The root view. Nil for the controller of a view that carries it (``ScenarioView/viewController``), for a
  /// container that makes its own, and for a view that is not loaded.
  ///
  /// An array of at most one element, since a value cannot hold itself.
  private var rootView: [ScenarioView] = []

  /// Navigation and tab bar controllers: the controllers contained, bottom to top or left to right.
  package var viewControllers: [ScenarioController] = []

  /// Tab bar controllers: which of them shows.
  package var selectedIndex: Int?

  /// The controller presented by this one.
  private var presentedController: [ScenarioController] = []

  /// Whether a controller that a subview carries was added with `addChild` (RC-7).
  package var isChild = true

  package init(id: String? = nil, className: String = "UIViewController", baseClass: String? = nil) {
    responder = ScenarioResponder(id: id, className: className)
    self.baseClass = baseClass
  }

  package var view: ScenarioView? {
    get { rootView.first }
    set { rootView = newValue.map { [$0] } ?? [] }
  }

  package var presents: ScenarioController? {
    get { presentedController.first }
    set { presentedController = newValue.map { [$0] } ?? [] }
  }
}
