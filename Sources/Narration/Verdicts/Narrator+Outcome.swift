// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Lines on recognizers, actions, and what views did not get, for lists.
extension Narrator {
  /// What a recognizer made of the touch.
  package func line(_ recognizer: RecognizerAnswer) -> String {
    let name = name(recognizer.id)
    // What UIKit's views have by themselves says by its name where it is.
    return language.text(
      .recognizerLine(
        name: name, className: recognizer.isSystem ? name : recognizer.className,
        view: recognizer.isSystem ? nil : recognizer.view.map(self.name), text: text(recognizer)))
  }

  /// What a recognizer made of the touch, without its name.
  package func text(_ recognizer: RecognizerAnswer) -> String {
    let others = recognizer.waitedFor.isEmpty ? nil : names(recognizer.waitedFor)
    if recognizer.isWaiting, let others { return language.text(.waits(names: others)) }
    if let last = recognizer.changes.last {
      let isDiscrete = recognizer.isDiscrete
      let states = collapsed(recognizer.changes.map { language.state($0.state, isDiscrete: isDiscrete) })
      return language.text(
        .states(names: states, waitedFor: others, reason: reason(last.cause, of: recognizer.view ?? "")))
    }
    if let why = recognizer.passedOver {
      return language.text(.isPassedOver(reason: reason(why, of: recognizer.view ?? "")))
    }
    if recognizer.ignoresTouch { return language.text(.letsGo) }
    return language.text(recognizer.isUnsimulated ? .notSimulated : .staysPossible)
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
  package func line(_ call: ActionCall) -> String {
    let sender = call.sender.map(name)
    switch call.kind {
    case .action:
      return language.text(
        .actionLine(
          sender: sender, action: call.name, target: name(call.target ?? ""), detail: detail(call),
          late: call.lateness.map { NumberText.decimal($0, digits: 2) }, because: found(call)))
    case .dropped:
      return language.text(
        .droppedLine(sender: sender, action: call.name, reason: reasonForDropping(call)))
    case .callback:
      return language.text(
        .callbackLine(
          method: call.name, receiver: name(call.target ?? ""), subject: call.subject.map(name),
          count: call.count))
    }
  }

  /// How the target of an action that has none was found; nil for one that has.
  func found(_ call: ActionCall) -> String? {
    guard let search = call.search, let start = search.start else { return nil }
    return language.text(
      .searchFrom(
        start: name(start), isFirstResponder: search.isFromFirstResponder, finds: name(call.target ?? "")))
  }

  /// Why an action reaches nobody: where its target was looked for, and who performs it elsewhere.
  func reasonForDropping(_ call: ActionCall) -> String {
    let reason = reason(call.reason, of: call.sender ?? "")
    guard call.reason?.code == .noTargetForAction, let search = call.search, let start = search.start else {
      return reason
    }
    let way = language.text(
      .searchFrom(start: name(start), isFirstResponder: search.isFromFirstResponder, finds: nil))
    let others = index.performers(of: call.name, besides: search.asked)
    guard !others.isEmpty else { return way }
    return way + language.text(.offTheWay(names: names(others, limit: 3), count: others.count))
  }

  /// The control event of an action, or the states of a recognizer at each call.
  private func detail(_ call: ActionCall) -> String? {
    if let event = call.event { return counted(event.rawValue, call.count) }
    guard !call.states.isEmpty else { return nil }
    let isDiscrete = !call.states.contains(.began)
    return collapsed(call.states.map { language.state($0, isDiscrete: isDiscrete) })
  }

  /// What a view did not get of the touch, got late, or lost.
  package func line(_ change: DeliveryChange) -> String {
    language.text(
      .changeLine(
        change.kind, view: name(change.view), method: change.method?.rawValue ?? "",
        reason: reason(change.reason, of: change.view)))
  }

  /// The clause of a reason; empty for none.
  func reason(_ reason: TraceReason?, of object: String) -> String {
    reason.map { self.reason($0, of: object) } ?? ""
  }

  /// Tells of recognizers whose gesture is not simulated; nil if there are none.
  package func unsimulatedRecognizers(_ answer: TouchAnswer) -> String? {
    let unsimulated = answer.outcome.recognizers.filter(\.isUnsimulated)
    guard !unsimulated.isEmpty else { return nil }
    return language.text(.notSimulatedRemark(names: names(unsimulated.map(\.id))))
  }

  /// The calls to tell of: not those of the recognizers that UIKit's views attach to themselves.
  package func actions(_ answer: TouchAnswer) -> [ActionCall] {
    let system = Set(answer.outcome.recognizers.filter(\.isSystem).map(\.id))
    return answer.outcome.actions.filter { !system.contains($0.sender ?? "") }
  }
}
