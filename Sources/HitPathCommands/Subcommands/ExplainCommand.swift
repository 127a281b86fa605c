// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import HitPath
import InputFile
import Narration
import ScenarioFile
import Trace

struct ExplainCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains in the terminal who gets a touch, and why",
    discussion: """
      Without --tap or --touch the command explains every touch of the input, and the effects of keys, \
      scrolls and taps on the status bar. --view explains why the touch did not go to that view, and where \
      a tap would reach it; on a screen without touches it explains a tap in the middle of the view. \
      --all-controls does this for every control of the screen as it is before any touch, and tries a tap \
      on each.

      --reason needs no input: it explains a code that occurs in answers, with an example and the usual \
      cure.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case brief
    case json
  }

  @Argument(help: InputOptions.help, completion: .inputs)
  var files: [String] = []

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var picture: ScreenshotOptions

  @Option(count: "Only this touch, from 1 in the order of touch-down")
  var touch: Int?

  @OptionGroup var question: QuestionOptions

  @Option(
    help: ArgumentHelp("Explain the code of a reason; all lists the codes", valueName: "code"),
    completion: .reasons)
  var reason: String?

  @Option(help: "The form of the answer; brief has a few lines, as for a chat")
  var format: Format = .text

  @OptionGroup var language: LanguageOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    if let reason { return try explain(reason, on: terminal) }
    guard !files.isEmpty else {
      throw ValidationError("Missing expected argument '<input>'; it is a file, or - for standard input")
    }
    let source = try InputOptions.source(files)
    guard !question.allControls else { return try explainControls(of: source, on: terminal) }
    let reader = InputReader(question.asked(try picture.changes(screen)), terminal)
    let loaded = try reader.rerunIfNeeded(reader.load(source.name, text: source.text))
    let analysis = TraceAnalysis(loaded.trace)
    // Keys, scrolls and the status bar, unless somebody asks about a touch.
    let inputs = touch == nil && question.view == nil && loaded.addedTouches.isEmpty ? analysis.inputs : []
    let positions = try selected(of: analysis, loaded, orInputs: !inputs.isEmpty)
    let narrator = Narrator(language.language, analysis.index)
    let variants = VariantAnswers(loaded.trace.variants, language.language)
    let touches = positions.map { position in
      ExplainedTouch(
        answer: analysis.touches[position], variants: variants.answers(at: position),
        cure: variants.cure(of: position, in: analysis))
    }
    switch format {
    case .json:
      terminal.write(
        try ExplanationJSON(analysis: analysis, narrator: narrator, view: analysis.meantView)
          .object(touches, inputs).text())
    case .text, .brief:
      var texts = zip(positions, touches).map { position, touch in
        let index = analysis.index(of: touch.answer)
        let found = analysis.target(ofTouch: position)
        let narrator = Narrator(language.language, index)
        let text =
          format == .text
          ? ExplanationText(touch, found, index, narrator, terminal).text
          : BriefExplanation(touch: touch, target: found, index: index, narrator: narrator).text(on: terminal)
        guard touches.count > 1 else { return text }
        return "\(terminal.styled(narrator.heading(touch.answer, number: position + 1), .strong))\n\(text)"
      }
      let explanation = InputExplanation(inputs: inputs, narrator: narrator)
      if !inputs.isEmpty {
        texts.append(format == .text ? explanation.text(on: terminal) : explanation.brief(on: terminal))
      }
      terminal.write(texts.joined(separator: "\n"))
    }
  }

  @MainActor
  private func explain(_ reason: String, on terminal: Terminal) throws {
    guard files.isEmpty, screen.taps.isEmpty, touch == nil, question.view == nil, !question.allControls,
      picture.screenshot == nil
    else {
      throw ValidationError("--reason tells what a code means, whatever the input: it takes none.")
    }
    guard reason != ReasonPage.all else { return terminal.write(ReasonPage.list(language.language)) }
    let page = ReasonPage(code: try ReasonPage.code(named: reason), language: language.language)
    switch format {
    case .json: terminal.write(try page.object().text())
    case .text, .brief: terminal.write(try page.text(on: terminal))
    }
  }

  @MainActor
  private func explainControls(of source: (name: String, text: String), on terminal: Terminal) throws {
    guard screen.taps.isEmpty, touch == nil, question.view == nil else {
      throw ValidationError(
        "--all-controls looks at the screen before any touch: it takes no --tap, --touch or --view.")
    }
    let loaded = try InputReader(try picture.changes(screen), terminal).screen(source.name, text: source.text)
    let report = ControlReport(try ControlTaps(of: loaded.scenario, file: source.name), language.language)
    switch format {
    case .json: terminal.write(try report.object.text())
    case .text, .brief: terminal.write(report.text(on: terminal))
    }
  }

  /// The indices of the touches in question.
  private func selected(
    of analysis: TraceAnalysis, _ loaded: LoadedInput, orInputs hasInputs: Bool
  ) throws -> Range<Int> {
    guard !analysis.touches.isEmpty else {
      if hasInputs { return 0..<0 }
      throw InputError.noTouch(
        to: "explain", file: loaded.file,
        hint: "add one with --tap X,Y or --view NAME, or try every control with --all-controls")
    }
    return try loaded.touches(touch, of: analysis.touches.count)
  }
}
