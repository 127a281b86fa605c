// SPDX-License-Identifier: Apache-2.0

/// A JSON value whose objects keep their order.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// The object with further members at its end; a value that is no object stays as it is.
  func adding(_ members: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = members else { return self }
    return .object(own + more)
  }

  /// The text over several lines, indented by two spaces for each level.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return String(value)
    case .number(let value): return NumberText.text(value)
    case .text(let text): return Self.quoted(text)
    case .list(let items):
      guard !items.isEmpty else { return "[]" }
      let lines = items.map { inner + $0.text(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<" ":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .text(value) }

  init(booleanLiteral value: Bool) { self = .bool(value) }

  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }

  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
