// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The ways of hit testing to all points of a tap map.
package struct TapWalks: Hashable, Sendable {
  /// A part of the screen to all points of which hit testing comes in the same way.
  package struct Piece: Hashable, Sendable {
    /// The hit-test view; nil where no view is hit.
    package var view: String?

    /// The corners of the convex polygon, clockwise from the uppermost, in points on the screen.
    package var corners: [TracePoint]

    /// The way; nil if the map has none.
    package var walk: TraceTapWalk?

    /// Whether a point is in the piece. Its right and lower borders are not (HT-12).
    package func contains(_ point: TracePoint) -> Bool {
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

  /// The map as the trace has it.
  private let map: TraceTapMap

  package init(_ map: TraceTapMap) {
    self.map = map
  }

  /// The questions, each after the one that it names.
  package var questions: [TraceTapQuestion] { map.questions }

  /// All pieces, region by region.
  package var pieces: [Piece] {
    map.regions.flatMap { region in
      region.pieces.enumerated().map { number, corners in
        Piece(
          view: region.view, corners: corners,
          walk: region.walks.indices.contains(number) ? region.walks[number] : nil)
      }
    }
  }

  /// The positions of a way's questions, in the order of asking.
  package func positions(of walk: TraceTapWalk) -> [Int] { map.positions(of: walk) }

  /// The questions that a tap at a point of the screen makes hit testing ask, in order; nil beyond the screen, and for
  /// a map that does not tell.
  package func walk(at point: TracePoint) -> [TapQuestion]? {
    pieces.first { $0.contains(point) }.flatMap { piece in
      piece.walk.map { questions(of: $0, hitting: piece.view) }
    }
  }

  /// The questions of a way that leads to a view, or to none, in order.
  package func questions(of walk: TraceTapWalk, hitting view: String?) -> [TapQuestion] {
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
    for question in map.questions(of: walk) {
      if question.outcome == .refused,
        let first = open.firstIndex(where: { result[$0].view == question.view })
      {
        // It, or a view in it, was found, and its override returned nil instead.
        let position = open[first]
        close(from: first, returning: question.reason?.subject ?? question.view)
        result[position].answer = .refused
        result[position].reason = question.reason
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
