// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace
package import UIKitModel

/// A view of a scenario. Nil properties have the defaults of the view's class.
@dynamicMemberLookup
package struct ScenarioView: ScenarioResponding, Hashable, Sendable {
  /// Identifier, class, and overrides of `next` and the touches methods.
  package var responder: ScenarioResponder

  /// Where the view was in the memory of the app that a dump shows.
  @Unwritten package var address: String?

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

  /// Tables and collections: what the delegate's method does that performs the primary action of a cell (OW-43); nil without
  /// the method.
  @Rare package var performPrimaryAction: [ScenarioStep]?
  @Rare package var canPerformPrimaryAction: ScenarioAnswer?

  /// Tables and collections: what the delegate answers about cells (OW-36); nil for methods that it does not have.
  @Rare package var shouldHighlight: ScenarioAnswer?
  @Rare package var willSelect: ScenarioCellAnswer?
  @Rare package var shouldSelect: ScenarioAnswer?
  @Rare package var shouldDeselect: ScenarioAnswer?
  @Rare package var shouldBeginMultipleSelectionInteraction: ScenarioAnswer?

  /// Tables and collections: whether the delegate for drags has items for a cell (OW-48); nil without that delegate.
  @Rare package var itemsForBeginning: ScenarioAnswer?

  /// Collections: whether the data source lets an item be moved (OW-40); nil without an answer.
  @Rare package var canMoveItem: ScenarioAnswer?

  /// Tables and collections: where the delegate lets a moved cell go (OW-40); nil without an answer.
  @Rare package var targetIndexPathForMove: ScenarioCellAnswer?

  /// Scroll views: what the delegate answers to a tap on the status bar (OW-31).
  package var shouldScrollToTop: Bool?

  /// Cells: what a swipe shows beside them (OW-38).
  @Rare package var swipeActions: ScenarioSwipeActions?

  package var gestureRecognizers: [ScenarioGestureRecognizer] = []

  package var interactions: [ScenarioInteraction] = []

  /// Text views: the rectangles of links, in the bounds coordinates (OW-51).
  package var linkRects: [TraceRect] = []

  /// Text views: the rectangles of the selection, in the bounds coordinates (OW-48).
  @Rare package var selectionRects: [TraceRect]?

  /// Hosting views of SwiftUI: where content shows, in the bounds coordinates (OW-57).
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

/// What a swipe shows beside a cell, from the edge inwards (OW-38).
package struct ScenarioSwipeActions: Hashable, Sendable {
  package var leading: [ScenarioTargetAction] = []
  package var trailing: [ScenarioTargetAction] = []

  package init() {}
}

/// What a delegate answers about a cell that a touch is about to select (OW-36).
package enum ScenarioCellAnswer: Hashable, Sendable {
  case answer(ScenarioAnswer)

  /// Another cell in its place, by its identifier.
  case cell(String)
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

  /// How the controller is presented; nil for the automatic way (OW-16).
  package var modalPresentationStyle: UIModalPresentationStyle?

  /// Whether only code dismisses the controller (OW-20).
  package var isModalInPresentation = false

  /// Collection controllers: whether a long press moves items (OW-40).
  package var installsStandardGestureForInteractiveMovement = true

  /// What the delegate of its presentation answers (OW-20); nil for nothing.
  package var shouldDismiss: Bool?

  /// What that delegate does when a person tries to dismiss what stays.
  @Rare package var didAttemptToDismiss: [ScenarioStep]?

  /// How the controller behaves as a sheet (OW-19, OW-21); nil for one that says nothing of it.
  @Rare package var sheet: ScenarioSheet?

  /// How the controller behaves as a popover (OW-22).
  @Rare package var popover: ScenarioPopover?

  /// Alerts: what it looks like; nil for a box in the middle (OW-23).
  package var preferredStyle: UIAlertController.Style?

  /// Alerts: whether there is an action that cancels (OW-23).
  package var hasCancelAction = false

  /// Searches: whether what is behind is covered, and whether the navigation bar is hidden (OW-53).
  package var obscuresBackground = true
  package var hidesNavigationBar = true

  /// Whether the current context is this controller's view (OW-25).
  package var definesPresentationContext = false

  /// The edges at which the app's gestures go before the system's (OW-3).
  @Rare package var deferringEdges: [ScenarioEdges.Edge]?

  /// The controller that is asked for these edges instead.
  @Rare package var childForDeferringEdges: String?

  /// Navigation controllers: whether a tap in the content hides the bars, and whether a stroke does (OW-11).
  package var hidesBarsOnTap = false
  package var hidesBarsOnSwipe = false

  /// Navigation controllers: whether the bar is hidden (OW-8).
  package var isNavigationBarHidden = false

  package var navigationItem = ScenarioNavigationItem()

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

/// What the bar of a navigation controller shows for a controller (OW-8).
package struct ScenarioNavigationItem: Hashable, Sendable {
  /// Whether an item stands in the place of the back button.
  package var leftBarButtonItem = false
  package var leftItemsSupplementBackButton = false
  package var hidesBackButton = false

  package init() {}
}

/// How a controller behaves as a sheet (OW-19, OW-21).
package struct ScenarioSheet: Hashable, Sendable {
  package typealias Detent = UISheetPresentationController.Detent

  /// Where it can rest; nil for the large detent alone.
  package var detents: [Detent]?

  /// Where it rests; nil for the smallest.
  package var selectedDetentIdentifier: String?

  /// The largest detent at which nothing is dimmed; nil for none.
  package var largestUndimmedDetentIdentifier: String?
  package var prefersScrollingExpandsWhenScrolledToEdge = true

  package init() {}
}

/// A detent of the app's own.
package struct ScenarioDetent: Hashable, Sendable {
  package var identifier = ""

  /// Its height in points, or as a part of the large detent; one of the two.
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
  /// What a file says of a detent; nil for UIKit's own two.
  package init?(_ detent: ScenarioSheet.Detent) {
    identifier = detent.identifier.rawValue
    switch detent.height {
    case .medium, .large: return nil
    case .points(let points): height = points
    case .fraction(let part): fraction = part
    }
  }
}

/// How a controller behaves as a popover (OW-22).
package struct ScenarioPopover: Hashable, Sendable {
  package var passthroughViews: [String] = []
  package var sourceView: String?

  /// The view that stands for the item.
  package var barButtonItem: String?

  /// Whether it stays a popover in compact width, as a delegate answers.
  package var adaptivePresentationStyle: Adaptive?

  package enum Adaptive: String, CaseIterable, Hashable, Sendable { case none, automatic }

  package init() {}
}

/// An interaction of a view, which brings recognizers along (OW-45, OW-48, OW-49).
package struct ScenarioInteraction: Hashable, Sendable {
  package var interactionClass: InteractionClass

  /// Context menus: whether there is a menu (OW-46).
  package var configuration = true

  /// Drags: whether it is enabled; nil for the default of the device and the system (OW-48).
  package var isEnabled: Bool?

  package init(_ interactionClass: InteractionClass) { self.interactionClass = interactionClass }
}

/// A gesture recognizer of a scenario. Nil properties keep UIKit's defaults.
@dynamicMemberLookup
package struct ScenarioGestureRecognizer: Hashable, Sendable {
  package var id: String?
  package var className: String

  /// The nearest class of UIKit itself, for a class that HitPath does not know.
  package var baseClass: String?

  /// What the file says of UIKit's properties.
  package var properties = PropertyList()

  package var actions: [ScenarioTargetAction] = []

  /// The recognizers that must fail first (GR-14).
  package var requiresFailureOf: [String] = []

  package var delegate: ScenarioDelegateChoice?

  /// What overrides of a subclass answer (GR-14, GR-21); nil for the class's own.
  package var canPrevent: ScenarioAnswer?
  package var canBePrevented: ScenarioAnswer?
  package var shouldRequireFailure: ScenarioAnswer?
  package var shouldBeRequiredToFail: ScenarioAnswer?

  /// The touches that the subclass hands to `ignore(_:for:)` when they begin (GR-36); nil for none.
  package var ignores: ScenarioAnswer?

  package init(id: String? = nil, className: String) {
    self.id = id
    self.className = className
  }
}

/// A target-action pair of a control or a recognizer, and what the method does.
package struct ScenarioTargetAction: Hashable, Sendable {
  /// The word for a target that is gone before anything happens, unless an object is called so.
  package static let deadTarget = "dead"

  /// The method's name or selector.
  package var action: String

  /// The control event; nil on a recognizer.
  package var event: String?

  /// The target. Nil stands for no target, and `dead` for one that no longer exists (UC-18) unless an object is
  /// called so.
  package var target: String?

  /// What the method does when it is called.
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

/// What a method does, one step after the other.
package struct ScenarioEffect: Hashable, Sendable {
  /// The state of the recognizer for which it does so; nil for each, and for methods of controls.
  package var state: String?

  /// What code can do: `set`, `call` and `command`.
  package var steps: [ScenarioStep]
}

package extension ScenarioView {
  /// Whether it has a context menu: by an interaction, as a control with a menu, or as a list with such cells (OW-45).
  var hasMenu: Bool {
    if interactions.contains(where: { $0.interactionClass == .contextMenu }) { return true }
    let simulated = simulatedClass
    if UIKitClass.isKind(simulated, of: "UIControl") {
      let menu: PropertyValue? = properties["menu"]
      return menu != nil
    }
    let isList = ["UITableView", "UICollectionView"].contains { UIKitClass.isKind(simulated, of: $0) }
    return isList && holdsMenu
  }

  /// Whether a finger that stays can lift it or a part of it: by an interaction, as a list whose delegate has items for
  /// drags, or as a text with a selection (OW-48).
  var hasDrag: Bool {
    interactions.contains { $0.interactionClass == .drag } || itemsForBeginning != nil
      || selectionRects?.isEmpty == false
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

  /// Whether a row of the list has swipe actions, at whatever depth (OW-38).
  var hasSwipeActions: Bool {
    var pending = subviews[...]
    while let view = pending.popLast() {
      if view.swipeActions != nil { return true }
      pending += view.subviews
    }
    return false
  }

  /// What a view of the class answers to hit testing where nothing else is declared; nil for UIKit's implementation.
  /// The system's containers over an app let touches through (OW-14, OW-54), components of React Native have an
  /// implementation of their own (OW-78, OW-79).
  var hitTestOfClass: ScenarioHitTest? {
    if UIKitClass.letsTouchesThrough(className) { return .passThrough }
    return PointerEvents.takes(className) ? .reactNative(.auto) : nil
  }

  /// The simulated class that the view is built as, `UIView` if nothing nearer is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.view)
  }
}

package extension ScenarioController {
  /// The simulated class that the controller is built as, `UIViewController` if nothing nearer is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.controller)
  }
}

package extension ScenarioGestureRecognizer {
  /// The simulated class that the recognizer is built as, `UIGestureRecognizer` if nothing nearer is known.
  var simulatedClass: String {
    UIKitClass.simulated(className, base: baseClass, of: UIKitClass.recognizer)
  }

  /// The recognizer classes that are simulated, in the order of UIKit's documentation.
  static var classNames: [String] {
    UIKitClass.recognizers.filter { $0.traits.contains(.simulated) && !$0.traits.contains(.private) }.map(
      \.name)
  }
}

/// A property and the value that it is set to.
package struct ScenarioProperty: Hashable, Sendable {
  package var name: String
  package var value: PropertyValue

  package init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}

/// The properties of an object, each once, in the order in which files write them.
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

  /// The value as a type of its own.
  package subscript<Value: PropertyRepresentable>(name: String) -> Value? {
    get { self[name].flatMap { Value($0) } }
    set { self[name] = newValue?.propertyValue }
  }

  /// Takes over the properties of an importer.
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

/// A property by its name, with the type of its value.
package struct PropertyName<Value: PropertyRepresentable>: Sendable {
  let name: String

  fileprivate init(_ name: String) {
    self.name = name
  }
}

/// The properties of views that importers and tests set and read: `view.isHidden`.
package struct ViewPropertyNames: Sendable {
  /// What a person sees on the view, such as a button's title.
  package let text = PropertyName<String>("text")

  /// The view's own transform; nil for the identity.
  package let transform = PropertyName<TraceTransform>("transform")

  /// The anchor point in unit coordinates; nil for the middle.
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

/// A value that few objects have. Where it is missing it takes the room of a pointer, however large it is: screens have
/// a hundred thousand views.
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

/// What only the source tells, and no file holds: objects that differ in nothing else are equal.
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
  /// The point as a file has it, not rounded as in a trace.
  init(exactly point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
