// SPDX-License-Identifier: Apache-2.0

extension Graph {
  /// Draws the graph as an SVG for a page or a file.
  ///
  /// The element has a `viewBox` but no size, `role="img"`, and a title that screen readers find. The
  /// background is transparent unless ``Attribute/background(_:)`` is set. Colours come from attributes and
  /// lose against any style sheet rule, such as `.node rect { fill: … }`. Upright boxes are `<rect>`, those with
  /// round corners have an `rx`, and the head of an edge is a `<path>` behind that of its line.
  ///
  /// | object | `id`, after the prefix | `<title>` |
  /// | --- | --- | --- |
  /// | graph | `graph` | none, see ``SVGOptions/title`` |
  /// | node | `node-` and its identifier | title or label |
  /// | cluster | `cluster-` and its identifier | title or label |
  /// | edge | none | title, label, or the titles of its ends |
  /// | anchor around a link or tooltip | `a_` and the id of its object, if it has one | none |
  ///
  /// An ``Attribute/id(_:)`` replaces what stands after the prefix.
  /// - Parameter options: prefix, title, embedded style.
  /// - Returns: the element and its natural size.
  /// - Throws: ``GraphvizError``, as ``render(_:engine:)`` does.
  public func svg(_ options: SVGOptions = SVGOptions()) throws(GraphvizError) -> SVGFragment {
    try validate()
    let marked = MarkedGraph(self)
    let rendering: Rendering
    do {
      rendering = try Library.draw(.graph(marked.graph), engine: options.engine, format: .svg)
    } catch {
      throw GraphvizError(error.code, error.message, input: dot())
    }
    var cleaner = SVGCleaner(rendering.text, marks: marked.marks, options: options)
    guard let fragment = cleaner.clean(graphName: name, textLimit: textLimit, warnings: rendering.warnings)
    else {
      throw GraphvizError(.render, "the SVG is not in the expected form", input: dot())
    }
    return fragment
  }
}

/// A graph whose objects all have generated ids, by which they are found again in the SVG.
struct MarkedGraph {
  /// What an id stands for.
  struct Mark: Equatable {
    /// The id in the result, without prefix; `nil` if there is none.
    var id: String?
    /// The readable name; `nil` for the graph itself.
    var title: String?
  }

  private(set) var graph: Graph
  private(set) var marks: [String: Mark] = [:]
  private var titles: [Identifier: String] = [:]

  init(_ original: Graph) {
    graph = original
    graph.attributes = mark([.background(.transparent)] + original.attributes, id: "graph", title: nil)
    graph.nodes = original.nodes.map { mark($0) }
    graph.clusters = original.clusters.map { mark($0) }
    graph.edges = original.edges.map { mark($0) }
  }

  private mutating func mark(_ attributes: [Attribute], id: String?, title: String?) -> [Attribute] {
    var id = id
    if case .text(let own, .name)? = attributes.last(where: { $0.name == "id" })?.value {
      id = Escaping.singleSpaced(own)
    }
    let key = "hp\(marks.count)"
    marks[key] = Mark(id: id, title: title)
    // A link without a tooltip would get the label's text as one, or "<TABLE>".
    let names = Set(attributes.map(\.name))
    let tooltip =
      names.contains("URL") && !names.contains("tooltip") ? title.map { [Attribute.tooltip($0)] } : nil
    return attributes + (tooltip ?? []) + [.id(key)]
  }

  private mutating func mark(_ node: Node) -> Node {
    var node = node
    let title = node.title ?? node.label.text
    titles[node.id] = title
    node.attributes = mark(node.attributes, id: "node-\(node.id)", title: title)
    return node
  }

  private mutating func mark(_ cluster: Cluster) -> Cluster {
    var cluster = cluster
    let title = cluster.title ?? cluster.label?.text ?? cluster.id.rawValue
    cluster.attributes = mark(cluster.attributes, id: "cluster-\(cluster.id)", title: title)
    cluster.nodes = cluster.nodes.map { mark($0) }
    cluster.clusters = cluster.clusters.map { mark($0) }
    return cluster
  }

  private mutating func mark(_ edge: Edge) -> Edge {
    var edge = edge
    let ends = [edge.tail, edge.head].map { titles[$0] ?? $0.rawValue }
    let title = edge.title ?? edge.label?.text ?? ends.joined(separator: graph.isDirected ? " → " : " – ")
    edge.attributes = mark(edge.attributes, id: nil, title: title)
    return edge
  }
}
