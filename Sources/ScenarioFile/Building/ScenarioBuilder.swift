// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// Builds the application that a scenario describes.
@MainActor
final class ScenarioBuilder {
  private let scenario: Scenario
  private let simulator: Simulator

  /// How views with code of their own are made, by class or identifier.
  let ownViews: [String: ScenarioRun.MakeView]

  /// The objects by identifier.
  let objects: ScenarioObjects

  /// What methods do.
  let methods: MethodRunner

  /// The scenario with what code set since.
  var current: Scenario

  /// Controllers and who presents them, for when all windows stand.
  private var presentations: [(item: ScenarioController, presenting: UIViewController)] = []

  /// Who is first responder from the start.
  private var firstResponders: [UIResponder] = []

  /// What can be settled only when every responder exists.
  var pending: [() -> Void] = []

  init(_ scenario: Scenario, ownViews: [String: ScenarioRun.MakeView] = [:]) {
    self.scenario = scenario
    self.ownViews = ownViews
    current = scenario
    simulator = Simulator(
      UIApplication(
        screenSize: CGSize(width: scenario.deviceSize.width, height: scenario.deviceSize.height),
        configuration: SimulationConfiguration(scenario.configuration, system: scenario.system)))
    objects = ScenarioObjects(simulator.application.budget)
    methods = MethodRunner(ScenarioPlayer(simulator: simulator, objects: objects))
  }

  /// Builds everything. The builder keeps alive what the application does not, so it has to outlive the run.
  func build() -> Simulator {
    simulator.run(buildScreen)
    objects.answer = { [unowned self] steps in methods.answer(steps) }
    objects.assign = { [unowned self] key, value, object in assign(key, value, to: object) }
    return simulator
  }

  private func buildScreen() {
    let application = simulator.application
    declare(scenario.application.responder, on: application)
    if let delegate = scenario.application.delegate { add(delegate, to: application) }
    let scene = scenario.scene.map { item in
      let scene = UIWindowScene()
      declare(item, on: scene)
      return scene
    }
    let hasKeyWindow = scenario.windows.contains { $0.isKeyWindow == true }
    var visible: [UIWindow] = []
    for item in scenario.windows {
      let window = makeWindow(item, in: scene)
      if item.view.isHidden == true { continue }
      if item.isKeyWindow == true { window.makeKeyAndVisible() } else { window.isHidden = false }
      visible.append(window)
    }
    if !hasKeyWindow { visible.last?.makeKey() }
    makeWhatIsOnNoScreen()
    // A presented controller may present another, and overrides may name views of any of them.
    while !presentations.isEmpty {
      let (item, controller) = presentations.removeFirst()
      present(item, from: controller)
    }
    settle()
    for responder in firstResponders { _ = responder.becomeFirstResponder() }
  }

  /// Settles what names other objects.
  func settle() {
    let settling = pending
    pending = []
    for settle in settling { settle() }
  }

  private func add(_ item: ScenarioResponder, to application: UIApplication) {
    guard scenario.application.delegateIsResponder else {
      application.delegate = PlainApplicationDelegate(
        identifier: item.id ?? item.className, className: item.className)
      return
    }
    let delegate: any UIResponder & UIApplicationDelegate =
      if UIKitClass.isKind(item.className, of: UIKitClass.view) {
        UIApplicationDelegateView()
      } else if UIKitClass.isKind(item.className, of: UIKitClass.controller) {
        UIApplicationDelegateController()
      } else {
        UIApplicationDelegateResponder()
      }
    declare(item, on: delegate)
    application.delegate = delegate
  }

  // MARK: - Windows and controllers

  private func makeWindow(_ item: ScenarioWindow, in scene: UIWindowScene?) -> UIWindow {
    let screen = CGRect(origin: .zero, size: simulator.application.screenSize)
    let window = makeOwnView(of: item.view)?(screen) as? UIWindow ?? UIWindow(frame: screen)
    window.windowScene = scene
    window.windowLevel = .init(rawValue: CGFloat(UIKitClass.windowLevel(of: item.view.className)))
    configure(window, as: item.view, within: screen)
    if let root = item.rootViewController {
      let controller = makeController(root, within: window.bounds)
      window.rootViewController = controller
    }
    addSubviews(of: item.view, to: window, controller: window.rootViewController)
    return window
  }

  /// Views, controllers and recognizers that code may show later.
  private func makeWhatIsOnNoScreen() {
    let screen = CGRect(origin: .zero, size: simulator.application.screenSize)
    for item in scenario.views {
      let view = makeView(item, within: screen)
      let owner = item.viewController.map { makeOwner($0, of: view) }
      addSubviews(of: item, to: view, controller: owner)
      objects.kept.append(view)
    }
    simulator.application.controllersToCome = scenario.viewControllers.map {
      makeController($0, within: screen)
    }
    let builder = RecognizerBuilder(objects: objects, methods: methods)
    for item in scenario.gestureRecognizers {
      let recognizer = builder.make(item)
      pending.append { builder.connect(recognizer, item) }
    }
  }

  private func makeController(_ item: ScenarioController, within bounds: CGRect) -> UIViewController {
    let controller = makeController(item)
    let viewItem = item.view ?? ScenarioView(geometry: .fill)
    let view = makeView(viewItem, within: bounds)
    controller.view = view
    addSubviews(of: viewItem, to: view, controller: controller)
    addContained(item, to: controller)
    return controller
  }

  /// A controller without its view.
  private func makeController(_ item: ScenarioController) -> UIViewController {
    let controller = ModelClasses.makeController(item.simulatedClass) ?? UIViewController()
    declare(item.responder, on: controller)
    controller.declaration?.baseClass = item.baseClass
    return controller
  }

  private func addContained(_ item: ScenarioController, to controller: UIViewController) {
    if let presented = item.presents { presentations.append((presented, controller)) }
    let contained = item.viewControllers.map { makeController($0, within: controller.view.bounds) }
    if let navigation = controller as? UINavigationController {
      navigation.viewControllers = contained
    } else if let tabs = controller as? UITabBarController {
      tabs.selectedIndex = item.selectedIndex ?? 0
      tabs.viewControllers = contained
    } else {
      for child in contained {
        controller.addChild(child)
        controller.view.addSubview(child.view)
      }
    }
  }

  private func present(_ item: ScenarioController, from controller: UIViewController) {
    let bounds = controller.view.window?.bounds ?? controller.view.bounds
    controller.present(makeController(item, within: bounds), animated: false)
  }

  // MARK: - Views

  func makeOwnView(of item: ScenarioView) -> ScenarioRun.MakeView? {
    item.id.flatMap { ownViews[$0] } ?? ownViews[item.className]
  }

  private func makeView(_ item: ScenarioView, within bounds: CGRect) -> UIView {
    let view =
      makeOwnView(of: item)?(.zero) ?? ModelClasses.makeView(item.simulatedClass, frame: .zero)
      ?? UIView(frame: .zero)
    configure(view, as: item, within: bounds)
    return view
  }

  /// Adds what a view holds, at any depth. Iterative: imported hierarchies may be deep.
  private func addSubviews(of root: ScenarioView, to rootView: UIView, controller: UIViewController?) {
    // Siblings stay in their array: a copy of each would take as much room as the whole screen.
    var stack: [(items: ArraySlice<ScenarioView>, superview: UIView, controller: UIViewController?)] = [
      (root.subviews[...], rootView, controller)
    ]
    while let (items, superview, controller) = stack.last {
      guard let item = items.first else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].items = items.dropFirst()
      let view = makeView(item, within: superview.bounds)
      superview.addSubview(view)
      var inner = controller
      if let controllerItem = item.viewController {
        let owner = makeOwner(controllerItem, of: view)
        if controllerItem.isChild { controller?.addChild(owner) }
        inner = owner
      }
      stack.append((item.subviews[...], view, inner))
    }
  }

  private func makeOwner(_ item: ScenarioController, of view: UIView) -> UIViewController {
    let owner = makeController(item)
    owner.view = view
    objects.kept.append(owner)
    addContained(item, to: owner)
    return owner
  }

  private func configure(_ view: UIView, as item: ScenarioView, within superviewBounds: CGRect) {
    declare(item.responder, on: view)
    view.declaration?.baseClass = item.baseClass
    // Whether a window shows is settled when it is complete.
    var properties = item.properties
    if view is UIWindow { properties["isHidden"] = nil }
    properties.set(.beforeFrame, of: view)
    switch item.geometry {
    case .frame(let frame):
      view.frame = CGRect(frame)
    case .bounds(let bounds, let center):
      view.bounds = CGRect(bounds)
      view.center = CGPoint(center)
    case .fill:
      view.frame = superviewBounds
    }
    properties.set(.limit, of: view)
    // What is zoomed is known when everything stands.
    let zoomScale: Double? = properties["zoomScale"]
    properties["zoomScale"] = nil
    properties.set(.value, of: view)
    if let list = view as? any CellList, !item.didSelect.isEmpty {
      list.declaredDidSelect = methods.body(item.didSelect, of: list, "didSelect")
    }
    if let control = view as? UIControl { configure(control, as: item) }
    if let cell = view as? any SelectableCell { configure(cell, as: item) }
    if let scrollView = view as? UIScrollView, let id = item.id {
      let name = ScenarioView.panGestureRecognizer(of: id)
      scrollView.panGestureRecognizer.traceIdentifier = name
      objects.recognizers[name] = scrollView.panGestureRecognizer
      if let pinch = scrollView.pinchGestureRecognizer {
        let name = ScenarioView.pinchGestureRecognizer(of: id)
        pinch.traceIdentifier = name
        objects.recognizers[name] = pinch
      }
    }
    let builder = RecognizerBuilder(objects: objects, methods: methods)
    for recognizerItem in item.gestureRecognizers {
      let recognizer = builder.make(recognizerItem)
      view.addGestureRecognizer(recognizer)
      pending.append { builder.connect(recognizer, recognizerItem) }
    }
    applyOverrides(of: item, to: view)
    if let scrollView = view as? UIScrollView { zoom(scrollView, to: zoomScale) }
  }

  /// Zooms a scroll view; offset and content size of the file are those that it has then.
  private func zoom(_ scrollView: UIScrollView, to scale: Double?) {
    guard let scale else { return }
    pending.append {
      let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
      scrollView.zoomScale = CGFloat(scale)
      if size != .zero { scrollView.contentSize = size }
      scrollView.contentOffset = offset
    }
  }

  private func configure(_ control: UIControl, as item: ScenarioView) {
    control.declaredActions = item.actions.map(\.record)
    pending.append { [self] in
      control.declaredMethods = methods.methods(of: item.actions, of: control, objects)
      for action in item.actions { add(action, to: control) }
    }
  }

  private func configure(_ cell: any SelectableCell, as item: ScenarioView) {
    guard !item.actions.isEmpty else { return }
    pending.append { [objects] in
      for action in item.actions { cell.addSelectionAction(action.action, objects.knownTarget(of: action)) }
    }
  }

  private func add(_ action: ScenarioTargetAction, to control: UIControl) {
    guard let event = action.event.flatMap({ UIControl.Event(name: $0) }) else { return }
    objects.add(action) { control.addTarget($0, action: action.action, for: event) }
  }

  // MARK: - Overrides

  private func declare(_ item: ScenarioResponder, on responder: UIResponder) {
    let declaration = ResponderDeclaration()
    declaration.className = item.className
    declaration.unknown = item.unknown
    if item.isFirstResponder == true { firstResponders.append(responder) }
    responder.declaration = declaration
    responder.traceIdentifier = item.id
    if let id = item.id { objects.responders[id] = responder }
    declareMethods(item, on: responder)
  }

  /// What the responder's methods answer and do.
  func declareMethods(_ item: ScenarioResponder, on responder: UIResponder) {
    guard let declaration = responder.declaration else { return }
    declaration.implements = item.implements
    declaration.bodies = [:]
    for (method, steps) in item.methodSteps {
      declaration.bodies[method] = methods.body(steps, of: responder, method)
    }
    declaration.answers = item.answers
    if let id = item.id { DelegateBuilder(objects: objects).declare(item.gestureAnswers, of: responder, id) }
    declaration.overrides = []
    declaration.next = nil
    guard let next = item.next else { return }
    declaration.overrides.append(next.record)
    switch next {
    case .none: declaration.next = DeclaredNext(nil)
    case .responder(let id):
      pending.append { [self] in declaration.next = DeclaredNext(objects.responders[id]) }
    }
  }
}

extension PropertyList {
  /// Gives a view or a recognizer its properties of one stage.
  @MainActor
  func set(_ order: UIKitProperty.Order, of object: AnyObject) {
    for item in self {
      let property = UIKitProperties.property(item.name, .key, of: object)
      if let property, property.order == order { property.set(item.value, of: object) }
    }
  }
}
