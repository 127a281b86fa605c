// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension CureText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .set(let settings, let act, let words):
      "\(SimplifiedChinese.list(settings.map(told)))，\(then(act, words))。"
    case .seeTouch(let number): "见触摸\(number)"
    case .sentence(let clause): "\(clause)。"
    case .seeVariant(let number): "见变体\(number)"
    case .outcome(let settings, let verdict): "\(settings)时：\(verdict)"
    }
  }

  private func told(_ setting: TraceSetting) -> RichText {
    "把\(code: setting.target)设为\(code: setting.value)"
  }

  private func then(_ act: Act, _ words: VerdictWords) -> RichText {
    if case .selected(let cell?, _, true, nil, _, _) = act { return "\(words.object(cell))就会被选中" }
    return SimplifiedChinese.say(VerdictText.act(act, words))
  }
}
