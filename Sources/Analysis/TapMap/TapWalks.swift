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
}
