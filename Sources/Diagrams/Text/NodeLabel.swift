// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The label of a node: a name, with a number before it, and lines in small type.
struct NodeLabel {
  static let size = 12.0
  static let smallSize = 11.0
  static let width = 200.0

  /// The width of a number beside the lines.
  static let numberWidth = 19.0

  private static let name = TextFitter(size: size, isBold: true)
  private static let small = TextFitter(size: smallSize)

  var number: String?
  var name: String
  /// Texts in small type, each of which may take some lines.
  var details: [String] = []

  /// The widest that a line may be, and the least width of all lines, in points.
  var limit = Self.width
  var leastWidth = 0.0

  /// The most lines of the name.
  var nameLines = 2

  /// The width of the widest line.
  var textWidth: Double {
    lines.map { ($1 ? Self.name : Self.small).width(of: $0) }.max() ?? 0
  }

  var lines: [(text: String, isName: Bool)] {
    Self.name.wrap(name, to: limit, lines: nameLines).map { ($0, true) }
      + details.filter { !$0.isEmpty }.flatMap { Self.small.wrap($0, to: limit, lines: 4) }.map {
        ($0, false)
      }
  }

  /// A row for every line. The number stands on an area of its own, left of the name; nothing stands below it.
  var label: Label {
    let title = TextStyle(isBold: true, size: Self.size)
    let plain = TextStyle(size: Self.smallSize)
    let rows = lines.enumerated().map { index, line in
      var cell = HTMLCell(line.text, style: line.isName ? title : plain, alignment: .left, padding: 0)
      if leastWidth > 0 { cell.width = Int(leastWidth.rounded(.up)) }
      guard number != nil else { return [cell] }
      return [index == 0 ? badge : HTMLCell("", padding: 0), gap, cell]
    }
    return .html(.table(HTMLTable(cellSpacing: 2, cellPadding: 0, rows: rows)))
  }

  /// Keeps the name off the number.
  private var gap: HTMLCell { HTMLCell("", padding: 0, width: 1) }

  private var badge: HTMLCell {
    HTMLCell(
      number ?? "", style: TextStyle(isBold: true, size: Self.smallSize), background: .white, padding: 1,
      width: 14)
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
    // An identifier made from the class, such as `UIButton#2`, names it already.
    let base =
      type.split(separator: "<").first.flatMap { $0.split(separator: ".").last.map(String.init) } ?? type
    let says =
      name == type || (name.split(separator: "#").first.map(String.init) == base && !type.contains("<"))
    self.className = says || type.isEmpty ? nil : type
  }

  /// Name and class, for a title.
  var full: String { className.map { "\(name) (\($0))" } ?? name }
}
