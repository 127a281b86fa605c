// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Trace

/// What a device or Apple's simulator did with the touches of a scenario, as far as somebody recorded it: calls and
/// states, in order.
struct Recording: Hashable, Sendable {
  /// The file's name as the user gave it, or beside the scenario's.
  var file: String

  /// Who recorded it or where it was published.
  var source = ""

  /// The kinds of calls that it records completely.
  var kinds: Set<CallKind> = []

  /// The names of other calls that it records completely, such as `hitTest`.
  var names: Set<String> = []

  /// Whether it records every change of a recognizer's state.
  var tellsStates = false

  /// The objects whose calls and states it records; nil for all.
  var objects: Set<String>?

  /// The device or the version of its system.
  var system: String?

  /// How far times may be from the simulation's, in seconds, and points, in points.
  var timeTolerance = usualTimeTolerance
  var pointTolerance = usualPointTolerance

  var facts: [Fact] = []

  /// One line.
  struct Fact: Hashable, Sendable {
    var line: Int

    /// The line without its time, as it is written.
    var text: String

    var what: What

    /// Seconds since the first fact with a time; nil if the recording does not tell.
    var time: Double?

    /// The number of the touch that a call is about; nil if the recording does not tell.
    var touch: Int?

    /// Where the touch is on the screen, or for a hit test the point in the view's bounds; nil if it does not tell.
    var point: TracePoint?

    /// Whether it may have come before the line above, and before those that are joined to that.
    var isJoined = false
  }

  enum What: Hashable, Sendable {
    /// A call, written as in an expectation.
    case call(String)
    /// A recognizer enters a state.
    case state(recognizer: String, String)
  }

  init(file: String) { self.file = file }

  static let usualTimeTolerance = 0.1
  static let usualPointTolerance = 0.5
}

/// The lines at the head of a recording.
enum RecordingKey: String, CaseIterable {
  case source, records, objects, system, times, points

  /// What follows the colon.
  var words: String {
    switch self {
    case .source: "a text"
    case .records:
      "with commas between: \(Self.kinds.map { "`\($0)`" }.joined(separator: ", ")), or names of calls"
    case .objects: "ids with commas between"
    case .system: "a text"
    case .times, .points: "number, not negative"
    }
  }

  var meaning: String {
    switch self {
    case .source: "who recorded it or where it was published"
    case .records:
      "what the recording tells, all of it: kinds of [calls](#calls), calls of a name such as `hitTest`, `states` of recognizers"
    case .objects: "whose calls and states it tells; of an action the sender"
    case .system: "the device or the version of its system"
    case .times: "how far times may be from those of the simulation, in seconds"
    case .points: "how far points may be, in points"
    }
  }

  var absent: String {
    switch self {
    case .source, .records: "needed"
    case .objects: "everybody's"
    case .system: "unknown"
    case .times: "`\(NumberText.decimal(Recording.usualTimeTolerance))`"
    case .points: "`\(NumberText.decimal(Recording.usualPointTolerance))`"
    }
  }

  /// The word for changes of recognizers' states.
  static let states = "states"

  /// What a recording can tell.
  static let kinds = CallKind.allCases.map(\.rawValue) + [states]
}

/// The keys of a recording, for the documentation.
package enum RecordingKeys {
  package static var rows: [(key: String, words: String, meaning: String, absent: String)] {
    RecordingKey.allCases.map { ($0.rawValue, $0.words, $0.meaning, $0.absent) }
  }
}
