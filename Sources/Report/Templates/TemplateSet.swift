// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Templates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The templates, style sheets and scripts that pages are made of, by file.
package struct TemplateSet: Sendable, Encodable {
  private let texts: [String: String]

  /// The scripts of pages, each with all that it imports; or what is wrong with one of them.
  private let scripts: Result<[String: String], TemplateError>

  /// The templates of pages and of their parts; or what is wrong with one of them.
  let pages: Result<PageTemplates, TemplateError>

  /// Those in the binary.
  package static let embedded = TemplateSet(texts: EmbeddedTemplates.files)

  private init(texts: [String: String]) {
    self.texts = texts
    pages = Result { () throws(TemplateError) in try PageTemplates(texts) }
    scripts = Result { () throws(TemplateError) in
      var scripts: [String: String] = [:]
      for file in Self.scriptFiles {
        scripts[file] = SourceText.compactScript(try ScriptBundle.script(file, of: texts))
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

  /// The texts, of which all else is made.
  package func encode(to encoder: any Encoder) throws { try texts.encode(to: encoder) }

  /// The files of a folder of templates.
  package static let fileNames = EmbeddedTemplates.files.keys.sorted()

  /// The scripts of reports without and with a question, of a course, of all these, of the index and of served pages;
  /// all others are modules that these import.
  private static let scriptFiles = [
    "script/page.js", "script/ask.js", "script/lesson.js", "script/whole.js", "script/index.js",
    "script/live.js",
  ]

  /// A file's text.
  package func text(_ file: String) -> String { texts[file] ?? "" }

  /// One of the scripts with all that it imports.
  ///
  /// - Throws: ``TemplateError`` for a module that cannot be used.
  package func script(_ file: String) throws(TemplateError) -> String { try scripts.get()[file] ?? "" }

  /// The colours, the look of some parts of pictures, and that of several files.
  func style(_ pictures: [PicturePart], _ files: [String]) -> String {
    Palette.properties + (PicturePart.files(of: pictures) + files).map(text).joined() + "\n"
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
