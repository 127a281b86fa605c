// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// A step in a sentence: what happens, and why.
  package func sentence(_ step: TouchStep) -> RichText {
    switch step.kind {
    case .asked(let walk): self.step(walk)
    case .refusals(let walk): refusals(walk)
    case .entered(let walk): entered(walk)
    case .returned(let walk): returned(walk)
    case .found(let view, _): language.say(found(view.map(object)))
    case .repeated(let count, let last):
      language.say(
        StepText.again(
          touch: step.phase == .later ? RichText(.init(last.touch)) : nil, count: count,
          point: point(last.location), isMoving: last.phase != .stationary))
    case .events(let kinds): text(kinds, of: step).map(language.say) ?? RichText(object: step.subject)
    }
  }

  /// A phase's name: "Hit test", "Finger down".
  package func name(_ phase: TouchStep.Phase) -> String { language.say(StepText.phase(phase)).plain }

  /// What a change is about: "tap1.state".
  package func subject(_ change: TouchStep.Change) -> String {
    change.object.isEmpty ? change.property : "\(change.object).\(change.property)"
  }

  // MARK: - The hit test

  /// That several views refused for one reason: "290 UITableViewCell views, Row 3 to Row 292, refuse: outside their
  /// bounds."
  package func refusals(_ steps: [WalkStep]) -> RichText {
    language.say(StepText.refuseAll(refusalsText(steps)))
  }

  /// The same without a full stop, as a line of the walk.
  package func line(ofRefusals steps: [WalkStep]) -> RichText {
    language.say(StepText.refuseAllLine(refusalsText(steps)))
  }

  private func refusalsText(_ steps: [WalkStep]) -> StepText.Refusals {
    let classes = Set(steps.map { index.view($0.view)?.className })
    let className = classes.count == 1 ? classes.first.flatMap { $0 } : nil
    return StepText.Refusals(
      count: steps.count, className: className == "UIView" ? nil : className,
      first: object(steps.first?.view ?? ""), last: object(steps.last?.view ?? ""),
      reason: steps.first?.reason.flatMap { PictureText.GroupReason(rawValue: $0.code.rawValue) })
  }

  private func found(_ view: RichText?) -> StepText { view.map { .found(view: $0) } ?? .foundNothing }

  private func entered(_ walk: WalkStep) -> RichText {
    let view = object(walk.view)
    let text: StepText
    if walk.isInside == true, let claim = walk.insideReason {
      text = .asksSubviewsThough(view: view, claim: reason(claim, of: walk.view))
    } else if walk.gates != nil, walk.isInside == true {
      text = .asksSubviews(view: view)
    } else {
      text = .asksOthersItself(view: view)
    }
    return calledByCode(walk, language.say(text))
  }

  private func returned(_ walk: WalkStep) -> RichText {
    let isPassThrough =
      index.view(walk.view)?.overrides.last { $0.method == "hitTest" }?.kind == "passThrough"
    if isPassThrough, walk.outcome == .refused {
      return language.say(StepText.passesThrough(view: object(walk.view)))
    }
    guard walk.outcome == .hit, walk.reason == nil else { return step(walk) }
    return language.say(StepText.returnsItself(view: object(walk.view)))
  }

  // MARK: - What came after

  /// What happens in a step; nil for what is seen on the screen and is no step of its own.
  private func text(_ kinds: [TraceEvent.Kind], of step: TouchStep) -> StepText? {
    guard let first = kinds.first else { return nil }
    switch first {
    case .viewChanged, .subviewsChanged, .recognizerChanged: return nil
    case .touchUpdated(let sample): return finger(sample, in: step)
    case .eventSent:
      let receivers = kinds.flatMap { $0.ids(of: [.receiver]) }
      return .sent(receivers: row(receivers.map(RichText.init(object:))))
    case .recognizersCollected(let record):
      let names = record.recognizers
      return names.isEmpty ? .noRecognizers : .recognizers(names: row(names.map(object)), count: names.count)
    case .responderChain(let record): return .chain(names: chain(record.links))
    case .touchesDelivered, .touchesForwarded, .touchesKept, .eventDropped: return delivery(kinds)

    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      guard let change = DeliveryChange(first) else { return nil }
      return .change(
        change.kind, view: RichText(object: change.view),
        method: change.method.map(RichText.init(code:)) ?? "", reason: reason(change.reason, of: change.view))

    case .recognizerPassedOver(let record):
      let names = recognizers(of: kinds)
      let reason = self.reason(record.reason, of: index.recognizer(record.recognizer)?.view ?? "")
      return .passedOver(names: row(names.map(object)), count: names.count, reason: reason)
    case .questionAnswered(let record): return question(record)
    case .requirementAdded(let record):
      return .requires(recognizer: object(record.recognizer), other: object(record.other))
    case .requirementCycle(let record):
      return .circle(names: row(record.recognizers.map(object)), count: record.recognizers.count)
    case .recognizerReceived(let record):
      let names = recognizers(of: kinds)
      return .receive(
        names: row(names.map(object)), count: names.count, method: RichText(code: record.method))
    case .recognizerIgnoredTouch(let record): return .letsGo(recognizer: object(record.recognizer))
    case .recognizerWaits(let record):
      return .waits(
        recognizer: object(record.recognizer), others: row(kinds.flatMap { $0.ids(of: [.other]) }.map(object))
      )
    case .recognizerStateChanged(let record):
      return state(kinds, record.recognizer, from: record.from, to: record.to, record.reason)
    case .illegalTransition(let record):
      return .cannotGo(
        recognizer: object(record.recognizer), from: RichText(code: record.from),
        to: RichText(code: record.to))
    case .exclusionDecided(let record):
      return exclusion(kinds, record.recognizer, record.other, prevents: record.prevents, record.reason)
    case .timerFired(let record):
      let time = seconds(step.time)
      return .timer(record.timer, owner: object(record.owner), time: time)

    case .controlTracking(let record):
      return .tracking(StepText.Hook(record.hook, record.answer), control: RichText(object: record.control))
    case .propertyChanged(let record): return properties(kinds, record.object, record.value)
    case .controlEventsSent(let record):
      return .controlEvents(
        control: RichText(object: record.control), events: row(record.events.map(RichText.init(code:))),
        count: record.events.count, isHeard: index.isHeard(record.control, record.events))
    case .targetSearchBegan(let record):
      return .search(
        action: RichText(code: record.action), start: record.start.map(RichText.init(object:)),
        reason: self.reason(record.reason, of: record.start ?? ""))
    case .targetAsked(let record):
      return .performs(
        responder: RichText(object: record.responder), action: RichText(code: record.action),
        answer: record.answer)
    case .actionSent(let record): return sent(record)
    case .actionDropped(let record):
      return .line(
        .droppedLine(
          sender: record.sender.map(RichText.init(object:)), action: RichText(code: record.action),
          reason: self.reason(record.reason, of: record.sender ?? "")))
    case .callbackSent(let record):
      return .line(
        .callbackLine(
          method: RichText(code: record.method), receiver: RichText(object: record.receiver),
          subject: record.subject.map(RichText.init(object:)), count: 1))

    case .firstResponderChanged(let record):
      return .firstResponder(
        from: record.from.map(RichText.init(object:)), to: record.to.map(RichText.init(object:)))
    case .firstResponderRefused(let record):
      return .staysNoResponder(
        responder: RichText(object: record.responder), method: RichText(code: record.method),
        reason: self.reason(record.reason, of: record.responder))
    case .eventDelivered(let record):
      return .eventGets(
        responder: RichText(object: record.responder), method: RichText(code: record.method),
        what: record.what)
    case .eventForwarded(let record):
      return passesOn(record.responder, RichText(code: record.method), to: record.next, runsOwnCode: false)
    case .eventKept(let record):
      return .handles(responder: RichText(object: record.responder), method: RichText(code: record.method))
    case .inputReceived(let record):
      return .input(
        input: record.input, object: record.object.map(RichText.init(object:)), detail: record.words)

    case .hitTestReturned(let record):
      return .answered(
        view: RichText(object: record.view), result: record.result.map(RichText.init(object:)))
    case .hitTestPassEnded(let record): return found(record.view.map(RichText.init(object:)))
    case .hitTestEntered, .gatesChecked, .pointInsideAsked, .pointInsideAnswered:
      return .asked(view: RichText(object: first.view ?? ""))
    case .hitTestPassBegan(let record):
      return .asked(view: row(record.windows.map(RichText.init(object:))))
    }
  }

  private func recognizers(of kinds: [TraceEvent.Kind]) -> [String] { kinds.compactMap(\.recognizer) }

  private func finger(_ sample: TouchSample, in step: TouchStep) -> StepText {
    let point = point(sample.location)
    let phase = sample.phase
    guard step.phase != .later else {
      return .otherTouch(touch: RichText(.init(sample.touch)), phase: phase, point: point)
    }
    return switch phase {
    case .began: .down(point: point, view: sample.view.map(RichText.init(object:)), taps: sample.tapCount)
    case .moved: .moves(point: point)
    case .stationary: .rests(point: point)
    case .ended: .lifted(point: point)
    case .cancelled: .cancelled(point: point)
    }
  }

  /// The responders of a chain, of long ones only the first.
  private func chain(_ links: [ChainLink]) -> RichText {
    let limit = 8
    let shown = RichText.joined(links.prefix(limit).map { RichText(object: $0.responder) }, by: " → ")
    let rest = links.count - min(links.count, limit)
    return rest == 0 ? shown : language.say(NameText.andMore(names: shown, count: rest))
  }

  /// Names in a row, of long lists only the first.
  func row(_ names: [RichText]) -> RichText {
    let limit = 5
    guard names.count > limit else { return language.say(StepText.row(names)) }
    return language.say(
      NameText.andMore(names: language.list(Array(names.prefix(limit))), count: names.count - limit))
  }
}
