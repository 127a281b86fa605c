// SPDX-License-Identifier: Apache-2.0

/// What a rule is about, by the letters of its name, in the order of `docs/rules.md`.
package enum RuleArea: String, CaseIterable, Comparable, Sendable {
  case hitTesting = "HT"
  case touches = "TE"
  case gestures = "GR"
  case controls = "UC"
  case responders = "RC"
  case scrollViews = "SV"
  case layers = "VL"

  package static func < (a: Self, b: Self) -> Bool {
    let order = Self.allCases
    guard let first = order.firstIndex(of: a), let second = order.firstIndex(of: b) else { return false }
    return first < second
  }
}
