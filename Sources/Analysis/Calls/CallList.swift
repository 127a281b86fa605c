// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The calls of a trace, in the order of entry.
package struct CallList: Sendable {
  package let calls: [TracedCall]

  /// The actions that reached no target, with the reasons.
  package let dropped: [(action: TracedCall, reason: TraceReason)]

  /// The recognizers that views create for their own work, such as a scroll view's pan.
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
    let later = trace.events.compactMap { event -> TraceGestureRecognizer? in
      guard case .recognizerChanged(let record) = event.kind else { return nil }
      return record.changes.applied(to: nil, id: record.recognizer)
    }
    inner = Set((trace.screen.gestureRecognizers + later).filter { $0.isPartOfView == true }.map(\.id))
  }

  /// The calls to compare with a complete list, in order. Calls of UIKit's internal recognizers are omitted unless the
  /// list mentions them.
  package func calls(of kinds: Set<CallKind>, comparedWith lines: [String]) -> [TracedCall] {
    let mentioned = Set(
      calls.filter { call in lines.contains { call.matches($0) } }.compactMap(\.receiver).filter(
        inner.contains))
    return calls(of: kinds).filter { call in
      guard let receiver = call.receiver, inner.contains(receiver) else { return true }
      return mentioned.contains(receiver)
    }
  }

  /// The calls of the given kinds, in order.
  package func calls(of kinds: Set<CallKind>) -> [TracedCall] {
    calls.filter { kinds.contains($0.kind) }
  }

  /// The names of the methods for touches, presses, motion and remote control that an object received, in order.
  package func received(by object: String) -> [String] {
    calls.filter { $0.receiver == object && CallKind.received.contains($0.kind) }.map(\.name)
  }

  /// The touches that an event's calls are about.
  private static func touches(of event: TraceEvent, _ known: CallTouches) -> [CallTouch] {
    let touches = event.kind.touches ?? [event.kind.touch].compactMap { $0 }
    guard case .touchesDelivered(let record) = event.kind else { return touches.compactMap(known.now) }
    return touches.compactMap { known.reported($0, by: record.method) }
  }

  /// The calls of an event: none, one, or one for each of several control events.
  private static func calls(_ event: TraceEvent, _ application: String) -> [TracedCall] {
    func call(_ kind: CallKind, _ receiver: String?, _ name: String) -> TracedCall {
      TracedCall(kind, receiver, name, time: event.time, sequence: event.sequence)
    }
    switch event.kind {
    case .hitTestEntered(let record):
      var asked = call(.hitTests, record.view, DeliveryMethod.hitTest.rawValue)
      asked.point = record.point
      return [asked]
    case .pointInsideAsked(let record):
      var asked = call(.hitTests, record.view, DeliveryMethod.pointInside.rawValue)
      asked.point = record.point
      return [asked]
    case .eventSent(let record):
      return [call(.sendEvent, record.receiver, DeliveryMethod.sendEvent.rawValue)]
    case .touchesDelivered(let record):
      return [call(.touches, record.responder, record.method.rawValue)]
    case .recognizerReceived(let record):
      return [call(.recognizers, record.recognizer, record.method.rawValue)]
    case .recognizerStateChanged(let record) where record.to == .possible:
      return [call(.resets, record.recognizer, DeliveryMethod.reset.rawValue)]
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
      var callback = call(.callbacks, record.receiver, record.method.rawValue)
      if let subject = record.subject { callback.arguments = [subject] }
      return [callback]
    case .eventDelivered(let record):
      var delivered = call(.events, record.responder, record.method.rawValue)
      if !record.what.isEmpty { delivered.arguments = [record.what] }
      return [delivered]
    case .inputReceived(let record) where record.input == .command && record.object == nil:
      var sent = call(.code, application, DeliveryMethod.sendAction.rawValue)
      sent.arguments = [record.what]
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
      .recognizerChanged, .controllerChanged, .presentationRefused:
      return []
    }
  }

  /// Adds the recognizers other than the one that is asked, and the touch.
  private static func question(_ record: QuestionRecord, _ call: TracedCall) -> TracedCall {
    var question = call
    question.arguments =
      [record.recognizer, record.other].compactMap { $0 }.filter { $0 != record.asked }
      + [record.touch].compactMap { $0 }
    question.result = "\(record.answer)"
    return question
  }
}

/// A touch as an argument of a call.
package struct CallTouch: Hashable, Sendable {
  /// `touch1`, `touch2`, in the order of touch-down.
  package var touch: String

  package var phase: TouchPhase

  /// The location, in points in screen coordinates.
  package var location: TracePoint

  /// The location at the previous event, in points in screen coordinates; equal to `location` when the touch begins
  /// (TE-11).
  package var previousLocation: TracePoint

  package var tapCount: Int

  package init(_ sample: TouchSample, before previous: TouchSample? = nil) {
    touch = sample.touch
    phase = sample.phase
    location = sample.location
    previousLocation = (previous ?? sample).location
    tapCount = sample.tapCount
  }
}

/// The state of all touches at the current event.
struct CallTouches {
  private var touches: [String: Samples] = [:]

  private struct Samples {
    var start: CallTouch

    /// The last sample, and the last one before the lift.
    var now: TouchSample
    var previous: TouchSample?
  }

  mutating func note(_ sample: TouchSample) {
    guard let known = touches[sample.touch] else {
      touches[sample.touch] = Samples(start: CallTouch(sample), now: sample)
      return
    }
    touches[sample.touch] = Samples(start: known.start, now: sample, previous: known.now)
  }

  /// The current state of a touch; nil for an unknown one.
  func now(_ touch: String) -> CallTouch? {
    touches[touch].map { CallTouch($0.now, before: $0.previous) }
  }

  /// The touch as a touch method of its view reports it, perhaps late: `touchesBegan` reports the touch-down,
  /// `touchesMoved` the last location before the lift (GR-24).
  func reported(_ touch: String, by method: TouchMethod) -> CallTouch? {
    guard let samples = touches[touch] else { return nil }
    var result = CallTouch(samples.now, before: samples.previous)
    switch method {
    case .began: result = samples.start
    case .moved:
      if samples.now.phase == .ended { result.location = result.previousLocation }
      result.phase = .moved
    case .ended: result.phase = .ended
    case .cancelled: result.phase = .cancelled
    }
    return result
  }
}

/// One call in a trace: its receiver, method and time.
package struct TracedCall: Hashable, Sendable {
  package var kind: CallKind

  /// The object whose method is called; for an action its sender, if it has one.
  package var receiver: String?

  /// The method's name without arguments; for a control event the event, for an action its selector.
  package var name: String

  /// The arguments, outermost first: the recognizers and the touch of a question, the state or control event of an
  /// action, the subject of a callback, the press or motion of an event.
  package var arguments: [String] = []

  /// The result: the answer to a question or of a tracking hook, the target of an action.
  package var result: String?

  /// The touches of the call, as it reports them; empty if the trace does not say.
  package var touches: [CallTouch] = []

  /// The point passed to the view, in its bounds coordinates; nil for other calls.
  package var point: TracePoint?

  /// The virtual time, in seconds since recording started.
  package var time: Double

  /// The sequence number of the call's event.
  package var sequence: Int

  package init(_ kind: CallKind, _ receiver: String?, _ name: String, time: Double, sequence: Int) {
    self.kind = kind
    self.receiver = receiver
    self.name = name
    self.time = time
    self.sequence = sequence
  }

  /// The call as one line: `receiver.name`, or just the name if there is no receiver or sender.
  package var text: String { receiver.map { "\($0).\(name)" } ?? name }

  /// The line with arguments and result: `pan.handlePan(began) -> Editor`, `delegate.shouldBegin(pan) -> false`.
  package var fullText: String { line(text, arguments.count, withResult: true) }

  /// Whether a line written by a person describes this call.
  ///
  /// The line is the text of the call. It may add the arguments in parentheses, all or only the first ones, and the
  /// result after an arrow. For an action the sender may be omitted, and `recognized` is a synonym of its state
  /// `ended`.
  ///
  /// | call | lines |
  /// | --- | --- |
  /// | touches, hit tests, control events | `Page.touchesBegan` |
  /// | question | `delegate.shouldBegin`, `delegate.shouldBegin(pan)`, `delegate.shouldBegin(pan) -> false` |
  /// | tracking | `Slider.beginTracking`, `Slider.beginTracking -> true` |
  /// | action | `handlePan`, `pan.handlePan`, `handlePan -> Editor`, `pan.handlePan(began) -> Editor` |
  package func matches(_ written: String) -> Bool {
    if isAsWritten(written) { return true }
    guard kind == .actions, arguments == [GestureState.ended.rawValue] else { return false }
    var recognized = self
    recognized.arguments = [StateHistory.recognized]
    return recognized.isAsWritten(written)
  }

  /// Whether a line written by a person has this receiver and name, whatever arguments and result it has.
  package func isNamed(in written: String) -> Bool {
    [text, name].contains { base in
      written == base || written.hasPrefix("\(base)(") || written.hasPrefix("\(base) -> ")
    }
  }

  private func isAsWritten(_ written: String) -> Bool {
    let bases = kind == .actions && receiver != nil ? [text, name] : [text]
    return bases.contains { base in
      guard written.hasPrefix(base) else { return false }
      return (0...arguments.count).contains { count in
        written == line(base, count, withResult: false) || written == line(base, count, withResult: true)
      }
    }
  }

  private func line(_ base: String, _ count: Int, withResult: Bool) -> String {
    var line = base
    if count > 0 { line += "(\(arguments.prefix(count).joined(separator: ", ")))" }
    if withResult, let result { line += " -> \(result)" }
    return line
  }
}
