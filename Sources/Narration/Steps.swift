// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The sentences of the player's steps.
enum StepText: Sayable {
  // The hit test.
  case asksSubviews(view: RichText)
  case asksSubviewsThough(view: RichText, claim: RichText)
  case asksOthersItself(view: RichText)
  case returnsItself(view: RichText)
  case passesThrough(view: RichText)
  case found(view: RichText)
  case foundNothing

  // The finger.
  case down(point: String, view: RichText?, taps: Int)
  case moves(point: String)
  case rests(point: String)
  case lifted(point: String)
  case cancelled(point: String)
  case otherTouch(touch: RichText, phase: TouchPhase, point: String)
  case again(touch: RichText?, count: Int, point: String, isMoving: Bool)

  // Who will see it.
  case sent(receivers: RichText)
  case noRecognizers
  case recognizers(names: RichText, count: Int)
  case chain(names: RichText)

  // Touches methods.
  case gets(responder: RichText, method: RichText)
  case handles(responder: RichText, method: RichText)
  case keeps(responder: RichText, method: RichText, why: Keeper)
  case passesOn(responder: RichText, method: RichText, next: RichText, how: Next, runsOwnCode: Bool)
  case drops(responder: RichText, method: RichText, reason: RichText, isLast: Bool)
  case climbs(method: RichText, from: RichText, to: RichText, ending: Ending?)
  case nobody(reason: RichText)

  /// What a view does not get, gets late, or loses.
  case change(DeliveryChange.Kind, view: RichText, method: RichText, reason: RichText)

  // Recognizers.
  case passedOver(names: RichText, count: Int, reason: RichText)
  case question(DeliveryQuestion, asked: RichText, about: RichText, other: RichText, answer: Bool)
  case requires(recognizer: RichText, other: RichText)
  /// Recognizers that wait for each other, or one that waits for itself.
  case circle(names: RichText, count: Int)
  case receive(names: RichText, count: Int, method: RichText)
  case letsGo(recognizer: RichText)
  case waits(recognizer: RichText, others: RichText)
  case fails(recognizer: RichText, reason: RichText)
  case recognizes(recognizer: RichText, reason: RichText)
  case begins(recognizer: RichText, reason: RichText)
  case changes(recognizer: RichText, reason: RichText)
  case ends(recognizer: RichText, reason: RichText)
  case isCancelled(recognizer: RichText, reason: RichText)
  case isReady(names: RichText, count: Int)
  case cannotGo(recognizer: RichText, from: RichText, to: RichText)
  case prevents(winner: RichText, losers: RichText, count: Int, fail: Bool, reason: RichText)
  case spares(winner: RichText, others: RichText, reason: RichText)
  case timer(DeliveryTimer, owner: RichText, time: String)

  // Controls, actions, what code does.
  /// A sentence that lists of actions have, too.
  case line(OutcomeText)
  case tracking(Hook, control: RichText)
  case isNow(object: RichText, properties: RichText, count: Int, value: RichText)
  case changed(object: RichText, properties: RichText)
  case controlEvents(control: RichText, events: RichText, count: Int, isHeard: Bool?)
  case search(action: RichText, start: RichText?, reason: RichText)
  case performs(responder: RichText, action: RichText, answer: Bool)
  case scrolls(recognizer: RichText, scrollView: RichText, state: RichText)
  case firstResponder(from: RichText?, to: RichText?)
  case staysNoResponder(responder: RichText, method: RichText, reason: RichText)
  case eventGets(responder: RichText, method: RichText, what: String)
  case input(input: InputKind, object: RichText?, detail: String)

  /// Names in a row within a sentence.
  case row([RichText])

  // Events of the hit test, for comparisons; the steps above tell them otherwise.
  case asked(view: RichText)
  case answered(view: RichText, result: RichText?)

  /// Several views refuse for one reason; as a sentence, and as a line of the walk.
  case refuseAll(Refusals)
  case refuseAllLine(Refusals)

  /// A phase's name: "Hit test", "Finger down".
  case phase(TouchStep.Phase)

  /// Views that refuse one after the other for one reason.
  struct Refusals: Hashable {
    var count: Int

    /// The class of all of them; nil if they differ, or it says nothing.
    var className: String?
    var first: RichText
    var last: RichText
    var reason: PictureText.GroupReason?
  }

  /// What keeps a touch if the app does not implement the touches method.
  enum Keeper { case control, disabledControl, scrollView }

  /// What the next responder is to the one before it.
  enum Next { case superview, viewController, next }

  /// How a method ended that several responders got.
  enum Ending: Hashable {
    case handled
    case kept(Keeper)
    case dropped(reason: RichText)
  }

  enum Hook: Hashable {
    case begins, refuses, goesOn, stops, ends, isCancelled
  }
}

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
      index.view(walk.view)?.overrides[.hitTest]?.kind == .passThrough
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

/// Steps of a touches method on its way along the responder chain.
extension Narrator {
  func delivery(_ kinds: [TraceEvent.Kind]) -> StepText? {
    var entered: [(responder: String, method: String)] = []
    var ending: TraceEvent.Kind?
    for kind in kinds {
      if case .touchesDelivered(let record) = kind {
        entered.append((record.responder, record.method.rawValue))
      } else {
        ending = kind
      }
    }
    guard entered.count > 1, let start = entered.first, let end = entered.last else {
      return delivery(ending ?? kinds[0], isEntered: !entered.isEmpty)
    }
    return .climbs(
      method: RichText(code: start.method), from: RichText(object: start.responder),
      to: RichText(object: end.responder), ending: ending.flatMap(self.ending))
  }

  private func delivery(_ kind: TraceEvent.Kind, isEntered: Bool) -> StepText? {
    if case .touchesForwarded(let record) = kind {
      let runsOwnCode = index.responder(record.responder).implements.contains {
        $0.method == .touches(record.method) && $0.callsSuper
      }
      return passesOn(
        record.responder, RichText(code: record.method), to: record.next, runsOwnCode: runsOwnCode)
    }
    if case .touchesKept(let record) = kind {
      return kept(record.responder, record.method.rawValue, record.reason)
    }
    if case .eventDropped(let record) = kind {
      let why = self.reason(record.reason, of: record.responder ?? "")
      guard let responder = record.responder else { return .nobody(reason: why) }
      return .drops(
        responder: RichText(object: responder), method: RichText(code: record.method), reason: why,
        isLast: isEntered)
    }
    guard case .touchesDelivered(let record) = kind else { return nil }
    return .gets(responder: RichText(object: record.responder), method: RichText(code: record.method))
  }

  func passesOn(_ responder: String, _ method: RichText, to next: String, runsOwnCode: Bool) -> StepText {
    .passesOn(
      responder: RichText(object: responder), method: method, next: RichText(object: next),
      how: relation(of: next, to: responder), runsOwnCode: runsOwnCode)
  }

  /// What the next responder is to the one before it.
  private func relation(of next: String, to responder: String) -> StepText.Next {
    guard let view = index.view(responder) else { return .next }
    if view.superview == next { return .superview }
    return index.controller(next) != nil ? .viewController : .next
  }

  private func kept(_ responder: String, _ method: String, _ reason: TraceReason) -> StepText {
    let (responder, method) = (RichText(object: responder), RichText(code: method))
    guard let keeper = StepText.Keeper(reason) else { return .handles(responder: responder, method: method) }
    return .keeps(responder: responder, method: method, why: keeper)
  }

  private func ending(_ kind: TraceEvent.Kind) -> StepText.Ending? {
    if case .touchesKept(let record) = kind {
      return StepText.Keeper(record.reason).map { .kept($0) } ?? .handled
    }
    guard case .eventDropped(let record) = kind else { return nil }
    return .dropped(reason: self.reason(record.reason, of: record.responder ?? ""))
  }
}

extension StepText.Keeper {
  fileprivate init?(_ reason: TraceReason) {
    switch reason.code {
    case .swallowedByControl, .touchOfAnotherView: self = .control
    case .controlDisabled: self = .disabledControl
    case .swallowedByScrollView: self = .scrollView
    default: return nil
    }
  }
}

/// Steps of gesture recognizers.
extension Narrator {
  func question(_ record: QuestionRecord) -> StepText {
    .question(
      record.question, asked: RichText(object: record.asked),
      about: object(record.recognizer ?? record.asked), other: record.other.map(object) ?? "",
      answer: record.answer)
  }

  /// The last change of a recognizer's state, as a sentence; nil if it changed none.
  package func lastChange(of recognizer: RecognizerAnswer) -> RichText? {
    let changes = recognizer.changes.filter { !$0.isReset }
    guard let last = changes.last else { return nil }
    let before = changes.dropLast().last?.state ?? .possible
    return language.say(state([], recognizer.id, from: before, to: last.state, last.cause))
  }

  /// A recognizer changes its state, or several become ready at once.
  func state(
    _ kinds: [TraceEvent.Kind], _ who: String, from: GestureState, to: GestureState, _ cause: TraceReason
  ) -> StepText {
    let reason = reason(cause, of: index.recognizer(who)?.view ?? "")
    switch to {
    case .possible:
      let names = kinds.compactMap(\.recognizer)
      return .isReady(names: row(names.map(object)), count: names.count)
    case .failed: return .fails(recognizer: object(who), reason: reason)
    case .began: return .begins(recognizer: object(who), reason: reason)
    case .changed: return .changes(recognizer: object(who), reason: reason)
    case .ended where from == .possible:
      return .recognizes(recognizer: object(who), reason: reason)
    case .ended: return .ends(recognizer: object(who), reason: reason)
    case .cancelled: return .isCancelled(recognizer: object(who), reason: reason)
    }
  }

  /// A recognizer prevents others, or lets them go on.
  func exclusion(
    _ kinds: [TraceEvent.Kind], _ winner: String, _ other: String, prevents: Bool, _ cause: TraceReason
  ) -> StepText {
    let others = kinds.compactMap {
      if case .exclusionDecided(let record) = $0 { record.other } else { nil }
    }
    let fail = kinds.contains { if case .recognizerStateChanged = $0 { true } else { false } }
    let reason = reason(cause, of: index.recognizer(other)?.view ?? "")
    let names = row(others.map(object))
    return prevents
      ? .prevents(winner: object(winner), losers: names, count: others.count, fail: fail, reason: reason)
      : .spares(winner: object(winner), others: names, reason: reason)
  }
}

/// Steps of controls, actions and what they change.
extension Narrator {
  func properties(_ kinds: [TraceEvent.Kind], _ object: String, _ value: PropertyValue) -> StepText {
    var properties: [RichText] = []
    var areAlike = true
    for case .propertyChanged(let record) in kinds {
      properties.append(RichText(code: record.property))
      areAlike = areAlike && record.value == value
    }
    return areAlike
      ? .isNow(
        object: RichText(object: object), properties: row(properties), count: properties.count,
        value: RichText(code: value.words))
      : .changed(object: RichText(object: object), properties: row(properties))
  }

  func sent(_ record: ActionRecord) -> StepText {
    if let sender = record.sender, index.isScrolling(record) {
      return .scrolls(
        recognizer: object(sender), scrollView: RichText(object: record.target),
        state: RichText(code: record.state?.rawValue ?? record.action))
    }
    let recognizer = record.sender.flatMap(index.recognizer)
    let isDiscrete = UIKitClass.inherits(.discrete, recognizer.map { $0.nearestClass })
    let state = record.state.map { RichText(language.state($0, isDiscrete: isDiscrete)) }
    return .line(
      .actionLine(
        sender: record.sender.map(RichText.init(object:)), action: RichText(code: record.action),
        target: RichText(object: record.target), detail: record.event.map(RichText.init(code:)) ?? state,
        late: nil,
        because: nil))
  }
}

extension StepText.Hook {
  init(_ hook: TrackingHook, _ answer: Bool?) {
    self =
      switch hook {
      case .beginTracking: answer == false ? .refuses : .begins
      case .continueTracking: answer == false ? .stops : .goesOn
      case .endTracking: .ends
      case .cancelTracking: .isCancelled
      }
  }
}
