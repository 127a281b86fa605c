// SPDX-License-Identifier: Apache-2.0

/// The value of a property, as scenario files write it and code sets it.
public enum PropertyValue: Hashable, Sendable {
  /// A switch.
  case bool(Bool)

  /// A number, in UIKit's unit.
  case number(Double)

  /// The coordinates of a point, a size, a rectangle or a transform.
  case numbers([Double])

  /// A word or a text.
  case text(String)

  /// Several words, such as the directions of a swipe. A single word is a `text`.
  case texts([String])

  /// The value as a trace shows it.
  package var words: String {
    switch self {
    case .bool(let value): String(value)
    case .number(let value): NumberText.exact(value)
    case .numbers(let values): values.map { NumberText.exact($0) }.joined(separator: ", ")
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ", ")
    }
  }
}

extension PropertyValue: CustomStringConvertible {
  /// The value as a trace shows it.
  public var description: String { words }

  /// The words of a `text` or `texts` value; empty for other values.
  package var list: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    case .bool, .number, .numbers: []
    }
  }
}

extension PropertyValue: FieldValue {
  static let schema = Schema.definition(
    "value", .either([.flag, .number, .text(), .list(of: .number), .list(of: .text())]))

  init?(json: JSONValue?) {
    switch json {
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array:
      if let numbers = [Double](json: json) {
        self = .numbers(numbers)
      } else if let texts = [String](json: json) {
        self = .texts(texts)
      } else {
        return nil
      }
    case .null, .object, nil: return nil
    }
  }

  func write(to sink: JSONSink) throws {
    switch self {
    case .bool(let flag): flag.write(to: sink)
    case .number(let number): try number.write(to: sink)
    case .numbers(let numbers): try numbers.write(to: sink)
    case .text(let text): text.write(to: sink)
    case .texts(let texts): try texts.write(to: sink)
    }
  }
}

extension PropertyValue: Encodable {
  /// Writes the value in words, as answers do.
  public func encode(to encoder: any Encoder) throws { try words.encode(to: encoder) }
}

extension Int {
  /// Creates a whole number from a value; nil for any other value.
  package init?(_ value: PropertyValue) {
    guard let number = Double(value) else { return nil }
    self.init(exactly: number)
  }
}

/// A type that converts to and from property values.
package protocol PropertyRepresentable {
  /// Creates the value; nil for a property value of another type.
  init?(_ value: PropertyValue)

  var propertyValue: PropertyValue { get }
}

extension Bool: PropertyRepresentable {
  package init?(_ value: PropertyValue) {
    guard case .bool(let value) = value else { return nil }
    self = value
  }

  package var propertyValue: PropertyValue { .bool(self) }
}

extension Double: PropertyRepresentable {
  package init?(_ value: PropertyValue) {
    guard case .number(let value) = value else { return nil }
    self = value
  }

  package var propertyValue: PropertyValue { .number(self) }
}

extension String: PropertyRepresentable {
  package init?(_ value: PropertyValue) {
    guard case .text(let value) = value else { return nil }
    self = value
  }

  package var propertyValue: PropertyValue { .text(self) }
}
