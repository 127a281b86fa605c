// SPDX-License-Identifier: Apache-2.0

import Trace

/// The ways to all pieces of a tap map as a tree: each step with the one before, without detours.
package struct TapWalkTree: Hashable, Sendable {
  /// A question at a place in the tree.
  package struct Step: Hashable, Sendable {
    /// The position of the question among those of the map.
    package var question: Int

    /// The position of the step before, which is less than this one's; nil for the first.
    package var after: Int?
  }

  package private(set) var steps: [Step] = []

  /// For each piece, in the order of ``TapWalks/pieces``, the position of its last step; nil if no view was asked.
  package private(set) var lasts: [Int?] = []

  /// The steps by question, of ways without detours.
  private var plain: [Int: Int] = [:]
  private var positions: [Step: Int] = [:]
  private var walks: [TraceTapWalk: Int?] = [:]

  /// Limits the length of all ways with detours together; those without cost next to nothing.
  private static let mostWork = 1_000_000

  /// Creates the tree; nil if the map does not tell the ways, and if there would be more steps than a limit.
  package init?(_ walks: TapWalks, limit: Int) {
    let pieces = walks.pieces
    guard !walks.questions.isEmpty else { return nil }
    var work = 0
    for piece in pieces {
      guard let walk = piece.walk else { return nil }
      if let known = self.walks[walk] {
        lasts.append(known)
        continue
      }
      let last: Int?
      if walk.detours.isEmpty {
        last = addPlain(walk.last, walks.questions)
      } else {
        let path = walks.positions(of: walk)
        work += path.count
        last = path.reduce(nil) { after, question in add(Step(question: question, after: after)) }
      }
      guard steps.count <= limit, work <= Self.mostWork else { return nil }
      self.walks[walk] = .some(last)
      lasts.append(last)
    }
  }

  private mutating func addPlain(_ last: Int?, _ questions: [TraceTapQuestion]) -> Int? {
    var unknown: [Int] = []
    var next = last
    while let question = next, plain[question] == nil, questions.indices.contains(question) {
      unknown.append(question)
      // What a damaged trace names may lead in circles.
      next = questions[question].after.flatMap { $0 < question ? $0 : nil }
    }
    var after = next.flatMap { plain[$0] }
    for question in unknown.reversed() {
      after = add(Step(question: question, after: after))
      plain[question] = after
    }
    return after
  }

  private mutating func add(_ step: Step) -> Int {
    if let position = positions[step] { return position }
    steps.append(step)
    positions[step] = steps.count - 1
    return steps.count - 1
  }
}
