// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Lines on recognizers, actions, and what views did not get, for lists.
extension Narrator {
  /// What a recognizer made of the touch.
  package func line(_ recognizer: RecognizerAnswer) -> RichText {
    let isNamed = !recognizer.isSystem && recognizer.id != recognizer.className
    return language.say(
      OutcomeText.recognizerLine(
        name: object(recognizer.id), className: isNamed ? recognizer.className : nil,
        view: recognizer.isSystem ? nil : recognizer.view.map(object), text: text(recognizer)))
  }

  /// What a recognizer made of the touch, without its name.
  package func text(_ recognizer: RecognizerAnswer) -> RichText { language.say(outcome(of: recognizer)) }

  private func outcome(of recognizer: RecognizerAnswer) -> OutcomeText {
    let others = recognizer.waitedFor.isEmpty ? nil : objects(recognizer.waitedFor)
    if recognizer.isWaiting, let others { return .waits(names: others) }
    if let last = recognizer.changes.last {
      let isDiscrete = recognizer.isDiscrete
      let states = collapsed(recognizer.changes.map { language.state($0.state, isDiscrete: isDiscrete) })
      return .states(
        names: RichText(states), waitedFor: others, reason: reason(last.cause, of: recognizer.view ?? ""))
    }
    if let why = recognizer.passedOver {
      return .isPassedOver(reason: reason(why, of: recognizer.view ?? ""))
    }
    if recognizer.ignoresTouch { return .letsGo }
    return recognizer.isUnsimulated ? .notSimulated : .staysPossible
  }

  /// A list of words; equal ones beside each other are counted.
  func collapsed(_ words: [String]) -> String {
    var groups: [(word: String, count: Int)] = []
    for word in words {
      if groups.last?.word == word { groups[groups.count - 1].count += 1 } else { groups.append((word, 1)) }
    }
    return language.list(groups.map { counted($0.word, $0.count) })
  }

  /// What was called, or reached nobody.
  package func line(_ call: ActionCall) -> RichText { language.say(text(call)) }

  private func text(_ call: ActionCall) -> OutcomeText {
    let sender = call.sender.map(object)
    let target = object(call.target ?? "")
    switch call.kind {
    case .action:
      return .actionLine(
        sender: sender, action: RichText(code: call.name), target: target, detail: detail(call),
        late: call.lateness.map { NumberText.decimal($0, digits: 2) }, because: found(call))
    case .dropped:
      return .droppedLine(
        sender: sender, action: RichText(code: call.name), reason: reasonForDropping(call))
    case .callback:
      return .callbackLine(
        method: RichText(code: call.name), receiver: target, subject: call.subject.map(object),
        count: call.count)
    }
  }

  /// How the target of an action that has none was found; nil for one that has.
  private func found(_ call: ActionCall) -> RichText? {
    guard let search = call.search, let start = search.start else { return nil }
    return language.say(
      OutcomeText.searchFrom(
        start: object(start), isFirstResponder: search.isFromFirstResponder,
        finds: object(call.target ?? "")))
  }

  /// Why an action reaches nobody: where its target was looked for, and who performs it elsewhere.
  private func reasonForDropping(_ call: ActionCall) -> RichText {
    guard call.reason?.code == .noTargetForAction, let search = call.search, let start = search.start else {
      return reason(call.reason, of: call.sender ?? "")
    }
    let way = language.say(
      OutcomeText.searchFrom(
        start: object(start), isFirstResponder: search.isFromFirstResponder, finds: nil))
    let others = index.performers(of: call.name, besides: search.asked)
    guard !others.isEmpty else { return way }
    let beside = OutcomeText.offTheWay(names: objects(others, limit: 3), count: others.count)
    return way + language.say(beside)
  }

  /// The control event of an action, or the states of a recognizer at each call.
  private func detail(_ call: ActionCall) -> RichText? {
    if let event = call.event {
      return call.count == 1 ? RichText(code: event) : "\(code: event) × \(call.count)"
    }
    guard !call.states.isEmpty else { return nil }
    let isDiscrete = !call.states.contains(.began)
    return RichText(collapsed(call.states.map { language.state($0, isDiscrete: isDiscrete) }))
  }

  /// What a view did not get of the touch, got late, or lost.
  package func line(_ change: DeliveryChange) -> RichText {
    language.say(
      OutcomeText.changeLine(
        change.kind, view: object(change.view), method: change.method.map(RichText.init(code:)) ?? "",
        reason: reason(change.reason, of: change.view)))
  }

  /// The clause of a reason; empty for none.
  func reason(_ reason: TraceReason?, of object: String) -> RichText {
    reason.map { self.reason($0, of: object) } ?? ""
  }

  /// Tells of recognizers whose gesture is not simulated; nil if there are none.
  package func unsimulatedRecognizers(_ answer: TouchAnswer) -> RichText? {
    let unsimulated = answer.outcome.recognizers.filter(\.isUnsimulated)
    guard !unsimulated.isEmpty else { return nil }
    return language.say(OutcomeText.notSimulatedRemark(names: objects(unsimulated.map(\.id))))
  }
}
