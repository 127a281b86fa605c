// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import Trace
import UIKitModel
import YAML

/// A scenario file with made-up names and texts, but with the structure, geometry and settings of the original screen.
struct AnonymousScenario: Sendable {
  /// The text of the file.
  let yaml: String

  /// The numbers of replaced things, in words: `3 views`.
  let replaced: [String]

  /// The name of every anonymous scenario.
  static let name = "screen"

  /// Makes a scenario anonymous.
  ///
  /// - Parameters:
  ///   - scenario: A scenario whose objects all have names.
  ///   - file: Its source, for the error message.
  /// - Throws: ``InputError`` for a scenario that is nested deeper than files may be.
  init(_ scenario: Scenario, file: String) throws {
    var scenario = scenario
    scenario.name = Self.name
    // Recordings contain names of the app, in separate files.
    scenario.recordings = []
    // A screenshot shows names and texts.
    scenario.screenshot = nil
    let (yaml, names) = try ScenarioWriter.yaml(scenario, file: file) { document in
      var nodes = AnonymousNodes()
      nodes.collect(document, in: "")
      return (nodes.replaced(document, under: ""), nodes.names)
    }
    self.yaml = yaml
    replaced = names.counted
  }
}

/// Replaces what belongs to neither UIKit nor the format in the nodes of a file, depending on the key that contains it.
private struct AnonymousNodes {
  var names = AnonymousNames()
  private let writer = NodeWriter()

  // MARK: - Collecting

  /// Collects objects, classes and actions, which may be used before they are declared.
  mutating func collect(_ node: Node, in container: String) {
    switch node {
    case .mapping(let mapping):
      for (key, value) in mapping.pairs { note(key.string ?? "", value, in: container) }
    case .list(let list): for item in list.items { collect(item, in: container) }
    case .scalar: break
    }
  }

  private mutating func note(_ key: String, _ value: Node, in container: String) {
    switch key {
    case "id": names.add(value.string ?? "", AnonymousNames.kind(in: container))
    case "class", "baseClass":
      for name in Self.texts(value) { names.addClass(name, AnonymousNames.classKind(in: container)) }
    case "action", "command", "performs", "menu": for name in Self.texts(value) { names.addAction(name) }
    case "canPerformAction": for name in Self.keys(value) { names.addAction(name) }
    case "expect": break
    case "do", "only", "unless": collect(value, in: "")
    default: collect(value, in: AnonymousNames.isContainer(key) ? key : container)
    }
  }

  /// The texts of a list, or the single text.
  private static func texts(_ node: Node) -> [String] {
    node.items.map { $0.flatMap(texts) } ?? [node.string].compactMap { $0 }
  }

  /// The keys of a mapping, or of a list of them.
  private static func keys(_ node: Node) -> [String] {
    node.items.map { $0.flatMap(keys) } ?? node.pairs.map { $0.compactMap(\.key.string) } ?? []
  }

  // MARK: - Replacing

  mutating func replaced(_ node: Node, under key: String) -> Node {
    switch node {
    case .mapping(let mapping):
      if key == "variants" { return replacedVariant(mapping) }
      return Node(mapping.pairs.map { replaced($0, $1, under: key) }, mapping.layout)
    case .list(let list):
      return Node(list.items.map { replaced($0, under: key) }, list.layout)
    case .scalar(let scalar):
      let text = text(scalar.string, under: key)
      return text == scalar.string ? node : writer.text(text)
    }
  }

  /// Replaces an entry of a mapping, whose keys may be names.
  private mutating func replaced(_ key: Node, _ value: Node, under container: String) -> (Node, Node) {
    let name = key.string ?? ""
    switch container {
    case "states", "received", "atEdge": return (writer.text(text(name, under: "")), value)
    case "properties", "set": return (writer.text(text(name, under: "")), replaced(value, under: "object"))
    case "counts": return (writer.text(names.call(name)), value)
    case "canPerformAction": return (writer.text(text(name, under: "action")), value)
    case "" where name == "name": return (key, value)
    default: return (key, replaced(value, under: name))
    }
  }

  /// Replaces a variant, whose expectations contain values of its property.
  private mutating func replacedVariant(_ mapping: Node.Mapping) -> Node {
    let own = MappingKind.keysOfVariant
    let property = mapping.pairs.lazy.compactMap(\.key.string).first { !own.contains($0) } ?? ""
    return Node(
      mapping.pairs.map { key, value in
        guard key.string == "expect" else {
          return replaced(key, value, under: "variants")
        }
        return (key, replacedExpectations(value, of: property))
      }, mapping.layout)
  }

  /// Replaces the expectations of a variant.
  private mutating func replacedExpectations(_ node: Node, of property: String) -> Node {
    switch node {
    case .list(let list):
      return Node(list.items.map { replacedExpectations($0, of: property) }, list.layout)
    case .mapping(let mapping):
      let pairs = mapping.pairs.map { key, value in
        key.string == "value"
          ? (key, replaced(value, under: property))
          : replaced(key, value, under: "expect")
      }
      return Node(pairs, mapping.layout)
    case .scalar: return node
    }
  }

  private mutating func text(_ text: String, under key: String) -> String {
    if AnonymousWords.textKeys.contains(key) { return names.replace(text, .text) }
    if AnonymousWords.closedKeys.contains(key) || AnonymousWords.isValue(text) { return text }
    if AnonymousWords.targetKeys.contains(key) { return names.target(text) }
    switch key {
    case "class", "baseClass": return names.className(text)
    case "finger": return names.replace(text, .finger)
    case "action", "command", "performs", "menu": return names.action(text) ?? names.call(text)
    case "actions", "call", "calls", "exactly", "includes", "inAnyOrder", "never": return names.call(text)
    default: return names.object(text) ?? names.call(text)
    }
  }
}

/// The made-up names of a scenario: a name always gets the same replacement.
struct AnonymousNames: Sendable {
  /// What is replaced. Replacements begin with the raw value.
  enum NameKind: String, CaseIterable {
    case window, view, controller, recognizer, object, finger
    case viewClass = "View"
    case controllerClass = "Controller"
    case recognizerClass = "Recognizer"
    case otherClass = "Class"
    case action, target, text, name

    var isClass: Bool { rawValue.first?.isUppercase ?? false }
  }

  private var counts: [NameKind: Int] = [:]

  /// Objects, classes, actions, targets and texts have separate names: `save` may be one of each.
  private var identifiers: [String: String] = [:]
  private var classes: [String: String] = [:]
  private var others: [NameKind: [String: String]] = [:]

  /// The numbers of replaced things, in words.
  var counted: [String] {
    let groups: [(String, String, [NameKind])] =
      NameKind.allCases.filter { !$0.isClass }.map { ($0.rawValue, $0.rawValue + "s", [$0]) }
      + [("class", "classes", NameKind.allCases.filter(\.isClass))]
    return groups.compactMap { one, several, kinds in
      let count = kinds.map { counts[$0] ?? 0 }.reduce(0, +)
      return count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
    }
  }

  // MARK: - Kinds of names

  /// The kind of an object declared under a key.
  static func kind(in container: String) -> NameKind { containers[container]?.object ?? .object }

  /// The kind of the class of an object declared under a key.
  static func classKind(in container: String) -> NameKind { containers[container]?.ofClass ?? .otherClass }

  static func isContainer(_ key: String) -> Bool { containers[key] != nil }

  /// The kinds for each key that contains object definitions.
  private static let containers: [String: (object: NameKind, ofClass: NameKind)] = {
    let objects: [String: (object: NameKind, ofClass: NameKind)] = [
      "window": (.window, .viewClass), "view": (.view, .viewClass),
      "controller": (.controller, .controllerClass), "carriedController": (.controller, .controllerClass),
      "gestureRecognizer": (.recognizer, .recognizerClass), "application": (.object, .otherClass),
      "scene": (.object, .otherClass), "gestureDelegate": (.object, .otherClass),
    ]
    return AnonymousWords.rows.reduce(into: [:]) { containers, row in
      if let kind = row.row.type.definitions.compactMap({ objects[$0] }).first { containers[row.key] = kind }
    }
  }()

  // MARK: - Objects

  /// Gives an object a new name; a name made from a class that stays is kept.
  mutating func add(_ identifier: String, _ kind: NameKind) {
    guard !identifier.isEmpty, identifiers[identifier] == nil else { return }
    identifiers[identifier] = Self.isMadeFromUIKit(identifier) ? identifier : next(kind)
  }

  /// The new name of an object, or of one that UIKit creates with it; nil if it is no object.
  func object(_ name: String) -> String? {
    if let known = identifiers[name] { return known }
    guard let dot = name.lastIndex(of: "."), let owner = identifiers[String(name[..<dot])] else { return nil }
    let part = name[dot...].dropFirst()
    if HostedContent.isName(part) { return "\(owner).\(part)" }
    return BroughtRecognizer(rawValue: String(part))?.name(of: owner)
  }

  /// Whether a name is like `UIButton` or `UIButton#2`.
  static func isMadeFromUIKit(_ name: String) -> Bool {
    let parts = name.split(separator: "#", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, parts.dropFirst().allSatisfy({ Int($0) != nil }) else {
      return false
    }
    return isKept(String(first))
  }

  // MARK: - Classes

  /// Whether a class does not belong to the app, by its name.
  static func isKept(_ name: String) -> Bool {
    let isPlain = name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0.isLetterOrDigit }
    return isPlain
      && (UIKitClass.isUIKit(name) || InnerFramework.ownClasses.contains(name)
        || InnerFramework.isOfGestureHandler(name) || name == usualDelegate)
  }

  /// The delegate's class in a scenario that names none.
  private static let usualDelegate = ScenarioApplication().delegate?.className

  /// The letters by which an answer knows that a class which an app or library adds belongs to a framework.
  private static func prefix(of name: String) -> String {
    let callout = name.contains(InnerFramework.callout) ? InnerFramework.callout : ""
    return switch InnerFramework(ofClass: name) {
    case .reactNative: "RN" + callout
    case .flutter: "Flutter"
    case .swiftUI, .webKit, nil:
      name.hasPrefix(UIKitClass.documentPrefix) ? UIKitClass.documentPrefix : callout
    }
  }

  /// Gives a class a new name. Of `_UIHostingView<Shop.Cart>`, only the part in brackets belongs to the app.
  mutating func addClass(_ name: String, _ kind: NameKind) {
    guard classes[name] == nil, !Self.isKept(name) else { return }
    var made = Self.prefix(of: name) + next(kind)
    if let bracket = name.firstIndex(of: "<"), Self.isKept(String(name[..<bracket])) {
      made = name[...bracket] + (name.contains(".") ? "App." : "") + made + ">"
    }
    classes[name] = made
  }

  mutating func className(_ name: String) -> String {
    addClass(name, .otherClass)
    return classes[name] ?? name
  }

  // MARK: - Other names

  /// Replaces a name. Texts stay empty if they are, and selectors keep their colons.
  mutating func replace(_ name: String, _ kind: NameKind) -> String {
    if let known = others[kind]?[name] { return known }
    guard !name.isEmpty else { return name }
    var made = next(kind)
    if kind == .action { made += String(repeating: ":", count: name.count { $0 == ":" }) }
    others[kind, default: [:]][name] = made
    return made
  }

  /// Gives an action a new name.
  mutating func addAction(_ name: String) {
    if action(name) == nil { _ = replace(name, .action) }
  }

  /// The new name of an action that was collected; nil for another text.
  func action(_ name: String) -> String? {
    Self.keptActions.contains(name) ? name : others[.action]?[name]
  }

  /// The actions of UIKit's own recognizers, those of its main menu, and those named like a call of UIKit.
  private static let keptActions = Set(BroughtRecognizer.allCases.map(\.action))
    .union(UIKeyCommand.standard.map(\.action)).union(CallNames.all.flatMap(\.names))

  /// The new name of a target, which is an object, a class or a text.
  mutating func target(_ name: String) -> String {
    if let known = object(name) ?? classes[name] { return known }
    return name == ScenarioTargetAction.deadTarget || Self.isKept(name) ? name : replace(name, .target)
  }

  // MARK: - Calls

  /// Replaces names in the line of a call, such as `Button.save(touchUpInside) -> Page`, or in another text with a
  /// name.
  mutating func call(_ line: String) -> String {
    if let known = action(line) { return known }
    if AnonymousWords.all.contains(line) || Self.isMadeFromUIKit(line) { return line }
    let dots = line.indices.filter { line[$0] == "." }
    let known = dots.last { object(String(line[..<$0])) != nil }
    let end = Self.endOfName(line[...])
    let dot = known ?? (startsWithAction(line[...]) ? nil : line[..<end].lastIndex(of: "."))
    guard let dot else { return called(line[...]) }
    let receiver = String(line[..<dot])
    return other(receiver) + "." + called(line[line.index(after: dot)...])
  }

  /// Replaces names in the part after the receiver: the name, the arguments in parentheses, and the result.
  private mutating func called(_ line: Substring) -> String {
    let name = actions.first { Self.begins(line, with: $0) } ?? String(line[..<Self.endOfName(line)])
    var rest = line.dropFirst(name.count)
    var text = action(name) ?? (AnonymousWords.all.contains(name) ? name : replace(name, .name))
    if rest.hasPrefix("("), let end = rest.firstRange(of: ") -> ")?.lowerBound ?? rest.lastIndex(of: ")") {
      // The argument of a press is a button or key, which is not a name.
      let isPress = name.hasPrefix("presses")
      let arguments = rest[..<end].dropFirst().split(separator: ", ").map {
        isPress ? String($0) : action(String($0)) ?? other(String($0))
      }
      text += "(" + arguments.joined(separator: ", ") + ")"
      rest = rest[end...].dropFirst()
    }
    guard rest.hasPrefix(Self.arrow) else { return rest.isEmpty ? text : text + other(String(rest)) }
    let result = String(rest.dropFirst(Self.arrow.count))
    return text + Self.arrow + (AnonymousWords.isValue(result) ? result : target(result))
  }

  /// Replaces an object, a word, or something that the scenario does not contain.
  private mutating func other(_ name: String) -> String {
    // A swipe action of a row is named by its action (OW-38).
    if let known = object(name) ?? action(name) { return known }
    let isTouch = name.hasPrefix("touch") && Int(name.dropFirst("touch".count)) != nil
    let isKept = isTouch || AnonymousWords.all.contains(name) || AnonymousWords.isValue(name)
    return isKept || Self.isMadeFromUIKit(name) ? name : replace(name, .name)
  }

  private static let arrow = " -> "

  private static func endOfName(_ line: Substring) -> String.Index {
    [line.firstIndex(of: "("), line.firstRange(of: arrow)?.lowerBound].compactMap { $0 }.min()
      ?? line.endIndex
  }

  private static func begins(_ line: Substring, with name: String) -> Bool {
    guard line.hasPrefix(name) else { return false }
    let rest = line.dropFirst(name.count)
    return rest.isEmpty || rest.hasPrefix("(") || rest.hasPrefix(arrow)
  }

  private func startsWithAction(_ line: Substring) -> Bool {
    others[.action]?.keys.contains { Self.begins(line, with: $0) } ?? false
  }

  /// The collected actions, longest first.
  private var actions: [String] {
    (others[.action]?.keys.map { $0 } ?? []).sorted { ($1.count, $0) < ($0.count, $1) }
  }

  private mutating func next(_ kind: NameKind) -> String {
    let number = counts[kind, default: 0] + 1
    counts[kind] = number
    return kind.rawValue + (kind.isClass ? Self.letters(number) : String(number))
  }

  /// A, B … Z, AA, AB …
  private static func letters(_ number: Int) -> String {
    var (rest, letters) = (number, "")
    while rest > 0 {
      let letter = Unicode.Scalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26))
      letters = String(Character(letter)) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

/// The words of scenario files that say nothing about an app.
enum AnonymousWords {
  /// The keys for texts shown to people, excluding those for keys of a keyboard.
  static let textKeys: Set<String> = Set(rows.filter { isText($0.row.type) }.map(\.key)).subtracting(
    keyboardKeys)

  /// The keys for a key of a keyboard or a button.
  private static let keyboardKeys: Set<String> = ["input", "press"]

  /// The keys whose values are only words of the format, numbers and colours.
  static let closedKeys: Set<String> = {
    let open = Set(rows.filter { !isClosed($0.row.type) }.map(\.key))
    return Set(rows.map(\.key)).subtracting(open).union(["because"]).union(keyboardKeys)
  }()

  /// The keys whose values may name targets that are not objects.
  static let targetKeys: Set<String> = Set(rows.filter { isTargets($0.row.type) }.map(\.key)).union(["target"]
  )

  /// Of variants, only the keys that other mappings lack: their lists contain values of those keys.
  static let rows = MappingKind.all.filter { $0.definition != MappingKind.variant.definition }
    .flatMap(\.rows)

  private static func isTargets(_ type: KeyType) -> Bool {
    switch type {
    case .value(.names): true
    case .either(let types): types.contains(where: isTargets)
    default: false
    }
  }

  private static func isText(_ type: KeyType) -> Bool {
    switch type {
    case .value(.text), .definition("localized"): true
    case .either(let types): types.contains(where: isText)
    default: false
    }
  }

  private static func isClosed(_ type: KeyType) -> Bool {
    switch type {
    case .value(.text), .value(.names): false
    case .value, .word: true
    case .list(let item, _): isClosed(item)
    case .either(let types): types.allSatisfy(isClosed)
    case .definition(let name): ["method", "controlEvent", "unknown", "nil"].contains(name)
    case .byID, .schema: false
    }
  }

  /// Whether a text is never a name: a number, or a word of the format or of UIKit.
  static func isValue(_ text: String) -> Bool {
    ScenarioReading.reservedWords.contains(text) || ["true", "false"].contains(text)
      || YAMLNumber.number(text) != nil
  }

  /// The words of the format, and UIKit's words where the format also accepts others.
  static let all: Set<String> = {
    var words = Set(CallNames.all.flatMap(\.names))
    words.formUnion(UIPress.PressType.allCases.map { "\($0)" })
    words.formUnion(["interruption", "call", "alert", "resignActive", ScenarioTargetAction.deadTarget])
    var open: [JSONValue] = [ScenarioSchema.document]
    while let value = open.popLast() {
      switch value {
      case .array(let items): open += items
      case .object(let members):
        for member in members {
          switch (member.name, member.value) {
          case ("enum", .array(let items)): words.formUnion(items.compactMap(\.string))
          case ("const", .string(let word)): words.insert(word)
          default: open.append(member.value)
          }
        }
      default: break
      }
    }
    return words
  }()
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
