// SPDX-License-Identifier: Apache-2.0

internal import CYAML

/// A value of a document to write.
package enum Node: Sendable {
  case scalar(Scalar)
  case list(List)
  case mapping(Mapping)

  /// A text.
  package struct Scalar: Sendable {
    package var string: String
    package var style: Style

    /// How it is written. It is in quotes anyway if it would be read as something else.
    package enum Style: Sendable {
      case any, plain, singleQuoted, doubleQuoted
    }
  }

  /// How a list or a mapping is written: on one line, or with one line for each part.
  package enum Layout: Sendable {
    case flow, block
  }

  package struct List: Sendable {
    package var items: [Node]
    package var layout: Layout
  }

  package struct Mapping: Sendable {
    package var pairs: [(key: Node, value: Node)]
    package var layout: Layout
  }

  package init(_ string: String, _ style: Scalar.Style) {
    self = .scalar(Scalar(string: string, style: style))
  }

  package init(_ items: [Node], _ layout: Layout) { self = .list(List(items: items, layout: layout)) }

  package init(_ pairs: [(Node, Node)], _ layout: Layout) {
    self = .mapping(Mapping(pairs: pairs.map { (key: $0, value: $1) }, layout: layout))
  }

  /// The text of a scalar.
  package var string: String? {
    if case .scalar(let scalar) = self { scalar.string } else { nil }
  }

  /// The items of a list.
  package var items: [Node]? {
    if case .list(let list) = self { list.items } else { nil }
  }

  /// The entries of a mapping.
  package var pairs: [(key: Node, value: Node)]? {
    if case .mapping(let mapping) = self { mapping.pairs } else { nil }
  }

  /// The text of a document, in lines of any length; nil without memory for it.
  ///
  /// Nodes are written and released by recursion, so a deep one needs a deep stack.
  package var yaml: String? {
    guard let writer = hpyaml_open() else { return nil }
    defer { hpyaml_free(writer) }
    write(to: writer)
    var length = 0
    guard let text = hpyaml_close(writer, &length) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
  }

  private func write(to writer: OpaquePointer) {
    switch self {
    case .scalar(let scalar):
      var string = scalar.string
      _ = string.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          hpyaml_scalar(writer, $0.baseAddress, $0.count, scalar.style.code)
        }
      }
    case .list(let list):
      hpyaml_begin(writer, HPYAML_LIST, list.layout == .flow)
      for item in list.items { item.write(to: writer) }
      hpyaml_end(writer, HPYAML_LIST)
    case .mapping(let mapping):
      hpyaml_begin(writer, HPYAML_MAPPING, mapping.layout == .flow)
      for (key, value) in mapping.pairs {
        key.write(to: writer)
        value.write(to: writer)
      }
      hpyaml_end(writer, HPYAML_MAPPING)
    }
  }
}

extension Node.Scalar.Style {
  fileprivate var code: hpyaml_style {
    switch self {
    case .any: HPYAML_ANY
    case .plain: HPYAML_PLAIN
    case .singleQuoted: HPYAML_SINGLE_QUOTES
    case .doubleQuoted: HPYAML_DOUBLE_QUOTES
    }
  }
}
