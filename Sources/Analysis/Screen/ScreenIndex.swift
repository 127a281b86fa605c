// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The records of a screen by identifier, with the view hierarchy.
package struct ScreenIndex: Sendable {
  package let screen: TraceScreen

  private let viewsByID: [String: Int]
  private let subviewsByID: [String: [String]]
  private let controllersByID: [String: TraceController]
  private let recognizersByID: [String: TraceGestureRecognizer]
  private let depths: [String: Int]
  private let toScreen = Cached<[String: TraceTransform]>()
  private let animated = Cached<Set<String>>()

  package init(_ screen: TraceScreen) {
    self.screen = screen
    var views: [String: Int] = [:]
    var subviews: [String: [String]] = [:]
    var depths: [String: Int] = [:]
    views.reserveCapacity(screen.views.count)
    for (index, view) in screen.views.enumerated() {
      views[view.id] = index
      if let superview = view.superview {
        subviews[superview, default: []].append(view.id)
        depths[view.id] = (depths[superview] ?? 0) + 1
      } else {
        depths[view.id] = 0
      }
    }
    viewsByID = views
    subviewsByID = subviews
    self.depths = depths
    controllersByID = Dictionary(screen.controllers.map { ($0.id, $0) }) { first, _ in first }
    recognizersByID = Dictionary(screen.gestureRecognizers.map { ($0.id, $0) }) { first, _ in first }
  }

  package func view(_ id: String) -> TraceView? {
    viewsByID[id].map { screen.views[$0] }
  }

  package func controller(_ id: String) -> TraceController? { controllersByID[id] }

  package func recognizer(_ id: String) -> TraceGestureRecognizer? { recognizersByID[id] }

  /// The view that created a recognizer for its own work, such as a scroll view its pan; nil for one that the app
  /// added.
  package func owner(ofRecognizer id: String) -> String? {
    recognizer(id).flatMap { $0.isPartOfView == true ? $0.view : nil }
  }

  /// Whether the screen comes from Interface Builder's canvas. What code moves, shows and hides later is then unknown,
  /// and so is what Auto Layout does to the frames.
  package var isCanvas: Bool { screen.unknown.contains(.code) }

  /// The windows in the order in which hit testing asks them.
  package var windows: [TraceView] { screen.windowOrder.compactMap(view) }

  /// The subviews of a view, back to front.
  package func subviews(of id: String) -> [String] { subviewsByID[id] ?? [] }

  /// The number of superviews of a view; 0 for a window.
  package func depth(of id: String) -> Int { depths[id] ?? 0 }

  /// The view and its superviews, up to the window.
  package func ancestry(of id: String) -> [TraceView] {
    var path: [TraceView] = []
    var current = view(id)
    while let step = current, path.count <= screen.views.count {
      path.append(step)
      current = step.superview.flatMap(view)
    }
    return path
  }

  /// The transform from a view's bounds coordinates to screen coordinates; nil for a view in no window.
  package func screenTransform(of view: TraceView) -> TraceTransform? {
    toScreen.value(screenTransforms)[view.id]
  }

  private func screenTransforms() -> [String: TraceTransform] {
    var transforms: [String: TraceTransform] = [:]
    // Views come after their superviews, so the window's transform is known.
    var windows: [String: TraceTransform] = [:]
    for view in screen.views {
      let window =
        view.window != nil ? TraceTransform(boundsOf: view) : view.superview.flatMap { windows[$0] }
      windows[view.id] = window
      guard let window, let toWindow = view.windowTransform else { continue }
      transforms[view.id] = window.after(toWindow)
    }
    return transforms
  }

  /// Why the default `hitTest` of a view refuses every touch: a closed gate or empty bounds (HT-3, HT-8, HT-14, HT-27).
  /// Nil if the point or a declared override decides.
  package func refusal(of view: TraceView) -> TraceReason? {
    guard view.overrides[.hitTest] == nil else { return nil }
    let gates = GateChecks(
      checking: view.isUserInteractionEnabled,
      isAnimating: animated.value(animatedViews).contains(view.id), isHidden: view.isHidden,
      alpha: view.alpha)
    return gates.refusal
      ?? (view.overrides[.pointInside] == nil ? TraceReason(emptySize: view.bounds.size) : nil)
  }

  /// The views that run a block animation without `allowUserInteraction`, and their descendants (HT-27).
  private func animatedViews() -> Set<String> {
    var animated: Set<String> = []
    for view in screen.views
    where view.isAnimating || view.superview.map(animated.contains) ?? false {
      animated.insert(view.id)
    }
    return animated
  }

  /// The search bar around one of its buttons, in which nothing is first responder of a window (OW-94). What lies in its field is
  /// no button of the bar.
  func idleSearchBar(around button: String, in window: String?) -> String? {
    let path = ancestry(of: button)
    guard path.first?.role == .button, let bar = path.firstIndex(where: { $0.role == .searchBar }),
      !path[..<bar].contains(where: { $0.role == .textField })
    else { return nil }
    let first = window.flatMap(view)?.window?.firstResponder
    let isEditing = first.map { ancestry(of: $0).contains { $0.id == path[bar].id } } ?? false
    return isEditing ? nil : path[bar].id
  }

  /// The kind and declared methods of a responder.
  package func responder(_ id: String) -> ResponderSummary {
    if let view = view(id) {
      let kind: ResponderSummary.Kind =
        view.window != nil ? .window : (view.control != nil ? .control : .view)
      return ResponderSummary(
        id: id, className: view.className, kind: kind, unknown: view.unknown, implements: view.implements,
        isUnsimulated: view.isUnsimulated)
    }
    if let controller = controller(id) {
      return ResponderSummary(
        id: id, className: controller.className, kind: .viewController, unknown: controller.unknown,
        implements: controller.implements, isUnsimulated: controller.isUnsimulated)
    }
    let others =
      screen.scenes.map { ($0, ResponderSummary.Kind.scene) } + [(screen.application, .application)]
      + (screen.delegate.map { [($0, .applicationDelegate)] } ?? [])
    if let (other, kind) = others.first(where: { $0.0.id == id }) {
      return ResponderSummary(
        id: id, className: other.className, kind: kind, unknown: other.unknown, implements: other.implements)
    }
    return ResponderSummary(id: id, className: UIKitClass.responder, kind: .responder, unknown: [])
  }
}

/// What an answer says about a responder.
package struct ResponderSummary: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case view, control, window, viewController, scene, application, applicationDelegate, responder
  }

  package var id: String
  package var className: String
  package var kind: Kind
  package var unknown: [String]

  /// The touch methods that the source declares to be implemented.
  package var implements: [TraceTouchesMethod] = []

  /// Whether its class handles touches in ways that are not simulated.
  package var isUnsimulated = false
}

extension ScreenIndex {
  /// Whether an action is registered for any of the control events; nil if unknown.
  package func hasAction(_ control: String, _ events: [ControlEvent]) -> Bool? {
    guard let view = view(control), let record = view.control else { return nil }
    if record.actions.contains(where: { $0.event.map(events.contains) ?? false }) { return true }
    return view.unknown.contains(.actions) || screen.unknown.contains(.actions) ? nil : false
  }

  /// Whether an action is the one by which a scroll view's pan recognizer scrolls it.
  package func isScrolling(_ action: ActionRecord) -> Bool {
    action.action == SystemAction.pan && action.sender.flatMap(recognizer)?.view == action.target
  }

  /// Whether a view fills its superview.
  package func fillsSuperview(_ id: String) -> Bool {
    guard let view = view(id), let superview = view.superview.flatMap(self.view) else { return false }
    return view.frame == superview.bounds
  }
}

/// The objects that occur in a trace.
package struct TraceObjects: Sendable {
  private var names: Set<String> = []

  package init(_ trace: TouchTrace) {
    let screen = trace.screen
    names.formUnion(screen.views.map(\.id))
    names.formUnion(screen.views.compactMap { $0.window?.firstResponder })
    names.formUnion(screen.controllers.map(\.id))
    names.formUnion(screen.gestureRecognizers.flatMap { [$0.id] + [$0.delegate].compactMap(\.self) })
    names.formUnion(screen.scenes.map(\.id))
    names.formUnion([screen.application.id] + [screen.delegate?.id].compactMap(\.self))
    for event in trace.events { names.formUnion(event.kind.ids(of: Self.roles)) }
  }

  /// The roles of objects that the screen's record may lack, such as a target or a new responder.
  private static let roles: [EventRole] = [
    .responder, .recognizer, .controller, .asked, .sender, .target, .object, .to, .receiver,
  ]

  /// Whether an object has this name.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}

extension TraceGestureRecognizer {
  /// The nearest class of UIKit.
  package var nearestClass: String { baseClass ?? className }

  /// The gesture that it recognizes.
  package var gesture: UIKitClass.Gesture { UIKitClass.named(nearestClass)?.gesture ?? .other }

  /// Whether a UIKit view attached it to itself, as scroll views do (SV-2, SV-7).
  package var isSystem: Bool {
    UIKitClass.named(nearestClass)?.traits.contains(.private) ?? false
  }

  /// Whether it only serves its own view and does nothing that a person would notice as an action.
  package var isInternalToView: Bool { isSystem && !gesture.changesScreens }

  /// The number of taps that it requires.
  package var tapCount: Int { self[.numberOfTapsRequired].flatMap(Int.init) ?? 1 }

  /// The press duration that it requires, in seconds; nil if its record does not say.
  var pressDuration: Double? { self[.minimumPressDuration].flatMap(Double.init) }
}

extension TraceController {
  /// Whether it handles touches in ways that are not simulated, with no touch methods declared: Flutter's reads every touch
  /// that the responder chain brings, also from a view that it presents (OW-81).
  fileprivate var isUnsimulated: Bool {
    implements.isEmpty && InnerFramework(ofClass: className) == .flutter
  }
}

extension TraceView {
  /// Whether it handles touches in ways that are not simulated, with no touch methods declared. Those of a subclass of
  /// `WKWebView` are not called (OW-82).
  var isUnsimulated: Bool {
    (implements.isEmpty || UIKitClass.isKind(baseClass, of: UIKitClass.webView))
      && [className, baseClass].contains(where: UIKitClass.handlesTouchesItself)
  }

  /// Whether it implements `touchesBegan` and `touchesEnded`, and not `touchesCancelled` (TE-5).
  var ignoresCancel: Bool {
    implements.contain(.began) && implements.contain(.ended) && !implements.contain(.cancelled)
  }

  /// Whether it controls the touches of its parts, which is not simulated (OW-92).
  var ownsItsParts: Bool { uikitClass?.inherits(.ownsItsParts) ?? false }
}

extension Sequence<TraceTouchesMethod> {
  /// Whether a touches method is among them.
  func contain(_ method: TouchMethod) -> Bool { contains { $0.method == .touches(method) } }

  /// Whether any touches method is among them.
  var handleTouches: Bool {
    contains { if case .touches = $0.method { true } else { false } }
  }

  /// The first that runs the app's code and passes one of these calls on to `super`.
  func passing(on methods: [TouchMethod]) -> TraceTouchesMethod? {
    first { $0.callsSuper && $0.method.isAmong(methods) }
  }
}

extension RecognizerAnswer {
  /// The answer before any event.
  ///
  /// - Parameters:
  ///   - id: The recognizer.
  ///   - index: The screen.
  ///   - source: The source of the screen. For code, the classes are real and their methods ran.
  init(_ id: String, in index: ScreenIndex, source: String) {
    let record = index.recognizer(id)
    let className = record?.className ?? UIKitClass.recognizer
    self.init(id: id, className: className, baseClass: record?.baseClass ?? className, view: record?.view)
    // Closures added to a recognizer by code are not recorded.
    areActionsKnown = source != ScreenSource.code.name && index.tellsActions(of: record?.view, source: source)
    isUnsimulated = source != ScreenSource.code.name && kind == .other && className != UIKitClass.recognizer
    mayDecideItself =
      source != ScreenSource.code.name && kind != .other && className != baseClass
      && !UIKitClass.isUIKit(className)
      // On a hosting view it stands for a gesture of SwiftUI, which has no class of the app's (OW-75).
      && !(record.flatMap { index.view($0.view) }?.isHostingView ?? false)
  }

  /// Fills in the properties of a recognizer that was added after the trace began.
  mutating func describe(in index: ScreenIndex, source: String) {
    let found = RecognizerAnswer(id, in: index, source: source)
    (className, baseClass, view) = (found.className, found.baseClass, found.view)
    (areActionsKnown, isUnsimulated) = (found.areActionsKnown, found.isUnsimulated)
    mayDecideItself = found.mayDecideItself
  }
}

extension ControlAnswer {
  init(_ control: String, in index: ScreenIndex, source: String) {
    self.init(control: control)
    areActionsKnown = index.tellsActions(of: control, source: source)
    tracksByItself =
      source != ScreenSource.code.name
      && index.view(control).map { $0.isOwnControl && $0.className != $0.baseClass } ?? false
  }
}

extension ScreenIndex {
  /// Whether the source contains the actions of a view's control or recognizers.
  fileprivate func tellsActions(of view: String?, source: String) -> Bool {
    let silent = [UnknownProperty.actions, .targets, .code, .gestureRecognizers].map(\.rawValue)
    guard ScreenSource.named(source)?.tellsActions ?? true, !screen.unknown.contains(where: silent.contains)
    else { return false }
    return view.flatMap { self.view($0) }.map { !$0.unknown.contains(where: silent.contains) } ?? true
  }
}

extension TraceView {
  /// What kind of view it is, by its UIKit class.
  package var role: ViewRole {
    uikitClass?.lineage.lazy.compactMap { ViewRole(rawValue: $0.name) }.first { _ in true } ?? .view
  }

  /// Whether it is a bar with items, which takes the touches between them (OW-15).
  var isBarOfItems: Bool { [.navigationBar, .tabBar, .toolbar].contains(role) }

  /// The nearest class of UIKit.
  package var uikitClass: UIKitClass? { UIKitClass.nearest(to: className, base: baseClass) }

  /// The role defined exactly by its UIKit class; nil if only an ancestor class defines one.
  var baseRole: ViewRole? { ViewRole(rawValue: baseClass) }

  package var isScrollView: Bool { UIKitClass.isKind(baseClass, of: .scrollView) }

  /// The box around its bounds in the bounds coordinates of another view in the same window, in points; nil if one of them is in
  /// no window.
  package func box(in other: TraceView) -> TraceRect? {
    guard let toWindow = windowTransform, let toOther = other.windowTransform?.inverse else { return nil }
    return TraceRect.enclosing(bounds.corners.map { toOther(toWindow($0)) })
  }

  /// Whether views of its class ignore touches by default, as labels do.
  package var isOfClassThatIgnoresTouches: Bool { uikitClass?.inherits(.ignoresTouches) ?? false }

  /// Whether it ignores touches although its class would not: its `isUserInteractionEnabled` was set to false.
  package var refusesTouchesOfClass: Bool { !isUserInteractionEnabled && !isOfClassThatIgnoresTouches }

  /// Whether its own override, and not its bounds, decides where it is hit.
  package var decidesItself: Bool {
    overrides[.pointInside] != nil || overrides[.hitTest] != nil
  }
}

extension TracePoint {
  /// `[x, y]`.
  var words: String { NumberText.row(x, y) }
}

extension TraceRect {
  /// `[x, y, width, height]`.
  var words: String { NumberText.row(minX, minY, size.width, size.height) }
}

extension TraceTransform {
  /// `[a, b, c, d, tx, ty]`.
  var words: String { NumberText.row(a, b, c, d, tx, ty) }
}

extension NumberText {
  fileprivate static func row(_ numbers: Double...) -> String {
    "[\(numbers.map { decimal($0, digits: 6) }.joined(separator: ", "))]"
  }
}
