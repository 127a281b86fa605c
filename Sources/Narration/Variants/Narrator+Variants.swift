// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

extension Narrator {
  /// What a variant sets, as code has it: `Tap.cancelsTouchesInView = false`.
  package func settings(_ settings: [TraceSetting]) -> String {
    language.list(settings.map { "\($0.object.map { "\($0)." } ?? "")\($0.property) = \($0.value)" })
  }

  /// What becomes of a touch in a variant, in one sentence; to be asked of the narrator of the variant's screen.
  package func outcome(of answer: TouchAnswer?, with settings: [TraceSetting]) -> String {
    let sentence = answer.map { verdict($0) } ?? self[.noSuchTouch]
    return language.text(PageText.variantOutcome(settings: self.settings(settings), sentence: sentence))
  }
}
