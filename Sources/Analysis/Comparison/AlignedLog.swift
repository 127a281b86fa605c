// SPDX-License-Identifier: Apache-2.0

import Trace

/// The logs of two traces side by side, with long stretches that are the same folded.
package struct AlignedLog: Sendable {
  /// A part of the log.
  package enum Block: Hashable, Sendable {
    /// Lines that are shown.
    case rows([Row])
    /// Events that are the same in both and are not shown, by position.
    case folded(Sides<Range<Int>>)
    /// Events beyond the limit, with how many each trace has of them.
    case rest(Sides<Int>)
  }

  /// An event that the log has a line for, by its position in each trace that has it.
  package struct Row: Hashable, Sendable {
    package enum Sign: String, Hashable, Sendable, CaseIterable {
      case both, onlyA, onlyB
      /// The first event that comes at another time.
      case otherTime
    }

    package var sign: Sign
    package var events: Sides<Int?>
  }

  private let comparison: TraceComparison
  private let logs: Sides<CallLevels>
  private let words: @Sendable (LogPhrase) -> String

  package init(_ comparison: TraceComparison, words: @escaping @Sendable (LogPhrase) -> String) {
    self.comparison = comparison
    self.words = words
    logs = Sides(CallLevels(comparison.sides.a.trace.events), CallLevels(comparison.sides.b.trace.events))
  }

  /// The line of an event; nil if the events around it say it all.
  package func line(_ position: Int, on side: Side) -> LogText? {
    logs[side].line(position, comparison.sides[side].trace.events, words)
  }

  /// The parts, in order.
  ///
  /// - Parameters:
  ///   - context: How many lines around a difference are shown.
  ///   - limit: How many lines are shown at most.
  /// - Returns: The parts.
  package func blocks(context: Int = 3, limit: Int) -> [Block] {
    var blocks: [Block] = []
    var rows: [Row] = []
    var shown = 0
    func close() {
      if !rows.isEmpty { blocks.append(.rows(rows)) }
      rows = []
    }
    let runs = splitRuns
    for (number, run) in runs.enumerated() {
      guard shown < limit else {
        close()
        let rest = runs[number...]
        blocks.append(
          .rest(
            Sides(
              rest.reduce(0) { $0 + $1.run.events.a.count }, rest.reduce(0) { $0 + $1.run.events.b.count })))
        return blocks
      }
      guard run.run.kind == .same, !run.isOtherTime else {
        let added = self.rows(run, limit: limit - shown)
        rows += added
        shown += added.count
        continue
      }
      let (before, fold, after) = folded(
        run.run.events, head: number == 0 ? 0 : context, tail: number == runs.count - 1 ? 0 : context)
      rows += before
      if let fold {
        close()
        blocks.append(.folded(fold))
      }
      rows += after
      shown += before.count + after.count
    }
    close()
    return blocks
  }

  /// The lines of events that are the same in both.
  package func rows(_ events: Sides<Range<Int>>, limit: Int) -> [Row] {
    var rows: [Row] = []
    for (a, b) in zip(events.a, events.b) {
      guard rows.count < limit else { break }
      if line(a, on: .a) != nil { rows.append(Row(sign: .both, events: Sides(a, b))) }
    }
    return rows
  }

  /// The runs, with the first event that comes at another time as a run of its own where nothing else differs.
  private var splitRuns: [(run: EventAlignment.Run, isOtherTime: Bool)] {
    let runs = comparison.events.runs
    guard comparison.divergence?.kind == .times, let late = comparison.divergence?.events.a else {
      return runs.map { ($0, false) }
    }
    return runs.flatMap { run in
      guard run.events.a.contains(late) else { return [(run, false)] }
      let other = run.events.b.lowerBound + late - run.events.a.lowerBound
      return [
        (Sides(run.events.a.lowerBound..<late, run.events.b.lowerBound..<other), false),
        (Sides(late..<(late + 1), other..<(other + 1)), true),
        (Sides((late + 1)..<run.events.a.upperBound, (other + 1)..<run.events.b.upperBound), false),
      ].filter { !$0.0.a.isEmpty }.map { (EventAlignment.Run(kind: .same, events: $0.0), $0.1) }
    }
  }

  /// The lines of a run that is not the same in both.
  private func rows(_ run: (run: EventAlignment.Run, isOtherTime: Bool), limit: Int) -> [Row] {
    let events = run.run.events
    var rows: [Row] = []
    func add(_ sign: Row.Sign, _ a: Int?, _ b: Int?) {
      let hasLine = a.flatMap { line($0, on: .a) } != nil || b.flatMap { line($0, on: .b) } != nil
      if hasLine { rows.append(Row(sign: sign, events: Sides(a, b))) }
    }
    switch run.run.kind {
    case .same:
      return self.rows(events, limit: limit).map { Row(sign: .otherTime, events: $0.events) }
    case .onlyA: for position in events.a where rows.count < limit { add(.onlyA, position, nil) }
    case .onlyB: for position in events.b where rows.count < limit { add(.onlyB, nil, position) }
    case .numbers, .answers:
      for (a, b) in zip(events.a, events.b) where rows.count < limit {
        if line(a, on: .a) == line(b, on: .b) {
          add(.both, a, b)
        } else {
          add(.onlyA, a, nil)
          add(.onlyB, nil, b)
        }
      }
    }
    return rows
  }

  /// The first and the last lines of a stretch, and the part between, which is folded if that saves lines.
  private func folded(
    _ events: Sides<Range<Int>>, head: Int, tail: Int
  ) -> (before: [Row], fold: Sides<Range<Int>>?, after: [Row]) {
    let before = rows(events, limit: head)
    var after: [Row] = []
    for (a, b) in zip(events.a.reversed(), events.b.reversed()) where after.count < tail {
      if line(a, on: .a) != nil { after.append(Row(sign: .both, events: Sides(a, b))) }
    }
    after.reverse()
    let start = before.last?.events.a.map { $0 + 1 } ?? events.a.lowerBound
    let end = after.first?.events.a ?? events.a.upperBound
    guard start + 1 < end else { return (rows(events, limit: .max), nil, []) }
    let offset = events.b.lowerBound - events.a.lowerBound
    let fold = Sides(start..<end, (start + offset)..<(end + offset))
    return (before, rows(fold, limit: 1).isEmpty ? nil : fold, after)
  }
}
