// SPDX-License-Identifier: Apache-2.0

extension VariantText {
  var english: String {
    switch self {
    case .heading: "Under other settings"
    case .outcome(let settings, let sentence): "With \(settings): \(sentence)"
    case .noSuchTouch: "There is no such touch."
    }
  }
}
