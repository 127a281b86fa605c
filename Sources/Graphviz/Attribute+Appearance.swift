// SPDX-License-Identifier: Apache-2.0

extension Attribute {
  /// The outline of a node.
  public static func shape(_ shape: Shape) -> Attribute { Attribute("shape", shape) }

  /// How a node, edge or cluster is drawn.
  public static func style(_ styles: [Style]) -> Attribute {
    Attribute("style", keyword: styles.map(\.rawValue).joined(separator: ","))
  }

  /// How a node, edge or cluster is drawn.
  public static func style(_ styles: Style...) -> Attribute { style(styles) }

  /// The colour of lines.
  public static func color(_ color: Color) -> Attribute { Attribute("color", keyword: color.text) }

  /// The colour of areas; a node or cluster needs ``Style/filled`` too.
  public static func fillColor(_ color: Color) -> Attribute { Attribute("fillcolor", keyword: color.text) }

  /// The colour behind the whole graph, or behind a cluster.
  public static func background(_ color: Color) -> Attribute { Attribute("bgcolor", keyword: color.text) }

  /// Font families, best first, separated by commas. Characters other than ASCII letters, digits, spaces and
  /// `,-_.` are dropped.
  public static func fontName(_ families: String) -> Attribute {
    Attribute("fontname", keyword: fontFamilies(families))
  }

  /// The size of text in points.
  public static func fontSize(_ points: Double) -> Attribute { Attribute("fontsize", points, in: 1...1000) }

  /// The width of lines in points.
  public static func penWidth(_ points: Double) -> Attribute { Attribute("penwidth", points, in: 0...100) }

  /// The number of outlines of a node.
  public static func peripheries(_ count: Int) -> Attribute { Attribute("peripheries", count, in: 0...10) }

  /// The arrow at the head of an edge.
  public static func arrowHead(_ shape: ArrowShape) -> Attribute { Attribute("arrowhead", shape) }

  /// The arrow at the tail of an edge.
  public static func arrowTail(_ shape: ArrowShape) -> Attribute { Attribute("arrowtail", shape) }

  /// The size of arrows, as a factor; 1 is the default.
  public static func arrowSize(_ factor: Double) -> Attribute { Attribute("arrowsize", factor, in: 0...100) }

  /// The ends of an edge that carry an arrow.
  public static func direction(_ direction: EdgeDirection) -> Attribute { Attribute("dir", direction) }
}
