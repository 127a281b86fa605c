// SPDX-License-Identifier: Apache-2.0

import Trace

/// What the events say of one touch, before it is made an answer.
struct TouchFacts {
  var touch: String
  var samples: [TouchSample] = []
  var passes: [HitTestPass] = []
  var links: [ChainLink] = []
  var recognizers: [String] = []

  /// What each responder that the touch-down reached did with it, in order.
  var deliveries: [Delivery] = []

  struct Delivery {
    var responder: String
    var forwarded = false
    var ending: TraceReason?
    var isDropped = false
  }

  /// Set when no window claimed the touch.
  var unclaimed: TraceReason?
}

/// Sorts the events of a trace by touch.
struct TouchEventReader {
  private(set) var facts: [TouchFacts] = []
  private var positions: [String: Int] = [:]

  /// The traversal that is going on.
  private var passTouch: String?
  private var steps: [WalkStep] = []

  /// Open calls of `hitTest`: the event's number and the position of its step.
  private var openSteps: [Int] = []

  /// The touches of the touch-down that is being delivered.
  private var beganTouches: [String] = []

  mutating func read(_ event: TraceEvent) {
    switch event.kind {
    case .hitTestPassBegan(let touch, _, _, _):
      note(touch)
      passTouch = touch
      steps = []
      openSteps = []
    case .hitTestPassEnded(let touch, let pass, let view):
      change(touch) { [steps] in
        $0.passes.append(HitTestPass(number: pass, hitView: view, steps: steps))
      }
      passTouch = nil
    case .hitTestEntered, .gatesChecked, .pointInsideAnswered, .hitTestReturned:
      readWalk(event.kind)
    case .touchUpdated(let sample):
      note(sample.touch)
      change(sample.touch) { $0.samples.append(sample) }
    case .recognizersCollected(let touch, let recognizers):
      change(touch) { $0.recognizers = recognizers }
    case .responderChain(let touch, let links):
      change(touch) { $0.links = links }
    case .touchesDelivered, .touchesForwarded, .touchesKept, .eventDropped:
      readDelivery(event.kind)
    case .pointInsideAsked, .eventSent:
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

  private mutating func readWalk(_ kind: TraceEvent.Kind) {
    guard passTouch != nil else { return }
    switch kind {
    case .hitTestEntered(let view, let point, let isDirect):
      steps.append(
        WalkStep(order: steps.count + 1, view: view, depth: openSteps.count, point: point, isDirect: isDirect)
      )
      openSteps.append(steps.count - 1)
    case .gatesChecked(let view, let gates):
      if let position = openSteps.last, steps[position].view == view { steps[position].gates = gates }
    case .pointInsideAnswered(let view, _, let answer, let reason):
      if let position = openSteps.last, steps[position].view == view {
        steps[position].isInside = answer
        steps[position].insideReason = reason
      }
    case .hitTestReturned(let view, let result, let reason):
      if let position = openSteps.last, steps[position].view == view {
        steps[position].result = result
        steps[position].reason = reason
        openSteps.removeLast()
      } else {
        steps.append(
          WalkStep(
            order: steps.count + 1, view: view, depth: openSteps.count, isDirect: false, result: result,
            reason: reason))
      }
    default:
      break
    }
  }

  private mutating func readDelivery(_ kind: TraceEvent.Kind) {
    switch kind {
    case .touchesDelivered(let responder, "touchesBegan", let touches):
      beganTouches = touches
      forBegan { $0.deliveries.append(.init(responder: responder)) }
    case .touchesForwarded(let responder, "touchesBegan", _):
      forBegan { $0.settle(responder) { $0.forwarded = true } }
    case .touchesKept(let responder, "touchesBegan", let reason):
      forBegan { $0.settle(responder) { $0.ending = reason } }
    case .eventDropped(let touches, "touchesBegan", let responder, let reason):
      if let responder {
        forBegan {
          $0.settle(responder) {
            $0.ending = reason
            $0.isDropped = true
          }
        }
      } else {
        for touch in touches { change(touch) { $0.unclaimed = reason } }
      }
    default:
      break
    }
  }

  private mutating func forBegan(_ body: (inout TouchFacts) -> Void) {
    for touch in beganTouches { change(touch, body) }
  }
}

extension TouchFacts {
  fileprivate mutating func settle(_ responder: String, _ body: (inout Delivery) -> Void) {
    guard let position = deliveries.lastIndex(where: { $0.responder == responder }) else { return }
    body(&deliveries[position])
  }
}
