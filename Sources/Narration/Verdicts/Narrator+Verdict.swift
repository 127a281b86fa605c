// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// One sentence: who gets the touch, and because of what; never what merely follows.
  package func verdictText(_ answer: TouchAnswer) -> RichText {
    let verdict = answer.verdict
    let words = VerdictWords(self, answer, verdict.act)
    let unless = verdict.unless.prefix(3).map(object)
    return language.say(VerdictText.verdict(verdict.act, because: verdict.because, unless: unless, words))
      .marking(answer.marks(in: index))
  }

  /// The same, told of the screen as the touch found it.
  package func verdictText(_ answer: TouchAnswer, in analysis: TraceAnalysis) -> RichText {
    Narrator(language, analysis.index(of: answer)).verdictText(answer)
  }

  /// The sentence where names cannot stand apart.
  package func verdict(_ answer: TouchAnswer) -> String { verdictText(answer).plain }

  /// The same, told of the screen as the touch found it.
  package func verdict(_ answer: TouchAnswer, in analysis: TraceAnalysis) -> String {
    verdictText(answer, in: analysis).plain
  }

  /// A heading for a touch: its number, what it was, and where it began.
  package func heading(_ answer: TouchAnswer, number: Int) -> String {
    language.say(VerdictText.heading(number: number, answer.gesture, point: point(answer.location))).plain
  }

  /// The heading of a touch that repeats an earlier one after a cure.
  package func headingWithCure(_ answer: TouchAnswer, number: Int) -> String {
    language.say(VerdictText.headingWithCure(number: number, answer.gesture)).plain
  }

  /// "tap", "press", "drag" or "touch".
  package func gesture(_ answer: TouchAnswer) -> String {
    language.say(VerdictText.gesture(answer.gesture)).plain
  }
}
