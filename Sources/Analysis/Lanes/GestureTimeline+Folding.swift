// SPDX-License-Identifier: Apache-2.0

extension GestureTimeline {
  /// The timeline with so many recognizers at most: first those that recognized, waited, or decided about others, then
  /// those nearest to the hit view; and how many are left out.
  package func folded(recognizers limit: Int) -> (timeline: GestureTimeline, hiddenCount: Int) {
    let recognizers = lanes.indices.filter { lanes[$0].kind == .recognizer }
    guard recognizers.count > limit else { return (self, 0) }
    let deciding = Set(arrows.map(\.from.lane))
    let matters = { (position: Int) in deciding.contains(position) || lanes[position].didMoreThanFail }
    let kept = Set((recognizers.filter(matters) + recognizers.filter { !matters($0) }).prefix(limit))
    let folded = narrowed { lanes[$0].kind != .recognizer || kept.contains($0) }
    return (folded, recognizers.count - limit)
  }

  /// The timeline with some of its lanes, by their positions, and with the arrows between those.
  func narrowed(to isKept: (Int) -> Bool) -> GestureTimeline {
    var narrowed = self
    var places: [Int: Int] = [:]
    narrowed.lanes = []
    for (position, lane) in lanes.enumerated() where isKept(position) {
      places[position] = narrowed.lanes.count
      narrowed.lanes.append(lane)
    }
    narrowed.arrows = arrows.compactMap { arrow in
      guard let from = places[arrow.from.lane], let to = places[arrow.to.lane] else { return nil }
      var arrow = arrow
      arrow.from.lane = from
      arrow.to.lane = to
      return arrow
    }
    return narrowed
  }
}

extension GestureTimeline.Lane {
  /// Whether a recognizer was ever in a state other than possible or failed.
  fileprivate var didMoreThanFail: Bool {
    spans.contains { span in
      switch span.kind {
      case .state(let state): state != StateHistory.initial && state != "failed"
      case .waiting: true
      default: false
      }
    }
  }
}
