// SPDX-License-Identifier: Apache-2.0

import Analysis

/// The lanes for programs: what happened when, and where it is drawn.
struct LaneFacts: Encodable, Sendable {
  struct Lane: Encodable, Sendable {
    var id: String
    var kind: String
    var top: Double
    var spans: [Item]
    var marks: [Item]
  }

  struct Item: Encodable, Sendable {
    var text: String
    var start: Double
    var end: Double?
    var x: Double
    var endX: Double?
    /// The number of the event in the trace.
    var event: Int?
  }

  struct Instant: Encodable, Sendable {
    var time: Double
    var x: Double
    var width: Double
  }

  var instants: [Instant]
  var lanes: [Lane]

  init(_ timeline: GestureTimeline, words: LaneWords, axis: TimeAxis, tops: [Double]) {
    instants = timeline.instants.indices.map {
      Instant(time: timeline.instants[$0].time, x: axis.starts[$0], width: axis.width(of: $0))
    }
    func time(_ moment: GestureTimeline.Moment) -> Double { timeline.instants[moment.instant].time }
    lanes = zip(timeline.lanes, tops).map { lane, top in
      let kind =
        switch lane.kind {
        case .finger: "finger"
        case .recognizer: "recognizer"
        case .view: "view"
        case .calls: "calls"
        }
      return Lane(
        id: lane.id, kind: kind, top: top,
        spans: lane.spans.map {
          Item(
            text: words.words(of: $0, in: lane), start: time($0.start), end: $0.end.map(time),
            x: axis.x($0.start), endX: $0.end.map(axis.x))
        },
        marks: lane.marks.map {
          Item(text: words.words(of: $0), start: time($0.moment), x: axis.x($0.moment), event: $0.sequence)
        })
    }
  }
}
