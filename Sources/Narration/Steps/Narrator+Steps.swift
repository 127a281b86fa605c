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
    case .found(let view): language.say(found(view.map(object)))
    case .repeated(let count, let last):
      language.say(
        StepText.again(
          touch: step.phase == .later ? RichText(.init(last.touch)) : nil, count: count,
          point: point(last.location), isMoving: last.phase != "stationary"))
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
      let receivers = kinds.flatMap { $0.ids(in: ["receiver"]) }
      return .sent(receivers: row(receivers.map(RichText.init(object:))))
    case .recognizersCollected(_, let recognizers):
      return recognizers.isEmpty
        ? .noRecognizers : .recognizers(names: row(recognizers.map(object)), count: recognizers.count)
    case .responderChain(_, let links): return .chain(names: chain(links))
    case .touchesDelivered, .touchesForwarded, .touchesKept, .eventDropped: return delivery(kinds)

    case .touchWithheld, .touchesHeld, .touchesReleased, .touchesDiscarded, .touchesTaken, .touchDetached:
      guard let change = DeliveryChange(first) else { return nil }
      return .change(
        change.kind, view: RichText(object: change.view), method: RichText(code: change.method ?? ""),
        reason: reason(change.reason, of: change.view))

    case .recognizerPassedOver(let recognizer, _, let reason):
      let names = recognizers(of: kinds)
      let reason = self.reason(reason, of: index.recognizer(recognizer)?.view ?? "")
      return .passedOver(names: row(names.map(object)), count: names.count, reason: reason)
    case .questionAnswered(let record): return question(record)
    case .requirementAdded(let recognizer, let other):
      return .requires(recognizer: object(recognizer), other: object(other))
    case .requirementCycle(let recognizers):
      return .circle(names: row(recognizers.map(object)), count: recognizers.count)
    case .recognizerReceived(_, let method, _):
      let names = recognizers(of: kinds)
      return .receive(names: row(names.map(object)), count: names.count, method: RichText(code: method))
    case .recognizerIgnoredTouch(let recognizer, _):
      return .letsGo(recognizer: object(recognizer))
    case .recognizerWaits(let recognizer, _, _):
      return .waits(
        recognizer: object(recognizer), others: row(kinds.flatMap { $0.ids(in: ["other"]) }.map(object)))
    case .recognizerStateChanged(let recognizer, let from, let to, let cause):
      return state(kinds, recognizer, from: from, to: to, cause)
    case .illegalTransition(let recognizer, let from, let to):
      return .cannotGo(recognizer: object(recognizer), from: RichText(code: from), to: RichText(code: to))
    case .exclusionDecided(let winner, let other, let prevents, let reason):
      return exclusion(kinds, winner, other, prevents: prevents, reason)
    case .timerFired(let owner, let timer):
      let time = seconds(step.time)
      return .timer(StepText.Known(timer), owner: object(owner), time: time)

    case .controlTracking(let control, let hook, _, let answer):
      return .tracking(StepText.Hook(hook, answer), control: RichText(object: control))
    case .propertyChanged(let object, _, let value): return properties(kinds, object, value)
    case .controlEventsSent(let control, let events):
      return .controlEvents(
        control: RichText(object: control), events: row(events.map(RichText.init(code:))), count: events.count,
        isHeard: isHeard(control, events))
    case .targetSearchBegan(let action, _, let start, let reason):
      return .search(
        action: RichText(code: action), start: start.map(RichText.init(object:)),
        reason: self.reason(reason, of: start ?? ""))
    case .targetAsked(let responder, let action, let answer):
      return .performs(responder: RichText(object: responder), action: RichText(code: action), answer: answer)
    case .actionSent(let record): return sent(record)
    case .actionDropped(let action, let sender, let reason):
      return .line(
        .droppedLine(
          sender: sender.map(RichText.init(object:)), action: RichText(code: action),
          reason: self.reason(reason, of: sender ?? "")))
    case .callbackSent(let receiver, let method, let subject):
      return .line(
        .callbackLine(
          method: RichText(code: method), receiver: RichText(object: receiver),
          subject: subject.map(RichText.init(object:)), count: 1))

    case .firstResponderChanged(_, let from, let to):
      return .firstResponder(from: from.map(RichText.init(object:)), to: to.map(RichText.init(object:)))
    case .firstResponderRefused(let responder, let method, let reason):
      return .staysNoResponder(
        responder: RichText(object: responder), method: RichText(code: method),
        reason: self.reason(reason, of: responder))
    case .eventDelivered(let responder, let method, let what):
      return .eventGets(responder: RichText(object: responder), method: RichText(code: method), what: what)
    case .eventForwarded(let responder, let method, let next):
      return passesOn(responder, method, to: next, runsOwnCode: false)
    case .eventKept(let responder, let method, _):
      return .handles(responder: RichText(object: responder), method: RichText(code: method))
    case .inputReceived(let input, let object, let detail, _):
      return .input(input: input, object: object.map(RichText.init(object:)), detail: detail)

    case .hitTestReturned(let view, let result, _):
      return .answered(view: RichText(object: view), result: result.map(RichText.init(object:)))
    case .hitTestPassEnded(_, _, let view):
      return found(view.map(RichText.init(object:)))
    case .hitTestEntered(let view, _, _), .gatesChecked(let view, _), .pointInsideAsked(let view, _),
      .pointInsideAnswered(let view, _, _, _):
      return .asked(view: RichText(object: view))
    case .hitTestPassBegan(_, _, _, let windows): return .asked(view: row(windows.map(RichText.init(object:))))
    }
  }

  private func recognizers(of kinds: [TraceEvent.Kind]) -> [String] { kinds.compactMap(\.recognizer) }

  private func finger(_ sample: TouchSample, in step: TouchStep) -> StepText {
    let point = point(sample.location)
    let phase = TouchPhase(rawValue: sample.phase) ?? .stationary
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
