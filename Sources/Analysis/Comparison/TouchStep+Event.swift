// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TouchStep {
  /// A step of one event, to be put into a sentence.
  package init(of event: TraceEvent) {
    self.init(
      number: 1, phase: .began, time: event.time, kind: .events([event.kind]),
      subject: event.kind.subject ?? event.kind.touch ?? event.kind.touches?.first ?? "", mark: .current,
      events: [event.sequence])
  }
}
