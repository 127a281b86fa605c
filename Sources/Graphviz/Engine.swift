// SPDX-License-Identifier: Apache-2.0

/// The way in which nodes are placed.
public struct Engine: RawRepresentable, Sendable, Hashable {
  /// Graphviz's name of the engine.
  public let rawValue: String

  /// Makes an engine of Graphviz's name for it; an unknown one fails when it is used.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In ranks: for trees and other directed graphs.
  public static let dot: Engine = Engine(rawValue: "dot")
  /// By springs; slow above some hundred nodes.
  public static let neato: Engine = Engine(rawValue: "neato")
  /// By forces; very slow above some hundred nodes. With clusters, older versions place them differently from
  /// one call to the next.
  public static let fdp: Engine = Engine(rawValue: "fdp")
  /// By forces, for large graphs.
  public static let sfdp: Engine = Engine(rawValue: "sfdp")
  /// On rings around a centre.
  public static let twopi: Engine = Engine(rawValue: "twopi")
  /// On circles.
  public static let circo: Engine = Engine(rawValue: "circo")
  /// Packed, cluster by cluster.
  public static let osage: Engine = Engine(rawValue: "osage")
  /// As a map of rectangles whose areas are given.
  public static let patchwork: Engine = Engine(rawValue: "patchwork")

  /// The engines of a complete installation.
  public static let all: [Engine] = [.dot, .neato, .fdp, .sfdp, .twopi, .circo, .osage, .patchwork]
}
