// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Something that a finger does. Locations are on the screen, in points; times in seconds from the start.
package struct ScenarioTouch: Hashable, Sendable {
  package var action: Action

  /// The finger's name; `finger` if the file gives none.
  package var finger: String = "finger"

  /// When it begins; nil for right after what came before.
  package var at: Double?

  /// The line of the scenario file, for messages.
  package var line: Int?

  package init(_ action: Action) {
    self.action = action
  }

  package enum Action: Hashable, Sendable {
    /// Down and up at one place.
    case tap(TracePoint, duration: Double)

    /// Down, straight moves in equal steps, up.
    case drag(from: TracePoint, to: TracePoint, steps: Int, duration: Double)

    /// One sample: `began`, `moved`, `ended` or `cancelled`.
    case sample(phase: String, location: TracePoint)
  }
}

/// What a scenario expects of one touch.
package struct ScenarioExpectation: Hashable, Sendable {
  /// Which touch, from 1 in the order of touch-down.
  package var touch = 1

  /// The hit-test view; `.some(nil)` for "no view at all".
  package var hitView: String??

  /// The views whose `hitTest` was called in one traversal, in order.
  package var hitOrder: [String]?

  /// The responders from the hit view to the end.
  package var chain: [String]?

  /// The line of the scenario file, for messages.
  package var line: Int?

  package init() {}
}
