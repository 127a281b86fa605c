// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  /// A responder of the file.
  func responder(_ fields: Fields, className: String) -> ScenarioResponder {
    var responder = ScenarioResponder(className: className)
    fill(&responder, from: fields)
    return responder
  }

  /// What every responder can have. Keys that the mapping does not have stay as they are.
  func fill(_ responder: inout ScenarioResponder, from fields: Fields) {
    read(fields, ResponderKey.className, into: &responder.className, name)
    define(&responder.id, fields, ResponderKey.id)
    let owner = responder.id
    read(fields, ResponderKey.next, into: &responder.next) { node, _ in next(node, owner: owner) }
    read(fields, ResponderKey.implements, into: &responder.implements) { node, _ in implements(node) }
    read(fields, ResponderKey.implements, into: &responder.methodSteps) { node, _ in methodSteps(node) }
    read(fields, ResponderKey.gestureRecognizerDelegate, into: &responder.gestureAnswers) { node, _ in
      gestureAnswers(node)
    }
    read(fields, ResponderKey.performs, into: &responder.performs, performs)
    read(fields, ResponderKey.canPerformAction, into: &responder.canPerformAction, canPerformAction)
    read(fields, ResponderKey.canBecomeFirstResponder, into: &responder.canBecomeFirstResponder, bool)
    read(fields, ResponderKey.canResignFirstResponder, into: &responder.canResignFirstResponder, bool)
    read(fields, ResponderKey.becomeFirstResponder, into: &responder.becomeFirstResponder, bool)
    read(fields, ResponderKey.resignFirstResponder, into: &responder.resignFirstResponder, bool)
    read(fields, ResponderKey.isFirstResponder, into: &responder.isFirstResponder, bool)
    read(fields, ResponderKey.unknown, into: &responder.unknown, unknown)
  }

  /// The words for what the source could not tell.
  func unknown(_ node: SourceNode, _ key: String) -> [String]? { words(node, key, of: Self.unknownWords) }

  static let unknownWords = UnknownProperty.allCases.map(\.rawValue)

  /// The identifier that the file gives to an object.
  func define<Key: ScenarioKey>(_ id: inout String?, _ fields: Fields, _ key: Key) {
    guard let node = fields[key], let given = identifier(node, "id") else { return }
    define(given, at: node.place)
    id = given
  }

  /// The actions that a responder has methods for. An empty list says that there are none.
  private func performs(_ node: SourceNode, _ key: String) -> [String]? {
    guard case .list(let items) = node.content else {
      expected(
        "a list of actions", for: key, found: node, hint: node.text.map { "write [\(Self.quoted($0))]" })
      return nil
    }
    return items.compactMap { selector($0, key) }
  }

  private func canPerformAction(_ node: SourceNode, _ key: String) -> [String: Bool]? {
    guard case .mapping(let entries) = node.content else {
      expected("a mapping of actions to true or false", for: key, found: node)
      return nil
    }
    var answers: [String: Bool] = [:]
    for entry in entries {
      let action = SourceNode(content: .scalar(entry.key, isPlain: false), place: entry.place)
      if let action = name(action, key) { answers[action] = bool(entry.value, action.shown()) }
    }
    return answers
  }

  /// A selector as it stands in a row.
  private static func quoted(_ action: String) -> String {
    action.contains(":") ? "'\(action.shown())'" : action.shown()
  }
}
