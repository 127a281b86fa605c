// SPDX-License-Identifier: Apache-2.0

/// A value of a property, as a scenario file writes it and as code sets it.
package enum PropertyValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)

  /// The coordinates of a point, a size, a rectangle or a transform.
  case numbers([Double])
  case text(String)

  /// Several words, such as the directions of a swipe. One alone is a text.
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

/// A type whose values are values of properties.
package protocol PropertyRepresentable {
  /// The value; nil for one of another type.
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
