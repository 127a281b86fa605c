// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// One view that hit testing asks, or passes over, on its way to a point of the tap map.
///
/// It says what a ``WalkStep`` says of a real tap there, but for what differs from point to point.
package struct TapQuestion: Hashable, Sendable {
  /// The position in the walk, from 1.
  package var order: Int

  package var view: String

  /// How many calls of `hitTest` it lies within; 0 for a window.
  package var depth: Int

  package var answer: Answer

  /// Why nil, or what decided where the default implementation did not. Outside of the bounds it has no numbers.
  package var reason: TraceReason?

  /// Whether an override in code answered, asked at a grid of points: what it asked in turn is not known.
  package var isSampled: Bool

  package enum Answer: Hashable, Sendable {
    /// It returned itself.
    case itself
    /// It returned another view.
    case other(String)
    /// It returned nil.
    case refused
    /// It was not even asked.
    case passedOver
  }

  package init(
    order: Int, view: String, depth: Int, answer: Answer, reason: TraceReason?, isSampled: Bool
  ) {
    self.order = order
    self.view = view
    self.depth = depth
    self.answer = answer
    self.reason = reason
    self.isSampled = isSampled
  }
}

extension TapWalks {
  /// The questions that a tap at a point of the screen makes hit testing ask, in order; nil beyond the screen, and for
  /// a map that does not tell.
  package func walk(at point: TracePoint) -> [TapQuestion]? {
    pieces.first { $0.contains(point) }.flatMap { piece in
      piece.walk.map { questions(of: $0, hitting: piece.view) }
    }
  }

  /// The questions of a way that leads to a view, or to none, in order.
  private func questions(of walk: TraceTapWalk, hitting view: String?) -> [TapQuestion] {
    var result: [TapQuestion] = []
    // The positions of those that returned a view, as far as is known yet, outermost first.
    var open: [Int] = []
    func close(from first: Int, returning view: String?) {
      for position in open[first...] {
        let asked = result[position].view
        result[position].answer = view.map { $0 == asked ? .itself : .other($0) } ?? .refused
      }
      open.removeSubrange(first...)
    }
    for question in positions(of: walk).map({ questions[$0] }) {
      if question.outcome == .refused || question.outcome == .path && question.reason != nil,
        let first = open.firstIndex(where: { result[$0].view == question.view })
      {
        // It, or a view in it, was found, and its override returned nil or another view instead.
        let position = open[first]
        close(from: first, returning: question.reason?.subject ?? question.view)
        result[position].answer = .refused
        result[position].reason = question.reason
        if question.outcome == .path { open.append(position) }
        continue
      }
      result.append(
        TapQuestion(
          order: result.count + 1, view: question.view, depth: open.count,
          answer: question.outcome == .passedOver ? .passedOver : .refused, reason: question.reason,
          isSampled: question.isSampled))
      if question.outcome == .path { open.append(result.count - 1) }
    }
    close(from: 0, returning: view)
    return result
  }
}

extension TapWalks.Piece {
  /// Whether a point is in the piece. Its right and lower borders are not (HT-12).
  fileprivate func contains(_ point: TracePoint) -> Bool {
    guard var start = corners.last else { return false }
    for end in corners {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let side = x * (point.y - start.y) - y * (point.x - start.x)
      guard side > 0 || side == 0 && (y < 0 || y == 0 && x > 0) else { return false }
      start = end
    }
    return true
  }
}
