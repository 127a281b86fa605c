// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Fingers, recognizers and views on one time axis, below a claim: who won, when, and because of what.
struct GestureLanesDiagram: Picture {
  let subject: DiagramSubject
  let timeline: GestureTimeline

  init(_ subject: DiagramSubject) {
    self.subject = subject
    timeline = subject.analysis.gestureTimeline(of: subject.answer.touch)
  }

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch.map { $0.hitView != nil } ?? false
  }

  /// Whether a recognizer saw the touch, or something came late.
  static func answers(_ subject: DiagramSubject) -> Bool {
    let outcome = subject.answer.outcome
    return !outcome.recognizers.isEmpty || !outcome.deliveryChanges.isEmpty
  }

  func diagram() -> Diagram {
    guard Self.applies(to: subject), !timeline.instants.isEmpty else {
      return subject.sentence(say(LaneText.nothing))
    }
    let words = LaneWords(subject: subject, timeline: timeline)
    return LaneSheet(subject, timeline).diagram(textEquivalent: words.outline())
  }
}

extension DiagramKind {
  package static let gestureLanes = DiagramKind(
    picture: GestureLanesDiagram.self, id: "gesture-lanes",
    name: PictureName(
      english: .init("Who won, and when", tab: "Over time"),
      simplifiedChinese: .init("谁在什么时候胜出", tab: "时间线")),
    question: "Who won, when?",
    discussion:
      "A lane for each finger, recognizer and view: who, when, and what became of it and why. Recognizers with "
      + "one reason share a lane, and the winner's is framed. `-T text` has every lane with all that happened in it.",
    example: "--touch 1", form: .drawing, parts: [.sheet, .asides, .lanes], touch: .needed, place: .touch,
    position: 2)
}
