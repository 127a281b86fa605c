// SPDX-License-Identifier: Apache-2.0

import InputFile

/// What code does in a method: at once, or some time later as with `asyncAfter`.
package struct ScenarioStep: Sendable {
  /// A `set`, a `call` or a `command`.
  package var action: ScenarioTouch.Action

  /// How long after the method's call it is done, in seconds; nil for at once.
  package var delay: Double?

  /// Where it stands in the file that it was read from. Two steps may be equal that stand in different places.
  var place: SourcePlace?

  package init(_ action: ScenarioTouch.Action, after delay: Double? = nil) {
    self.action = action
    self.delay = delay
  }
}

extension ScenarioStep: Hashable {
  package static func == (first: ScenarioStep, second: ScenarioStep) -> Bool {
    first.action == second.action && first.delay == second.delay
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(delay)
  }
}
