// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import Foundation
import InputFile
import Report
import ScenarioFile
import Trace

/// Writes pictures in one form.
struct PictureWriter {
  let format: PictureFormat
  let theme: Theme
  let scale: Double

  private let converter: PictureConverter?

  /// - Throws: ``PictureConverter/Failure`` if the form needs a program that is not there.
  init(_ format: PictureFormat, theme: Theme, scale: Double) throws {
    self.format = format
    self.theme = theme
    self.scale = scale
    converter = format == .png || format == .pdf ? try PictureConverter() : nil
  }

  /// A form for a file, or for standard output where none is named.
  ///
  /// - Throws: What is wrong with that, as well.
  @MainActor
  init(
    _ format: PictureFormat, theme: Theme, scale: Double, to file: String?, or terminal: Terminal
  ) throws {
    if [.png, .pdf].contains(format), file == nil, terminal.isScreen {
      throw ValidationError(
        "A \(format.rawValue.uppercased()) is nothing to read here: name a file with --output.")
    }
    try self.init(format, theme: theme, scale: scale)
  }

  /// Draws something of an input, whose fault it is if that cannot be drawn.
  @MainActor
  static func drawing(of file: String, _ draw: @MainActor () throws -> Void) throws {
    do {
      try draw()
    } catch let error as DiagramError {
      throw InputError(file: file, message: error.description)
    }
  }

  /// The picture's file; texts end with a line feed.
  func data(_ diagram: Diagram) throws -> Data {
    switch format {
    case .svg: return text(try diagram.standaloneSVG(style: .embedded, theme: theme))
    case .dot: return text(diagram.dot() ?? "")
    case .json: return text(try diagram.json())
    case .mermaid: return text(diagram.mermaid ?? "")
    case .text:
      return text(
        diagram.textEquivalent.split(separator: "\n", omittingEmptySubsequences: false)
          .map { LineText.safe(String($0)) }.joined(separator: "\n"))
    case .png, .pdf:
      // A file that is no page cannot follow its reader's colour scheme.
      let resolved: Theme = theme == .dark ? .dark : .light
      let svg = try diagram.standaloneSVG(style: .embedded, theme: resolved)
      let output = format == .png ? PictureConverter.Output.png(scale: scale(of: svg)) : .pdf
      return try converter?.convert(svg, background: Palette.background(resolved), to: output) ?? Data()
    }
  }

  /// The scale of a PNG, less than asked for if the picture would be too large.
  func scale(of svg: String) -> Double {
    let lengths = svg.prefix { $0 != ">" }.matches(of: /(?:width|height)="([0-9.]+)"/)
      .compactMap { Double($0.1) }
    return min(scale, (PictureConverter.mostPixels - 1) / (lengths.max() ?? 1))
  }

  private func text(_ text: String) -> Data {
    Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
  }
}
