// SPDX-License-Identifier: Apache-2.0

package import Diagrams
import FoundationTypes
import Templates

/// The files for styles and scripts beside pages, for ``ReportOptions/Assets/separate``.
package enum ReportAssets {
  package static let style = "hitpath.css"
  package static let script = "hitpath.js"
  package static let indexStyleFile = "hitpath-index.css"
  package static let indexScriptFile = "hitpath-index.js"

  /// The files; empty if everything is inside the pages.
  ///
  /// - Throws: ``TemplateError`` for a script that cannot be used.
  package static func files(_ options: ReportOptions) throws(TemplateError) -> [(name: String, text: String)]
  {
    guard options.assets == .separate else { return [] }
    let templates = options.templates
    let parts = [
      "press.css", "lanes.css", "finder.css", "variants.css", "controls.css", "ask.css", "embed.css",
      "diff.css",
      "course.css",
      "served.css",
    ]
    return [
      (style, templates.style(PicturePart.allCases, EmbeddedTemplates.styles + parts)),
      (script, try templates.script("script/whole.js")),
      (indexStyleFile, PageLook.index.style(templates)),
      (indexScriptFile, try templates.script("script/index.js")),
    ]
  }
}

/// The style sheets and the script for a kind of page.
struct PageLook {
  /// The style rules for pictures.
  var pictures: [PicturePart]
  var styles: [String]

  /// The module that the script begins with; nil for pages without a script.
  var script: String?

  /// The files for ``ReportOptions/Assets/separate``; nil for a page that always contains both.
  var files: (style: String, script: String)? = (ReportAssets.style, ReportAssets.script)

  private static let stage = ScreenStage.parts

  /// The look of a report, with the parts of its script and the style sheets that only some reports need.
  static func report(_ parts: [ReportScript.Part], styles: [String]) -> PageLook {
    PageLook(
      pictures: DiagramKind.allCases.filter { $0.place != nil }.flatMap(\.parts) + stage,
      styles: EmbeddedTemplates.styles + styles, script: ReportScript.file(parts))
  }

  /// The look of course pages, with the style rules of the picture beside the text.
  static func course(_ parts: [PicturePart] = []) -> PageLook {
    PageLook(
      pictures: stage + parts, styles: EmbeddedTemplates.styles + ["course.css"], script: "script/lesson.js")
  }

  static let index = PageLook(
    pictures: stage, styles: ["style.css", "index.css"], script: "script/index.js",
    files: (ReportAssets.indexStyleFile, ReportAssets.indexScriptFile))

  static let diff = PageLook(
    pictures: DiagramKind.screen.parts + stage, styles: EmbeddedTemplates.styles + ["diff.css"],
    script: "script/diff.js", files: nil)

  /// The look of pages for printing, with a style sheet of their own.
  static func paper(_ style: String) -> PageLook {
    PageLook(pictures: DiagramKind.screen.parts + stage, styles: [style], files: nil)
  }

  /// The same look without a script.
  var still: PageLook {
    var look = self
    look.script = nil
    return look
  }

  /// The style sheet of a page.
  func style(_ templates: TemplateSet) -> String { templates.style(pictures, styles) }
}

extension StyleSheet {
  /// The style rules of pictures outside pages.
  package static let embedded = StyleSheet(EmbeddedTemplates.files)
}

/// Joins a module and everything that it imports into one script.
///
/// The modules follow each other in one function, each after those that it imports. This requires that each import is
/// on its own line, `import { one, two } from './module.js';`, that exports are declarations, `export const one`, that
/// imports are not circular, and that no two modules declare the same name at the top level.
struct ScriptBundle {
  /// The text of a module, by file; nil if there is none.
  private let text: (String) -> String?

  /// The modules being added, and the exports of those that are complete.
  private var open: [String] = []
  private var exports: [String: Set<Substring>] = [:]

  /// The module that declares each name.
  private var owners: [Substring: String] = [:]
  private var lines: [Substring] = []

  /// Joins a module and its imports.
  ///
  /// - Parameters:
  ///   - entry: The module's file, such as `script/page.js`.
  ///   - texts: The texts of all modules, by file.
  /// - Returns: The script, without imports and exports, and the names that it declares at the top level.
  /// - Throws: ``TemplateError`` with the position, for a module that breaks these rules.
  static func script(
    _ entry: String, of texts: [String: String]
  ) throws(TemplateError) -> (text: String, names: [Substring]) {
    var bundle = ScriptBundle { texts[$0] }
    try bundle.add(entry)
    let text = "(() => {\n'use strict';\n\(bundle.lines.joined(separator: "\n"))})();\n"
    return (text, Array(bundle.owners.keys))
  }

  private init(text: @escaping (String) -> String?) {
    self.text = text
  }

  private mutating func add(_ file: String) throws(TemplateError) {
    guard exports[file] == nil else { return }
    open.append(file)
    defer { open.removeLast() }
    var exported: Set<Substring> = []
    var code: [Substring] = []
    let source = (text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in source.enumerated() {
      let place = ModuleLine(file: file, line: position + 1)
      if line.hasPrefix("import") {
        try add(imported: line, at: place)
        continue
      }
      let isExport = line.hasPrefix("export ")
      let declaration = isExport ? line.dropFirst("export ".count) : line
      code.append(declaration)
      guard let name = Self.name(declaredBy: declaration) else {
        if isExport { throw place.error("only declarations are exported, as in 'export const name'") }
        continue
      }
      if let owner = owners.updateValue(file, forKey: name) {
        throw place.error("'\(name)' is declared in \(owner) too")
      }
      if isExport { exported.insert(name) }
    }
    exports[file] = exported
    lines += code
  }

  nonisolated(unsafe) private static let importLine =
    /import \{ (\w+(?:, \w+)*) \} from '\.\/([\w-]+\.js)';/

  /// Adds the module that a line imports, and checks that it exports the names.
  private mutating func add(imported line: Substring, at place: ModuleLine) throws(TemplateError) {
    guard let parts = line.wholeMatch(of: Self.importLine) else {
      throw place.error("modules are imported as in \"import { name } from './module.js';\"")
    }
    let file =
      place.file.prefix(through: place.file.lastIndex(of: "/") ?? place.file.startIndex) + parts.output.2
    let module = String(file)
    if text(module) == nil { throw place.error("there is no \(module)") }
    if open.contains(module) { throw place.error("\(module) imports this module, itself or through others") }
    try add(module)
    for name in parts.output.1.split(separator: ", ") where exports[module]?.contains(name) != true {
      throw place.error("\(module) exports no '\(name)'")
    }
  }

  /// The name that an unindented line declares.
  private static func name(declaredBy line: Substring) -> Substring? {
    let keywords = ["const ", "let ", "class ", "function ", "async function "]
    guard let keyword = keywords.first(where: line.hasPrefix) else { return nil }
    let name = line.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }

  private struct ModuleLine {
    var file: String
    var line: Int

    func error(_ problem: String) -> TemplateError { TemplateError(file: file, line: line, problem: problem) }
  }
}

/// Values as JSON for a `script` element.
///
/// The content of the element ends at the next `</script`, without entities, and `<!--` changes that. Therefore
/// everything that HTML could take for markup is escaped, such as `\u003c`, which JSON reads back as the same text.
package enum ScriptJSON {
  /// The value on one line, with sorted keys. The same value gives the same text.
  ///
  /// Texts lose their bidirectional controls, as in ``HTMLText``, because a script inserts them into the page.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot express.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTMLText.withoutDirectionMarks(escaped(try encoder.encode(value)))
  }

  /// Escapes characters that occur only in JSON strings.
  private static func escaped(_ json: Data) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 8)
    for byte in [UInt8](json) {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case UInt8(ascii: ">"): result += "\\u003e".utf8
      case UInt8(ascii: "&"): result += "\\u0026".utf8
      default: result.append(byte)
      }
    }
    return escapedSeparators(String(decoding: result, as: UTF8.self))
  }

  /// Escapes U+2028 and U+2029, which old scripts take for line ends.
  private static func escapedSeparators(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: { $0 == "\u{2028}" || $0 == "\u{2029}" }) else { return json }
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      switch scalar {
      case "\u{2028}": result.append(contentsOf: "\\u2028".unicodeScalars)
      case "\u{2029}": result.append(contentsOf: "\\u2029".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
