// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The words of marks.
extension Narrator {
  /// Why an object has its mark, in a few words, as an outline tells them beside its name.
  package func words(_ given: GivenMark, of object: String) -> RichText {
    if given.mark == .sends || given.mark == .gets && !given.sent.isEmpty { return sends(given) }
    return language.say(text(given.cause, of: object))
  }

  /// The same at the outcome of a touch, where the winner says what it did.
  package func wordsAtOutcome(_ given: GivenMark, of object: String, _ answer: TouchAnswer) -> RichText {
    guard object == answer.winner, given.mark == .gets else { return words(given, of: object) }
    let isRecognizer = index.recognizer(object) != nil
    if case .selected = given.cause { return words(given, of: object) }
    if case .becomesFirstResponder = given.cause { return words(given, of: object) }
    return language.say(
      StoryText.winner(
        touch: gesture(answer), isRecognizer: isRecognizer, sent: given.sent.map { RichText(code: $0.action) }
      ))
  }

  private func sends(_ given: GivenMark) -> RichText {
    let targets = Set(given.sent.map(\.target))
    let target = targets.count == 1 ? targets.first.map(object) : nil
    return language.say(StoryText.sends(given.sent.map { RichText(code: $0.action) }, to: target))
  }

  private func text(_ cause: GivenMark.Cause, of object: String) -> StoryText {
    let view = index.recognizer(object)?.view ?? object
    return switch cause {
    case .contains: .contains
    case .willGetTouch: .willGetTouch
    case .undecided(let method): .undecided(method: method.rawValue)
    case .onPath: .onPath
    case .isHit: .hitTestView
    case .saysNo(let reason?): .saidNo(self.reason(reason, of: view))
    case .saysNo(nil): .saysNo
    case .passedOver(let reason): .passedOver(self.reason(reason, of: view))
    case .ignoresTouch: .ignoresTouch
    case .fails(let reason): .failed(self.reason(reason, of: view))
    case .heldBack(let method, let reason): .heldBack(method: method.rawValue, by: reason.subject.map(holder))
    case .waits(let others): .waits(for: others.map(self.object))
    case .getsLate(let method): .getsLate(method: method.rawValue)
    case .keeps(let method, let reason):
      reason.code == .handledByResponder
        ? .handles(method: method.rawValue) : .keeps(isDisabled: reason.code == .controlDisabled)
    case .recognizes(let reason): .recognized(self.reason(reason, of: view))
    case .selected(let callback): .isSelected(callback.hasPrefix("didSelect"))
    case .becomesFirstResponder: .becomesFirstResponder
    case .sends: .sendsAction
    case .neverGets: .neverGets
    case .cancelled: index.recognizer(object) == nil ? .loses : .isCancelled
    }
  }

  /// Who holds a touch back: a recognizer of UIKit's stands for its view.
  private func holder(_ id: String) -> RichText {
    guard let record = index.recognizer(id), record.isSystem else { return object(id) }
    return object(record.view)
  }
}
