// SPDX-License-Identifier: Apache-2.0

import Templates

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The templates and style sheets that pages are made of.
package struct TemplateSet: Sendable {
  package var report: String
  package var index: String
  package var style: String
  package var diagram: String

  /// Those in the binary.
  package static var embedded: TemplateSet {
    TemplateSet(
      report: EmbeddedTemplates.report, index: EmbeddedTemplates.index, style: EmbeddedTemplates.style,
      diagram: EmbeddedTemplates.diagram)
  }

  private init(report: String, index: String, style: String, diagram: String) {
    self.report = report
    self.index = index
    self.style = style
    self.diagram = diagram
  }

  /// Reads a folder that holds all of ``fileNames``.
  ///
  /// - Throws: ``TemplateError`` for a file that is missing or is not UTF-8 text.
  package init(folder: String) throws {
    func text(_ name: String) throws -> String {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else {
        throw TemplateError(
          file: path,
          problem: "cannot be read; a folder of templates holds \(Self.fileNames.joined(separator: ", "))")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw TemplateError(file: path, problem: "is not UTF-8 text")
      }
      return text
    }
    self.init(
      report: try text("report.mustache"), index: try text("index.mustache"), style: try text("style.css"),
      diagram: try Self.diagramFileNames.map(text).joined(separator: "\n"))
  }

  /// The files of a folder of templates.
  package static let fileNames = ["report.mustache", "index.mustache", "style.css"] + diagramFileNames

  private static let diagramFileNames = EmbeddedTemplates.diagrams.map(\.file)
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
