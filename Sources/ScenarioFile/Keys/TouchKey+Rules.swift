// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

extension TouchKey {
  /// What stands beside what, in the schema's words.
  static let rules: JSONValue = {
    let kinds = Self.kinds.map { kind -> JSONValue in
      let one: JSONValue = ["required": [.string(kind.rawValue)]]
      // Beside a press or a shake it only says how that ends.
      guard kind == .cancelled else { return one }
      return one.adding(["not": ["anyOf": MappingKind.anyOf(["press", "motion"])]])
    }
    var beside: [JSONValue.Member] = []
    for key in allCases where key != .at && !Self.kinds.contains(key) {
      beside.append(JSONValue.Member(key.rawValue, rule(for: key)))
    }
    let ending: JSONValue = [
      "type": "boolean", "description": "Whether the system cancels it; false if not given.",
    ]
    for key in [TouchKey.press, .motion] {
      beside.append(
        JSONValue.Member(key.rawValue, ["properties": ["cancelled": ending]]))
    }
    beside.append(JSONValue.Member("call", ["oneOf": .array(CallMethod.rules)]))
    return ["oneOf": .array(kinds), "dependentSchemas": .object(beside)]
  }()

  /// What a key stands beside.
  private static func rule(for key: TouchKey) -> JSONValue {
    let owners = kinds.filter { $0.companions.contains(key) }.map { kind -> JSONValue in
      switch (key, kind) {
      case (.interval, .tap): ["required": ["tap", "count"]]
      case (.hold, .longPress), (.steps, .longPress): ["required": ["longPress", "to"]]
      default: ["required": [.string(kind.rawValue)]]
      }
    }
    return owners.count == 1 ? owners[0] : ["anyOf": .array(owners)]
  }
}

extension StepKey {
  /// What stands beside what, in the schema's words.
  static let rules: JSONValue = [
    "oneOf": .array(MappingKind.required(kinds.map(\.rawValue))),
    "dependentSchemas": [
      "on": ["required": ["call"]], "with": ["required": ["call"]],
      "call": ["oneOf": .array(CallMethod.rules)],
    ],
  ]
}

extension CallMethod {
  /// What each method needs, in the schema's words.
  fileprivate static var rules: [JSONValue] {
    allCases.map { method in
      var properties: JSONValue = ["call": ["const": .string(method.rawValue)]]
      var needed: [JSONValue] = []
      var refused: [String] = []
      if method.receiver == nil { refused.append("on") } else { needed.append("on") }
      if let argument = method.argument {
        needed.append("with")
        properties = properties.adding(["with": argument.type.schema])
      } else {
        refused.append("with")
      }
      let rule: JSONValue = ["properties": properties, "required": .array(needed)]
      return refused.isEmpty ? rule : rule.adding(["not": ["anyOf": MappingKind.anyOf(refused)]])
    }
  }
}

extension CallMethod.Argument {
  fileprivate var type: KeyType {
    switch self {
    case .view, .recognizer, .controller: .id
    case .controlEvent: .definition("controlEvent")
    case .point: .point
    case .insertion: .definition("insertion")
    }
  }
}
