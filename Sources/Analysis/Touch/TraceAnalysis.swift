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
    for event in trace.events { reader.read(event) }
    touches = reader.facts.map { [index, reader] in
      TouchAnswerBuilder(facts: $0, index: index, hasSeveralFingers: reader.hasSeveralFingers).answer()
    }
  }
}
