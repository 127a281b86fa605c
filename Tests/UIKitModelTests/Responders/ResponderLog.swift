// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchTrace {
  /// Actions, first responders and events other than touches as a log, two spaces a level.
  ///
  /// ```text
  /// command: save:
  ///   search for save: from View [startsAtFirstResponder]
  ///     View no
  ///     Controller yes
  ///     nobody -> Controller.save:
  /// ```
  var responderLog: String {
    var depths: [Int: Int] = [:]
    var lines: [String] = []
    for event in events {
      let depth = event.parent.flatMap { depths[$0] } ?? 0
      guard let line = event.kind.responderLine else {
        depths[event.sequence] = depth
        continue
      }
      depths[event.sequence] = depth + 1
      lines.append(String(repeating: "  ", count: depth) + line)
    }
    return lines.joined(separator: "\n")
  }

  /// The methods for presses, motion and remote control that responders got, in order.
  var eventDeliveries: [String] {
    events.compactMap { event in
      guard case .eventDelivered(let record) = event.kind else { return nil }
      return "\(record.responder).\(record.method)"
    }
  }

  /// The changes of first responders, one a line.
  var firstResponders: [String] {
    events.compactMap { event in
      guard case .firstResponderChanged = event.kind else { return nil }
      return event.kind.responderLine
    }
  }
}

extension TraceEvent.Kind {
  fileprivate var responderLine: String? {
    switch self {
    case .inputReceived(let record): "\(record.input): \(record.words)"
    case .targetSearchBegan(let record):
      "search for \(record.action) from \(record.start ?? "nowhere") [\(record.reason.code)]"
    case .targetAsked(let record): "\(record.responder) \(record.answer ? "yes" : "no")"
    case .actionSent(let record):
      "\(record.sender ?? "nobody") -> \(record.target).\(record.action)"
        + (record.event.map { " for \($0)" } ?? "")
    case .actionDropped(let record):
      "\(record.sender ?? "nobody") drops \(record.action) [\(record.reason.textWithSubject)]"
    case .propertyChanged(let record): "\(record.object).\(record.property) = \(record.value)"
    case .firstResponderChanged(let record):
      "\(record.window): \(record.from ?? "none") -> \(record.to ?? "none")"
    case .firstResponderRefused(let record):
      "\(record.responder).\(record.method) refused [\(record.reason.textWithSubject)]"
    case .eventSent(let record) where record.touches.isEmpty: "\(record.receiver) sendEvent"
    case .eventDelivered(let record): "\(record.responder).\(record.method) \(record.what)"
    case .eventForwarded(let record): "to \(record.next)"
    case .eventKept(let record): "kept [\(record.reason.code)]"
    case .eventDropped(let record) where record.touches.isEmpty:
      "\(record.method) dropped [\(record.reason.code)]"
    default: nil
    }
  }
}

extension TraceReason {
  fileprivate var textWithSubject: String { code.rawValue + (subject.map { " \($0)" } ?? "") }
}
