// SPDX-License-Identifier: Apache-2.0

/// A name inside a graph: a letter or underscore, then letters, digits and underscores (ASCII).
///
/// Names of nodes, clusters and ports are identifiers. Text from a user never is; it belongs in labels, titles and
/// tooltips.
public struct Identifier: Hashable, Sendable {
  /// The longest identifier, in characters.
  public static let maximumLength: Int = 200

  /// The name itself.
  public let rawValue: String

  /// Creates an identifier from a string found at run time.
  /// - Returns: `nil` if the string is not an identifier or is longer than ``maximumLength``.
  public init?(_ string: String) {
    guard Self.accepts(string) else { return nil }
    rawValue = string
  }

  /// Makes an identifier such as `v12`.
  /// - Parameters:
  ///   - prefix: a letter for the kind of object that is numbered.
  ///   - number: the number; a negative one is written with an underscore.
  public init(_ prefix: Prefix, _ number: Int) {
    rawValue = prefix.rawValue + (number < 0 ? "_\(number.magnitude)" : "\(number)")
  }

  /// The letter in front of a generated identifier: of a vertex, a node, a cluster, a port, an edge.
  public enum Prefix: String, Sendable {
    /// A letter without a meaning to Graphviz.
    case v, n, c, p, e
  }

  private static func accepts(_ string: String) -> Bool {
    guard let first = string.utf8.first, string.utf8.count <= maximumLength else { return false }
    func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isLetter(first)
      && string.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension Identifier: ExpressibleByStringLiteral {
  /// Creates an identifier from a literal; stops the program if the literal is not an identifier.
  public init(stringLiteral value: String) {
    guard let identifier = Self(value) else {
      preconditionFailure("\"\(value)\" is not an identifier: letters, digits and underscores only")
    }
    self = identifier
  }
}

extension Identifier: CustomStringConvertible {
  /// The name itself.
  public var description: String { rawValue }
}
