// SPDX-License-Identifier: Apache-2.0

/// An `<svg>` element, well-formed, without prolog and comments: for a page, or as a file of its own.
public struct SVGFragment: Sendable, Equatable, CustomStringConvertible {
  /// The element.
  public let markup: String

  /// The natural width in points.
  public let width: Double

  /// The natural height in points.
  public let height: Double

  /// Messages of the library that are not errors.
  public let warnings: [String]

  /// The element.
  public var description: String { markup }
}
