// SPDX-License-Identifier: Apache-2.0

extension ReadingContext {
  /// What every responder can have.
  func responder(_ fields: Fields, className: String) -> ScenarioResponder {
    var responder = ScenarioResponder(className: name(fields, ResponderKey.className) ?? className)
    if let node = fields[ResponderKey.id], let id = identifier(node, "id") {
      define(id, at: node.place)
      responder.id = id
    }
    if let node = fields[ResponderKey.next] { responder.next = next(node, owner: responder.id) }
    if let node = fields[ResponderKey.implements] { responder.implements = implements(node) }
    responder.performs = performs(fields)
    if let node = fields[ResponderKey.canPerformAction] {
      responder.canPerformAction = canPerformAction(node)
    }
    responder.canBecomeFirstResponder = bool(fields, ResponderKey.canBecomeFirstResponder)
    responder.canResignFirstResponder = bool(fields, ResponderKey.canResignFirstResponder)
    responder.becomeFirstResponder = bool(fields, ResponderKey.becomeFirstResponder)
    responder.resignFirstResponder = bool(fields, ResponderKey.resignFirstResponder)
    responder.isFirstResponder = bool(fields, ResponderKey.isFirstResponder)
    responder.unknown = names(fields, ResponderKey.unknown, of: "property names")
    return responder
  }

  /// Reports what a delegate that is no responder cannot have.
  func refuseResponderKeys(_ fields: Fields) {
    let plain: [ResponderKey] = [.id, .className, .unknown]
    for key in ResponderKey.allCases where fields[key] != nil && !plain.contains(key) {
      report(
        fields.keyPlace(key), "'\(key.rawValue)' belongs to responders, and this delegate is none",
        hint: "remove it, or 'isResponder: false'")
    }
  }

  /// The actions that a responder has methods for. An empty list says that there are none.
  private func performs(_ fields: Fields) -> [String]? {
    guard let node = fields[ResponderKey.performs] else { return nil }
    guard case .list = node.content else {
      expected(
        "a list of actions", for: ResponderKey.performs.rawValue, found: node,
        hint: node.text.map { "write [\(Self.quoted($0))]" })
      return nil
    }
    return list(fields, ResponderKey.performs, of: "actions")
      .compactMap { selector($0, ResponderKey.performs.rawValue) }
  }

  private func canPerformAction(_ node: SourceNode) -> [String: Bool] {
    let key = ResponderKey.canPerformAction.rawValue
    guard case .mapping(let entries) = node.content else {
      expected("a mapping of actions to true or false", for: key, found: node)
      return [:]
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
