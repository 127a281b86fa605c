// SPDX-License-Identifier: Apache-2.0

/// Where a tap reaches a view.
package enum ReachText: Sayable, Hashable, Sendable {
  /// A tap at a point reaches the view that the user asks about.
  case tapReaches(point: String)
  case noTapReaches
  /// What comes of a tap at a point.
  case tapBecomes(point: String, verdict: String)
  /// The same for a control that no tap reaches, with a tap at its middle.
  case tapAtMiddle(point: String, verdict: String)
  case offScreen
  case noControls
  /// How many controls there are, and how many of them no tap reaches.
  case summary(controls: Int, dead: Int)
  case notTried(count: Int)
  case hitPath(String)
  case refused(String)
  case responderChain(String)
  case actions(String)
  /// Several facts in a line.
  case facts([String])
}

extension Language {
  /// A share in percent, as a whole number: 100 only for all of it, and 0 only for nothing.
  package func percent(_ share: Double) -> String {
    let percent = share * 100
    if share <= 0 { return say(SpaceText.percent("0")) }
    if percent < 1 { return say(SpaceText.percent("<1")) }
    return say(SpaceText.percent(String(percent >= 99.95 ? 100 : min(Int(percent.rounded()), 99))))
  }
}
