// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Walks through the elements of a tool's JSON, those that an element has in it after it, without recursion.
struct ToolJSONWalk {
  private let json: ToolJSON

  /// The way to a value.
  fileprivate final class Path {
    let above: Path?
    let steps: [String]

    init(_ above: Path?, _ steps: [String]) {
      self.above = above
      self.steps = steps
    }

    var names: [String] {
      var parts: [[String]] = []
      var path: Path? = self
      while let next = path {
        parts.append(next.steps)
        path = next.above
      }
      return parts.reversed().flatMap { $0 }
    }
  }

  /// A value of the walk.
  struct Node {
    let value: JSONValue

    /// The position of the element that it is in.
    let parent: Int?

    fileprivate let path: Path
    fileprivate let json: ToolJSON

    /// The line that it begins in. This takes the time of reading the text once.
    var line: Int { json.line(of: path.names) }
  }

  init(_ json: ToolJSON) { self.json = json }

  /// Walks from some values on.
  ///
  /// - Parameters:
  ///   - values: An array of elements, or one.
  ///   - path: The names that lead to it.
  ///   - parts: The name of what holds an element's parts.
  ///   - take: Takes an element, and returns the position that its parts are in; nil to leave its parts out.
  /// - Throws: What `take` throws.
  func walk(
    _ values: JSONValue, at path: [String], parts: String = "children",
    _ take: (Node) throws(InputError) -> Int?
  ) throws(InputError) {
    let start = Path(nil, path)
    var open: [Node] = []
    push(values, start, parent: nil, to: &open)
    while let node = open.popLast() {
      guard let position = try take(node), let below = node.value[parts] else { continue }
      push(below, Path(node.path, [parts]), parent: position, to: &open)
    }
  }

  private func push(_ values: JSONValue, _ path: Path, parent: Int?, to open: inout [Node]) {
    guard case .array(let list) = values else {
      if case .object = values { open.append(Node(value: values, parent: parent, path: path, json: json)) }
      return
    }
    for (index, value) in list.enumerated().reversed() {
      guard case .object = value else { continue }
      open.append(Node(value: value, parent: parent, path: Path(path, ["\(index)"]), json: json))
    }
  }
}
