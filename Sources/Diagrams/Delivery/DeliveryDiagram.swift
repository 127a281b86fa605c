// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The whole way of a touch's events, from the finger to the responder that takes them.
struct DeliveryDiagram: Picture {
  let subject: DiagramSubject

  static func applies(to subject: DiagramSubject) -> Bool { subject.touch != nil }

  init(_ subject: DiagramSubject) { self.subject = subject }

  /// The text and the facts have all stations, in the order of the way.
  func diagram() -> Diagram {
    let journey = subject.analysis.journey(of: subject.answer)
    let stages = DeliveryStages(subject: subject, journey: journey).stages
    let lines = stages.enumerated().map { position, stage in
      let details = stage.details.map(TextFitter.line).joined(separator: "; ")
      return "\(position + 1). " + say(.told(of: stage.name, what: details)) + "\n"
    }
    var diagram = DeliverySheet(subject).diagram(textEquivalent: lines.joined())
    diagram.facts = [
      "stations": stages.map { stage -> JSONObject in ["name": stage.name, "details": stage.details] }
    ]
    return diagram
  }
}

extension DiagramKind {
  package static let delivery = DiagramKind(
    picture: DeliveryDiagram.self, id: "delivery",
    name: PictureName(
      english: .init("The way of the event"),
      simplifiedChinese: .init("事件的旅程")),
    question: "How does an event travel at all?",
    discussion:
      "Hit test and window, then recognizers on the left and the view on the right, with what one takes from the "
      + "other or holds back, and what was called. `-T text` has the whole way, from the hardware on, with all numbers.",
    example: "--touch 3", form: .graph, touch: .needed, isOfAnswer: false)
}
