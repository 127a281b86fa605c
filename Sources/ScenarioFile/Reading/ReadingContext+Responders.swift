// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

extension ScenarioReading {
  /// What every responder can have. Keys that the mapping does not have stay as they are.
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

  /// The actions that a responder has methods for. An empty list means that it has none.
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

  /// A selector as it stands in a row.
  private static func quoted(_ action: String) -> String {
    action.contains(":") ? "'\(action.shown())'" : action.shown()
  }
}
