// SPDX-License-Identifier: Apache-2.0

import Course
import Markdown
import Narration

/// The name of a rule, as texts cite it: `HT-12`.
struct RuleName: Hashable, Comparable, Sendable {
  var area: RuleArea
  var number: Int

  /// The name in a text; nil if it is none.
  init?(_ text: some StringProtocol) {
    guard let match = String(text).wholeMatch(of: /([A-Z]{2})-([1-9][0-9]{0,2})/),
      let area = RuleArea(rawValue: String(match.1)), let number = Int(match.2)
    else { return nil }
    self.area = area
    self.number = number
  }

  var text: String { "\(area.rawValue)-\(number)" }

  static func < (a: Self, b: Self) -> Bool { (a.area, a.number) < (b.area, b.number) }

  /// Names of rules as they stand in a text.
  nonisolated(unsafe) static let pattern = /(?:HT|TE|GR|UC|RC|SV|VL)-[1-9][0-9]{0,2}/

  /// The rules that a text cites, in order.
  static func cited(in text: CourseText) -> [String] {
    var found: Set<RuleName> = []
    for words in text.inlines {
      for match in words.plain.matches(of: pattern) {
        if let rule = RuleName(match.output) { found.insert(rule) }
      }
    }
    return found.sorted().map(\.text)
  }
}
