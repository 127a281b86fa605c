// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func text(_ text: VariantText) -> String {
    switch text {
    case .heading: "Under other settings"
    case .outcome(let settings, let sentence): "With \(settings): \(sentence)"
    }
  }
}
