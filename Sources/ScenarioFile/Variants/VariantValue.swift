// SPDX-License-Identifier: Apache-2.0

import Yams

/// The values of variants as YAML on one line.
enum VariantValue {
  /// The text of a value, the same for every way to write it; nil for one that YAML cannot hold.
  static func text(_ value: SourceNode) -> String? {
    let writer = NodeWriter()
    // As the only item of a list it is written as it may stand in one.
    let list = writer.flow([writer.flow(value)])
    guard let text = try? Yams.serialize(node: list, width: -1, allowUnicode: true), text.hasPrefix("["),
      text.hasSuffix("]\n")
    else { return nil }
    return String(text.dropFirst().dropLast(2))
  }

  /// The value of a text; nil if it is not one value.
  static func node(_ text: String) -> Node? {
    guard let list = try? Parser(yaml: "[\(text)]", resolver: .basic, encoding: .utf8).singleRoot(),
      let items = list.sequence, items.count == 1
    else { return nil }
    return items.first
  }
}

extension NodeWriter {
  /// A value of a file on one line.
  fileprivate func flow(_ value: SourceNode) -> Node {
    switch value.content {
    case .scalar(let text, let isPlain):
      let isWord = isPlain && !text.isEmpty && !text.unicodeScalars.contains(where: \.movesCursor)
      return isWord ? word(text) : self.text(text)
    case .list(let items): return flow(items.map { flow($0) })
    case .mapping(let entries):
      var mapping = MappingWriter(self)
      for entry in entries { mapping.add(entry.key, flow(entry.value)) }
      return mapping.flow
    }
  }
}

extension SourceNode {
  /// The value of a node that is not from the file; all of it gets one place.
  init(_ node: Node, at place: SourcePlace) {
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      self.init(content: .scalar(scalar.string, isPlain: isPlain), place: place)
    case .sequence(let sequence):
      self.init(content: .list(sequence.map { SourceNode($0, at: place) }), place: place)
    case .mapping(let mapping):
      let entries = mapping.map { key, value in
        SourceEntry(key: key.string ?? "", place: place, value: SourceNode(value, at: place))
      }
      self.init(content: .mapping(entries), place: place)
    case .alias:
      self.init(content: .scalar("", isPlain: true), place: place)
    }
  }
}
