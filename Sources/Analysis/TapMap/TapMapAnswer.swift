// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What gets a tap where, and how well each control can be reached.
package struct TapMapAnswer: Hashable, Sendable {
  /// The map's regions as a drawing has them, each of few pieces, however hit testing came there: those of views in the
  /// order in which hit testing finds them, the one of no view last.
  package var regions: [TraceTapRegion]

  /// The controls, and other views with recognizers or touches methods of their own, in the order of the screen.
  package var targets: [TapTarget]

  /// The ways of hit testing to all points.
  package var walks = TapWalks(TraceTapMap(regions: []))
}

/// How well something that takes taps can be reached.
///
/// A tap reaches it if the hit-test view is it, or something in it that is no control and lies in no control there:
/// a control inside of a view with a recognizer goes first, so that it takes its area from the view.
package struct TapTarget: Hashable, Sendable {
  /// The least side of a target that a finger hits well, in points.
  package static let leastSide = 44.0

  package var view: String

  /// Whether it is a control; otherwise a view with a recognizer or a touches method.
  package var isControl: Bool

  /// The area of the view's own bounds on the screen, in square points, whatever lies over it or cuts it off.
  package var area: Double

  /// The area in which taps reach it, in square points; also beyond its own area, as with an override.
  package var reachable: Double

  /// The box around that area, in points on the screen; nil if there is none.
  package var reachableBox: TraceRect?

  /// A point of the screen well inside of that area; nil if there is none.
  package var point: TracePoint?

  /// What gets taps on the view's own area instead, also controls inside of it: hit-test views (nil for none) with areas, the largest first.
  package var takers: [Taker]

  /// The reachable part of its own area, from 0 to 1.
  package var share: Double

  /// Whether the reachable area is less than ``leastSide`` wide or high.
  package var isSmall: Bool {
    guard let reachableBox else { return true }
    return reachableBox.size.width < Self.leastSide || reachableBox.size.height < Self.leastSide
  }

  package struct Taker: Hashable, Sendable {
    package var view: String?
    package var area: Double
  }
}

extension TraceAnalysis {
  /// What gets a tap where, on the screen that the trace begins with; nil if the trace does not tell.
  package var tapMap: TapMapAnswer? { tapMap(of: nil) }

  /// What gets a tap where, on the screen as a touch found it; nil if the trace does not tell. Worked out anew each
  /// time.
  package func tapMap(of touch: TouchAnswer?) -> TapMapAnswer? {
    guard let map = recordedTapMap(of: touch) else { return nil }
    let index = index(of: touch)
    let regions = map.regions.map(\.joined)
    let reaches = TapReaches(regions, of: index.screen)
    return TapMapAnswer(
      regions: regions,
      targets: index.screen.views.filter { index.isTarget($0) }.map { index.target($0, regions, reaches) },
      walks: TapWalks(map))
  }

  /// Where a tap would come to a view, on the screen as a touch found it.
  package func tapPlace(of view: String, for touch: TouchAnswer?) -> TapPlace {
    guard let map = recordedTapMap(of: touch) else { return .unknown }
    let reaches = TapReaches(map.regions.map(\.joined), of: index(of: touch).screen)
    return reaches.reach(of: view).middle.map { .point($0) } ?? .nowhere
  }
}

/// Where a tap comes to a view, or to what is in it and is no control.
package enum TapPlace: Hashable, Sendable {
  /// At this point of the screen, and around it.
  case point(TracePoint)
  case nowhere
  /// The trace has no tap map.
  case unknown
}

extension ScreenIndex {
  /// Whether a view is meant for touches: a control, one with recognizers that the app gave it, or one with touches
  /// methods of its own.
  fileprivate func isTarget(_ view: TraceView) -> Bool {
    view.control != nil || view.implements.contains { if case .touches = $0.method { true } else { false } }
      || view.gestureRecognizers.contains { recognizer($0)?.isPartOfView != true }
  }

  fileprivate func target(_ view: TraceView, _ regions: [TraceTapRegion], _ reaches: TapReaches) -> TapTarget
  {
    let outline = screenTransform(of: view).flatMap { toScreen in
      MapPiece(view.bounds.corners.map { toScreen($0) })
    }
    var inside = 0.0
    var takers: [TapTarget.Taker] = []
    let meetings = outline.map { reaches.grid.commonAreas(with: $0) } ?? []
    for (number, common) in meetings {
      if reaches.region(number, reaches: view.id) {
        inside += common
      } else if common > MapPiece.leastArea {
        takers.append(TapTarget.Taker(view: regions[number].view, area: Self.rounded(common)))
      }
    }
    let area = outline?.area ?? 0
    let reach = reaches.reach(of: view.id)
    return TapTarget(
      view: view.id, isControl: view.control != nil, area: Self.rounded(area),
      reachable: Self.rounded(reach.area), reachableBox: reach.box, point: reach.middle,
      takers: takers.sorted { $0.area > $1.area },
      share: area > 0 ? Self.rounded(min(1, inside / area)) : 0)
  }

  /// Without the noise of the last decimals, which come of corners that are known to a millionth of a point.
  private static func rounded(_ number: Double) -> Double { (number * 1e3).rounded() / 1e3 }
}

extension TraceTapRegion {
  /// The region without the ways to it, whose pieces are then fewer.
  var joined: TraceTapRegion {
    guard let first = walks.first, !walks.allSatisfy({ $0 == first }) else { return self }
    return TraceTapRegion(view: view, pieces: PieceMerger.joined(pieces), sampledFor: sampledFor)
  }
}

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
