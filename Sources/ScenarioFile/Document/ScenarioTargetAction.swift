// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A target-action pair of a control or a recognizer, and what the method does.
package struct ScenarioTargetAction: Hashable, Sendable {
  /// The word for a target that is gone before anything happens, unless an object is called so.
  package static let deadTarget = "dead"

  /// The method's name or selector.
  package var action: String

  /// The control event; nil on a recognizer.
  package var event: String?

  /// The target. Nil stands for no target, and `dead` for one that no longer exists (UC-18) unless an object is
  /// called so.
  package var target: String?

  /// What the method does when it is called.
  package var effects: [ScenarioEffect] = []

  package init(action: String, event: String? = nil, target: String? = nil) {
    self.action = action
    self.event = event
    self.target = target
  }

  /// The pair as data, for the snapshot.
  package var record: TraceAction {
    TraceAction(action: action, event: event.map(ControlEvent.init), target: target)
  }
}

/// What a method does, one step after the other.
package struct ScenarioEffect: Hashable, Sendable {
  /// The state of the recognizer for which it does so; nil for each, and for methods of controls.
  package var state: String?

  /// What code can do: `set`, `call` and `command`.
  package var steps: [ScenarioStep]

  package init(state: String? = nil, steps: [ScenarioStep]) {
    self.state = state
    self.steps = steps
  }
}
