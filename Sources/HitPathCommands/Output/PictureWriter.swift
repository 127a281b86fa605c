// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import FoundationTypes
import InputFile
import Report
import ScenarioFile
import Trace

/// Writes pictures in one format.
struct PictureWriter {
  let format: PictureFormat
  let theme: Theme
  let scale: Double

  /// The prefix of identifiers in an SVG; nil for one derived from the picture.
  var idPrefix: String?

  /// The command that keeps an SVG up to date; nil for none.
  var maker: String?

  private let converter: PictureConverter?

  /// Creates a writer.
  ///
  /// - Throws: ``PictureConverter/Failure`` if the format needs a missing program.
  init(_ format: PictureFormat, theme: Theme, scale: Double) throws {
    self.format = format
    self.theme = theme
    self.scale = scale
    converter = format == .png || format == .pdf ? try PictureConverter() : nil
  }

  /// Creates a writer for a file, or for standard output if none is named.
  ///
  /// - Throws: ``PictureConverter/Failure``, or the error of the file's name.
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

  /// Draws something from an input, and reports failures as errors of that input.
  @MainActor
  static func drawing(of file: String, _ draw: @MainActor () throws -> Void) throws {
    do {
      try draw()
    } catch let error as DiagramError {
      throw InputError(file: file, message: error.description)
    }
  }

  /// The picture's file contents; texts end with a line feed.
  func data(_ diagram: Diagram) throws -> Data {
    switch format {
    case .svg:
      return text(try diagram.standaloneSVG(style: .embedded, theme: theme, name: idPrefix, maker: maker))
    case .dot: return text(diagram.dot() ?? "")
    case .json: return text(try diagram.json())
    case .mermaid: return text(diagram.mermaid ?? "")
    case .text:
      return text(
        diagram.textEquivalent.split(separator: "\n", omittingEmptySubsequences: false)
          .map { LineText.safe(String($0)) }.joined(separator: "\n"))
    case .png, .pdf:
      // Outside a page, a picture cannot follow the reader's colour scheme.
      let resolved: Theme = theme == .dark ? .dark : .light
      let svg = try diagram.standaloneSVG(style: .embedded, theme: resolved)
      let output = format == .png ? PictureConverter.Output.png(scale: scale(of: svg)) : .pdf
      return try converter?.convert(svg, background: Palette.background(resolved), to: output) ?? Data()
    }
  }

  /// The scale of a PNG, reduced if the picture would be too large.
  func scale(of svg: String) -> Double {
    let lengths = svg.prefix { $0 != ">" }.matches(of: /(?:width|height)="([0-9.]+)"/)
      .compactMap { Double($0.1) }
    return min(scale, (PictureConverter.mostPixels - 1) / (lengths.max() ?? 1))
  }

  private func text(_ text: String) -> Data {
    Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
  }
}

/// The file formats of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg
  case png
  case pdf
  case dot
  case json
  case text
  case mermaid

  /// Whether a kind of picture has this format.
  func exists(for kind: DiagramKind) -> Bool {
    switch self {
    case .svg, .png, .pdf, .json, .text: true
    case .dot: kind.form == .graph
    case .mermaid: kind.form != .drawing
    }
  }

  /// Whether the format is an image, and not text.
  var isDrawn: Bool { [.svg, .png, .pdf].contains(self) }

  /// The format for a file's extension; nil for a name without one.
  ///
  /// - Throws: `ValidationError` for an unknown extension.
  init?(ofFile path: String) throws {
    guard let ending = Self.ending(of: path) else { return nil }
    guard let format = Self.allCases.first(where: { $0.fileExtension == ending.lowercased() }) else {
      let endings = Self.allCases.map { ".\($0.fileExtension)" }.joined(separator: ", ")
      throw ValidationError(
        "There is no form of pictures for '\(LineText.safe(".\(ending)"))': name a file that ends in \(endings), or "
          + "the form with -T.")
    }
    self = format
  }

  /// A file's extension; nil for a name without one.
  static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    return String(name[name.index(after: point)...])
  }

  /// The extension of files with this format.
  var fileExtension: String {
    switch self {
    case .svg, .png, .pdf, .dot, .json: rawValue
    case .text: "txt"
    case .mermaid: "mmd"
    }
  }
}

extension DiagramKind: ExpressibleByArgument {
  package init?(argument: String) { self.init(id: argument) }

  package var defaultValueDescription: String { id }
  package static var allValueStrings: [String] { allCases.map(\.id) }
  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.id, $0.question) })
  }
}

extension Theme: ExpressibleByArgument {}

/// Converts SVG to PNG or PDF with librsvg's program.
struct PictureConverter {
  static let program = "rsvg-convert"

  /// The maximum width and height of a PNG that the program makes, in pixels.
  static let mostPixels = 32_767.0

  /// Why there is no picture.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  enum Output {
    /// A PNG with a number of pixels per pixel of the SVG.
    case png(scale: Double)
    case pdf
  }

  private let executable: String

  /// Searches for the program as the shell would.
  ///
  /// - Throws: ``Failure`` that names the packages containing it.
  init(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws(Failure) {
    guard let found = Program.path(of: Self.program, in: path) else {
      throw Failure(
        description: "PNG and PDF are made by \(Self.program), which is not installed: "
          + "apt-get install librsvg2-bin, or brew install librsvg")
    }
    executable = found
  }

  /// Converts a picture in which all colours are resolved.
  ///
  /// - Parameters:
  ///   - svg: The picture.
  ///   - background: The background colour, such as `#ffffff`.
  ///   - output: The target format.
  /// - Returns: The contents of the file.
  /// - Throws: ``Failure`` with the program's message; errors of the file system.
  func convert(_ svg: String, background: String, to output: Output) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hitpath-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("picture.svg")
    let result = folder.appendingPathComponent("picture")
    let messages = folder.appendingPathComponent("messages")
    try Data(svg.utf8).write(to: input)
    let options = ["--unlimited", "--background-color", background, "--output", result.path, input.path]
    let code = try Program.run(
      executable, arguments(for: output) + options, environment: Self.environment, messages: messages.path)
    guard code == 0, let data = FileManager.default.contents(atPath: result.path) else {
      let said = FileManager.default.contents(atPath: messages.path) ?? Data()
      let words = String(decoding: said, as: UTF8.self).replacing(folder.path + "/", with: "")
      throw Failure(
        description:
          "\(Self.program) failed: \(words.split(whereSeparator: \.isNewline).joined(separator: "\n"))")
    }
    return data
  }

  /// The environment without the user's language, which affects the choice of fonts, and with a fixed date for PDF
  /// files.
  private static let environment =
    ProcessInfo.processInfo.environment
    .filter { name, _ in !["LC_", "LANG", "PANGO_LANG"].contains(where: name.hasPrefix) }
    .merging(["LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "0"]) { $1 }

  private func arguments(for output: Output) -> [String] {
    switch output {
    case .png(let scale): ["--format", "png", "--zoom", String(scale)]
    // A point of a PDF is 1/72 inch, a pixel of an SVG 1/96.
    case .pdf: ["--format", "pdf", "--dpi-x", "72", "--dpi-y", "72"]
    }
  }
}

/// The pictures of an input that say something specific, with their file names.
struct PictureSet {
  struct Entry {
    var name: String
    var kind: DiagramKind
    var options: DiagramOptions
  }

  private(set) var entries: [Entry] = []

  /// Draws the pictures.
  ///
  /// - Parameters:
  ///   - analysis: The analysis of the trace.
  ///   - touches: The indices of the touches to draw; if there are several, the names contain their numbers.
  ///   - options: The common options of all pictures.
  init(_ analysis: TraceAnalysis, touches: [Int], options: DiagramOptions) {
    var written: Set<String> = []
    for touch in touches.isEmpty ? [0] : touches {
      var options = options
      options.touch = touch
      for kind in Diagrams.applicable(to: analysis, options: options) where kind.isOfAnswer {
        let isOfTouch = touches.count > 1 && kind.touch != .ignored
        let name = (isOfTouch ? "touch\(touch + 1)-" : "") + kind.id
        if written.insert(name).inserted {
          entries.append(Entry(name: name, kind: kind, options: Self.options(options, for: kind)))
        }
      }
    }
  }

  /// The options that apply to a kind.
  private static func options(_ all: DiagramOptions, for kind: DiagramKind) -> DiagramOptions {
    var options = all
    if !kind.choices.contains(.step) { options.step = nil }
    if kind.choices.isDisjoint(with: [.view, .recognizer]) { options.view = nil }
    if !kind.choices.contains(.focus) { (options.focus, options.depth) = (nil, nil) }
    if !kind.choices.contains(.folding) { options.folds = true }
    return options
  }
}
