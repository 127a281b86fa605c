// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import InputFile
package import Trace
import UIKitModel
package import YAML

/// Writes scenario files.
package enum ScenarioWriter {
  /// Whether the scenario can be written as a file that is read again.
  package static func canWrite(_ scenario: Scenario) -> Bool {
    scenario.depth <= ScenarioReader.maximumDepth
  }

  /// The text of a scenario file that reads as the same scenario.
  ///
  /// Keys come in the order of the documentation, defaults are left out, and lists of numbers and short mappings are on
  /// one line. Read again, the scenario differs only in the lines of its touches and expectations, which are those of
  /// the text, and in a window without `baseClass`, which becomes `UIWindow`.
  ///
  /// - Parameters:
  ///   - scenario: The scenario to write.
  ///   - file: The source of the scenario, at the start of the error; nil for the scenario's name.
  /// - Returns: The text, in YAML.
  /// - Throws: ``InputError`` for a scenario that is nested deeper than files may be, as imported ones can be.
  package static func yaml(_ scenario: Scenario, file: String? = nil) throws -> String {
    try yaml(scenario, file: file) { ($0, ()) }.text
  }

  /// Like the other method, but changes the document before it is written. Also returns the notes of the change.
  package static func yaml<Note: Sendable>(
    _ scenario: Scenario, file: String?, changing change: @escaping @Sendable (Node) -> (Node, Note)
  ) throws -> (text: String, note: Note) {
    let depth = scenario.depth
    guard depth <= ScenarioReader.maximumDepth else {
      throw InputError(
        file: file ?? scenario.name,
        message: "views and view controllers are nested \(depth) deep, and a scenario file holds "
          + "\(ScenarioReader.maximumDepth) levels at most",
        hint: "'explain' and 'report' take the screen as it is")
    }
    // Nodes are written and released by recursion.
    return DeepStack.run {
      let (document, note) = change(NodeWriter().mapping(scenario, DocumentKey.rows).block)
      return (document.fileText, note)
    }
  }
}

extension ScenarioWriter {
  /// The part of a scenario file with events and expectations: its `touches` after some settings, and `expect`.
  ///
  /// - Parameters:
  ///   - scenario: The scenario with the events and expectations.
  ///   - settings: The assignments before them, each in a separate entry.
  /// - Returns: The text, in YAML.
  /// - Throws: `InputError`, as for a whole file.
  package static func touches(of scenario: Scenario, after settings: [TraceSetting]) throws -> String {
    var part = Scenario(name: "")
    (part.touches, part.expectations) = (scenario.touches, scenario.expectations)
    return try yaml(part, file: nil) { document in
      let writer = NodeWriter()
      let changes = settingNodes(settings)
      let keys = [DocumentKey.touches, .expect].map(\.rawValue)
      let entries = (document.pairs ?? []).compactMap { key, value -> (String, Node)? in
        guard let name = key.string, keys.contains(name) else { return nil }
        guard name == DocumentKey.touches.rawValue else { return (name, value) }
        return (name, writer.list(changes + (value.items ?? [])))
      }
      return (writer.byName(entries), ())
    }.text
  }

  /// Entries of `touches` that each set one property.
  static func settingNodes(_ settings: [TraceSetting]) -> [Node] {
    let writer = NodeWriter()
    return settings.map { setting in
      let value = LineValue.node(setting.value) ?? writer.text(setting.value)
      var (entry, object, property) = (MappingWriter(writer), MappingWriter(writer), MappingWriter(writer))
      property.add(setting.property, value)
      object.add(setting.object ?? "", property.flow)
      entry.add("set", object.flow)
      return entry.flow
    }
  }
}

extension NodeWriter {
  func variation(_ variation: ScenarioVariation) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(VariantKey.object, variation.object.map { text($0) })
    let values = variation.values.map { LineValue.node($0) ?? text($0) }
    mapping.add(variation.property, flow(values))
    guard !variation.expectations.isEmpty else { return mapping.flow }
    let expectations = variation.expectations.map { expected in
      expectation(expected.expectation, of: expected.value)
    }
    mapping.add(VariantKey.expect, oneOrList(expectations))
    if variation.inherits { mapping.add(VariantKey.inherits, word("true")) }
    return mapping.block
  }

  func localized(_ texts: [String: String]) -> Node {
    if texts.count == 1, let english = texts[LanguageCode.english.rawValue] { return text(english) }
    var mapping = MappingWriter(self)
    for language in LanguageCode.allCases { mapping.add(language, texts[language.rawValue].map { text($0) }) }
    return mapping.block
  }

  func configuration(_ configuration: [String: Double]) -> Node {
    var mapping = MappingWriter(self)
    for setting in SimulationSetting.all {
      guard let value = configuration[setting.name] else { continue }
      mapping.add(setting.name, setting.isSwitch ? bool(value != 0) : number(value))
    }
    return mapping.block
  }

  func application(_ application: ScenarioApplication) -> Node? {
    let defaults = ScenarioApplication()
    guard application != defaults else { return nil }
    var mapping = MappingWriter(self)
    addResponder(application.responder, className: defaults.responder.className, to: &mapping)
    mapping.add(application, ApplicationKey.rows)
    mapping.add(application.responder, ResponderKey.chain)
    return mapping.isEmpty ? nil : mapping.block
  }

  func delegate(of application: ScenarioApplication) -> Node? {
    responder(application.delegate, className: ScenarioApplication().delegate?.className) {
      $0.add(application, DelegateKey.rows)
    }
  }

  /// A responder or `none`; no node for a responder with only defaults.
  func responder(
    _ responder: ScenarioResponder?, className: String?, _ addMore: (inout MappingWriter) -> Void = { _ in }
  ) -> Node? {
    guard let responder else { return word("none") }
    var mapping = MappingWriter(self)
    addResponder(responder, className: className ?? "", to: &mapping)
    mapping.add(responder, ResponderKey.chain)
    addMore(&mapping)
    return mapping.isEmpty ? nil : mapping.block
  }

  /// The name and the class, unless it is the default one.
  func addResponder(_ responder: ScenarioResponder, className: String, to mapping: inout MappingWriter) {
    mapping.add(ResponderKey.id, responder.id.map { text($0) })
    if responder.className != className { mapping.add(ResponderKey.className, text(responder.className)) }
  }

  func next(_ next: ScenarioNext) -> Node {
    switch next {
    case .none: word("nil")
    case .responder(let id): text(id)
    }
  }

  func canPerformAction(_ answers: [String: Bool]) -> Node {
    var mapping = MappingWriter(self)
    for (action, answer) in answers.sorted(by: { $0.key < $1.key }) {
      mapping.add(action, bool(answer))
    }
    return mapping.flow
  }

  func implements(_ responder: ScenarioResponder) -> Node? {
    let methods = responder.implements
    guard !methods.isEmpty else { return nil }
    if !methods.contains(where: \.callsSuper), responder.methodSteps.isEmpty {
      return row(methods.map(\.method.rawValue))
    }
    var mapping = MappingWriter(self)
    for method in methods {
      var implementation = MappingWriter(self)
      if method.callsSuper { implementation.add(ImplementationKey.callsSuper, bool(true)) }
      if let steps = responder.methodSteps[method.method.rawValue] {
        implementation.add(ImplementationKey.steps, self.steps(steps))
      }
      mapping.add(method.method, responder.methodSteps.isEmpty ? implementation.flow : implementation.block)
    }
    return responder.methodSteps.isEmpty ? mapping.flow : mapping.block
  }
}

extension NodeWriter {
  func window(_ window: ScenarioWindow) -> Node {
    var mapping = MappingWriter(self)
    let plain = ScenarioWindow().view
    addProperties(of: window.view, className: plain.className, baseClass: plain.baseClass, to: &mapping)
    mapping.add(window, WindowKey.state)
    addBehaviour(of: window.view, to: &mapping)
    mapping.add(window, WindowKey.controllers)
    mapping.add(window.view, ViewKey.contents)
    return mapping.block
  }

  func view(_ view: ScenarioView) -> Node {
    var mapping = MappingWriter(self)
    addProperties(of: view, className: "UIView", baseClass: nil, to: &mapping)
    addBehaviour(of: view, to: &mapping)
    mapping.add(view, ViewKey.contents)
    return mapping.block
  }

  func controller(_ controller: ScenarioController) -> Node {
    var mapping = MappingWriter(self)
    addResponder(controller.responder, className: "UIViewController", to: &mapping)
    mapping.add(controller, ControllerKey.head)
    mapping.add(controller.responder, ResponderKey.chain)
    mapping.add(controller, ControllerKey.contents)
    return mapping.block
  }

  func navigationItem(_ item: ScenarioNavigationItem) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(item, NavigationItemKey.rows)
    return mapping.flow
  }

  func cellAnswer(_ answer: ScenarioCellAnswer) -> Node {
    switch answer {
    case .answer(let answer): self.answer(answer)
    case .cell(let id): text(id)
    }
  }

  func swipeActions(_ actions: ScenarioSwipeActions) -> Node { mapping(actions, SwipeActionsKey.rows).block }

  func swipeAction(_ action: ScenarioTargetAction) -> Node {
    if action.target == nil, action.effects.isEmpty { return text(action.action) }
    let mapping = mapping(action, SwipeActionKey.rows)
    return action.effects.isEmpty ? mapping.flow : mapping.block
  }

  /// The class of the view, its geometry and its flags.
  private func addProperties(
    of view: ScenarioView, className: String, baseClass: String?, to mapping: inout MappingWriter
  ) {
    addResponder(view.responder, className: className, to: &mapping)
    if view.baseClass != baseClass { mapping.add(ViewKey.baseClass, view.baseClass.map { text($0) }) }
    let first = view.properties.prefix { $0.name == "text" }
    add(first, to: &mapping)
    mapping.add(view, ViewKey.geometry)
    add(view.properties.dropFirst(first.count), to: &mapping)
  }

  /// The view's behavior for touches, and in the chain.
  private func addBehaviour(of view: ScenarioView, to mapping: inout MappingWriter) {
    mapping.add(view, ViewKey.behaviour)
    mapping.add(view.responder, ResponderKey.chain)
    mapping.add(view, ViewKey.controllers)
  }

  func row(_ value: some NumberRow) -> Node { row(value.row) }
}

extension NodeWriter {
  func recognizer(_ recognizer: ScenarioGestureRecognizer) -> Node {
    var mapping = mapping(recognizer, RecognizerKey.head)
    add(recognizer.properties, to: &mapping)
    mapping.add(recognizer, RecognizerKey.behaviour)
    return mapping.block
  }

  func delegate(_ choice: ScenarioDelegateChoice) -> Node {
    switch choice {
    case .object(let id): return text(id)
    case .own(let delegate):
      var mapping = mapping(delegate, GestureDelegateKey.rows)
      mapping.add(delegate.answers, GestureAnswerKey.rows)
      return mapping.block
    }
  }

  /// An object's answers as the delegate of recognizers.
  func gestureAnswers(_ answers: ScenarioGestureAnswers) -> Node {
    mapping(answers, GestureAnswerKey.rows).block
  }

  /// An answer: a word, or a condition on one line.
  func answer(_ answer: ScenarioAnswer) -> Node {
    if answer.steps.isEmpty, answer.when == nil { return bool(answer.then) }
    var mapping = MappingWriter(self)
    if let condition = answer.when {
      mapping.add(answer.then ? AnswerKey.only : .unless, self.condition(condition))
    } else {
      mapping.add(AnswerKey.answers, bool(answer.then))
    }
    guard !answer.steps.isEmpty else { return mapping.flow }
    mapping.add(AnswerKey.steps, steps(answer.steps))
    return mapping.block
  }

  func condition(_ condition: ScenarioCondition) -> Node { mapping(condition, ConditionKey.rows).flow }

  func selection(_ selection: ScenarioSelection) -> Node {
    switch selection {
    case .objects(let ids): idOrRow(ids)
    case .classes(let names): choice(SelectionKey.className, idOrRow(names))
    case .exactClasses(let names): choice(SelectionKey.exactly, idOrRow(names))
    }
  }

  func action(_ action: ScenarioTargetAction) -> Node {
    let mapping = mapping(action, ActionKey.rows)
    return action.effects.isEmpty ? mapping.flow : mapping.block
  }

  /// The steps of a method: always the same, or by the recognizer's state.
  func effects(_ effects: [ScenarioEffect]) -> Node {
    if effects.count == 1, effects[0].state == nil { return steps(effects[0].steps) }
    var mapping = MappingWriter(self)
    for effect in effects {
      mapping.add(effect.state.flatMap(StateStepsKey.init) ?? .ended, steps(effect.steps))
    }
    return mapping.block
  }

  func steps(_ steps: [ScenarioStep]) -> Node { list(steps.map { step($0) }) }

  func step(_ step: ScenarioStep) -> Node {
    var mapping = MappingWriter(self)
    addInput(step.action, to: &mapping)
    mapping.add(StepKey.after, step.delay.map { number($0) })
    mapping.add(StepKey.condition, step.condition.map { condition($0) })
    return mapping.block
  }

  func add(_ properties: some Sequence<ScenarioProperty>, to mapping: inout MappingWriter) {
    for property in properties { mapping.add(property.name, value(property.value)) }
  }

  func value(_ value: PropertyValue) -> Node {
    switch value {
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .numbers(let values): row(values)
    case .text(let value): text(value)
    case .texts(let values): row(values)
    }
  }

  /// One id alone, several as a list.
  func idOrRow(_ ids: [String]) -> Node {
    ids.count == 1 ? text(ids[0]) : row(ids)
  }
}

extension NodeWriter {
  func hitTest(_ hitTest: ScenarioHitTest) -> Node {
    switch hitTest {
    case .passThrough, .subviewsFirst, .subviewsOnly, .ignoresGates: word(hitTest.word ?? "")
    case .filter(let answer):
      choice(answer.then ? HitTestKey.only : .unless, condition(answer.when ?? ScenarioCondition()))
    case .redirect(let id): choice(HitTestKey.redirect, text(id))
    case .reactNative(let pointerEvents): choice(HitTestKey.pointerEvents, word(pointerEvents.rawValue))
    case .returnsNil: choice(HitTestKey.returns, word("nil"))
    case .returnsSelf: choice(HitTestKey.returns, word("self"))
    case .returns(let id): choice(HitTestKey.returns, text(id))
    case .inside(let id): choice(HitTestKey.inside, text(id))
    case .insteadOfItself(let id): choice(HitTestKey.insteadOfItself, text(id))
    case .doing(let steps, let answer): doing(steps, then: answer)
    }
  }

  private func doing(_ steps: [ScenarioStep], then answer: ScenarioHitTest?) -> Node {
    var mapping = MappingWriter(self)
    let node = answer.map { hitTest($0) } ?? word(ScenarioReading.defaultWord)
    if let entry = node.pairs?.first, let key = entry.key.string.flatMap(HitTestKey.init) {
      mapping.add(key, entry.value)
    } else {
      mapping.add(HitTestKey.answers, node)
    }
    mapping.add(HitTestKey.steps, self.steps(steps))
    return mapping.block
  }

  func pointInside(_ shape: DeclaredPointInside) -> Node {
    if let word = shape.word { return self.word(word) }
    switch shape {
    case .always, .never, .bounds, .subviews: return flow([])
    case .circle(let center, let radius):
      var mapping = MappingWriter(self)
      mapping.add(CircleKey.center, center.map { row(TracePoint(exactly: $0)) })
      mapping.add(CircleKey.radius, radius.map { number(Double($0)) })
      return choice(PointInsideKey.circle, mapping.flow)
    case .outset(let by):
      if by.top == by.left, by.left == by.bottom, by.bottom == by.right {
        return choice(PointInsideKey.outset, number(Double(by.top)))
      }
      var mapping = MappingWriter(self)
      for (key, value) in [
        (OutsetKey.top, by.top), (.left, by.left), (.bottom, by.bottom), (.right, by.right),
      ]
      where value != 0 {
        mapping.add(key, number(Double(value)))
      }
      return choice(PointInsideKey.outset, mapping.flow)
    case .roundedRect(let radius):
      return choice(
        PointInsideKey.roundedRect, choice(RoundedRectKey.cornerRadius, number(Double(radius))))
    case .polygon(let points):
      return choice(PointInsideKey.polygon, flow(points.map { row(TracePoint(exactly: $0)) }))
    case .union(let shapes):
      return choice(PointInsideKey.union, flow(shapes.map { pointInside($0) }))
    }
  }

  /// A mapping with one entry, on one line.
  func choice<Key: FileKey>(_ key: Key, _ value: Node) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(key, value)
    return mapping.flow
  }
}

extension NodeWriter {
  private typealias Default = ScenarioTouch.Default

  func touch(_ touch: ScenarioTouch) -> Node {
    var mapping = MappingWriter(self)
    switch touch.action {
    case .tap(let point, let duration, let count, let interval):
      addTap(point, duration, count, interval, to: &mapping)
    case .drag(let from, let to, let steps, let duration):
      addDrag(from, to, steps, duration, to: &mapping)
    case .pressAndDrag(let from, let to, let hold, let steps, let duration):
      mapping.add(TouchKey.longPress, row(from))
      mapping.add(TouchKey.to, row(to))
      mapping.add(TouchKey.hold, number(hold, unless: Default.longPressDuration))
      mapping.add(TouchKey.steps, integer(steps, unless: Default.dragSteps))
      mapping.add(TouchKey.duration, number(duration, unless: Default.dragDuration))
    case .pinch(let center, let from, let to, let angle, let steps, let duration):
      var pinch = MappingWriter(self)
      pinch.add(PinchKey.center, row(center))
      pinch.add(PinchKey.from, number(from))
      pinch.add(PinchKey.to, number(to))
      pinch.add(PinchKey.angle, number(angle, unless: 0))
      pinch.add(PinchKey.steps, integer(steps, unless: Default.pinchSteps))
      mapping.add(TouchKey.pinch, pinch.flow)
      mapping.add(TouchKey.duration, number(duration, unless: Default.pinchDuration))
    case .rotate(let center, let radius, let angle, let steps, let duration):
      var rotate = MappingWriter(self)
      rotate.add(RotateKey.center, row(center))
      rotate.add(RotateKey.radius, number(radius, unless: Default.rotateRadius))
      rotate.add(RotateKey.by, number(angle))
      rotate.add(RotateKey.steps, integer(steps, unless: Default.pinchSteps))
      mapping.add(TouchKey.rotate, rotate.flow)
      mapping.add(TouchKey.duration, number(duration, unless: Default.pinchDuration))
    case .sample(let phase, let location):
      if let key = TouchKey(rawValue: phase.rawValue) { mapping.add(key, row(location)) }
    default:
      addInput(touch.action, to: &mapping)
    }
    mapping.add(TouchKey.fingers, integer(touch.fingers, unless: 1))
    if touch.source.type != .direct { mapping.add(TouchKey.type, word(touch.source.type.name)) }
    mapping.add(TouchKey.buttonMask, touch.source.buttonValue.map { value($0) })
    mapping.add(TouchKey.modifierFlags, touch.source.modifierValue.map { value($0) })
    if touch.finger != Default.finger { mapping.add(TouchKey.finger, text(touch.finger)) }
    mapping.add(TouchKey.at, touch.at.map { number($0) })
    return mapping.block
  }

  private func addTap(
    _ point: TracePoint, _ duration: Double, _ count: Int, _ interval: Double, to mapping: inout MappingWriter
  ) {
    if count == 1, duration == Default.longPressDuration {
      mapping.add(TouchKey.longPress, row(point))
      return
    }
    mapping.add(count == 2 ? TouchKey.doubleTap : count == 3 ? .tripleTap : .tap, row(point))
    mapping.add(TouchKey.duration, number(duration, unless: Default.tapDuration))
    if count > 3 { mapping.add(TouchKey.count, integer(count)) }
    if count > 1 { mapping.add(TouchKey.interval, number(interval, unless: Default.tapInterval)) }
  }

  private func addDrag(
    _ from: TracePoint, _ to: TracePoint, _ steps: Int, _ duration: Double, to mapping: inout MappingWriter
  ) {
    var drag = MappingWriter(self)
    drag.add(DragKey.from, row(from))
    drag.add(DragKey.to, row(to))
    drag.add(DragKey.steps, integer(steps, unless: Default.dragSteps))
    if duration == Default.swipeDuration {
      mapping.add(TouchKey.swipe, drag.flow)
    } else {
      mapping.add(TouchKey.drag, drag.flow)
      mapping.add(TouchKey.duration, number(duration, unless: Default.dragDuration))
    }
  }

  /// An event without fingers.
  func addInput(_ action: ScenarioTouch.Action, to mapping: inout MappingWriter) {
    switch action {
    case .hover(let location, let zOffset):
      mapping.add(TouchKey.hover, location.map { row($0) } ?? word("none"))
      mapping.add(TouchKey.zOffset, zOffset.map { number($0) })
    case .scroll(let place, let way, let steps, let duration, let isDiscrete):
      mapping.add(TouchKey.scroll, row(place))
      mapping.add(TouchKey.by, row(way))
      mapping.add(TouchKey.steps, integer(steps, unless: Default.dragSteps))
      if isDiscrete { mapping.add(TouchKey.scrollType, word("discrete")) }
      mapping.add(TouchKey.duration, number(duration, unless: Default.dragDuration))
    case .interrupt(let cause): mapping.add(TouchKey.interrupt, text(cause))
    case .press(let button, let duration, let cancelled, let modifierFlags):
      mapping.add(TouchKey.press, text(button))
      mapping.add(
        TouchKey.modifierFlags, TouchSource(modifierFlags: modifierFlags).modifierValue.map { value($0) })
      mapping.add(TouchKey.duration, number(duration, unless: Default.pressDuration))
      if cancelled { mapping.add(TouchKey.cancelled, bool(true)) }
    case .shake(let cancelled):
      mapping.add(TouchKey.motion, word("shake"))
      if cancelled { mapping.add(TouchKey.cancelled, bool(true)) }
    case .remote(let command): mapping.add(TouchKey.remote, text(command))
    case .statusBar: mapping.add(TouchKey.statusBar, word("tap"))
    case .command(let command): mapping.add(TouchKey.command, text(command))
    case .menu(let commands): mapping.add(TouchKey.menu, row(commands))
    case .set(let object, let values):
      var set = MappingWriter(self)
      set.add(object, assignments(values))
      mapping.add(TouchKey.set, set.flow)
    case .call(let object, let method, let argument):
      mapping.add(TouchKey.call, text(method.rawValue))
      mapping.add(TouchKey.on, object.map { text($0) })
      mapping.add(TouchKey.with, argument.map { insertion($0) ?? value($0) })
    case .wait(let time): mapping.add(TouchKey.wait, number(time))
    case .tap, .drag, .pressAndDrag, .pinch, .rotate, .sample: break
    }
  }

  /// An inserted view and its position; nil for another argument.
  private func insertion(_ argument: PropertyValue) -> Node? {
    guard case .texts(let words) = argument, words.count == 3, let place = InsertionKey(rawValue: words[1])
    else { return nil }
    var mapping = MappingWriter(self)
    mapping.add(InsertionKey.view, text(words[0]))
    mapping.add(place, place == .at ? word(words[2]) : text(words[2]))
    return mapping.flow
  }

  /// The assignments, on one line.
  private func assignments(_ values: [ScenarioAssignment]) -> Node {
    var mapping = MappingWriter(self)
    for assignment in values {
      switch assignment {
      case .property(let property): add([property], to: &mapping)
      case .key(let key, let value): mapping.add(key, LineValue.node(value) ?? text(value))
      }
    }
    return mapping.flow
  }

  private func number(_ value: Double, unless defaultValue: Double) -> Node? {
    value == defaultValue ? nil : number(value)
  }

  private func integer(_ value: Int, unless defaultValue: Int) -> Node? {
    value == defaultValue ? nil : integer(value)
  }
}

extension NodeWriter {
  /// An expectation; that of a variant may be about only one value.
  func expectation(_ expectation: ScenarioExpectation, of value: String? = nil) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(VariantExpectationKey.value, value.flatMap(LineValue.node))
    mapping.add(expectation, ExpectationKey.rows)
    return mapping.block
  }

  func calls(_ calls: ScenarioCalls) -> Node {
    var plain = ScenarioCalls()
    plain.exactly = calls.exactly
    if let exactly = calls.exactly, calls == plain { return callList(exactly) }
    return mapping(calls, CallsKey.rows).block
  }

  func callList(_ calls: [ScenarioCall]) -> Node {
    calls.isEmpty ? flow([]) : list(calls.map(call))
  }

  private func call(_ call: ScenarioCall) -> Node {
    call.saysMore ? mapping(call, ExpectedCallKey.rows).flow : text(call.text)
  }

  func actions(_ actions: [ScenarioAction]) -> Node {
    actions.isEmpty ? flow([]) : list(actions.map(action))
  }

  private func action(_ action: ScenarioAction) -> Node {
    action.at == nil ? text(action.text) : mapping(action, ExpectedActionKey.rows).flow
  }

  func time(_ time: ExpectedTime) -> Node {
    switch time {
    case .at(let time): number(time)
    case .limits(let limits): row(limits)
    }
  }

  func row(_ limits: [ValueLimit]) -> Node {
    var row = MappingWriter(self)
    for limit in limits where limit.part == nil { row.add(limit.comparison.rawValue, value(limit.value)) }
    for part in ValueLimit.Part.allCases {
      var numbers = MappingWriter(self)
      for limit in limits where limit.part == part {
        numbers.add(limit.comparison.rawValue, value(limit.value))
      }
      if limits.contains(where: { $0.part == part }) { row.add(part.rawValue, numbers.flow) }
    }
    return row.flow
  }

  /// Detents by their names; custom ones with their heights.
  func detents(_ detents: [ScenarioSheet.Detent]) -> Node {
    flow(
      detents.map { detent in
        ScenarioDetent(detent).map { mapping($0, DetentKey.rows).flow } ?? word(detent.identifier.rawValue)
      })
  }

  func states(_ states: ScenarioStates) -> Node {
    if let entered = states.entered, states.at.isEmpty, states.because == nil { return row(entered) }
    return mapping(states, ExpectedStatesKey.rows).flow
  }

  func statesAtTimes(_ states: [ScenarioStateAt]) -> Node {
    var mapping = MappingWriter(self)
    for state in states { mapping.add(time: state.time, text(state.state)) }
    return mapping.flow
  }

  /// Properties with their values or limits on one line.
  func expectedValues(_ values: [ExpectedValue]) -> Node {
    var mapping = MappingWriter(self)
    for expected in values {
      switch expected.wanted {
      case .value(let value): mapping.add(expected.name, self.value(value))
      case .limits(let limits): mapping.add(expected.name, row(limits))
      }
    }
    return mapping.flow
  }
}
