// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceEvent.Kind {
  /// The view, recognizer or responder that the event is about; nil for one that is about a touch alone.
  package var subject: String? {
    if case .touchUpdated = self { return nil }
    return ids(in: Self.subjects).first
  }

  /// The fields that may name the subject; the first that an event has does.
  private static let subjects = [
    "view", "receiver", "responder", "recognizer", "asked", "owner", "control", "object", "target", "sender",
    "to", "from", "window",
  ]
}
