// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Makes the records of an application's screen.
@MainActor
struct ScreenSnapshot {
  private let application: UIApplication
  private let unknown: [String]

  init(_ application: UIApplication, unknown: [String]) {
    self.application = application
    self.unknown = unknown
  }

  func record(_ names: inout ObjectNames) -> TraceScreen {
    let walk = ApplicationWalk(application)
    var views: [TraceView] = []
    var recognizers: [TraceGestureRecognizer] = []
    var transforms: [ObjectIdentifier: TraceTransform] = [:]
    for window in walk.windowsBackToFront {
      walk.forEachView(in: window) { view in
        var record = self.record(of: view, &names)
        let own = TraceTransform(ofBoundsIn: view)
        let toWindow: TraceTransform
        if view === window {
          toWindow = .identity
        } else if let above = view.superview.flatMap({ transforms[ObjectIdentifier($0)] }) {
          toWindow = above.after(own)
        } else {
          toWindow = own
        }
        transforms[ObjectIdentifier(view)] = toWindow
        record.windowTransform = toWindow
        views.append(record)
        recognizers += view.attachedRecognizers.map { self.record(of: $0, on: record.id, &names) }
      }
    }
    return TraceScreen(
      size: TraceSize(
        width: Double(application.screenSize.width), height: Double(application.screenSize.height)),
      application: record(of: application, &names),
      delegate: application.delegate.map { delegateRecord($0, &names) },
      scenes: application.connectedScenes.map { record(of: $0, &names) },
      views: views,
      windowOrder: application.windowsFrontToBack.map { names.name(of: $0) },
      controllers: walk.controllers.map { record(of: $0, &names) },
      gestureRecognizers: recognizers,
      unknown: unknown)
  }

  private func record(of responder: UIResponder, _ names: inout ObjectNames) -> TraceResponder {
    var record = TraceResponder(
      id: names.name(of: responder), className: responder.displayedClassName,
      overrides: overrides(of: responder),
      implements: responder.declaration?.implements ?? [], unknown: responder.declaration?.unknown ?? [])
    record.performs = responder.performedActions
    return record
  }

  /// What the source declares, and what of the rest makes a difference.
  private func overrides(of responder: UIResponder) -> [TraceOverride] {
    var overrides = responder.declaration?.overrides ?? []
    if responder.editingInteractionConfiguration == .none {
      overrides.append(TraceOverride(method: .editingInteractionConfiguration, kind: .turnedOff))
    }
    if (responder as? UIViewController)?.declaredTransition == .zoom {
      overrides.append(TraceOverride(method: .preferredTransition, kind: .zoom))
    }
    return overrides
  }

  private func delegateRecord(_ delegate: any UIApplicationDelegate, _ names: inout ObjectNames)
    -> TraceResponder
  {
    if let responder = delegate as? UIResponder { return record(of: responder, &names) }
    let plain = delegate as? PlainApplicationDelegate
    let className = plain?.className ?? TypeName.plain(type(of: delegate))
    return TraceResponder(id: names.name(of: delegate), className: className, isResponder: false)
  }

  func record(of view: UIView, _ names: inout ObjectNames) -> TraceView {
    var record = TraceView(
      id: names.name(of: view), className: view.displayedClassName, baseClass: view.uikitClassName,
      frame: TraceRect(view.frame))
    let declaration = view.declaration
    record.superview = view.superview.map { names.name(of: $0) }
    record.text = declaration?.text ?? view.shownText
    record.bounds = TraceRect(view.bounds)
    record.center = TracePoint(view.center)
    record.anchorPoint = TracePoint(view.layer.anchorPoint)
    record.transform = TraceTransform(view.transform)
    record.isHidden = view.isHidden
    record.alpha = Double(view.alpha)
    record.isUserInteractionEnabled = view.isUserInteractionEnabled
    record.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    record.isExclusiveTouch = view.isExclusiveTouch
    record.clipsToBounds = view.clipsToBounds
    record.isAnimating = view.blockingAnimations > 0
    record.zPosition = Double(view.layer.zPosition)
    record.backgroundColor = view.backgroundColor?.hex
    record.viewController = view.owningViewController.map { names.name(of: $0) }
    record.gestureRecognizers = view.attachedRecognizers.map { names.name(of: $0) }
    record.overrides = overrides(of: view)
    record.implements = declaration?.implements ?? []
    record.unknown = declaration?.unknown ?? []
    record.performs = view.performedActions
    if let window = view as? UIWindow {
      record.window = TraceWindow(
        windowLevel: Double(window.windowLevel.rawValue), isKeyWindow: window.isKeyWindow,
        scene: window.windowScene.map { names.name(of: $0) },
        firstResponder: window.firstResponder.map { names.name(of: $0) })
    }
    if let control = view as? UIControl {
      record.control = controlRecord(of: control, &names)
    }
    record.settings = UIKitProperties.settings(of: view)
    return record
  }

  fileprivate func record(of controller: UIViewController, _ names: inout ObjectNames) -> TraceController {
    var record = TraceController(
      id: names.name(of: controller), className: controller.displayedClassName,
      baseClass: controller.uikitClassName)
    record.view = controller.viewIfLoaded.map { names.name(of: $0) }
    record.parent = controller.parent.map { names.name(of: $0) }
    if controller.presentingViewController?.presentedViewController === controller {
      record.presentingViewController = controller.presentingViewController.map { names.name(of: $0) }
    }
    let window = application.windowsFrontToBack.first { $0.rootViewController === controller }
    record.rootOf = window.map { names.name(of: $0) }
    record.overrides = overrides(of: controller)
    record.implements = controller.declaration?.implements ?? []
    record.unknown = controller.declaration?.unknown ?? []
    record.performs = controller.performedActions
    return record
  }

  func record(
    of recognizer: UIGestureRecognizer, on view: String, _ names: inout ObjectNames
  ) -> TraceGestureRecognizer {
    var record = TraceGestureRecognizer(
      id: names.name(of: recognizer), className: recognizer.displayedClassName, view: view,
      isEnabled: recognizer.isEnabled, cancelsTouchesInView: recognizer.cancelsTouchesInView,
      delaysTouchesBegan: recognizer.delaysTouchesBegan, delaysTouchesEnded: recognizer.delaysTouchesEnded,
      actions: recognizer.declaration?.actions
        ?? recognizer.targetActionPairs.map { pair in
          TraceAction(action: pair.action, target: pair.target.map { names.name(of: $0) })
        })
    // The model's classes for UIKit's private recognizers have names of their own.
    record.baseClass =
      recognizer.isPartOfView
      ? recognizer.displayedClassName : ModelClasses.uikitName(of: type(of: recognizer))
    record.settings = UIKitProperties.settings(of: recognizer)
    // Requirements from delegates and hooks for a touch have events of their own.
    let required = recognizer.staticRequirements.recognizers.map { names.name(of: $0) }
    record.requiresFailureOf = required.isEmpty ? nil : required
    record.delegate = recognizer.delegate.map { names.name(of: $0) }
    let answers = (recognizer.delegate as? DeclaredGestureDelegate)?.answers ?? []
    record.overrides = recognizer.declaration.map { $0.overrides + answers }
    record.isPartOfView = recognizer.isPartOfView ? true : nil
    return record
  }

  /// The record of a control's own state, with the declared actions or else the registered ones.
  private func controlRecord(of control: UIControl, _ names: inout ObjectNames) -> TraceControl {
    var actions = control.declaredActions
    if actions.isEmpty {
      for registration in control.registrations {
        let target = registration.pair.target.map { names.name(of: $0) }
        for event in registration.events.names {
          actions.append(
            TraceAction(
              action: registration.pair.action, event: ControlEvent(rawValue: event), target: target))
        }
      }
    }
    return TraceControl(isEnabled: control.isEnabled, actions: actions)
  }
}

/// The views and recognizers as the trace last recorded them, and the views that may have changed since.
@MainActor
struct ScreenChanges {
  private var views: [String: TraceView] = [:]
  private var subviews: [String: [String]] = [:]
  private var recognizers: [String: TraceGestureRecognizer] = [:]
  private var controllers: [String: TraceController] = [:]

  /// The controllers that may have changed, in the order of their first change.
  private var notedControllers: [UIViewController] = []

  /// The views that may have changed, in the order of their first change.
  private var noted: [UIView] = []
  private var isNoted: Set<ObjectIdentifier> = []

  /// Starts with the screen at the beginning of the trace.
  init(_ screen: TraceScreen) {
    views.reserveCapacity(screen.views.count)
    for view in screen.views {
      var view = view
      view.windowTransform = nil
      views[view.id] = view
      if let superview = view.superview { subviews[superview, default: []].append(view.id) }
    }
    for recognizer in screen.gestureRecognizers { recognizers[recognizer.id] = recognizer }
    for controller in screen.controllers { controllers[controller.id] = controller }
  }

  var isEmpty: Bool { noted.isEmpty && notedControllers.isEmpty }

  mutating func note(_ controller: UIViewController) {
    if !notedControllers.contains(where: { $0 === controller }) { notedControllers.append(controller) }
  }

  mutating func note(_ view: UIView) {
    if isNoted.insert(ObjectIdentifier(view)).inserted { noted.append(view) }
  }

  /// Returns the events for what has changed, and forgets what was noted. Skips views without a window that the
  /// trace does not know.
  mutating func take(_ snapshot: ScreenSnapshot, _ names: inout ObjectNames) -> [TraceEvent.Kind] {
    var events: [TraceEvent.Kind] = []
    let views = noted
    noted = []
    isNoted = []
    for view in views { take(view, snapshot, &names, &events) }
    let changed = notedControllers
    notedControllers = []
    for controller in changed {
      let record = snapshot.record(of: controller, &names)
      let known = controllers.updateValue(record, forKey: record.id)
      if known != record, let changes = try? RecordChanges(from: known, to: record) {
        events.append(.controllerChanged(.init(controller: record.id, changes: changes)))
      }
    }
    return events
  }

  private static let reported = Set(UIKitProperties.all.filter(\.reportsChanges).map(\.name))

  private mutating func take(
    _ view: UIView, _ snapshot: ScreenSnapshot, _ names: inout ObjectNames, _ events: inout [TraceEvent.Kind]
  ) {
    let id = names.name(of: view)
    var known = views[id]
    guard known != nil || view.window != nil else { return }
    var record = snapshot.record(of: view, &names)
    // Other events record the changes of these.
    for property in Self.reported { record.settings?[property] = known?.settings?[property] }
    if record.settings?.isEmpty == true { record.settings = nil }
    // So they are no change by themselves. If something else of the window changed, its new record has them as they are.
    known?.window?.isKeyWindow = record.window?.isKeyWindow ?? false
    known?.window?.firstResponder = record.window?.firstResponder
    views[id] = record
    if known != record, let changes = try? RecordChanges(from: known, to: record) {
      events.append(.viewChanged(.init(view: id, changes: changes)))
    }
    for recognizer in view.attachedRecognizers {
      let record = snapshot.record(of: recognizer, on: id, &names)
      let known = recognizers.updateValue(record, forKey: record.id)
      if known != record, let changes = try? RecordChanges(from: known, to: record) {
        events.append(.recognizerChanged(.init(recognizer: record.id, changes: changes)))
      }
    }
    let subviews = view.subviews.map { names.name(of: $0) }
    if self.subviews[id] ?? [] != subviews {
      self.subviews[id] = subviews
      for subview in view.subviews where views[names.name(of: subview)] == nil {
        take(subview, snapshot, &names, &events)
      }
      events.append(.subviewsChanged(.init(view: id, subviews: subviews)))
    }
  }
}

extension TraceRecorder {
  /// Notes in the running recording that a view may have changed.
  static func noteChange(of view: UIView) { current?.screenChanges.note(view) }

  /// Notes in the running recording that a controller may have changed.
  static func noteChange(of controller: UIViewController?) {
    if let controller { current?.screenChanges.note(controller) }
  }

  /// Notes in the running recording that a view and all views below it may have changed.
  static func noteChange(ofTree view: UIView) {
    guard let recorder = current else { return }
    var pending = [view]
    while let view = pending.popLast() {
      recorder.screenChanges.note(view)
      pending += view.subviews.reversed()
    }
  }

  /// Notes that an object may have changed, if it is a view or a recognizer attached to one.
  func noteChange(of object: AnyObject) {
    if let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view { screenChanges.note(view) }
  }
}

extension Double {
  /// The number rounded to nine decimals, a billionth of a point, so that a trace contains 10.1 and not
  /// 10.100000000000001.
  init(traced value: CGFloat) {
    self.init(rounding: Double(value), by: 1e9)
  }

  /// An entry of a transform's matrix, rounded to twelve decimals, because sines differ between machines beyond that.
  fileprivate init(tracedEntry value: CGFloat) {
    self.init(rounding: Double(value), by: 1e12)
  }

  /// Rounds a number. NaN becomes 0, and a number too large for a trace becomes the largest allowed, because JSON
  /// cannot represent NaN and infinity.
  private init(rounding number: Double, by scale: Double) {
    let greatest = NumberLimit.greatest
    guard abs(number) <= greatest else {
      self = number.isNaN ? 0 : number < 0 ? -greatest : greatest
      return
    }
    let scaled = (number * scale).rounded()
    // Beyond 2^53 there are no decimals left to round.
    let rounded = abs(scaled) < 0x1p53 ? scaled / scale : number
    self = rounded == 0 ? 0 : rounded
  }
}

extension TracePoint {
  init(_ point: CGPoint) {
    self.init(x: Double(traced: point.x), y: Double(traced: point.y))
  }
}

extension TraceRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(traced: rect.origin.x), y: Double(traced: rect.origin.y),
      width: Double(traced: rect.size.width),
      height: Double(traced: rect.size.height))
  }
}

extension CGAffineTransform {
  init(_ t: TraceTransform) {
    self.init(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx), ty: CGFloat(t.ty)
    )
  }
}

extension TraceTransform {
  init(_ transform: CGAffineTransform) {
    self.init(transform, origin: CGPoint(x: transform.tx, y: transform.ty))
  }

  /// Maps a view's bounds coordinates to its superview's (HT-18).
  @MainActor
  init(ofBoundsIn view: UIView) {
    self.init(view.layer.affineTransform(), origin: view.layer.pointToSuperlayer(.zero))
  }

  private init(_ linear: CGAffineTransform, origin: CGPoint) {
    self.init(
      a: Double(tracedEntry: linear.a), b: Double(tracedEntry: linear.b), c: Double(tracedEntry: linear.c),
      d: Double(tracedEntry: linear.d), tx: Double(traced: origin.x), ty: Double(traced: origin.y))
  }

  /// The transform that applies `first` and then this one.
  func after(_ first: TraceTransform) -> TraceTransform {
    let origin = self(TracePoint(x: first.tx, y: first.ty))
    let (a, b, c, d) = (self.a, self.b, self.c, self.d)
    return TraceTransform(
      a: Double(tracedEntry: CGFloat(a * first.a + c * first.b)),
      b: Double(tracedEntry: CGFloat(b * first.a + d * first.b)),
      c: Double(tracedEntry: CGFloat(a * first.c + c * first.d)),
      d: Double(tracedEntry: CGFloat(b * first.c + d * first.d)),
      tx: Double(traced: CGFloat(origin.x)), ty: Double(traced: CGFloat(origin.y)))
  }
}

/// Visits every responder of an application once, in an order that depends only on the hierarchy.
@MainActor
struct ApplicationWalk {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The windows in the reverse order of hit testing.
  var windowsBackToFront: [UIWindow] { application.windowsFrontToBack.reversed() }

  /// Windows from back to front, each view before its subviews; then controllers; then scenes, application, delegate.
  func forEach(_ body: (UIResponder) -> Void) {
    for window in windowsBackToFront { forEachView(in: window, body) }
    for controller in controllers { body(controller) }
    for scene in application.connectedScenes { body(scene) }
    body(application)
    if let delegate = application.delegate as? UIResponder { body(delegate) }
  }

  /// Visits a view and all views below it: each view before its subviews, subviews from back to front. Iterative, since
  /// hierarchies may be deep.
  func forEachView(in root: UIView, _ body: (UIView) -> Void) {
    var pending: [UIView] = [root]
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews.reversed()
    }
  }

  /// All controllers of windows and views, and those that may be shown later: containers before their children,
  /// presenting controllers before presented ones.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      found.append(controller)
      for child in controller.children { add(child) }
      if let presented = controller.presentedViewController { add(presented) }
    }
    for window in windowsBackToFront {
      if let root = window.rootViewController { add(root) }
      forEachView(in: window) { view in
        if let controller = view.owningViewController { add(controller) }
      }
    }
    for controller in application.controllersToCome { add(controller) }
    return found
  }
}
