// SPDX-License-Identifier: Apache-2.0

import Trace

extension CallSequence {
  /// The identifier of those without a place of their own; no object has it.
  package static let rest = "\u{0}rest"

  /// The sequence with at most so many participants: those with the fewest messages share one place.
  func narrowed(to columns: Int) -> CallSequence {
    guard participants.count > columns else { return self }
    var weights: [String: Int] = [:]
    for row in rows {
      guard case .message(let message) = row else { continue }
      for id in Set([message.from, message.to]) { weights[id, default: 0] += Self.weight(message, of: id) }
    }
    let ranked = participants.enumerated().sorted { one, other in
      let (a, b) = (Self.rank(one.element, weights), Self.rank(other.element, weights))
      return a != b ? a > b : one.offset < other.offset
    }
    let shared = Set(ranked.dropFirst(columns - 1).map(\.element.id))
    var result = self
    result.participants.removeAll { shared.contains($0.id) }
    result.participants.append(
      Participant(
        kind: .rest, id: Self.rest, members: participants.map(\.id).filter(shared.contains)))
    result.rows = Self.joined(
      rows.map { row in
        guard case .message(var message) = row else { return row }
        if shared.contains(message.from) { message.from = Self.rest }
        if shared.contains(message.to) { message.to = Self.rest }
        return .message(message)
      }, shared)
    return result
  }

  private static func rank(_ participant: Participant, _ weights: [String: Int]) -> Int {
    let isFixed = participant.kind <= .window
    return (isFixed ? 100_000 : 0) + (weights[participant.id] ?? 0)
  }

  /// What decides counts more than what is only passed on.
  private static func weight(_ message: Message, of id: String) -> Int {
    switch message.kind {
    case .action: 30
    case .state("began"), .state("ended"): 20
    case .held, .discarded, .taken, .released: 10
    case .question, .prevents, .waits, .state: 4
    default: 1
    }
  }

  /// The rows with what happens in the shared place counted.
  private static func joined(_ rows: [Row], _ shared: Set<String>) -> [Row] {
    var result: [Row] = []
    for row in rows {
      switch row {
      case .message(let message) where message.from == rest && message.to == rest:
        if case .fold(let fold) = result.last, case .elsewhere(let count) = fold.kind {
          var fold = fold
          fold.kind = .elsewhere(count: count + 1)
          fold.numbers = fold.numbers.lowerBound...max(message.lastNumber, fold.numbers.upperBound)
          result[result.count - 1] = .fold(fold)
        } else {
          result.append(
            .fold(
              Fold(
                kind: .elsewhere(count: 1), numbers: message.number...message.lastNumber,
                depth: message.depth)))
        }
      case .reply(let message) where shared.contains(message.to) && shared.contains(message.from): break
      case .reply(var message):
        if shared.contains(message.from) { message.from = rest }
        if shared.contains(message.to) { message.to = rest }
        result.append(.reply(message))
      case .fold(var fold):
        fold.participants = fold.participants.map { shared.contains($0) ? rest : $0 }
        result.append(.fold(fold))
      default: result.append(row)
      }
    }
    return result
  }
}
