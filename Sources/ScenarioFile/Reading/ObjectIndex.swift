// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel
import YAML

/// The objects of a scenario in which everything has a name, and their links in the responder chain.
package struct ObjectIndex {
  /// The kind of an object, in the words of messages.
  package enum ObjectKind: String {
    case view = "a view"
    case controller = "a view controller"
    case recognizer = "a gesture recognizer"
    case responder = "a responder"
    case plainDelegate = "a delegate that is no responder"
    case gestureDelegate = "a gesture recognizer's delegate"
  }

  /// The kind of object that a reference must name, in the words of messages.
  package enum Wanted: String {
    case view = "a view"
    case window = "a window"
    case control = "a control"
    case scrollView = "a scroll view"
    case refreshControl = "a refresh control"
    case controller = "a view controller"
    case navigationController = "a navigation controller"
    case recognizer = "a gesture recognizer"
    case panRecognizer = "a pan recognizer"
    case responder = "a responder"
    case viewOrRecognizer = "a view or a gesture recognizer"
    case receiver = "a responder or a gesture recognizer"
    case object = "an object of the file"
    case cellList = "a table view or a collection view"
    case tableView = "a table view"
    case collectionView = "a collection view"
    case application = "the application"
    case sender = "the application or a window"
    case gestureDelegate = "a gesture recognizer's delegate"
    case delegate = "a responder or a gesture recognizer's delegate"
  }

  /// The kind of object of each identifier.
  package private(set) var kinds: [String: ObjectKind] = [:]

  /// The classes of views and recognizers: the given one and the simulated one.
  package private(set) var classes: [String: (given: String, simulated: String)] = [:]

  /// The identifiers in the order in which the objects were visited.
  package private(set) var identifiers: [String] = []

  /// The next responder of each, if the scenario tells it.
  private(set) var next: [String: String] = [:]

  /// The identifiers of the objects with an override of `next`.
  private(set) var overrides: [String] = []

  /// The views that redirect to themselves.
  private(set) var selfRedirects: [String] = []

  /// The actions that can be sent.
  package private(set) var actions: [Action] = []

  /// The buttons and keys that are pressed, the motions, and the commands from outside.
  private(set) var inputs: [CallNames.Input: [String]] = [:]

  /// The objects that are, or can become, delegates of recognizers.
  private var gestureDelegates: Set<String> = []

  private var application: String?

  /// An action with its sender.
  package struct Action {
    /// Nil for a command, which has no sender.
    package var sender: String?

    package var name: String

    /// The control events or states that send it; empty for a command.
    package var causes: [String] = []

    /// Nil if UIKit looks for a target, also because the given one no longer exists.
    package var target: String?

    package var fullName: String? { sender.map { "\($0).\(name)" } }
  }

  /// Whether the simulation may add views that have no name in the scenario.
  private(set) var mayHaveMoreViews: Bool

  package init(_ scenario: Scenario) {
    mayHaveMoreViews = ["insertsPrivateContainerViews", "padsInsertPrivateContainerViews"].contains {
      (scenario.configuration[$0] ?? 0) != 0
    }
    let application = scenario.application
    self.application = application.responder.id
    for touch in scenario.touches {
      switch touch.action {
      case .press(let name, _, _, _): inputs[.press, default: []].append(UIKey.name(of: name))
      case .shake: inputs[.motion] = ScenarioReading.motions
      case .remote(let command): inputs[.remote, default: []].append(command)
      default: break
      }
    }
    let delegate = application.delegate
    add(application.responder, .responder, next: application.delegateIsInChain ? delegate?.id : nil)
    if let delegate {
      add(delegate, application.delegateIsResponder ? .responder : .plainDelegate, next: nil)
    }
    if let scene = scenario.scene { add(scene, .responder, next: application.responder.id) }
    for window in scenario.windows {
      add(window.view, superview: scenario.scene?.id ?? application.responder.id)
      if let root = window.rootViewController { add(root, after: window.view.id) }
    }
    for view in scenario.views { add(view, superview: nil) }
    for controller in scenario.viewControllers {
      add(controller, after: nil)
      if let id = controller.id { add(.sheetPan, of: id) }
    }
    // The container of a presentation (HT-39).
    if !scenario.viewControllers.isEmpty { mayHaveMoreViews = true }
    if inputs[.press] != nil { actions += UIKeyCommand.standard.map { Action(name: $0.action) } }
    add(scenario.touches.map { ScenarioStep($0.action) })
    for recognizer in scenario.gestureRecognizers { add(recognizer) }
    guard kinds[ScenarioTargetAction.deadTarget] == nil else { return }
    for index in actions.indices where actions[index].target == ScenarioTargetAction.deadTarget {
      actions[index].target = nil
    }
  }

  /// Whether an object is of the kind that a reference must name.
  package func fits(_ id: String, _ kind: ObjectKind, _ wanted: Wanted) -> Bool {
    switch wanted {
    case .view: kind == .view
    case .window: isView(id, "UIWindow")
    case .control: isView(id, "UIControl")
    case .scrollView: isView(id, "UIScrollView")
    case .refreshControl: isView(id, "UIRefreshControl")
    case .controller: kind == .controller
    case .navigationController:
      kind == .controller && UIKitClass.isKind(classes[id]?.simulated, of: "UINavigationController")
    case .recognizer: kind == .recognizer
    case .panRecognizer:
      kind == .recognizer && UIKitClass.isKind(classes[id]?.simulated, of: "UIPanGestureRecognizer")
    case .responder: kind == .view || kind == .controller || kind == .responder
    case .viewOrRecognizer: kind == .view || kind == .recognizer
    case .receiver: kind != .plainDelegate && kind != .gestureDelegate
    case .object: true
    case .cellList: isView(id, "UITableView") || isView(id, "UICollectionView")
    case .tableView: isView(id, "UITableView")
    case .collectionView: isView(id, "UICollectionView")
    case .application: id == application
    case .sender: id == application || isView(id, "UIWindow")
    case .gestureDelegate: gestureDelegates.contains(id)
    case .delegate: fits(id, kind, .responder) || kind == .gestureDelegate
    }
  }

  private func isView(_ id: String, _ className: String) -> Bool {
    kinds[id] == .view && UIKitClass.isKind(classes[id]?.simulated, of: className)
  }

  /// Whether the simulation may create an object of this kind and name: a view, or a built-in recognizer of a UIKit
  /// view, which is named after its private class.
  package func mayHaveMore(_ wanted: Wanted, named id: String) -> Bool {
    if mayHaveMoreViews { return true }
    switch wanted {
    case .recognizer, .panRecognizer, .receiver, .viewOrRecognizer:
      return id.drop { $0 == "_" }.hasPrefix("UI")
    case .view, .window, .control, .scrollView, .refreshControl, .controller, .navigationController,
      .responder, .object,
      .cellList, .tableView, .collectionView, .application, .sender, .gestureDelegate, .delegate:
      return false
    }
  }

  /// The first cycle of `next` links from each override, without cycles found before.
  func cycles() -> [[String]] {
    var seen: Set<String> = []
    var cycles: [[String]] = []
    for start in overrides where !seen.contains(start) {
      var path: [String] = []
      var places: [String: Int] = [:]
      var current: String? = start
      while let id = current, !seen.contains(id) {
        seen.insert(id)
        places[id] = path.count
        path.append(id)
        current = next[id]
      }
      guard let id = current, let place = places[id] else { continue }
      let cycle = path[place...]
      // Reported from an override on, because that is the line to change.
      let turn = cycle.firstIndex { overrides.contains($0) } ?? place
      cycles.append(Array(cycle[turn...] + cycle[..<turn]))
    }
    return cycles
  }

  private mutating func add(_ responder: ScenarioResponder, _ kind: ObjectKind, next: String?) {
    // The window of the keyboard (OW-52).
    if responder.inputAccessoryView != nil || responder.inputView != nil { mayHaveMoreViews = true }
    guard let id = responder.id else { return }
    record(id, kind)
    for steps in responder.methodSteps.values { add(steps) }
    actions += responder.keyCommands.map { Action(name: $0.action) }
    if !responder.gestureAnswers.isEmpty { gestureDelegates.insert(id) }
    for answer in responder.gestureAnswers.byKey.map(\.answer) { add(answer.steps) }
    switch responder.next {
    case nil: self.next[id] = next
    case ScenarioNext.none?: overrides.append(id)
    case .responder(let other)?:
      overrides.append(id)
      self.next[id] = other
    }
  }

  private mutating func record(_ id: String, _ kind: ObjectKind) {
    kinds[id] = kind
    identifiers.append(id)
  }

  private mutating func add(_ view: ScenarioView, superview: String?, controller: String? = nil) {
    add(view.responder, .view, next: controller ?? view.viewController?.id ?? superview)
    let simulated = view.simulatedClass
    // The toolbar's own view (OW-106).
    if view.hostingContent != nil || UIKitClass.isKind(simulated, of: .toolbar) { mayHaveMoreViews = true }
    add(view.didSelect)
    add(view.performPrimaryAction ?? [])
    for answer in [
      view.gestureRecognizerShouldBegin, view.touchesShouldBegin, view.touchesShouldCancel,
      view.shouldHighlight, view.shouldSelect, view.shouldDeselect,
      view.shouldBeginMultipleSelectionInteraction, view.itemsForBeginning, view.canMoveItem,
      view.canPerformPrimaryAction,
    ] {
      add(answer?.steps ?? [])
    }
    for case .answer(let answer)? in [view.willSelect, view.targetIndexPathForMove] { add(answer.steps) }
    if let actions = view.swipeActions { add(actions) }
    if case .doing(let steps, _)? = view.hitTest { add(steps) }
    if let id = view.id {
      classes[id] = (view.className, simulated)
      add(view.actions, of: id) { $0.event.map(ScenarioReading.controlEvents) ?? [] }
      if UIKitClass.isKind(simulated, of: "UIScrollView") { addScrollRecognizers(of: view, id) }
      if view.hasMenu { add(.contextMenu, of: id) }
      if view.hasDrag { add(.dragLift, of: id) }
    }
    for recognizer in view.gestureRecognizers { add(recognizer) }
    if case .redirect(let other) = view.hitTest, let id = view.id, id == other { selfRedirects.append(id) }
    if let carried = view.viewController { add(carried, after: superview, hasView: true) }
    for subview in view.subviews { add(subview, superview: view.id) }
  }

  /// Adds the actions of swipe buttons. The swipe creates the buttons, and the list's recognizer for it.
  private mutating func add(_ swipe: ScenarioSwipeActions) {
    for action in swipe.leading + swipe.trailing {
      actions.append(
        Action(sender: action.action, name: action.action, causes: ["touchUpInside"], target: action.target))
      for effect in action.effects { add(effect.steps) }
    }
    mayHaveMoreViews = true
  }

  private mutating func add(_ recognizer: ScenarioGestureRecognizer) {
    guard let id = recognizer.id else { return }
    record(id, .recognizer)
    classes[id] = (recognizer.className, recognizer.simulatedClass)
    let isDiscrete = UIKitClass.inherits(.discrete, recognizer.simulatedClass)
    add(recognizer.actions, of: id) { _ in Self.states(isDiscrete: isDiscrete) }
    if case .own(let delegate)? = recognizer.delegate, let id = delegate.id {
      record(id, .gestureDelegate)
      for answer in delegate.answers.byKey.map(\.answer) { add(answer.steps) }
    }
    for answer in [
      recognizer.canPrevent, recognizer.canBePrevented, recognizer.shouldRequireFailure,
      recognizer.shouldBeRequiredToFail, recognizer.ignores,
    ] {
      add(answer?.steps ?? [])
    }
    if let id = recognizer.delegate?.id { gestureDelegates.insert(id) }
  }

  /// Adds the built-in recognizers of a scroll view that others refer to, by their names in UIKit.
  private mutating func addScrollRecognizers(of view: ScenarioView, _ id: String) {
    add(.pan, of: id)
    if view.zooms { add(.pinch, of: id) }
    if view.hasSwipeActions { add(.rowActions, of: id) }
  }

  private mutating func add(_ recognizer: BroughtRecognizer, of owner: String) {
    let id = recognizer.name(of: owner)
    guard kinds[id] == nil else { return }
    record(id, .recognizer)
    classes[id] = (recognizer.className, recognizer.className)
    let isDiscrete = UIKitClass.inherits(.discrete, recognizer.className)
    actions.append(Action(sender: id, name: recognizer.action, causes: Self.states(isDiscrete: isDiscrete)))
  }

  /// The states for which a recognizer sends its actions (GR-8).
  private static func states(isDiscrete: Bool) -> [String] {
    (isDiscrete ? [] : ["began", "changed", "cancelled"]) + ["ended", "recognized"]
  }

  private mutating func add(
    _ actions: [ScenarioTargetAction], of sender: String, causes: (ScenarioTargetAction) -> [String]
  ) {
    self.actions += actions.map { action in
      Action(sender: sender, name: action.action, causes: causes(action), target: action.target)
    }
    for effect in actions.flatMap(\.effects) { add(effect.steps) }
  }

  /// Adds the actions and delegates of code.
  private mutating func add(_ steps: [ScenarioStep]) {
    for step in steps {
      switch step.action {
      case .command(let name): actions.append(Action(name: name))
      case .set(let object, let values): for value in values { add(value, of: object) }
      default: break
      }
    }
  }

  /// Adds an object that becomes a delegate.
  private mutating func add(_ assignment: ScenarioAssignment, of object: String) {
    switch assignment {
    case .key(RecognizerKey.delegate.rawValue, let value):
      let node = LineValue.node(value)
      let id = node?.string ?? "\(object).delegate"
      gestureDelegates.insert(id)
      if node?.pairs != nil, kinds[id] == nil { record(id, .gestureDelegate) }
    case .key(ResponderKey.gestureRecognizerDelegate.rawValue, _): gestureDelegates.insert(object)
    case .key, .property: break
    }
  }

  /// A description of an object, with its class if the file gives it.
  func described(_ id: String, _ kind: ObjectKind) -> String {
    guard let name = classes[id]?.simulated else { return kind.rawValue }
    return "\("AEIO".contains(name.first ?? " ") ? "an" : "a") \(name)"
  }

  /// Adds a controller; `after` is the next responder after it.
  private mutating func add(
    _ controller: ScenarioController, after: String?, hasView: Bool = false
  ) {
    add(controller.responder, .controller, next: after)
    add(controller.didAttemptToDismiss ?? [])
    if let id = controller.id {
      classes[id] = (controller.responder.className, controller.simulatedClass)
      if controller.simulatedClass == "UINavigationController" {
        for recognizer in [BroughtRecognizer.pop, .contentPop, .barTap, .barPan] { add(recognizer, of: id) }
      }
    }
    if let view = controller.view {
      add(view, superview: after, controller: controller.id)
    } else if !hasView {
      mayHaveMoreViews = true
    }
    for contained in controller.viewControllers { add(contained, after: controller.id) }
    if let presented = controller.presents {
      if let id = presented.id { add(.sheetPan, of: id) }
      add(presented, after: controller.id)
      // The container of a presentation (HT-39).
      mayHaveMoreViews = true
    }
  }
}

extension Scenario {
  /// The identifiers of responders whose `next` links form a cycle; everything in the scenario must have a name.
  package var chainCycles: [[String]] { ObjectIndex(self).cycles() }
}
