// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// One sentence: who gets the touch, and because of what; never what merely follows.
  package func verdictText(_ answer: TouchAnswer) -> RichText {
    let judgement = answer.judgement(in: index)
    let words = VerdictWords(self, answer, judgement.act)
    let unless = judgement.unless.prefix(3).map(object)
    return language.verdict(judgement, words, unless: unless).marking(marks(answer))
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

  /// What the objects of a verdict are in the end: who gets the touch, who loses it, and who let it through.
  private func marks(_ answer: TouchAnswer) -> (String) -> StoryMark? {
    let winner = answer.winner
    let owner = winner.flatMap(index.owner(ofRecognizer:))
    let losers = Set(answer.losers)
    let passed = Set(answer.lettingThrough(in: index).map(\.view))
    return { object in
      if object == winner || object == owner { return .gets }
      if losers.contains(object) { return .lost }
      if winner == nil, object == answer.hitView { return .hit }
      return passed.contains(object) ? .refused : nil
    }
  }

  /// A heading for a touch: its number, what it was, and where it began.
  package func heading(_ answer: TouchAnswer, number: Int) -> String {
    language.text(.heading(number: number, gestureKind(answer), point: point(answer.location)))
  }

  /// What a touch is that repeats an earlier one after a cure.
  package func headingWithCure(_ answer: TouchAnswer, number: Int) -> String {
    language.text(.headingWithCure(number: number, gestureKind(answer)))
  }

  /// "tap", "press", "drag" or "touch".
  package func gesture(_ answer: TouchAnswer) -> String { language.text(.gesture(gestureKind(answer))) }

  /// What the finger did.
  package func gestureKind(_ answer: TouchAnswer) -> GraphText.Gesture {
    if answer.isDrag { return .drag }
    guard answer.samples.last?.phase == .ended else { return .touch }
    // As long as UIKit waits for a long press unless it is told otherwise (GR-32).
    return answer.duration < 0.5 ? .tap : .press
  }
}
