// SPDX-License-Identifier: Apache-2.0

/// Writes a graph as DOT text.
struct DOTWriter: GraphSink {
  private var lines: String
  private var depth = 1
  private let arrow: String

  /// The text written so far, with the closing brace.
  var text: String { lines + "}\n" }

  init(name: String, isDirected: Bool) {
    lines = "\(isDirected ? "digraph" : "graph") \(Self.quote(name)) {\n"
    arrow = isDirected ? "->" : "--"
  }

  mutating func set(_ attributes: [ResolvedAttribute], for scope: AttributeScope) {
    guard !attributes.isEmpty else { return }
    line(scope.rawValue + Self.list(attributes))
  }

  mutating func addNode(_ name: String, _ attributes: [ResolvedAttribute]) {
    line(Self.quote(name) + Self.list(attributes))
  }

  mutating func addEdge(from tail: String, to head: String, _ attributes: [ResolvedAttribute]) {
    line("\(Self.quote(tail)) \(arrow) \(Self.quote(head))" + Self.list(attributes))
  }

  mutating func addRank(_ names: [String]) {
    line("{ rank=same; " + names.map { Self.quote($0) + "; " }.joined() + "}")
  }

  mutating func beginSubgraph(_ name: String) {
    line("subgraph \(Self.quote(name)) {")
    depth += 1
  }

  mutating func endSubgraph() {
    depth -= 1
    line("}")
  }

  private mutating func line(_ content: String) {
    lines += String(repeating: "  ", count: depth) + content + "\n"
  }

  private static func list(_ attributes: [ResolvedAttribute]) -> String {
    guard !attributes.isEmpty else { return "" }
    let items = attributes.map { attribute in
      attribute.name + "=" + (attribute.isHTML ? "<\(attribute.value)>" : quote(attribute.value))
    }
    return " [" + items.joined(separator: ", ") + "]"
  }

  private static let keywords: Set<String> = ["node", "edge", "graph", "digraph", "subgraph", "strict"]

  /// A value in DOT syntax: without quotation marks where DOT allows it.
  static func quote(_ value: String) -> String {
    if Identifier(value) != nil, !keywords.contains(value.lowercased()) { return value }
    if isNumeral(value) { return value }
    var result = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func isNumeral(_ value: String) -> Bool {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }
}

extension Graph {
  /// Returns the graph as DOT text, with one statement per line, two spaces per level, and the same text every time.
  ///
  /// Graphviz's own programs draw the same picture from it. This does not validate the graph.
  public func dot() -> String {
    var writer = DOTWriter(name: identifier, isDirected: isDirected)
    walk(into: &writer)
    return writer.text
  }
}
