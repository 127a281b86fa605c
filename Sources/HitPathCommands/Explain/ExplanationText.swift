// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import Narration
import Trace

/// The answer for one touch in a terminal: the verdict, the marked tree, the chain, and the effects.
@MainActor
struct ExplanationText {
  private let answer: TouchAnswer
  private let variants: [VariantAnswer]
  private let cure: CureAnswer?
  private let target: TargetAnswer?
  private let index: ScreenIndex
  private let narrator: Narrator
  private let terminal: Terminal

  init(
    _ touch: ExplainedTouch, _ target: TargetAnswer?, _ index: ScreenIndex, _ narrator: Narrator,
    _ terminal: Terminal
  ) {
    answer = touch.answer
    variants = touch.variants.withDecidingSettings
    cure = touch.cure
    self.target = target
    self.index = index
    self.narrator = narrator
    self.terminal = terminal
  }

  var text: String {
    var lines = [terminal.styled(narrator.verdictText(answer).quoted, .strong)]
    if let cure {
      let sentences = [cure.sentence.quoted, narrator.sentence(cure.place)]
      lines.append(terminal.styled(narrator.joined(sentences), .plain))
    }
    if let target {
      lines.append(terminal.styled(narrator.sentence(target).plain, .plain))
    }
    lines.append("")
    lines += MarkedTree(answer, index, narrator, terminal).lines
    if !answer.chain.isEmpty {
      lines.append("")
      lines.append(terminal.styled(narrator[.chainHeading], .strong))
      lines += chainLines
    }
    for (heading, statements) in narrator.outcomeSections(answer) {
      lines += section(narrator[heading], statements.map(\.sentence.plain))
    }
    lines += section(narrator[.restsOnHeading], narrator.restsOn(answer).map { "- \($0.plain)" })
    lines += section(narrator.language.say(PageText.variantsHeading), variants.map(\.sentence))
    return lines.joined(separator: "\n") + "\n"
  }

  /// A heading with lines below it; empty if there are none.
  private func section(_ heading: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return ["", terminal.styled(heading, .strong)]
      + lines.map { terminal.styled("  \($0)", .plain) }
  }

  private var chainLines: [String] {
    narrator.lines(answer.chain).map { text, outcome in
      let line = "  \(text.plain)"
      switch outcome {
      case .handled, .kept: return terminal.styled(line, .hit)
      case .notReached: return terminal.styled(line, .muted)
      case .forwarded, .dropped: return terminal.styled(line, .plain)
      }
    }
  }
}

/// The answer for one touch in a few self-contained lines, for a chat or a language model.
@MainActor
struct BriefExplanation {
  let touch: ExplainedTouch
  let target: TargetAnswer?
  let index: ScreenIndex
  let narrator: Narrator

  private var answer: TouchAnswer { touch.answer }

  func text(on terminal: Terminal) -> String {
    lines.map { terminal.styled($0, .plain) + "\n" }.joined()
  }

  private var lines: [String] {
    var lines = [narrator.verdict(answer)]
    if let cure = touch.cure {
      lines.append(narrator.joined([cure.sentence.plain, narrator.sentence(cure.place)]))
    }
    if let target { lines.append(narrator.sentence(target).plain) }
    let path = answer.hitPath(in: index)
    if !path.isEmpty { lines.append(say(.hitPath(path.joined(separator: " → ")))) }
    let refusals = answer.walk.filter { $0.outcome == .refused }.map { narrator.step($0).plain }
    if !refusals.isEmpty { lines.append(say(.refused(sentences(refusals)))) }
    if !answer.chain.isEmpty {
      lines.append(say(.responderChain(row(narrator.lines(answer.chain).map(\.text.plain)))))
    }
    lines += answer.outcome.recognizers.map { narrator.line($0).plain }
    let actions = answer.outcome.reportedActions.map { narrator.line($0).plain }
    if !actions.isEmpty { lines.append(say(.actions(sentences(actions)))) }
    lines += narrator.restsOn(answer).map(\.plain)
    return lines
  }

  private func say(_ text: ReachText) -> String { narrator.language.say(text) }

  /// The first of many sentences.
  private func sentences(_ parts: [String]) -> String {
    narrator.joined(parts.prefix(12) + (parts.count > 12 ? ["… +\(parts.count - 12)"] : []))
  }

  /// The first of many facts: a list of a thousand rows that refuse says no more than its beginning.
  private func row(_ parts: [String]) -> String {
    say(.facts(parts.prefix(12) + (parts.count > 12 ? ["… +\(parts.count - 12)"] : [])))
  }
}

/// The walk as an indented tree, front to back. Each view has a mark; views that were never asked are shown in their
/// place.
@MainActor
struct MarkedTree {
  /// The maximum number of rows; further ones are counted.
  static let maximumRows = 400

  private let answer: TouchAnswer
  private let index: ScreenIndex
  private let narrator: Narrator
  private let terminal: Terminal

  init(_ answer: TouchAnswer, _ index: ScreenIndex, _ narrator: Narrator, _ terminal: Terminal) {
    self.answer = answer
    self.index = index
    self.narrator = narrator
    self.terminal = terminal
  }

  var lines: [String] {
    let walk = answer.walk
    var lines: [String] = []
    for run in walk.runs {
      if lines.count >= Self.maximumRows {
        lines.append("      … \(walk.count - run.lowerBound)")
        break
      }
      lines.append(run.count == 1 ? row(walk[run.lowerBound]) : row(ofRefusals: Array(walk[run])))
    }
    if let returned = answer.returnedView(in: index) {
      lines.append(terminal.styled("◉      \(narrator.line(returned))", .hit))
    }
    return lines + unaskedRows
  }

  private func row(_ step: WalkStep) -> String {
    // A view that returned itself but is not hit was dropped by an override around it.
    let isDropped = step.outcome == .hit && step.view != answer.hitView
    let outcome = isDropped ? .passedUp : step.outcome
    let mark: String
    switch outcome {
    case .hit: mark = "◉"
    case .passedUp: mark = "→"
    case .refused: mark = "✗"
    }
    var line = lead(mark, step) + step.view
    if let point = step.point { line += " \(narrator.point(point))" }
    line = narrator.line(line, of: step)
    switch outcome {
    case .hit: return terminal.styled(line, .hit)
    case .passedUp: return terminal.styled(line, .plain)
    case .refused: return terminal.styled(line, .refused)
    }
  }

  /// One row for views that refused in a row for the same reason.
  private func row(ofRefusals steps: [WalkStep]) -> String {
    terminal.styled(lead("✗", steps[0]) + narrator.line(ofRefusals: steps).plain, .refused)
  }

  private func lead(_ mark: String, _ step: WalkStep) -> String {
    let number = String(step.order)
    return "\(mark) \(String(repeating: " ", count: max(0, 3 - number.count)))\(number)  "
      + String(repeating: "  ", count: step.depth)
  }

  /// One row for the views behind each view of the hit path, which were never asked.
  private var unaskedRows: [String] {
    guard let hitView = answer.hitView else { return [] }
    let answers = ViewAnswers(answer, in: index)
    let asked = answers.asked
    var rows: [String] = []
    for view in index.ancestry(of: hitView) {
      let siblings =
        view.superview.map { index.subviews(of: $0) } ?? Array(index.screen.windowOrder.reversed())
      let unasked = siblings.filter { asked[$0] == nil && $0 != hitView }
      // Of several views, the frontmost one that contains the point provides the reason, if there is one.
      let replies = unasked.reversed().lazy.prefix(Self.maximumRows).compactMap { index.view($0) }
        .map { answers.answer(for: $0) }
      guard let reply = replies.first(where: { $0.front == nil }) ?? replies.first else { continue }
      let depth = asked[view.id]?.depth ?? index.depth(of: view.id)
      let names = unasked.count == 1 ? reply.view : "\(reply.view) +\(unasked.count - 1)"
      let line = "·      " + String(repeating: "  ", count: depth) + narrator.lineOfNeverAsked(names, reply)
      rows.append(terminal.styled(line, .muted))
    }
    return rows
  }
}

/// A touch with its answer and the effects of variants.
struct ExplainedTouch {
  var answer: TouchAnswer
  var variants: [VariantAnswer]

  /// The change that gives the touch a good outcome; nil if none was recorded.
  var cure: CureAnswer?
}

/// A fix in words, and where its run is.
struct CureAnswer {
  var cure: Cure
  var sentence: RichText
  var place: String
}

/// The analyses of a trace's variants.
struct VariantAnswers {
  private let variants: [(settings: [TraceSetting], analysis: TraceAnalysis)]
  private let language: Language

  init(_ variants: [TraceVariant], _ language: Language) {
    self.language = language
    self.variants = variants.map { ($0.settings, TraceAnalysis($0.trace)) }
  }

  /// The fix for the touch at an index, described for the screen of its run.
  func cure(of position: Int, in analysis: TraceAnalysis) -> CureAnswer? {
    guard let cure = analysis.cure(of: position, variants: variants.map(\.analysis)), let place = cure.run
    else {
      return nil
    }
    let run =
      switch place {
      case .touch: analysis
      case .variant(let position): variants[position].analysis
      }
    let narrator = Narrator(language, run.index(of: cure.answer))
    return CureAnswer(cure: cure, sentence: narrator.sentence(cure), place: narrator.place(place))
  }

  /// The effects of each variant on the touch at an index.
  func answers(at position: Int) -> [VariantAnswer] {
    variants.map { variant in
      let touches = variant.analysis.touches
      let answer = touches.indices.contains(position) ? touches[position] : nil
      return VariantAnswer(
        settings: variant.settings, answer: answer,
        narrator: Narrator(language, variant.analysis.index(of: answer)))
    }
  }
}

/// The effect of a variant on one touch.
struct VariantAnswer {
  var settings: [TraceSetting]

  /// The answer; nil if the touch never goes down.
  var answer: TouchAnswer?

  /// The narrator for the variant's screen at the time of the touch.
  var narrator: Narrator

  var sentence: String { narrator.outcome(of: answer, with: settings).plain }
}

extension [VariantAnswer] {
  /// The answers without the settings that have no effect on the touch, and each outcome once for the settings that
  /// have one. At least one setting stays.
  var withDecidingSettings: [VariantAnswer] {
    var answers = self
    var position = 0
    while let count = answers.first?.settings.count, count > 1, position < count {
      if let shorter = answers.without(position) { answers = shorter } else { position += 1 }
    }
    return answers
  }

  /// The answers without the setting at an index; nil if an outcome depends on it.
  private func without(_ position: Int) -> [VariantAnswer]? {
    var groups: [[TraceSetting]: String] = [:]
    var shorter: [VariantAnswer] = []
    for var variant in self {
      variant.settings.remove(at: position)
      let verdict = variant.answer.map(variant.narrator.verdict) ?? ""
      guard let known = groups[variant.settings] else {
        groups[variant.settings] = verdict
        shorter.append(variant)
        continue
      }
      guard known == verdict else { return nil }
    }
    return shorter
  }
}
