// SPDX-License-Identifier: Apache-2.0

internal import Foundation
import InputFile
internal import Trace

/// The rows of `maestro hierarchy --compact`.
struct MaestroTable {
  static let heading: StaticString = "element_num,depth,attributes,parent_num"

  /// The longest row that is read, in bytes.
  private static let longest = 20_000

  /// A line, and what it holds; nil for one that breaks off.
  struct Row {
    let line: Int
    let fields: Fields?
  }

  struct Fields {
    let line: Int
    let number: String
    let parent: String
    let attributes: [String: String]
  }

  private(set) var rows: [Row] = []

  /// Reads what follows the heading; nil for a text without it.
  init?(_ text: String) {
    let text = DumpText(text)
    guard let start = text.lines.firstIndex(where: { text.find(Self.heading, in: $0.range) != nil }) else {
      return nil
    }
    var open: (line: Int, text: String, isQuoted: Bool)?
    for line in text.lines[(start + 1)...] where rows.count <= InputLimits.views {
      let string = text.string(line.range)
      let opens = !string.utf8.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
      if let begun = open {
        // A text with line breaks goes on until its quotation marks are closed.
        open = (begun.line, begun.text + "\n" + string, begun.isQuoted != opens)
      } else if string.contains(where: \.isNumber) {
        open = (line.number, string, opens)
      }
      guard let row = open, !row.isQuoted || row.text.utf8.count > Self.longest else { continue }
      rows.append(Row(line: row.line, fields: Self.fields(row.text, line: row.line)))
      open = nil
    }
    if let open { rows.append(Row(line: open.line, fields: nil)) }
  }

  private static func fields(_ text: String, line: Int) -> Fields? {
    let cells = cells(of: text)
    guard cells.count >= 3, Int(cells[0]) != nil else { return nil }
    var attributes: [String: String] = [:]
    for pair in cells[2].components(separatedAtKeys: keys) where attributes[pair.key] == nil {
      attributes[pair.key] = pair.value
    }
    return Fields(
      line: line, number: cells[0], parent: cells.count > 3 ? cells[3] : "", attributes: attributes)
  }

  /// The cells of a row, without the quotation marks that some stand in.
  private static func cells(of text: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    var last: Character?
    for character in text {
      if character == "\"" {
        // Two in a row stand for one.
        if !isQuoted, last == "\"" { cells[cells.count - 1].append("\"") }
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      last = character
    }
    return cells
  }

  private static let keys = [
    "accessibilityText", "title", "value", "text", "hintText", "resource-id", "bounds", "enabled", "focused",
    "selected", "checked",
  ]
}

extension String {
  /// The pairs of `key=value; key=value`, where a value may have semicolons too.
  fileprivate func components(separatedAtKeys keys: [String]) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for part in components(separatedBy: "; ") {
      if let key = keys.first(where: { part.hasPrefix($0 + "=") }) {
        pairs.append((key, String(part.dropFirst(key.count + 1))))
      } else if !pairs.isEmpty {
        pairs[pairs.count - 1].value += "; " + part
      }
    }
    return pairs
  }
}
