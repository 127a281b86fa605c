// SPDX-License-Identifier: Apache-2.0

import Diagrams
import FoundationTypes
import Narration
import Templates

/// The templates, style sheets and scripts of pages, by file.
package struct TemplateSet: Sendable, Encodable {
  private let texts: [String: String]

  private let scripts: PageScripts

  /// The parsed templates, or the first mistake in them.
  let pages: Result<PageTemplates, TemplateError>

  /// The templates that are built into the binary.
  package static let embedded = TemplateSet(texts: EmbeddedTemplates.files, areChecked: true)

  /// Creates a set of templates.
  ///
  /// - Parameters:
  ///   - texts: All files, by name.
  ///   - areChecked: Whether their scripts are known to be usable, as tests ensure for those in the binary.
  private init(texts: [String: String], areChecked: Bool = false) {
    self.texts = texts
    pages = Result { () throws(TemplateError) in try PageTemplates(texts) }
    scripts = PageScripts(texts, areChecked: areChecked)
  }

  /// Reads a folder that contains all of ``fileNames``.
  ///
  /// - Throws: ``TemplateError`` for a file that is missing or is not UTF-8 text.
  package init(folder: String) throws {
    var texts: [String: String] = [:]
    for name in Self.fileNames {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else {
        throw TemplateError(
          file: path,
          problem: "cannot be read; a folder of templates holds \(Self.fileNames.joined(separator: ", "))")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw TemplateError(file: path, problem: "is not UTF-8 text")
      }
      texts[name] = text
    }
    self.init(texts: texts)
  }

  /// Encodes the texts, because everything else is derived from them.
  package func encode(to encoder: any Encoder) throws { try texts.encode(to: encoder) }

  /// The files of a folder of templates.
  package static let fileNames = EmbeddedTemplates.files.keys.sorted()

  /// The text of a file; empty if there is no such file.
  package func text(_ file: String) -> String { texts[file] ?? "" }

  /// A script with everything that it imports.
  ///
  /// - Throws: ``TemplateError`` for a module that cannot be used, even if another script imports it.
  package func script(_ file: String) throws(TemplateError) -> String { try scripts.script(file) }

  /// The colours, the style rules of the given parts of pictures, and those of the given files.
  func style(_ pictures: [PicturePart], _ files: [String]) -> String {
    let parts = PicturePart.files(of: pictures).map { Self.nested(text($0)) }
    return Palette.properties + parts.joined() + files.map(text).joined() + "\n"
  }

  /// The rules of a part of pictures, which all have the same prefix, nested in one rule.
  private static func nested(_ style: String) -> String {
    let root = "svg.hp"
    guard style.hasPrefix(root) else { return style }
    let rules = style.replacing("\(root) ", with: "& ").replacing("\(root){", with: "&{")
      .replacing(", ", with: ",").replacing(" > ", with: ">")
    return rules.contains(root) ? style : "\(root){\(rules)}"
  }
}

/// The scripts of pages. Each is made when first needed, because that takes longer than making a page. `lock` guards
/// them.
private final class PageScripts: @unchecked Sendable {
  private let texts: [String: String]
  private let lock = NSLock()
  private var made: [String: String] = [:]

  /// Whether all modules have been checked.
  private var areChecked: Bool

  /// The scripts of a course, of a comparison, of reports and courses together, of the index, and of served pages. All
  /// others are modules imported by these or by the scripts of reports.
  private static let files = [
    "script/lesson.js", "script/diff.js", "script/whole.js", "script/index.js", "script/live.js",
  ]

  init(_ texts: [String: String], areChecked: Bool) {
    self.texts = texts.merging(ReportScript.all.map { ($0.file, $0.text) }) { _, own in own }
    self.areChecked = areChecked
  }

  /// A script with everything that it imports; empty if there is no such file.
  ///
  /// - Throws: ``TemplateError`` for a module that cannot be used, even if another script imports it.
  func script(_ file: String) throws(TemplateError) -> String {
    lock.lock()
    defer { lock.unlock() }
    if let text = made[file] { return text }
    if !areChecked {
      for file in Self.files + ReportScript.all.map(\.file) { _ = try ScriptBundle.script(file, of: texts) }
      areChecked = true
    }
    guard texts[file] != nil else { return "" }
    let (script, names) = try ScriptBundle.script(file, of: texts)
    let text = CompactScript.text(of: script, shortening: names)
    made[file] = text
    return text
  }
}

/// The script of a report: the common part, and the parts that only some reports need.
enum ReportScript {
  /// An optional part. The raw value is the module's name, and that of its export.
  enum Part: String, CaseIterable {
    case variants, finder, question

    fileprivate var name: String { "of\(rawValue.capitalized)" }
  }

  /// The file of the script with some parts.
  static func file(_ parts: some Collection<Part>) -> String {
    "script/report-\(parts.isEmpty ? "alone" : parts.map(\.rawValue).joined(separator: "-")).js"
  }

  /// The scripts for each combination of parts.
  static var all: [(file: String, text: String)] {
    let choices = Part.allCases.reduce([[]]) { (choices: [[Part]], part: Part) in
      choices + choices.map { $0 + [part] }
    }
    return choices.map { parts in
      let imports = parts.map { "import { \($0.name) } from './\($0.rawValue).js';\n" }.joined()
      let call = "startReport(\(parts.map(\.name).joined(separator: ", ")));\n"
      return (file(parts), "import { startReport } from './report.js';\n" + imports + call)
    }
  }
}

/// A template that cannot be used.
package struct TemplateError: Error, Hashable, CustomStringConvertible {
  package var file: String
  package var line: Int?
  package var column: Int?
  package var problem: String

  package var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(problem)"
  }
}

/// Checks templates that include each other.
struct TemplateIncludes {
  private let templates: [String: Template]

  /// The number of templates that each one includes, directly or indirectly, by name.
  private var counts: [String: Int] = [:]

  /// The templates being counted, each included by the previous one.
  private var open: [String] = []

  /// The maximum number of templates in a page.
  private static let most = 1_000

  /// Checks that no template includes itself, and that none includes too many.
  ///
  /// - Parameters:
  ///   - templates: The templates, by name.
  ///   - ending: The extension of their files.
  /// - Throws: ``TemplateError`` with the position of the tag that includes too much.
  static func check(_ templates: [String: Template], ending: String) throws(TemplateError) {
    var includes = TemplateIncludes(templates: templates)
    for name in templates.keys.sorted() { _ = try includes.count(name, ending) }
  }

  private init(templates: [String: Template]) { self.templates = templates }

  private mutating func count(_ name: String, _ ending: String) throws(TemplateError) -> Int {
    if let known = counts[name] { return known }
    guard let template = templates[name] else { return 0 }
    open.append(name)
    var sum = 1
    for include in template.includes {
      func error(_ problem: String) -> TemplateError {
        TemplateError(file: name + ending, line: include.line, column: include.column, problem: problem)
      }
      if let first = open.firstIndex(of: include.name) {
        let way = (open[(first + 1)...].dropLast() + [name]).map { "'\($0)'" }.joined(
          separator: ", which includes ")
        throw error(
          include.name == name
            ? "this template includes itself"
            : "this includes '\(include.name)', which includes \(way)")
      }
      sum += try count(include.name, ending)
      if sum > Self.most { throw error("this would make a page of more than \(Self.most) templates") }
    }
    open.removeLast()
    counts[name] = sum
    return sum
  }
}

/// The values of a template, by the names that it uses.
///
/// Names differ from level to level, because Mustache searches the outer levels for a name that a level lacks.
struct TemplateValues: TemplateValue, ExpressibleByDictionaryLiteral {
  private var values: [TemplateName: any TemplateValue] = [:]

  init(dictionaryLiteral values: (TemplateName, (any TemplateValue)?)...) {
    for (name, value) in values { self[name] = value }
  }

  subscript(name: TemplateName) -> (any TemplateValue)? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// These values and others; for a name in both, the value of the others.
  func adding(_ others: TemplateValues) -> TemplateValues {
    var sum = self
    sum.values.merge(others.values) { $1 }
    return sum
  }

  func value(named word: TemplateWord) -> (any TemplateValue)? { word.name.flatMap { self[$0] } }
}

/// The fixed texts of a language, used in templates as `{{text.stepsHeading}}`.
struct PageTexts: TemplateValue {
  let language: Language

  private static let texts = Dictionary(uniqueKeysWithValues: FixedText.allCases.map { ($0.rawValue, $0) })

  func value(named word: TemplateWord) -> (any TemplateValue)? { Self.texts[word.text].map(language.say) }
}

/// A template of a page or of a part of it. The raw value is its file's name.
enum PageTemplate: String {
  /// The document around every page.
  case report

  case page, embed, course, index, rules, plain, error, diff, booklet, cards

  /// The section of a touch, and that of a picture in it.
  case touch, picture
}

/// The parsed templates. They include each other.
struct PageTemplates: Sendable {
  private let templates: [String: Template]

  /// Parses all templates among some files.
  ///
  /// - Throws: ``TemplateError`` with the position of the first mistake.
  init(_ files: [String: String]) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for (file, text) in files.sorted(by: { $0.key < $1.key }) where file.hasSuffix(Self.ending) {
      templates[String(file.dropLast(Self.ending.count))] = try Template(text, file: file)
    }
    try TemplateIncludes.check(templates, ending: Self.ending)
    self.templates = templates
  }

  /// Fills a template with values, which are escaped by ``HTMLText``.
  func html(_ template: PageTemplate, _ values: TemplateValues) -> String {
    var writer = TemplateWriter(templates, values)
    writer.write(template.rawValue)
    return writer.text
  }

  private static let ending = ".mustache"
}

extension ReportOptions {
  /// Fills a template with values and the texts of the language.
  ///
  /// - Throws: ``TemplateError`` for templates that cannot be parsed.
  func html(_ template: PageTemplate, _ values: TemplateValues) throws(TemplateError) -> String {
    try templates.pages.get().html(template, values.adding([.text: PageTexts(language: language)]))
  }
}
