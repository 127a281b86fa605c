// SPDX-License-Identifier: Apache-2.0

/// The outline of a node. Record shapes are left out; use ``HTMLLabel`` tables.
public enum Shape: String, Sendable, CaseIterable {
  /// A rectangle.
  case box
  /// An ellipse.
  case ellipse
  /// A circle.
  case circle
  /// Two circles, one inside the other.
  case doubleCircle = "doublecircle"
  /// A small filled circle without a label.
  case point
  /// A square standing on a corner.
  case diamond
  /// Six sides.
  case hexagon
  /// Eight sides.
  case octagon
  /// A slanted rectangle.
  case parallelogram
  /// Wider below than above.
  case trapezium
  /// A rectangle with a roof.
  case house
  /// A sheet with a folded corner.
  case note
  /// A rectangle with a tab.
  case tab
  /// A folder.
  case folder
  /// A rectangle with two plugs.
  case component
  /// A cylinder.
  case cylinder
  /// A line under the label.
  case underline
  /// No outline and no margin: as large as the label. For tables.
  case plain
  /// No outline, but a margin.
  case none = "plaintext"
}

/// How a node, edge or cluster is drawn; several can be combined.
public enum Style: String, Sendable, CaseIterable {
  /// Filled with the fill colour.
  case filled
  /// Round corners.
  case rounded
  /// Lines across the corners.
  case diagonals
  /// A line without gaps.
  case solid
  /// A line of dashes.
  case dashed
  /// A line of dots.
  case dotted
  /// A heavy line.
  case bold
  /// Takes its place but is not drawn.
  case invisible = "invis"
}

/// The end of an edge.
public enum ArrowShape: String, Sendable, CaseIterable {
  /// A filled triangle.
  case normal
  /// No end.
  case none
  /// Two short lines.
  case open = "vee"
  /// A triangle without filling.
  case empty
  /// A filled dot.
  case dot
  /// A ring.
  case ring = "odot"
  /// A filled diamond.
  case diamond
  /// A diamond without filling.
  case emptyDiamond = "odiamond"
  /// A filled square.
  case box
  /// A square without filling.
  case emptyBox = "obox"
  /// A bar across the edge.
  case bar = "tee"
  /// A crow's foot.
  case crow
  /// A triangle that points backwards.
  case inverted = "inv"
}

/// The ends of an edge that carry an arrow.
public enum EdgeDirection: String, Sendable, CaseIterable {
  /// An arrow at the head.
  case forward
  /// An arrow at the tail.
  case back
  /// An arrow at both ends.
  case both
  /// No arrow.
  case none
}

/// The direction in which ranks follow each other.
public enum RankDirection: String, Sendable, CaseIterable {
  /// Downwards.
  case topToBottom = "TB"
  /// Upwards.
  case bottomToTop = "BT"
  /// To the right.
  case leftToRight = "LR"
  /// To the left.
  case rightToLeft = "RL"
}

/// How edges are drawn. `ortho` is left out: it takes many times longer, leaves labels aside, and aborts the
/// process in older versions.
public enum Splines: String, Sendable, CaseIterable {
  /// Curves around the nodes.
  case curves = "true"
  /// Straight lines, even through nodes.
  case lines = "line"
  /// Straight pieces around the nodes.
  case polylines = "polyline"
  /// One arc each.
  case curved
  /// Edges are not drawn.
  case none
}

/// Which edges of a node keep the order in which they were added.
public enum EdgeOrdering: String, Sendable, CaseIterable {
  /// Edges that leave the node.
  case outgoing = "out"
  /// Edges that enter the node.
  case incoming = "in"
}

/// Where a text or a cell stands between left and right.
public enum Alignment: String, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the left.
  case left
  /// At the right.
  case right
}

/// Where a text or a cell stands between top and bottom.
public enum VerticalAlignment: String, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
}

/// A side of a node that an edge is attached to.
public enum CompassPoint: String, Sendable, CaseIterable {
  /// The upper side.
  case north = "n"
  /// The right side.
  case east = "e"
  /// The lower side.
  case south = "s"
  /// The left side.
  case west = "w"
}
