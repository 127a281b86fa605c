// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchTrace {
  /// What recognizers, views, controls and targets were called with, in order, one call a line.
  var calls: [String] {
    events.compactMap { event in
      switch event.kind {
      case .recognizerReceived(let record): "\(record.recognizer).\(record.method)"
      case .touchesDelivered(let record): "\(record.responder).\(record.method)"
      case .actionSent(let record):
        "\(record.sender ?? "nobody") -> \(record.target).\(record.action)"
          + (record.state.map { "(\($0))" } ?? "")
      case .controlTracking(let record): "\(record.control).\(record.hook)"
      case .controlEventsSent(let record):
        "\(record.control) sends \(record.events.map(\.rawValue).joined(separator: ", "))"
      default: nil
      }
    }
  }

  /// The changes of state, with their causes, one a line.
  var states: [String] {
    events.compactMap { event in
      guard case .recognizerStateChanged(let record) = event.kind else {
        return nil
      }
      let subject = record.reason.subject.map { " \($0)" } ?? ""
      return "\(record.recognizer) \(record.from) -> \(record.to): \(record.reason.code)\(subject)"
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
      case .touchWithheld(let record): "\(record.view) never gets \(record.touch): \(record.reason.inShort)"
      case .touchesHeld(let record): "\(record.view).\(record.method) held: \(record.reason.inShort)"
      case .touchesReleased(let record):
        "\(record.view).\(record.method) released: \(record.reason.inShort)"
      case .touchesDiscarded(let record):
        "\(record.view).\(record.method) discarded: \(record.reason.inShort)"
      case .touchesTaken(let record): "\(record.view) loses touches: \(record.reason.inShort)"
      case .touchDetached(let record): "\(record.touch) loses \(record.view)"
      default: nil
      }
    }
  }
}

extension TraceReason {
  fileprivate var inShort: String { code.rawValue + (subject.map { " \($0)" } ?? "") }
}
