// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The moments that the lanes of a sheet name, and where each time is.
///
/// Times are to scale, but moments at least ``leastGap`` apart, so that their times can be read.
struct LaneMoments {
  static let left = 204.0
  static let right = 398.0
  static let leastGap = 46.0

  /// A moment, with what happens then in a word or two. Those with the lowest rank matter most.
  struct Moment: Hashable {
    var time: Double
    var words = ""
    var rank: Int
  }

  let moments: [Moment]
  private let places: [Double]
  private let last: Double

  /// The moments that matter most of some, as many as there is room for; the first and the last are among them.
  init(_ all: [Moment], time: (Double) -> String, text: SheetText) {
    var chosen: [Moment] = []
    let known = Self.joined(all)
    let ends = [known.first, known.last].compactMap { $0 }
    let byRank = ends + known.sorted { ($0.rank, $0.time) < ($1.rank, $1.time) }
    for moment in byRank where !chosen.contains(where: { $0.time == moment.time }) {
      let more = (chosen + [moment]).sorted { $0.time < $1.time }
      let least = Self.leastGaps(more, time, text)
      if least.reduce(0, +) <= Self.right - Self.left { chosen = more }
    }
    moments = chosen
    last = known.last?.time ?? 0
    var place = Self.left
    var places = chosen.isEmpty ? [] : [place]
    for gap in Self.gaps(chosen, least: Self.leastGaps(chosen, time, text)) {
      place += gap
      places.append(place)
    }
    self.places = places
  }

  /// Moments at one time are one, with the words of the one that matters most.
  private static func joined(_ all: [Moment]) -> [Moment] {
    var joined: [Moment] = []
    for moment in all.sorted(by: { ($0.time, $0.rank) < ($1.time, $1.rank) }) {
      if let other = joined.last, moment.time - other.time < 0.0005 {
        if other.words.isEmpty { joined[joined.count - 1].words = moment.words }
      } else {
        joined.append(moment)
      }
    }
    return joined
  }

  private static func leastGaps(
    _ moments: [Moment], _ time: (Double) -> String, _ text: SheetText
  ) -> [Double] {
    zip(moments, moments.dropFirst()).map { one, other in
      let half = (text.strong.width(of: time(one.time)) + text.strong.width(of: time(other.time))) / 2
      return max(leastGap, half + 6)
    }
  }

  /// The room between moments: to scale, but none smaller than its least.
  private static func gaps(_ moments: [Moment], least: [Double]) -> [Double] {
    let times = zip(moments, moments.dropFirst()).map { $1.time - $0.time }
    var isLeast = times.map { _ in false }
    while true {
      let taken = zip(least, isLeast).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let running = zip(times, isLeast).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
      let scale = running > 0 ? (right - left - taken) / running : 0
      let gaps = times.indices.map { isLeast[$0] ? least[$0] : times[$0] * scale }
      let short = gaps.indices.filter { !isLeast[$0] && gaps[$0] < least[$0] }
      if short.isEmpty { return gaps }
      for position in short { isLeast[position] = true }
    }
  }

  /// Where a time is; nil is after the last moment.
  func x(_ time: Double?) -> Double {
    guard let first = moments.first else { return Self.left }
    let time = time ?? last
    if time <= first.time { return places[0] }
    for position in moments.indices.dropFirst() where time <= moments[position].time + 0.0005 {
      let before = moments[position - 1].time
      let share = min((time - before) / (moments[position].time - before), 1)
      return places[position - 1] + share * (places[position] - places[position - 1])
    }
    return places[places.count - 1]
  }

  /// The times, with their words where there is room for them.
  func labels(top: Double, time: (Double) -> String, text: SheetText) -> [SVGNode] {
    var nodes: [SVGNode] = []
    for (moment, x) in zip(moments, places) {
      nodes.append(
        .label(
          time(moment.time), at: PicturePoint(x: x, y: top + 12), anchor: .middle, isBold: true))
    }
    var taken: [ClosedRange<Double>] = []
    let order = moments.indices.sorted { (moments[$0].rank, $0) < (moments[$1].rank, $1) }
    for position in order where !moments[position].words.isEmpty {
      let width = text.small.width(of: moments[position].words)
      let x = min(max(places[position], Sheet.margin + width / 2), Sheet.width - Sheet.margin - width / 2)
      let range = (x - width / 2 - 3)...(x + width / 2 + 3)
      guard !taken.contains(where: { $0.overlaps(range) }) else { continue }
      taken.append(range)
      nodes.append(
        .label(
          moments[position].words, at: PicturePoint(x: x, y: top + 26), anchor: .middle,
          classes: ["muted"]))
    }
    return nodes
  }

  /// Lines at the moments, which leave texts free.
  func rules(from top: Double, to bottom: Double, around boxes: [PictureRect]) -> SVGNode {
    let lines = places.flatMap { x in
      Segment(start: PicturePoint(x: x, y: top), end: PicturePoint(x: x, y: bottom))
        .parts(around: boxes, isLast: false)
    }
    return .lines(lines.map { ($0.start, $0.end) }, classes: ["moments"])
  }
}
