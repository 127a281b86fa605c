// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func tell(_ text: CureText) -> RichText {
    switch text {
    case .set(let settings, let head): "\(row(settings.map(words)))，\(then(head.withoutRivals))。"
    case .seeTouch(let number): "见触摸\(number)"
    case .sentence(let clause): "\(clause)。"
    case .seeVariant(let number): "见变体\(number)"
    }
  }

  private static func words(_ setting: CureText.Setting) -> RichText {
    "把\(setting.property)设为\(setting.value)"
  }

  private static func then(_ head: VerdictHead) -> RichText {
    if case .selected(let cell?, _, true, nil, _, _) = head { return "\(cell)就会被选中" }
    return "\(tell(head))"
  }
}
