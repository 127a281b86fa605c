// SPDX-License-Identifier: Apache-2.0

import Trace

/// What two events are compared by: what happened to whom decides which belong together; the numbers may differ.
struct EventFacts {
  /// What decides whether two events are the same step.
  struct Key: Hashable {
    var kind: String
    /// The objects concerned.
    var names: [String?]
    /// Answers, states, methods and codes of reasons.
    var words: [String]
  }

  var key: Key

  /// Points, distances and durations.
  var numbers: [Double]

  /// Creates facts: the objects and touches concerned, and why; the subjects of reasons count as objects.
  init(
    _ kind: String, _ names: [String?], words: [String] = [], reasons: [TraceReason?] = [],
    numbers: [Double] = []
  ) {
    key = Key(kind: kind, names: names, words: words)
    self.numbers = numbers
    for reason in reasons {
      key.names.append(reason?.subject)
      key.words.append(reason?.name ?? "")
      guard let reason else { continue }
      for name in reason.numbers.keys.sorted() {
        key.words.append(name)
        self.numbers.append(reason.numbers[name] ?? 0)
      }
    }
  }

  /// The facts of an event, with names as they are in their own trace.
  init(_ kind: TraceEvent.Kind) {
    self =
      switch kind {
      case .hitTestPassBegan(let touch, let pass, let location, let windows):
        EventFacts("passBegan", [touch] + windows, words: ["\(pass)"], numbers: [location.x, location.y])
      case .hitTestPassEnded(let touch, let pass, let view):
        EventFacts("passEnded", [touch, view], words: ["\(pass)"])
      case .hitTestEntered(let view, let point, let isDirect):
        EventFacts("hitTest", [view], words: ["\(isDirect)"], numbers: [point.x, point.y])
      case .gatesChecked(let view, let gates):
        EventFacts("gates", [view], reasons: [gates.refusal], numbers: gates.alpha.map { [$0] } ?? [])
      case .pointInsideAsked(let view, let point):
        EventFacts("pointInside", [view], numbers: [point.x, point.y])
      case .pointInsideAnswered(let view, let point, let answer, let reason):
        EventFacts("inside", [view], words: ["\(answer)"], reasons: [reason], numbers: [point.x, point.y])
      case .hitTestReturned(let view, let result, let reason):
        EventFacts("returned", [view, result], reasons: [reason])

      case .touchUpdated(let sample):
        EventFacts(
          "touch", [sample.touch, sample.window, sample.view], words: [sample.phase, "\(sample.tapCount)"],
          numbers: [sample.location.x, sample.location.y])
      case .recognizersCollected(let touch, let recognizers):
        EventFacts("collected", [touch] + recognizers)
      case .responderChain(let touch, let links):
        EventFacts("chain", [touch] + links.map(\.responder), words: links.map(\.rule.rawValue))
      case .eventSent(let receiver, let touches): EventFacts("sent", [receiver] + touches)
      case .touchesDelivered(let responder, let method, let touches):
        EventFacts("delivered", [responder] + touches, words: [method])
      case .touchesForwarded(let responder, let method, let next):
        EventFacts("forwarded", [responder, next], words: [method])
      case .touchesKept(let responder, let method, let reason):
        EventFacts("kept", [responder], words: [method], reasons: [reason])
      case .eventDropped(let touches, let method, let responder, let reason):
        EventFacts("dropped", [responder] + touches, words: [method], reasons: [reason])

      case .touchWithheld(let touch, let view, let reason):
        EventFacts("withheld", [view, touch], reasons: [reason])
      case .touchesHeld(let view, let method, let touches, let reason):
        EventFacts("held", [view] + touches, words: [method], reasons: [reason])
      case .touchesReleased(let view, let method, let touches, let reason):
        EventFacts("released", [view] + touches, words: [method], reasons: [reason])
      case .touchesDiscarded(let view, let method, let touches, let reason):
        EventFacts("discarded", [view] + touches, words: [method], reasons: [reason])
      case .touchesTaken(let view, let touches, let reason):
        EventFacts("taken", [view] + touches, reasons: [reason])
      case .touchDetached(let touch, let view): EventFacts("detached", [view, touch])

      case .recognizerPassedOver(let recognizer, let touch, let reason):
        EventFacts("passedOver", [recognizer, touch], reasons: [reason])
      case .questionAnswered(let record):
        EventFacts(
          "question", [record.recognizer, record.asked, record.other, record.touch],
          words: [record.question, "\(record.answer)"])
      case .requirementAdded(let recognizer, let other): EventFacts("requires", [recognizer, other])
      case .requirementCycle(let recognizers): EventFacts("cycle", recognizers)
      case .recognizerReceived(let recognizer, let method, let touches):
        EventFacts("received", [recognizer] + touches, words: [method])
      case .recognizerIgnoredTouch(let recognizer, let touch): EventFacts("ignored", [recognizer, touch])
      case .recognizerWaits(let recognizer, let wish, let other):
        EventFacts("waits", [recognizer, other], words: [wish])
      case .recognizerStateChanged(let recognizer, let from, let to, let cause):
        EventFacts("state", [recognizer], words: [from, to], reasons: [cause])
      case .illegalTransition(let recognizer, let from, let to):
        EventFacts("illegal", [recognizer], words: [from, to])
      case .exclusionDecided(let recognizer, let other, let prevents, let reason):
        EventFacts("exclusion", [recognizer, other], words: ["\(prevents)"], reasons: [reason])
      case .timerFired(let owner, let timer): EventFacts("timer", [owner], words: [timer])

      case .controlTracking(let control, let hook, let touch, let answer):
        EventFacts("tracking", [control, touch], words: [hook, answer.map { "\($0)" } ?? ""])
      case .propertyChanged(let object, let property, let value):
        EventFacts("property", [object], words: [property, value])
      case .controlEventsSent(let control, let events): EventFacts("controlEvents", [control], words: events)
      case .targetSearchBegan(let action, let sender, let start, let reason):
        EventFacts("search", [sender, start], words: [action], reasons: [reason])
      case .targetAsked(let responder, let action, let answer):
        EventFacts("target", [responder], words: [action, "\(answer)"])
      case .actionSent(let record):
        EventFacts(
          "action", [record.sender, record.target],
          words: [record.action, record.event ?? "", record.state ?? ""])
      case .actionDropped(let action, let sender, let reason):
        EventFacts("actionDropped", [sender], words: [action], reasons: [reason])
      case .callbackSent(let receiver, let method, let subject):
        EventFacts("callback", [receiver, subject], words: [method])

      case .firstResponderChanged(let window, let from, let to): EventFacts("first", [window, from, to])
      case .firstResponderRefused(let responder, let method, let reason):
        EventFacts("firstRefused", [responder], words: [method], reasons: [reason])
      case .eventDelivered(let responder, let method, let what):
        EventFacts("eventDelivered", [responder], words: [method, what])
      case .eventForwarded(let responder, let method, let next):
        EventFacts("eventForwarded", [responder, next], words: [method])
      case .eventKept(let responder, let method, let reason):
        EventFacts("eventKept", [responder], words: [method], reasons: [reason])
      case .inputReceived(let input, let object, let detail):
        EventFacts("input", [object], words: [input, detail])
      }
  }
}
