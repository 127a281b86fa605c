// SPDX-License-Identifier: Apache-2.0

/// The places where a text from a user may appear, each with its own escaping.
enum TextKind: Sendable, Equatable {
  /// Plain labels.
  case label(Alignment)
  case tooltip
  case link
  /// An `id`.
  case name
  case classNames

  /// The largest number of characters; `nil` if the graph's own limit applies and longer texts are cut.
  var refusalLimit: Int? {
    switch self {
    case .label, .tooltip: nil
    case .link: 2_048
    case .name, .classNames: 256
    }
  }
}

/// One escaping function per place.
///
/// cgraph's functions take the results as they are; DOT text also needs quotation marks, see `DOTWriter`. `<` is
/// escaped everywhere: cgraph keeps one copy of equal strings, so a plain string that equals the text of an HTML-like
/// label would turn one into the other.
enum Escaping {
  static func escape(_ text: String, as kind: TextKind, limit: Int) -> String {
    let text = printable(text)
    switch kind {
    case .label(let alignment):
      // A label of empty lines has a height but no width, which makes 2.42 abort when it places external labels.
      if text.unicodeScalars.allSatisfy({ $0 == "\n" }) { return "" }
      let lineEnd = alignment == .center ? "\\n" : "\\" + alignment.letter
      let escaped = replace(
        shorten(text, to: limit), ["\\": "\\\\", "&": "&amp;", "<": "&lt;", "\n": lineEnd])
      return alignment == .center ? escaped : escaped + lineEnd
    case .tooltip:
      return replace(
        shorten(text, to: limit),
        ["\\": "\\\\\\\\", "&": "&amp;", "<": "&lt;", "\"": "&quot;", "\n": "\\n"])
    case .link: return replace(oneLine(text), markup.merging(["\\": "\\\\"]) { $1 })
    case .name: return replace(singleSpaced(text), ["\\": "\\\\", "&": "&amp;", "<": "&lt;"])
    case .classNames:
      return replace(singleSpaced(text), ["\\": "&#92;", "&": "&amp;", "<": "&lt;", "\"": "&quot;"])
    }
  }

  /// Text inside an HTML-like label.
  static func escapeHTML(_ text: String, limit: Int) -> String {
    replace(
      shorten(printable(text), to: limit),
      markup.merging(["\\": "\\\\", "]": "&#93;", "\n": "<BR/>"]) { $1 })
  }

  private static let markup: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  /// Turns line ends into line feeds and tabs into spaces, and removes other control characters, which XML forbids.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || isForbidden($0) }) else { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if previous != "\r" { result.append("\n") }
      case "\t": result.append(" ")
      default: if scalar.value >= 0x20, !isForbidden(scalar) { result.append(scalar) }
      }
      previous = scalar
    }
    return String(result)
  }

  /// The text on one line.
  static func oneLine(_ text: String) -> String {
    replace(text, ["\n": " "])
  }

  /// The text on one line, with single spaces, because 2.42 turns several spaces in a row into no-break spaces.
  static func singleSpaced(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in oneLine(printable(text)).unicodeScalars where scalar != " " || result.last != " " {
      result.append(scalar)
    }
    return String(result)
  }

  /// Cuts a text to `limit` characters, the last of which is then an ellipsis.
  static func shorten(_ text: String, to limit: Int) -> String {
    let limit = max(limit, 1)
    var result = text
    if let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex {
      result = text.prefix(limit - 1) + "…"
    }
    // One character may consist of any number of combining marks.
    let scalarLimit = limit > Int.max / 4 ? Int.max : limit * 4
    let scalars = result.unicodeScalars
    if let end = scalars.index(scalars.startIndex, offsetBy: scalarLimit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    {
      return String(String.UnicodeScalarView(scalars.prefix(scalarLimit - 1))) + "…"
    }
    return result
  }

  /// Whether a scalar is Delete, a C1 control or a noncharacter.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  private static func replace(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let string = replacements[scalar] {
        result += string
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
