// SPDX-License-Identifier: Apache-2.0

import Trace

/// What two events are compared by: they belong together if their keys are the same.
struct EventFacts {
  /// What decides whether two events are the same step.
  struct Key: Hashable {
    var kind: String
    /// The objects concerned.
    var names: [String?]
    /// Answers, states, methods and codes of reasons.
    var words: [String]
  }

  var key: Key

  /// Points, distances and durations.
  var numbers: [Double]

  /// The facts of an event, with names as they are in their own trace.
  init(_ kind: TraceEvent.Kind) {
    let contents = EventContents(kind)
    key = Key(kind: contents.kind, names: contents.ids, words: contents.words)
    numbers = contents.numbers
    for reason in contents.reasons {
      key.names.append(reason?.subject)
      key.words.append(reason?.name ?? "")
      guard let reason else { continue }
      for name in reason.numbers.keys.sorted() {
        key.words.append(name)
        numbers.append(reason.numbers[name] ?? 0)
      }
    }
  }
}
