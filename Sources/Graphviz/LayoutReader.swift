// SPDX-License-Identifier: Apache-2.0

/// From Graphviz's coordinates, whose y grows upwards, to those of a ``Layout``.
struct LayoutFrame: Sendable, Equatable {
  var left: Double
  var top: Double

  func point(x: Double, y: Double) -> Layout.Point { Layout.Point(x: x - left, y: top - y) }
}

/// What cgraph says of a graph that is laid out: the attributes of its objects, as texts.
struct LaidOutGraph: Sendable {
  typealias Attributes = [String: String]

  /// What may stand in the attributes of any object.
  static let names = [
    "bb", "pos", "width", "height", "lp", "xlp", "pad", "margin", "_draw_", "_tdraw_", "_hdraw_", "_ldraw_",
    "_hldraw_",
    "_tldraw_",
  ]

  var root: Attributes = [:]
  var nodes: [Attributes] = []
  var edges: [Attributes] = []
  var clusters: [Attributes] = []
}

/// Makes a layout of what cgraph says.
struct LayoutReader {
  let graph: Graph
  let laidOut: LaidOutGraph

  /// The layout; nil if something is not in the expected form.
  func layout(warnings: [String]) -> Layout? {
    guard let box = numbers(laidOut.root["bb"]), box.count == 4 else { return nil }
    // Graphviz's own default is 4 points.
    let padding =
      72 * ((numbers(laidOut.root["pad"])?.first ?? 4 / 72) + (numbers(laidOut.root["margin"])?.first ?? 0))
    let frame = LayoutFrame(left: box[0] - padding, top: box[3] + padding)
    let hasBackground = graph.attributes.contains { $0.name == "bgcolor" }
    let rootParts: [Part] = (hasBackground ? [.draw] : []) + [.graphLabel]
    guard let marks = marks(rootParts, of: laidOut.root, frame),
      let nodes = all(zip(graph.everyNode, laidOut.nodes), { node($0.id, $1, frame) }),
      let edges = all(zip(graph.edges, laidOut.edges), { edge($0, $1, frame) }),
      let clusters = all(zip(graph.everyCluster, laidOut.clusters), { cluster($0.id, $1, frame) })
    else { return nil }
    return Layout(
      width: box[2] - box[0] + 2 * padding, height: box[3] - box[1] + 2 * padding, marks: marks, nodes: nodes,
      edges: edges, clusters: clusters, warnings: warnings)
  }

  private func node(_ id: Identifier, _ attributes: LaidOutGraph.Attributes, _ frame: LayoutFrame) -> Layout
    .Node?
  {
    guard let center = point(attributes["pos"], frame), let width = attributes["width"].flatMap(Double.init),
      let height = attributes["height"].flatMap(Double.init),
      let marks = marks([.draw, .nodeLabel], of: attributes, frame)
    else { return nil }
    return Layout.Node(id: id, center: center, width: width * 72, height: height * 72, marks: marks)
  }

  private func edge(_ edge: Edge, _ attributes: LaidOutGraph.Attributes, _ frame: LayoutFrame) -> Layout.Edge?
  {
    let splines = attributes["pos"]?.split(separator: ";") ?? []
    guard let curves = all(splines, { curve($0, frame) }),
      let marks = marks(
        [.draw, .tailArrow, .headArrow, .edgeLabel, .headLabel, .tailLabel], of: attributes, frame)
    else { return nil }
    return Layout.Edge(
      tail: edge.tail, head: edge.head, curves: curves,
      labelCenter: point(attributes["lp"] ?? attributes["xlp"], frame), marks: marks)
  }

  /// Reads `s,1,2 e,3,4 5,6 7,8 …`.
  private func curve(_ text: Substring, _ frame: LayoutFrame) -> Layout.Curve? {
    var tips: [Character: Layout.Point] = [:]
    var points: [Layout.Point] = []
    for word in text.split(separator: " ") {
      if let kind = word.first, kind == "s" || kind == "e" {
        tips[kind] = point(String(word.dropFirst(2)), frame)
      } else if let point = point(String(word), frame) {
        points.append(point)
      } else {
        return nil
      }
    }
    return Layout.Curve(points: points, tailTip: tips["s"], headTip: tips["e"])
  }

  private func cluster(
    _ id: Identifier, _ attributes: LaidOutGraph.Attributes, _ frame: LayoutFrame
  ) -> Layout.Cluster? {
    // Some engines leave clusters aside.
    let box = numbers(attributes["bb"]) ?? [0, 0, 0, 0]
    guard let marks = marks([.draw, .clusterLabel], of: attributes, frame), box.count == 4 else { return nil }
    return Layout.Cluster(
      id: id, origin: frame.point(x: box[0], y: box[3]), width: box[2] - box[0], height: box[3] - box[1],
      labelCenter: point(attributes["lp"], frame), marks: marks)
  }

  // MARK: - Values

  /// A list without gaps; nil if one of its elements cannot be made.
  private func all<Source: Sequence, Element>(
    _ source: Source, _ make: (Source.Element) -> Element?
  ) -> [Element]? {
    var result: [Element] = []
    for item in source {
      guard let element = make(item) else { return nil }
      result.append(element)
    }
    return result
  }

  /// Numbers between commas; nil if there is anything else, or nothing.
  private func numbers(_ text: String?) -> [Double]? {
    guard let text, !text.isEmpty else { return nil }
    return all(text.split(separator: ",")) { Double($0) }
  }

  private func point(_ text: String?, _ frame: LayoutFrame) -> Layout.Point? {
    guard let numbers = numbers(text), numbers.count >= 2 else { return nil }
    return frame.point(x: numbers[0], y: numbers[1])
  }

  private func marks(
    _ parts: [Part], of attributes: LaidOutGraph.Attributes, _ frame: LayoutFrame
  ) -> [Layout.Mark]? {
    all(parts) { part -> [Layout.Mark]? in
      guard let operations = attributes[part.attribute], !operations.isEmpty else { return [] }
      let isDoubled =
        operations.utf8.contains(UInt8(ascii: "\\")) && Part.withDoubledBackslashes.contains(part)
      var reader = DrawingReader(operations, in: frame, hasDoubledBackslashes: isDoubled)
      return reader.marks()
    }.map { $0.flatMap { $0 } }
  }
}

/// What an object's drawing operations are for.
enum Part: Sendable {
  case draw, tailArrow, headArrow, nodeLabel, edgeLabel, headLabel, tailLabel, clusterLabel, graphLabel

  var attribute: String {
    switch self {
    case .draw: "_draw_"
    case .tailArrow: "_tdraw_"
    case .headArrow: "_hdraw_"
    case .nodeLabel, .edgeLabel, .clusterLabel, .graphLabel: "_ldraw_"
    case .headLabel: "_hldraw_"
    case .tailLabel: "_tldraw_"
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
    guard let laidOut = try? Library.layOut(graph, engine: .dot).graph else { return [] }
    let samples: [(Part, LaidOutGraph.Attributes?)] = [
      (.graphLabel, laidOut.root), (.clusterLabel, laidOut.clusters.first), (.nodeLabel, laidOut.nodes.first),
      (.edgeLabel, laidOut.edges.first), (.headLabel, laidOut.edges.first), (.tailLabel, laidOut.edges.first),
    ]
    return Set(samples.filter { $1?[$0.attribute]?.contains(#"\\"#) == true }.map(\.0))
  }()
}
