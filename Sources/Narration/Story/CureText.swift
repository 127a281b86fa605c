// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// What to set, and what comes of the touch then.
enum CureText: Sayable {
  /// `act` is what happens in the run with the settings.
  case set([TraceSetting], act: Act, VerdictWords)
  case seeTouch(Int), seeVariant(Int)
  case sentence(RichText)

  /// What comes of a touch under other settings.
  case outcome(settings: RichText, verdict: RichText)
}

extension Narrator {
  /// The change with which a touch ends well, in one sentence. Only the narrator of the run's screen can tell it.
  package func sentence(_ cure: Cure) -> RichText {
    let answer = cure.answer
    let act = answer.verdict.act.withoutRivals
    return language.say(CureText.set(cure.settings, act: act, VerdictWords(self, answer, act)))
      .marking { $0 == answer.winner ? .gets : nil }
  }

  /// A clause as a sentence of its own.
  package func sentence(_ clause: String) -> String {
    language.say(CureText.sentence(RichText(clause))).plain
  }

  /// Where the run with the change is: "See touch 2".
  package func place(_ run: Cure.Run) -> String {
    switch run {
    case .touch(let position): language.say(CureText.seeTouch(position + 1)).plain
    case .variant(let position): language.say(CureText.seeVariant(position + 1)).plain
    }
  }
}
