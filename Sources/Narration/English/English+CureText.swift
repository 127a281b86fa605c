// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func tell(_ text: CureText) -> RichText {
    switch text {
    case .set(let settings, let head):
      "Set \(row(settings.map(words))): then \(tell(head.withoutRivals))."
    case .seeTouch(let number): "See touch \(number)"
    case .sentence(let clause): "\(clause)."
    case .seeVariant(let number): "See variant \(number)"
    }
  }

  private static func words(_ setting: CureText.Setting) -> RichText {
    RichText(code: "\(setting.property.plain) = \(setting.value.plain)")
  }
}
