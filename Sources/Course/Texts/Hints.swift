// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Markdown
import Trace

extension CourseText {
  /// The rule that decides a question: the rule section of a lesson; else the first sentence of the rule that is cited
  /// first, in the right option's reason, then in those of the other options, then in the rest. Empty if there is none.
  package func rule(of options: Options, right key: String) -> [MarkdownText.Inline] {
    for case .block(let block) in sections.first(where: { $0.name == .rule })?.parts ?? [] {
      if case .paragraph(let words) = block.kind { return words }
    }
    let right = options.options.filter { $0.key == key }
    let reasons = (right + options.options).flatMap { $0.reason.inlines.flatMap(\.ruleNames) }
    guard let name = (reasons + rules).first, let rule = Rule.named(name, in: language) else { return [] }
    let colon = language == .simplifiedChinese ? "：" : ": "
    let place = options.place
    return [MarkdownText.Inline(kind: .text(name + colon), place: place)]
      + rule.text.beginning(sentences: 1)
  }
}

extension TouchAnswer {
  /// The last view that refused, whose geometry decided which view was hit.
  package var lastRefusal: WalkStep? { walk.last { $0.outcome == .refused } }
}

extension CourseText {
  /// The rules that are cited, in the order of the text.
  package var rules: [String] { inlines.flatMap(\.ruleNames) }
}

/// What may be the name of a rule in a text.
nonisolated(unsafe) private let ruleName = /\b[A-Z]{2}-[0-9]+\b/

extension [MarkdownText.Inline] {
  /// The rules that are cited, in their order.
  package var ruleNames: [String] {
    plain.matches(of: ruleName).map { String($0.output) }
  }
}
