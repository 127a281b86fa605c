// SPDX-License-Identifier: Apache-2.0

internal import CGraphviz

/// Runs jobs of the C module. Apart from `NativeGraph`, only this type calls it.
enum Library {
  /// The input of a layout.
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

  /// The version of the installed library.
  static let version = String(cString: hpgv_version())

  /// Lays a graph out and writes it.
  static func render(_ source: Source, engine: Engine, format: Format) throws(GraphvizError) -> Rendering {
    var text = ""
    let warnings = try run(source, engine, format: format) { job in
      let result =
        switch source {
        case .graph(let graph): draw(NativeGraph(graph), &job)
        case .text(let dot): draw(dot, &job)
        }
      let bytes = UnsafeRawBufferPointer(start: result.data, count: result.data == nil ? 0 : result.length)
      text = String(decoding: bytes, as: UTF8.self)
      return result
    }
    return Rendering(text: text, warnings: warnings)
  }

  /// Lays a graph out and copies the attributes with the positions.
  static func layOut(_ graph: Graph, engine: Engine) throws(GraphvizError) -> LaidOutGraph {
    let native = NativeGraph(graph)
    _ = try run(.graph(graph), engine, format: nil) { job in
      job.read = { $0.map(NativeGraph.at)?.read() }
      return draw(native, &job)
    }
    return native.laidOut
  }

  /// Runs one job and returns its warnings. Other threads wait until it is done.
  private static func run(
    _ source: Source, _ engine: Engine, format: Format?, _ work: (inout hpgv_job) -> hpgv_result
  ) throws(GraphvizError) -> [String] {
    var result = engine.rawValue.withCString { engineName in
      (format?.rawValue ?? "").withCString { formatName in
        var job = hpgv_job()
        job.engine = engineName
        job.format = formatName
        job.nodeLimit = Graph.maximumNodeCount
        job.edgeLimit = Graph.maximumEdgeCount
        return work(&job)
      }
    }
    defer { hpgv_release(&result) }
    let messages = Messages(log: result.log.map { String(cString: $0) } ?? "")
    if let (code, message) = failure(result, messages, engine, format) {
      throw GraphvizError(code, message, input: source.dot)
    }
    return messages.warnings
  }

  private static func draw(_ native: NativeGraph, _ job: inout hpgv_job) -> hpgv_result {
    let size = native.graph.size
    job.isDirected = native.graph.isDirected
    job.needsBigStack = size.nodes + size.edges > 1_000
    job.context = Unmanaged.passUnretained(native).toOpaque()
    job.fill = { root, context in
      guard let root, let context else { return false }
      return NativeGraph.at(context).fill(root)
    }
    return withExtendedLifetime(native) {
      native.graph.identifier.withCString { name in
        job.name = name
        return hpgv_draw(&job)
      }
    }
  }

  private static func draw(_ text: String, _ job: inout hpgv_job) -> hpgv_result {
    job.needsBigStack = text.utf8.count > 8_192
    return text.withCString { pointer in
      job.text = pointer
      return hpgv_draw(&job)
    }
  }

  /// The error to throw, or `nil`. An error in the log counts even if every function reported success.
  private static func failure(
    _ result: hpgv_result, _ messages: Messages, _ engine: Engine, _ format: Format?
  ) -> (code: GraphvizError.Code, message: String)? {
    switch result.status {
    case HPGV_OK:
      guard result.hasLoggedError || !messages.errors.isEmpty else { return nil }
      return (.layout, messages.summary(otherwise: "an error was logged without a message"))
    case HPGV_MEMORY:
      return (.resources, "there is not enough memory to draw the graph")
    case HPGV_THREAD:
      return (
        .resources, "no thread with a stack of 256 MB could be started; a smaller graph does not need one"
      )
    case HPGV_PARSE:
      return (.parse, messages.summary(otherwise: "the text contains no graph"))
    case HPGV_BUILD:
      return (.invalidGraph, messages.summary(otherwise: "a node, edge or attribute was not accepted"))
    case HPGV_TOO_LARGE:
      return (.tooLarge, Graph.tooLargeMessage(nodes: result.nodeCount, edges: result.edgeCount))
    case HPGV_LAYOUT:
      return messages.missingPlugin(engine.rawValue)
        ?? (.layout, messages.summary(otherwise: "no reason was given"))
    default:
      return messages.missingPlugin((format ?? .xdot).rawValue)
        ?? (.render, messages.summary(otherwise: "no reason was given"))
    }
  }

  /// The width of a line of text in points.
  static func width(of text: String, fontName: String, fontSize: Double, isBold: Bool) -> Double {
    hpgv_textWidth(text, fontName, fontSize, isBold)
  }
}
