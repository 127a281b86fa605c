// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import Narration
import Trace

/// The answer for one touch as a person reads it in a terminal: the verdict, the marked tree, the chain,
/// and what came of it.
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
      lines.append(terminal.styled(target.sentence(narrator), .plain))
    }
    lines.append("")
    lines += MarkedTree(answer, index, narrator, terminal).lines
    if !answer.chain.isEmpty {
      lines.append("")
      lines.append(terminal.styled(narrator[.chainHeading], .strong))
      lines += chainLines
    }
    lines += section(
      narrator[.recognizersHeading], answer.outcome.recognizers.map { narrator.line($0).plain })
    lines += section(narrator[.actionsHeading], answer.outcome.toldActions.map { narrator.line($0).plain })
    lines += section(
      narrator[.withholdingsHeading], answer.outcome.deliveryChanges.map { narrator.line($0).plain })
    lines += section(narrator[.restsOnHeading], narrator.restsOn(answer).map { "- \($0.plain)" })
    lines += section(narrator.language.say(PageText.variantsHeading), variants.map(\.sentence))
    return lines.joined(separator: "\n") + "\n"
  }

  /// A heading with lines below it; nothing if there are none.
  private func section(_ heading: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return ["", terminal.styled(heading, .strong)]
      + lines.map { terminal.styled("  \($0)", .plain) }
  }

  private var chainLines: [String] {
    answer.chain.map { step in
      let line = "  \(narrator.line(step).plain)"
      switch step.outcome {
      case .handled, .kept: return terminal.styled(line, .hit)
      case .notReached: return terminal.styled(line, .muted)
      case .forwarded, .dropped: return terminal.styled(line, .plain)
      }
    }
  }
}
