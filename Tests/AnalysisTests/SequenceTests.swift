// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// Calls in order, from traces of the simulation.
@MainActor
@Suite struct SequenceTests {
  private static let list = """
    device: {size: [320, 480]}
    window:
      subviews:
        - id: Card
          frame: [0, 0, 320, 100]
          implements: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]
        - {id: A, frame: [0, 200, 10, 10]}
        - {id: B, frame: [0, 220, 10, 10]}
        - {id: C, frame: [0, 240, 10, 10]}
        - {id: D, frame: [0, 10, 320, 10], isHidden: true}

    """

  private func calls(_ touches: String, folds: Bool = true, columns: Int = 13, limit: Int = 400) throws
    -> CallSequence
  {
    try analysis(Self.list + touches).callSequence(
      of: "touch1", folds: folds, columns: columns, limit: limit)
  }

  @Test("HT-28: the second pass, and views that refused for one reason, are counted")
  func foldsOfATap() throws {
    let sequence = try calls("touches: [{tap: [10, 50], at: 0}]\n")
    #expect(
      sequence.words == """
        hit test 1
        1 UIApplication → UIWindow hitTest
        2 UIWindow → UIWindow pointInside = true
        3 UIWindow → D hitTest = nil
        (4–9 3 refused, pointOutsideBounds)
        10 UIWindow → Card hitTest
        11 Card → Card pointInside = true
        Card returns Card
        UIWindow returns Card
        (12–22 pass 2)
        began
        23  → UIApplication sendEvent
        24 UIApplication → UIWindow sendEvent
        25 UIWindow → Card touchesBegan
        ended
        26  → UIApplication sendEvent
        27 UIApplication → UIWindow sendEvent
        28 UIWindow → Card touchesEnded
        """)
    #expect(sequence.participants.map(\.id) == ["", "UIApplication", "UIWindow", "D", "Card"])
    #expect(sequence.messageCount == 28)
  }

  @Test func withoutFoldsEveryCallOfTheTraceIsThere() throws {
    let answers = try analysis(Self.list + "touches: [{tap: [10, 50], at: 0}]\n")
    let sequence = answers.callSequence(of: "touch1", folds: false)
    let messages = sequence.rows.compactMap { row -> CallSequence.Message? in
      if case .message(let message) = row { message } else { nil }
    }
    #expect(messages.map(\.number) == Array(1...28))
    let kinds: Set<CallKind> = [.hitTests, .sendEvent, .touches]
    #expect(
      messages.map { "\($0.to).\($0.name)" } == CallList(answers.trace).calls(of: kinds).map(\.text))
  }

  @Test func movementsWithTheSameCallsAreCounted() throws {
    let sequence = try calls("touches: [{drag: {from: [10, 50], to: [60, 50]}}]\n")
    let folds = sequence.rows.compactMap { row -> CallSequence.Fold? in
      if case .fold(let fold) = row { fold } else { nil }
    }
    let last = try #require(folds.last)
    guard case .sameTurns(let count, let until) = last.kind else {
      Issue.record("no fold of movements")
      return
    }
    #expect(count == 4)
    #expect(until == 0.25)
    // Three messages each, and those of the lift are behind.
    #expect(last.numbers.count == 12)
    #expect(last.numbers.upperBound == sequence.messageCount - 3)
  }

  @Test("RC-11: a touch that climbs the chain unhandled is one message from the first to the last")
  func climbingTheChain() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Card, frame: [0, 0, 320, 100]}]}
      touches: [{tap: [10, 50], at: 0}]
      """)
    let sequence = answers.callSequence(of: "touch1")
    let forwards = sequence.rows.compactMap { row -> CallSequence.Message? in
      if case .message(let message) = row, message.kind == .forward { message } else { nil }
    }
    #expect(forwards.map(\.name) == ["touchesBegan", "touchesEnded"])
    #expect(forwards.map(\.count) == [5, 5])
    #expect(forwards.map(\.arguments) == [["AppDelegate"], ["AppDelegate"]])
    #expect(forwards.map(\.cause?.code) == [.chainEnded, .chainEnded])
  }

  @Test("TE-14: an interruption comes from the system")
  func interruption() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Card, frame: [0, 0, 320, 100], implements: [touchesBegan, touchesCancelled]}]}
      touches:
        - {began: [10, 10], at: 0}
        - {interrupt: call, at: 0.1}
      """)
    let words = answers.callSequence(of: "touch1").words
    #expect(words.contains("interruption\n12  → UIApplication sendEvent"), "\(words)")
    #expect(words.hasSuffix("UIWindow → Card touchesCancelled"), "\(words)")
  }

  @Test func participantsBeyondTheColumnsShareOne() throws {
    let sequence = try calls("touches: [{tap: [10, 50], at: 0}]\n", folds: false, columns: 5)
    #expect(sequence.participants.map(\.id) == ["", "UIApplication", "UIWindow", "Card", CallSequence.rest])
    #expect(sequence.participants.last?.members.sorted() == ["A", "B", "C", "D"])
    let isAllowed = sequence.rows.allSatisfy { row in
      guard case .message(let message) = row else { return true }
      let ids = sequence.participants.map(\.id)
      return ids.contains(sequence.place(of: message.from)) && ids.contains(sequence.place(of: message.to))
    }
    #expect(isAllowed)
  }

  @Test func aRefusalStandsForTheQuestionsWithinIt() throws {
    let sequence = try analysis(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: A, frame: [0, 200, 10, 10]}]}
      touches: [{tap: [10, 50], at: 0}]
      """
    ).callSequence(of: "touch1")
    let refusal = sequence.rows.compactMap { row -> CallSequence.Message? in
      if case .message(let message) = row, message.result == .view(nil) { message } else { nil }
    }.first
    #expect(refusal?.numbers == 3...4)
  }

  @Test func longSequencesEndWithACount() throws {
    let sequence = try calls("touches: [{tap: [10, 50], at: 0}]\n", folds: false, limit: 10)
    #expect(sequence.rows.count == 11)
    guard case .fold(let fold) = sequence.rows.last, case .tooMany(let count) = fold.kind else {
      Issue.record("no fold at the end")
      return
    }
    #expect(fold.numbers.upperBound == 28)
    #expect(count == fold.numbers.count)
  }
}

extension CallSequence {
  /// The rows in words.
  fileprivate var words: String {
    rows.map { row in
      switch row {
      case .turn(let turn):
        switch turn.cause {
        case .hitTest(_, let pass, _): "hit test \(pass)"
        case .touches(let samples): samples.map(\.phase.rawValue).joined(separator: ", ")
        case .timer(let owner, let name): "\(owner) \(name)"
        case .input(let input, _, _): input.rawValue
        }
      case .message(let message):
        "\(message.number) \(message.from) → \(message.to) \(message.name)"
          + (message.result.map { $0 == .answer(true) || $0 == .view(nil) ? " = \($0)" : "" } ?? "")
      case .reply(let message): "\(message.to) returns \(message.result?.description ?? "")"
      case .fold(let fold): "(\(fold.numbers.lowerBound)–\(fold.numbers.upperBound) \(fold.words))"
      }
    }.joined(separator: "\n")
  }
}

extension CallSequence.Fold {
  fileprivate var words: String {
    switch kind {
    case .samePass(let pass): "pass \(pass)"
    case .refusals(let count, let reason): "\(count) refused, \(reason?.rawValue ?? "")"
    default: "\(kind)"
    }
  }
}
