// SPDX-License-Identifier: Apache-2.0

import Course
import Foundation
import HitPath
import InputFile
import Markdown
import ScenarioFile
import Trace

/// Where the files of a page are: in a folder, or in the program.
struct PageSource: Hashable, Encodable {
  /// The page's name: that of its folder.
  let name: String

  /// What stands before the names of its files in messages.
  private let prefix: String

  /// The texts of a built-in page by the names of its files; nil for a folder.
  private var builtIn: [String: String]?

  static let scenario = "scenario.yml"
  static let questions = "questions.yml"
  static let plan = "course.yml"

  /// The page whose scenario is this file; nil if nothing but the scenario is there.
  init?(beside scenario: String) {
    let parts = scenario.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.last.map(String.init) == Self.scenario else { return nil }
    let prefix = scenario.dropLast(Self.scenario.count)
    let folder = prefix.isEmpty ? "." : String(prefix)
    self.init(folder: folder, prefix: String(prefix))
    guard has(Self.questions) || !texts.isEmpty else { return nil }
  }

  /// The page in a folder.
  init(folder: String) {
    self.init(folder: folder, prefix: folder.hasSuffix("/") ? folder : "\(folder)/")
  }

  private init(folder: String, prefix: String) {
    name = URL(filePath: folder).standardizedFileURL.lastPathComponent
    self.prefix = prefix
    builtIn = nil
  }

  init(_ page: CoursePages.Page) {
    name = page.name
    prefix = "\(page.name)/"
    builtIn = page.files
  }

  /// The same with the texts of all its files.
  func complete() throws -> PageSource {
    guard builtIn == nil else { return self }
    let files = [Self.scenario, Self.questions].filter(has) + texts.map(\.name)
    var page = self
    page.builtIn = Dictionary(uniqueKeysWithValues: try files.map { ($0, try text(of: $0)) })
    return page
  }

  func path(_ file: String) -> String { prefix + file }

  func has(_ file: String) -> Bool {
    builtIn.map { $0[file] != nil } ?? (FilePath.isFolder(path(file)) == false)
  }

  func text(of file: String) throws -> String {
    if let builtIn {
      guard let text = builtIn[file] else {
        throw InputError(file: path(file), message: "there is no such file")
      }
      return text
    }
    return try InputReader.text(of: path(file))
  }

  /// The page's texts that are there, by kind and language.
  var texts: [TextFile] {
    PageKind.allCases.flatMap { kind in
      LanguageCode.allCases.map { TextFile(kind: kind, language: $0) }
    }.filter { has($0.name) }
  }

  /// The kind and the title of the page in a language; nil if it has no text in it.
  func text(in language: String) -> (kind: PageKind, title: String)? {
    guard let file = texts.first(where: { $0.language.rawValue == language }),
      let heading = try? text(of: file.name).prefix(while: { !$0.isNewline })
    else { return nil }
    let (text, _) = CourseTextReader.read(String(heading), kind: file.kind, language: file.language)
    return (file.kind, text.title.plain)
  }

  /// The text of a page in a language.
  struct TextFile: Hashable {
    var kind: PageKind
    var language: LanguageCode

    var name: String { "\(kind.rawValue).\(language.rawValue).md" }
  }
}
