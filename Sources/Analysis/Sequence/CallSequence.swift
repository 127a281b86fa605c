// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The calls in the interaction that contains a touch, in order.
package struct CallSequence: Hashable, Sendable {
  /// The participants, from the finger to the targets of actions.
  package var participants: [Participant] = []

  package var rows: [Row] = []

  /// The number of messages, including those inside folds.
  package var messageCount = 0

  /// The participants that share one column; messages still name them.
  package var sharing: Set<String> = []

  /// The identifier of the column that shows a participant's messages.
  package func place(of id: String) -> String { sharing.contains(id) ? Self.rest : id }

  package struct Participant: Hashable, Sendable {
    package enum Kind: Int, Hashable, Sendable, Comparable {
      /// The fingers, or the system that reports them.
      case fingers
      case application, window, recognizer, view, control
      /// Controllers, scenes and other objects that are called.
      case other
      /// The column of all participants without one of their own.
      case rest

      package static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    package var kind: Kind

    /// The identifier; empty for the fingers.
    package var id: String

    /// The participants in the shared column.
    package var members: [String] = []
  }

  package enum Row: Hashable, Sendable {
    /// A new turn of the event loop: fingers moved, or a timer fired.
    case turn(Turn)
    case message(Message)
    /// A call returns; the message is that of the call.
    case reply(Message)
    case fold(Fold)
  }

  /// What starts a turn of the event loop.
  package struct Turn: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      /// The fingers that changed; empty for the hit-test traversal of a new touch.
      case touches([TouchSample])
      case hitTest(touch: String, pass: Int, location: TracePoint)
      case timer(owner: String, name: DeliveryTimer)
      case input(InputKind, object: String?, detail: String)
    }

    package var cause: Cause
    package var time: Double
  }

  /// A call, or another effect of one object on another.
  package struct Message: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case call
      /// A touch method that the default implementation passed to the next responder (RC-9).
      case forward
      /// A question whose answer decides something.
      case question
      /// A recognizer's change of state.
      case state(GestureState)
      case waits
      /// A recognition that makes another recognizer fail.
      case prevents
      /// A recognition that lets another recognizer proceed.
      case allows
      /// A method that is delayed for a view.
      case held
      case released
      case discarded
      /// A touch that a view does not get.
      case withheld
      /// A touch that a view loses.
      case taken
      /// A touch of a view that left its window.
      case detached
      /// A view that was not asked.
      case passedOver
      case action
      /// An action that reaches no target.
      case dropped
      /// A visible property of a control.
      case value
    }

    /// The number, from 1, counted without folds.
    package var number: Int
    package var kind: Kind
    package var from: String
    package var to: String

    /// The method's name, or another word of the trace: the state or property.
    package var name: String

    /// The arguments of the call.
    package var arguments: [String] = []
    package var point: TracePoint?

    /// The result; nil for none.
    package var result: Result?
    package var cause: TraceReason?

    /// The nesting depth of the call.
    package var depth = 0
    package var time: Double

    /// The sequence number of its event in the trace.
    package var sequence: Int

    /// The number of the last message inside the call; its own number if there is none.
    package var lastNumber = 0

    /// How many calls along the responder chain the message represents.
    package var count = 1

    /// How many following messages this one also represents.
    package var absorbed = 0

    /// What a message returns, or leads to.
    package enum Result: Hashable, Sendable, CustomStringConvertible {
      /// The identifier of the view that a hit test returns; nil if it returns none.
      case view(String?)
      case answer(Bool)
      /// The state of the recognizer that another one prevents.
      case state(GestureState)
      /// The new value of a property, as the trace writes it.
      case value(String)

      package var description: String {
        switch self {
        case .view(let view): view ?? "nil"
        case .answer(let answer): "\(answer)"
        case .state(let state): state.rawValue
        case .value(let value): value
        }
      }
    }

    /// Which of UIKit's methods for delivery is called; nil for any other message.
    package var call: DeliveryMethod? { kind == .call ? DeliveryMethod(rawValue: name) : nil }

    /// The numbers of the messages that this one represents.
    package var numbers: ClosedRange<Int> { number...(number + absorbed) }
  }

  /// A row that represents several messages.
  package struct Fold: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The second traversal of a hit test, with the same answers (HT-28).
      case samePass(Int)
      /// Turns of the event loop with the same calls as the turn before.
      case sameTurns(count: Int, until: Double)
      /// Sibling views that refused.
      case refusals(count: Int, reason: TraceReason.Code?)
      /// Recognizers that were reset for the next gesture.
      case resets([String])
      /// Messages among participants in the shared column.
      case elsewhere(count: Int)
      /// Messages beyond the limit of a picture.
      case tooMany(count: Int)
    }

    package var kind: Kind
    package var numbers: ClosedRange<Int>
    /// The nesting depth of the messages.
    package var depth = 0
    /// The participants of the messages, where they matter.
    package var participants: [String] = []
  }
}

extension CallSequence.Row {
  /// The number of the last message in the row; 0 for a turn, which contains none.
  package var lastNumber: Int {
    switch self {
    case .turn: 0
    case .message(let message): message.numbers.upperBound
    case .reply(let message): message.lastNumber
    case .fold(let fold): fold.numbers.upperBound
    }
  }

  /// The number of the first message in the row; nil for a turn, which precedes its messages.
  package var number: Int? {
    switch self {
    case .turn: nil
    case .message(let message): message.number
    case .reply(let message): message.lastNumber
    case .fold(let fold): fold.numbers.lowerBound
    }
  }
}

extension TraceAnalysis {
  /// The calls of the interaction that contains a touch.
  ///
  /// - Parameters:
  ///   - touch: The identifier of the touch.
  ///   - folds: Whether repetitions are counted instead of listed.
  ///   - columns: The maximum number of participants with a column of their own.
  ///   - limit: The maximum number of rows.
  /// - Returns: The sequence.
  package func callSequence(
    of touch: String, folds: Bool = true, columns: Int = 13, limit: Int = 400
  ) -> CallSequence {
    let interaction = interaction(of: touch)
    var builder = CallTreeBuilder(index: index)
    for event in interaction.events { builder.read(event) }
    return CallSequenceFolding(index: index, tree: builder.tree(), folds: folds, limit: limit).sequence()
      .narrowed(to: columns)
  }
}

extension CallSequence {
  /// The identifier of the shared column; no object has it.
  package static let rest = "\u{0}rest"

  /// The sequence with a limited number of columns: the participants with the fewest messages share one.
  package func narrowed(to columns: Int) -> CallSequence {
    guard participants.count > columns else { return self }
    var weights: [String: Int] = [:]
    for row in rows {
      guard case .message(let message) = row else { continue }
      for id in Set([message.from, message.to]) { weights[id, default: 0] += Self.weight(message) }
    }
    let ranked = participants.enumerated().sorted { one, other in
      let (a, b) = (Self.rank(one.element, weights), Self.rank(other.element, weights))
      return a != b ? a > b : one.offset < other.offset
    }
    let shared = Set(ranked.dropFirst(columns - 1).map(\.element.id))
    var result = self
    result.sharing = shared
    result.participants.removeAll { shared.contains($0.id) }
    result.participants.append(
      Participant(
        kind: .rest, id: Self.rest, members: participants.map(\.id).filter(shared.contains)))
    result.rows = Self.joined(rows, shared)
    return result
  }

  private static func rank(_ participant: Participant, _ weights: [String: Int]) -> Int {
    let isFixed = participant.kind <= .window
    return (isFixed ? 100_000 : 0) + (weights[participant.id] ?? 0)
  }

  /// The weight of a message: decisions count more than messages that are only passed on.
  private static func weight(_ message: Message) -> Int {
    switch message.kind {
    case .action: 30
    case .state(.began), .state(.ended): 20
    case .held, .discarded, .withheld, .taken, .detached, .released: 10
    case .question, .prevents, .waits, .state: 4
    default: 1
    }
  }

  /// The rows, with consecutive messages inside the shared column counted instead of listed.
  private static func joined(_ rows: [Row], _ shared: Set<String>) -> [Row] {
    var result: [Row] = []
    var run: [Message] = []
    func isWithin(_ message: Message) -> Bool {
      shared.contains(message.from) && shared.contains(message.to)
    }
    func close() {
      guard let first = run.first, let last = run.last, run.count > 1 else {
        result += run.map { .message($0) }
        run = []
        return
      }
      let numbers = first.number...last.numbers.upperBound
      result.append(
        .fold(Fold(kind: .elsewhere(count: numbers.count), numbers: numbers, depth: first.depth)))
      run = []
    }
    for row in rows {
      switch row {
      case .message(let message) where isWithin(message): run.append(message)
      case .reply(let message) where isWithin(message): break
      default:
        close()
        result.append(row)
      }
    }
    close()
    return result
  }
}

/// Makes rows from nested messages, and counts repetitions.
struct CallSequenceFolding {
  typealias Row = CallSequence.Row
  typealias Message = CallSequence.Message

  /// The smallest number of siblings that refused for one reason that are counted instead of listed.
  private static let refusals = 3

  let index: ScreenIndex
  let tree: CallTree
  let folds: Bool
  let limit: Int

  func sequence() -> CallSequence {
    var result = CallSequence()
    result.messageCount = tree.messages.count
    var position = 0
    while position < tree.turns.count, result.rows.count <= limit {
      let turn = tree.turns[position]
      if folds, position > 0, let fold = samePass(turn, as: tree.turns[position - 1]) {
        result.rows.append(.fold(fold))
        position += 1
        continue
      }
      result.rows.append(.turn(turn.turn))
      result.rows += rows(of: turn.positions)
      position += 1
      guard folds else { continue }
      let same = tree.turns[position...].prefix { isSameMove($0, as: turn) }
      if let last = same.last,
        let numbers = Self.numbers(turn.positions.upperBound..<last.positions.upperBound)
      {
        result.rows.append(
          .fold(
            CallSequence.Fold(kind: .sameTurns(count: same.count, until: last.turn.time), numbers: numbers)))
      }
      position += same.count
    }
    result.rows = capped(result.rows)
    result.participants = participants(of: result.rows)
    return result
  }

  private func capped(_ rows: [Row]) -> [Row] {
    let total = tree.messages.count
    guard rows.count > limit else { return rows }
    let shown = Array(rows[..<limit])
    let last = shown.map(\.lastNumber).max() ?? 0
    guard last < total else { return shown }
    return shown + [
      .fold(CallSequence.Fold(kind: .tooMany(count: total - last), numbers: (last + 1)...total))
    ]
  }

  /// The numbers of the messages at a range of positions; nil for an empty range.
  private static func numbers(_ positions: Range<Int>) -> ClosedRange<Int>? {
    positions.isEmpty ? nil : (positions.lowerBound + 1)...positions.upperBound
  }

  // MARK: - Turns that repeat

  private func samePass(_ turn: CallTree.Turn, as before: CallTree.Turn) -> CallSequence.Fold? {
    guard case .hitTest(let touch, let pass, _) = turn.turn.cause,
      case .hitTest(touch, _, _) = before.turn.cause, let numbers = Self.numbers(turn.positions),
      outline(turn, exactly: true) == outline(before, exactly: true)
    else { return nil }
    return CallSequence.Fold(kind: .samePass(pass), numbers: numbers)
  }

  private func isSameMove(_ turn: CallTree.Turn, as before: CallTree.Turn) -> Bool {
    guard case .touches(let samples) = turn.turn.cause, case .touches(let others) = before.turn.cause,
      samples.allSatisfy({ $0.phase == .moved || $0.phase == .stationary }),
      samples.map(\.phase) == others.map(\.phase), samples.map(\.touch) == others.map(\.touch)
    else { return false }
    return outline(turn, exactly: false) == outline(before, exactly: false)
  }

  /// The messages of a turn without their numbers and, unless `exactly`, also without locations and values.
  private func outline(_ turn: CallTree.Turn, exactly: Bool) -> [Message] {
    tree.messages[turn.positions].map { message in
      var message = message
      message.number = 0
      message.lastNumber -= turn.positions.lowerBound
      message.sequence = 0
      message.time = 0
      if !exactly {
        message.point = nil
        if message.kind == .value { message.result = nil }
        message.cause?.numbers = [:]
      }
      return message
    }
  }

  // MARK: - Rows

  private func rows(of positions: Range<Int>) -> [Row] {
    var rows: [Row] = []
    /// The calls that have not returned, outermost first.
    var open: [Message] = []
    var position = positions.lowerBound
    while position < positions.upperBound {
      while let last = open.last, last.lastNumber <= position { rows.append(.reply(open.removeLast())) }
      if rows.count > limit { return rows }
      if folds, let (row, next) = folded(position, upTo: positions.upperBound) {
        rows.append(row)
        position = max(next, position + 1)
        continue
      }
      let message = tree.messages[position]
      rows.append(.message(message))
      position += 1
      if message.result != nil, message.kind == .call, message.lastNumber > position { open.append(message) }
    }
    return rows + open.reversed().map { .reply($0) }
  }

  /// A row for the message at a position and some after it, and the position of the next one; nil if nothing can be
  /// folded.
  private func folded(_ position: Int, upTo end: Int) -> (row: Row, next: Int)? {
    let message = tree.messages[position]
    if isRefusal(position) {
      let run = run(from: position, upTo: end) { isRefusal($0) && isAlike($0, position) }
      // Being inside or not is the whole answer of a view that was asked nothing else.
      guard run.count >= Self.refusals else {
        var message = message
        message.absorbed = tree.end(of: position) - position - 1
        return (.message(message), tree.end(of: position))
      }
      let fold = CallSequence.Fold(
        kind: .refusals(count: run.count, reason: message.cause?.code), numbers: (position + 1)...run.next,
        depth: message.depth, participants: [message.from])
      return (.fold(fold), run.next)
    }
    if isReset(position) {
      let run = run(from: position, upTo: end, while: isReset)
      let recognizers = tree.messages[position..<run.next].map(\.to)
      let fold = CallSequence.Fold(
        kind: .resets(recognizers), numbers: (position + 1)...run.next, depth: message.depth)
      return (.fold(fold), run.next)
    }
    if message.kind == .prevents, position + 1 < end {
      let next = tree.messages[position + 1]
      guard next.to == message.to, next.cause?.preventer != nil else { return nil }
      // The failure is the result of the recognition.
      var both = message
      if case .state(let state) = next.kind { both.result = .state(state) }
      both.lastNumber = next.lastNumber
      both.absorbed = 1
      return (.message(both), position + 2)
    }
    return forwards(position)
  }

  private func run(
    from position: Int, upTo end: Int, while isPart: (Int) -> Bool
  ) -> (count: Int, next: Int) {
    var (count, next) = (0, position)
    while next < end, isPart(next) {
      count += 1
      next = tree.end(of: next)
    }
    return (count, next)
  }

  private func isRefusal(_ position: Int) -> Bool {
    let message = tree.messages[position]
    guard message.call == .hitTest, message.result == .view(nil) else { return false }
    return tree.inside(position).allSatisfy { $0.call == .pointInside }
  }

  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (tree.messages[one], tree.messages[other])
    return one.from == other.from && one.cause?.code == other.cause?.code
  }

  private func isReset(_ position: Int) -> Bool {
    tree.messages[position].kind == .state(.possible)
  }

  /// One message for a touch method that only climbs the responder chain, without any effect on the way.
  private func forwards(_ position: Int) -> (row: Row, next: Int)? {
    let end = tree.end(of: position)
    let inner = tree.inside(position)
    guard inner.count > 1,
      inner.enumerated().allSatisfy({
        $1.kind == .forward && $1.lastNumber == end && $1.depth == tree.messages[position].depth + $0 + 1
      }), let last = inner.last
    else { return nil }
    var message = tree.messages[position]
    message.kind = .forward
    message.arguments = [last.to]
    message.cause = last.cause
    message.count = inner.count + 1
    message.absorbed = inner.count
    return (.message(message), end)
  }

  // MARK: - Participants

  private func participants(of rows: [Row]) -> [CallSequence.Participant] {
    var ids: [String] = []
    var seen: Set<String> = []
    for row in rows {
      let own: [String] =
        switch row {
        case .message(let message): [message.from, message.to]
        case .fold(let fold): fold.participants
        case .turn, .reply: []
        }
      for id in own where seen.insert(id).inserted { ids.append(id) }
    }
    let all = ids.enumerated().map { position, id in
      (participant: CallSequence.Participant(kind: kind(of: id), id: id), position: position)
    }
    return all.sorted {
      ($0.participant.kind, depth($0.participant), $0.position)
        < ($1.participant.kind, depth($1.participant), $1.position)
    }.map(\.participant)
  }

  private func depth(_ participant: CallSequence.Participant) -> Int {
    participant.kind == .view || participant.kind == .control ? index.depth(of: participant.id) : 0
  }

  private func kind(of id: String) -> CallSequence.Participant.Kind {
    if id.isEmpty { return .fingers }
    if index.recognizer(id) != nil { return .recognizer }
    switch index.responder(id).kind {
    case .view: return .view
    case .control: return .control
    case .window: return .window
    case .application: return .application
    case .viewController, .scene, .applicationDelegate, .responder: return .other
    }
  }
}
