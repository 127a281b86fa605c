// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import Trace
import YAML

package extension Scenario {
  /// The settings of each variant: every combination of the values, where those of the last entry change fastest.
  var variantSettings: [[TraceSetting]] {
    guard !variants.isEmpty else { return [] }
    return variants.reduce([[]]) { combinations, variation in
      combinations.flatMap { settings in
        variation.values.map { value in
          settings
            + [TraceSetting(object: variation.object, property: variation.property, value: value)]
        }
      }
    }
  }
}

/// The expectations of a variant's run.
package struct VariantExpectations: Hashable, Sendable {
  /// The expectations of the entries of `variants`.
  package var own: [ScenarioExpectation] = []

  /// The scenario's own expectations, if an entry inherits them. They apply where ``own`` has none.
  package var inherited: [ScenarioExpectation] = []
}

extension Scenario {
  /// The same screen with other settings and without touches; nil if an object does not accept its value.
  ///
  /// Two more settings are allowed than in variants: an empty list of `requiresFailureOf` removes a recognizer's
  /// failure requirements, and a list of `subviews` sets their order.
  package func screen(with settings: [TraceSetting]) -> Scenario? {
    var base = variable
    base.touches = []
    var others: [TraceSetting] = []
    for setting in settings {
      switch setting.property {
      case RecognizerKey.requiresFailureOf.rawValue where setting.value == "[]":
        base.changeViews { view in
          for index in view.gestureRecognizers.indices
          where view.gestureRecognizers[index].id == setting.object {
            view.gestureRecognizers[index].requiresFailureOf = []
          }
        }
      case ViewKey.subviews.rawValue:
        guard let order = Self.names(in: setting.value) else { return nil }
        base.changeViews { view in
          guard view.id == setting.object, Set(view.subviews.map(\.id)) == Set(order.map { $0 }) else {
            return
          }
          view.subviews.sort { first, second in
            (order.firstIndex { $0 == first.id } ?? 0) < (order.firstIndex { $0 == second.id } ?? 0)
          }
        }
      default: others.append(setting)
      }
    }
    return DeepStack.run { [base, others] in base.setting(others) }
  }

  private static func names(in value: String) -> [String]? {
    DeepStack.run { LineValue.node(value)?.items?.compactMap(\.string) }
  }

  /// The expectations with some settings.
  func expectations(with settings: [TraceSetting]) -> VariantExpectations {
    var expectations = VariantExpectations()
    for (variation, setting) in zip(variants, settings) {
      let own = variation.expectations.filter { $0.value == nil || $0.value == setting.value }
      expectations.own += own.map(\.expectation)
      if variation.inherits, !own.isEmpty { expectations.inherited = self.expectations }
    }
    return expectations
  }

  /// The scenario that variants change: all objects have names, and there are no expectations.
  package var variable: Scenario {
    var base = self
    base.nameEverything()
    base.variants = []
    base.expectations = []
    return base
  }

  /// The scenarios of the variants with their settings. A variant with a wrong value is left out; files with such a
  /// variant are refused by the reader.
  func variantScenarios() -> [(settings: [TraceSetting], scenario: Scenario)] {
    guard !variants.isEmpty else { return [] }
    let base = variable
    // Nodes are released by recursion.
    return DeepStack.run { [variantSettings] in
      variantSettings.compactMap { settings in
        base.setting(settings).map { (settings, $0) }
      }
    }
  }

  private func setting(_ settings: [TraceSetting]) -> Scenario? {
    var scenario = self
    if !settings.isEmpty { scenario.screenshot = nil }
    let context = ScenarioReading(source: SourceText(file: name, text: "", isFile: false))
    let place = SourcePlace(line: 1, column: 1)
    for setting in settings {
      guard let node = LineValue.node(setting.value) else { return nil }
      let entry = SourceEntry(key: setting.property, place: place, value: SourceNode(node, at: place))
      context.apply(
        ScenarioEdit(object: setting.object, objectPlace: place, entry: entry), to: &scenario)
    }
    return context.hasErrors ? nil : scenario
  }
}

/// A variation in a file, with the places of its parts.
struct SourceVariation {
  var variation: ScenarioVariation
  var place: SourcePlace

  /// The edits, one for each value.
  var edits: [ScenarioEdit]

  /// The expectations of the runs in the order of the variation, each with the references that it makes.
  var expectations: [(value: String?, context: ScenarioReading)] = []

  /// The reading contexts for a value, by its index.
  func contexts(at position: Int) -> [ScenarioReading] {
    expectations.filter { $0.value == nil || $0.value == variation.values[position] }.map(\.context)
  }
}

extension ScenarioReading {
  /// The most variants of a scenario.
  package static let maximumVariants = 16

  /// The entries of `variants`, before the objects are looked up.
  func variants(_ entry: SourceEntry) -> [SourceVariation] {
    let found = items(entry.value, entry.key, of: "variants").compactMap(variation)
    let count = found.reduce(1) { min($0 * $1.edits.count, 1_000_000) }
    if count > Self.maximumVariants {
      report(
        entry.place,
        "the values of 'variants' make \(count) combinations, expected \(Self.maximumVariants) at most")
    }
    var places: [[String?]: SourcePlace] = [:]
    for item in found {
      let name = [item.variation.object, item.variation.property]
      if let first = places[name] {
        report(item.place, "'\(item.variation.property)' is varied already in line \(first.line)")
      }
      places[name] = item.place
    }
    return found
  }

  private func variation(_ node: SourceNode) -> SourceVariation? {
    guard let fields = fields(node, .variant), case .mapping(let entries) = node.content else { return nil }
    let objectNode = fields[VariantKey.object]
    let object = objectNode.flatMap { reference($0, VariantKey.object.rawValue, .object) }
    let properties = entries.filter {
      VariantKey(rawValue: $0.key) == nil && MappingKind.variant.has($0.key)
    }
    guard let entry = properties.first else {
      missing("the variant has no property", in: fields, hint: "such as isHidden: [true, false]")
      return nil
    }
    guard properties.count == 1 else {
      report(
        properties[1].place, "a variant of \(properties.count) properties, expected one",
        hint: "begin a further entry with '- '; all combinations are tried")
      return nil
    }
    let isSystem = entry.key == DocumentKey.system.rawValue
    if objectNode != nil, isSystem {
      report(
        entry.place, "'system' is a setting of the simulation, and the variant has an 'object'",
        hint: "remove 'object'")
      return nil
    }
    if objectNode == nil, !isSystem, !MappingKind.configuration.has(entry.key) {
      report(
        entry.place, "'\(entry.key)' is no setting of the simulation, and the variant has no 'object'",
        hint: "say whose it is, such as object: Button")
      return nil
    }
    guard let values = values(entry), objectNode == nil || object != nil else { return nil }
    var variation = SourceVariation(
      variation: ScenarioVariation(object: object, property: entry.key, values: values.map(\.text)),
      place: entry.place,
      edits: values.map { value in
        ScenarioEdit(
          object: object, objectPlace: objectNode?.place ?? entry.place,
          entry: SourceEntry(key: entry.key, place: entry.place, value: value.node))
      })
    readExpectations(of: &variation, fields)
    return variation
  }

  private func readExpectations(of variation: inout SourceVariation, _ fields: Fields) {
    variation.variation.inherits = value(fields, VariantKey.inherits, Form.bool) ?? false
    guard let node = fields[VariantKey.expect] else {
      if fields[VariantKey.inherits] != nil {
        report(
          fields.keyPlace(VariantKey.inherits), "'inherits' without 'expect'",
          hint: "it fills in what the variant's 'expect' leaves out: add an 'expect'")
      }
      return
    }
    for item in expectationNodes(node) {
      // Its references are checked in the variant, where objects may have other classes.
      let context = ScenarioReading(source: source, touchDowns: touchDowns)
      defer { report(context) }
      guard let fields = context.fields(item, .variantExpectation) else { continue }
      var value: String?
      if let node = fields[VariantExpectationKey.value] {
        value = LineValue.text(node)
        if !variation.variation.values.contains(where: { $0 == value }) {
          context.report(
            node.place,
            "'value' is one of the values that '\(variation.variation.property)' gets, found \(node.found)")
        }
      }
      let expectation = context.expectation(fields)
      variation.variation.expectations.append(ScenarioVariantExpectation(value: value, expectation))
      variation.expectations.append((value, context))
    }
  }

  /// The values of a property, with their texts.
  private func values(_ entry: SourceEntry) -> [(node: SourceNode, text: String)]? {
    guard let items = list(entry.value, entry.key, "a list of values, one for each variant") else {
      return nil
    }
    if items.isEmpty { report(entry.value.place, "'\(entry.key)' lists no value") }
    var values: [(node: SourceNode, text: String)] = []
    for item in items {
      guard let text = LineValue.text(item) else {
        expected("values that YAML can hold", for: entry.key, found: item)
        continue
      }
      if values.contains(where: { $0.text == text }) {
        report(item.place, "the value \(text.shown()) stands twice in the list")
      }
      values.append((item, text))
    }
    return items.isEmpty ? nil : values
  }

  /// Applies each key that code sets to the scenario, to check the value.
  func checkAssignments(of scenario: Scenario) {
    guard !assignments.isEmpty else { return }
    let base = scenario.variable
    for edit in assignments {
      let context = ScenarioReading(source: source)
      var changed = base
      context.apply(edit, to: &changed, isCode: true)
      if !context.hasErrors { context.checkReferences(in: changed, at: edit.entry.value.place) }
      for error in context.inputErrors.errors { report(error) }
    }
  }

  /// Applies each value to the scenario, and if all are right, each combination of values.
  func checkVariants(of scenario: Scenario) {
    let found = sourceVariants
    guard !found.isEmpty else { return }
    let base = scenario.variable
    var reported: Set<InputError> = []
    func tell(_ context: ScenarioReading) {
      for error in context.inputErrors.errors where reported.insert(error).inserted { report(error) }
    }
    func check(_ choices: [(item: SourceVariation, position: Int)]) {
      let edits = choices.map { $0.item.edits[$0.position] }
      guard let place = edits.last?.entry.value.place else { return }
      let context = ScenarioReading(source: source)
      var varied = base
      for edit in edits { context.apply(edit, to: &varied) }
      if !context.hasErrors { context.checkReferences(in: varied, and: self, at: place) }
      tell(context)
      guard !context.hasErrors else { return }
      for expectation in choices.flatMap({ $0.item.contexts(at: $0.position) }) {
        expectation.checkReferences(in: varied)
        tell(expectation)
      }
    }
    for item in found {
      for position in item.edits.indices { check([(item, position)]) }
    }
    guard found.count > 1 else { return }
    var combinations: [[(item: SourceVariation, position: Int)]] = [[]]
    for item in found {
      combinations = combinations.flatMap { choices in item.edits.indices.map { choices + [(item, $0)] } }
    }
    for choices in combinations where !hasErrors { check(choices) }
  }
}

/// A key of an object with a value for it.
struct ScenarioEdit {
  /// The object's id; nil for a setting of the simulation.
  var object: String?
  var objectPlace: SourcePlace
  var entry: SourceEntry

  /// The keys that no variant can set: identifiers, and keys that contain other objects.
  static let invariableKeys: Set<String> = {
    let documents: [DocumentKey] = [.application, .scene, .window, .windows, .views]
    let views: [ViewKey] = [.gestureRecognizers, .viewController, .subviews]
    let controllers: [ControllerKey] = [.view, .viewControllers, .presents]
    let others = [ResponderKey.id.rawValue, WindowKey.rootViewController.rawValue]
    return Set(documents.map(\.rawValue) + views.map(\.rawValue) + controllers.map(\.rawValue) + others)
  }()
}

/// An object after a change of one key.
enum EditedObject {
  case responder(ScenarioResponder)
  case view(ScenarioView)
  case recognizer(ScenarioGestureRecognizer)
  case delegate(ScenarioGestureDelegate)
}

extension ScenarioReading {
  /// Changes a scenario whose objects all have names. A problem with the value is reported at its place.
  ///
  /// - Parameters:
  ///   - edit: The key with its value.
  ///   - scenario: The scenario to change.
  ///   - isCode: Whether code sets the key, which may then be one of a built-in recognizer.
  /// - Returns: The object after the change; nil for a setting, and if there is no such object.
  @discardableResult
  func apply(_ edit: ScenarioEdit, to scenario: inout Scenario, isCode: Bool = false) -> EditedObject? {
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
    if !isThere, !isCode || broughtItem(edit) == nil {
      report(
        edit.objectPlace,
        "'\(object.shown())' comes with its view, so a file has no keys for it",
        hint: isCode
          ? "its properties can be set, its 'delegate', and what it 'requiresFailureOf'"
          : "code can set it: {set: {\(object.shown()): {\(edit.entry.key.shown()): …}}} under 'touches'")
    }
    return edited
  }

  /// A built-in recognizer with what code sets of it: its delegate, or its failure requirements; nil for another key,
  /// and for an object of the file.
  func broughtItem(_ edit: ScenarioEdit) -> ScenarioGestureRecognizer? {
    guard let object = edit.object, BroughtRecognizer.isName(object),
      let key = RecognizerKey(rawValue: edit.entry.key), key == .delegate || key == .requiresFailureOf
    else { return nil }
    var item = ScenarioGestureRecognizer(id: object, className: UIKitClass.recognizer)
    let node = SourceNode(content: .mapping([edit.entry]), place: edit.entry.value.place)
    guard let fields = fields(node, .recognizer) else { return nil }
    fill(&item, from: fields, RecognizerKey.behaviour)
    if case .own(var delegate)? = item.delegate {
      delegate.id = "\(object).delegate"
      item.delegate = .own(delegate)
    }
    return item
  }

  /// Sets another version of iOS, with or without a scene (RC-4).
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

  /// Reports the keys of a view that do not exist for the class that a variant gives to it.
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

/// One key to read into the named object of a scenario.
private struct ObjectEdit {
  let context: ScenarioReading

  /// A mapping with only this key.
  let node: SourceNode
  let object: String

  /// Receives the object after the change.
  let receive: (EditedObject) -> Void

  /// Whether the class changes.
  private var isOfClass: Bool {
    keys.contains(ViewKey.baseClass.rawValue) || keys.contains(ResponderKey.className.rawValue)
  }

  private var keys: [String] {
    if case .mapping(let entries) = node.content { entries.map(\.key) } else { [] }
  }

  /// Changes the scenario and returns whether the object was found.
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
    if let fields = context.fields(node, kind, isWhole: false) { body(fields) }
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
    context.checkHosting(view, at: node.place)
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

  /// Names a delegate that is added later after its recognizer.
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
    // Taken out while it changes: with two owners of the value, every level below would be copied.
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
