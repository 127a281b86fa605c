// SPDX-License-Identifier: Apache-2.0

import Trace

/// Reads from the steps of a story which marks they give.
struct MarkReader {
  private let index: ScreenIndex
  private var marks = StoryMarks()

  /// The last mark of each object.
  private var last: [String: GivenMark] = [:]

  /// The views that got `touchesBegan`: they can lose the touch.
  private var reached: Set<String> = []

  init(_ index: ScreenIndex) { self.index = index }

  mutating func read(_ storyStep: TouchStory.Step) {
    let number = storyStep.numbers.lowerBound
    switch storyStep.step.kind {
    case .asked(let call): ask(call, number)
    case .refusals(let calls):
      for (position, call) in calls.enumerated() { ask(call, number + position) }
    case .entered(let call):
      marks.number(call.view, call.order)
      give(call.view, .asked, .contains, number)
    case .returned(let call):
      if call.outcome == .refused {
        give(call.view, .refused, .saysNo(call.reason), number)
      } else if last[call.view]?.mark != .asked {
        give(call.view, .asked, .contains, number)
      }
    case .found(let view, let path):
      for other in path { give(other, .path, .onPath, number) }
      if let view { give(view, .hit, .isHit, number) }
    case .events(let events):
      for event in events { read(event, number) }
    case .repeated: break
    }
  }

  private mutating func ask(_ call: WalkStep, _ number: Int) {
    marks.number(call.view, call.order)
    if call.outcome == .refused {
      give(call.view, .refused, .saysNo(call.reason), number)
    } else {
      give(call.view, .asked, .contains, number)
    }
  }

  private mutating func give(
    _ object: String, _ mark: StoryMark, _ cause: GivenMark.Cause, _ step: Int, sending: GivenMark.Sent? = nil
  ) {
    var given = GivenMark(mark: mark, cause: cause, step: step, sent: last[object]?.sent ?? [])
    if let sending, !given.sent.contains(sending) { given.sent.append(sending) }
    last[object] = given
    marks.give(object, given)
  }

  // MARK: - Events

  private mutating func read(_ event: TraceEvent.Kind, _ number: Int) {
    switch event {
    case .recognizersCollected(let record):
      for recognizer in record.recognizers { give(recognizer, .asked, .willGetTouch, number) }
    case .recognizerReceived(let record):
      if last[record.recognizer]?.mark ?? .asked == .asked {
        give(record.recognizer, .asked, .undecided(method: record.method), number)
      }
    case .recognizerPassedOver(let record):
      give(record.recognizer, .refused, .passedOver(record.reason), number)
    case .recognizerIgnoredTouch(let record): give(record.recognizer, .refused, .ignoresTouch, number)
    case .recognizerWaits(let record):
      var others = [record.other]
      if case .waits(let known)? = last[record.recognizer]?.cause {
        others = known.contains(record.other) ? known : known + [record.other]
      }
      give(record.recognizer, .held, .waits(for: others), number)
    case .recognizerStateChanged(let record):
      change(record.recognizer, record.to, record.reason, number)
    case .touchesDelivered(let record) where record.method == .began: reached.insert(record.responder)
    case .touchesKept(let record): keep(record.responder, record.method, record.reason, number)
    case .touchWithheld(let record): give(record.view, .lost, .neverGets(record.reason), number)
    case .touchesHeld(let record):
      give(record.view, .held, .heldBack(method: record.method, record.reason), number)
    case .touchesReleased(let record): give(record.view, .gets, .getsLate(method: record.method), number)
    case .touchesDiscarded(let record): lose(record.view, record.reason, number)
    case .touchesTaken(let record): lose(record.view, record.reason, number)
    case .touchDetached(let record): give(record.view, .lost, .cancelled(TraceReason(.viewRemoved)), number)
    case .actionSent(let record):
      // A recognizer that a view of UIKit's has by itself calls that view, which is its own affair.
      guard let sender = record.sender, !isSystem(sender) else { return }
      give(
        sender, .sends, .sends, number,
        sending: GivenMark.Sent(action: record.action, target: record.target))
    case .callbackSent(let record):
      guard let cell = record.subject, ActionCall.selections.contains(record.method) else { return }
      give(cell, .gets, .selected(callback: record.method), number)
    case .firstResponderChanged(let record):
      if let responder = record.to { give(responder, .gets, .becomesFirstResponder, number) }
    default: break
    }
  }

  /// A view loses touches that it had, or never gets them.
  private mutating func lose(_ view: String, _ reason: TraceReason, _ number: Int) {
    give(view, .lost, reached.contains(view) ? .cancelled(reason) : .neverGets(reason), number)
  }

  private func isSystem(_ sender: String) -> Bool {
    index.recognizer(sender)?.isSystem ?? false
  }

  private mutating func change(
    _ recognizer: String, _ state: GestureState, _ cause: TraceReason, _ number: Int
  ) {
    switch state {
    case .began: give(recognizer, .gets, .recognizes(cause), number)
    case .ended where last[recognizer]?.isRecognized != true:
      give(recognizer, .gets, .recognizes(cause), number)
    case .failed: give(recognizer, .refused, .fails(cause), number)
    case .cancelled: give(recognizer, .lost, .cancelled(cause), number)
    default: break
    }
  }

  /// A responder keeps a method. Later methods change nothing, and the end of a touch is no touch.
  private mutating func keep(_ responder: String, _ method: TouchMethod, _ reason: TraceReason, _ number: Int)
  {
    guard method != .cancelled else { return }
    if let mark = last[responder]?.mark, [.gets, .sends].contains(mark) { return }
    give(responder, .gets, .keeps(method: method, reason), number)
  }

  // MARK: - Outcome

  /// All marks, with who got the touch in the end.
  func marks(of answer: TouchAnswer) -> StoryMarks {
    var marks = marks
    var outcome = StoryOutcome()
    outcome.winner = answer.winner
    outcome.winnersView = outcome.winner.flatMap { winner in
      index.recognizer(winner)?.view ?? index.view(winner)?.id
    }
    outcome.losers = answer.losers
    outcome.decidingStep = outcome.winner.flatMap { marks.firstStep(of: $0, [.gets, .sends]) }
    marks.conclude(outcome)
    return marks
  }
}

extension GivenMark {
  /// Whether it says that a recognizer recognized.
  fileprivate var isRecognized: Bool {
    if case .recognizes = cause { return true }
    return mark == .sends
  }
}
