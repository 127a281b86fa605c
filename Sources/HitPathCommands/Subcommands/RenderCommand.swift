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
      Each kind of picture answers one question; docs/diagrams.md shows them all. An SVG file brings its style. PNG \
      and PDF are made by rsvg-convert. DOT is for the pictures that are graphs, Mermaid for the sequence, and \
      `text` says what the picture shows.
      """
  )

  @OptionGroup var input: InputOptions

  @OptionGroup var picture: ScreenshotOptions

  @Option(name: .shortAndLong, help: "Which picture")
  var diagram: DiagramKind = .hitPath

  @Flag(help: "Draw the pictures that a page shows into the folder named by --output")
  var all = false

  @Option(
    name: [.customShort("T"), .customLong("format")],
    help: "The form of the picture (default: that of the file that --output names, else svg)")
  var givenFormat: PictureFormat?

  /// The form that is asked for, in so many words or by the name of the file.
  private var format: PictureFormat {
    givenFormat ?? (all ? nil : output.flatMap(PictureFormat.init(ofFile:))) ?? .svg
  }

  @Option(count: "The touch, from 1 in the order of touch-down; with --tap, the tap")
  var touch: Int?

  @Option(
    count:
      "Stop after this step of the hit test, which screen and layers count on after it, or call of the sequence"
  )
  var step: Int?

  @Option(help: ArgumentHelp("The view or recognizer that the picture is about", valueName: "name"))
  var view: String?

  @Option(help: ArgumentHelp("Show only this view and what is in it", valueName: "name"))
  var focus: String?

  @Option(count: "Show only so many levels of views")
  var depth: Int?

  @Option(
    count:
      "How wide an answer is, in pixels: 680 as in an article, or 360 for a narrow column (default: 680)",
    as: "pixels")
  var width: Int?

  @Option(help: "The colours; auto follows the reader's system")
  var theme: Theme = .automatic

  @Option(
    help: ArgumentHelp("Pixels of a PNG for each of the picture's (default: 2.0)", valueName: "factor"),
    transform: CommandNumber.factor)
  var scale = 2.0

  @Flag(inversion: .prefixedNo, help: "Count what repeats or does not matter instead of drawing each")
  var fold = true

  @Option(.shortAndLong, path: "Write to this file, or with --all to this folder", as: "path")
  var output: String?

  @OptionGroup var language: LanguageOptions

  func validate() throws {
    if let step, step < 1 { throw ValidationError("Steps are counted from 1.") }
    if let depth, depth < 1 { throw ValidationError("--depth is at least 1.") }
    guard scale > 0, scale <= 16 else { throw ValidationError("--scale is between 0 and 16.") }
    if let width {
      guard [DiagramOptions.articleWidth, DiagramOptions.narrowWidth].contains(Double(width)) else {
        throw ValidationError("--width is 680 or 360.")
      }
      guard !all else {
        throw ValidationError("--width is for one picture: name it with --diagram instead of --all.")
      }
    }
    if all {
      guard output != nil, output != "-" else {
        throw ValidationError("--all writes several files: name a folder with --output.")
      }
      guard view == nil else {
        throw ValidationError("--view is for one picture: name it with --diagram instead of --all.")
      }
      return
    }
    if !format.exists(for: diagram) {
      throw ValidationError(
        format == .dot
          ? "\(diagram.id) is not a graph, so there is no DOT text of it."
          : "There is Mermaid text of the \(Self.names { format.exists(for: $0) }) only.")
    }
    try check(step != nil, "--step", for: [.step])
    try check(view != nil, "--view", for: [.view, .recognizer])
    try check(focus != nil, "--focus", for: [.focus])
    try check(depth != nil, "--depth", for: [.focus])
    try check(!fold, "--no-fold", for: [.folding], otherwise: "; -T text and -T json tell everything")
    try check(width == Int(DiagramOptions.narrowWidth), "--width 360", for: [.width])
  }

  /// Refuses an option that the picture has no use for.
  private func check(
    _ isGiven: Bool, _ option: String, for choices: Set<DiagramKind.Choice>, otherwise: String = ""
  ) throws {
    guard isGiven, diagram.choices.isDisjoint(with: choices) else { return }
    let kinds = Self.names { !$0.choices.isDisjoint(with: choices) }
    throw ValidationError("\(option) is not for \(diagram.id), but for \(kinds)\(otherwise).")
  }

  private static func names(where isMeant: (DiagramKind) -> Bool) -> String {
    DiagramKind.allCases.filter(isMeant).map(\.id).joined(separator: ", ")
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let writer = try PictureWriter(format, theme: theme, scale: scale, to: output, or: terminal)
    let loaded = try input.load(
      on: terminal, needsTapMap: all || diagram.needsTapMap, showing: picture)
    let analysis = TraceAnalysis(loaded.trace)
    let touches = try touches(of: analysis, loaded)
    var options = DiagramOptions(
      language: language.language, touch: touches.first ?? 0, step: step, depth: depth, folds: fold)
    options.screenshot = .drawn
    options.width = width.map(Double.init) ?? options.width
    let index = analysis.index(of: touches.first.map { analysis.touches[$0] })
    options.focus = try focus.map {
      try ViewName($0, in: index, file: input.path, addresses: loaded.addresses).view.id
    }
    options.view = try view.map { name in
      let isRecognizer =
        (all || diagram.choices.contains(.recognizer)) && index.recognizer(name) != nil
      return isRecognizer
        ? name : try ViewName(name, in: index, file: input.path, addresses: loaded.addresses).view.id
    }
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

  /// The touches to be drawn, by position; the first of them for a single picture.
  private func touches(of analysis: TraceAnalysis, _ loaded: LoadedInput) throws -> [Int] {
    guard !analysis.touches.isEmpty else {
      guard all || diagram.touch != .needed else {
        throw InputError.noTouch(to: "draw", file: input.path)
      }
      return []
    }
    return Array(try loaded.touches(touch, of: analysis.touches.count))
  }

  @MainActor
  private func writeAll(
    _ analysis: TraceAnalysis, _ touches: [Int], _ options: DiagramOptions, _ writer: PictureWriter,
    _ terminal: Terminal
  ) throws {
    let folder = output ?? "."
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
