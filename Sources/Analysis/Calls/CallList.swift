// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The calls of a trace, in the order in which they were entered.
package struct CallList: Sendable {
  package let calls: [TracedCall]

  package init(_ trace: TouchTrace) {
    calls = trace.events.flatMap(Self.calls)
  }

  /// The calls of some kinds, in order.
  package func calls(of kinds: Set<TracedCall.Kind>) -> [TracedCall] {
    calls.filter { kinds.contains($0.kind) }
  }

  /// The methods for touches, presses, motion and remote control that an object received, in order.
  package func received(by object: String) -> [String] {
    calls.filter { $0.receiver == object && Self.received.contains($0.kind) }.map(\.name)
  }

  private static let received: Set<TracedCall.Kind> = [.touches, .recognizers, .events]

  /// The calls that an event tells of: none, one, or one for each of several control events.
  private static func calls(_ event: TraceEvent) -> [TracedCall] {
    func call(_ kind: TracedCall.Kind, _ receiver: String?, _ name: String) -> TracedCall {
      TracedCall(kind, receiver, name, time: event.time, sequence: event.sequence)
    }
    switch event.kind {
    case .hitTestEntered(let view, _, _):
      return [call(.hitTests, view, "hitTest")]
    case .pointInsideAsked(let view, _):
      return [call(.hitTests, view, "pointInside")]
    case .eventSent(let receiver, _):
      return [call(.sendEvent, receiver, "sendEvent")]
    case .touchesDelivered(let responder, let method, _):
      return [call(.touches, responder, method)]
    case .recognizerReceived(let recognizer, let method, _):
      return [call(.recognizers, recognizer, method)]
    case .questionAnswered(let record):
      return [question(record, call(.questions, record.asked, record.question))]
    case .controlTracking(let control, let hook, _, let answer):
      var tracking = call(.tracking, control, hook)
      tracking.result = answer.map { "\($0)" }
      return [tracking]
    case .controlEventsSent(let control, let events):
      return events.map { call(.controlEvents, control, $0) }
    case .actionSent(let record):
      var action = call(.actions, record.sender, record.action)
      if let detail = record.state ?? record.event { action.arguments = [detail] }
      action.result = record.target
      return [action]
    case .callbackSent(let receiver, let method, let subject):
      var callback = call(.callbacks, receiver, method)
      if let subject { callback.arguments = [subject] }
      return [callback]
    case .eventDelivered(let responder, let method, let what):
      var delivered = call(.events, responder, method)
      if !what.isEmpty { delivered.arguments = [what] }
      return [delivered]
    default:
      return []
    }
  }

  /// A question is about the recognizers that are not asked themselves, and about the touch.
  private static func question(_ record: QuestionRecord, _ call: TracedCall) -> TracedCall {
    var question = call
    question.arguments =
      [record.recognizer, record.other].compactMap { $0 }.filter { $0 != record.asked }
      + [record.touch].compactMap { $0 }
    question.result = "\(record.answer)"
    return question
  }
}
