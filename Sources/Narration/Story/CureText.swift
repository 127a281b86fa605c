// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// What to set, and what becomes of the touch then.
enum CureText {
  /// `act` is what happens in the run with the settings.
  case set([Setting], act: Act, VerdictWords)
  case seeTouch(Int), seeVariant(Int)
  case sentence(String)

  /// A property of an object, or of the simulation, with its value.
  struct Setting {
    var property: RichText
    var value: RichText
  }
}

extension Narrator {
  /// The change with which a touch ends well, in one sentence; to be asked of the narrator of the run's screen.
  package func sentence(_ cure: Cure) -> RichText {
    let settings = cure.settings.map { setting in
      CureText.Setting(
        property: RichText(code: (setting.object.map { "\($0)." } ?? "") + setting.property),
        value: RichText(code: setting.value))
    }
    let answer = cure.answer
    let act = answer.verdict.act.withoutRivals
    return language.tell(.set(settings, act: act, VerdictWords(self, answer, act)))
      .marking { $0 == answer.winner ? .gets : nil }
  }

  /// A clause as a sentence of its own.
  package func sentence(_ clause: String) -> String { language.tell(CureText.sentence(clause)).plain }

  /// Where the run with the change is: "See touch 2".
  package func place(_ run: Cure.Run) -> String {
    switch run {
    case .touch(let position): language.tell(CureText.seeTouch(position + 1)).plain
    case .variant(let position): language.tell(CureText.seeVariant(position + 1)).plain
    }
  }
}
