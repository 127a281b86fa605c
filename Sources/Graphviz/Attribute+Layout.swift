// SPDX-License-Identifier: Apache-2.0

extension Attribute {
  /// The least width of a node in inches.
  public static func width(_ inches: Double) -> Attribute { Attribute("width", inches, in: 0.01...1000) }

  /// The least height of a node in inches.
  public static func height(_ inches: Double) -> Attribute { Attribute("height", inches, in: 0.01...1000) }

  /// Whether a node keeps its width and height whatever its label needs.
  public static func fixedSize(_ isFixed: Bool) -> Attribute { Attribute("fixedsize", isFixed) }

  /// Room around a node's label in inches. On a graph: room around the picture; on a cluster, use
  /// ``clusterMargin(_:)``.
  public static func margin(_ inches: Double) -> Attribute { Attribute("margin", inches, in: 0...100) }

  /// Room around a node's label in inches, horizontally and vertically.
  public static func margin(horizontal: Double, vertical: Double) -> Attribute {
    Attribute(
      "margin", keyword: decimal(horizontal, in: 0...100) + "," + decimal(vertical, in: 0...100))
  }

  /// Room between a cluster's outline and its nodes in points.
  public static func clusterMargin(_ points: Double) -> Attribute { Attribute("margin", points) }

  /// Room around the whole drawing in inches.
  public static func padding(_ inches: Double) -> Attribute { Attribute("pad", inches, in: 0...100) }

  /// The direction in which ranks follow each other.
  public static func rankDirection(_ direction: RankDirection) -> Attribute {
    Attribute("rankdir", direction)
  }

  /// Room between ranks in inches.
  public static func rankSeparation(_ inches: Double) -> Attribute {
    Attribute("ranksep", inches, in: 0.02...100)
  }

  /// Room between neighbours of one rank in inches.
  public static func nodeSeparation(_ inches: Double) -> Attribute {
    Attribute("nodesep", inches, in: 0.02...100)
  }

  /// Whether edges may end at clusters; see ``headCluster(_:)``.
  public static func compound(_ isOn: Bool) -> Attribute { Attribute("compound", isOn) }

  /// The cluster at whose outline an edge ends. The graph needs ``compound(_:)``.
  public static func headCluster(_ cluster: Identifier) -> Attribute {
    Attribute("lhead", keyword: "cluster_" + cluster.rawValue)
  }

  /// The cluster at whose outline an edge begins. The graph needs ``compound(_:)``.
  public static func tailCluster(_ cluster: Identifier) -> Attribute {
    Attribute("ltail", keyword: "cluster_" + cluster.rawValue)
  }

  /// The table cell at which an edge ends.
  public static func headPort(_ port: Identifier, _ side: CompassPoint? = nil) -> Attribute {
    self.port("headport", port, side)
  }

  /// The table cell at which an edge begins.
  public static func tailPort(_ port: Identifier, _ side: CompassPoint? = nil) -> Attribute {
    self.port("tailport", port, side)
  }

  private static func port(_ name: String, _ port: Identifier, _ side: CompassPoint?) -> Attribute {
    Attribute(name, keyword: port.rawValue + (side.map { ":" + $0.rawValue } ?? ""))
  }

  /// The side of the node at which an edge ends.
  public static func headSide(_ side: CompassPoint) -> Attribute { Attribute("headport", side) }

  /// The side of the node at which an edge begins.
  public static func tailSide(_ side: CompassPoint) -> Attribute { Attribute("tailport", side) }

  /// Whether an edge takes part in ranking. Edges that cross a tree should not, since they cost time and distort it.
  public static func constraint(_ isOn: Bool) -> Attribute { Attribute("constraint", isOn) }

  /// How strongly an edge is kept short and straight; 1 is the default.
  public static func weight(_ weight: Int) -> Attribute { Attribute("weight", weight, in: 0...1000) }

  /// Nodes of one group are kept in a straight line.
  public static func group(_ group: Identifier) -> Attribute { Attribute("group", keyword: group.rawValue) }

  /// Which edges keep the order in which they were added.
  public static func ordering(_ ordering: EdgeOrdering) -> Attribute { Attribute("ordering", ordering) }

  /// How edges are drawn.
  public static func splines(_ splines: Splines) -> Attribute { Attribute("splines", splines) }

  /// The horizontal position of the label of a graph or cluster.
  public static func labelJustification(_ alignment: Alignment) -> Attribute {
    Attribute("labeljust", keyword: alignment.letter)
  }

  /// The vertical position of the label.
  public static func labelLocation(_ alignment: VerticalAlignment) -> Attribute {
    Attribute("labelloc", keyword: alignment == .middle ? "c" : String(alignment.rawValue.prefix(1)))
  }
}
