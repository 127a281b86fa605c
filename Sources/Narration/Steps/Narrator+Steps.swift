// SPDX-License-Identifier: Apache-2.0

package import Analysis

extension Narrator {
  /// A step in a sentence: what happens, and why.
  package func sentence(_ step: TouchStep) -> String {
    switch step.kind {
    case .asked(let walk): self.step(walk)
    default: step.subject
    }
  }

  /// A phase's name: "Hit test", "Touch down".
  package func name(_ phase: TouchStep.Phase) -> String { phase.rawValue }

  /// What a change is about: "tap1.state".
  package func subject(_ change: TouchStep.Change) -> String {
    change.object.isEmpty ? change.property : "\(change.object).\(change.property)"
  }
}
