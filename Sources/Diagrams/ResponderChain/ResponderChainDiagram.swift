// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The responders from the hit-test view up, with what each did (RC-9 to RC-11), or the way of the search for a target
/// (UC-16, RC-20).
struct ResponderChainDiagram: Picture {
  let subject: DiagramSubject

  init(_ subject: DiagramSubject) { self.subject = subject }

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch != nil || !subject.analysis.targetSearches(of: nil).isEmpty
  }

  /// Whether more than the first responder heard of the touch, or an action looked for its target.
  static func answers(_ subject: DiagramSubject) -> Bool {
    subject.answer.chain.count { $0.outcome != .notReached } > 1 || TargetSearchSheet(subject) != nil
  }

  func diagram() -> Diagram {
    let searches = subject.analysis.targetSearches(of: subject.touch?.touch)
    let asked = searches.isEmpty ? [] : [TargetSearchWords(subject: subject).outline(searches)]
    let chain = subject.touch == nil ? [] : [ResponderChainWords(subject).outline()]
    let text = (asked + chain).joined(separator: "\n")
    if let search = TargetSearchSheet(subject) {
      return subject.diagram(search.graph, facts: facts(searches), textEquivalent: text)
    }
    guard subject.touch != nil else {
      return subject.sentence(
        searches.map(TargetSearchWords(subject: subject).sentence).joined(separator: " "))
    }
    return subject.diagram(
      ResponderChainSheet(subject: subject).graph, facts: facts(searches), textEquivalent: text)
  }

  /// The responders with what each did, and the searches for targets.
  private func facts(_ searches: [TargetSearch]) -> JSONObject {
    [
      "chain": answer.chain.map { step -> JSONObject in
        [
          "id": step.responder.id, "class": step.responder.className, "kind": step.responder.kind.rawValue,
          "next": step.rule.rawValue, "outcome": step.outcome.rawValue, "methods": step.methods,
        ]
      },
      "targetSearches": searches.map(TargetSearchWords(subject: subject).facts),
    ]
  }
}

extension DiagramKind {
  package static let responderChain = DiagramKind(
    picture: ResponderChainDiagram.self, id: "responder-chain", name: .responderChain,
    question: "Who could handle it, who did?",
    discussion:
      "The hit-test view on top, and below it each next responder, with what it did with the touch. If the "
      + "touch brought about an action without a target, it is the way of the search for one.",
    example: "--touch 3", form: .graph, touch: .shown, choices: [.width], place: .touch, position: 3)
}
