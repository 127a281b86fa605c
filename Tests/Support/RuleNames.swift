// SPDX-License-Identifier: Apache-2.0

/// The names of rules, such as `HT-12`, by the families that `docs/rules.md` has.
package enum RuleNames {
  /// The letters of the families, in order: those of the headings.
  package static let families: [String] = {
    let text = (try? Repository.text("docs/rules.md")) ?? ""
    return text.matches(of: #/(?m)^## ([A-Z]{2}):/#).map { String($0.1) }
  }()

  nonisolated(unsafe) private static let pattern = /\b([A-Z]{2})-\d+\b/

  /// The names in a text, in order.
  package static func cited(in text: some StringProtocol) -> [String] {
    String(text).matches(of: pattern).filter { families.contains(String($0.1)) }
      .map { String($0.0) }
  }
}
