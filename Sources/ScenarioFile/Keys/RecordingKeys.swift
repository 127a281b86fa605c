// SPDX-License-Identifier: Apache-2.0

import Trace

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
