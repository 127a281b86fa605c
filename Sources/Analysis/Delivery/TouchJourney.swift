// SPDX-License-Identifier: Apache-2.0

package import Trace

/// How often the application, the window and the hit view were called with a touch.
package struct TouchJourney: Hashable, Sendable {
  /// When the finger came down, in seconds since recording started.
  package var began: Double?

  /// How often `sendEvent` of the application was called with the touch.
  package var applicationEvents = 0

  /// How often `sendEvent` of windows was called with the touch.
  package var windowEvents = 0

  /// The recognizers that were collected for the touch; nil if the trace does not say (TE-10).
  package var recognizers: [String]?

  /// The touches methods of the hit view that were called with the touch, in order.
  package var calls: [Call] = []

  package struct Call: Hashable, Sendable {
    package var method: TouchMethod
    package var count: Int
  }
}

extension TraceAnalysis {
  /// Counts the calls that one touch caused.
  package func journey(of answer: TouchAnswer) -> TouchJourney {
    var journey = TouchJourney()
    for event in trace.events {
      if journey.began == nil, event.kind.sample?.touch == answer.touch { journey.began = event.time }
      journey.read(event.kind, of: answer, in: index)
    }
    return journey
  }
}

extension TouchJourney {
  fileprivate mutating func read(_ kind: TraceEvent.Kind, of answer: TouchAnswer, in index: ScreenIndex) {
    if case .recognizersCollected(let record) = kind, record.touch == answer.touch {
      self.recognizers = record.recognizers
    }
    guard kind.touches?.contains(answer.touch) == true else { return }
    if case .eventSent(let record) = kind {
      if record.receiver == index.screen.application.id { applicationEvents += 1 } else { windowEvents += 1 }
    }
    if case .touchesDelivered(let record) = kind, record.responder == answer.hitView {
      if let position = calls.firstIndex(where: { $0.method == record.method }) {
        calls[position].count += 1
      } else {
        calls.append(Call(method: record.method, count: 1))
      }
    }
  }
}
