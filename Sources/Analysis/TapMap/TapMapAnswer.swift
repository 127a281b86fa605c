// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Which view a tap hits where, and how well each control can be reached.
package struct TapMapAnswer: Hashable, Sendable {
  /// The regions to draw, each with as few pieces as possible, independent of the path of hit testing. Regions of views
  /// are in the order in which hit testing finds the view; the region without a view is last.
  package var regions: [TraceTapRegion]

  /// The controls, and other views with recognizers or touch methods of their own, in the order of the screen.
  package var targets: [TapTarget]

  /// The paths of hit testing to all points.
  package var walks = TapWalks(TraceTapMap(regions: []))
}

/// How well a view that takes taps can be reached.
///
/// A tap reaches it if the hit-test view is the view itself, or a descendant that is neither a control nor inside one:
/// a control inside a view with a recognizer takes precedence, so its area does not count for the view.
package struct TapTarget: Hashable, Sendable {
  /// The smallest side of a target that a finger hits reliably, in points.
  package static let leastSide = 44.0

  package var view: String

  /// Whether it is a control; otherwise it is a view with a recognizer or touch methods.
  package var isControl: Bool

  /// The area of the view's bounds on the screen, in square points, including covered and clipped parts.
  package var area: Double

  /// The area in which taps reach it, in square points; may extend beyond its bounds because of an override.
  package var reachable: Double

  /// The bounding box of that area, in points in screen coordinates; nil if there is none.
  package var reachableBox: TraceRect?

  /// A point well inside that area, in screen coordinates; nil if there is none.
  package var point: TracePoint?

  /// The hit-test views that get taps on the view's own area instead (nil for none), including controls inside it, with
  /// their areas, largest first.
  package var takers: [Taker]

  /// The reachable share of its own area, from 0 to 1.
  package var share: Double

  /// Whether the reachable area is narrower or lower than ``leastSide``.
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
  /// The tap map of the initial screen; nil if the trace has none.
  package var tapMap: TapMapAnswer? { tapMap(of: nil) }

  /// The tap map of the screen at the time of a touch; nil if the trace has none. Computed anew at each call.
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

  /// Where a tap would reach a view, on the screen at the time of a touch.
  package func tapPlace(of view: String, for touch: TouchAnswer?) -> TapPlace {
    guard let map = recordedTapMap(of: touch) else { return .unknown }
    let reaches = TapReaches(map.regions.map(\.joined), of: index(of: touch).screen)
    return reaches.reach(of: view).middle.map { .point($0) } ?? .nowhere
  }
}

/// Where a tap reaches a view, or a descendant of it that is not a control.
package enum TapPlace: Hashable, Sendable {
  /// At this point of the screen and around it.
  case point(TracePoint)
  case nowhere
  /// The trace has no tap map.
  case unknown
}

extension ScreenIndex {
  /// Whether a view is meant to be touched: a control, or a view with the app's recognizers or with touch methods of
  /// its own.
  fileprivate func isTarget(_ view: TraceView) -> Bool {
    view.control != nil || view.implements.handleTouches
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

  /// The number without rounding errors: corners are only known to a millionth of a point.
  private static func rounded(_ number: Double) -> Double { (number * 1e3).rounded() / 1e3 }
}

extension TraceTapRegion {
  /// The region without its paths, and therefore with fewer pieces.
  var joined: TraceTapRegion {
    guard let first = walks.first, !walks.allSatisfy({ $0 == first }) else { return self }
    return TraceTapRegion(view: view, pieces: PieceMerger.joined(pieces), sampledFor: sampledFor)
  }
}

/// The paths of hit testing to all points of a tap map.
package struct TapWalks: Hashable, Sendable {
  /// A part of the screen that hit testing reaches by the same path at all points.
  package struct Piece: Hashable, Sendable {
    /// The hit-test view; nil if none is hit.
    package var view: String?

    /// The corners of the convex polygon, clockwise from the uppermost, in points in screen coordinates.
    package var corners: [TracePoint]

    /// The path; nil if the map has none.
    package var walk: TraceTapWalk?
  }

  /// The map as the trace has it.
  private let map: TraceTapMap

  package init(_ map: TraceTapMap) {
    self.map = map
  }

  /// The questions; each comes after the one that it refers to.
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

  /// The positions of the questions on a path, in the order of asking.
  package func positions(of walk: TraceTapWalk) -> [Int] { map.positions(of: walk) }
}

/// The paths to all pieces of a tap map as a tree without detours: each step refers to its predecessor.
package struct TapWalkTree: Hashable, Sendable {
  /// A question at a position in the tree.
  package struct Step: Hashable, Sendable {
    /// The position of the question in the map.
    package var question: Int

    /// The position of the previous step, less than that of this one; nil for the first.
    package var after: Int?
  }

  package private(set) var steps: [Step] = []

  /// For each piece, in the order of ``TapWalks/pieces``, the position of its last step; nil if no view was asked.
  package private(set) var lasts: [Int?] = []

  /// The steps by question, on paths without detours.
  private var plain: [Int: Int] = [:]
  private var positions: [Step: Int] = [:]
  private var walks: [TraceTapWalk: Int?] = [:]

  /// The maximum total length of all paths with detours; those without cost next to nothing.
  private static let mostWork = 1_000_000

  /// Creates the tree; nil if the map has no paths, or if there would be more steps than `limit`.
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
      // References in a damaged trace may form a cycle.
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
