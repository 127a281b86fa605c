// SPDX-License-Identifier: Apache-2.0

/// A key of an object with the value that a variant gives to it.
struct ScenarioEdit {
  /// The object's id; nil for a setting of the simulation.
  var object: String?
  var objectPlace: SourcePlace
  var entry: SourceEntry

  /// The keys that no variant sets: identifiers, and keys that hold other objects.
  static let invariableKeys: Set<String> = {
    let documents: [DocumentKey] = [.application, .scene, .window, .windows]
    let views: [ViewKey] = [.gestureRecognizers, .viewController, .subviews]
    let controllers: [ControllerKey] = [.view, .viewControllers, .presents]
    let others = [
      ResponderKey.id.rawValue, WindowKey.rootViewController.rawValue, ApplicationKey.delegate.rawValue,
    ]
    return Set(documents.map(\.rawValue) + views.map(\.rawValue) + controllers.map(\.rawValue) + others)
  }()
}

extension ReadingContext {
  /// Changes a scenario whose objects all have names. What is wrong with the value is reported at its place.
  func apply(_ edit: ScenarioEdit, to scenario: inout Scenario) {
    let node = SourceNode(content: .mapping([edit.entry]), place: edit.entry.value.place)
    guard let object = edit.object else {
      if let fields = fields(node, .configuration) { fill(&scenario.configuration, from: fields) }
      return
    }
    guard !ObjectEdit(context: self, node: node, object: object).run(on: &scenario) else { return }
    report(
      edit.objectPlace,
      "'object' names '\(object.shown())', which its view brings along, so that a file has no keys for it")
  }

  /// Reports the keys of a view that do not fit the class that a variant gives to it.
  fileprivate func checkClass(of view: ScenarioView, at place: SourcePlace) {
    let simulated = view.simulatedClass
    func check(_ key: String, _ classes: [String]) {
      belongs(key, to: classes, at: place, "this view", view.className, simulated)
    }
    for key in FileProperty.keysOfViews + FileProperty.keysOfWindows
    where view.properties[key.name] != nil {
      check(key.name, key.classes)
    }
    let behaviour: [ViewKey: Bool] = [
      .touchesShouldBegin: view.touchesShouldBegin != nil,
      .touchesShouldCancel: view.touchesShouldCancel != nil,
      .actions: !view.actions.isEmpty, .beginTracking: view.beginTracking != nil,
      .continueTracking: view.continueTracking != nil,
    ]
    for (key, className) in Self.keysOfClasses where behaviour[key] == true {
      check(key.rawValue, [className])
    }
  }

  fileprivate func checkClass(of recognizer: ScenarioGestureRecognizer, at place: SourcePlace) {
    for key in FileProperty.keysOfRecognizers where recognizer.properties[key.name] != nil {
      belongs(
        key.name, to: key.classes, at: place, "this recognizer", recognizer.className,
        recognizer.simulatedClass)
    }
  }
}

/// One key that is read into the named object of a scenario.
private struct ObjectEdit {
  let context: ReadingContext

  /// A mapping of the one key.
  let node: SourceNode
  let object: String

  /// Whether the class is what changes.
  private var isOfClass: Bool {
    if case .mapping(let entries) = node.content {
      return entries.contains {
        [ViewKey.baseClass.rawValue, ResponderKey.className.rawValue].contains($0.key)
      }
    }
    return false
  }

  /// Whether the object was found.
  func run(on scenario: inout Scenario) -> Bool {
    if run(on: &scenario.application.responder, .application) { return true }
    if scenario.application.delegate?.id == object {
      read(.delegate) { fields in
        context.read(fields, into: &scenario.application.delegate)
        context.fillDelegate(of: &scenario.application, from: fields)
      }
      return true
    }
    if scenario.scene?.id == object {
      read(.scene) { context.read($0, into: &scenario.scene) }
      return true
    }
    return scenario.windows.indices.contains { run(on: &scenario.windows[$0]) }
  }

  private func read(_ kind: MappingKind, _ body: (Fields) -> Void) {
    if let fields = context.fields(node, kind) { body(fields) }
  }

  private func run(on responder: inout ScenarioResponder, _ kind: MappingKind) -> Bool {
    guard responder.id == object else { return false }
    read(kind) { context.fill(&responder, from: $0) }
    return true
  }

  private func run(on window: inout ScenarioWindow) -> Bool {
    if window.view.id == object {
      read(.window) { context.fill(&window, from: $0) }
      if isOfClass { context.checkClass(of: window.view, at: node.place) }
      return true
    }
    return runInside(&window.view) || run(on: &window.rootViewController)
  }

  private func run(on view: inout ScenarioView) -> Bool {
    guard view.id == object else { return runInside(&view) }
    read(.view) { context.fill(&view, from: $0) }
    if isOfClass { context.checkClass(of: view, at: node.place) }
    return true
  }

  private func runInside(_ view: inout ScenarioView) -> Bool {
    view.gestureRecognizers.indices.contains { run(on: &view.gestureRecognizers[$0]) }
      || run(on: &view.viewController) || view.subviews.indices.contains { run(on: &view.subviews[$0]) }
  }

  private func run(on recognizer: inout ScenarioGestureRecognizer) -> Bool {
    if recognizer.id == object {
      read(.recognizer) { context.fill(&recognizer, from: $0) }
      if isOfClass { context.checkClass(of: recognizer, at: node.place) }
      return true
    }
    guard case .own(var delegate)? = recognizer.delegate, delegate.id == object else { return false }
    read(.gestureDelegate) { context.fill(&delegate, from: $0) }
    recognizer.delegate = .own(delegate)
    return true
  }

  private func run(on controller: inout ScenarioController?) -> Bool {
    guard var found = controller else { return false }
    // Taken out while it changes: with two holders of the value, every level below would be copied.
    controller = nil
    defer { controller = found }
    return run(on: &found)
  }

  private func run(on controller: inout ScenarioController) -> Bool {
    if controller.id == object {
      read(.controller) { context.fill(&controller, from: $0) }
      return true
    }
    if var view = controller.view {
      controller.view = nil
      defer { controller.view = view }
      if run(on: &view) { return true }
    }
    return controller.viewControllers.indices.contains { run(on: &controller.viewControllers[$0]) }
      || run(on: &controller.presents)
  }
}

extension ReadingContext {
  fileprivate func read(_ fields: Fields, into responder: inout ScenarioResponder?) {
    guard var found = responder else { return }
    fill(&found, from: fields)
    responder = found
  }
}
