// SPDX-License-Identifier: Apache-2.0

import Analysis

extension LaneWords {
  /// What one lane had when, and where that is drawn.
  func facts(
    _ lane: GestureTimeline.Lane, top: Double?, x: (GestureTimeline.Moment) -> Double
  ) -> JSONObject {
    func time(_ moment: GestureTimeline.Moment) -> Double { timeline.instants[moment.instant].time }
    return .known([
      "id": lane.id, "kind": lane.kind.word, "top": top,
      "spans": lane.spans.map { span in
        JSONObject.known([
          "text": words(of: span, in: lane), "start": time(span.start), "end": span.end.map(time),
          "x": x(span.start), "endX": span.end.map(x),
        ])
      },
      "marks": lane.marks.map { mark -> JSONObject in
        [
          "text": words(of: mark), "start": time(mark.moment), "x": x(mark.moment),
          "event": mark.sequence,
        ]
      },
    ])
  }
}

extension GestureTimeline.Lane.Kind {
  fileprivate var word: String {
    switch self {
    case .finger: "finger"
    case .recognizer: "recognizer"
    case .view: "view"
    case .calls: "calls"
    }
  }
}
