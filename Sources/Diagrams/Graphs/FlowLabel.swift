// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The label of a stage on a way: a heading, which the style sheet draws in bold, and lines below it, all in the middle
/// of their shape or all at its left edge.
///
/// A plain label, since Graphviz centres the lines of tables by the widths that it expects and not by those drawn.
struct FlowLabel {
  static let size = 11.0

  private static let bold = TextFitter(size: size, isBold: true)
  private static let regular = TextFitter(size: size)

  var name: String
  var details: [String] = []
  /// The width of the longest line, in points.
  var width = 170.0
  /// The most lines of the heading; only the first is bold.
  var nameLines = 3
  var alignment = Alignment.center

  var label: Label {
    let lines =
      Self.bold.wrap(name, to: width, lines: nameLines)
      + details.filter { !$0.isEmpty }.flatMap { Self.regular.wrap($0, to: width, lines: 4) }
    return .plain(lines.joined(separator: "\n"), alignment: alignment)
  }

  /// A node with this label.
  func node(_ id: Identifier, _ attributes: [Attribute]) -> Node {
    Node(id, label: label, title: text, attributes: attributes)
  }

  /// The text on one line.
  var text: String { TextFitter.line(([name] + details.filter { !$0.isEmpty }).joined(separator: "; ")) }
}
