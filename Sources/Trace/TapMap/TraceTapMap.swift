// SPDX-License-Identifier: Apache-2.0

/// Which view a tap hits, for every point: the screen divided by hit-test view.
public struct TraceTapMap: Hashable, Sendable {
  /// The regions: those with a view in the order in which hit testing finds the view, the one without a view last.
  public var regions: [TraceTapRegion]

  /// The questions of hit testing for all points; empty if the map has none.
  public var questions: [TraceTapQuestion]

  /// The sequence number of the event after which the map is valid; 0 for the beginning.
  public var since: Int

  /// Creates a map.
  public init(regions: [TraceTapRegion], questions: [TraceTapQuestion] = [], since: Int = 0) {
    self.regions = regions
    self.questions = questions
    self.since = since
  }
}

/// The part of the screen in which touches have the same hit-test view.
public struct TraceTapRegion: Hashable, Sendable {
  /// The hit-test view; nil where no view is hit.
  public var view: String?

  /// Convex polygons that do not overlap, in points in screen coordinates, with their corners clockwise from the
  /// uppermost.
  ///
  /// A point on a common border belongs to the polygon to its right or below, as for the bounds of views that are not
  /// rotated (HT-12).
  public var pieces: [[TracePoint]]

  /// For each piece, the path of hit testing there; empty if the map has none.
  public var walks: [TraceTapWalk]

  /// Views with overrides of unknown shape: a part of this region was found by sampling a grid of points, not from
  /// geometry. Empty for an exact region.
  public var sampledFor: [String]

  /// Creates a region from its pieces.
  public init(
    view: String?, pieces: [[TracePoint]], walks: [TraceTapWalk] = [], sampledFor: [String] = []
  ) {
    self.view = view
    self.pieces = pieces
    self.walks = walks
    self.sampledFor = sampledFor
  }
}

extension TraceTapRegion: Record {
  /// The walks as written: a single one applies to all pieces.
  private var writtenWalks: [TraceTapWalk] {
    get { walks.dropFirst().allSatisfy { $0 == walks[0] } ? Array(walks.prefix(1)) : walks }
    set { walks = newValue.count == 1 ? Array(repeating: newValue[0], count: pieces.count) : newValue }
  }

  static let record = RecordMembers(
    "tapRegion", "The part of the screen in which a touch has one hit-test view.",
    of: TraceTapRegion(view: nil, pieces: []),
    [
      .field(\.view, "view", "The hit-test view; absent where no view is hit.", as: .id),
      .field(
        \.pieces, "pieces",
        """
        Convex polygons that do not overlap, each by its corners clockwise from the uppermost, on the screen. A point \
        on a common border belongs to the polygon to the right of it or below (HT-12).
        """, as: .list(of: .list(of: TracePoint.schema, minItems: 3))),
      .unlessEmpty(
        \.writtenWalks, "walks",
        """
        The way of hit testing to each piece, in their order; a single one is that of all pieces. Absent if the map \
        does not tell.
        """),
      .unlessEmpty(
        \.sampledFor, "sampledFor",
        """
        The views whose overrides in code had to be asked at a grid of points, since their shapes cannot be known; \
        absent for an exact region.
        """, as: .ids),
    ])
}
