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
    var places: [Int: Int] = [:]
    var folded = self
    folded.lanes = []
    for (position, lane) in lanes.enumerated() where lane.kind != .recognizer || kept.contains(position) {
      places[position] = folded.lanes.count
      folded.lanes.append(lane)
    }
    folded.arrows = arrows.compactMap { arrow in
      guard let from = places[arrow.from.lane], let to = places[arrow.to.lane] else { return nil }
      var arrow = arrow
      arrow.from.lane = from
      arrow.to.lane = to
      return arrow
    }
    return (folded, recognizers.count - limit)
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
