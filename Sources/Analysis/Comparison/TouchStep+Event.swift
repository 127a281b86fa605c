// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TouchStep {
  /// An event by itself, to be told in a sentence.
  package init(of event: TraceEvent) {
    self.init(
      number: 1, phase: .began, time: event.time, kind: .event(event.kind),
      subject: EventFacts(event.kind).key.names.compactMap { $0 }.first ?? "", mark: .current,
      events: [event.sequence])
  }
}
