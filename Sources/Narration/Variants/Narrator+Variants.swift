// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension TraceSetting {
  /// The property with its object, as code has it: `Tap.cancelsTouchesInView`.
  var target: String { (object.map { "\($0)." } ?? "") + property }

  /// The setting as code has it: `Tap.cancelsTouchesInView = false`.
  var code: String { "\(target) = \(value)" }
}

extension Narrator {
  /// What a variant sets, as code has it: `Tap.cancelsTouchesInView = false`.
  package func settings(_ settings: [TraceSetting]) -> RichText {
    language.list(settings.map { RichText(code: $0.code) })
  }

  /// What comes of a touch in a variant, in one sentence. Only the narrator of the variant's screen can tell it.
  package func outcome(of answer: TouchAnswer?, with settings: [TraceSetting]) -> RichText {
    let verdict = answer.map { verdictText($0) } ?? RichText(self[.noSuchTouch])
    return language.say(CureText.outcome(settings: self.settings(settings), verdict: verdict))
  }
}
