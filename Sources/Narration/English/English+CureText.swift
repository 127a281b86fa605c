// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func tell(_ text: CureText) -> RichText {
    switch text {
    case .set(let settings, let act, let words): "Set \(row(settings.map(told))): then \(tell(act, words))."
    case .seeTouch(let number): "See touch \(number)"
    case .sentence(let clause): "\(clause)."
    case .seeVariant(let number): "See variant \(number)"
    }
  }

  private static func told(_ setting: CureText.Setting) -> RichText {
    RichText(code: "\(setting.property.plain) = \(setting.value.plain)")
  }
}
