// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace
package import UIKitModel

/// A view of a scenario. Nil properties have the defaults of the view's class.
@dynamicMemberLookup
package struct ScenarioView: ScenarioResponding, Hashable, Sendable {
  /// Identifier, class, and overrides of `next` and the touches methods.
  package var responder: ScenarioResponder

  /// The address of the view in the memory of the app that a dump shows, or its object ID in a storyboard or xib; in small letters.
  @Unwritten package var address: String?

  /// The nearest UIKit class, for a class that HitPath does not know: `UIButton`, `UIScrollView` and so on.
  package var baseClass: String?

  package var geometry: ScenarioGeometry

  /// The UIKit properties that the file gives, without the geometry.
  package var properties = PropertyList()

  /// Controls only: target-action pairs.
  package var actions: [ScenarioTargetAction] = []

  /// The view's answer to `gestureRecognizerShouldBegin` (GR-7); nil for that of the class.
  @Rare package var gestureRecognizerShouldBegin: ScenarioAnswer?

  /// Scroll views: the answers to `touchesShouldBegin` and `touchesShouldCancel` (SV-4, SV-6); nil for those of the
  /// class.
  @Rare package var touchesShouldBegin: ScenarioAnswer?
  @Rare package var touchesShouldCancel: ScenarioAnswer?

  /// Controls: the answers of `beginTracking` and `continueTracking` (UC-3, UC-5); nil for those of the class.
  package var beginTracking: Bool?
  package var continueTracking: Bool?

  /// Scroll views: the identifier of the view that the delegate returns for zooming (SV-15).
  package var viewForZooming: String?

  /// Tables and collections: the steps of the delegate's method for a selected cell.
  package var didSelect: [ScenarioStep] = []

  /// Tables and collections: the steps of the delegate's method for the primary action of a cell (OW-43); nil if it does
  /// not implement the method.
  @Rare package var performPrimaryAction: [ScenarioStep]?
  @Rare package var canPerformPrimaryAction: ScenarioAnswer?

  /// Tables and collections: the delegate's answers about cells (OW-36); nil for methods that it does not implement.
  @Rare package var shouldHighlight: ScenarioAnswer?
  @Rare package var willSelect: ScenarioCellAnswer?
  @Rare package var shouldSelect: ScenarioAnswer?
  @Rare package var shouldDeselect: ScenarioAnswer?
  @Rare package var shouldBeginMultipleSelectionInteraction: ScenarioAnswer?

  /// Tables and collections: whether the drag delegate has items for a cell (OW-48); nil without that delegate.
  @Rare package var itemsForBeginning: ScenarioAnswer?

  /// Collections: whether the data source allows an item to move (OW-40); nil without an answer.
  @Rare package var canMoveItem: ScenarioAnswer?

  /// Tables and collections: the delegate's answer about the destination of a moved cell (OW-40); nil without an
  /// answer.
  @Rare package var targetIndexPathForMove: ScenarioCellAnswer?

  /// Scroll views: the delegate's answer to a tap on the status bar (OW-31).
  package var shouldScrollToTop: Bool?

  /// Cells: the swipe actions (OW-38).
  @Rare package var swipeActions: ScenarioSwipeActions?

  package var gestureRecognizers: [ScenarioGestureRecognizer] = []

  package var interactions: [ScenarioInteraction] = []

  /// Text views: the rectangles of links, in the bounds coordinates (OW-51).
  package var linkRects: [TraceRect] = []

  /// Text views: the rectangles of the selection, in the bounds coordinates (OW-48).
  @Rare package var selectionRects: [TraceRect]?

  /// SwiftUI hosting views: the rectangles of visible content, in the bounds coordinates (OW-57).
  @Rare package var hostingContent: [TraceRect]?

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

/// The swipe actions of a cell, from the edge inwards (OW-38).
package struct ScenarioSwipeActions: Hashable, Sendable {
  package var leading: [ScenarioTargetAction] = []
  package var trailing: [ScenarioTargetAction] = []

  package init() {}
}

/// A delegate's answer about a cell that a touch is about to select (OW-36).
package enum ScenarioCellAnswer: Hashable, Sendable {
  case answer(ScenarioAnswer)

  /// The identifier of another cell to select instead.
  case cell(String)
}

/// The geometry of a view in its superview, in points of the superview's bounds.
package enum ScenarioGeometry: Hashable, Sendable {
  /// The frame. With a transform, the bounding box of the transformed bounds (HT-19).
  case frame(TraceRect)

  /// The bounds in the view's own coordinates and the position of its anchor point.
  case bounds(TraceRect, center: TracePoint)

  /// The bounds of the superview, or the device's screen for a window: the default in a file.
  case fill
}

package struct ScenarioWindow: Hashable, Sendable {
  /// The window as a view, with its subviews besides the root controller's view.
  package var view: ScenarioView

  /// Whether it is made the key window. If no window is, the last visible window is.
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

  /// The nearest UIKit class: `UINavigationController`, `UITabBarController` and so on.
  package var baseClass: String?

  /// The root view. Nil for a controller inside its view (``ScenarioView/viewController``), for a container that
  /// creates its own view, and for a view that is not loaded.
  ///
  /// An array of at most one element, since a value cannot contain itself.
  private var rootView: [ScenarioView] = []

  /// Navigation and tab bar controllers: the child controllers, bottom to top or left to right.
  package var viewControllers: [ScenarioController] = []

  /// Tab bar controllers: the index of the visible one.
  package var selectedIndex: Int?

  /// The controller presented by this one.
  private var presentedController: [ScenarioController] = []

  /// How the controller is presented; nil for automatic (OW-16).
  package var modalPresentationStyle: UIModalPresentationStyle?

  /// The transition with which it comes; nil for the usual one (OW-96).
  package var preferredTransition: DeclaredTransition?

  /// Whether only code dismisses the controller (OW-20).
  package var isModalInPresentation = false

  /// Collection controllers: whether a long press moves items (OW-40).
  package var installsStandardGestureForInteractiveMovement = true

  /// The answer of its presentation delegate (OW-20); nil for none.
  package var shouldDismiss: Bool?

  /// The steps of that delegate when the user tries to dismiss a controller that cannot be dismissed.
  @Rare package var didAttemptToDismiss: [ScenarioStep]?

  /// Its settings as a sheet (OW-19, OW-21); nil for the defaults.
  @Rare package var sheet: ScenarioSheet?

  /// Its settings as a popover (OW-22).
  @Rare package var popover: ScenarioPopover?

  /// Alerts: the style; nil for a box in the center (OW-23).
  package var preferredStyle: UIAlertController.Style?

  /// Alerts: whether there is a cancel action (OW-23).
  package var hasCancelAction = false

  /// Searches: whether the background is covered, nil for as the version of iOS does, and whether the navigation bar is hidden
  /// (OW-53).
  package var obscuresBackground: Bool?
  package var hidesNavigationBar = true

  /// Whether presentations in the current context use this controller's view (OW-25).
  package var definesPresentationContext: Bool?

  /// The edges at which the app's gestures have precedence over the system's (OW-3).
  @Rare package var deferringEdges: [ScenarioEdges.Edge]?

  /// The controller that is asked for these edges instead.
  @Rare package var childForDeferringEdges: String?

  /// Navigation controllers: whether a tap in the content hides the bars, and whether a swipe does (OW-11).
  package var hidesBarsOnTap = false
  package var hidesBarsOnSwipe = false

  /// Navigation controllers: whether the delegate implements `navigationController(_:animationControllerFor:from:to:)` (OW-113).
  package var animatesTransitions = false

  /// Navigation controllers: whether the bar is hidden (OW-8).
  package var isNavigationBarHidden = false

  package var navigationItem = ScenarioNavigationItem()

  /// Whether a controller inside a subview was added with `addChild` (RC-7).
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

/// The navigation bar's contents for a controller (OW-8).
package struct ScenarioNavigationItem: Hashable, Sendable {
  /// Whether an item replaces the back button.
  package var leftBarButtonItem = false
  package var leftItemsSupplementBackButton = false
  package var hidesBackButton = false

  package init() {}
}

/// The settings of a controller as a sheet (OW-19, OW-21).
package struct ScenarioSheet: Hashable, Sendable {
  package typealias Detent = UISheetPresentationController.Detent

  /// The detents; nil for only the large one.
  package var detents: [Detent]?

  /// The detent at which it rests; nil for the smallest.
  package var selectedDetentIdentifier: String?

  /// The largest detent at which the background is not dimmed; nil for none.
  package var largestUndimmedDetentIdentifier: String?
  package var prefersScrollingExpandsWhenScrolledToEdge = true
  package var prefersEdgeAttachedInCompactHeight = false

  package init() {}
}

/// A custom detent.
package struct ScenarioDetent: Hashable, Sendable {
  package var identifier = ""

  /// Its height in points, or as a fraction of the large detent; one of the two.
  package var height: Double?
  package var fraction: Double?

  package init() {}

  /// The detent; nil for one without a height.
  package var detent: ScenarioSheet.Detent? {
    let identifier = ScenarioSheet.Detent.Identifier(identifier)
    if let height { return .custom(identifier: identifier, height: height) }
    return fraction.map { .custom(identifier: identifier, fraction: $0) }
  }
}

extension ScenarioDetent {
  /// The custom detent of a file; nil for UIKit's own two.
  package init?(_ detent: ScenarioSheet.Detent) {
    identifier = detent.identifier.rawValue
    switch detent.height {
    case .medium, .large: return nil
    case .points(let points): height = points
    case .fraction(let part): fraction = part
    }
  }
}

/// The settings of a controller as a popover (OW-22).
package struct ScenarioPopover: Hashable, Sendable {
  package var passthroughViews: [String] = []
  package var sourceView: String?

  /// The view that represents the item.
  package var barButtonItem: String?

  /// Whether it stays a popover in compact width, as its delegate answers.
  package var adaptivePresentationStyle: Adaptive?

  package enum Adaptive: String, CaseIterable, Hashable, Sendable { case none, automatic }

  package init() {}
}

/// An interaction of a view, with its built-in recognizers (OW-45, OW-48, OW-49).
package struct ScenarioInteraction: Hashable, Sendable {
  package var interactionClass: InteractionClass

  /// Context menus: whether there is a menu (OW-46).
  package var configuration = true

  /// Drags: whether it is enabled; nil for the default of device and system (OW-48).
  package var isEnabled: Bool?

  package init(_ interactionClass: InteractionClass) { self.interactionClass = interactionClass }
}

/// A gesture recognizer of a scenario. Nil properties have UIKit's defaults.
@dynamicMemberLookup
package struct ScenarioGestureRecognizer: Hashable, Sendable {
  package var id: String?
  package var className: String

  /// The nearest UIKit class, for a class that HitPath does not know.
  package var baseClass: String?

  /// The UIKit properties that the file gives.
  package var properties = PropertyList()

  package var actions: [ScenarioTargetAction] = []

  /// The recognizers that must fail first (GR-14).
  package var requiresFailureOf: [String] = []

  package var delegate: ScenarioDelegateChoice?

  /// The answers of a subclass's overrides (GR-14, GR-21); nil for those of the class.
  package var canPrevent: ScenarioAnswer?
  package var canBePrevented: ScenarioAnswer?
  package var shouldRequireFailure: ScenarioAnswer?
  package var shouldBeRequiredToFail: ScenarioAnswer?

  /// The touches that the subclass passes to `ignore(_:for:)` when they begin (GR-36); nil for none.
  package var ignores: ScenarioAnswer?

  package init(id: String? = nil, className: String) {
    self.id = id
    self.className = className
  }
}

/// A target-action pair of a control or a recognizer, and the steps of the method.
package struct ScenarioTargetAction: Hashable, Sendable {
  /// The word for a target that no longer exists from the start, unless an object has this name.
  package static let deadTarget = "dead"

  /// The method's name or selector.
  package var action: String

  /// The control event; nil on a recognizer.
  package var event: String?

  /// The target. Nil stands for no target, and `dead` for one that no longer exists (UC-18) unless an object has this
  /// name.
  package var target: String?

  /// The steps of the method.
  package var effects: [ScenarioEffect] = []

  package init(action: String, event: String? = nil, target: String? = nil) {
    self.action = action
    self.event = event
    self.target = target
  }

  /// The pair as data, for the snapshot.
  package var record: TraceAction {
    TraceAction(action: action, event: event.map(ControlEvent.init), target: target)
  }
}

/// The steps of a method, in order.
package struct ScenarioEffect: Hashable, Sendable {
  /// The state of the recognizer that the steps are for; nil for all states, and for methods of controls.
  package var state: String?

  /// What code can do: `set`, `call` and `command`.
  package var steps: [ScenarioStep]
}

package extension ScenarioView {
  /// Whether it has a context menu: by an interaction, as a control with a menu, or as a list with such cells (OW-45).
  var hasMenu: Bool {
    if hasLinks || interactions.contains(where: { $0.interactionClass == .contextMenu }) { return true }
    let simulated = simulatedClass
    if UIKitClass.isKind(simulated, of: "UIControl") {
      let menu: PropertyValue? = properties["menu"]
      return menu != nil
    }
    let isList = ["UITableView", "UICollectionView"].contains { UIKitClass.isKind(simulated, of: $0) }
    return isList && holdsMenu
  }

  /// Whether a long press can lift it or a part of it: by an interaction, as a list whose delegate has items for drags,
  /// or as a text with a selection or links (OW-48).
  var hasDrag: Bool {
    interactions.contains { $0.interactionClass == .drag } || itemsForBeginning != nil
      || selectionRects?.isEmpty == false || hasLinks
  }

  /// Whether it is a text with links that react (OW-51).
  private var hasLinks: Bool {
    !linkRects.isEmpty && properties["isEditable"] == .bool(false)
      && properties["isSelectable"] != .bool(false)
  }

  /// Whether a cell below it has a menu.
  private var holdsMenu: Bool {
    subviews.contains { subview in
      if let hasMenu: Bool = subview.properties["contextMenu"] { return hasMenu }
      return !UIKitClass.isCell(subview.simulatedClass) && subview.holdsMenu
    }
  }

  /// Whether it is a scroll view that can be zoomed from the start (SV-15).
  var zooms: Bool {
    let scales = ["minimumZoomScale", "maximumZoomScale"].map { properties[$0] ?? 1.0 }
    return scales[0] < scales[1]
  }

  /// Whether a row of the list has swipe actions, at any depth (OW-38).
  var hasSwipeActions: Bool {
    var pending = subviews[...]
    while let view = pending.popLast() {
      if view.swipeActions != nil { return true }
      pending += view.subviews
    }
    return false
  }

  /// The hit-test behavior of the class, used if nothing else is declared; nil for UIKit's implementation. The system's
  /// containers over an app pass touches through (OW-14, OW-54); components of React Native have their own
  /// implementation (OW-78, OW-79).
  var hitTestOfClass: ScenarioHitTest? {
    if UIKitClass.letsTouchesThrough(className) { return .passThrough }
    if className == InnerFramework.paragraphText { return .returnsNil }
    return PointerEvents.takes(className) ? .reactNative(.auto) : nil
  }

  /// The simulated class that the view is created as; `UIView` if no nearer one is known.
  var simulatedClass: String {
    // A button of Gesture Handler is a control, whose class is not UIKit's (OW-80).
    let base = className == UIKitClass.gestureHandlerButton ? baseClass ?? "UIControl" : baseClass
    return UIKitClass.simulated(className, base: base, of: UIKitClass.view)
  }
}

package extension ScenarioController {
  /// The simulated class that the controller is created as; `UIViewController` if no nearer one is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.controller)
  }

  /// Whether it is a controller of SwiftUI, by its class without what is shown, or by the class below which it is (OW-72).
  private var isHostingController: Bool {
    let own = className.prefix { $0 != "<" }
    return [String(own), baseClass].contains { UIKitClass.isKind($0, of: "UIHostingController") }
  }

  /// Gives its view the class that SwiftUI gives it, unless a file names one.
  func makeHosting(_ view: inout ScenarioView) {
    if isHostingController, view.className == UIKitClass.view { view.className = InnerFramework.hostingView }
  }
}

package extension ScenarioGestureRecognizer {
  /// The simulated class that the recognizer is created as; `UIGestureRecognizer` if no nearer one is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.recognizer)
  }

  /// The recognizer classes that are simulated, in the order of UIKit's documentation.
  static var classNames: [String] {
    UIKitClass.recognizers.filter { $0.traits.contains(.simulated) && !$0.traits.contains(.private) }.map(
      \.name)
  }
}

/// A property with the value to set.
package struct ScenarioProperty: Hashable, Sendable {
  package var name: String
  package var value: PropertyValue

  package init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}

/// The properties of an object, each once, in the order of the file format.
package struct PropertyList: Hashable, Sendable {
  private var properties: [ScenarioProperty] = []

  package init() {}

  /// The value of a property; nil for one that the list does not have.
  package subscript(name: String) -> PropertyValue? {
    get { properties.first { $0.name == name }?.value }
    set {
      let place = properties.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let index?, let value?): properties[index].value = value
      case (let index?, nil): properties.remove(at: index)
      case (nil, let value?):
        let next = properties.firstIndex { Self.position(of: $0.name) > Self.position(of: name) }
        properties.insert(ScenarioProperty(name: name, value: value), at: next ?? properties.endIndex)
      case (nil, nil): break
      }
    }
  }

  /// The value converted to a type.
  package subscript<Value: PropertyRepresentable>(name: String) -> Value? {
    get { self[name].flatMap { Value($0) } }
    set { self[name] = newValue?.propertyValue }
  }

  /// Adds the properties of an importer.
  package mutating func set(_ properties: [ScenarioProperty]) {
    for property in properties { self[property.name] = property.value }
  }

  private static func position(of name: String) -> Int { positions[name] ?? .max }

  private static let positions = Dictionary(
    UIKitProperties.all.enumerated().map { ($0.element.name, $0.offset) },
    uniquingKeysWith: { first, _ in first })
}

extension PropertyList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { properties.count }
  package subscript(position: Int) -> ScenarioProperty { properties[position] }
}

/// The name of a property, with the type of its value.
package struct PropertyName<Value: PropertyRepresentable>: Sendable {
  let name: String

  fileprivate init(_ name: String) {
    self.name = name
  }
}

/// The properties of views that importers and tests set and read: `view.isHidden`.
package struct ViewPropertyNames: Sendable {
  /// The visible text of the view, such as a button's title.
  package let text = PropertyName<String>("text")

  /// The view's own transform; nil for the identity.
  package let transform = PropertyName<TraceTransform>("transform")

  /// The anchor point in unit coordinates; nil for the center.
  package let anchorPoint = PropertyName<TracePoint>("anchorPoint")

  /// The scroll offset: the origin of the bounds (HT-22).
  package let contentOffset = PropertyName<TracePoint>("contentOffset")

  package let isHidden = PropertyName<Bool>("isHidden")
  package let alpha = PropertyName<Double>("alpha")
  package let isUserInteractionEnabled = PropertyName<Bool>("isUserInteractionEnabled")
  package let isMultipleTouchEnabled = PropertyName<Bool>("isMultipleTouchEnabled")
  package let isExclusiveTouch = PropertyName<Bool>("isExclusiveTouch")
  package let clipsToBounds = PropertyName<Bool>("clipsToBounds")
  package let zPosition = PropertyName<Double>("zPosition")
  package let backgroundColor = PropertyName<String>("backgroundColor")

  /// Controls only.
  package let isEnabled = PropertyName<Bool>("isEnabled")

  fileprivate static let all = ViewPropertyNames()
}

package extension ScenarioView {
  subscript<Value>(dynamicMember path: KeyPath<ViewPropertyNames, PropertyName<Value>>) -> Value? {
    get { properties[ViewPropertyNames.all[keyPath: path].name] }
    set { properties[ViewPropertyNames.all[keyPath: path].name] = newValue }
  }
}

package extension ScenarioWindow {
  var windowLevel: Double {
    get { view.properties["windowLevel"] ?? 0 }
    set { view.properties["windowLevel"] = newValue == 0 ? nil : newValue }
  }
}

/// The properties of recognizers that importers and tests set and read.
package struct RecognizerPropertyNames: Sendable {
  package let isEnabled = PropertyName<Bool>("isEnabled")
  package let cancelsTouchesInView = PropertyName<Bool>("cancelsTouchesInView")
  package let delaysTouchesBegan = PropertyName<Bool>("delaysTouchesBegan")
  package let delaysTouchesEnded = PropertyName<Bool>("delaysTouchesEnded")

  fileprivate static let all = RecognizerPropertyNames()
}

package extension ScenarioGestureRecognizer {
  subscript<Value>(dynamicMember path: KeyPath<RecognizerPropertyNames, PropertyName<Value>>) -> Value? {
    get { properties[RecognizerPropertyNames.all[keyPath: path].name] }
    set { properties[RecognizerPropertyNames.all[keyPath: path].name] = newValue }
  }
}

/// A value that few objects have. Without a value it takes only the memory of a pointer, since screens may have a
/// hundred thousand views.
@propertyWrapper
package struct Rare<Value> {
  /// At most one.
  private var values: [Value] = []

  package init() {}

  package var wrappedValue: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
  }
}

extension Rare: Equatable where Value: Equatable {}

extension Rare: Hashable where Value: Hashable {}

extension Rare: Sendable where Value: Sendable {}

/// A value that only a source has and no file contains. Objects that differ only in it are equal.
@propertyWrapper
package struct Unwritten<Value: Sendable>: Hashable, Sendable {
  package var wrappedValue: Value?

  package init() {}

  package static func == (_: Self, _: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension CGPoint {
  init(_ point: TracePoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  init(_ rect: TraceRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension TracePoint {
  /// The point as in a file, not rounded as in a trace.
  init(exactly point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
