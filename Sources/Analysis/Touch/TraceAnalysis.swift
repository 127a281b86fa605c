// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The answers of a trace. Nothing is simulated again: all comes from the recorded events.
package struct TraceAnalysis: Sendable {
  package let trace: TouchTrace
  package let index: ScreenIndex
  package let touches: [TouchAnswer]

  package init(_ trace: TouchTrace) {
    self.trace = trace
    index = ScreenIndex(trace.screen)
    var reader = TouchEventReader()
    var outcomes = OutcomeReader(index, source: trace.header.source)
    for event in trace.events {
      reader.read(event)
      outcomes.read(event)
    }
    touches = reader.facts.map { [index, reader, outcomes] facts in
      TouchAnswerBuilder(
        facts: facts, index: index, outcome: outcomes.outcomes[facts.touch] ?? TouchOutcome(),
        hasSeveralFingers: reader.hasSeveralFingers
      ).answer()
    }
  }
}
