// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The states that the recognizers of a trace went through.
package struct StateHistory: Sendable {
  /// One change of a recognizer's state.
  package struct Change: Hashable, Sendable {
    /// The virtual time, in seconds since recording started.
    package var time: Double

    package var state: GestureState

    package var cause: TraceReason

    /// Whether it made the recognizer ready for the next gesture (GR-10).
    package var isReset: Bool { state == .possible }
  }

  /// Another name of the state `ended` of a recognizer whose gesture is discrete (GR-8).
  package static let recognized = "recognized"

  /// Two times that differ by no more are the same, in seconds.
  private static let tolerance = 1e-9

  private let changes: [String: [Change]]

  package init(_ trace: TouchTrace) {
    var changes: [String: [Change]] = [:]
    for event in trace.events {
      if case .recognizerStateChanged(let record) = event.kind {
        changes[record.recognizer, default: []].append(
          Change(time: event.time, state: record.to, cause: record.reason))
      }
    }
    self.changes = changes
  }

  /// All changes of a recognizer, in order.
  package func changes(of recognizer: String) -> [Change] { changes[recognizer] ?? [] }

  /// The states that a recognizer entered, in order, without the resets to possible.
  package func entered(by recognizer: String) -> [GestureState] {
    changes(of: recognizer).filter { !$0.isReset }.map(\.state)
  }

  /// The state of a recognizer after everything up to a time and at it, in seconds.
  package func state(of recognizer: String, at time: Double) -> GestureState {
    changes(of: recognizer).last { $0.time <= time + Self.tolerance }?.state ?? .possible
  }

  /// Why a recognizer entered the last state that is no reset; nil if it entered none.
  package func lastCause(of recognizer: String) -> TraceReason? {
    changes(of: recognizer).last { !$0.isReset }?.cause
  }
}

/// The circles of recognizers that wait for each other (GR-16).
package enum RequirementCycles {
  /// The circles of a trace, each once, in the order in which they were found.
  package static func all(in trace: TouchTrace) -> [Set<String>] {
    var cycles: [Set<String>] = []
    for event in trace.events {
      if case .requirementCycle(let record) = event.kind, !cycles.contains(Set(record.recognizers)) {
        cycles.append(Set(record.recognizers))
      }
    }
    return cycles
  }
}
