// SPDX-License-Identifier: Apache-2.0

/// What gets a tap where: the screen divided by hit-test view.
///
/// The regions do not overlap, and together they cover the screen.
public struct TraceTapMap: Hashable, Sendable {
  /// The regions: those of views in the order in which hit testing finds them, the one of no view last.
  public var regions: [TraceTapRegion]

  /// The questions of hit testing, for all points; empty if the map has none.
  public var questions: [TraceTapQuestion]

  /// The place in the trace of the event from which on the map holds; 0 for the beginning.
  public var since: Int

  /// Creates a map from its regions.
  public init(regions: [TraceTapRegion], questions: [TraceTapQuestion] = [], since: Int = 0) {
    self.regions = regions
    self.questions = questions
    self.since = since
  }
}

/// The part of the screen in which a touch has one hit-test view.
public struct TraceTapRegion: Hashable, Sendable {
  /// The hit-test view; nil where no view is hit.
  public var view: String?

  /// Convex polygons that do not overlap, each by its corners clockwise from the uppermost, in points on the screen.
  ///
  /// A point on a common border belongs to the polygon to the right of it or below, as with the bounds of views that
  /// are not turned (HT-12).
  public var pieces: [[TracePoint]]

  /// For each piece the way of hit testing there; empty if the map has none.
  public var walks: [TraceTapWalk]

  /// Views with overrides whose shapes cannot be known, so that a part of this region was found by asking at a grid of
  /// points instead of from geometry; empty for an exact region.
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

extension TraceTapRegion: Codable {
  private enum CodingKeys: String, CodingKey {
    case view, pieces, walks, sampledFor
  }

  /// Reads a region; without `sampledFor` it is exact, and a single way is that of all pieces.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    view = try container.decodeIfPresent(String.self, forKey: .view)
    pieces = try container.decode([[TracePoint]].self, forKey: .pieces)
    walks = try container.decodeIfPresent([TraceTapWalk].self, forKey: .walks) ?? []
    sampledFor = try container.decodeIfPresent([String].self, forKey: .sampledFor) ?? []
    if walks.count == 1 { walks = Array(repeating: walks[0], count: pieces.count) }
    guard walks.isEmpty || walks.count == pieces.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .walks, in: container,
        debugDescription: "\(walks.count) walks for \(pieces.count) pieces")
    }
  }

  /// Writes a region, an exact one without `sampledFor`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(view, forKey: .view)
    try container.encode(pieces, forKey: .pieces)
    if let first = walks.first {
      try container.encode(walks.allSatisfy { $0 == first } ? [first] : walks, forKey: .walks)
    }
    if !sampledFor.isEmpty { try container.encode(sampledFor, forKey: .sampledFor) }
  }
}

extension TraceTapRegion {
  static let schema = SchemaObject(
    "tapRegion", "The part of the screen in which a touch has one hit-test view.",
    [
      .id("view", "The hit-test view; absent where no view is hit.").optional,
      .field(
        "pieces", Schema.list(of: Schema.list(of: Schema.reference("point"), minItems: 3)),
        """
        Convex polygons that do not overlap, each by its corners clockwise from the uppermost, on the screen. A point \
        on a common border belongs to the polygon to the right of it or below (HT-12).
        """),
      .list(
        "walks", of: "tapWalk",
        """
        The way of hit testing to each piece, in their order; a single one is that of all pieces. Absent if the map \
        does not tell.
        """
      ).optional,
      .ids(
        "sampledFor",
        """
        The views whose overrides in code had to be asked at a grid of points, since their shapes cannot be known; \
        absent for an exact region.
        """
      ).optional,
    ])
}
