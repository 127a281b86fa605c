// SPDX-License-Identifier: Apache-2.0

/// Makes one script of a module and of all that it imports.
///
/// The modules stand one after the other in one function, each behind those that it imports. For that each import has
/// a line of its own, `import { one, two } from './module.js';`, exports are declarations, `export const one`, modules
/// do not import each other in a circle, and no two declare the same name outermost.
struct ScriptBundle {
  /// A module's text, by file; nil if there is none.
  private let text: (String) -> String?

  /// The modules that are being added, and what those that are complete export.
  private var open: [String] = []
  private var exports: [String: Set<Substring>] = [:]

  /// The module that declares each name.
  private var owners: [Substring: String] = [:]
  private var lines: [Substring] = []

  /// The script that a module and its imports make.
  ///
  /// - Parameters:
  ///   - entry: The module's file, such as `script/page.js`.
  ///   - texts: The texts of all modules, by file.
  /// - Returns: The script, without imports and exports.
  /// - Throws: ``TemplateError`` for a module that is not as it has to be, with the place.
  static func script(_ entry: String, of texts: [String: String]) throws(TemplateError) -> String {
    var bundle = ScriptBundle { texts[$0] }
    try bundle.add(entry)
    return "(() => {\n'use strict';\n\(bundle.lines.joined(separator: "\n"))})();\n"
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
      let place = Place(file: file, line: position + 1)
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

  /// Adds the module that a line imports, and looks whether it has the names.
  private mutating func add(imported line: Substring, at place: Place) throws(TemplateError) {
    guard let parts = line.wholeMatch(of: /import \{ (\w+(?:, \w+)*) \} from '\.\/([\w-]+\.js)';/) else {
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

  /// The name that a line declares outermost, where lines are not indented.
  private static func name(declaredBy line: Substring) -> Substring? {
    let keywords = ["const ", "let ", "class ", "function ", "async function "]
    guard let keyword = keywords.first(where: line.hasPrefix) else { return nil }
    let name = line.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : name
  }

  private struct Place {
    var file: String
    var line: Int

    func error(_ problem: String) -> TemplateError { TemplateError(file: file, line: line, problem: problem) }
  }
}
