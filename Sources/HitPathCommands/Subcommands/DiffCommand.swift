// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile

struct DiffCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two screens and what happens on them",
    discussion: """
      Says where they part first, and why; then what becomes of each touch, where the screens differ, and all that \
      happened side by side. Views with made names, such as those of dumps, are found by their place.

      Touches at different points are named first. To compare what two screens make of one tap, give --tap-of: then \
      nothing happens but taps where the touches of that input went down.

      --tap and --scene are for both inputs. A picture (svg, png, pdf, dot) is of one touch: both hit paths as one \
      tree, with what parts them. A file name that ends in the name of a format chooses it. \
      Exits with 1 if the two differ, with 0 if they are alike.

      A capture alone is compared with itself: what the app noted meanwhile with the simulation of its screen, up to \
      the first difference.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case html
    case svg
    case png
    case pdf
    case dot

    /// The form of a picture; nil for the others.
    var picture: PictureFormat? {
      switch self {
      case .text, .json, .html: nil
      case .svg: .svg
      case .png: .png
      case .pdf: .pdf
      case .dot: .dot
      }
    }
  }

  enum Input: String, ExpressibleByArgument, CaseIterable {
    case first
    case second
  }

  @Argument(help: ArgumentHelp(InputFormats.oneOrStandardInput))
  var first: String

  @Argument(help: "Another one; without it a capture in which the app noted its calls")
  var second: String?

  @OptionGroup var screen: ScreenOptions

  @Option(help: "Put the taps of this input on both, in place of all that happens")
  var tapOf: Input?

  @Option(help: "The form of the answer; text unless the file's name says otherwise")
  var format: Format?

  @Option(count: "The touch of a picture, from 1 (default: the one in which they part)")
  var touch: Int?

  @Option(help: "The colours of a picture; auto follows the reader's system")
  var theme: Theme = .automatic

  @OptionGroup var file: FileOption

  @OptionGroup var language: LanguageOptions

  @OptionGroup var templates: TemplateOptions

  func validate() throws {
    if first == "-", second == "-" { throw ValidationError("Only one of the two can be standard input.") }
    if second == nil, tapOf != nil || format != nil || touch != nil || file.output != nil {
      throw ValidationError("--tap-of, --format, --touch and --output are for two inputs.")
    }
    if let touch, touch < 1 { throw ValidationError("Touches are counted from 1.") }
    if touch != nil, chosenFormat.picture == nil {
      throw ValidationError("--touch is for a picture: svg, png, pdf or dot.")
    }
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let reader = InputReader(screen, terminal)
    guard let second else { return try compareNotes(reader.load(first), terminal) }
    let templates = try templates.set()
    let texts = Sides(try InputReader.text(of: first), try InputReader.text(of: second))
    var traces = Sides(
      try reader.rerunIfNeeded(reader.load(first, text: texts.a)).trace,
      try reader.rerunIfNeeded(reader.load(second, text: texts.b)).trace)
    if let tapOf {
      let touches = TraceAnalysis(tapOf == .first ? traces.a : traces.b).touches
      let places = touches.map(\.location)
      traces = Sides(
        try reader.tapped(first, text: texts.a, at: places),
        try reader.tapped(second, text: texts.b, at: places))
    }
    let comparison = TraceComparison(TraceAnalysis(traces.a), TraceAnalysis(traces.b))
    let narrator = ComparisonNarrator(language.language, comparison)
    let names = Sides(first, second)
    if let format = chosenFormat.picture {
      try writePicture(format, narrator, names, terminal)
    } else {
      let text = try text(narrator, names, templates, terminal)
      try OutputFile.write(text, to: file.output, or: terminal, keeping: [first, second])
    }
    if !comparison.isAlike { throw NotAsWanted() }
  }

  /// The answer, but for pictures.
  @MainActor
  private func text(
    _ narrator: ComparisonNarrator, _ names: Sides<String>, _ templates: TemplateSet, _ terminal: Terminal
  ) throws -> String {
    switch chosenFormat {
    case .json: return try DiffJSON(narrator: narrator, files: names).object.text()
    case .html:
      let options = ReportOptions(language: language.language, templates: templates)
      return try DiffPage.html(for: narrator, names: names, options: options)
    case .text, .svg, .png, .pdf, .dot:
      let plain = Terminal(output: { _ in }, diagnostics: { _ in })
      let target = file.output == nil || file.output == "-" ? terminal : plain
      return DiffText(narrator, names, target).text
    }
  }

  /// Compares what an app noted with what the simulation of its screen does.
  @MainActor
  private func compareNotes(_ loaded: LoadedInput, _ terminal: Terminal) throws {
    guard !loaded.recordings.isEmpty else {
      throw ValidationError(
        "Name two inputs; alone only a capture is compared, with what the app noted while it was made.")
    }
    let (checked, _) = try CheckRun.checked(loaded, in: first)
    terminal.write(CheckText(terminal: terminal).text(for: checked))
    if !checked.failures.isEmpty { throw NotAsWanted() }
  }

  @MainActor
  private func writePicture(
    _ format: PictureFormat, _ narrator: ComparisonNarrator, _ names: Sides<String>, _ terminal: Terminal
  ) throws {
    let writer = try PictureWriter(format, theme: theme, scale: 2, to: file.output, or: terminal)
    guard !narrator.comparison.touches.isEmpty else { throw InputError.noTouch(to: "draw", file: first) }
    try PictureWriter.drawing(of: first) {
      let picture = try Diagrams.comparison(
        narrator, names: DiffPage.shortest(names), touch: touch.map { $0 - 1 }, language: language.language)
      try OutputFile.write(
        try writer.data(picture), to: file.output, or: terminal, keeping: [names.a, names.b])
    }
  }

  private var chosenFormat: Format {
    if let format { return format }
    guard let name = file.output?.lowercased(), name.contains("."),
      let ending = name.split(separator: ".").last
    else { return .text }
    return ending == "htm" ? .html : Format(rawValue: String(ending)) ?? .text
  }
}
