// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The calls of a trace, in the order in which they were entered.
package struct CallList: Sendable {
  package let calls: [TracedCall]

  /// The actions that reached nobody, and why.
  package let dropped: [(action: TracedCall, reason: TraceReason)]

  /// Recognizers that views bring along for their own work, such as a scroll view's pan.
  private let inner: Set<String>

  package init(_ trace: TouchTrace) {
    var known = CallTouches()
    calls = trace.events.flatMap { event in
      if let sample = event.kind.sample { known.note(sample) }
      let touches = Self.touches(of: event, known)
      return Self.calls(event, trace.screen.application.id).map { call in
        var call = call
        call.touches = touches
        return call
      }
    }
    dropped = trace.events.compactMap { event in
      guard case .actionDropped(let action, let sender, let reason) = event.kind else { return nil }
      return (TracedCall(.actions, sender, action, time: event.time, sequence: event.sequence), reason)
    }
    inner = Set(trace.screen.gestureRecognizers.filter { $0.isPartOfView == true }.map(\.id))
  }

  /// The calls of some kinds, in order, that a complete list is about: what UIKit's own recognizers inside of a view
  /// get and send is left out, except for those that the list itself tells of.
  package func calls(of kinds: Set<CallKind>, comparedWith lines: [String]) -> [TracedCall] {
    let told = Set(
      calls.filter { call in lines.contains { call.matches($0) } }.compactMap(\.receiver).filter(
        inner.contains))
    return calls(of: kinds).filter { call in
      guard let receiver = call.receiver, inner.contains(receiver) else { return true }
      return told.contains(receiver)
    }
  }

  /// The calls of some kinds, in order.
  package func calls(of kinds: Set<CallKind>) -> [TracedCall] {
    calls.filter { kinds.contains($0.kind) }
  }

  /// The methods for touches, presses, motion and remote control that an object received, in order.
  package func received(by object: String) -> [String] {
    calls.filter { $0.receiver == object && CallKind.received.contains($0.kind) }.map(\.name)
  }

  /// The touches that an event's calls are about.
  private static func touches(of event: TraceEvent, _ known: CallTouches) -> [CallTouch] {
    let touches = event.kind.touches ?? [event.kind.touch].compactMap { $0 }
    guard case .touchesDelivered(_, let method, _) = event.kind else { return touches.compactMap(known.now) }
    return touches.compactMap { known.told($0, by: method) }
  }

  /// The calls of an event: none, one, or one for each of several control events.
  private static func calls(_ event: TraceEvent, _ application: String) -> [TracedCall] {
    func call(_ kind: CallKind, _ receiver: String?, _ name: String) -> TracedCall {
      TracedCall(kind, receiver, name, time: event.time, sequence: event.sequence)
    }
    switch event.kind {
    case .hitTestEntered(let view, let point, _):
      var asked = call(.hitTests, view, "hitTest")
      asked.point = point
      return [asked]
    case .pointInsideAsked(let view, let point):
      var asked = call(.hitTests, view, "pointInside")
      asked.point = point
      return [asked]
    case .eventSent(let receiver, _):
      return [call(.sendEvent, receiver, "sendEvent")]
    case .touchesDelivered(let responder, let method, _):
      return [call(.touches, responder, method)]
    case .recognizerReceived(let recognizer, let method, _):
      return [call(.recognizers, recognizer, method)]
    case .recognizerStateChanged(let recognizer, _, StateHistory.initial, _):
      return [call(.resets, recognizer, "reset")]
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
    case .inputReceived("command", nil, let action, let answer):
      var sent = call(.code, application, "sendAction")
      sent.arguments = [action]
      sent.result = answer.map { "\($0)" }
      return [sent]
    case .inputReceived(let method, let object?, _, let answer?):
      var called = call(.code, object, method)
      called.result = "\(answer)"
      return [called]
    case .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .hitTestReturned, .gatesChecked,
      .pointInsideAnswered, .recognizersCollected, .responderChain, .touchesForwarded, .touchesKept,
      .eventDropped, .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken,
      .touchDetached, .recognizerPassedOver, .requirementAdded, .requirementCycle, .recognizerIgnoredTouch,
      .recognizerWaits, .recognizerStateChanged, .illegalTransition, .exclusionDecided, .timerFired,
      .propertyChanged, .targetSearchBegan, .targetAsked, .actionDropped, .firstResponderChanged,
      .firstResponderRefused, .eventForwarded, .eventKept, .inputReceived, .viewChanged, .subviewsChanged,
      .recognizerChanged:
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
