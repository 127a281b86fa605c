// SPDX-License-Identifier: Apache-2.0

/// A style sheet of which each page takes the rules that can match something in it.
///
/// A rule is left out if every one of its selectors needs a class that neither the page nor its script knows; what
/// stands in `:not()`, `:is()` and `:has()` is not looked at.
struct PrunedStyle: Sendable {
  /// A rule, or a condition with the rules in it.
  private indirect enum Part {
    case rule(selectors: [Selector], body: String)
    case group(condition: String, parts: [Part])
  }

  private struct Selector {
    var text: String
    var classes: [String]
  }

  private let parts: [Part]

  /// - Parameter style: A style sheet that ``Condensing`` made smaller.
  init(_ style: String) {
    var position = 0
    parts = Self.parts(of: Array(style.utf8), at: &position)
  }

  /// The rules for a page.
  ///
  /// - Parameter known: The classes of the page, and all words of its script.
  /// - Returns: The style sheet.
  func text(knowing known: Set<String>) -> String { Self.text(of: parts, known) }

  /// The classes that are written in HTML.
  static func classes(in html: String) -> Set<String> {
    var found: Set<String> = []
    let mark = Array(" class=\"".utf8)
    var html = html
    html.withUTF8 { bytes in
      var position = 0
      while position + mark.count < bytes.count {
        guard bytes[position] == mark[0],
          bytes[(position + 1)..<(position + mark.count)].elementsEqual(mark[1...])
        else {
          position += 1
          continue
        }
        let start = position + mark.count
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex
        for name in bytes[start..<end].split(separator: UInt8(ascii: " ")) {
          found.insert(String(decoding: name, as: UTF8.self))
        }
        position = end
      }
    }
    return found
  }

  /// All words of a script, of which some are classes.
  static func words(in script: String) -> Set<String> {
    Set(script.utf8.split { !isNamePart($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension PrunedStyle {
  private static func parts(of bytes: [UInt8], at position: inout Int) -> [Part] {
    var parts: [Part] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "}") {
      guard let open = bytes[position...].firstIndex(of: UInt8(ascii: "{")) else {
        position = bytes.count
        break
      }
      let head = String(decoding: bytes[position..<open], as: UTF8.self)
      position = open + 1
      if head.hasPrefix("@media") || head.hasPrefix("@supports") {
        parts.append(.group(condition: head, parts: Self.parts(of: bytes, at: &position)))
        position += 1
      } else {
        let end = Self.end(ofBodyAt: position, in: bytes)
        let body = String(decoding: bytes[position..<end], as: UTF8.self)
        parts.append(.rule(selectors: selectors(head), body: body))
        position = end + 1
      }
    }
    return parts
  }

  /// Where the closing brace of a body is, which may have braces inside.
  private static func end(ofBodyAt start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    for position in start..<bytes.count {
      if bytes[position] == UInt8(ascii: "{") { depth += 1 }
      guard bytes[position] == UInt8(ascii: "}") else { continue }
      if depth == 0 { return position }
      depth -= 1
    }
    return bytes.count
  }

  private static func selectors(_ head: String) -> [Selector] {
    var selectors: [Selector] = []
    var text: [UInt8] = []
    var plain: [UInt8] = []
    var depth = 0
    func close() {
      selectors.append(
        Selector(text: String(decoding: text, as: UTF8.self), classes: classes(inSelector: plain)))
      text = []
      plain = []
    }
    for byte in head.utf8 {
      if byte == UInt8(ascii: ","), depth == 0 {
        close()
        continue
      }
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      text.append(byte)
      if depth == 0 { plain.append(byte) }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
    }
    close()
    return selectors
  }

  private static func classes(inSelector selector: [UInt8]) -> [String] {
    selector.indices.filter { selector[$0] == UInt8(ascii: ".") }.map { start in
      String(decoding: selector[(start + 1)...].prefix(while: isNamePart), as: UTF8.self)
    }
  }

  private static func text(of parts: [Part], _ known: Set<String>) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .rule(let selectors, let body):
        let needed = selectors.filter { $0.classes.allSatisfy(known.contains) }
        guard !needed.isEmpty else { continue }
        text += needed.map(\.text).joined(separator: ",") + "{" + body + "}"
      case .group(let condition, let parts):
        let inside = Self.text(of: parts, known)
        if !inside.isEmpty { text += condition + "{" + inside + "}" }
      }
    }
    return text
  }
}
