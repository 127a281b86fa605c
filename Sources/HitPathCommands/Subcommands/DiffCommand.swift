// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
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

      --tap and --scene are for both inputs. A file name that ends in .html or .json chooses the format. \
      Exits with 1 if the two differ, with 0 if they are alike.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case html
  }

  enum Input: String, ExpressibleByArgument, CaseIterable {
    case first
    case second
  }

  @Argument(help: ArgumentHelp(InputFormats.oneOrStandardInput))
  var first: String

  @Argument(help: "Another one")
  var second: String

  @OptionGroup var screen: ScreenOptions

  @Option(help: "Put the taps of this input on both, in place of all that happens")
  var tapOf: Input?

  @Option(help: "The form of the answer; text unless the file's name says otherwise")
  var format: Format?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to this file", valueName: "file"),
    transform: CommandPath.named)
  var output: String?

  @OptionGroup var language: LanguageOptions

  @OptionGroup var templates: TemplateOptions

  func validate() throws {
    if first == "-", second == "-" { throw ValidationError("Only one of the two can be standard input.") }
  }

  @MainActor
  func run(on terminal: Terminal) throws {
    let templates = try templates.set()
    let reader = InputReader(screen, terminal)
    let texts = Sides(try InputReader.text(of: first), try InputReader.text(of: second))
    var traces = Sides(
      try reader.load(first, text: texts.a).trace, try reader.load(second, text: texts.b).trace)
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
    switch chosenFormat {
    case .text:
      let plain = Terminal(output: { _ in }, diagnostics: { _ in })
      let target = output == nil || output == "-" ? terminal : plain
      try OutputFile.write(DiffText(narrator, names, target).text, to: output, or: terminal)
    case .json:
      try OutputFile.write(DiffJSON(narrator: narrator, files: names).object.text(), to: output, or: terminal)
    case .html:
      let options = ReportOptions(language: language.language, templates: templates)
      try OutputFile.write(
        try DiffPage.html(for: narrator, names: names, options: options), to: output, or: terminal)
    }
    if !comparison.isAlike { throw TracesDiffer() }
  }

  private var chosenFormat: Format {
    if let format { return format }
    guard let name = output?.lowercased() else { return .text }
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
    return name.hasSuffix(".json") ? .json : .text
  }
}

/// Ends `hitpath diff` with its own exit code; the differences are written before.
struct TracesDiffer: Error {}
