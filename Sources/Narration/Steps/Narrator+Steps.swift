// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// A step in a sentence: what happens, and why.
  package func sentence(_ step: TouchStep) -> String {
    switch step.kind {
    case .asked(let walk): return self.step(walk)
    case .refusals(let walk): return refusals(walk)
    case .entered(let walk): return entered(walk)
    case .returned(let walk): return returned(walk)
    case .found(let view): return language.text(view.map { .found(view: name($0)) } ?? .foundNothing)
    case .repeated(let count, let last):
      return language.text(
        .again(
          touch: step.phase == .later ? last.touch : nil, count: count, point: point(last.location),
          isMoving: last.phase != "stationary"))
    case .events(let kinds): return sentence(kinds, of: step)
    }
  }

  /// A phase's name: "Hit test", "Finger down".
  package func name(_ phase: TouchStep.Phase) -> String { language.text(.phase(phase)) }

  /// What a change is about: "tap1.state".
  package func subject(_ change: TouchStep.Change) -> String {
    change.object.isEmpty ? change.property : "\(change.object).\(change.property)"
  }

  // MARK: - The hit test

  /// That several views refused for one reason: "290 UITableViewCell views, Row 3 to Row 292, refuse: outside their
  /// bounds."
  package func refusals(_ steps: [WalkStep]) -> String { language.text(.refuseAll(refusalsText(steps))) }

  /// The same without a full stop, as a line of the walk.
  package func line(ofRefusals steps: [WalkStep]) -> String {
    language.text(.refuseAllLine(refusalsText(steps)))
  }

  private func refusalsText(_ steps: [WalkStep]) -> StepText.Refusals {
    let classes = Set(steps.map { index.view($0.view)?.className })
    let className = classes.count == 1 ? classes.first.flatMap { $0 } : nil
    return StepText.Refusals(
      count: steps.count, className: className == "UIView" ? nil : className,
      first: name(steps.first?.view ?? ""), last: name(steps.last?.view ?? ""),
      reason: steps.first?.reason.flatMap { PictureText.GroupReason(rawValue: $0.code.rawValue) })
  }

  private func entered(_ walk: WalkStep) -> String {
    let view = name(walk.view)
    let text: StepText
    if walk.isInside == true, let claim = walk.insideReason {
      text = .asksSubviewsThough(view: view, claim: reason(claim, of: walk.view))
    } else if walk.gates != nil, walk.isInside == true {
      text = .asksSubviews(view: view)
    } else {
      text = .asksOthersItself(view: view)
    }
    let sentence = language.text(text)
    return walk.isDirect ? language.text(.calledByCode(step: sentence)) : sentence
  }

  private func returned(_ walk: WalkStep) -> String {
    let isPassThrough =
      index.view(walk.view)?.overrides.last { $0.method == "hitTest" }?.kind == "passThrough"
    if isPassThrough, walk.outcome == .refused { return language.text(.passesThrough(view: name(walk.view))) }
    guard walk.outcome == .hit, walk.reason == nil else { return self.step(walk) }
    return language.text(.returnsItself(view: name(walk.view)))
  }

  // MARK: - What came after

  private func sentence(_ kinds: [TraceEvent.Kind], of step: TouchStep) -> String {
    guard let first = kinds.first else { return step.subject }
    switch first {
    // Seen on the screen, and no step of its own.
    case .viewChanged, .subviewsChanged, .recognizerChanged: return step.subject
    case .touchUpdated(let sample): return finger(sample, in: step)
    case .eventSent:
      let receivers = kinds.flatMap { $0.ids(in: ["receiver"]) }
      return language.text(.sent(receivers: row(receivers)))
    case .recognizersCollected(_, let recognizers):
      return language.text(
        recognizers.isEmpty
          ? .noRecognizers : .recognizers(names: row(recognizers.map(name)), count: recognizers.count))
    case .responderChain(_, let links): return language.text(.chain(names: chain(links)))
    case .touchesDelivered, .touchesForwarded, .touchesKept, .eventDropped: return delivery(kinds)

    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      guard let change = DeliveryChange(first) else { return step.subject }
      return language.text(
        .change(
          change.kind, view: change.view, method: change.method ?? "",
          reason: reason(change.reason, of: change.view)))

    case .recognizerPassedOver(let recognizer, _, let reason):
      let names = recognizers(of: kinds)
      let reason = self.reason(reason, of: index.recognizer(recognizer)?.view ?? "")
      return language.text(.passedOver(names: row(names.map(name)), count: names.count, reason: reason))
    case .questionAnswered(let record): return question(record)
    case .requirementAdded(let recognizer, let other):
      return language.text(.requires(recognizer: name(recognizer), other: name(other)))
    case .requirementCycle(let recognizers):
      return language.text(.circle(names: row(recognizers.map(name)), count: recognizers.count))
    case .recognizerReceived(_, let method, _):
      let names = recognizers(of: kinds)
      return language.text(.receive(names: row(names.map(name)), count: names.count, method: method))
    case .recognizerIgnoredTouch(let recognizer, _):
      return language.text(.letsGo(recognizer: name(recognizer)))
    case .recognizerWaits(let recognizer, _, _):
      return language.text(
        .waits(recognizer: name(recognizer), others: row(kinds.flatMap { $0.ids(in: ["other"]) }.map(name))))
    case .recognizerStateChanged(let recognizer, let from, let to, let cause):
      return state(kinds, recognizer, from: from, to: to, cause)
    case .illegalTransition(let recognizer, let from, let to):
      return language.text(.cannotGo(recognizer: name(recognizer), from: from, to: to))
    case .exclusionDecided(let winner, let other, let prevents, let reason):
      return exclusion(kinds, winner, other, prevents: prevents, reason)
    case .timerFired(let owner, let timer):
      let time = seconds(step.time)
      return language.text(.timer(StepText.Known(timer), owner: name(owner), time: time))

    case .controlTracking(let control, let hook, _, let answer):
      return language.text(.tracking(StepText.Hook(hook, answer), control: control))
    case .propertyChanged(let object, _, let value): return properties(kinds, object, value)
    case .controlEventsSent(let control, let events):
      return language.text(
        .controlEvents(
          control: control, events: row(events), count: events.count, isHeard: isHeard(control, events)))
    case .targetSearchBegan(let action, _, let start, let reason):
      return language.text(
        .search(action: action, start: start, reason: self.reason(reason, of: start ?? "")))
    case .targetAsked(let responder, let action, let answer):
      return language.text(.performs(responder: responder, action: action, answer: answer))
    case .actionSent(let record): return sent(record)
    case .actionDropped(let action, let sender, let reason):
      return language.text(
        .droppedLine(sender: sender, action: action, reason: self.reason(reason, of: sender ?? "")))
    case .callbackSent(let receiver, let method, let subject):
      return language.text(
        .callbackLine(method: method, receiver: receiver, subject: subject, count: 1))

    case .firstResponderChanged(_, let from, let to):
      return language.text(.firstResponder(from: from, to: to))
    case .firstResponderRefused(let responder, let method, let reason):
      return language.text(
        .staysNoResponder(
          responder: responder, method: method, reason: self.reason(reason, of: responder)))
    case .eventDelivered(let responder, let method, let what):
      return language.text(.eventGets(responder: responder, method: method, what: what))
    case .eventForwarded(let responder, let method, let next):
      return language.text(
        .passesOn(
          responder: responder, method: method, next: next, how: relation(of: next, to: responder),
          runsOwnCode: false))
    case .eventKept(let responder, let method, _):
      return language.text(.handles(responder: responder, method: method))
    case .inputReceived(let input, let object, let detail, _):
      return language.text(.input(input: input, object: object, detail: detail))

    case .hitTestReturned(let view, let result, _):
      return language.text(.answered(view: view, result: result))
    case .hitTestPassEnded(_, _, let view):
      return language.text(view.map { .found(view: $0) } ?? .foundNothing)
    case .hitTestEntered(let view, _, _), .gatesChecked(let view, _), .pointInsideAsked(let view, _),
      .pointInsideAnswered(let view, _, _, _):
      return language.text(.asked(view: view))
    case .hitTestPassBegan(_, _, _, let windows): return language.text(.asked(view: row(windows)))
    }
  }

  private func recognizers(of kinds: [TraceEvent.Kind]) -> [String] { kinds.compactMap(\.recognizer) }

  private func finger(_ sample: TouchSample, in step: TouchStep) -> String {
    let point = point(sample.location)
    let phase = TouchPhase(rawValue: sample.phase) ?? .stationary
    guard step.phase != .later else {
      return language.text(.otherTouch(touch: sample.touch, phase: phase, point: point))
    }
    switch phase {
    case .began: return language.text(.down(point: point, view: sample.view, taps: sample.tapCount))
    case .moved: return language.text(.moves(point: point))
    case .stationary: return language.text(.rests(point: point))
    case .ended: return language.text(.lifted(point: point))
    case .cancelled: return language.text(.cancelled(point: point))
    }
  }

  /// The responders of a chain, of long ones only the first.
  private func chain(_ links: [ChainLink]) -> String {
    let limit = 8
    let shown = links.prefix(limit).map { $0.responder }.joined(separator: " → ")
    let rest = links.count - min(links.count, limit)
    return rest == 0 ? shown : language.text(.andMore(names: shown, count: rest))
  }

  /// Names in a row, of long lists only the first.
  func row(_ names: [String]) -> String {
    let limit = 5
    guard names.count > limit else { return language.text(.row(names)) }
    return language.text(
      .andMore(names: language.list(Array(names.prefix(limit))), count: names.count - limit))
  }
}
