// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Mustache
import Narration
import Templates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The templates, style sheets and scripts that pages are made of, by file.
package struct TemplateSet: Sendable, Encodable {
  private let texts: [String: String]

  /// The scripts of pages with their imports, or the first mistake in them.
  private let scripts: Result<[String: String], TemplateError>

  /// The parsed templates, or the first mistake in them.
  let pages: Result<PageTemplates, TemplateError>

  /// Those in the binary.
  package static let embedded = TemplateSet(texts: EmbeddedTemplates.files)

  private init(texts: [String: String]) {
    self.texts = texts
    pages = Result { () throws(TemplateError) in try PageTemplates(texts) }
    scripts = Result { () throws(TemplateError) in
      var scripts: [String: String] = [:]
      let texts = texts.merging(ReportScript.all.map { ($0.file, $0.text) }) { _, own in own }
      for file in Self.scriptFiles + ReportScript.all.map(\.file) {
        let (script, names) = try ScriptBundle.script(file, of: texts)
        scripts[file] = CompactScript.text(of: script, shortening: names)
      }
      return scripts
    }
  }

  /// Reads a folder that holds all of ``fileNames``.
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

  /// Encodes the texts, from which everything else is made.
  package func encode(to encoder: any Encoder) throws { try texts.encode(to: encoder) }

  /// The files of a folder of templates.
  package static let fileNames = EmbeddedTemplates.files.keys.sorted()

  /// The scripts of a course, of a comparison, of reports and courses together, of the index and of served pages; all others
  /// are modules that these import, or that the scripts of reports do.
  private static let scriptFiles = [
    "script/lesson.js", "script/diff.js", "script/whole.js", "script/index.js", "script/live.js",
  ]

  /// The text of a file; empty if there is no such file.
  package func text(_ file: String) -> String { texts[file] ?? "" }

  /// One of the scripts with all that it imports.
  ///
  /// - Throws: ``TemplateError`` for a module that cannot be used.
  package func script(_ file: String) throws(TemplateError) -> String { try scripts.get()[file] ?? "" }

  /// The colours, the look of some parts of pictures, and that of several files.
  func style(_ pictures: [PicturePart], _ files: [String]) -> String {
    let parts = PicturePart.files(of: pictures).map { Self.nested(text($0)) }
    return Palette.properties + parts.joined() + files.map(text).joined() + "\n"
  }

  /// The rules of a part of pictures, which all begin alike, in one rule.
  private static func nested(_ style: String) -> String {
    let root = "svg.hp"
    guard style.hasPrefix(root) else { return style }
    let rules = style.replacing("\(root) ", with: "& ").replacing("\(root){", with: "&{")
      .replacing(", ", with: ",").replacing(" > ", with: ">")
    return rules.contains(root) ? style : "\(root){\(rules)}"
  }
}

/// The script of a report: what all have, and the parts that only some need.
enum ReportScript {
  /// A part, by the module's name and what it exports.
  enum Part: String, CaseIterable {
    case variants, finder, question

    fileprivate var name: String { "of\(rawValue.capitalized)" }
  }

  /// The file of the script with some parts.
  static func file(_ parts: some Collection<Part>) -> String {
    "script/report-\(parts.isEmpty ? "alone" : parts.map(\.rawValue).joined(separator: "-")).js"
  }

  /// The scripts with each choice of parts.
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

  package init(file: String, line: Int? = nil, column: Int? = nil, problem: String) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }

  package var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): \(problem)"
  }
}

/// Facts about a template that the library's parser does not report: which other templates it includes, and how
/// deep its sections lie in each other.
struct TemplateTags {
  /// `{{> name}}` or `{{< name}}`. Line and column are those of the tag, from 1.
  struct Include {
    var name: String
    var line: Int
    var column: Int
  }

  private(set) var includes: [Include] = []

  /// How deep sections may lie in each other; the parser goes down a level for each.
  private static let deepest = 64

  /// Reads a template's tags.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - file: Its file, for messages.
  /// - Throws: ``TemplateError`` for sections that lie too deep, and for a template that is included by a value, which
  ///   a screen could choose.
  init(_ text: String, file: String) throws(TemplateError) {
    var (open, close) = ("{{", "}}")
    var depth = 0
    var place = Cursor(text)
    while place.skip(to: open) {
      let start = place
      place.advance(open.count)
      let tag = place.take(upTo: close)
      func error(_ problem: String) -> TemplateError {
        TemplateError(file: file, line: start.line, column: start.column, problem: problem)
      }
      let name = tag.dropFirst().filter { !$0.isWhitespace }
      switch tag.first {
      case "#", "^", "$", "<":
        depth += 1
        if depth > Self.deepest { throw error("sections lie more than \(Self.deepest) deep in each other") }
      case "/": depth -= 1
      case "=":
        let marks = tag.dropFirst().dropLast().split(whereSeparator: \.isWhitespace)
        if marks.count == 2 { (open, close) = (String(marks[0]), String(marks[1])) }
      default: break
      }
      guard tag.first == ">" || tag.first == "<" else { continue }
      if name.hasPrefix("*") { throw error("templates are included by their names, not by a value") }
      includes.append(Include(name: name, line: start.line, column: start.column))
    }
  }

  /// A place in a text.
  private struct Cursor {
    private var rest: Substring
    private(set) var line = 1
    private(set) var column = 1

    init(_ text: String) { rest = text[...] }

    mutating func advance(_ count: Int) {
      for _ in 0..<count {
        guard let character = rest.popFirst() else { return }
        if character.isNewline { (line, column) = (line + 1, 1) } else { column += 1 }
      }
    }

    /// Goes to the next occurrence of a mark; false if there is none.
    mutating func skip(to mark: String) -> Bool {
      while !rest.isEmpty {
        if rest.first == mark.first, rest.hasPrefix(mark) { return true }
        advance(1)
      }
      return false
    }

    /// Returns the text before a mark and goes behind the mark.
    mutating func take(upTo mark: String) -> String {
      var taken = ""
      while let next = rest.first, !(next == mark.first && rest.hasPrefix(mark)) {
        taken.append(next)
        advance(1)
      }
      advance(mark.count)
      return taken
    }
  }
}

/// Templates that include each other.
struct TemplateIncludes {
  private let tags: [String: TemplateTags]

  /// How many templates each one includes, directly or not, by name.
  private var counts: [String: Int] = [:]

  /// The templates that are being counted, each included by the one before it.
  private var open: [String] = []

  /// The most templates of a page.
  private static let most = 1_000

  /// Checks that no template includes itself, and that none is made of too many.
  ///
  /// - Parameters:
  ///   - tags: The tags of each template, by its name.
  ///   - ending: How the names of their files end.
  /// - Throws: ``TemplateError`` with the place of the tag that includes too much.
  static func check(_ tags: [String: TemplateTags], ending: String) throws(TemplateError) {
    var includes = TemplateIncludes(tags: tags)
    for name in tags.keys.sorted() { _ = try includes.count(name, ending) }
  }

  private init(tags: [String: TemplateTags]) { self.tags = tags }

  private mutating func count(_ name: String, _ ending: String) throws(TemplateError) -> Int {
    if let known = counts[name] { return known }
    guard let tags = tags[name] else { return 0 }
    open.append(name)
    var sum = 1
    for include in tags.includes {
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
/// Names differ from level to level, since Mustache looks for a name that a level lacks in the levels around it.
struct TemplateValues: TemplateValue, MustacheParent, ExpressibleByDictionaryLiteral {
  private var values: [TemplateName: any TemplateValue] = [:]

  init(dictionaryLiteral values: (TemplateName, (any TemplateValue)?)...) {
    for (name, value) in values { self[name] = value }
  }

  subscript(name: TemplateName) -> (any TemplateValue)? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// These and others; of a name that both have, the value of the others.
  func adding(_ others: TemplateValues) -> TemplateValues {
    var sum = self
    sum.values.merge(others.values) { $1 }
    return sum
  }

  func child(named name: String) -> Any? { TemplateName(rawValue: name).flatMap { self[$0] } }
}

/// A text, a number, a condition, the values of an inner section, or a list of these.
protocol TemplateValue: Sendable {}

extension String: TemplateValue {}
extension Int: TemplateValue {}
extension Bool: TemplateValue {}
extension Array: TemplateValue where Element: TemplateValue {}

/// The fixed texts of a language, which templates name as `{{text.stepsHeading}}`.
struct PageTexts: TemplateValue, MustacheParent {
  let language: Language

  func child(named name: String) -> Any? {
    FixedText(rawValue: name).map(language.say)
  }
}

/// A template of a page or of a part of it, by its file's name.
enum PageTemplate: String {
  /// The document around every page.
  case report

  case page, embed, course, index, rules, plain, error, diff, booklet, cards

  /// The section of a touch, and of a picture in it.
  case touch, picture
}

/// The parsed templates. They include each other.
struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// Parses all templates among some files.
  ///
  /// - Throws: ``TemplateError`` with the place of the first mistake.
  init(_ files: [String: String]) throws(TemplateError) {
    Self.registerContentType
    var templates: [String: MustacheTemplate] = [:]
    var tags: [String: TemplateTags] = [:]
    for (file, text) in files.sorted(by: { $0.key < $1.key }) where file.hasSuffix(Self.ending) {
      let name = String(file.dropLast(Self.ending.count))
      tags[name] = try TemplateTags(text, file: file)
      templates[name] = try Self.template(text, file: file)
    }
    try TemplateIncludes.check(tags, ending: Self.ending)
    library = MustacheLibrary(templates: templates)
  }

  /// A template with its values in their places. They are escaped by ``HTMLText``.
  func html(_ template: PageTemplate, _ values: TemplateValues) -> String {
    library.render(values, withTemplate: template.rawValue) ?? ""
  }

  private static func template(_ text: String, file: String) throws(TemplateError) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: "{{% CONTENT_TYPE:\(contentType)}}\n" + text)
    } catch let error as MustacheTemplate.ParserError {
      throw TemplateError(
        file: file, line: error.context.lineNumber - 1, column: error.context.columnNumber,
        problem: words(for: error.error))
    } catch {
      throw TemplateError(file: file, problem: words(for: error))
    }
  }

  private static func words(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "a section is closed under another name than it was opened with"
    case .expectedSectionEnd: "a section is not closed"
    case .unfinishedName: "a tag is not closed"
    default: "this is not a Mustache template (\(error))"
    }
  }

  private static let ending = ".mustache"
  private static let contentType = "HITPATH_HTML"

  private static let registerContentType: Void = {
    MustacheContentTypes.register(HTMLText(), named: contentType)
  }()
}

extension ReportOptions {
  /// A template with its values in their places, and with the texts of the language.
  ///
  /// - Throws: ``TemplateError`` for templates that cannot be parsed.
  func html(_ template: PageTemplate, _ values: TemplateValues) throws(TemplateError) -> String {
    try templates.pages.get().html(template, values.adding([.text: PageTexts(language: language)]))
  }
}
