// SPDX-License-Identifier: Apache-2.0

extension HTMLLabel {
  /// The label in Graphviz's markup.
  ///
  /// It always begins with a tag, so that it never equals a plain string (see `Escaping`).
  func markup(limit: Int) -> String {
    guard case .text = self else { return cellMarkup(limit: limit) }
    let inside = cellMarkup(limit: limit)
    return "<FONT>" + (inside.isEmpty ? " " : inside) + "</FONT>"
  }

  /// The content of a cell.
  func cellMarkup(limit: Int) -> String {
    switch self {
    case .text(let pieces): Self.markup(pieces, limit: limit)
    case .table(let table): table.markup(limit: limit)
    }
  }

  /// Returns an empty string if there is no text, since line breaks alone have a height but no width (see `HTMLCell`).
  private static func markup(_ pieces: [HTMLText], limit: Int) -> String {
    let isEmpty = pieces.allSatisfy { piece in
      switch piece {
      case .run(let text, style: _): Escaping.printable(text).unicodeScalars.allSatisfy { $0 == "\n" }
      case .lineBreak: true
      }
    }
    guard !isEmpty else { return "" }
    return pieces.map { piece in
      switch piece {
      case .run(let text, let style): style.wrap(Escaping.escapeHTML(text, limit: limit))
      case .lineBreak(.center): "<BR/>"
      case .lineBreak(let alignment): "<BR ALIGN=\"\(alignment.rawValue.uppercased())\"/>"
      }
    }.joined()
  }
}

extension TextStyle {
  /// The text in its tags; without tags if it is empty, which Graphviz would not accept.
  func wrap(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    var result = text
    if isStruckThrough { result = "<S>\(result)</S>" }
    if isUnderlined { result = "<U>\(result)</U>" }
    if isItalic { result = "<I>\(result)</I>" }
    if isBold { result = "<B>\(result)</B>" }
    var font = ""
    if let color { font += " COLOR=\"\(color.text)\"" }
    if let size { font += " POINT-SIZE=\"\(Attribute.decimal(size, in: 1...1000))\"" }
    if let fontName { font += " FACE=\"\(Attribute.fontFamilies(fontName))\"" }
    return font.isEmpty ? result : "<FONT\(font)>\(result)</FONT>"
  }
}

extension HTMLTable {
  func markup(limit: Int) -> String {
    var tag = "<TABLE BORDER=\"\(clamp(border, 0...127))\""
    if let cellBorder { tag += " CELLBORDER=\"\(clamp(cellBorder, 0...127))\"" }
    tag += " CELLSPACING=\"\(clamp(cellSpacing, 0...127))\" CELLPADDING=\"\(clamp(cellPadding, 0...255))\""
    if let color { tag += " COLOR=\"\(color.text)\"" }
    if let background { tag += " BGCOLOR=\"\(background.text)\"" }
    if isRounded { tag += " STYLE=\"ROUNDED\"" }
    let inside = rows.map { row in "<TR>" + row.map { $0.markup(limit: limit) }.joined() + "</TR>" }.joined()
    return tag + ">" + inside + "</TABLE>"
  }
}

extension HTMLCell {
  func markup(limit: Int) -> String {
    var tag = "<TD"
    if let port { tag += " PORT=\"\(port.rawValue)\"" }
    if alignment != .center {
      let name = alignment.rawValue.uppercased()
      tag += " ALIGN=\"\(name)\" BALIGN=\"\(name)\""
    }
    if verticalAlignment != .middle { tag += " VALIGN=\"\(verticalAlignment.rawValue.uppercased())\"" }
    if columnSpan != 1 { tag += " COLSPAN=\"\(clamp(columnSpan, 1...1000))\"" }
    if rowSpan != 1 { tag += " ROWSPAN=\"\(clamp(rowSpan, 1...1000))\"" }
    if let background { tag += " BGCOLOR=\"\(background.text)\"" }
    if let color { tag += " COLOR=\"\(color.text)\"" }
    if let border { tag += " BORDER=\"\(clamp(border, 0...127))\"" }
    if let padding { tag += " CELLPADDING=\"\(clamp(padding, 0...255))\"" }
    let inside = content.cellMarkup(limit: limit)
    // A label with a height but no width makes 2.42 abort when it places external labels.
    let least = inside.isEmpty ? 1 : 0
    if width != nil || least > 0 { tag += " WIDTH=\"\(clamp(width ?? 0, least...65_535))\"" }
    if height != nil || least > 0 { tag += " HEIGHT=\"\(clamp(height ?? 0, least...65_535))\"" }
    return tag + ">" + inside + "</TD>"
  }
}

private func clamp(_ number: Int, _ range: ClosedRange<Int>) -> Int {
  min(max(number, range.lowerBound), range.upperBound)
}
