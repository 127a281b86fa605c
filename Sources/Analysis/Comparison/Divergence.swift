// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The first difference between the events of two traces.
package struct Divergence: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Different events happen.
    case events
    /// The same events happen, with other points, distances or durations.
    case numbers
    /// The same events happen at other times.
    case times
  }

  package var kind: Kind

  /// The positions of the first events that differ; nil for a trace that has ended.
  package var events: Sides<Int?>

  /// The position of the touch during which the traces diverge; nil before the first touch.
  package var touch: Int?

  /// The hit-test step of the view at that point, in each trace; nil if the view was not asked, or the traces do not
  /// diverge in a hit test.
  package var steps: Sides<WalkStep?> = Sides(nil, nil)

  /// The view whose answers differ; nil if the cause is something else.
  package var divergingView: DivergingView?

  /// The cause, if the screens show it.
  package var cause: Cause?

  /// What makes two traces diverge.
  package enum Cause: Hashable, Sendable {
    /// An object that only one screen has, or properties that differ.
    case difference(ScreenDifference)
    /// The touch is at another place, in points in screen coordinates.
    case place(Sides<TracePoint>)
  }

  /// A view that behaves differently in the two traces.
  package struct DivergingView: Hashable, Sendable {
    /// Its name in the trace of `side`.
    package var name: String
    package var side: Side

    /// Whether the other trace has no such view.
    package var isMissingInOther: Bool
    package var behaviors: Sides<Behavior>
  }

  /// What a view does in a hit test.
  package enum Behavior: Hashable, Sendable {
    case takes
    case returns(String)
    case refuses(TraceReason?)
    case isPassedOver(TraceReason?)
    case isNotAsked

    init(_ step: WalkStep?) {
      guard let step else {
        self = .isNotAsked
        return
      }
      self =
        switch step.outcome {
        case _ where step.isPassedOver: .isPassedOver(step.cause)
        case .hit: .takes
        case .refused: .refuses(step.cause)
        case .passedUp: .returns(step.result ?? "")
        }
    }
  }

  /// Why the traces diverge. Objects have the names that they have in the trace of the given side.
  package enum Because: Hashable, Sendable {
    case places(Sides<TracePoint>)
    case onlyHas(Side, String)
    /// A property of an object; without an object, a property of the screen or a setting of the simulation.
    case differs(ScreenDifference.Change, of: String?, Side)
    case answer(of: String, Side)
  }

  /// Why the traces diverge; nil if no difference of the screens explains it and no view was asked.
  package var because: Because? {
    switch cause {
    case .place(let places): return .places(places)
    case .difference(let difference):
      if let side = difference.onlySide, let name = difference.name { return .onlyHas(side, name) }
      return difference.changes.first.map { .differs($0, of: difference.name, difference.side) }
    case nil:
      let side: Side = steps.a == nil ? .b : .a
      return steps[side].map { .answer(of: $0.view, side) }
    }
  }
}

extension ScreenDifference {
  /// The trace that contains the object: A, unless only B has it.
  package var side: Side { names.a == nil ? .b : .a }

  /// The object's name in that trace; nil for settings and the screen.
  package var name: String? { names[side].flatMap { $0.isEmpty ? nil : $0 } }
}

/// Finds where two traces first diverge, and why.
struct DivergenceFinder {
  let sides: Sides<TraceAnalysis>
  let names: ObjectMatch
  let screen: [ScreenDifference]
  let events: EventAlignment

  var divergence: Divergence? {
    let start = events.commonStart
    let counts = Sides(sides.a.trace.events.count, sides.b.trace.events.count)
    if start < max(counts.a, counts.b) {
      return parting(
        .events, Sides(start < counts.a ? start : nil, start < counts.b ? start : nil))
    }
    if let run = events.runs.first(where: { $0.kind == .numbers }) {
      return parting(.numbers, Sides(run.events.a.lowerBound, run.events.b.lowerBound))
    }
    return events.firstAtOtherTime.map { parting(.times, Sides($0.a, $0.b)) }
  }

  private func parting(_ kind: Divergence.Kind, _ positions: Sides<Int?>) -> Divergence {
    var divergence = Divergence(kind: kind, events: positions)
    let places = Sides(
      EventPlace(positions.a, in: sides.a.trace.events), EventPlace(positions.b, in: sides.b.trace.events))
    // If A has ended, the event of B decides.
    let identifier = positions.a == nil ? places.b.touch : places.a.touch
    divergence.touch =
      sides.a.touches.firstIndex { $0.touch == identifier }
      ?? sides.b.touches.firstIndex { $0.touch == identifier }
    divergence.steps = steps(places, divergence.touch)
    if kind == .events { divergence.divergingView = divergingView(divergence.steps) }
    divergence.cause = cause(of: divergence)
    return divergence
  }

  /// The view of two steps, if it behaves differently in the two traces.
  private func divergingView(_ steps: Sides<WalkStep?>) -> Divergence.DivergingView? {
    let side: Side = steps.a == nil ? .b : .a
    guard let step = steps[side], !areAlike(steps) else { return nil }
    return Divergence.DivergingView(
      name: step.view, side: side, isMissingInOther: names.counterpart(of: step.view, on: side) == nil,
      behaviors: Sides(Divergence.Behavior(steps.a), Divergence.Behavior(steps.b)))
  }

  /// Whether a view does the same in both traces for the same reason. Numbers are compared with two decimals.
  private func areAlike(_ steps: Sides<WalkStep?>) -> Bool {
    guard let a = steps.a, let b = steps.b, a.isPassedOver == b.isPassedOver, a.outcome == b.outcome else {
      return false
    }
    if a.outcome == .passedUp { return a.result == b.result.map(names.common) }
    guard a.outcome == .refused || a.isPassedOver else { return true }
    guard let why = a.cause, let other = b.cause else { return a.cause == b.cause }
    return why.name == other.name && why.subject == other.subject.map(names.common)
      && why.numbers.keys == other.numbers.keys
      && why.numbers.allSatisfy { abs($1 - (other.numbers[$0] ?? 0)) < 0.005 }
  }

  /// The steps of the view that the events of a hit test are about.
  ///
  /// If the events are about two views, prefers one that only one trace has, then one that answers differently.
  private func steps(_ places: Sides<EventPlace>, _ touch: Int?) -> Sides<WalkStep?> {
    guard let touch, let pass = places.a.pass ?? places.b.pass else { return Sides(nil, nil) }
    func step(_ name: String?, _ side: Side) -> WalkStep? {
      guard let name, sides[side].touches.indices.contains(touch) else { return nil }
      return sides[side].touches[touch].passes.first { $0.number == pass }?.steps.first { $0.view == name }
    }
    let asked = places.a.view.map { view in
      Sides(step(view, .a), step(names.counterpart(of: view, on: .a), .b))
    }
    let other = places.b.view.map { view in
      Sides(step(names.counterpart(of: view, on: .b), .a), step(view, .b))
    }
    let candidates = [asked, other].compactMap { $0 }
    let isMissingInOther = { (steps: Sides<WalkStep?>) in
      steps.a.map { names.counterpart(of: $0.view, on: .a) == nil } ?? false
        || steps.b.map { names.counterpart(of: $0.view, on: .b) == nil } ?? false
    }
    return candidates.first(where: isMissingInOther)
      ?? candidates.first { $0.a?.outcome != $0.b?.outcome || $0.a?.reason?.code != $0.b?.reason?.code }
      ?? candidates.first ?? Sides(nil, nil)
  }
}

extension DivergenceFinder {
  private func cause(of divergence: Divergence) -> Divergence.Cause? {
    let subjects = subjects(of: divergence)
    let wanted = Set(
      [divergence.steps.a, divergence.steps.b].compactMap { $0 }
        .flatMap { [$0.reason, $0.insideReason] }.compactMap { $0?.code.row?.properties }
        .joined())
    let differences = subjects.compactMap(difference)
    if let change = differences.first(where: {
      $0.onlySide != nil || $0.changes.contains { wanted.contains($0.property) }
    }) {
      return .difference(change.narrowed(to: wanted))
    }
    if let place = otherPlace(divergence.touch) { return .place(place) }
    if let moved = subjects.lazy.compactMap(outerDifference).first { return .difference(moved) }
    if let first = differences.first { return .difference(first) }
    return screen.first { $0.kind == .configuration || $0.kind == .screen }.map(Divergence.Cause.difference)
  }

  /// The objects of the two events, under their names in A; those of only one event come first.
  private func subjects(of divergence: Divergence) -> [String] {
    var named = Sides<[String]>([], [])
    if let position = divergence.events.a {
      named.a = EventFacts(sides.a.trace.events[position].kind).key.names.compactMap { $0 }
    }
    if let position = divergence.events.b {
      named.b = EventFacts(sides.b.trace.events[position].kind).key.names.compactMap { $0.map(names.common) }
    }
    let steps = [divergence.steps.a?.view, divergence.steps.b.map { names.common($0.view) }].compactMap { $0 }
    let both = Set(named.a).intersection(named.b)
    let all = (named.a + named.b).filter { !both.contains($0) } + steps + named.a.filter(both.contains)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The difference of an object, by its name in A.
  private func difference(_ name: String) -> ScreenDifference? {
    let own = name.hasPrefix("\u{0}") ? String(name.dropFirst()) : name
    return screen.first { difference in
      difference.names.a.map { $0 == name } ?? (difference.names.b == own)
    }
  }

  /// The difference of the nearest superview of an object that has one: the object disappeared or moved with it.
  private func outerDifference(_ name: String) -> ScreenDifference? {
    let isOfA = sides.a.index.view(name) != nil
    let index = isOfA ? sides.a.index : sides.b.index
    let paths: [PartialKeyPath<TraceView>] = [\.frame, \.bounds, \.transform, \.anchorPoint]
    let places = Set(paths.map(TraceView.name(of:)))
    for view in index.ancestry(of: name).dropFirst() {
      guard let difference = difference(isOfA ? view.id : names.common(view.id)) else { continue }
      if difference.onlySide != nil || difference.changes.contains(where: { places.contains($0.property) }) {
        return difference
      }
    }
    return nil
  }

  private func otherPlace(_ touch: Int?) -> Sides<TracePoint>? {
    guard let touch, sides.a.touches.indices.contains(touch), sides.b.touches.indices.contains(touch) else {
      return nil
    }
    let places = Sides(sides.a.touches[touch].location, sides.b.touches[touch].location)
    return places.a == places.b ? nil : places
  }
}

extension ScreenDifference {
  /// The difference reduced to the given properties, if any of them differs.
  fileprivate func narrowed(to properties: Set<String>) -> ScreenDifference {
    let wanted = changes.filter { properties.contains($0.property) }
    guard !wanted.isEmpty else { return self }
    var copy = self
    copy.changes = wanted
    return copy
  }
}

/// The position of an event: its touch and, inside a hit test, the traversal and the view that was asked.
private struct EventPlace {
  var touch: String?
  var pass: Int?
  var view: String?

  /// Locates an event.
  ///
  /// - Parameters:
  ///   - position: The event; nil for the end of the trace.
  ///   - events: All events of the trace.
  init(_ position: Int?, in events: [TraceEvent]) {
    var isHitTest = false
    if let position {
      let kind = events[position].kind
      isHitTest = kind.group == .hitTest
      if isHitTest { view = kind.view }
      if case .hitTestPassEnded = kind { view = nil }
    }
    for event in events[..<(position.map { $0 + 1 } ?? events.count)].reversed() {
      if case .hitTestPassBegan(let record) = event.kind {
        self.touch = record.touch
        if isHitTest { self.pass = record.pass }
        return
      }
      if let sample = event.kind.sample {
        touch = sample.touch
        return
      }
    }
  }
}

/// The events of two traces, aligned.
///
/// Two events match if the same happens to the same objects; points, distances and times may differ. Events between
/// matches are paired if their kind and object are the same, even with different results.
package struct EventAlignment: Hashable, Sendable {
  /// A run of events, as position ranges in both traces.
  package struct Run: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      /// Equal in both traces.
      case same
      /// Equal except for points, distances or durations.
      case numbers
      /// The same call of the same object, with another answer, result or reason.
      case answers
      /// Only one trace has these events.
      case onlyA, onlyB
    }

    package var kind: Kind
    package var events: Sides<Range<Int>>
  }

  package var runs: [Run]

  /// How many events from the beginning match.
  package var commonStart: Int

  /// The positions of the first matching events that differ only in time; nil if there are none.
  package var firstAtOtherTime: Sides<Int>?

  /// False if the traces are too different to be aligned to the end; the rest counts as different.
  package var isComplete: Bool

  /// The number of events of one trace in runs of a kind.
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

  /// Adds events that do not match, pairing those with the same kind and object.
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

  /// Adds matching events, split by whether their numbers are equal.
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

  /// The largest difference between two times that are considered equal, in seconds.
  private static let tolerance = 1e-9
}

/// Assigns numbers to the events of two traces, equal for events that match.
struct EventTokens {
  private var numbers: [EventFacts.Key: Int32] = [:]
  private let names: ObjectMatch

  init(_ names: ObjectMatch) {
    self.names = names
  }

  /// The numbers of some events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - side: The trace that contains them.
  ///   - isByKind: Whether to compare only the kind and the object.
  /// - Returns: The number of each event.
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

  /// Whether two matching events also have the same points, distances and durations.
  static func haveSameNumbers(_ a: TraceEvent.Kind, _ b: TraceEvent.Kind) -> Bool {
    if a == b { return true }
    return zip(EventFacts(a).numbers, EventFacts(b).numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}

/// The data by which two events are compared. They match if their keys are equal.
struct EventFacts {
  /// What decides whether two events match.
  struct Key: Hashable {
    var kind: String
    /// The objects of the event.
    var names: [String?]
    /// Answers, states, methods and codes of reasons.
    var words: [String]
  }

  var key: Key

  /// Points, distances and durations.
  var numbers: [Double]

  /// The data of an event, with the names of its own trace.
  init(_ kind: TraceEvent.Kind) {
    let contents = EventContents(kind)
    key = Key(kind: contents.kind, names: contents.ids, words: contents.words)
    numbers = contents.numbers
    for reason in contents.reasons {
      key.names.append(reason?.subject)
      key.words.append(reason?.name ?? "")
      guard let reason else { continue }
      for (name, number) in reason.numbers.sorted(by: { $0.key < $1.key }) {
        key.words.append(name.rawValue)
        numbers.append(number)
      }
    }
  }
}

/// The logs of two traces side by side. Long equal stretches are folded.
package struct AlignedLog: Sendable {
  /// A part of the log.
  package enum Block: Hashable, Sendable {
    /// Visible lines.
    case rows([Row])
    /// Equal events that are folded, as position ranges.
    case folded(Sides<Range<Int>>)
    /// Events beyond the limit, as counts per trace.
    case rest(Sides<Int>)
  }

  /// An event with a line in the log, and its position in each trace that has it.
  package struct Row: Hashable, Sendable {
    package enum Sign: String, Hashable, Sendable, CaseIterable {
      case both, onlyA, onlyB
      /// The first event that happens at another time.
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

  /// The line of an event; nil if the events around it say everything.
  package func line(_ position: Int, on side: Side) -> LogText? {
    logs[side].line(position, comparison.sides[side].trace.events, words)
  }

  /// The parts of the log, in order.
  ///
  /// - Parameter limit: The maximum number of visible lines.
  /// - Returns: The parts, with three lines around each difference.
  package func blocks(limit: Int) -> [Block] {
    let context = 3
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

  /// The lines of equal events.
  package func rows(_ events: Sides<Range<Int>>, limit: Int) -> [Row] {
    var rows: [Row] = []
    for (a, b) in zip(events.a, events.b) {
      guard rows.count < limit else { break }
      if line(a, on: .a) != nil { rows.append(Row(sign: .both, events: Sides(a, b))) }
    }
    return rows
  }

  /// The runs. If the traces differ only in time, the first event with another time is a run of its own.
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

  /// The lines of a run that differs.
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

  /// The first and last lines of a stretch, with the lines between folded if that saves space.
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
