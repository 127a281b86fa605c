// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import Trace

/// A key of an object with the value that a variant gives to it.
struct ScenarioEdit {
  /// The object's id; nil for a setting of the simulation.
  var object: String?
  var objectPlace: SourcePlace
  var entry: SourceEntry

  /// The keys that no variant sets: identifiers, and keys that hold other objects.
  static let invariableKeys: Set<String> = {
    let documents: [DocumentKey] = [.application, .scene, .window, .windows, .views]
    let views: [ViewKey] = [.gestureRecognizers, .viewController, .subviews]
    let controllers: [ControllerKey] = [.view, .viewControllers, .presents]
    let others = [ResponderKey.id.rawValue, WindowKey.rootViewController.rawValue]
    return Set(documents.map(\.rawValue) + views.map(\.rawValue) + controllers.map(\.rawValue) + others)
  }()
}

/// An object as a key of it was changed.
enum EditedObject {
  case responder(ScenarioResponder)
  case view(ScenarioView)
  case recognizer(ScenarioGestureRecognizer)
  case delegate(ScenarioGestureDelegate)
}

extension ScenarioReading {
  /// Changes a scenario whose objects all have names. What is wrong with the value is reported at its place.
  ///
  /// - Returns: The object as it is then; nil for a setting, and if there is no such object.
  @discardableResult
  func apply(_ edit: ScenarioEdit, to scenario: inout Scenario) -> EditedObject? {
    let node = SourceNode(content: .mapping([edit.entry]), place: edit.entry.value.place)
    guard let object = edit.object else {
      if edit.entry.key == DocumentKey.system.rawValue {
        apply(system: edit.entry.value, to: &scenario)
      } else if let fields = fields(node, .configuration) {
        fill(&scenario.configuration, from: fields)
      }
      return nil
    }
    var edited: EditedObject?
    let isThere = ObjectEdit(context: self, node: node, object: object) { edited = $0 }.run(on: &scenario)
    if !isThere {
      report(
        edit.objectPlace,
        "'\(object.shown())' is brought along by its view, so that a file has no keys for it")
    }
    return edited
  }

  /// Another version of iOS, with or without a scene (RC-4).
  private func apply(system node: SourceNode, to scenario: inout Scenario) {
    guard
      let fields = fields(
        SourceNode(
          content: .mapping([
            SourceEntry(
              key: DocumentKey.system.rawValue, place: node.place, value: node)
          ]), place: node.place), .document),
      let system = number(fields, DocumentKey.system)
    else { return }
    let hadScene = scenario.hasScenes
    scenario.system = system
    if !scenario.hasScenes {
      scenario.scene = nil
    } else if !hadScene {
      scenario.scene = ScenarioResponder(id: "UIWindowScene", className: "UIWindowScene")
    }
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
    let writer = NodeWriter()
    for (key, row) in ViewKey.ofClasses where row.write(writer, view) != nil {
      check(key, row.classes)
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
  let context: ScenarioReading

  /// A mapping of the one key.
  let node: SourceNode
  let object: String

  /// Receives the object as it is then.
  let receive: (EditedObject) -> Void

  /// Whether the class is what changes.
  private var isOfClass: Bool {
    keys.contains(ViewKey.baseClass.rawValue) || keys.contains(ResponderKey.className.rawValue)
  }

  private var keys: [String] {
    if case .mapping(let entries) = node.content { entries.map(\.key) } else { [] }
  }

  /// Whether the object was found.
  func run(on scenario: inout Scenario) -> Bool {
    if scenario.application.responder.id == object, keys.contains(ApplicationKey.delegate.rawValue) {
      context.report(node.place, "the delegate of the application stays the same")
    }
    if run(on: &scenario.application.responder, .application) { return true }
    if scenario.application.delegate?.id == object {
      read(.delegate) { fields in
        context.read(fields, into: &scenario.application.delegate)
        context.fillDelegate(of: &scenario.application, from: fields)
      }
      if let delegate = scenario.application.delegate { receive(.responder(delegate)) }
      return true
    }
    if scenario.scene?.id == object {
      read(.scene) { context.read($0, into: &scenario.scene) }
      if let scene = scenario.scene { receive(.responder(scene)) }
      return true
    }
    return scenario.windows.indices.contains { run(on: &scenario.windows[$0]) }
      || scenario.views.indices.contains { run(on: &scenario.views[$0]) }
      || scenario.viewControllers.indices.contains { run(on: &scenario.viewControllers[$0]) }
      || scenario.gestureRecognizers.indices.contains { run(on: &scenario.gestureRecognizers[$0]) }
  }

  private func read(_ kind: MappingKind, _ body: (Fields) -> Void) {
    if let fields = context.fields(node, kind) { body(fields) }
  }

  private func run(on responder: inout ScenarioResponder, _ kind: MappingKind) -> Bool {
    guard responder.id == object else { return false }
    read(kind) { context.fill(&responder, from: $0) }
    receive(.responder(responder))
    return true
  }

  private func run(on window: inout ScenarioWindow) -> Bool {
    if window.view.id == object {
      read(.window) { context.fill(&window, from: $0) }
      if isOfClass { context.checkClass(of: window.view, at: node.place) }
      receive(.view(window.view))
      return true
    }
    return runInside(&window.view) || run(on: &window.rootViewController)
  }

  private func run(on view: inout ScenarioView) -> Bool {
    guard view.id == object else { return runInside(&view) }
    read(.view) { context.fill(&view, from: $0) }
    if isOfClass { context.checkClass(of: view, at: node.place) }
    receive(.view(view))
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
      if keys.contains(RecognizerKey.delegate.rawValue) { nameDelegate(of: &recognizer) }
      receive(.recognizer(recognizer))
      return true
    }
    guard case .own(var delegate)? = recognizer.delegate, delegate.id == object else { return false }
    read(.gestureDelegate) { context.fill(&delegate, from: $0) }
    recognizer.delegate = .own(delegate)
    receive(.delegate(delegate))
    return true
  }

  /// A delegate that comes later is called after its recognizer.
  private func nameDelegate(of recognizer: inout ScenarioGestureRecognizer) {
    guard case .own(var delegate)? = recognizer.delegate else { return }
    if let id = delegate.id {
      context.report(
        node.place, "a delegate that is set has no id of its own, found '\(id.shown())'",
        hint: "declare it at a recognizer, and name it here")
    }
    delegate.id = recognizer.id.map { "\($0).delegate" }
    recognizer.delegate = .own(delegate)
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
      receive(.responder(controller.responder))
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

extension ScenarioReading {
  fileprivate func read(_ fields: Fields, into responder: inout ScenarioResponder?) {
    guard var found = responder else { return }
    fill(&found, from: fields)
    responder = found
  }
}

extension ScenarioReading {
  /// A scenario with keys of objects set: `{Card: {clipsToBounds: true}}`; nil after an error.
  package func changed(
    _ scenario: Scenario, by node: SourceNode
  ) -> (scenario: Scenario, settings: [TraceSetting])? {
    let own = ScenarioReading(source: source)
    defer { report(own) }
    guard case .mapping(let objects) = node.content, !objects.isEmpty else {
      own.expected("keys by object, such as {Card: {alpha: 0.5}}", for: "change", found: node)
      return nil
    }
    var changed = scenario
    var settings: [TraceSetting] = []
    let known = Set(ObjectIndex(scenario).identifiers)
    for object in objects {
      guard case .mapping(let entries) = object.value.content else {
        own.expected("keys with their values", for: object.key.shown(), found: object.value)
        continue
      }
      let isSetting = object.key == DocumentKey.configuration.rawValue && !known.contains(object.key)
      guard isSetting || known.contains(object.key) else {
        own.report(
          object.place, "'change' names '\(object.key.shown())', which does not exist",
          hint: Spelling.nearest(to: object.key, in: known.sorted()).map { "did you mean '\($0.shown())'?" })
        continue
      }
      for entry in entries {
        guard entry.key != ResponderKey.id.rawValue else {
          own.report(entry.place, "the id of an object stays the same")
          continue
        }
        own.apply(
          ScenarioEdit(object: isSetting ? nil : object.key, objectPlace: object.place, entry: entry),
          to: &changed)
        settings.append(
          TraceSetting(
            object: isSetting ? nil : object.key, property: entry.key,
            value: LineValue.text(entry.value) ?? ""))
      }
    }
    guard !own.hasErrors else { return nil }
    changed.nameEverything()
    own.checkReferences(in: changed, at: node.place)
    let names = ObjectIndex(changed).identifiers
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      own.report(node.place, "after the change two objects have the id '\(twice.shown())'")
    }
    if let gone = changed.touches.compactMap(\.object).first(where: {
      known.contains($0) && !names.contains($0)
    }) {
      own.report(node.place, "after the change there is no '\(gone.shown())', to which something is done")
    }
    return own.hasErrors ? nil : (changed, settings)
  }
}

extension ScenarioTouch {
  /// The object that code sets or calls.
  fileprivate var object: String? {
    switch action {
    case .set(let object, _): object
    case .call(let object, _, _): object
    default: nil
    }
  }
}
