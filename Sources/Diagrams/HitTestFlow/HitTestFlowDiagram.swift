// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The decisions of the default `hitTest(_:with:)` for one view, with the path taken (HT-2 to HT-5).
struct HitTestFlowDiagram: Picture {
  let subject: DiagramSubject
  let maker: HitTestFlowStages?

  static func applies(to subject: DiagramSubject) -> Bool { !subject.answer.walk.isEmpty }

  /// Whether a view refused or its own code answered. If it just takes the touch, the hit path says so.
  static func answers(_ subject: DiagramSubject) -> Bool {
    guard let flow = try? flow(of: subject), let step = flow.step else { return false }
    return flow.override != nil || step.result != flow.view
  }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    let flow = try Self.flow(of: subject)
    maker = flow.map { HitTestFlowStages(subject: subject, flow: $0, view: subject.index.view($0.view)) }
  }

  /// The requested call, else the most interesting one; nil if there was none.
  private static func flow(of subject: DiagramSubject) throws(DiagramError) -> HitTestFlow? {
    let walk = subject.answer.walk
    func flow(_ step: WalkStep) -> HitTestFlow {
      step.isPassedOver
        ? HitTestFlow(notAsked: step.view, step: step) : HitTestFlow(of: step, in: walk)
    }
    var chosen: WalkStep?
    if let number = subject.options.step {
      guard walk.indices.contains(number - 1) else { throw .noSuchStep(number, count: walk.count) }
      chosen = walk[number - 1]
    }
    guard let view = subject.options.view, view != chosen?.view else {
      return (chosen ?? subject.answer.mainStep(in: subject.index)).map(flow)
    }
    if let step = walk.last(where: { $0.view == view }) { return flow(step) }
    guard subject.index.view(view) != nil else { throw .noSuchObject(view) }
    return HitTestFlow(notAsked: view)
  }

  func diagram() -> Diagram {
    guard let maker else { return subject.sentence(narrator.verdict(answer)) }
    let sheet = HitTestFlowSheet(subject: subject, flow: maker.flow, stages: maker)
    return subject.diagram(sheet.graph, facts: facts(maker), textEquivalent: outline(maker))
  }

  /// The unknown properties that the answer depends on.
  private func note(_ maker: HitTestFlowStages) -> String {
    narrator.joined(answer.unknowns(decidingHitOf: maker.flow.view).map { narrator.unknown($0).plain })
  }

  /// The call and its stages, for programs.
  private func facts(_ maker: HitTestFlowStages) -> JSONObject {
    let step = maker.flow.step
    return .known([
      "view": maker.flow.view, "order": step?.order, "point": step?.point, "isInside": step?.isInside,
      "answer": step?.result, "reason": step?.cause,
      "stages": maker.stages().map { stage -> JSONObject in
        ["name": stage.name, "state": stage.state.rawValue, "details": stage.details.filter { !$0.isEmpty }]
      },
    ])
  }

  // MARK: - As text

  /// The stages that were reached, then the answer, then the other stages.
  private func outline(_ maker: HitTestFlowStages) -> String {
    let stages = maker.stages()
    var lines: [String] = []
    for stage in stages where stage.state != .notReached {
      let details = stage.details.filter { !$0.isEmpty }.joined(separator: "; ")
      let facts = [stage.answer, details].filter { !$0.isEmpty }.joined(separator: ", ")
      lines.append("\(lines.count + 1). \(stage.name)\(facts.isEmpty ? "" : ": " + facts)")
    }
    for end in stages.compactMap(\.end) + maker.ends { lines.append("→ " + end.joined(separator: ": ")) }
    let rest = maker.skippedGates + stages.filter { $0.state == .notReached }.map(\.name)
    if !rest.isEmpty {
      lines.append("- " + maker.text(.notComeTo(names: rest.joined(separator: ", "))))
    }
    let notes = note(maker)
    if !notes.isEmpty { lines.append("- " + notes) }
    return TextFitter.text(lines)
  }
}

extension DiagramKind {
  package static let hitTestFlow = DiagramKind(
    picture: HitTestFlowDiagram.self, id: "hit-test-flow",
    name: PictureName(
      english: .init("The hit path", tab: "Hit test"),
      simplifiedChinese: .init("命中路径", tab: "命中测试")),
    question: "Why did this view say no?",
    discussion:
      "The decisions of `hitTest` for one view, with the numbers that decided. Without `--view` it is "
      + "the most telling refusal.",
    example: "--touch 2 --view Bar", form: .graph, touch: .needed, choices: [.step, .view, .width],
    place: .touch, position: 4)
}
