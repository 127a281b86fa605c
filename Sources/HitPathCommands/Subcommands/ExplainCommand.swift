// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import Narration
import ScenarioFile
import Trace

struct ExplainCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Answers in the terminal who gets a touch, and why",
    discussion: """
      Without --tap or --touch every touch of the input is explained. --view asks why the touch did not go to \
      that view.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp("Only this touch, from 1 in the order of touch-down", valueName: "n"),
    transform: CommandNumber.count)
  var touch: Int?

  @Option(help: ArgumentHelp("Why the touch did not go to this view", valueName: "id"))
  var view: String?

  @Option(help: "The form of the answer")
  var format: Format = .text

  @OptionGroup var language: LanguageOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    let loaded = try input.load(on: terminal)
    let analysis = TraceAnalysis(loaded.trace)
    let positions = try selected(of: analysis, loaded)
    let target: TraceView? = try view.map {
      let index = analysis.index(of: analysis.touches[positions.lowerBound])
      return try ViewName($0, in: index, file: input.path, addresses: loaded.addresses).view
    }
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
        try ExplanationJSON(analysis: analysis, narrator: narrator, view: target).object(touches).text())
    case .text:
      let texts = zip(positions, touches).map { position, touch in
        let index = analysis.index(of: touch.answer)
        let found = target.map { index.view($0.id) ?? $0 }
        let narrator = Narrator(language.language, index)
        let text = ExplanationText(touch, found, index, narrator, terminal).text
        guard touches.count > 1 else { return text }
        return "\(terminal.styled(narrator.heading(touch.answer, number: position + 1), .strong))\n\(text)"
      }
      terminal.write(texts.joined(separator: "\n"))
    }
  }

  /// The touches that are asked about, by position.
  private func selected(of analysis: TraceAnalysis, _ loaded: LoadedInput) throws -> Range<Int> {
    guard !analysis.touches.isEmpty else {
      throw InputError(
        file: input.path, message: "there is no touch to explain", hint: "add one with --tap X,Y")
    }
    return try loaded.touches(touch, of: analysis.touches.count)
  }
}

/// A view as the command line names it.
struct ViewName {
  let view: TraceView

  /// Finds the view by identifier or, in a dump, by address; else the only one of that class or text.
  init(_ name: String, in index: ScreenIndex, file: String, addresses: [String: String] = [:]) throws {
    if let id = addresses[name.lowercased()], let view = index.view(id) {
      self.view = view
      return
    }
    if let view = index.view(name) {
      self.view = view
      return
    }
    let matches = index.screen.views.filter { $0.className == name || $0.text == name }
    if matches.count == 1 {
      view = matches[0]
      return
    }
    let near = Spelling.nearest(to: name, in: index.screen.views.map(\.id))
    let several = matches.prefix(5).map(\.id).joined(separator: ", ")
    throw InputError(
      file: file,
      message: matches.isEmpty
        ? "there is no view '\(name)'" : "'\(name)' could be any of \(matches.count) views: \(several)",
      hint: matches.isEmpty ? near.map { "did you mean '\($0)'?" } : "name one by its id")
  }
}
