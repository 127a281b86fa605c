// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The sentence on top of lanes: who won, and because of what.
struct LaneClaims: PictureWords {
  let subject: DiagramSubject
  let timeline: GestureTimeline

  var claim: String { language.say(laneClaim) }

  private var laneClaim: LaneClaim {
    let gesture = answer.gesture
    let verdict = answer.verdict
    if let winner = answer.winner, index.recognizer(winner) != nil {
      if case .innermost(let count, let kind)? = verdict.because {
        return .innermostWins(sheetName(winner), kind, others: count - 1)
      }
      return verdict.recognizers.count > 1
        ? .together(verdict.recognizers.map(sheetName), gesture) : recognizes(winner, gesture)
    }
    if let late = verdict.act.late, let winner = answer.winner,
      case .heldBack(let recognizer, let waitsForTap, _)? = verdict.because
    {
      return .late(
        view: TextFitter.line(winner), seconds: narrator.number(late), waiter: sheetName(recognizer),
        forTap: waitsForTap)
    }
    if let winner = answer.winner {
      let takesPart = timeline.lanes.contains { $0.kind == .recognizer }
      return takesPart
        ? .noneActs(view: sheetName(winner), gesture) : .noneTakesPart(view: sheetName(winner), gesture)
    }
    switch verdict.act {
    case .neverGets(let view): return .neverGets(view: TextFitter.line(view), gesture)
    case .getsUndecided, .nothingKnown: return .noneIsKnown(gesture)
    default: return .nobodyHandles(gesture)
    }
  }

  private func recognizes(_ winner: String, _ gesture: TouchAnswer.Gesture) -> LaneClaim {
    guard let loser = answer.losers.first else { return .recognizes(sheetName(winner), gesture) }
    let isReached = timeline.lanes.contains { lane in
      lane.kind == .view && lane.id == loser && lane.marks.contains { $0.kind == .method(.began) }
    }
    return .taken(by: sheetName(winner), gesture, from: TextFitter.line(loser), isCancelled: isReached)
  }

  /// The gesture, where it began, and from when to when it went.
  var line: String {
    let fingers = timeline.lanes.filter(\.isFinger)
    let samples = fingers.flatMap(\.spans)
    func seconds(_ moment: GestureTimeline.Moment?) -> String {
      narrator.seconds(moment.map { timeline.instants[$0.instant].time } ?? 0)
    }
    return say(
      LaneSheetText.gesture(
        answer.gesture, point: narrator.point(answer.location),
        start: seconds(samples.map(\.start).min()), end: seconds(samples.compactMap(\.end).max()),
        touches: timeline.touches.count, fingers: fingers.count))
  }
}
