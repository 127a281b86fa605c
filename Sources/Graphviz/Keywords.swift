// SPDX-License-Identifier: Apache-2.0

/// The outline of a node. Record shapes are left out; use ``HTMLLabel`` tables.
public enum Shape: String, Sendable, CaseIterable {
  /// The outline of that name.
  case box, ellipse, circle, diamond, hexagon, octagon, parallelogram, trapezium, cylinder
  /// Two circles, one inside the other.
  case doubleCircle = "doublecircle"
  /// A small filled circle without a label.
  case point
  /// A rectangle with a roof.
  case house
  /// A rectangle with a folded corner, a tab, both, or two plugs.
  case note, tab, folder, component
  /// A line under the label.
  case underline
  /// No outline and no margin: as large as the label. For tables.
  case plain
  /// No outline, but a margin.
  case none = "plaintext"
}

/// How a node, edge or cluster is drawn; several can be combined.
public enum Style: String, Sendable, CaseIterable {
  /// An area in the fill colour.
  case filled
  /// Corners that are round, or cut off by lines.
  case rounded, diagonals
  /// The look of the line.
  case solid, dashed, dotted, bold
  /// Takes up space but is not drawn.
  case invisible = "invis"
}

/// The end of an edge.
public enum ArrowShape: String, Sendable, CaseIterable {
  /// A filled triangle.
  case normal
  /// Nothing.
  case none
  /// Two short lines.
  case open = "vee"
  /// A triangle without filling.
  case empty
  /// A filled dot, diamond or square.
  case dot, diamond, box
  /// A dot without filling.
  case ring = "odot"
  /// A diamond without filling.
  case emptyDiamond = "odiamond"
  /// A square without filling.
  case emptyBox = "obox"
  /// A bar across the edge.
  case bar = "tee"
  /// A crow's foot.
  case crow
  /// A triangle that points backwards.
  case inverted = "inv"
}

/// The ends of an edge that carry an arrow: the head, the tail, both or none.
public enum EdgeDirection: String, Sendable, CaseIterable {
  /// The ends of that name.
  case forward, back, both, none
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

/// How edges are drawn. `ortho` is left out, because it takes many times longer, ignores labels, and aborts the process
/// in older versions.
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

/// The horizontal alignment of a text or a cell.
public enum Alignment: String, Sendable, CaseIterable {
  /// The position of that name.
  case center, left, right

  /// The first letter, by which Graphviz knows it.
  var letter: String { String(rawValue.prefix(1)) }
}

/// The vertical alignment of a text or a cell.
public enum VerticalAlignment: String, Sendable, CaseIterable {
  /// The position of that name.
  case top, middle, bottom
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
