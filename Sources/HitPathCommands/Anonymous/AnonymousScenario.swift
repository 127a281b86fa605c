// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import Trace
import Yams

/// A scenario file whose names and texts are made up: structure, geometry and settings are those of the screen.
struct AnonymousScenario: Sendable {
  /// The text of the file.
  let yaml: String

  /// What was replaced, in words with their numbers: `3 views`.
  let replaced: [String]

  /// The name of every such scenario.
  static let name = "screen"

  /// - Parameters:
  ///   - scenario: A scenario whose objects all have names.
  ///   - file: What it was made of, which begins the error.
  /// - Throws: ``InputError`` for a scenario that is nested deeper than files may be.
  init(_ scenario: Scenario, file: String) throws {
    var scenario = scenario
    scenario.name = Self.name
    // Recordings have the names of the app, and are files of their own.
    scenario.recordings = []
    let (yaml, names) = try ScenarioWriter.yaml(scenario, file: file) { document in
      var nodes = AnonymousNodes()
      nodes.collect(document, in: "")
      return (nodes.replaced(document, under: ""), nodes.names)
    }
    self.yaml = yaml
    replaced = names.told
  }
}

/// Replaces in the nodes of a file what is not UIKit's or the format's, by the key that it stands under.
private struct AnonymousNodes {
  var names = AnonymousNames()
  private let tags = NodeTags()
  private let writer = NodeWriter()

  // MARK: - What there is

  /// Notes objects, classes and actions, which may be named before they are declared.
  mutating func collect(_ node: Node, in container: String) {
    switch node {
    case .mapping(let mapping):
      for (key, value) in mapping.map({ ($0.key.string ?? "", $0.value) }) { note(key, value, in: container) }
    case .sequence(let items): for item in items { collect(item, in: container) }
    case .scalar, .alias: break
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

  /// The texts of a list, or the one text.
  private static func texts(_ node: Node) -> [String] {
    node.sequence.map { $0.flatMap(texts) } ?? [node.scalar?.string].compactMap { $0 }
  }

  /// The keys of a mapping, or of a list of them.
  private static func keys(_ node: Node) -> [String] {
    node.sequence.map { $0.flatMap(keys) } ?? node.mapping.map { $0.compactMap(\.key.string) } ?? []
  }

  // MARK: - What becomes of it

  mutating func replaced(_ node: Node, under key: String) -> Node {
    switch node {
    case .mapping(let mapping):
      let pairs = mapping.map { ($0.key, $0.value) }
      if key == "variants" { return replacedVariant(pairs, mapping.style) }
      return Node(pairs.map { replaced($0, $1, under: key) }, tags.mapping, mapping.style)
    case .sequence(let items):
      return Node(items.map { replaced($0, under: key) }, tags.list, items.style)
    case .scalar(let scalar):
      let text = text(scalar.string, under: key)
      return text == scalar.string ? node : writer.text(text)
    case .alias: return node
    }
  }

  /// An entry of a mapping, whose keys may be names.
  private mutating func replaced(_ key: Node, _ value: Node, under container: String) -> (Node, Node) {
    let name = key.string ?? ""
    switch container {
    case "states", "received": return (writer.text(text(name, under: "")), value)
    case "properties", "set": return (writer.text(text(name, under: "")), replaced(value, under: "object"))
    case "counts": return (writer.text(names.call(name)), value)
    case "canPerformAction": return (writer.text(text(name, under: "action")), value)
    case "" where name == "name": return (key, value)
    default: return (key, replaced(value, under: name))
    }
  }

  /// A variant, whose expectations name values of its property.
  private mutating func replacedVariant(_ pairs: [(Node, Node)], _ style: Node.Mapping.Style) -> Node {
    let own = MappingKind.keysOfVariant
    let property = pairs.lazy.compactMap(\.0.string).first { !own.contains($0) } ?? ""
    return Node(
      pairs.map { key, value in
        guard key.string == "expect" else {
          return replaced(key, value, under: "variants")
        }
        return (key, replacedExpectations(value, of: property))
      }, tags.mapping, style)
  }

  /// What is expected of a variant, one or several.
  private mutating func replacedExpectations(_ node: Node, of property: String) -> Node {
    switch node {
    case .sequence(let items):
      return Node(items.map { replacedExpectations($0, of: property) }, tags.list, items.style)
    case .mapping(let mapping):
      let pairs = mapping.map { ($0.key, $0.value) }.map { key, value in
        key.string == "value"
          ? (key, replaced(value, under: property))
          : replaced(key, value, under: "expect")
      }
      return Node(pairs, tags.mapping, mapping.style)
    case .scalar, .alias: return node
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
