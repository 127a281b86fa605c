// SPDX-License-Identifier: Apache-2.0

import Trace

/// The facts about one touch, collected from events.
struct TouchFacts {
  var touch: String
  var samples: [TouchSample] = []
  /// The times of the first and the last sample.
  var times: ClosedRange<Double>?
  var passes: [HitTestPass] = []
  var links: [ChainLink] = []

  /// What the responders did with each touch method, in the order of the methods (RC-10).
  var calls: [MethodCall] = []

  struct MethodCall {
    var method: TouchMethod

    /// What each responder that the method reached did with it, in order; for repeated calls, the last.
    var deliveries: [Delivery] = []

    /// Where the method ended.
    var ending: Delivery? { deliveries.last { $0.ending != nil } }
  }

  struct Delivery {
    var responder: String
    var ending: TraceReason?
  }

  /// The reason why no window claimed the touch; nil if one did.
  var unclaimed: TraceReason?
}

/// Assigns the events of a trace to touches.
struct TouchEventReader {
  private(set) var facts: [TouchFacts] = []

  /// The most fingers that were down at once.
  private(set) var mostFingers = 0

  private var positions: [String: Int] = [:]

  /// The traversal in progress, and its touch.
  private var passTouch: String?
  private var pass = HitTestPass(number: 0, steps: [])

  /// The positions of the steps whose calls of `hitTest` have not returned, outermost first.
  private var openSteps: [Int] = []

  private var reasons = HitTestReasons()

  /// The touches of each method that is being delivered.
  private var delivered: [TouchMethod: [String]] = [:]

  /// The touches that are down.
  private var down: Set<String> = []

  mutating func read(_ event: TraceEvent) {
    let reason = reasons.reason(of: event)
    switch event.kind {
    case .hitTestPassBegan(let record):
      note(record.touch)
      passTouch = record.touch
      pass = HitTestPass(number: record.pass, steps: [], time: event.time)
      openSteps = []
    case .hitTestPassEnded(let record):
      pass.number = record.pass
      pass.hitView = record.view
      change(record.touch) { [pass] in $0.passes.append(pass) }
      passTouch = nil
    case .hitTestEntered(let record):
      guard passTouch != nil else { return }
      add(
        WalkStep(order: 0, view: record.view, depth: 0, point: record.point, isDirect: record.isDirect), event
      )
      openSteps.append(pass.steps.count - 1)
    case .pointInsideAsked: countToOpenStep(event)
    case .gatesChecked(let record):
      countToOpenStep(event)
      changeOpenStep(of: record.view) { $0.gates = record.gates }
    case .pointInsideAnswered(let record):
      countToOpenStep(event)
      changeOpenStep(of: record.view) {
        $0.isInside = record.answer
        $0.insideReason = record.reason
      }
    case .hitTestReturned(let record):
      guard passTouch != nil else { return }
      let wasAsked = changeOpenStep(of: record.view) {
        $0.result = record.result
        $0.reason = reason
      }
      if wasAsked {
        countToOpenStep(event)
        openSteps.removeLast()
      } else {
        add(
          WalkStep(
            order: 0, view: record.view, depth: 0, isDirect: false, result: record.result,
            reason: reason), event)
      }
    case .touchUpdated(let sample):
      note(sample.touch)
      change(sample.touch) { facts in
        facts.samples.append(sample)
        let start = facts.times?.lowerBound ?? event.time
        facts.times = start...max(start, event.time)
      }
      noteFinger(sample)
    case .responderChain(let record):
      change(record.touch) { $0.links = record.links }
    case .touchesDelivered(let record):
      delivered[record.method] = record.touches
      for touch in record.touches { change(touch) { $0.enter(record.method, record.responder) } }
    case .touchesKept(let record): settle(record.method, record.responder, record.reason)
    case .eventDropped(let record):
      if let responder = record.responder {
        guard case .touches(let method) = record.method else { return }
        settle(method, responder, record.reason)
      } else {
        for touch in record.touches { change(touch) { $0.unclaimed = record.reason } }
      }
    case .recognizersCollected, .eventSent, .touchesForwarded, .touchWithheld,
      .touchesHeld, .touchesReleased,
      .touchesDiscarded, .touchesTaken, .touchDetached, .questionAnswered, .requirementAdded,
      .requirementCycle, .recognizerReceived, .recognizerPassedOver, .recognizerIgnoredTouch,
      .recognizerWaits,
      .recognizerStateChanged, .illegalTransition, .exclusionDecided, .timerFired, .controlTracking,
      .propertyChanged, .controlEventsSent, .targetSearchBegan, .targetAsked, .actionSent, .actionDropped,
      .callbackSent, .firstResponderChanged, .firstResponderRefused, .eventDelivered, .eventForwarded,
      .eventKept, .inputReceived, .viewChanged, .subviewsChanged, .recognizerChanged, .controllerChanged,
      .presentationRefused:
      break
    }
  }

  private mutating func note(_ touch: String) {
    guard positions[touch] == nil else { return }
    positions[touch] = facts.count
    facts.append(TouchFacts(touch: touch))
  }

  private mutating func change(_ touch: String, _ body: (inout TouchFacts) -> Void) {
    note(touch)
    if let position = positions[touch] { body(&facts[position]) }
  }

  /// Records where a touch method that is being delivered ends.
  private mutating func settle(_ method: TouchMethod, _ responder: String, _ reason: TraceReason) {
    for touch in delivered[method] ?? [] { change(touch) { $0.settle(method, responder, reason) } }
  }

  /// Adds a view to the traversal, inside the calls that have not returned.
  private mutating func add(_ step: WalkStep, _ event: TraceEvent) {
    var step = step
    step.order = pass.steps.count + 1
    step.depth = openSteps.count
    pass.steps.append(step)
    pass.calls.append([event.sequence])
  }

  /// Assigns an event to the innermost call that has not returned.
  private mutating func countToOpenStep(_ event: TraceEvent) {
    if passTouch != nil, let position = openSteps.last { pass.calls[position].append(event.sequence) }
  }

  /// Changes the step of the innermost call that has not returned, if it is that of the view.
  @discardableResult
  private mutating func changeOpenStep(of view: String, _ body: (inout WalkStep) -> Void) -> Bool {
    guard passTouch != nil, let position = openSteps.last, pass.steps[position].view == view else {
      return false
    }
    body(&pass.steps[position])
    return true
  }

  private mutating func noteFinger(_ sample: TouchSample) {
    if sample.isOver {
      down.remove(sample.touch)
    } else {
      down.insert(sample.touch)
      mostFingers = max(mostFingers, down.count)
    }
  }
}

extension TouchFacts {
  fileprivate mutating func enter(_ method: TouchMethod, _ responder: String) {
    if !calls.contains(where: { $0.method == method }) { calls.append(MethodCall(method: method)) }
    guard let call = calls.firstIndex(where: { $0.method == method }) else { return }
    calls[call].deliveries.removeAll { $0.responder == responder }
    calls[call].deliveries.append(Delivery(responder: responder))
  }

  fileprivate mutating func settle(_ method: TouchMethod, _ responder: String, _ reason: TraceReason) {
    guard let call = calls.firstIndex(where: { $0.method == method }),
      let position = calls[call].deliveries.lastIndex(where: { $0.responder == responder })
    else { return }
    calls[call].deliveries[position].ending = reason
  }
}
