// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a device or Apple's simulator did with the touches of a scenario, as far as somebody recorded it: calls and
/// states, in order.
package struct Recording: Hashable, Sendable {
  /// The file's name as the user gave it, or beside the scenario's.
  package var file: String

  /// Who recorded it or where it was published.
  package var source = ""

  /// The kinds of calls of which it tells all.
  package var kinds: Set<CallKind> = []

  /// The names of other calls of which it tells all, such as `hitTest`.
  package var names: Set<String> = []

  /// Whether it tells of all changes of recognizers' states.
  package var tellsStates = false

  /// Whose calls and states it tells; nil for everybody's.
  package var objects: Set<String>?

  /// The device or the version of its system.
  package var system: String?

  /// How far times may be from the simulation's, in seconds, and points, in points.
  package var timeTolerance = usualTimeTolerance
  package var pointTolerance = usualPointTolerance

  package var facts: [Fact] = []

  /// One line.
  package struct Fact: Hashable, Sendable {
    package var line: Int

    /// The line without its time, as it is written.
    package var text: String

    package var what: What

    /// Seconds since the first fact with a time; nil if the recording does not tell.
    package var time: Double?

    /// The number of the touch that a call is about; nil if the recording does not tell.
    package var touch: Int?

    /// Where the touch is on the screen, or for a hit test the point in the view's bounds; nil if it does not tell.
    package var point: TracePoint?

    /// Whether it may have come before the line above, and before those that are joined to that.
    package var isJoined = false
  }

  package enum What: Hashable, Sendable {
    /// A call, written as in an expectation.
    case call(String)
    /// A recognizer enters a state.
    case state(recognizer: String, String)
  }

  package init(file: String) { self.file = file }

  package static let usualTimeTolerance = 0.1
  package static let usualPointTolerance = 0.5
}

/// A recording that a scenario names.
package struct ScenarioRecording: Hashable, Sendable {
  /// The name of a file in the folder of the scenario.
  package var file: String

  /// The line of the scenario file.
  package var line: Int?

  package init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}
