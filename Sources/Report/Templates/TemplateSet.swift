// SPDX-License-Identifier: Apache-2.0

import Templates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The templates, style sheets and scripts that pages are made of, by file.
package struct TemplateSet: Sendable {
  private let texts: [String: String]

  /// Whether these are those in the binary.
  let isBuiltIn: Bool

  /// What every page of a set needs in its smaller form.
  let condensed: Condensed

  struct Condensed: Sendable {
    var style: PrunedStyle
    var script: String

    /// The script without the part for questions.
    var plainScript: String
  }

  /// Those in the binary.
  package static let embedded = TemplateSet(
    texts: Dictionary(embeddedFiles.map { ($0.file, $0.text) }) { first, _ in first }, isBuiltIn: true)

  private init(texts: [String: String], isBuiltIn: Bool = false) {
    self.texts = texts
    self.isBuiltIn = isBuiltIn
    let text = { (file: String) in texts[file] ?? "" }
    let script = { (files: [String]) in Condensing.script(files.map(text).joined(separator: "\n")) }
    condensed = Condensed(
      style: PrunedStyle(Condensing.style(Self.styleFiles.map(text).joined(separator: "\n"))),
      script: script(Self.scriptFiles),
      plainScript: script(Self.scriptFiles.filter { $0 != "script/question.js" }))
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

  /// The files of a folder of templates.
  package static let fileNames = embeddedFiles.map(\.file)

  private static let embeddedFiles: [(file: String, text: String)] =
    [
      ("report.mustache", EmbeddedTemplates.report), ("page.mustache", EmbeddedTemplates.page),
      ("touch.mustache", EmbeddedTemplates.touch), ("picture.mustache", EmbeddedTemplates.picture),
      ("embed.mustache", EmbeddedTemplates.embed), ("index.mustache", EmbeddedTemplates.index),
      ("diff.mustache", EmbeddedTemplates.diff), ("error.mustache", EmbeddedTemplates.error),
    ] + EmbeddedTemplates.styles + EmbeddedTemplates.ownStyles + EmbeddedTemplates.diagrams
    + EmbeddedTemplates.scripts
    + [("script/index.js", EmbeddedTemplates.indexScript), ("script/live.js", EmbeddedTemplates.liveScript)]

  /// A file's text.
  package func text(_ file: String) -> String { texts[file] ?? "" }

  /// The look of reports.
  package var style: String { joined(Self.styleFiles) }

  /// The script of reports.
  package var script: String { joined(Self.scriptFiles) }

  private static let styleFiles =
    EmbeddedTemplates.diagrams.map(\.file) + EmbeddedTemplates.styles.map(\.file)
  private static let scriptFiles = EmbeddedTemplates.scripts.map(\.file)

  private func joined(_ files: [String]) -> String { files.map(text).joined(separator: "\n") }
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
