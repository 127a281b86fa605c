// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import InputFile
import Trace
import UIKitModel

/// Builds the application that a scenario describes.
@MainActor
final class ScenarioBuilder {
  private let scenario: Scenario
  private let simulator: Simulator

  /// Functions that create views with code of their own, by class or identifier.
  let ownViews: [String: ScenarioRun.MakeView]

  /// The objects by identifier.
  let objects: ScenarioObjects

  /// Runs the steps of methods.
  let methods: MethodRunner

  /// The scenario with the changes that code made since the start.
  var current: Scenario

  /// Controllers to present, each with its presenter, after all windows are built.
  private var presentations: [(item: ScenarioController, presenting: UIViewController)] = []

  /// The responders that are first responder from the start.
  private var firstResponders: [UIResponder] = []

  /// Work that needs all responders to exist.
  var pending: [() -> Void] = []

  /// Work that creates built-in recognizers, which other objects may name. It is done before the other pending work.
  private var bringing: [() -> Void] = []

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

  /// Builds everything. The builder must outlive the run, because it keeps the objects alive that the application does
  /// not retain.
  func build() -> Simulator {
    simulator.run(buildScreen)
    objects.answer = { [unowned self] in methods.answer($0, about: $1) }
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
    noteDecisions()
    for responder in firstResponders { _ = responder.becomeFirstResponder() }
  }

  /// Notes which recognizers have their state from code.
  private func noteDecisions() {
    for case .set(let object, let values) in scenario.touches.map(\.action) {
      let setsState = values.contains {
        if case .property(let property) = $0 { property.name == "state" } else { false }
      }
      if setsState { objects.recognizers[object]?.declaration?.isDecidedByCode = true }
    }
  }

  /// Connects objects that name other objects.
  func settle() {
    let settling = bringing + pending
    bringing = []
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

  /// Creates the views, controllers and recognizers that code may show later.
  private func makeWhatIsOnNoScreen() {
    let screen = CGRect(origin: .zero, size: simulator.application.screenSize)
    for item in scenario.views {
      let view = makeView(item, within: screen)
      let owner = item.viewController.map { makeOwner($0, of: view) }
      addSubviews(of: item, to: view, controller: owner)
      objects.kept.append(view)
    }
    simulator.application.controllersToCome = scenario.viewControllers.map { item in
      let controller = makeController(item, within: screen)
      name(controller.sheetPanGestureRecognizer, .sheetPan, of: item.id)
      pending.append { [self] in configurePopover(controller, as: item) }
      return controller
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

  /// Creates a controller without its view.
  private func makeController(_ item: ScenarioController) -> UIViewController {
    let controller = ModelClasses.makeController(item.simulatedClass) ?? UIViewController()
    declare(item.responder, on: controller)
    controller.declaration?.baseClass = item.baseClass
    if let style = item.modalPresentationStyle { controller.modalPresentationStyle = style }
    controller.isModalInPresentation = item.isModalInPresentation
    if item.navigationItem.leftBarButtonItem {
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem()
    }
    controller.navigationItem.leftItemsSupplementBackButton =
      item.navigationItem.leftItemsSupplementBackButton
    controller.navigationItem.hidesBackButton = item.navigationItem.hidesBackButton
    configure(controller, as: item)
    (controller as? UICollectionViewController)?.installsStandardGestureForInteractiveMovement =
      item.installsStandardGestureForInteractiveMovement
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = item.isNavigationBarHidden
      navigation.delegateAnimatesTransitions = item.animatesTransitions
      navigation.hidesBarsOnTap = item.hidesBarsOnTap
      navigation.hidesBarsOnSwipe = item.hidesBarsOnSwipe
      name(navigation.interactivePopGestureRecognizer, .pop, of: item.id)
      name(navigation.interactiveContentPopGestureRecognizer, .contentPop, of: item.id)
      name(navigation.barHideOnTapGestureRecognizer, .barTap, of: item.id)
      name(navigation.barHideOnSwipeGestureRecognizer, .barPan, of: item.id)
    }
    return controller
  }

  /// Sets how a controller is presented, and its screen edge preferences.
  private func configure(_ controller: UIViewController, as item: ScenarioController) {
    if let defines = item.definesPresentationContext { controller.definesPresentationContext = defines }
    controller.declaredTransition = item.preferredTransition
    for edge in item.deferringEdges ?? [] {
      controller.declaredDeferringEdges.insert(edge.rectEdge)
    }
    if let sheet = item.sheet, let own = controller.sheetPresentationController {
      own.detents = sheet.detents ?? [.large()]
      own.selectedDetentIdentifier = sheet.selectedDetentIdentifier.map { .init($0) }
      own.largestUndimmedDetentIdentifier = sheet.largestUndimmedDetentIdentifier.map { .init($0) }
      own.prefersScrollingExpandsWhenScrolledToEdge = sheet.prefersScrollingExpandsWhenScrolledToEdge
      own.prefersEdgeAttachedInCompactHeight = sheet.prefersEdgeAttachedInCompactHeight
    }
    if item.shouldDismiss != nil || item.didAttemptToDismiss != nil {
      controller.declaredPresentationDelegate = DeclaredPresentationDelegate(
        for: controller, shouldDismiss: item.shouldDismiss ?? true,
        didAttemptToDismiss: methods.body(
          item.didAttemptToDismiss ?? [], of: controller, "presentationControllerDidAttemptToDismiss"))
    }
    if let alert = controller as? UIAlertController {
      alert.preferredStyle = item.preferredStyle ?? .alert
      alert.hasCancelAction = item.hasCancelAction
    }
    if let search = controller as? UISearchController {
      if let obscures = item.obscuresBackground { search.obscuresBackgroundDuringPresentation = obscures }
      search.hidesNavigationBarDuringPresentation = item.hidesNavigationBar
    }
    pending.append { [objects] in
      controller.declaredDeferringChild = item.childForDeferringEdges.flatMap {
        objects.responders[$0] as? UIViewController
      }
    }
  }

  /// Sets the anchor of a popover and its passthrough views. All windows exist by now.
  private func configurePopover(_ controller: UIViewController, as item: ScenarioController) {
    guard let popover = item.popover, let own = controller.popoverPresentationController else { return }
    own.passthroughViews = popover.passthroughViews.compactMap { objects.view($0) }
    own.sourceView = popover.sourceView.flatMap { objects.view($0) }
    own.barButtonItem = popover.barButtonItem.flatMap { objects.view($0) }
    own.staysInCompactWidth = popover.adaptivePresentationStyle == ScenarioPopover.Adaptive.none
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
    let presented = makeController(item, within: bounds)
    configurePopover(presented, as: item)
    name(presented.sheetPanGestureRecognizer, .sheetPan, of: item.id)
    controller.present(presented, animated: false)
  }

  /// Gives a built-in recognizer its name in the file; does nothing if its owner has none.
  private func name(_ recognizer: UIGestureRecognizer?, _ brought: BroughtRecognizer, of owner: String?) {
    guard let recognizer, let name = owner.map(brought.name) else { return }
    recognizer.traceIdentifier = name
    objects.recognizers[name] = recognizer
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

  /// Adds the subviews of a view, at any depth. Iterative, because imported hierarchies may be deep.
  private func addSubviews(of root: ScenarioView, to rootView: UIView, controller: UIViewController?) {
    // Siblings stay in their array: copies would take as much memory as the whole screen.
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
      if let control = view as? UIRefreshControl, let scrollView = superview as? UIScrollView {
        scrollView.refreshControl = control
      }
      // What an importer reads has been laid out already.
      if let toolbar = view as? UIToolbar, scenario.source == ScreenSource.scenario.name {
        pending.append { toolbar.layoutIfNeeded() }
      }
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
    if InnerFramework(ofClass: item.className)?.takesSeveralTouches == true {
      view.isMultipleTouchEnabled = true
    }
    if UIKitClass.inherits(.ignoresTouches, item.className) { view.isUserInteractionEnabled = false }
    // Whether a window is hidden is set when it is complete.
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
      // A transform moves it from there.
      view.bounds = CGRect(origin: view.bounds.origin, size: superviewBounds.size)
      view.center = CGPoint(x: superviewBounds.midX, y: superviewBounds.midY)
    }
    properties.set(.limit, of: view)
    // The zoomed view is known when everything is built.
    let zoomScale: Double? = properties["zoomScale"]
    properties["zoomScale"] = nil
    // The controls of a row are in front of all its other subviews.
    for name in ["accessoryType", "editingAccessoryType", "isEditing"] {
      guard let value = properties[name] else { continue }
      properties[name] = nil
      pending.append {
        // In edit mode from the start a list has the selection that the file gives.
        let selected = (view as? any CellList)?.selectedCells ?? []
        UIKitProperties.set(name, to: value, of: view)
        for cell in selected { cell.isSelected = true }
      }
    }
    properties.set(.value, of: view)
    if let list = view as? any CellList, !item.didSelect.isEmpty {
      list.declaredDidSelect = methods.body(item.didSelect, of: list, "didSelect")
    }
    if let list = view as? any CellList, let steps = item.performPrimaryAction {
      list.declaredPrimaryAction = methods.body(steps, of: list, CallbackMethod.performPrimaryAction.rawValue)
    }
    if let control = view as? UIControl { configure(control, as: item) }
    if let cell = view as? any SelectableCell { configure(cell, as: item) }
    if let scrollView = view as? UIScrollView {
      name(scrollView.panGestureRecognizer, .pan, of: item.id)
      name(scrollView.pinchGestureRecognizer, .pinch, of: item.id)
    }
    let builder = RecognizerBuilder(objects: objects, methods: methods)
    for recognizerItem in item.gestureRecognizers {
      let recognizer = builder.make(recognizerItem)
      view.addGestureRecognizer(recognizer)
      pending.append { builder.connect(recognizer, recognizerItem) }
    }
    addInteractions(of: item, to: view)
    applyOverrides(of: item, to: view)
    if let scrollView = view as? UIScrollView { zoom(scrollView, to: zoomScale) }
  }

  /// Adds the interactions, and names the recognizers that they and menus bring along.
  private func addInteractions(of item: ScenarioView, to view: UIView) {
    for interaction in item.interactions {
      let made = interaction.interactionClass.make(
        hasConfiguration: interaction.configuration, isEnabled: interaction.isEnabled)
      view.addInteraction(made)
      name((made as? UIContextMenuInteraction)?.gestureRecognizer, .contextMenu, of: item.id)
      name((made as? UIDragInteraction)?.gestureRecognizer, .dragLift, of: item.id)
    }
    if let text = view as? UITextView {
      text.linkRects = item.linkRects.map { CGRect($0) }
      text.selectionRects = (item.selectionRects ?? []).map { CGRect($0) }
      name(text.liftRecognizer, .dragLift, of: item.id)
      name(text.linkMenuRecognizer, .contextMenu, of: item.id)
    }
    if let control = view as? UIControl { name(control.menuRecognizer, .contextMenu, of: item.id) }
    // Lists get their interactions after their cells.
    if let list = view as? any CellList {
      bringing.append { [self] in
        name(list.menuRecognizer, .contextMenu, of: item.id)
        name(list.liftRecognizer, .dragLift, of: item.id)
      }
    }
  }

  /// Zooms a scroll view. The file's offset and content size are those after zooming.
  private func zoom(_ scrollView: UIScrollView, to scale: Double?) {
    guard let scale else { return }
    pending.append {
      let (offset, size) = (scrollView.contentOffset, scrollView.knownContentSize)
      scrollView.zoomScale = CGFloat(scale)
      if let size { scrollView.contentSize = size }
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
    if let swipe = item.swipeActions { bringing.append { [self] in add(swipe, to: cell) } }
    guard !item.actions.isEmpty else { return }
    pending.append { [objects] in
      for action in item.actions { cell.addSelectionAction(action.action, objects.knownTarget(of: action)) }
    }
  }

  /// Gives a cell its swipe actions, and its list the pan that reveals them (OW-38).
  private func add(_ swipe: ScenarioSwipeActions, to cell: any SelectableCell) {
    guard
      let list = sequence(first: cell as UIView, next: \.superview).lazy
        .compactMap({ $0 as? any CellList }).first
    else { return }
    func items(_ actions: [ScenarioTargetAction]) -> [SwipeActions.Item] {
      actions.map { action in
        SwipeActions.Item(
          action.action, target: objects.knownTarget(of: action),
          methods: methods.swipeMethods(of: action, of: cell, objects.knownTarget(of: action) ?? list))
      }
    }
    var actions = SwipeActions()
    actions.leading = items(swipe.leading)
    actions.trailing = items(swipe.trailing)
    cell.swipeActions = actions
    name(list.makeRowSwipe(), .rowActions, of: list.traceIdentifier)
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

  /// Declares the answers and steps of the responder's methods.
  func declareMethods(_ item: ScenarioResponder, on responder: UIResponder) {
    guard let declaration = responder.declaration else { return }
    declaration.implements = item.implements
    if item.implements.isEmpty, item.className == InnerFramework.flutterController {
      declaration.implements = TouchMethod.allCases.map {
        TraceTouchesMethod(method: .touches($0), callsSuper: false)
      }
    }
    declaration.bodies = [:]
    for (method, steps) in item.methodSteps {
      declaration.bodies[method] = methods.body(steps, of: responder, method)
    }
    declaration.answers = item.answers
    if let id = item.id { DelegateBuilder(objects: objects).declare(item.gestureAnswers, of: responder, id) }
    if item.inputAccessoryView != nil || item.inputView != nil {
      pending.append { [objects] in
        declaration.inputAccessoryView = item.inputAccessoryView.flatMap { objects.view($0) }
        declaration.inputView = item.inputView.flatMap { objects.view($0) }
      }
    }
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

/// Code that sets keys other than properties: overrides, answers, relations and delegates. The key is read into the
/// object's item in the same way as from a file, and the object is declared anew.
extension ScenarioBuilder {
  func assign(_ key: String, _ value: String, to object: String) {
    guard let node = LineValue.node(value) else { return }
    let place = SourcePlace(line: 1, column: 1)
    let edit = ScenarioEdit(
      object: object, objectPlace: place,
      entry: SourceEntry(key: key, place: place, value: SourceNode(node, at: place)))
    let context = ScenarioReading(source: SourceText(file: "", text: "", isFile: false))
    if let item = context.broughtItem(edit), let recognizer = objects.recognizers[object] {
      RecognizerBuilder(objects: objects, methods: methods).changeBrought(recognizer, item, key)
    } else if let edited = context.apply(edit, to: &current) {
      declare(edited, object)
    }
    settle()
  }

  private func declare(_ edited: EditedObject, _ id: String) {
    switch edited {
    case .responder(let item):
      if let responder = objects.responders[id] { declareMethods(item, on: responder) }
    case .view(let item):
      guard let view = objects.view(id) else { return }
      declareMethods(item.responder, on: view)
      applyOverrides(of: item, to: view)
    case .recognizer(let item):
      if let recognizer = objects.recognizers[id] {
        RecognizerBuilder(objects: objects, methods: methods).change(recognizer, item)
      }
    case .delegate(let item):
      DelegateBuilder(objects: objects).change(item.answers, id)
    }
  }
}

/// The objects of a built scenario by identifier, and the objects that nothing else keeps alive.
@MainActor
final class ScenarioObjects {
  /// Every responder by its identifier.
  var responders: [String: UIResponder] = [:]

  /// Every recognizer by its identifier.
  var recognizers: [String: UIGestureRecognizer] = [:]

  /// The delegates of recognizers by identifier: separate objects, and stand-ins for responders.
  var delegates: [String: DeclaredGestureDelegate] = [:]

  /// Named targets and controllers, which UIKit's objects do not keep alive.
  var kept: [AnyObject] = []

  /// The delayed steps of methods.
  var steps: WaitingSteps

  /// Performs the steps of a method before it answers.
  var answer: ([ScenarioStep], _ subject: QuestionSubject) -> Void = { _, _ in }

  /// Sets a key of an object, with the value in YAML on one line.
  var assign: (_ key: String, _ value: String, _ object: String) -> Void = { _, _, _ in }

  /// The identifiers of all objects.
  var identifiers: Set<String> { Set(responders.keys).union(recognizers.keys).union(delegates.keys) }

  private var namedTargets: [String: NamedTarget] = [:]

  init(_ budget: SimulationBudget) { steps = WaitingSteps(budget) }

  func view(_ identifier: String) -> UIView? { responders[identifier] as? UIView }

  func navigation(_ identifier: String) -> UINavigationController? {
    responders[identifier] as? UINavigationController
  }

  /// A responder or a recognizer.
  func object(_ identifier: String) -> AnyObject? { responders[identifier] ?? recognizers[identifier] }

  /// The delegate with a name. A responder that declares no answers implements none of the methods.
  func delegate(_ name: String) -> DeclaredGestureDelegate? {
    if let delegate = delegates[name] { return delegate }
    guard let responder = responders[name] else { return nil }
    let delegate = DeclaredGestureDelegate(name, for: responder)
    delegates[name] = delegate
    return delegate
  }

  /// The target that an action names: an object of the scenario, or else an object that has only the name (UC-14).
  func target(_ name: String) -> any ActionReceiver {
    if let responder = responders[name] { return responder }
    if let delegate = delegates[name] { return delegate }
    if let target = namedTargets[name] { return target }
    let target = NamedTarget(name)
    namedTargets[name] = target
    return target
  }

  /// Registers an action with its target: none, one that no longer exists when the action is sent (UC-18), or an
  /// object.
  func add(_ action: ScenarioTargetAction, _ register: ((any ActionReceiver)?) -> Void) {
    guard let name = action.target else { return register(nil) }
    register(knownTarget(of: action) ?? NamedTarget(name))
  }

  /// The target object of an action; nil if the action has no target or its target no longer exists, so that UIKit
  /// looks for one.
  func knownTarget(of action: ScenarioTargetAction) -> (any ActionReceiver)? {
    guard let name = action.target else { return nil }
    let isObject = object(name) != nil || delegates[name] != nil
    return name == ScenarioTargetAction.deadTarget && !isObject ? nil : target(name)
  }
}
