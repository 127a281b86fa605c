// SPDX-License-Identifier: Apache-2.0

/// The position of everything in a graph, and what is drawn there.
///
/// Lengths are in points. The origin is the upper left corner of the picture, including its padding; x grows to the
/// right, y downwards.
///
/// ```swift
/// let layout = try graph.layout()
/// for node in layout.nodes { print(node.id, node.center, node.width, node.height) }
/// ```
public struct Layout: Sendable, Equatable {
  /// The width of the picture.
  public let width: Double
  /// The height of the picture.
  public let height: Double
  /// The background, if the graph has one, and the label of the graph.
  public let marks: [Mark]
  /// The nodes in the graph's order: those outside clusters, then cluster by cluster.
  public let nodes: [Node]
  /// The edges in the order of ``Graph/edges``.
  public let edges: [Edge]
  /// The clusters, each followed by those in it.
  public let clusters: [Cluster]

  /// A node with its position.
  public struct Node: Sendable, Equatable {
    /// The node's name in the graph.
    public let id: Identifier
    /// The centre.
    public let center: Point
    /// The width of the outline.
    public let width: Double
    /// The height of the outline.
    public let height: Double
    /// The outlines, then the label. Empty for an invisible node.
    public let marks: [Mark]
  }

  /// An edge with its position.
  public struct Edge: Sendable, Equatable {
    /// The node where the edge begins.
    public let tail: Identifier
    /// The node where the edge ends.
    public let head: Identifier
    /// The lines of the edge, usually one.
    public let curves: [Curve]
    /// The line, the arrow at the tail, the one at the head, then the labels. Empty for an invisible edge.
    public let marks: [Mark]
  }

  /// A sequence of Bézier curves.
  public struct Curve: Sendable, Equatable {
    /// The start, then for each Bézier curve two control points and its end.
    public let points: [Point]
    /// The tip of the arrow at the tail, before the first point.
    public let tailTip: Point?
    /// The tip of the arrow at the head, after the last point.
    public let headTip: Point?
  }

  /// A cluster with its position.
  public struct Cluster: Sendable, Equatable {
    /// The cluster's name.
    public let id: Identifier
    /// The upper left corner.
    public let origin: Point
    /// The width of the box.
    public let width: Double
    /// The height of the box.
    public let height: Double
    /// The box, then the label.
    public let marks: [Mark]
  }

  /// One drawn element. Later ones cover earlier ones.
  public enum Mark: Sendable, Equatable {
    /// A line or an area.
    case shape(Outline, Pen)
    /// A text on one line; for an HTML-like label, a piece in one style.
    case text(Text)
  }

  /// The form of a line or an area.
  public enum Outline: Sendable, Equatable {
    /// Straight sides, the last back to the first corner.
    case polygon([Point])
    /// Straight lines.
    case polyline([Point])
    /// The start, then for each Bézier curve two control points and its end.
    case curve([Point])
    /// An ellipse with horizontal and vertical axes, given by half its width and half its height.
    case ellipse(center: Point, radiusX: Double, radiusY: Double)
  }

  /// How a line or an area is drawn.
  public struct Pen: Sendable, Equatable {
    /// The colour of the line; `nil` for none.
    public var stroke: Color?
    /// The colour of the area; `nil` for none.
    public var fill: Color?
    /// The width of the line.
    public var width: Double = 1
    /// Whether the line has gaps: ``Style/dashed``, ``Style/dotted``, else ``Style/solid``.
    public var dashes: Style = .solid
  }

  /// A text on one line.
  public struct Text: Sendable, Equatable {
    /// The text itself.
    public let string: String
    /// A point on the base line: the left end, the middle or the right end of the text, depending on the alignment.
    public let position: Point
    /// Which part of the text is at its position.
    public let alignment: Alignment
    /// How the text is drawn; only a fully transparent colour is `nil`.
    public let style: TextStyle
  }

  /// A point in the picture.
  public struct Point: Sendable, Hashable {
    /// The distance from the left edge.
    public let x: Double
    /// The distance from the upper edge.
    public let y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
