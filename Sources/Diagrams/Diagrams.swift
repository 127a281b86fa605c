// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Narration

/// Makes pictures of answers.
package enum Diagrams {
  /// Makes one picture. Nothing is laid out before it is asked for an SVG.
  ///
  /// - Throws: ``DiagramError`` if the trace has no such touch, view, recognizer or step.
  package static func make(
    _ kind: DiagramKind, for analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions()
  ) throws(DiagramError) -> Diagram {
    try kind.picture.init(subject(of: kind, analysis, options)).diagram()
  }

  /// The kinds that have something to show of a touch; of a trace without touches those that need none.
  package static func applicable(
    to analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions()
  ) -> [DiagramKind] {
    kinds(for: analysis, options) { _, _ in true }
  }

  /// The kinds that have an answer for a touch, of those that tell one: what is the same for every touch is left out.
  package static func answering(
    to analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions()
  ) -> [DiagramKind] {
    kinds(for: analysis, options) { kind, subject in kind.isOfAnswer && kind.picture.answers(subject) }
  }

  private static func kinds(
    for analysis: TraceAnalysis, _ options: DiagramOptions, where fits: (DiagramKind, DiagramSubject) -> Bool
  ) -> [DiagramKind] {
    DiagramKind.allCases.filter { kind in
      guard let subject = try? subject(of: kind, analysis, options) else { return false }
      return kind.picture.applies(to: subject) && fits(kind, subject)
    }
  }

  static func subject(
    of kind: DiagramKind, _ analysis: TraceAnalysis, _ options: DiagramOptions
  ) throws(DiagramError) -> DiagramSubject {
    let hasTouch = analysis.touches.indices.contains(options.touch)
    guard hasTouch || (kind.touch != .needed && analysis.touches.isEmpty) else {
      throw .noSuchTouch(options.touch, count: analysis.touches.count)
    }
    let touch = hasTouch ? touch(analysis.touches[options.touch], options) : nil
    let index = analysis.index(of: touch)
    let subject = DiagramSubject(
      kind: kind, analysis: analysis, index: index, touch: touch,
      narrator: Narrator(options.language, index), options: options)
    if let focus = options.focus, subject.index.view(focus) == nil { throw .noSuchObject(focus) }
    return subject
  }

  /// The answer that pictures are made from; for a question only the place where the finger goes down.
  private static func touch(_ answer: TouchAnswer, _ options: DiagramOptions) -> TouchAnswer {
    guard options.isQuestion else { return answer }
    var question = TouchAnswer.none
    question.touch = answer.touch
    question.finger = answer.finger
    question.samples = Array(answer.samples.prefix(1))
    return question
  }
}
