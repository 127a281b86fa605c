// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The label of a node: a name, with a number before it, and lines in small type.
struct NodeLabel {
  static let size = 12.0
  static let smallSize = 10.5
  static let width = 190.0

  private static let name = TextFitter(size: size, isBold: true)
  private static let small = TextFitter(size: smallSize)

  var number: String?
  var name: String
  /// Texts in small type, each of which may take some lines.
  var details: [String]

  var label: Label {
    var rows: [[HTMLCell]] = []
    let lines = Self.name.wrap(name, to: Self.width, lines: 2)
    let title = HTMLCell(
      .text(Self.runs(lines, TextStyle(isBold: true, size: Self.size))), alignment: .left, padding: 1)
    if let number {
      let badge = HTMLTable(
        border: 1, cellBorder: 0, cellPadding: 2, isRounded: true,
        rows: [[HTMLCell(number, style: TextStyle(isBold: true, size: Self.smallSize))]])
      rows.append([
        HTMLCell(.table(HTMLTable(cellPadding: 0, rows: [[
          HTMLCell(.table(badge), verticalAlignment: .top, padding: 0),
          HTMLCell("", padding: 2),
          title,
        ]])), alignment: .left, padding: 0)
      ])
    } else {
      rows.append([title])
    }
    for detail in details where !detail.isEmpty {
      let lines = Self.small.wrap(detail, to: Self.width, lines: 4)
      rows.append([
        HTMLCell(.text(Self.runs(lines, TextStyle(size: Self.smallSize))), alignment: .left, padding: 1)
      ])
    }
    return .html(.table(HTMLTable(cellPadding: 1, rows: rows)))
  }

  private static func runs(_ lines: [String], _ style: TextStyle) -> [HTMLText] {
    var pieces: [HTMLText] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { pieces.append(.lineBreak(.left)) }
      pieces.append(.run(line, style: style))
    }
    return pieces
  }
}

/// The texts of an object that a picture shows.
struct ObjectName {
  /// The identifier, or the class where there is none to be read.
  var name: String
  /// The class, unless the name says it.
  var className: String?

  init(id: String, className: String) {
    let own = TextFitter.line(id)
    let type = TextFitter.line(className)
    name = own.isEmpty ? (type.isEmpty ? "?" : type) : own
    // An identifier made from the class, such as `UIButton#2`, says it already.
    let base = type.split(separator: "<").first.flatMap { $0.split(separator: ".").last.map(String.init) } ?? type
    let says = name == type || (name.split(separator: "#").first.map(String.init) == base && !type.contains("<"))
    self.className = says || type.isEmpty ? nil : type
  }

  /// Name and class, for a title.
  var full: String { className.map { "\(name) (\($0))" } ?? name }
}
