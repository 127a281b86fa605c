// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import InputFile
import Trace
import UIKitModel

extension ScenarioReading {
  /// The scenario of the whole document. Its name is empty if the file gives none.
  func scenario(_ root: SourceNode) -> Scenario {
    var scenario = Scenario(name: "")
    guard case .mapping = root.content else {
      report(root.place, "expected a scenario, a mapping with a 'window', found \(root.found)")
      return scenario
    }
    guard var fields = fields(root, .document) else { return scenario }
    hasPrintedClasses = fields[DocumentKey.source].map { $0.text != Scenario(name: "").source } ?? false
    checkWindows(&fields)
    fill(&scenario, from: fields, DocumentKey.rows)
    if fields[DocumentKey.question] != nil, fields[DocumentKey.mode] == nil {
      report(
        fields.keyPlace(DocumentKey.question), "'question' without 'mode'", hint: "add mode: question")
    }
    return scenario
  }

  /// Whether a name can be a file name. Such a name never leads out of a folder of scenarios.
  private static func isFileName(_ name: String, atMost length: Int) -> Bool {
    name.count <= length && name.first != "." && !name.contains { "/\\:".contains($0) }
  }

  func recordings(_ node: SourceNode, _ key: String) -> [ScenarioRecording] {
    if node.isEmptyList { report(node.place, "'\(key)' lists no file") }
    var names: Set<String> = []
    return items(node, key, of: "names of files").compactMap { item in
      guard let name = name(item, key) else { return nil }
      guard Self.isFileName(name, atMost: ScenarioReader.maximumRecordingNameLength) else {
        report(
          item.place,
          "a recording is a file in the folder of the scenario: at most \(ScenarioReader.maximumRecordingNameLength) "
            + "characters, no '/', '\\' or ':', no '.' at the start; found '\(name.shown())'")
        return nil
      }
      if !names.insert(name).inserted { report(item.place, "'\(name.shown())' stands twice in the list") }
      return ScenarioRecording(file: name, line: item.place.line)
    }
  }

  func scenarioName(_ node: SourceNode, _ key: String) -> String? {
    guard let name = name(node, key) else { return nil }
    guard Self.isFileName(name, atMost: ScenarioReader.maximumNameLength) else {
      report(
        node.place,
        "'\(key)' becomes the name of files: at most \(ScenarioReader.maximumNameLength) characters, no '/', '\\' or ':', "
          + "no '.' at the start; found '\(name.shown())'")
      return nil
    }
    return name
  }

  package func localized(_ node: SourceNode, _ key: String) -> [String: String] {
    guard case .mapping = node.content else {
      return string(node, key).map { [LanguageCode.english.rawValue: prose($0)] } ?? [:]
    }
    guard let languages = self.fields(node, .localized) else { return [:] }
    var texts: [String: String] = [:]
    for language in LanguageCode.allCases {
      guard let text = value(languages, language, Form.text) else { continue }
      texts[language.rawValue] = prose(text, isChinese: language == .simplifiedChinese)
    }
    return texts
  }

  /// A text without the spaces that YAML puts in place of line breaks between Chinese characters or beside Chinese
  /// punctuation. A Chinese text has no spaces between Chinese and other words either: the renderer adds the gap.
  private func prose(_ text: String, isChinese: Bool = false) -> String {
    let characters = Array(text)
    var prose = ""
    for (index, character) in characters.enumerated() {
      let isBetween = index > 0 && index + 1 < characters.count
      if character == " ", isBetween {
        let (before, after) = (characters[index - 1], characters[index + 1])
        if before.isChinesePunctuation || after.isChinesePunctuation { continue }
        if before.isChinese, after.isChinese || isChinese { continue }
        if after.isChinese, isChinese { continue }
      }
      prose.append(character)
    }
    return prose
  }

  func deviceSize(_ node: SourceNode) -> TraceSize? {
    guard let fields = fields(node, .device, needing: DeviceKey.self), let size = fields[DeviceKey.size]
    else {
      return nil
    }
    guard let numbers = numbers(size, "size", .size) else { return nil }
    guard numbers[0] > 0, numbers[1] > 0 else {
      report(
        size.place,
        "'size' takes a width and height above 0, found "
          + "\(YAMLNumber.text(numbers[0])) and \(YAMLNumber.text(numbers[1]))")
      return nil
    }
    return TraceSize(row: numbers)
  }

  func configuration(_ node: SourceNode) -> [String: Double] {
    var configuration: [String: Double] = [:]
    if let fields = fields(node, .configuration) { fill(&configuration, from: fields) }
    return configuration
  }

  /// Keys that the mapping does not have stay unchanged.
  func fill(_ configuration: inout [String: Double], from fields: Fields) {
    for setting in SimulationSetting.all {
      guard let node = fields.values[setting.name]?.value else { continue }
      switch value(node, setting.name, setting.type) {
      case .bool(let isOn): configuration[setting.name] = isOn ? 1 : 0
      case .number(let number): configuration[setting.name] = number
      default: break
      }
    }
  }

  func application(_ node: SourceNode) -> ScenarioApplication {
    var application = ScenarioApplication()
    guard let fields = fields(node, .application) else { return application }
    fill(&application.responder, from: fields)
    fill(&application, from: fields, ApplicationKey.rows)
    return application
  }

  func readDelegate(of application: inout ScenarioApplication, _ entry: SourceEntry) {
    let delegate = optionalResponder(entry, .delegate, className: "AppDelegate")
    application.delegate = delegate.responder
    if let fields = delegate.fields { fillDelegate(of: &application, from: fields) }
  }

  /// Reads the keys of a delegate besides those of responders.
  func fillDelegate(of application: inout ScenarioApplication, from fields: Fields) {
    fill(&application, from: fields, DelegateKey.rows)
    guard !application.delegateIsResponder else { return }
    for key in ResponderKey.allCases where fields[key] != nil && !key.isOfAnyDelegate {
      report(
        fields.keyPlace(key), "'\(key.rawValue)' belongs to responders, and this delegate is none",
        hint: "remove it, or 'isResponder: false'")
    }
  }

  /// The scene of all windows, or none.
  func scene(_ entry: SourceEntry, of scenario: Scenario) -> ScenarioResponder? {
    let scene = optionalResponder(entry, .scene, className: "UIWindowScene").responder
    if !scenario.hasScenes, scene != nil {
      report(
        entry.place, "a scene, and the 'system' is older than scenes, which came with iOS 13",
        hint: "remove it, or 'system'")
    }
    return scene
  }

  /// A responder that may be `none`.
  private func optionalResponder(
    _ entry: SourceEntry, _ kind: MappingKind, className: String
  ) -> (responder: ScenarioResponder?, fields: Fields?) {
    let node = entry.value
    if node.text == "none" { return (nil, nil) }
    guard case .mapping = node.content else {
      expected(
        "a mapping of keys, or none", for: entry.key, found: node, hint: node.isNil ? "write none" : nil)
      return (nil, nil)
    }
    guard let fields = fields(node, kind) else { return (nil, nil) }
    var responder = ScenarioResponder(className: className)
    fill(&responder, from: fields)
    return (responder, fields)
  }

  /// Windows are given in one of two ways.
  private func checkWindows(_ fields: inout Fields) {
    switch (fields[DocumentKey.window], fields[DocumentKey.windows]) {
    case (nil, nil):
      missing(
        "the scenario has no window", in: fields,
        hint: "a file with the one line 'window: {}' is a complete scenario")
    case (_?, _?):
      report(
        fields.keyPlace(DocumentKey.windows), "both 'window' and 'windows', expected one of them",
        hint: "list all windows under 'windows'")
      for key in [DocumentKey.window, .windows] { fields.values[key.rawValue] = nil }
    case (_?, nil), (nil, _?): break
    }
  }

  func windows(_ node: SourceNode, _ key: String) -> [ScenarioWindow] {
    if node.isEmptyList { report(node.place, "'\(key)' lists no window") }
    return items(node, key, of: "windows").compactMap(window)
  }
}

extension Character {
  /// Whether it is a Han character.
  fileprivate var isChinese: Bool {
    unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
  }

  /// Whether it is punctuation as wide as a Han character.
  fileprivate var isChinesePunctuation: Bool {
    "，。；：？！、（）「」『』《》〈〉【】".contains(self)
  }
}

extension ScenarioReading {
  /// Reads the keys of every responder. Keys that the mapping does not have stay unchanged.
  func fill(_ responder: inout ScenarioResponder, from fields: Fields) {
    fill(&responder, from: fields, ResponderKey.rows)
  }

  /// The identifier that the file gives to an object.
  func ownID(_ node: SourceNode, _ key: String) -> String? {
    guard let id = identifier(node, key) else { return nil }
    define(id, at: node.place)
    return id
  }

  static let unknownWords = UnknownProperty.allCases.map(\.rawValue)

  /// The actions that a responder has methods for. An empty list means none.
  func performs(_ node: SourceNode, _ key: String) -> [String]? {
    list(node, key, "a list of actions", hint: node.text.map { "write [\(Self.quoted($0))]" })?
      .compactMap { selector($0, key) }
  }

  func canPerformAction(_ node: SourceNode, _ key: String) -> [String: Bool]? {
    guard case .mapping(let entries) = node.content else {
      expected("a mapping of actions to true or false", for: key, found: node)
      return nil
    }
    var answers: [String: Bool] = [:]
    for entry in entries {
      if let action = name(entry.keyNode, key) { answers[action] = bool(entry.value, action.shown()) }
    }
    return answers
  }

  /// A selector in quotation marks, as in a list.
  private static func quoted(_ action: String) -> String {
    action.contains(":") ? "'\(action.shown())'" : action.shown()
  }
}

extension ScenarioReading {
  /// An override of `next`.
  func next(_ node: SourceNode, owner: String?) -> ScenarioNext? {
    if node.isNil { return ScenarioNext.none }
    guard let id = identifier(node, "next") else { return nil }
    note(ScenarioReference(id: id, place: node.place, key: "next", wanted: .responder, owner: owner))
    return .responder(id)
  }

  /// The word for UIKit's implementation, instead of an override.
  static let defaultWord = "default"

  static let hitTestWords = [defaultWord] + ScenarioHitTest.words.map(\.key)
  static let pointInsideWords = [defaultWord] + DeclaredPointInside.words.map(\.key)

  /// An override of `hitTest`.
  func hitTest(_ node: SourceNode, owner: String?) -> ScenarioHitTest? {
    guard case .mapping = node.content else {
      return hitTestWord(
        node, "hitTest",
        or:
          ", {redirect: ID}, {returns: nil, self or ID}, {inside: ID}, {insteadOfItself: ID}, {only: …}, {unless: …} or {pointerEvents: …}"
      )
    }
    guard let fields = fields(node, .hitTest), let (key, value) = choice(fields, .hitTest) else { return nil }
    guard let steps = fields[HitTestKey.steps] else { return hitTest(key, value, owner: owner) }
    let answer = hitTest(key, value, owner: owner)
    let isDefault = key == HitTestKey.answers.rawValue && value.text == Self.defaultWord
    guard answer != nil || isDefault else { return nil }
    return .doing(self.steps(steps, HitTestKey.steps.rawValue), then: answer)
  }

  private func hitTestWord(_ node: SourceNode, _ key: String, or other: String = "") -> ScenarioHitTest? {
    let word = word(node, key, of: Self.hitTestWords, or: other)
    return ScenarioHitTest.words.first { $0.key == word }?.value
  }

  /// An override of `hitTest` by one key.
  private func hitTest(_ key: String, _ value: SourceNode, owner: String?) -> ScenarioHitTest? {
    if key == HitTestKey.answers.rawValue { return hitTestWord(value, key) }
    if key == HitTestKey.only.rawValue || key == HitTestKey.unless.rawValue {
      return condition(value, .hitCondition, HitConditionKey.rows)
        .map { .filter(ScenarioAnswer(key == HitTestKey.only.rawValue, when: $0)) }
    }
    if key == HitTestKey.pointerEvents.rawValue {
      return word(value, key, of: PointerEvents.allCases.map(\.rawValue)).flatMap(PointerEvents.init)
        .map { .reactNative($0) }
    }
    if key == HitTestKey.returns.rawValue {
      if value.isNil { return .returnsNil }
      if value.text == "self" { return .returnsSelf }
    }
    guard let id = identifier(value, key) else { return nil }
    note(ScenarioReference(id: id, place: value.place, key: key, wanted: .view, owner: owner))
    switch HitTestKey(rawValue: key) {
    case .redirect?: return .redirect(to: id)
    case .inside?: return .inside(returns: id)
    case .insteadOfItself?: return .insteadOfItself(id)
    default: return .returns(id)
    }
  }

  /// An override of `point(inside:with:)`.
  func pointInside(_ node: SourceNode) -> DeclaredPointInside? {
    guard case .mapping = node.content else {
      let word = word(
        node, "pointInside", of: Self.pointInsideWords,
        or: ", or a mapping with one of " + MappingKind.pointInside.keys.joined(separator: ", "))
      return DeclaredPointInside.words.first { $0.key == word }?.value
    }
    guard let fields = fields(node, .pointInside), let (key, value) = choice(fields, .pointInside) else {
      return nil
    }
    return switch PointInsideKey(rawValue: key) {
    case .outset: outset(value)
    case .circle: circle(value)
    case .roundedRect: roundedRect(value)
    case .polygon: polygon(value)
    case .union: union(value)
    case nil: nil
    }
  }

  /// The only entry besides `do` of a mapping that represents a choice.
  func choice(_ fields: Fields, _ kind: MappingKind) -> (String, SourceNode)? {
    let entries = fields.values.filter { $0.key != AnswerKey.steps.rawValue }
    guard entries.count == 1, let entry = entries.first else {
      let keys = kind.keys.filter { $0 != AnswerKey.steps.rawValue }.joined(separator: ", ")
      missing("\(kind.name) takes one of \(keys), found \(entries.count) of them", in: fields)
      return nil
    }
    return (entry.key, entry.value.value)
  }

  private func outset(_ node: SourceNode) -> DeclaredPointInside? {
    guard case .mapping(let entries) = node.content else {
      return number(node, "outset").map { CGFloat($0) }
        .map { .outset(UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0)) }
    }
    guard let fields = fields(node, .outset) else { return nil }
    if entries.isEmpty {
      report(node.place, "'outset' takes a number, or some of top, left, bottom and right")
    }
    func side(_ key: OutsetKey) -> CGFloat { CGFloat(number(fields, key) ?? 0) }
    return .outset(
      UIEdgeInsets(top: side(.top), left: side(.left), bottom: side(.bottom), right: side(.right)))
  }

  private func circle(_ node: SourceNode) -> DeclaredPointInside? {
    fields(node, .circle).map {
      .circle(
        center: value($0, CircleKey.center, Form.point).map { CGPoint($0) },
        radius: number($0, CircleKey.radius).map { CGFloat($0) })
    }
  }

  private func roundedRect(_ node: SourceNode) -> DeclaredPointInside? {
    fields(node, .roundedRect, needing: RoundedRectKey.self)
      .flatMap { number($0, RoundedRectKey.cornerRadius) }.map { .roundedRect(cornerRadius: CGFloat($0)) }
  }

  private func polygon(_ node: SourceNode) -> DeclaredPointInside? {
    list(node, "polygon", "at least 3 points [[x, y], ...]", atLeast: 3)
      .map { .polygon($0.compactMap { point($0, "polygon").map { CGPoint($0) } }) }
  }

  private func union(_ node: SourceNode) -> DeclaredPointInside? {
    guard let items = list(node, "union", "a list of shapes", atLeast: 1) else { return nil }
    guard depth < Self.maximumViewDepth else {
      report(node.place, "shapes nested too deep")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return .union(items.compactMap(pointInside))
  }

  /// The methods for touches and other events that a responder implements, and their steps.
  func readImplements(_ node: SourceNode, of responder: inout ScenarioResponder) {
    responder.implements = []
    responder.methodSteps = [:]
    let methods = MethodKey.allCases.map(\.rawValue)
    switch node.content {
    case .list(let items):
      for item in items {
        guard let method = word(item, "implements", of: methods).flatMap(ResponderMethod.init) else {
          continue
        }
        if responder.implements.contains(where: { $0.method == method }) {
          report(item.place, "'\(method)' stands twice in the list")
        } else {
          responder.implements.append(TraceTouchesMethod(method: method, callsSuper: false))
        }
      }
    case .mapping(let entries):
      guard fields(node, .implements) != nil else { return }
      for entry in entries {
        guard let method = ResponderMethod(rawValue: entry.key),
          let fields = fields(entry.value, .implementation)
        else { continue }
        let callsSuper = value(fields, ImplementationKey.callsSuper, Form.bool) ?? false
        responder.implements.append(TraceTouchesMethod(method: method, callsSuper: callsSuper))
        responder.methodSteps[entry.key] = value(fields, ImplementationKey.steps, Form.steps)
      }
    case .scalar:
      expected(
        "a list of methods, or a mapping of methods to {callsSuper: true}", for: "implements", found: node,
        hint: methods.contains(node.text ?? "") ? "write [\(node.text ?? "")]" : nil)
    }
  }
}

extension ScenarioReading {
  /// The steps of code in a method, in the order of the file.
  func steps(_ node: SourceNode, _ key: String) -> [ScenarioStep] {
    items(node, key, of: "steps").compactMap(step)
  }

  /// The steps of a method for a recognizer's action: always the same, or by state.
  func stateSteps(_ node: SourceNode, _ key: String) -> [ScenarioEffect]? {
    guard case .mapping(let entries) = node.content else {
      return [ScenarioEffect(steps: steps(node, key))]
    }
    guard fields(node, .stateSteps) != nil else { return nil }
    if entries.isEmpty { report(node.place, "'do' names no state") }
    return entries.compactMap { entry in
      StateStepsKey(rawValue: entry.key).map { state in
        ScenarioEffect(
          state: (state == .recognized ? .ended : state).rawValue, steps: steps(entry.value, entry.key))
      }
    }
  }

  func step(_ node: SourceNode) -> ScenarioStep? {
    guard let fields = fields(node, .step) else { return nil }
    let kinds = StepKey.kinds.filter { fields[$0] != nil }
    guard kinds.count == 1, let kind = TouchKey(rawValue: kinds[0].rawValue), let value = fields[kinds[0]]
    else {
      let names = StepKey.kinds.map(\.rawValue).joined(separator: ", ")
      let found = kinds.isEmpty ? "none of them" : kinds.map(\.rawValue).joined(separator: " and ")
      missing("a step is one of \(names), found \(found)", in: fields)
      return nil
    }
    for key in [StepKey.on, .with] where fields[key] != nil && kind != .call {
      report(
        fields.keyPlace(key), "'\(key.rawValue)' does not go with '\(kind.rawValue)'",
        hint: "it goes with 'call'")
    }
    let action = kind == .call ? call(value, fields) : input(kind, value)
    return action.map { action in
      var step = ScenarioStep(action, after: number(fields, StepKey.after))
      step.place = source.isFile ? node.place : nil
      step.condition = fields[StepKey.condition].flatMap { condition($0) }
      return step
    }
  }
}

extension ScenarioReading {
  /// How a delegate or an override answers.
  func answer(_ node: SourceNode, _ key: String) -> ScenarioAnswer? {
    guard case .mapping = node.content else {
      if node.word == "true" { return ScenarioAnswer(true) }
      if node.word == "false" { return ScenarioAnswer(false) }
      if node.text == Self.defaultWord { return nil }
      expected("true, false, {only: …}, {unless: …} or default", for: key, found: node)
      return nil
    }
    guard let fields = self.fields(node, .answer), let (word, value) = choice(fields, .answer) else {
      return nil
    }
    let steps = fields[AnswerKey.steps].map { self.steps($0, AnswerKey.steps.rawValue) } ?? []
    guard word != AnswerKey.answers.rawValue else {
      return bool(value, word).map { ScenarioAnswer($0, steps: steps) }
    }
    return condition(value, .condition, ConditionKey.rows)
      .map { ScenarioAnswer(word == AnswerKey.only.rawValue, when: $0, steps: steps) }
  }

  /// A condition of a kind, with at least one key.
  func condition(
    _ node: SourceNode, _ kind: MappingKind, _ rows: ItemRows<ScenarioCondition>
  ) -> ScenarioCondition? {
    guard let fields = fields(node, kind) else { return nil }
    guard !fields.values.isEmpty else {
      missing(
        "the condition is empty", in: fields, hint: "give some of " + kind.keys.joined(separator: ", "))
      return nil
    }
    var condition = ScenarioCondition()
    fill(&condition, from: fields, rows)
    return condition
  }

  /// The condition of a delegate's answer.
  func condition(_ node: SourceNode) -> ScenarioCondition? { condition(node, .condition, ConditionKey.rows) }

  /// The limits of a point.
  func pointLimits(_ node: SourceNode, _ key: String) -> [ValueLimit]? {
    guard case .mapping = node.content else {
      expected("a mapping of limits, such as {x: {greaterThan: 0}}", for: key, found: node)
      return nil
    }
    guard case .limits(let limits)? = limits(node, .pointLimits) else { return nil }
    return limits
  }

  /// The edges of scroll views by id.
  func edges(_ node: SourceNode, _ key: String) -> [ScenarioEdges]? {
    let edges = objects(node, key, of: "edges, such as {List: top}") { id, entry -> ScenarioEdges? in
      note(ScenarioReference(id: id, place: entry.place, key: key, wanted: .scrollView))
      return wordOrList(entry.value, entry.key, as: ScenarioEdges.Edge.self)
        .map { ScenarioEdges(scrollView: id, edges: $0) }
    }
    return edges.isEmpty ? nil : edges
  }

  /// A word, or a list of words, each once.
  func wordOrList<Word: RawRepresentable & CaseIterable & Equatable>(
    _ node: SourceNode, _ key: String, as type: Word.Type
  ) -> [Word]? where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard case .list(let items) = node.content else {
      return word(node, key.shown(), of: words, or: ", or a list of them").flatMap(Word.init).map { [$0] }
    }
    if items.isEmpty { report(node.place, "'\(key)' lists nothing") }
    return items.compactMap { word($0, key, of: words).flatMap(Word.init) }
  }

  /// Objects by their ids, or all of some classes.
  func selection(_ node: SourceNode, _ key: String, _ wanted: ObjectIndex.Wanted) -> ScenarioSelection? {
    guard case .mapping = node.content else { return ids(node, key, wanted).map { .objects($0) } }
    guard let fields = self.fields(node, .selection) else { return nil }
    let given = SelectionKey.allCases.filter { fields[$0] != nil }
    guard let word = given.first, let classes = fields[word] else {
      missing("the mapping has no 'class'", in: fields, hint: "write \(key): {class: UIControl}")
      return nil
    }
    if given.count > 1 {
      report(
        fields.keyPlace(SelectionKey.exactly), "'class' and 'exactly' stand in one mapping",
        hint: "write one of them")
    }
    let names: [String?]
    if case .list(let items) = classes.content {
      if items.isEmpty { report(classes.place, "'\(word.rawValue)' lists no class") }
      names = items.map { name($0, word.rawValue) }
    } else {
      guard let single = name(classes, word.rawValue) else { return nil }
      names = [single]
    }
    let found = names.compactMap { $0 }
    return word == .exactly ? .exactClasses(found) : .classes(found)
  }
}
