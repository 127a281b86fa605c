// SPDX-License-Identifier: Apache-2.0

import Analysis

extension SimplifiedChinese {
  static func tell(_ text: CureText) -> RichText {
    switch text {
    case .set(let settings, let act, let words): "\(row(settings.map(told)))，\(then(act, words))。"
    case .seeTouch(let number): "见触摸\(number)"
    case .sentence(let clause): "\(clause)。"
    case .seeVariant(let number): "见变体\(number)"
    }
  }

  private static func told(_ setting: CureText.Setting) -> RichText {
    "把\(setting.property)设为\(setting.value)"
  }

  private static func then(_ act: Act, _ words: VerdictWords) -> RichText {
    if case .selected(let cell?, _, true, nil, _, _) = act { return "\(words.object(cell))就会被选中" }
    return tell(act, words)
  }
}
