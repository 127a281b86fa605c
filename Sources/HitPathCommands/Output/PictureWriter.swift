// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import FoundationTypes
import InputFile
import Report
import ScenarioFile
import Trace

/// Writes pictures in one form.
struct PictureWriter {
  let format: PictureFormat
  let theme: Theme
  let scale: Double

  /// What the identifiers in an SVG begin with; nil for what is made from the picture.
  var idPrefix: String?

  /// Which command keeps an SVG fresh; nil for none.
  var maker: String?

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

/// The forms in which a picture is written.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg
  case png
  case pdf
  case dot
  case json
  case text
  case mermaid

  /// Whether a kind of picture has this form.
  func exists(for kind: DiagramKind) -> Bool {
    switch self {
    case .svg, .png, .pdf, .json, .text: true
    case .dot: kind.form == .graph
    case .mermaid: kind.form != .drawing
    }
  }

  /// Whether somebody looks at it.
  var isDrawn: Bool { [.svg, .png, .pdf].contains(self) }

  /// The form that a file's name tells by its ending; nil for a name without one.
  ///
  /// - Throws: `ValidationError` for an ending that no form has.
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

  /// What a file's name ends in after its last point; nil for a name without one.
  static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    return String(name[name.index(after: point)...])
  }

  /// What a file of this form is called after the point.
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

/// Turns SVG into PNG or PDF with librsvg's program.
struct PictureConverter {
  static let program = "rsvg-convert"

  /// The most pixels in a row and in a column of a PNG that the program makes.
  static let mostPixels = 32_767.0

  /// Why there is no picture.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  enum Output {
    /// A picture with so many pixels for each of the SVG's.
    case png(scale: Double)
    case pdf
  }

  private let executable: String

  /// Looks for the program where the shell would.
  ///
  /// - Throws: ``Failure`` that names the packages that bring it.
  init(path: String? = ProcessInfo.processInfo.environment["PATH"]) throws(Failure) {
    guard let found = Program.path(of: Self.program, in: path) else {
      throw Failure(
        description: "PNG and PDF are made by \(Self.program), which is not installed: "
          + "apt-get install librsvg2-bin, or brew install librsvg")
    }
    executable = found
  }

  /// Converts a picture whose colours are all resolved.
  ///
  /// - Parameters:
  ///   - svg: The picture.
  ///   - background: The colour behind it, such as `#ffffff`.
  ///   - output: The form to convert it to.
  /// - Returns: The bytes of the file.
  /// - Throws: ``Failure`` with what the program says; errors of the file system.
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

  /// The environment without the reader's language, by which fonts are chosen. A PDF would hold the time of its making.
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

/// The pictures of an input that answer something, with the names of their files.
struct PictureSet {
  struct Entry {
    var name: String
    var kind: DiagramKind
    var options: DiagramOptions
  }

  private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - analysis: The answers.
  ///   - touches: The touches to be drawn, by position; with several their numbers stand in the names.
  ///   - options: What all pictures have in common.
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

  /// Without the options that the kind does not use.
  private static func options(_ all: DiagramOptions, for kind: DiagramKind) -> DiagramOptions {
    var options = all
    if !kind.choices.contains(.step) { options.step = nil }
    if kind.choices.isDisjoint(with: [.view, .recognizer]) { options.view = nil }
    if !kind.choices.contains(.focus) { (options.focus, options.depth) = (nil, nil) }
    if !kind.choices.contains(.folding) { options.folds = true }
    return options
  }
}
