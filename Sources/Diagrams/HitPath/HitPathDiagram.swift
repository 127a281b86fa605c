// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The hit path below a claim.
struct HitPathDiagram: Picture {
  let subject: DiagramSubject
  private let tree: HitPathTree

  static func applies(to subject: DiagramSubject) -> Bool { subject.touch != nil }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    if let step = subject.options.step {
      let count = subject.answer.walk.count
      guard (1...max(count, 1)).contains(step), count > 0 else { throw .noSuchStep(step, count: count) }
    }
    tree = HitPathTree(subject.answer, in: subject.index, step: subject.options.step)
  }

  func diagram() -> Diagram {
    let words = HitPathWords(subject, tree)
    let sheet = subject.sheet(claim: claim, line: line)
    let boxes = HitPathSheet(subject: subject, tree: tree, words: words)
    return subject.diagram(
      GraphSheet(sheet, boxes.contents), facts: words.facts, textEquivalent: words.outline())
  }

  /// Why this view was hit, or how far the hit test is.
  private var claim: String {
    if let now = tree.moment?.now { return narrator.claim(asked: now.order, of: answer).plain }
    return TextFitter.line(narrator.hitClaim(answer).plain)
  }

  private var line: String {
    var sentences = [narrator.gestureLine(answer)]
    if let now = tree.moment?.now {
      sentences.append(say(TreesText.afterStep(now.order, count: answer.walk.count)))
    } else if answer.passesDiffer {
      sentences.append(say(GraphText.passesDiffer(count: answer.passes.count)))
    } else {
      sentences.append(say(GraphText.viewsAsked(count: answer.walk.count { !$0.isPassedOver })))
    }
    return narrator.joined(sentences)
  }
}

extension TraceView {
  /// The classes of a window or a control in the style sheet.
  var kindClasses: [String] { (window != nil ? ["window"] : []) + (control != nil ? ["control"] : []) }
}

extension DiagramKind {
  package static let hitPath = DiagramKind(
    picture: HitPathDiagram.self, id: "hit-path",
    name: PictureName(
      english: .init("The hit path", tab: "Hit path"),
      simplifiedChinese: .init("命中路径")),
    question: "How was the view found?",
    discussion:
      "The path goes straight down; the numbers are the order of asking. Who said no stands on its left, "
      + "each with the reason, and what was not asked is counted on its right. `-T text` and `-T json` have each "
      + "view with its class, the point in its own coordinates, and its answer or why it was not asked.",
    example: "--touch 2", form: .graph, touch: .needed, choices: [.step], place: .touch, position: 1)
}
