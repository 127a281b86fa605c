// SPDX-License-Identifier: Apache-2.0

/// What code does in a method: at once, or some time later as with `asyncAfter`.
package struct ScenarioStep: Hashable, Sendable {
  /// A `set`, a `call` or a `command`.
  package var action: ScenarioTouch.Action

  /// How long after the method's call it is done, in seconds; nil for at once.
  package var delay: Double?

  package init(_ action: ScenarioTouch.Action, after delay: Double? = nil) {
    self.action = action
    self.delay = delay
  }
}
