// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import Narration
import Trace

/// The answer for one touch in few lines, each complete in itself: for a chat or a language model.
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
    if let target { lines.append(target.sentence(narrator)) }
    let path = answer.hitPath(in: index)
    if !path.isEmpty { lines.append(say(.hitPath(path.joined(separator: " → ")))) }
    let refusals = answer.walk.filter { $0.outcome == .refused }.map {
      "\($0.view): \(narrator.step($0).plain)"
    }
    if !refusals.isEmpty { lines.append(say(.refused(row(refusals)))) }
    if !answer.chain.isEmpty {
      lines.append(say(.responderChain(row(answer.chain.map { narrator.line($0).plain }))))
    }
    lines += answer.outcome.recognizers.map { narrator.line($0).plain }
    let actions = answer.outcome.toldActions.map { narrator.line($0).plain }
    if !actions.isEmpty { lines.append(say(.actions(row(actions)))) }
    lines += narrator.restsOn(answer).map(\.plain)
    return lines
  }

  private func say(_ text: ReachText) -> String { narrator.language.say(text) }

  /// The first of many: a list of a thousand rows that refuse says no more than its beginning.
  private func row(_ parts: [String]) -> String {
    say(.facts(parts.prefix(12) + (parts.count > 12 ? ["… +\(parts.count - 12)"] : [])))
  }
}
