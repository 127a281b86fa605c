// SPDX-License-Identifier: Apache-2.0

/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The member with a name; nil if there is none or the value is not an object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue {
  /// The text, with each member and element on its own line, without a final line feed.
  package var text: String {
    let sink = JSONSink()
    write(to: sink, indent: "")
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private func write(to sink: JSONSink, indent: String) {
    switch self {
    case .null: sink.write("null")
    case .bool(let bool): sink.write(bool: bool)
    case .number(let number):
      // A number that JSON cannot express becomes null.
      do { try sink.write(number: number) } catch { sink.write("null") }
    case .string(let string): sink.write(quoted: string)
    case .array(let values):
      Self.write(values, "[", "]", to: sink, indent: indent) { $0.write(to: sink, indent: $1) }
    case .object(let members):
      Self.write(members, "{", "}", to: sink, indent: indent) { member, indent in
        sink.write(quoted: member.name)
        sink.write(": ")
        member.value.write(to: sink, indent: indent)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], _ opening: StaticString, _ closing: StaticString, to sink: JSONSink, indent: String,
    _ writePart: (Part, String) -> Void
  ) {
    sink.write(opening)
    let inner = indent + "  "
    for (index, part) in parts.enumerated() {
      sink.write(index == 0 ? "\n" : ",\n")
      sink.bytes.append(contentsOf: inner.utf8)
      writePart(part, inner)
    }
    if !parts.isEmpty {
      sink.write("\n")
      sink.bytes.append(contentsOf: indent.utf8)
    }
    sink.write(closing)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
