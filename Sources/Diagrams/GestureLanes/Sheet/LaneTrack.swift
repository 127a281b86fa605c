// SPDX-License-Identifier: Apache-2.0

/// A lane on a sheet: who, what they did over time, and what became of them.
struct LaneTrack {
  enum Kind: Hashable { case finger, recognizer, view }

  /// Something that lasted, in seconds.
  struct Span: Hashable {
    enum Look: String, Hashable {
      case finger, undecided, waiting, has, began
    }

    var look: Look
    var start: Double
    /// Nil if it had not ended.
    var end: Double?
    /// The words above it.
    var label = ""
  }

  /// What ended there, and its sign.
  struct End: Hashable {
    var time: Double
    var glyph: SheetGlyph
    var mark: SheetMark
  }

  /// What one object did; an object without an end goes on.
  struct Line: Hashable {
    var spans: [Span]
    var end: End?

    var times: [Double] {
      spans.flatMap { [$0.start] + ($0.end.map { [$0] } ?? []) } + (end.map { [$0.time] } ?? [])
    }
  }

  var kind: Kind
  var ids: [String]
  var names: [String]

  /// What the object is, in a word or two.
  var role: String

  /// The views of recognizers.
  var views: [String] = []

  var mark: SheetMark
  var glyph: SheetGlyph?
  var lines: [Line]

  /// What became of it, for so many.
  var outcome: (Int) -> String

  /// Why, for so many; tracks with one reason can share a lane.
  var reason: (Int) -> String
  var actions: [String] = []
  var isWinner = false
  var isHit = false

  /// Whether it can stand with others in one lane.
  var isFoldable: Bool { !isWinner && !isHit && actions.isEmpty }

  func isLike(_ other: LaneTrack, sameReason: Bool) -> Bool {
    isFoldable && other.isFoldable && kind == other.kind && mark == other.mark && glyph == other.glyph
      && outcome(1) == other.outcome(1) && (!sameReason || reason(1) == other.reason(1))
  }

  mutating func add(_ other: LaneTrack, otherwise reasons: String) {
    if reason(1) != other.reason(1) { reason = { _ in reasons } }
    ids += other.ids
    names += other.names
    views += other.views.filter { !views.contains($0) }
    lines += other.lines
    role = ""
  }
}

extension [LaneTrack] {
  /// The tracks in so many lanes at most. Recognizers with one reason always share a lane; then views do, then all of
  /// whom the same became, and last the fingers and the views beside the hit-test view.
  func folded(to limit: Int, otherwise reasons: String) -> [LaneTrack] {
    var tracks = self
    tracks.fold(to: 0, otherwise: reasons) { $0.kind == .recognizer && $0.isLike($1, sameReason: true) }
    let rules: [(LaneTrack, LaneTrack) -> Bool] = [
      { $0.isLike($1, sameReason: true) }, { $0.isLike($1, sameReason: false) },
      { $0.kind == $1.kind && $0.isFoldable && $1.isFoldable && $0.kind != .recognizer },
      { $0.kind == $1.kind && $0.isFoldable && $1.isFoldable },
    ]
    for rule in rules where tracks.count > limit { tracks.fold(to: limit, otherwise: reasons, rule) }
    return tracks
  }

  private mutating func fold(
    to limit: Int, otherwise reasons: String, _ belong: (LaneTrack, LaneTrack) -> Bool
  ) {
    var position = 1
    while position < count, count > limit {
      if let other = self[..<position].firstIndex(where: { belong($0, self[position]) }) {
        self[other].add(self[position], otherwise: reasons)
        remove(at: position)
      } else {
        position += 1
      }
    }
  }
}
