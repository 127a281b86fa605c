// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A step of a touch after its hit test, as pictures of the screen count them: on from the views that were asked.
struct NumberedStep: Hashable, Sendable {
  let step: TouchStep
  let number: Int

  /// How many steps the touch has.
  let total: Int
}

extension DiagramSubject {
  /// How many steps a picture of the screen can stop at: the views that were asked, and what came after the hit test.
  var screenSteps: Int {
    touch == nil ? 0 : answer.walk.count + laterSteps.count
  }

  private var laterSteps: [TouchStep] {
    analysis.steps(of: options.touch, limit: .max).steps.filter { $0.phase != .hitTest }
  }

  /// The same for a picture of the screen: as of the step that the options name, with as much of the finger's way as
  /// it has gone.
  ///
  /// - Throws: ``DiagramError`` if there is no such step.
  func atStep() throws(DiagramError) -> DiagramSubject {
    guard let number = options.step, touch != nil, !options.isQuestion else { return self }
    let asked = answer.walk.count
    guard number >= 1, number <= screenSteps else { throw .noSuchStep(number, count: screenSteps) }
    var subject = self
    subject.touch?.samples = Array(answer.samples.prefix(1))
    guard number > asked else { return subject }
    let steps = laterSteps
    let position = number - asked - 1
    let moments = analysis.moments(of: steps, touch: options.touch)
    subject.laterStep = NumberedStep(step: steps[position], number: number, total: asked + steps.count)
    subject.options.step = nil
    subject.index = moments.screen(at: position)
    subject.narrator = Narrator(options.language, subject.index)
    let samples = answer.samples.prefix(moments.moments[position].samples)
    if !samples.isEmpty { subject.touch?.samples = Array(samples) }
    if let focus = options.focus, subject.index.view(focus) == nil { throw .noSuchObject(focus) }
    return subject
  }

  /// Where the finger is: at first where it goes down.
  var finger: TracePoint { (laterStep == nil ? nil : answer.samples.last?.location) ?? answer.location }

  /// The view that the step is about, or the one that its recognizer is attached to.
  var toldView: String? {
    laterStep.map { index.recognizer($0.step.subject)?.view ?? $0.step.subject }
  }
}
