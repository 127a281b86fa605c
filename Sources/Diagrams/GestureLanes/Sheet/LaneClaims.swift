// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The sentence on top of lanes: who won, and because of what.
struct LaneClaims: PictureWords {
  let subject: DiagramSubject
  let timeline: GestureTimeline

  var claim: String { language.text(laneClaim) }

  private var laneClaim: LaneClaim {
    let gesture = narrator.gestureKind(answer)
    let hit = answer.hitView.map(TextFitter.line) ?? "?"
    if let winner = answer.winner, index.recognizer(winner) != nil {
      return recognizes(winner, gesture)
    }
    let late = answer.outcome.deliveryChanges.last {
      $0.kind == .released && $0.view == answer.winner && ($0.lateness ?? 0) > 0
    }
    if let late, let winner = answer.winner, let seconds = late.lateness {
      let held = answer.outcome.deliveryChanges.last { $0.kind == .held && $0.view == late.view }
      if let waiter = held?.reason?.subject {
        return .late(
          view: TextFitter.line(winner), seconds: narrator.number(seconds), waiter: sheetName(waiter),
          forTap: (index.recognizer(waiter)?.tapCount ?? 1) > 1)
      }
    }
    if let winner = answer.winner {
      let takesPart = timeline.lanes.contains { $0.kind == .recognizer }
      return takesPart
        ? .noneActs(view: sheetName(winner), gesture) : .noneTakesPart(view: sheetName(winner), gesture)
    }
    switch answer.verdict.code {
    case .withheld: return .neverGets(view: hit, gesture)
    case .undecided: return .noneIsKnown(gesture)
    default: return .nobodyHandles(gesture)
    }
  }

  private func recognizes(_ winner: String, _ gesture: GraphText.Gesture) -> LaneClaim {
    if let others = innermost(winner) {
      return .innermostWins(sheetName(winner), .tap, others: others)
    }
    let companions = answer.verdict.companions
    if answer.verdict.recognizer == winner, !companions.isEmpty {
      return .together(([winner] + companions).map(sheetName), gesture)
    }
    guard let loser = answer.losers.first else { return .recognizes(sheetName(winner), gesture) }
    let isReached = timeline.lanes.contains { lane in
      lane.kind == .view && lane.id == loser && lane.marks.contains { $0.kind == .method("touchesBegan") }
    }
    return .taken(by: sheetName(winner), gesture, from: TextFitter.line(loser), isCancelled: isReached)
  }

  /// How many taps of views further out fail because of a tap of the hit-test view; nil if that is not what happens.
  private func innermost(_ winner: String) -> Int? {
    func isTap(_ recognizer: RecognizerAnswer) -> Bool { recognizer.kind == .tap && !recognizer.isSystem }
    let all = answer.outcome.recognizers.filter { $0.passedOver == nil && isTap($0) }
    guard let own = all.first(where: { $0.id == winner }), own.view == answer.hitView else { return nil }
    let others = all.filter { $0.id != winner }
    let arePrevented = others.allSatisfy { other in
      other.view != own.view
        && other.changes.contains { $0.cause.code == .recognizerPrevented && $0.cause.subject == winner }
    }
    return others.isEmpty || !arePrevented ? nil : others.count
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
        narrator.gestureKind(answer), point: narrator.point(answer.location),
        start: seconds(samples.map(\.start).min()), end: seconds(samples.compactMap(\.end).max()),
        touches: timeline.touches.count, fingers: fingers.count))
  }
}
