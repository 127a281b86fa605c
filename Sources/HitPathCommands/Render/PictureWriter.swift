// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Templates

/// Writes pictures in one form.
struct PictureWriter {
  let format: PictureFormat
  let theme: Theme
  let scale: Double

  private static let style = StyleSheet(EmbeddedTemplates.diagram)

  private let converter: PictureConverter?

  /// - Throws: ``PictureConverter/Failure`` if the form needs a program that is not there.
  init(_ format: PictureFormat, theme: Theme, scale: Double) throws {
    self.format = format
    self.theme = theme
    self.scale = scale
    converter = format == .png || format == .pdf ? try PictureConverter() : nil
  }

  /// The picture's file; texts end with a line feed.
  func data(_ diagram: Diagram) throws -> Data {
    switch format {
    case .svg: return text(try diagram.standaloneSVG(style: Self.style, theme: theme))
    case .dot: return text(diagram.dot() ?? "")
    case .json: return text(try diagram.json())
    case .mermaid: return text(diagram.mermaid ?? "")
    case .text:
      return text(
        diagram.textEquivalent.split(separator: "\n", omittingEmptySubsequences: false)
          .map { LineText.safe(String($0)) }.joined(separator: "\n"))
    case .png, .pdf:
      // What is not a page has no reader whose scheme it could follow.
      let resolved: Theme = theme == .dark ? .dark : .light
      let svg = try diagram.standaloneSVG(style: Self.style, theme: resolved)
      return try converter?.convert(
        svg, background: Self.style.background(resolved), to: format == .png ? .png(scale: scale) : .pdf)
        ?? Data()
    }
  }

  private func text(_ text: String) -> Data {
    Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
  }
}
