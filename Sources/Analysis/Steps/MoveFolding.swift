// SPDX-License-Identifier: Apache-2.0

import Trace

/// Counts moves of a finger at which the same happens as at the move before, instead of listing each.
struct MoveFolding {
  /// Where the steps of the current move begin.
  private var start: Int?

  /// What happened at the previous move.
  private var previous: [Outline]?

  /// At most so many events are named by a step that stands for many moves.
  private static let namedEvents = 200

  /// A move begins; its steps begin at a position.
  mutating func begin(at position: Int) { start = position }

  /// Something happens that is no move.
  mutating func forget() {
    start = nil
    previous = nil
  }

  /// The move is over: counts it if it was like the one before.
  mutating func close(_ steps: inout [TouchStep]) {
    guard let start, start < steps.count else { return forget() }
    let outlines = steps[start...].map(Outline.init)
    if outlines == previous {
      fold(from: start, &steps)
    } else {
      previous = outlines
    }
    self.start = nil
  }

  private func fold(from start: Int, _ steps: inout [TouchStep]) {
    let move = Array(steps[start...])
    guard let sample = move[0].firstEvent?.sample else { return }
    steps.removeSubrange(start...)
    if case .repeated(let count, _)? = steps.last?.kind {
      steps[start - 1].kind = .repeated(count: count + 1, last: sample)
    } else {
      var step = move[0]
      step.kind = .repeated(count: 1, last: sample)
      step.events = []
      step.changes = []
      steps.append(step)
    }
    for step in move { Self.add(step, to: &steps[steps.count - 1]) }
  }

  private static func add(_ part: TouchStep, to step: inout TouchStep) {
    step.events += part.events.prefix(max(0, namedEvents - step.events.count))
    // The last event stays the last: as of it the step is over.
    if let last = part.events.max(), let latest = step.events.last, last > latest {
      step.events[step.events.count - 1] = last
    }
    for change in part.changes {
      let position = step.changes.firstIndex {
        $0.object == change.object && $0.property == change.property
      }
      if let position { step.changes[position].after = change.after } else { step.changes.append(change) }
    }
  }
}

/// What a step shows, without the numbers, which differ from move to move.
private struct Outline: Hashable {
  private var subject: String
  private var events: [TraceEvent.Kind]

  init(_ step: TouchStep) {
    subject = step.subject
    events = step.allEvents.map(Self.outline)
  }

  private static func outline(_ kind: TraceEvent.Kind) -> TraceEvent.Kind {
    if var sample = kind.sample {
      sample.location = TracePoint(x: 0, y: 0)
      return .touchUpdated(sample)
    }
    if case .recognizerStateChanged(var record) = kind {
      record.reason.numbers = [:]
      record.from = .possible
      return .recognizerStateChanged(record)
    }
    if case .propertyChanged(var record) = kind {
      if case .bool = record.value { return kind }
      record.value = .text("")
      return .propertyChanged(record)
    }
    return kind
  }
}
