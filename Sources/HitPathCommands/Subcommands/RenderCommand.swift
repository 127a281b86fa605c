// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import FoundationTypes
import HitPath
import InputFile
import ScenarioFile
import Trace

struct RenderCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws pictures of a screen and of a touch on it",
    discussion: """
      Each kind of picture answers one question; docs/diagrams.md shows them all. An SVG file contains its \
      style. PNG and PDF are made with rsvg-convert. Only graphs have a DOT form, and only graphs and the \
      sequence a Mermaid form. `text` says in words what the picture shows.
      """
  )

  @OptionGroup var input: InputOptions

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var picture: ScreenshotOptions

  @Option(name: .shortAndLong, help: "The kind of picture")
  var diagram: DiagramKind = .hitPath

  @Flag(help: "Draw the pictures that a page shows into the folder named by --output")
  var all = false

  @Option(
    name: [.customShort("T"), .customLong("format")],
    help: "The form of the picture (default: that of the file that --output names, else svg)")
  var givenFormat: PictureFormat?

  /// The format, by option or by the extension of the file.
  private func format() throws -> PictureFormat {
    if let givenFormat { return givenFormat }
    guard !all, let output, output != "-" else { return .svg }
    return try PictureFormat(ofFile: output) ?? .svg
  }

  @OptionGroup var choice: PictureOptions

  @Option(help: "The colours; auto follows the reader's system")
  var theme: Theme = .automatic

  @Option(
    help: ArgumentHelp(
      "The beginning of every id in an SVG, so that one page can contain several (default: made from the picture)",
      valueName: "name"))
  var idPrefix: String?

  @Option(
    help: ArgumentHelp("Pixels of a PNG per pixel of the picture (default: 2.0)", valueName: "factor"),
    transform: CommandNumber.factor)
  var scale = 2.0

  @Option(.shortAndLong, path: "Write to this file, or with --all to this folder", as: "path")
  var output: String?

  @OptionGroup var language: LanguageOptions

  func validate() throws {
    guard scale > 0, scale <= 16 else { throw ValidationError("--scale is between 0 and 16.") }
    let format = try format()
    if let idPrefix {
      guard Diagram.isPictureName(idPrefix) else {
        throw ValidationError(
          "--id-prefix begins with a letter and has letters, digits, - and _ only, all of ASCII.")
      }
      guard format == .svg, !all else { throw ValidationError("--id-prefix is for one picture in an SVG.") }
    }
    if all {
      guard choice.width == nil else {
        throw ValidationError("--width is for one picture: name it with --diagram instead of --all.")
      }
      guard output != nil, output != "-" else {
        throw ValidationError("--all writes several files: name a folder with --output.")
      }
      guard choice.view == nil else {
        throw ValidationError("--view is for one picture: name it with --diagram instead of --all.")
      }
      return
    }
    if !format.exists(for: diagram) {
      throw ValidationError(
        format == .dot
          ? "\(diagram.id) is not a graph, so there is no DOT text of it."
          : "There is Mermaid text of the \(PictureOptions.names { format.exists(for: $0) }) only.")
    }
    try choice.check(for: diagram)
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let format = try format()
    var writer = try PictureWriter(format, theme: theme, scale: scale, to: output, or: terminal)
    writer.idPrefix = idPrefix
    let loaded = try input.load(
      screen, showing: picture, on: terminal, needsTapMap: all || diagram.needsTapMap)
    let analysis = TraceAnalysis(loaded.trace)
    let touches = try touches(of: analysis, loaded)
    let options = try choice.options(
      of: loaded, analysis, touch: touches.first, language.language,
      names: all || diagram.choices.contains(.recognizer))
    try PictureWriter.drawing(of: input.path) {
      guard !all else { return try writeAll(analysis, touches, options, writer, terminal) }
      let picture = try Diagrams.make(diagram, for: analysis, options: options)
      if let refusal = picture.refusal, format.isDrawn {
        throw InputError(file: input.path, message: refusal)
      }
      let data = try writer.data(picture)
      try OutputFile.write(data, to: output, or: terminal, keeping: input.files)
    }
  }

  /// The indices of the touches to draw; the first of them for a single picture.
  private func touches(of analysis: TraceAnalysis, _ loaded: LoadedInput) throws -> [Int] {
    guard !analysis.touches.isEmpty else {
      guard all || diagram.touch != .needed else {
        throw InputError.noTouch(to: "draw", file: input.path)
      }
      return []
    }
    return Array(try loaded.touches(choice.touch, of: analysis.touches.count))
  }

  @MainActor
  private func writeAll(
    _ analysis: TraceAnalysis, _ touches: [Int], _ options: DiagramOptions, _ writer: PictureWriter,
    _ terminal: Terminal
  ) throws {
    let (folder, format) = (output ?? ".", writer.format)
    let entries = PictureSet(analysis, touches: touches, options: options).entries
    let files = try entries.filter { format.exists(for: $0.kind) }.map { entry in
      (
        path: "\(folder)/\(entry.name).\(format.fileExtension)",
        data: try writer.data(try Diagrams.make(entry.kind, for: analysis, options: entry.options))
      )
    }
    guard !files.isEmpty else {
      throw InputError(
        file: input.path, message: "none of its pictures can be made as \(format.rawValue)",
        hint: touches.isEmpty ? "add a touch with --tap X,Y" : "-T svg makes all of them")
    }
    try OutputFile.write(files, in: folder, keeping: input.files)
    for file in files { terminal.write(path: file.path) }
  }
}
