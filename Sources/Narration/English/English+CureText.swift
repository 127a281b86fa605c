// SPDX-License-Identifier: Apache-2.0

import Trace

extension CureText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .set(let settings, let act, let words):
      "Set \(English.row(settings.map { RichText(code: $0.code) })): then \(English.say(VerdictText.act(act, words)))."
    case .seeTouch(let number): "See touch \(number)"
    case .sentence(let clause): "\(clause)."
    case .seeVariant(let number): "See variant \(number)"
    case .outcome(let settings, let verdict): "With \(settings): \(verdict)"
    }
  }
}
