// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import Trace

struct DiffCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two screens and what happens on them",
    discussion: """
      Prints where the two first differ and why; then what happens to each touch, where the screens \
      differ, and all events side by side. Views with made-up names, such as those of dumps, are matched \
      by their place.

      Touches at different points are printed first. To compare what both screens make of the same taps, \
      use --tap-of: then the only events are taps where the touches of that input went down.

      --tap and --scene apply to both inputs. A picture (svg, png, pdf, dot) shows one touch: both hit \
      paths as one tree, and where they differ. The ending of the output file's name chooses the format. \
      Exits with 1 if the two differ, else with 0.

      A single capture is compared with itself: the calls that the app noted, with the simulation of its \
      screen, up to the first difference.
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

    /// The format of a picture; nil for other formats.
    var picture: PictureFormat? {
      [.text, .json].contains(self) ? nil : PictureFormat(rawValue: rawValue)
    }
  }

  enum Input: String, ExpressibleByArgument, CaseIterable {
    case first
    case second
  }

  @Argument(help: ArgumentHelp(InputFormats.oneOrStandardInput), completion: .inputs)
  var first: String

  @Argument(
    help: "Another one; not needed for a capture in which the app noted its calls", completion: .inputs)
  var second: String?

  @OptionGroup var screen: ScreenOptions

  @Option(help: "Replace all that happens on both with taps where this input's touches went down")
  var tapOf: Input?

  @Option(help: "The form of the answer; text unless the name of the output file says otherwise")
  var format: Format?

  @Option(count: "The touch of a picture, from 1 (default: the first that differs)")
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
    if format == nil, file.output != "-", let ending = file.output.flatMap(PictureFormat.ending),
      Self.format(ofEnding: ending) == nil
    {
      throw ValidationError(
        "There is no form of comparisons for '\(LineText.safe(".\(ending)"))': name a file that ends in .txt, .json, "
          + ".html, .svg, .png, .pdf or .dot, or the form with --format.")
    }
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
    if !comparison.isAlike { throw NegativeResult() }
  }

  /// The output, except for pictures.
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

  /// Compares what an app recorded with what the simulation of its screen does.
  @MainActor
  private func compareNotes(_ loaded: LoadedInput, _ terminal: Terminal) throws {
    guard !loaded.recordings.isEmpty else {
      throw ValidationError(
        "Name two inputs; alone only a capture is compared, with what the app noted while it was made.")
    }
    let (checked, _) = try CheckRun.checked(loaded, in: first)
    terminal.write(CheckText(terminal: terminal).text(for: checked))
    if !checked.failures.isEmpty { throw NegativeResult() }
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
    return file.output.flatMap(PictureFormat.ending).flatMap { Self.format(ofEnding: $0) } ?? .text
  }

  /// The format for an extension; nil for an unknown one.
  private static func format(ofEnding ending: String) -> Format? {
    switch ending.lowercased() {
    case "htm": .html
    case "txt": .text
    case let other: Format(rawValue: other)
    }
  }
}

/// A comparison for the terminal: where two traces diverge, the outcomes of each touch, the differences of the screens,
/// and the logs side by side.
@MainActor
struct DiffText {
  /// The maximum number of lines and objects; further ones are counted.
  private static let maximumRows = 200
  private static let maximumObjects = 40
  private static let maximumTouches = 20

  private let narrator: ComparisonNarrator
  private let names: Sides<String>
  private let terminal: Terminal

  private var comparison: TraceComparison { narrator.comparison }

  init(_ narrator: ComparisonNarrator, _ names: Sides<String>, _ terminal: Terminal) {
    self.narrator = narrator
    self.names = names
    self.terminal = terminal
  }

  var text: String {
    var lines = [narrator.places, narrator.headline].compactMap { $0?.plain }.map {
      terminal.styled($0, .strong)
    }
    lines += narrator.reasons.map { terminal.styled($0.plain, .plain) }
    lines += ["", terminal.styled("A  \(names.a)", .refused), terminal.styled("B  \(names.b)", .hit)]
    if let names = narrator.otherNames { lines += ["", terminal.styled(names, .plain)] }
    if !comparison.isAlike { lines += touches + screens + steps }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ label: ComparisonLabel) -> [String] {
    ["", terminal.styled(narrator[label], .strong)]
  }

  private var touches: [String] {
    var lines: [String] = []
    for touch in comparison.touches.prefix(Self.maximumTouches) {
      lines += ["", terminal.styled(narrator.heading(touch), .strong)]
      let verdicts = Sides(narrator.verdict(touch, on: .a), narrator.verdict(touch, on: .b))
      if verdicts.a == verdicts.b {
        lines.append(terminal.styled("  \(verdicts.a)", .plain))
      } else {
        lines.append(terminal.styled("A  \(verdicts.a)", .refused))
        lines.append(terminal.styled("B  \(verdicts.b)", .hit))
      }
      if let parts = narrator.parts(touch) {
        lines.append(terminal.styled("  \(parts)", .muted))
      } else if touch.isAlike {
        lines.append(terminal.styled("  \(narrator[.sameAnswer])", .muted))
      }
    }
    let rest = comparison.touches.count - Self.maximumTouches
    if rest > 0 { lines += ["", terminal.styled(narrator.say(.moreTouches(count: rest)), .muted)] }
    return lines
  }

  private var screens: [String] {
    guard !comparison.screen.isEmpty else { return [] }
    var lines = heading(.screensHeading)
    for difference in comparison.screen.prefix(Self.maximumObjects) {
      let object = narrator.object(difference)
      if let side = difference.onlySide {
        let held = difference.held == 0 ? "" : ", " + narrator.say(.held(count: difference.held))
        lines.append(row(side == .a ? .onlyA : .onlyB, "\(object)\(held)"))
        continue
      }
      lines.append(terminal.styled("  \(object)", .plain))
      for change in difference.changes {
        lines.append(row(.onlyA, "  \(change.property) \(narrator.value(of: change, on: .a))"))
        lines.append(row(.onlyB, "  \(change.property) \(narrator.value(of: change, on: .b))"))
      }
    }
    let rest = comparison.screen.count - Self.maximumObjects
    if rest > 0 { lines.append(terminal.styled("  \(narrator.say(.moreObjects(count: rest)))", .muted)) }
    return lines
  }

  private var steps: [String] {
    guard comparison.divergence != nil else { return [] }
    var lines = heading(.stepsHeading)
    for block in narrator.log.blocks(limit: Self.maximumRows) {
      switch block {
      case .rows(let rows): lines += rows.compactMap(line)
      case .folded(let events):
        lines.append(terminal.styled("  … \(narrator.say(.alikeEvents(count: events.a.count)))", .muted))
      case .rest(let counts):
        lines.append(terminal.styled("  … \(narrator.say(.moreEvents(a: counts.a, b: counts.b)))", .muted))
      }
    }
    if !comparison.events.isComplete { lines.append(terminal.styled(narrator[.notAligned], .muted)) }
    return lines
  }

  private func line(_ event: AlignedLog.Row) -> String? {
    let side: Side = event.events.a == nil ? .b : .a
    guard let position = event.events[side], let text = narrator.log.line(position, on: side) else {
      return nil
    }
    let indent = String(repeating: "  ", count: min(text.level, 12))
    let times = narrator.times(event).map { " (\($0))" } ?? ""
    return row(event.sign, "\(indent)\(narrator.line(text, on: side))\(times)")
  }

  private func row(_ sign: AlignedLog.Row.Sign, _ text: String) -> String {
    switch sign {
    case .both: terminal.styled("  \(text)", .plain)
    case .onlyA: terminal.styled("- \(text)", .refused)
    case .onlyB: terminal.styled("+ \(text)", .hit)
    case .otherTime: terminal.styled("~ \(text)", .strong)
    }
  }
}

/// A comparison for scripts: `hitpath diff --format json`.
///
/// Keys are stable; new ones may be added.
struct DiffJSON {
  let narrator: ComparisonNarrator
  let files: Sides<String>

  private var comparison: TraceComparison { narrator.comparison }

  private var traces: Sides<[TraceEvent]> {
    Sides(comparison.sides.a.trace.events, comparison.sides.b.trace.events)
  }

  var object: JSONObject {
    [
      "isAlike": comparison.isAlike,
      "sentence": narrator.headline.plain,
      "places": narrator.places?.plain,
      "inputs": Self.object(Sides(files.a, files.b)),
      "divergence": comparison.divergence.map(object),
      "touches": comparison.touches.map(object),
      "screen": comparison.screen.map(Self.object),
      "events": events,
    ]
  }

  /// An object with a value for each trace.
  private static func object(_ values: Sides<String?>) -> JSONObject { ["a": values.a, "b": values.b] }

  /// Touches and steps of the hit test are counted from 1; events have the sequence numbers of their traces.
  private func object(_ divergence: Divergence) -> JSONObject {
    [
      "kind": divergence.kind.rawValue,
      "touch": divergence.touch.map { $0 + 1 },
      "step": (divergence.steps.a ?? divergence.steps.b)?.order,
      "a": divergence.events.a.map { traces.a[$0].sequence },
      "b": divergence.events.b.map { traces.b[$0].sequence },
      "reasons": narrator.reasons.map(\.plain),
    ]
  }

  private func object(_ touch: TouchComparison) -> JSONObject {
    let (a, b) = (touch.answers.a, touch.answers.b)
    return [
      "number": touch.position + 1,
      "isAlike": touch.isAlike,
      "differences": touch.differences.map(\.rawValue),
      "hitView": Self.object(Sides(a?.hitView, b?.hitView)),
      // In the same form as `explain`.
      "act": ["a": a?.verdict.act, "b": b?.verdict.act] as JSONObject,
      "because": ["a": a?.verdict.because, "b": b?.verdict.because] as JSONObject,
      "sentences": Self.object(
        Sides(
          a.map { _ in narrator.verdict(touch, on: .a) }, b.map { _ in narrator.verdict(touch, on: .b) })),
    ]
  }

  /// `held` is the number of views inside a view that only one screen has.
  private static func object(_ difference: ScreenDifference) -> JSONObject {
    [
      "kind": difference.kind.rawValue,
      "names": object(difference.names),
      "classes": object(difference.classNames),
      "held": difference.held,
      "changes": difference.changes.map {
        ["property": $0.property, "a": $0.values.a?.plainWords, "b": $0.values.b?.plainWords] as JSONObject
      },
    ]
  }

  private var events: JSONObject {
    let events = comparison.events
    return [
      "isComplete": events.isComplete,
      "same": events.count(.same, on: .a),
      "otherNumbers": events.count(.numbers, on: .a),
      "otherAnswers": events.count(.answers, on: .a),
      "onlyA": events.count(.onlyA, on: .a),
      "onlyB": events.count(.onlyB, on: .b),
      "runs": events.runs.map { run in
        [
          "kind": run.kind.rawValue, "a": Self.numbers(run.events.a, traces.a),
          "b": Self.numbers(run.events.b, traces.b),
        ] as JSONObject
      },
    ]
  }

  /// The sequence numbers of the first and last event of a stretch; nil for an empty one.
  private static func numbers(_ range: Range<Int>, _ events: [TraceEvent]) -> [Int]? {
    range.isEmpty ? nil : [events[range.lowerBound].sequence, events[range.upperBound - 1].sequence]
  }
}
