// SPDX-License-Identifier: Apache-2.0

import Analysis

/// A graph as Mermaid text: the boxes and edges below the claim.
struct MermaidFlowchart {
  private let claim: String
  private let content: GraphContent

  init(_ sheet: GraphSheet) {
    claim = TextFitter.line(sheet.sheet.claim)
    content = sheet.content
  }

  var text: String {
    let marks = content.items.map(\.box.mark)
    let used = marks.enumerated().filter { marks.firstIndex(of: $1) == $0 }.map(\.element)
    let lines =
      ["---", "title: \(MermaidText.quoted(claim))", "---", "flowchart TD"]
      + content.items.enumerated().map { "  " + box($1, $0) } + content.links.map { "  " + line($0) }
      + used.map { "  classDef \($0.className) \(look(of: $0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(_ position: Int) -> String { "n\(position + 1)" }

  private func box(_ item: GraphContent.Item, _ position: Int) -> String {
    let label = item.box.rows.map(words).joined(separator: "<br/>")
    let (open, close) = item.box.mark.isPill ? ("([", "])") : ("(", ")")
    return "\(name(position))\(open)\"\(label)\"\(close):::\(item.box.mark.className)"
  }

  private func words(of row: GraphBox.Row) -> String {
    let lead: [String] =
      switch row.lead {
      case .nothing: []
      case .number(let number): [number]
      case .glyph(let glyph): [glyph.character]
      }
    let words = [row.name, row.words].filter { !$0.isEmpty }.joined(separator: " · ")
    return MermaidText.label((lead + [words]).joined(separator: " "))
  }

  private func line(_ link: GraphContent.Link) -> String {
    let arrow =
      switch link.kind {
      case .way: "-->"
      case .branch: "---"
      case .fold: "-.-"
      case .takes: "-.-x"
      }
    let label = link.label.isEmpty ? "" : "|\"\(MermaidText.label(link.label))\"|"
    return "\(name(link.tail)) \(arrow)\(label) \(name(link.head))"
  }

  /// The stroke, fill and text colour, always in the light theme; the host chooses the other colours.
  private func look(of mark: SheetMark) -> String {
    func rules(_ fill: String, _ stroke: String, _ text: String, width: String, dash: String? = nil) -> String
    {
      let colors = "fill:var(--hp-\(fill)),stroke:var(--hp-\(stroke)),color:var(--hp-\(text))"
      return Palette.resolved(colors, isDark: false) + ",stroke-width:\(width)px"
        + (dash.map { ",stroke-dasharray:\($0)" } ?? "")
    }
    return switch mark {
    case .state(.hit): rules("hit-fill", "hit", "hit", width: "3")
    case .state(.gets), .state(.sends): rules("gets-fill", "gets", "gets", width: "2.5")
    case .state(.path), .state(.asked): rules("path-fill", "path", "path", width: "1.5")
    case .state(.refused): rules("bg", "refused", "refused", width: "1", dash: "6 4")
    case .state(.held): rules("held-fill", "held", "held", width: "1", dash: "10 4")
    case .state(.lost): rules("lost-fill", "lost", "lost", width: "1", dash: "4 4")
    case .state(.unasked), .fold: rules("bg", "muted", "muted", width: "1", dash: "2 3")
    case .touch: rules("touch", "touch", "bg", width: "1")
    case .action: rules("gets", "gets", "bg", width: "1")
    case .parts: rules("bg", "fg", "fg", width: "3")
    case .plain: rules("bg", "edge", "fg", width: "1")
    }
  }
}

extension MermaidText {
  /// Escapes the text of a box or edge, in which Mermaid also interprets Markdown.
  static func label(_ text: String) -> String {
    let escaped = escaped(text).replacing("_", with: "#95;")
    let isMarker = { (text: Substring) in text.hasPrefix("-") || text.hasPrefix("+") }
    let digits = escaped.prefix { $0.isNumber }
    let rest = escaped[digits.endIndex...]
    if digits.isEmpty, isMarker(rest) { return "#\(rest.utf8.first ?? 45);" + rest.dropFirst() }
    guard !digits.isEmpty, rest.hasPrefix(".") || rest.hasPrefix(")") else { return escaped }
    return "\(digits)#\(rest.utf8.first ?? 46);" + rest.dropFirst()
  }

  /// Quotes a text for YAML, with every character except letters, digits and some punctuation as its code.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if isPlain(Character(scalar)) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        let length = digits.count > 4 ? 8 : 4
        result += (length > 4 ? "\\U" : "\\u") + String(repeating: "0", count: length - digits.count) + digits
      }
    }
    return result + "\""
  }
}
