// SPDX-License-Identifier: Apache-2.0

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public var rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the smallest y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge at the smallest x.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge at the largest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge at the largest x.
  public static let right = UIRectEdge(rawValue: 8)
  /// Every edge.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
