// SPDX-License-Identifier: Apache-2.0

internal import CGraphviz

/// The only file that calls C.
enum Library {
  /// What is drawn.
  enum Source {
    case graph(Graph)
    case text(String)

    /// The graph as DOT text.
    var dot: String {
      switch self {
      case .graph(let graph): graph.dot()
      case .text(let text): text
      }
    }
  }

  /// Draws one picture. Other threads wait until it is done.
  static func draw(_ source: Source, engine: Engine, format: Format) throws(GraphvizError) -> Rendering {
    var result = engine.rawValue.withCString { engineName in
      format.rawValue.withCString { formatName in
        var job = hpgv_job()
        job.engine = engineName
        job.format = formatName
        job.nodeLimit = Graph.maximumNodeCount
        job.edgeLimit = Graph.maximumEdgeCount
        switch source {
        case .graph(let graph): return draw(graph, &job)
        case .text(let text): return draw(text, &job)
        }
      }
    }
    defer { hpgv_release(&result) }
    let log = result.log.map { String(cString: $0) } ?? ""
    let outcome = Outcome(result, messages: Messages(log: log))
    if let (code, message) = outcome.failure(engine: engine, format: format) {
      throw GraphvizError(code, message, input: source.dot)
    }
    let bytes = UnsafeRawBufferPointer(start: result.data, count: result.data == nil ? 0 : result.length)
    return Rendering(text: String(decoding: bytes, as: UTF8.self), warnings: outcome.messages.warnings)
  }

  /// The version of Graphviz that is loaded, such as `2.43.0`.
  static func version() -> String? {
    guard let copy = hpgv_copyVersion() else { return nil }
    defer { hpgv_freeString(copy) }
    return String(cString: copy)
  }

  /// The width of a line of text in points.
  static func width(of text: String, fontName: String, fontSize: Double, isBold: Bool) -> Double {
    hpgv_textWidth(text, fontName, fontSize, isBold)
  }

  private static func draw(_ graph: Graph, _ job: inout hpgv_job) -> hpgv_result {
    var job = job
    let size = graph.size
    job.isDirected = graph.isDirected
    job.needsBigStack = size.nodes + size.edges > 1_000
    job.fill = { root, context in
      guard let root, let context else { return false }
      var builder = NativeBuilder(root: root)
      context.assumingMemoryBound(to: Graph.self).pointee.walk(into: &builder)
      return builder.succeeded
    }
    return withUnsafePointer(to: graph) { pointer in
      job.context = UnsafeMutableRawPointer(mutating: pointer)
      return graph.identifier.withCString { name in
        job.name = name
        return hpgv_draw(&job)
      }
    }
  }

  private static func draw(_ text: String, _ job: inout hpgv_job) -> hpgv_result {
    var job = job
    job.needsBigStack = text.utf8.count > 8_192
    return text.withCString { pointer in
      job.text = pointer
      return hpgv_draw(&job)
    }
  }
}

/// The end of the walk that builds a graph through cgraph's own calls.
private struct NativeBuilder: GraphSink {
  private let root: OpaquePointer
  private var graphs: [OpaquePointer]
  private(set) var succeeded: Bool = true

  init(root: OpaquePointer) {
    self.root = root
    graphs = [root]
  }

  private var current: OpaquePointer { graphs.last ?? root }

  mutating func begin(name: String, isDirected: Bool) {}

  mutating func setAttributes(_ attributes: [ResolvedAttribute]) {
    set(attributes, of: hpgv_graphObject(current))
  }

  mutating func setDefaults(ofNodes attributes: [ResolvedAttribute]) {
    setDefaults(HPGV_NODE, attributes)
  }

  mutating func setDefaults(ofEdges attributes: [ResolvedAttribute]) {
    setDefaults(HPGV_EDGE, attributes)
  }

  mutating func addNode(_ name: String, _ attributes: [ResolvedAttribute]) {
    set(attributes, of: hpgv_node(current, name))
  }

  mutating func addEdge(from tail: String, to head: String, _ attributes: [ResolvedAttribute]) {
    set(attributes, of: hpgv_edge(root, tail, head))
  }

  mutating func addRank(_ kind: String, _ names: [String]) {
    guard let group = hpgv_subgraph(current, nil) else {
      succeeded = false
      return
    }
    set([ResolvedAttribute(name: "rank", value: kind, isHTML: false)], of: hpgv_graphObject(group))
    for name in names where hpgv_node(group, name) == nil { succeeded = false }
  }

  mutating func beginSubgraph(_ name: String) {
    guard let subgraph = hpgv_subgraph(current, name) else {
      succeeded = false
      graphs.append(current)
      return
    }
    graphs.append(subgraph)
  }

  mutating func endSubgraph() {
    graphs.removeLast()
  }

  mutating func end() {}

  private mutating func setDefaults(_ kind: hpgv_kind, _ attributes: [ResolvedAttribute]) {
    for attribute in attributes where !hpgv_setDefault(root, kind, attribute.name, attribute.value) {
      succeeded = false
    }
  }

  private mutating func set(_ attributes: [ResolvedAttribute], of object: OpaquePointer?) {
    guard let object else {
      succeeded = false
      return
    }
    for attribute in attributes
    where !hpgv_set(root, object, attribute.name, attribute.value, attribute.isHTML) {
      succeeded = false
    }
  }
}

extension Outcome {
  fileprivate init(_ result: hpgv_result, messages: Messages) {
    let status: Status =
      switch result.status {
      case HPGV_OK: .done
      case HPGV_MEMORY: .noMemory
      case HPGV_THREAD: .noThread
      case HPGV_PARSE: .notParsed
      case HPGV_BUILD: .notBuilt
      case HPGV_TOO_LARGE: .tooLarge(nodes: result.nodeCount, edges: result.edgeCount)
      case HPGV_LAYOUT: .notLaidOut
      default: .notRendered
      }
    self.init(status: status, hasLoggedError: result.hasLoggedError, messages: messages)
  }
}
