// SPDX-License-Identifier: Apache-2.0

/// Converts Graphviz's coordinates, whose y grows upwards, to those of a ``Layout``.
struct LayoutFrame: Sendable, Equatable {
  var left: Double
  var top: Double

  func point(x: Double, y: Double) -> Layout.Point { Layout.Point(x: x - left, y: top - y) }
}

/// The attributes of a laid-out graph's objects, as cgraph's texts.
struct LaidOutGraph: Sendable {
  /// The attributes that are read. No object has all of them.
  enum Name: String, Sendable, CaseIterable {
    case box = "bb"
    case position = "pos"
    case width, height, margin
    case padding = "pad"
    case drawing = "_draw_"
    case tailArrow = "_tdraw_"
    case headArrow = "_hdraw_"
    case label = "_ldraw_"
    case headLabel = "_hldraw_"
    case tailLabel = "_tldraw_"
  }

  typealias Attributes = [Name: String]

  var root: Attributes = [:]
  var nodes: [Attributes] = []
  var edges: [Attributes] = []
  var clusters: [Attributes] = []
}

/// Makes a layout from the attributes of a laid-out graph; nil if one of them is not in the expected form.
struct LayoutReader {
  private let graph: Graph
  private let laidOut: LaidOutGraph
  private let box: [Double]
  private let padding: Double
  private let frame: LayoutFrame

  init?(_ graph: Graph, _ laidOut: LaidOutGraph) {
    guard let box = Self.numbers(laidOut.root[.box]), box.count == 4 else { return nil }
    self.graph = graph
    self.laidOut = laidOut
    self.box = box
    let margin = Self.numbers(laidOut.root[.margin])?.first ?? 0
    // Graphviz's own default is 4 points.
    padding = 72 * ((Self.numbers(laidOut.root[.padding])?.first ?? 4 / 72) + margin)
    frame = LayoutFrame(left: box[0] - padding, top: box[3] + padding)
  }

  var layout: Layout? {
    let hasBackground = graph.attributes.contains { $0.name == "bgcolor" }
    let rootParts: [Part] = (hasBackground ? [.drawing] : []) + [.graphLabel]
    guard let marks = marks(rootParts, of: laidOut.root),
      let nodes = Self.all(zip(graph.everyNode, laidOut.nodes), node),
      let edges = Self.all(zip(graph.edges, laidOut.edges), edge),
      let clusters = Self.all(zip(graph.everyCluster, laidOut.clusters), cluster)
    else { return nil }
    return Layout(
      width: box[2] - box[0] + 2 * padding, height: box[3] - box[1] + 2 * padding, marks: marks, nodes: nodes,
      edges: edges, clusters: clusters)
  }

  private func node(_ node: Node, _ attributes: LaidOutGraph.Attributes) -> Layout.Node? {
    guard let center = point(attributes[.position]), let width = attributes[.width].flatMap(Double.init),
      let height = attributes[.height].flatMap(Double.init),
      let marks = marks([.drawing, .nodeLabel], of: attributes)
    else { return nil }
    return Layout.Node(id: node.id, center: center, width: width * 72, height: height * 72, marks: marks)
  }

  private func edge(_ edge: Edge, _ attributes: LaidOutGraph.Attributes) -> Layout.Edge? {
    let splines = attributes[.position]?.split(separator: ";") ?? []
    guard let curves = Self.all(splines, curve),
      let marks = marks(
        [.drawing, .tailArrow, .headArrow, .edgeLabel, .headLabel, .tailLabel], of: attributes)
    else { return nil }
    return Layout.Edge(tail: edge.tail, head: edge.head, curves: curves, marks: marks)
  }

  /// Reads `s,1,2 e,3,4 5,6 7,8 …`.
  private func curve(_ text: Substring) -> Layout.Curve? {
    var tips: [Character: Layout.Point] = [:]
    var points: [Layout.Point] = []
    for word in text.split(separator: " ") {
      if let kind = word.first, kind == "s" || kind == "e" {
        tips[kind] = point(String(word.dropFirst(2)))
      } else if let point = point(String(word)) {
        points.append(point)
      } else {
        return nil
      }
    }
    return Layout.Curve(points: points, tailTip: tips["s"], headTip: tips["e"])
  }

  private func cluster(_ cluster: Cluster, _ attributes: LaidOutGraph.Attributes) -> Layout.Cluster? {
    // Some engines ignore clusters.
    let box = Self.numbers(attributes[.box]) ?? [0, 0, 0, 0]
    guard let marks = marks([.drawing, .clusterLabel], of: attributes), box.count == 4 else { return nil }
    return Layout.Cluster(
      id: cluster.id, origin: frame.point(x: box[0], y: box[3]), width: box[2] - box[0],
      height: box[3] - box[1], marks: marks)
  }

  // MARK: - Values

  /// Converts every element of a list; nil if one of them cannot be converted.
  private static func all<Source: Sequence, Element>(
    _ source: Source, _ make: (Source.Element) -> Element?
  ) -> [Element]? {
    var result: [Element] = []
    for item in source {
      guard let element = make(item) else { return nil }
      result.append(element)
    }
    return result
  }

  /// Reads numbers separated by commas; nil if there is anything else, or nothing.
  private static func numbers(_ text: String?) -> [Double]? {
    guard let text, !text.isEmpty else { return nil }
    return all(text.split(separator: ",")) { Double($0) }
  }

  private func point(_ text: String?) -> Layout.Point? {
    guard let numbers = Self.numbers(text), numbers.count >= 2 else { return nil }
    return frame.point(x: numbers[0], y: numbers[1])
  }

  private func marks(_ parts: [Part], of attributes: LaidOutGraph.Attributes) -> [Layout.Mark]? {
    Self.all(parts) { part -> [Layout.Mark]? in
      guard let operations = attributes[part.name], !operations.isEmpty else { return [] }
      let isDoubled =
        operations.utf8.contains(UInt8(ascii: "\\")) && Part.withDoubledBackslashes.contains(part)
      var reader = DrawingReader(operations, in: frame, hasDoubledBackslashes: isDoubled)
      return reader.marks()
    }.map { $0.flatMap { $0 } }
  }
}

/// The purpose of an object's drawing operations.
enum Part: Sendable {
  case drawing, tailArrow, headArrow, nodeLabel, edgeLabel, headLabel, tailLabel, clusterLabel, graphLabel

  /// The attribute with the operations.
  var name: LaidOutGraph.Name {
    switch self {
    case .drawing: .drawing
    case .tailArrow: .tailArrow
    case .headArrow: .headArrow
    case .nodeLabel, .edgeLabel, .clusterLabel, .graphLabel: .label
    case .headLabel: .headLabel
    case .tailLabel: .tailLabel
    }
  }

  /// The labels in which the loaded library doubles backslashes: none in 2.42, more and more of them later.
  static let withDoubledBackslashes: Set<Part> = {
    let label = Label.plain("\\")
    var graph = Graph(name: "probe", attributes: [.label(label)])
    graph.clusters = [Cluster("c", label: label, nodes: [Node("n", label: label)])]
    graph.edges = [
      Edge("n", "n", label: label, attributes: [.headLabel(label), .tailLabel(label)])
    ]
    guard let laidOut = try? Library.layOut(graph, engine: .dot) else { return [] }
    let samples: [(Part, LaidOutGraph.Attributes?)] = [
      (.graphLabel, laidOut.root), (.clusterLabel, laidOut.clusters.first), (.nodeLabel, laidOut.nodes.first),
      (.edgeLabel, laidOut.edges.first), (.headLabel, laidOut.edges.first), (.tailLabel, laidOut.edges.first),
    ]
    return Set(samples.filter { $1?[$0.name]?.contains(#"\\"#) == true }.map(\.0))
  }()
}
