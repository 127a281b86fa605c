// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// A share in percent, as a whole number: 100 only for all of it, and 0 only for nothing.
  package func percent(_ share: Double) -> String {
    let percent = share * 100
    if share <= 0 { return text(SpaceText.percent("0")) }
    if percent < 1 { return text(SpaceText.percent("<1")) }
    return text(SpaceText.percent(String(percent >= 99.95 ? 100 : min(Int(percent.rounded()), 99))))
  }
}
