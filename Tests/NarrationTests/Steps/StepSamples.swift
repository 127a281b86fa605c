// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

/// A step of the player that tells of some events.
func step(_ kinds: TraceEvent.Kind..., phase: TouchStep.Phase = .began) -> TouchStep {
  TouchStep(
    number: 1, phase: phase, time: 0.4, kind: .events(kinds),
    subject: "SubView3", events: [1])
}

/// A step of the hit test.
func step(_ kind: TouchStep.Kind) -> TouchStep {
  TouchStep(
    number: 1, phase: .hitTest, time: 0, kind: kind, subject: "SubView3", events: [1])
}

/// A touch in a phase.
func sample(_ phase: TouchPhase, view: String? = "SubView3", taps: Int = 1) -> TouchSample {
  TouchSample(
    touch: "touch1", finger: "finger", phase: phase, location: TracePoint(x: 220, y: 193.5),
    window: "UIWindow", view: view, tapCount: taps)
}

/// Checks the sentences of steps in both languages, that each is closed, and that the Chinese one holds no English
/// words but names.
func expectSentences(_ steps: [(TouchStep, Told)], sourceLocation: SourceLocation = #_sourceLocation) {
  for (step, told) in steps {
    expect(told, sourceLocation: sourceLocation) { $0.sentence(step) }
    #expect(told.english.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(told.chinese.hasSuffix("。"), sourceLocation: sourceLocation)
    let words = told.chinese.matches(of: /[A-Za-z][A-Za-z0-9.]*/).map { String($0.output) }
    let unknown = words.filter { !names.contains($0) && !told.english.contains($0) }
    #expect(unknown.isEmpty, "\(unknown)", sourceLocation: sourceLocation)
    let english = words.filter { !names.contains($0) && $0.allSatisfy(\.isLowercase) }
    #expect(english.isEmpty, "\(english)", sourceLocation: sourceLocation)
  }
}

/// Words of code and names of the samples that are written in small letters.
private let names: Set<String> = [
  "pt", "super", "nil", "true", "false", "action", "target", "touch", "event", "bounds", "inside", "point",
  "touch1", "tap", "pan", "single", "twice", "began", "ended", "failed", "cancelled", "save", "call", "paste",
  "value",
  "command", "select", "possible", "changed", "wiggle", "custom", "next", "view", "App",
]
