// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchTrace {
  /// What recognizers, views, controls and targets were called with, in order, one call a line.
  var calls: [String] {
    events.compactMap { event in
      switch event.kind {
      case .recognizerReceived(let recognizer, let method, _): "\(recognizer).\(method)"
      case .touchesDelivered(let responder, let method, _): "\(responder).\(method)"
      case .actionSent(let record):
        "\(record.sender ?? "nobody") -> \(record.target).\(record.action)"
          + (record.state.map { "(\($0))" } ?? "")
      case .controlTracking(let control, let hook, _, _): "\(control).\(hook)"
      case .controlEventsSent(let control, let events): "\(control) sends \(events.joined(separator: ", "))"
      default: nil
      }
    }
  }

  /// The changes of state, with their causes, one a line.
  var states: [String] {
    events.compactMap { event in
      guard case .recognizerStateChanged(let recognizer, let from, let to, let cause) = event.kind else {
        return nil
      }
      let subject = cause.subject.map { " \($0)" } ?? ""
      return "\(recognizer) \(from) -> \(to): \(cause.code)\(subject)"
    }
  }

  /// The questions that somebody answered, one a line.
  var questions: [String] {
    events.compactMap { event in
      guard case .questionAnswered(let record) = event.kind else { return nil }
      let about = [record.recognizer, record.other, record.touch].compactMap { $0 }.joined(separator: ", ")
      return "\(record.asked).\(record.question)(\(about)) -> \(record.answer)"
    }
  }

  /// What views do not get, or get later, one a line.
  var change: [String] {
    events.compactMap { event in
      switch event.kind {
      case .touchWithheld(let touch, let view, let reason): "\(view) never gets \(touch): \(reason.inShort)"
      case .touchesHeld(let view, let method, _, let reason): "\(view).\(method) held: \(reason.inShort)"
      case .touchesReleased(let view, let method, _, let reason):
        "\(view).\(method) released: \(reason.inShort)"
      case .touchesDiscarded(let view, let method, _, let reason):
        "\(view).\(method) discarded: \(reason.inShort)"
      case .touchesTaken(let view, _, let reason): "\(view) loses touches: \(reason.inShort)"
      case .touchDetached(let touch, let view): "\(touch) loses \(view)"
      default: nil
      }
    }
  }
}

extension TraceReason {
  fileprivate var inShort: String { code.rawValue + (subject.map { " \($0)" } ?? "") }
}
