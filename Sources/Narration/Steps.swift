// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The sentences for the player's steps.
enum StepText: Sayable {
  // The hit test.
  case asksSubviews(view: RichText)
  case asksSubviewsThough(view: RichText, claim: RichText)
  case asksOthersItself(view: RichText)
  case returnsItself(view: RichText)
  case passesThrough(view: RichText)

  /// The same happens at further moves of the finger, or while it rests; `touch` is set for another finger.
  case again(touch: RichText?, count: Int, point: String, isMoving: Bool)

  /// What comes after the hit test.
  case statement(StepStatement, Narrator)

  /// A list of names within a sentence.
  case row([RichText])

  /// Several views refuse for one reason, as a sentence and as a line of the walk.
  case refuseAll(Refusals)
  case refuseAllLine(Refusals)

  /// The name of a phase: "Hit test", "Finger down".
  case phase(TouchStep.Phase)

  /// Views that refuse in a row for one reason.
  struct Refusals: Hashable {
    var count: Int

    /// The class of all of them; nil if they differ or it says nothing.
    var className: String?
    var first: RichText
    var last: RichText
    var reason: PictureText.GroupReason?
  }
}

extension Narrator {
  /// A step as a sentence: what happens, and why.
  package func sentence(_ step: TouchStep) -> RichText {
    switch step.kind {
    case .asked(let walk): self.step(walk)
    case .refusals(let walk): refusals(walk)
    case .entered(let walk): entered(walk)
    case .returned(let walk): returned(walk)
    case .found(let view, _): sentence(StepStatement.found(view: view))
    case .repeated(let count, let last):
      language.say(
        StepText.again(
          touch: step.phase == .later ? RichText(.init(last.touch)) : nil, count: count,
          point: point(last.location), isMoving: last.phase != .stationary))
    case .events: step.statement(in: index).map(sentence) ?? RichText(object: step.subject)
    }
  }

  private func sentence(_ statement: StepStatement) -> RichText {
    language.say(StepText.statement(statement, self))
  }

  /// The last change of a recognizer's state, as a sentence; nil if it changed none.
  package func lastChange(of recognizer: RecognizerAnswer) -> RichText? {
    recognizer.lastChange.map(sentence)
  }

  /// The name of a phase: "Hit test", "Finger down".
  package func name(_ phase: TouchStep.Phase) -> String { language.say(StepText.phase(phase)).plain }

  /// The subject of a change: "tap1.state".
  package func subject(_ change: TouchStep.Change) -> String {
    change.object.isEmpty ? change.property : "\(change.object).\(change.property)"
  }

  // MARK: - The hit test

  /// Several views refused for one reason: "290 UITableViewCell views, Row 3 to Row 292, refuse: outside their bounds."
  package func refusals(_ steps: [WalkStep]) -> RichText {
    language.say(StepText.refuseAll(refusalsText(steps)))
  }

  /// The same as a line of the walk, without a final period.
  package func line(ofRefusals steps: [WalkStep]) -> RichText {
    language.say(StepText.refuseAllLine(refusalsText(steps)))
  }

  private func refusalsText(_ steps: [WalkStep]) -> StepText.Refusals {
    let classes = Set(steps.map { index.view($0.view)?.className })
    let className = classes.count == 1 ? classes.first.flatMap { $0 } : nil
    return StepText.Refusals(
      count: steps.count, className: className == UIKitClass.view ? nil : className,
      first: object(steps.first?.view ?? ""), last: object(steps.last?.view ?? ""),
      reason: steps.first?.reason.flatMap { PictureText.GroupReason(rawValue: $0.code.rawValue) })
  }

  private func entered(_ walk: WalkStep) -> RichText {
    let view = object(walk.view)
    let text: StepText =
      switch walk.entry {
      case .contains: .asksSubviews(view: view)
      case .claims(let reason): .asksSubviewsThough(view: view, claim: self.reason(reason, of: walk.view))
      case .override: .asksOthersItself(view: view)
      }
    return calledByCode(walk, language.say(text))
  }

  private func returned(_ walk: WalkStep) -> RichText {
    switch walk.ownReturn(in: index) {
    case .itself?: language.say(StepText.returnsItself(view: object(walk.view)))
    case .nothing?: language.say(StepText.passesThrough(view: object(walk.view)))
    case nil: step(walk)
    }
  }
}

/// Parts of the sentences about steps.
extension Narrator {
  /// The reason for a recognizer's change, relative to its view.
  func reason(_ reason: TraceReason, ofRecognizer id: String) -> RichText {
    self.reason(reason, of: index.recognizer(id)?.view ?? "")
  }

  /// A list of objects, as sentences name them. Of a long list, the first names and the number of the others.
  func row(_ ids: [String]) -> RichText { row(ids.map(object)) }

  /// A list of objects, by identifier. Of a long list, the first names and the number of the others.
  func identifiers(_ ids: [String]) -> RichText { row(ids.map(RichText.init(object:))) }

  /// A list of properties, methods or events. Of a long list, the first names and the number of the others.
  func codes(_ names: [String]) -> RichText { row(names.map(RichText.init(code:))) }

  private func row(_ names: [RichText]) -> RichText {
    let limit = 5
    guard names.count > limit else { return language.say(StepText.row(names)) }
    return language.say(
      NameText.andMore(names: language.list(Array(names.prefix(limit))), count: names.count - limit))
  }

  /// The responders of a chain. Of a long chain, the first names and the number of the others.
  func chain(_ responders: [String]) -> RichText {
    let limit = 8
    let shown = RichText.joined(responders.prefix(limit).map(RichText.init(object:)), by: " → ")
    let rest = responders.count - min(responders.count, limit)
    return rest == 0 ? shown : language.say(NameText.andMore(names: shown, count: rest))
  }

  /// The touch method that a change is about; empty if it is about the whole touch.
  func method(of change: DeliveryChange) -> RichText { change.method.map(RichText.init(code:)) ?? "" }

  func line(_ action: ActionRecord) -> OutcomeText {
    let recognizer = action.sender.flatMap(index.recognizer)
    let isDiscrete = UIKitClass.inherits(.discrete, recognizer.map { $0.nearestClass })
    let state = action.state.map { RichText(language.state($0, isDiscrete: isDiscrete)) }
    return .actionLine(
      sender: action.sender.map(RichText.init(object:)), action: RichText(code: action.action),
      target: RichText(object: action.target), detail: action.event.map(RichText.init(code:)) ?? state,
      late: nil, because: nil)
  }

  func line(_ action: ActionDropped) -> OutcomeText {
    if action.reason.code == .systemTakesKey {
      return .notSentLine(
        action: RichText(code: action.action), of: action.reason.subject.map(RichText.init(object:)),
        reason: reason(action.reason, of: ""))
    }
    return .droppedLine(
      sender: action.sender.map(RichText.init(object:)), action: RichText(code: action.action),
      reason: reason(action.reason, of: action.sender ?? ""))
  }

  func line(_ callback: CallbackSent) -> OutcomeText {
    .callbackLine(
      method: RichText(code: callback.method.rawValue), receiver: RichText(object: callback.receiver),
      subject: callback.subject.map(RichText.init(object:)), count: 1)
  }
}
