// SPDX-License-Identifier: Apache-2.0

import Trace

/// Makes rows of nested messages, and counts what repeats.
struct CallSequenceFolding {
  typealias Row = CallSequence.Row
  typealias Message = CallSequence.Message

  /// The fewest sibling views that refused for one reason that are counted.
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

  /// The numbers of the messages at positions; nil for none.
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

  /// What a turn's messages are without their numbers; unless exact also without places and values.
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
    /// The calls that will return, outermost first.
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

  /// A row for the message at a position and some behind it, and where the next one stands; nil to show it as it is.
  private func folded(_ position: Int, upTo end: Int) -> (row: Row, next: Int)? {
    let message = tree.messages[position]
    if isRefusal(position) {
      let run = run(from: position, upTo: end) { isRefusal($0) && isAlike($0, position) }
      // Inside or not is part of the answer of a view that was asked no further.
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
      guard next.to == message.to, next.cause?.code == .recognizerPrevented else { return nil }
      // The failure is what the recognition comes to.
      var both = message
      both.result = next.name
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
    guard message.name == "hitTest", message.kind == .call, message.result == "nil" else { return false }
    return tree.inside(position).allSatisfy { $0.name == "pointInside" }
  }

  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (tree.messages[one], tree.messages[other])
    return one.from == other.from && one.cause?.code == other.cause?.code
  }

  private func isReset(_ position: Int) -> Bool {
    tree.messages[position].kind == .state(.possible)
  }

  /// A touches method that climbs the responder chain, and nothing else comes of it: one message from the first to the
  /// last.
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
