// SPDX-License-Identifier: Apache-2.0

import Trace

extension CallSequence {
  /// The identifier of those without a place of their own; no object has it.
  package static let rest = "\u{0}rest"

  /// The sequence with at most so many participants: those with the fewest messages share one place.
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

  /// What decides counts more than what is only passed on.
  private static func weight(_ message: Message) -> Int {
    switch message.kind {
    case .action: 30
    case .state(.began), .state(.ended): 20
    case .held, .discarded, .taken, .released: 10
    case .question, .prevents, .waits, .state: 4
    default: 1
    }
  }

  /// The rows with messages in a row within the shared place counted.
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
