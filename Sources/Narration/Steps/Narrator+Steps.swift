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
          isMoving: last.phase != .stationary))
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
      let receivers = kinds.flatMap { $0.ids(of: [.receiver]) }
      return language.text(.sent(receivers: row(receivers)))
    case .recognizersCollected(let record):
      return language.text(
        record.recognizers.isEmpty
          ? .noRecognizers
          : .recognizers(names: row(record.recognizers.map(name)), count: record.recognizers.count))
    case .responderChain(let record): return language.text(.chain(names: chain(record.links)))
    case .touchesDelivered, .touchesForwarded, .touchesKept, .eventDropped: return delivery(kinds)

    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      guard let change = DeliveryChange(first) else { return step.subject }
      return language.text(
        .change(
          change.kind, view: change.view, method: change.method?.rawValue ?? "",
          reason: reason(change.reason, of: change.view)))

    case .recognizerPassedOver(let record):
      let names = recognizers(of: kinds)
      let reason = self.reason(record.reason, of: index.recognizer(record.recognizer)?.view ?? "")
      return language.text(.passedOver(names: row(names.map(name)), count: names.count, reason: reason))
    case .questionAnswered(let record): return question(record)
    case .requirementAdded(let record):
      return language.text(.requires(recognizer: name(record.recognizer), other: name(record.other)))
    case .requirementCycle(let record):
      return language.text(.circle(names: row(record.recognizers.map(name)), count: record.recognizers.count))
    case .recognizerReceived(let record):
      let names = recognizers(of: kinds)
      return language.text(
        .receive(names: row(names.map(name)), count: names.count, method: record.method.rawValue))
    case .recognizerIgnoredTouch(let record):
      return language.text(.letsGo(recognizer: name(record.recognizer)))
    case .recognizerWaits(let record):
      return language.text(
        .waits(
          recognizer: name(record.recognizer), others: row(kinds.flatMap { $0.ids(of: [.other]) }.map(name))))
    case .recognizerStateChanged(let record):
      return state(kinds, record.recognizer, from: record.from, to: record.to, record.reason)
    case .illegalTransition(let record):
      return language.text(
        .cannotGo(
          recognizer: name(record.recognizer), from: record.from.rawValue, to: record.to.rawValue))
    case .exclusionDecided(let record):
      return exclusion(kinds, record.recognizer, record.other, prevents: record.prevents, record.reason)
    case .timerFired(let record):
      let time = seconds(step.time)
      return language.text(.timer(record.timer, owner: name(record.owner), time: time))

    case .controlTracking(let record):
      return language.text(.tracking(StepText.Hook(record.hook, record.answer), control: record.control))
    case .propertyChanged(let record): return properties(kinds, record.object, record.value)
    case .controlEventsSent(let record):
      return language.text(
        .controlEvents(
          control: record.control, events: row(record.events.map(\.rawValue)), count: record.events.count,
          isHeard: isHeard(record.control, record.events)))
    case .targetSearchBegan(let record):
      return language.text(
        .search(
          action: record.action, start: record.start,
          reason: self.reason(record.reason, of: record.start ?? "")))
    case .targetAsked(let record):
      return language.text(
        .performs(responder: record.responder, action: record.action, answer: record.answer))
    case .actionSent(let record): return sent(record)
    case .actionDropped(let record):
      return language.text(
        .droppedLine(
          sender: record.sender, action: record.action,
          reason: self.reason(record.reason, of: record.sender ?? "")))
    case .callbackSent(let record):
      return language.text(
        .callbackLine(method: record.method, receiver: record.receiver, subject: record.subject, count: 1))

    case .firstResponderChanged(let record):
      return language.text(.firstResponder(from: record.from, to: record.to))
    case .firstResponderRefused(let record):
      return language.text(
        .staysNoResponder(
          responder: record.responder, method: record.method.rawValue,
          reason: self.reason(record.reason, of: record.responder)))
    case .eventDelivered(let record):
      return language.text(
        .eventGets(responder: record.responder, method: record.method.rawValue, what: record.what))
    case .eventForwarded(let record):
      return language.text(
        .passesOn(
          responder: record.responder, method: record.method.rawValue, next: record.next,
          how: relation(of: record.next, to: record.responder),
          runsOwnCode: false))
    case .eventKept(let record):
      return language.text(.handles(responder: record.responder, method: record.method.rawValue))
    case .inputReceived(let record):
      return language.text(.input(input: record.input, object: record.object, detail: record.words))

    case .hitTestReturned(let record):
      return language.text(.answered(view: record.view, result: record.result))
    case .hitTestPassEnded(let record):
      return language.text(record.view.map { .found(view: $0) } ?? .foundNothing)
    case .hitTestEntered, .gatesChecked, .pointInsideAsked, .pointInsideAnswered:
      return language.text(.asked(view: first.view ?? ""))
    case .hitTestPassBegan(let record): return language.text(.asked(view: row(record.windows)))
    }
  }

  private func recognizers(of kinds: [TraceEvent.Kind]) -> [String] { kinds.compactMap(\.recognizer) }

  private func finger(_ sample: TouchSample, in step: TouchStep) -> String {
    let point = point(sample.location)
    let phase = sample.phase
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
