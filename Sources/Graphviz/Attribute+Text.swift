// SPDX-License-Identifier: Apache-2.0

extension Attribute {
  /// The label of a graph. Nodes, edges and clusters have a property for theirs.
  public static func label(_ label: Label) -> Attribute { Attribute("label", .label(label)) }

  /// A label beside a node, or near the middle of an edge.
  public static func externalLabel(_ label: Label) -> Attribute { Attribute("xlabel", .label(label)) }

  /// A label at the head of an edge.
  public static func headLabel(_ label: Label) -> Attribute { Attribute("headlabel", .label(label)) }

  /// A label at the tail of an edge.
  public static func tailLabel(_ label: Label) -> Attribute { Attribute("taillabel", .label(label)) }

  /// The text of `xlink:title` in an SVG. It keeps line feeds.
  public static func tooltip(_ text: String) -> Attribute { Attribute("tooltip", .text(text, .tooltip)) }

  /// The address that an object links to. Drawing refuses an address longer than 2,048 characters.
  ///
  /// Any scheme is accepted, including `javascript:`. Check an address that comes from a user.
  public static func url(_ address: String) -> Attribute { Attribute("URL", .text(address, .link)) }

  /// The `id` in an SVG. Drawing refuses an `id` longer than 256 characters.
  public static func id(_ id: String) -> Attribute { Attribute("id", .text(id, .name)) }

  /// Classes in an SVG, after Graphviz's own (`graph`, `cluster`, `node`, `edge`).
  ///
  /// Drawing refuses more than 256 characters in total.
  public static func `class`(_ names: [String]) -> Attribute {
    Attribute("class", .text(names.joined(separator: " "), .classNames))
  }

  /// Classes in an SVG, after Graphviz's own (`graph`, `cluster`, `node`, `edge`).
  public static func `class`(_ names: String...) -> Attribute { `class`(names) }
}
