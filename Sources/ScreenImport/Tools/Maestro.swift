// SPDX-License-Identifier: Apache-2.0

internal import FoundationTypes
import InputFile
internal import ScenarioFile
internal import Trace

/// The output of `maestro hierarchy` for an iOS screen, as JSON or, with `--compact`, as a table.
extension ScreenSource.Maestro: ImportedFormat {
  static let format = ImportFormat.dump(
    name, "a Maestro hierarchy", in: "json",
    begins: { $0.isMaestroTree && !$0.isOfAndroid },
    hasLine: { $0.has(MaestroTable.heading, in: $1) && !$0.isOfAndroid }
  ) { (text, file) throws(InputError) in
    var reader = MaestroReader(file: file)
    return try reader.read(text)
  }
}

extension FormatText {
  var isMaestroTree: Bool { isJSON && headHas("\"attributes\"") && headHas("\"bounds\"") }

  /// Whether elements have attributes of Android only.
  var isOfAndroid: Bool {
    headHas("android.", "\"class\"", "\"clickable\"", "\"package\"", "clickable=", "package=", " class=")
  }
}

/// Reads the output of `maestro hierarchy` for an iOS screen.
struct MaestroReader {
  private var screen: ToolScreen

  init(file: String) { screen = ToolScreen(ScreenSource.Maestro.self, file: file, isOfElements: true) }

  mutating func read(_ text: String) throws(InputError) -> ImportedScreen {
    if let table = MaestroTable(text) {
      try readTable(table)
    } else {
      try readTree(text)
    }
    markSystemElements()
    return try screen.imported(orSay: "the hierarchy has no elements")
  }

  private mutating func readTree(_ text: String) throws(InputError) {
    let json = try ToolJSON(text, file: screen.file, warnings: &screen.warnings)
    try ToolJSONWalk(json).walk(json.root, at: []) { (node) throws(InputError) in
      let values = node.value["attributes"] ?? .null
      var element = element { values[$0]?.toolWord }
      element.parent = node.parent
      for (name, path) in [("enabled", \ToolElement.isEnabled), ("selected", \.isSelected)]
      where element[keyPath: path] == nil {
        element[keyPath: path] = node.value[name]?.toolFlag
      }
      if case .unknown = element.place, !screen.warnings.isFull {
        screen.warnings.add("the element has no bounds that can be read", line: node.line)
      }
      return try screen.add(element)
    }
  }

  private mutating func readTable(_ table: MaestroTable) throws(InputError) {
    var positions: [String: Int] = [:]
    for row in table.rows {
      guard let row = row.fields else {
        screen.warnings.add("the row is incomplete and is left out", line: row.line)
        continue
      }
      var element = element { row.attributes[$0] }
      element.line = row.line
      element.parent = positions[row.parent]
      if element.parent == nil, !row.parent.isEmpty, row.parent != row.number {
        screen.warnings.add(
          "there is no element \(SafeText.line(row.parent)) before this one", line: row.line)
      }
      if case .unknown = element.place {
        screen.warnings.add("the element has no bounds that can be read", line: row.line)
      }
      positions[row.number] = try screen.add(element)
    }
  }

  private func element(_ value: (String) -> String?) -> ToolElement {
    func text(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    var element = ToolElement(className: UIKitClass.view)
    if let frame = text("bounds").flatMap({ ToolFrame.corners($0) }) { element.place = .onScreen(frame) }
    element.identifier = text("resource-id")
    element.label = text("accessibilityText") ?? text("text") ?? text("title") ?? text("hintText")
    element.value = text("value")
    element.isEnabled = value("enabled")?.toolFlag
    element.isSelected = value("selected")?.toolFlag
    return element
  }

  /// If the root is not an element itself, its elements after the application belong to the system, such as the status
  /// bar, and get no touches of the app.
  private mutating func markSystemElements() {
    guard let root = screen.elements.first, root.isNameless, root.size == TraceSize(width: 0, height: 0)
    else {
      return
    }
    let children = screen.elements.indices.filter { screen.elements[$0].parent == 0 }
    for position in children.dropFirst() {
      screen.change(position) { $0.isUserInteractionEnabled = false }
      screen.warnings.add(
        "what follows the app's elements is the system's, such as the status bar, and takes no touches of the app's",
        line: screen.elements[position].line)
    }
  }
}

/// The rows of `maestro hierarchy --compact`.
struct MaestroTable {
  static let heading: StaticString = "element_num,depth,attributes,parent_num"

  /// The longest row that is read, in bytes.
  private static let longest = 20_000

  /// A line and its contents; nil for a line that is cut.
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

  /// Reads the rows after the heading; nil for a text without it.
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
        // A text with line breaks continues until its quotation marks are closed.
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

  /// The cells of a row, without quotation marks around them.
  private static func cells(of text: String) -> [String] {
    var cells = [""]
    var isQuoted = false
    var last: Character?
    for character in text {
      if character == "\"" {
        // Two quotation marks in a row stand for one.
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
  /// The pairs of `key=value; key=value`. A value may contain semicolons too.
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
