// SPDX-License-Identifier: Apache-2.0

import Trace

/// The events of two traces side by side.
///
/// Events belong together if the same happens to the same objects; points, distances and times may differ. Events that
/// are left between them belong together if their kind and their object are the same, even with another result.
package struct EventAlignment: Hashable, Sendable {
  /// A stretch of events, as positions in each trace's events.
  package struct Run: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      /// The same in both.
      case same
      /// The same but for points, distances or durations.
      case numbers
      /// The same call of the same object, with another answer, result or reason.
      case answers
      /// Only one trace has them.
      case onlyA, onlyB
    }

    package var kind: Kind
    package var events: Sides<Range<Int>>
  }

  package var runs: [Run]

  /// How many events from the beginning are the same step in both.
  package var commonStart: Int

  /// The first events that belong together and differ in time only, by position; nil if none does.
  package var firstAtOtherTime: Sides<Int>?

  /// False if the traces are too different to be aligned to the end; the rest then stands as different.
  package var isComplete: Bool

  /// How many events of a trace are in runs of a kind.
  package func count(_ kind: Run.Kind, on side: Side) -> Int {
    runs.reduce(0) { $1.kind == kind ? $0 + $1.events[side].count : $0 }
  }

  init(_ sides: Sides<TraceAnalysis>, _ names: ObjectMatch) {
    let events = Sides(sides.a.trace.events, sides.b.trace.events)
    var tokens = EventTokens(names)
    let rows = Sides(tokens.row(events.a, .a), tokens.row(events.b, .b))
    let alignment = SequenceAlignment(rows.a, rows.b)
    isComplete = alignment.isComplete
    commonStart = zip(rows.a, rows.b).prefix { $0 == $1 }.count
    runs = []
    let kinds = Sides(tokens.row(events.a, .a, byKind: true), tokens.row(events.b, .b, byKind: true))
    var gap = Sides(0..<0, 0..<0)
    for run in alignment.runs {
      switch run {
      case .onlyA(let range): gap.a = range
      case .onlyB(let range): gap.b = range
      case .both(let a, let b):
        addDifferent(gap, kinds)
        gap = Sides(0..<0, 0..<0)
        add(a, b, events)
      }
    }
    addDifferent(gap, kinds)
  }

  /// Adds events of which no two are the same step, those of one kind and object side by side.
  private mutating func addDifferent(_ gap: Sides<Range<Int>>, _ kinds: Sides<[Int32]>) {
    let alignment = SequenceAlignment(Array(kinds.a[gap.a]), Array(kinds.b[gap.b]), work: 10_000_000)
    func moved(_ range: Range<Int>, _ by: Int) -> Range<Int> {
      (range.lowerBound + by)..<(range.upperBound + by)
    }
    for run in alignment.runs {
      switch run {
      case .onlyA(let range):
        runs.append(Run(kind: .onlyA, events: Sides(moved(range, gap.a.lowerBound), 0..<0)))
      case .onlyB(let range):
        runs.append(Run(kind: .onlyB, events: Sides(0..<0, moved(range, gap.b.lowerBound))))
      case .both(let a, let b):
        runs.append(
          Run(
            kind: .answers, events: Sides(moved(a, gap.a.lowerBound), moved(b, gap.b.lowerBound))))
      }
    }
  }

  /// Adds events that belong together, those with the same numbers apart from the others.
  private mutating func add(_ a: Range<Int>, _ b: Range<Int>, _ events: Sides<[TraceEvent]>) {
    var start = Sides(a.lowerBound, b.lowerBound)
    var kind: Run.Kind?
    func run(to end: Sides<Int>) -> Run? {
      kind.map { Run(kind: $0, events: Sides(start.a..<end.a, start.b..<end.b)) }
    }
    for (position, other) in zip(a, b) {
      let (event, counterpart) = (events.a[position], events.b[other])
      let here: Run.Kind = EventTokens.haveSameNumbers(event.kind, counterpart.kind) ? .same : .numbers
      if here != kind {
        if let run = run(to: Sides(position, other)) { runs.append(run) }
        start = Sides(position, other)
        kind = here
      }
      if firstAtOtherTime == nil, abs(event.time - counterpart.time) > Self.tolerance {
        firstAtOtherTime = Sides(position, other)
      }
    }
    if let run = run(to: Sides(a.upperBound, b.upperBound)) { runs.append(run) }
  }

  /// Two times that differ by no more are the same, in seconds.
  private static let tolerance = 1e-9
}

/// Gives events of two traces numbers, the same for those that belong together.
struct EventTokens {
  private var numbers: [EventFacts.Key: Int32] = [:]
  private let names: ObjectMatch

  init(_ names: ObjectMatch) {
    self.names = names
  }

  /// - Parameters:
  ///   - events: The events.
  ///   - side: The trace that they are from.
  ///   - isByKind: Whether only the kind counts, and the object that it happens to.
  /// - Returns: The number of each.
  mutating func row(_ events: [TraceEvent], _ side: Side, byKind isByKind: Bool = false) -> [Int32] {
    let isRenamed = side == .b
    return events.map { event in
      var key = EventFacts(event.kind).key
      if isByKind { key = EventFacts.Key(kind: key.kind, names: Array(key.names.prefix(1)), words: []) }
      if isRenamed { key.names = key.names.map { $0.map(names.common) } }
      if let number = numbers[key] { return number }
      let number = Int32(numbers.count)
      numbers[key] = number
      return number
    }
  }

  /// Whether two events that belong together also have the same points, distances and durations.
  static func haveSameNumbers(_ a: TraceEvent.Kind, _ b: TraceEvent.Kind) -> Bool {
    if a == b { return true }
    return zip(EventFacts(a).numbers, EventFacts(b).numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}
