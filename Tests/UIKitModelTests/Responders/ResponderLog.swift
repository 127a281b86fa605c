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
      guard case .eventDelivered(let responder, let method, _) = event.kind else { return nil }
      return "\(responder).\(method)"
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
    case .inputReceived(let input, _, let detail, _): "\(input): \(detail)"
    case .targetSearchBegan(let action, _, let start, let reason):
      "search for \(action) from \(start ?? "nowhere") [\(reason.code)]"
    case .targetAsked(let responder, _, let answer): "\(responder) \(answer ? "yes" : "no")"
    case .actionSent(let record):
      "\(record.sender ?? "nobody") -> \(record.target).\(record.action)"
        + (record.event.map { " for \($0)" } ?? "")
    case .actionDropped(let action, let sender, let reason):
      "\(sender ?? "nobody") drops \(action) [\(reason.textWithSubject)]"
    case .propertyChanged(let object, let property, let value): "\(object).\(property) = \(value)"
    case .firstResponderChanged(let window, let old, let new):
      "\(window): \(old ?? "none") -> \(new ?? "none")"
    case .firstResponderRefused(let responder, let method, let reason):
      "\(responder).\(method) refused [\(reason.textWithSubject)]"
    case .eventSent(let receiver, let touches) where touches.isEmpty: "\(receiver) sendEvent"
    case .eventDelivered(let responder, let method, let what): "\(responder).\(method) \(what)"
    case .eventForwarded(_, _, let next): "to \(next)"
    case .eventKept(_, _, let reason): "kept [\(reason.code)]"
    case .eventDropped(let touches, let method, _, let reason) where touches.isEmpty:
      "\(method) dropped [\(reason.code)]"
    default: nil
    }
  }
}

extension TraceReason {
  fileprivate var textWithSubject: String { code.rawValue + (subject.map { " \($0)" } ?? "") }
}
