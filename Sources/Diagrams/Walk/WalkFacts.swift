// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The steps of a walk, for programs.
struct WalkFacts: Encodable, Sendable {
  var hitView: String?

  /// How many steps there are, with those that are left out.
  var count: Int

  /// When the picture begins anew, in seconds.
  var duration: Double
  var steps: [Step]

  struct Step: Encodable, Sendable {
    var number: Int
    var phase: String
    var subject: String
    var mark: String
    /// The touch in the subject's bounds coordinates, in points.
    var point: TracePoint?
    var sentence: String
    /// When the picture shows it, in seconds.
    var start: Double
  }

  init(_ script: WalkScript, _ clock: WalkClock, _ subject: DiagramSubject) {
    hitView = subject.answer.hitView
    count = script.count
    duration = clock.duration
    steps = script.told.enumerated().map { position, step in
      Step(
        number: step.number, phase: step.phase.rawValue, subject: step.subject, mark: step.mark.rawValue,
        point: step.point, sentence: subject.narrator.sentence(step), start: clock.start(of: position))
    }
  }
}
