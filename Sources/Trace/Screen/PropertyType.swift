// SPDX-License-Identifier: Apache-2.0

/// The type of a property's value.
package enum PropertyType: Hashable, Sendable {
  case bool
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)

  /// A whole number, or the word `unlimited`.
  case limit(ClosedRange<Int>)
  case point, size, rect, insets, transform
  case color, text

  /// The id of an object or a list of ids; `nil` means no object.
  case names
  case word([String])

  /// One word or a list of words; `all` stands alone for every word. Interface Builder may write their sum as a number,
  /// with the bits in the order of `bits`.
  case words([String], all: String?, bits: [String])

  /// The largest coordinate or size, in points.
  package static let maximumLength = 1_000_000.0

  /// Coordinates and other plain numbers.
  package static let coordinates = -maximumLength...maximumLength

  /// Sizes and distances, in points, and times, in seconds.
  package static let lengths = 0...maximumLength

  /// Any number that a trace can contain.
  package static let anyNumber = NumberLimit.range

  /// The number of fingers that a gesture needs.
  package static let fingers = PropertyType.integer(1...1_000)

  /// Numbers of things.
  package static let counts = 0...1_000
}
