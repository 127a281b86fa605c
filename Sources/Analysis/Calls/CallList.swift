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
      guard case .actionDropped(let record) = event.kind else { return nil }
      return (
        TracedCall(.actions, record.sender, record.action, time: event.time, sequence: event.sequence),
        record.reason
      )
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
    guard case .touchesDelivered(let record) = event.kind else { return touches.compactMap(known.now) }
    return touches.compactMap { known.told($0, by: record.method) }
  }

  /// The calls of an event: none, one, or one for each of several control events.
  private static func calls(_ event: TraceEvent, _ application: String) -> [TracedCall] {
    func call(_ kind: CallKind, _ receiver: String?, _ name: String) -> TracedCall {
      TracedCall(kind, receiver, name, time: event.time, sequence: event.sequence)
    }
    switch event.kind {
    case .hitTestEntered(let record):
      var asked = call(.hitTests, record.view, "hitTest")
      asked.point = record.point
      return [asked]
    case .pointInsideAsked(let record):
      var asked = call(.hitTests, record.view, "pointInside")
      asked.point = record.point
      return [asked]
    case .eventSent(let record):
      return [call(.sendEvent, record.receiver, "sendEvent")]
    case .touchesDelivered(let record):
      return [call(.touches, record.responder, record.method.rawValue)]
    case .recognizerReceived(let record):
      return [call(.recognizers, record.recognizer, record.method.rawValue)]
    case .recognizerStateChanged(let record) where record.to == .possible:
      return [call(.resets, record.recognizer, "reset")]
    case .questionAnswered(let record):
      return [question(record, call(.questions, record.asked, record.question.rawValue))]
    case .controlTracking(let record):
      var tracking = call(.tracking, record.control, record.hook.rawValue)
      tracking.result = record.answer.map { "\($0)" }
      return [tracking]
    case .controlEventsSent(let record):
      return record.events.map { call(.controlEvents, record.control, $0.rawValue) }
    case .actionSent(let record):
      var action = call(.actions, record.sender, record.action)
      if let detail = record.state?.rawValue ?? record.event?.rawValue { action.arguments = [detail] }
      action.result = record.target
      return [action]
    case .callbackSent(let record):
      var callback = call(.callbacks, record.receiver, record.method)
      if let subject = record.subject { callback.arguments = [subject] }
      return [callback]
    case .eventDelivered(let record):
      var delivered = call(.events, record.responder, record.method.rawValue)
      if !record.what.isEmpty { delivered.arguments = [record.what] }
      return [delivered]
    case .inputReceived(let record) where record.input == .command && record.object == nil:
      var sent = call(.code, application, "sendAction")
      sent.arguments = [record.detail]
      sent.result = record.answer.map { "\($0)" }
      return [sent]
    case .inputReceived(let record):
      guard let object = record.object, let answer = record.answer else { return [] }
      var called = call(.code, object, record.input.rawValue)
      called.result = "\(answer)"
      return [called]
    case .touchUpdated, .hitTestPassBegan, .hitTestPassEnded, .hitTestReturned, .gatesChecked,
      .pointInsideAnswered, .recognizersCollected, .responderChain, .touchesForwarded, .touchesKept,
      .eventDropped, .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken,
      .touchDetached, .recognizerPassedOver, .requirementAdded, .requirementCycle, .recognizerIgnoredTouch,
      .recognizerWaits, .recognizerStateChanged, .illegalTransition, .exclusionDecided, .timerFired,
      .propertyChanged, .targetSearchBegan, .targetAsked, .actionDropped, .firstResponderChanged,
      .firstResponderRefused, .eventForwarded, .eventKept, .viewChanged, .subviewsChanged,
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
