// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a view, a recognizer or a responder is for a touch as of a step, in the order in which legends list it.
///
/// The names are those of the style classes, of the words in JSON, and of the keys of legends.
package enum StoryMark: String, Hashable, Sendable, CaseIterable, Encodable {
  /// It is not asked, or not yet.
  case unasked
  /// A view is being asked, or contains the point; a recognizer gets the touch and is undecided.
  case asked
  /// A view passed up the one that was found, or lies around it; a responder passes the touch on.
  case path
  /// A view says no; a recognizer does not see the touch, or failed.
  case refused
  /// It is the hit-test view.
  case hit
  /// A view's method is held back; a recognizer waits for others.
  case held
  /// A view gets the touch, a recognizer takes it.
  case gets
  /// It sends an action.
  case sends
  /// A view loses the touch, or never gets it; a recognizer is cancelled.
  case lost
}

extension WalkStep.Outcome {
  /// What the answer makes of the view.
  package var mark: StoryMark {
    switch self {
    case .hit: .hit
    case .passedUp: .path
    case .refused: .refused
    }
  }
}

extension ChainStep.Outcome {
  /// What the responder is for the touch.
  package var mark: StoryMark {
    switch self {
    case .handled, .kept: .gets
    case .forwarded: .path
    case .dropped: .lost
    case .notReached: .unasked
    }
  }
}

extension GestureState {
  /// What a recognizer in this state is for the touch.
  package var mark: StoryMark {
    switch self {
    case .possible: .asked
    case .began, .changed, .ended: .gets
    case .failed: .refused
    case .cancelled: .lost
    }
  }
}

extension TouchAnswer {
  /// What the objects of the verdict are in the end: who gets the touch, who loses it, and who let it through.
  package func marks(in index: ScreenIndex) -> (_ object: String) -> StoryMark? {
    let winner = winner
    let owner = winner.flatMap(index.owner(ofRecognizer:))
    let takersView = winner.flatMap { index.recognizer($0)?.view }
    let losers = Set(losers)
    let passed = Set(lettingThrough(in: index).map(\.view))
    let hitView = hitView
    let meant = verdict.because?.meantControl
    return { object in
      if object == winner || object == owner { return .gets }
      if losers.contains(object) { return object == takersView && object == hitView ? .hit : .lost }
      if object == meant { return .lost }
      if winner == nil, object == hitView { return .hit }
      return passed.contains(object) ? .refused : nil
    }
  }
}

/// A mark that a view or a recognizer was given, and why.
package struct GivenMark: Hashable, Sendable {
  package var mark: StoryMark

  package var cause: Cause

  /// The number of the story's step that gave it.
  package var step: Int

  /// The actions that the object has sent so far, in order; equal ones are one.
  package var sent: [Sent] = []

  /// An action that an object sent.
  package struct Sent: Hashable, Sendable {
    package var action: String
    package var target: String
  }

  /// Why the mark was given.
  package enum Cause: Hashable, Sendable {
    // asked
    /// A view contains the point.
    case contains
    /// A recognizer will get the touch.
    case willGetTouch
    /// A recognizer got a method, and is undecided.
    case undecided(method: TouchMethod)

    // path and hit
    case onPath
    case isHit

    // refused
    /// A view returned nil.
    case saysNo(TraceReason?)
    /// A recognizer does not see the touch.
    case passedOver(TraceReason)
    /// A recognizer takes the touch out of its gesture.
    case ignoresTouch
    case fails(TraceReason)

    // held
    /// A method of a view is held back; the reason's subject does it.
    case heldBack(method: TouchMethod, TraceReason)
    /// A recognizer waits for others to fail.
    case waits(for: [String])

    // gets and sends
    /// What was held back comes now.
    case getsLate(method: TouchMethod)
    /// A responder implements the method, or a control or a scroll view keeps it.
    case keeps(method: TouchMethod, TraceReason)
    case recognizes(TraceReason)
    /// A list selects the cell, or else deselects it.
    case selected(isOn: Bool)
    case becomesFirstResponder
    case sends

    // lost
    /// A view gets nothing of the touch, or never gets a method; the reason's subject took it.
    case neverGets(TraceReason?)
    /// A view had the touch and lost it; the reason's subject took it. Of a recognizer: why it is cancelled.
    case cancelled(TraceReason?)
    /// The finger was meant for it, and somebody else got the touch.
    case meant(wasAsked: Bool)
    /// The hit-test view lost the touch to a recognizer of its own.
    case isHitAndCancelled
  }

  /// Whether a recognizer fails.
  package var fails: Bool { if case .fails = cause { true } else { false } }

  /// Why a view lost the touch or never got it; nil where it did not, or where nothing tells why.
  package var loss: TraceReason? {
    switch cause {
    case .neverGets(let reason), .cancelled(let reason): reason
    default: nil
    }
  }

  /// Whether a view gets the touch, or a recognizer takes it: who sends an action has got it before.
  package var isGot: Bool { mark == .gets || mark == .sends }
}

/// The mark of every view and recognizer after each step of a touch's story, and at its outcome.
///
/// An object has one mark at a time, the last that it was given. Steps that only clean up give none.
package struct StoryMarks: Hashable, Sendable {
  /// A mark with the object that is given it.
  private struct Change: Hashable, Sendable {
    var object: String
    var given: GivenMark
  }

  /// In the order of the steps.
  private var changes: [Change] = []

  /// The order in which the views were asked, from 1; of several calls for one view the last counts.
  package private(set) var askingNumbers: [String: Int] = [:]

  package private(set) var outcome = StoryOutcome()

  /// The marks after a step, by object; 0 is before the touch.
  package func after(_ step: Int) -> [String: GivenMark] {
    var marks: [String: GivenMark] = [:]
    for change in changes {
      guard change.given.step <= step else { break }
      marks[change.object] = change.given
    }
    return marks
  }

  /// The objects that a step gives marks, each once, with the last.
  package func given(at step: Int) -> [String: GivenMark] {
    var marks: [String: GivenMark] = [:]
    for change in changes[start(of: step)...].prefix(while: { $0.given.step == step }) {
      marks[change.object] = change.given
    }
    return marks
  }

  /// The last mark of each object, before it is said who got the touch in the end.
  package var last: [String: GivenMark] { after(.max) }

  /// The place of the first change that is not before a step.
  private func start(of step: Int) -> Int {
    var (low, high) = (changes.startIndex, changes.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].given.step < step { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// All marks that any object has at any time.
  package var used: Set<StoryMark> {
    Set(changes.map(\.given.mark)).union(atOutcome.values.map(\.mark))
  }

  /// The marks at the outcome: the last ones, but the winner gets the touch, and who was meant never gets it.
  package var atOutcome: [String: GivenMark] {
    var marks = last
    for id in [outcome.winner].compactMap({ $0 }) {
      guard let last = marks[id] else { continue }
      marks[id] = changes.last { $0.object == id && $0.given.mark == .gets }?.given ?? last
      marks[id]?.sent = last.sent
      marks[id]?.mark = .gets
    }
    // A view that loses the touch to its own recognizer is not who lost it.
    if let view = outcome.winnersView, view != outcome.winner, marks[view]?.mark == .lost,
      changes.contains(where: { $0.object == view && $0.given.mark == .hit })
    {
      marks[view]?.mark = .hit
      marks[view]?.cause = .isHitAndCancelled
    }
    if let missed = outcome.missed { marks[missed] = lost(marks[missed]) }
    return marks
  }

  /// The mark of who was meant and does not get the touch, by its last one. Its own reason for that stays.
  private func lost(_ last: GivenMark?) -> GivenMark {
    switch last?.mark {
    case .lost, .refused, .held:
      guard var given = last else { break }
      given.mark = .lost
      return given
    default: break
    }
    let wasAsked = last.map { $0.mark != .unasked } ?? false
    return GivenMark(mark: .lost, cause: .meant(wasAsked: wasAsked), step: changes.last?.given.step ?? 0)
  }

  // MARK: - Making

  mutating func number(_ view: String, _ order: Int) { askingNumbers[view] = order }

  mutating func give(_ object: String, _ given: GivenMark) {
    changes.append(Change(object: object, given: given))
  }

  mutating func conclude(_ outcome: StoryOutcome) { self.outcome = outcome }

  /// The first step that gave an object one of some marks.
  func firstStep(of object: String, _ marks: Set<StoryMark>) -> Int? {
    changes.first { $0.object == object && marks.contains($0.given.mark) }?.given.step
  }
}

/// Who got the touch in the end, and who lost it.
package struct StoryOutcome: Hashable, Sendable {
  /// The view, responder or recognizer that acts on the touch, or keeps it; nil for nobody.
  package var winner: String?

  /// The view on which the winner stands: itself, or the view of a recognizer; nil for one that is no view's.
  package var winnersView: String?

  /// The views that lost the touch or never got it, in that order.
  package var losers: [String] = []

  /// The object that the finger was meant for and that did not get the touch; nil if there is none, or none is known.
  package var missed: String?

  /// The number of the step from which on the winner is known; nil if none tells.
  package var decidingStep: Int?
}

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
    case .touchesDelivered(let record) where record.method == .cancelled:
      // Who kept the touch on the way up the chain loses it with the hit-test view.
      if last[record.responder]?.isGot == true { give(record.responder, .lost, .cancelled(nil), number) }
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
      guard let sender = record.sender, index.recognizer(sender)?.isOwnAffair != true else { return }
      // A recognizer that is cancelled says so by its action, too, and so does a control.
      let known = record.state == .cancelled || record.event == .touchCancel ? last[sender] : nil
      give(
        sender, known?.mark ?? .sends, known?.cause ?? .sends, number,
        sending: GivenMark.Sent(action: record.action, target: record.target))
    case .callbackSent(let record):
      // A recognizer may select a row whose touch it has taken.
      guard let cell = record.subject, last[cell]?.mark != .lost,
        ActionCall.selections.contains(record.method)
      else { return }
      give(cell, .gets, .selected(isOn: record.method.hasPrefix("didSelect")), number)
    case .firstResponderChanged(let record):
      if let responder = record.to { give(responder, .gets, .becomesFirstResponder, number) }
    default: break
    }
  }

  /// A view loses touches that it had, or never gets them.
  private mutating func lose(_ view: String, _ reason: TraceReason, _ number: Int) {
    give(view, .lost, reached.contains(view) ? .cancelled(reason) : .neverGets(reason), number)
  }

  private mutating func change(
    _ recognizer: String, _ state: GestureState, _ cause: TraceReason, _ number: Int
  ) {
    switch state {
    case .began: give(recognizer, state.mark, .recognizes(cause), number)
    case .ended where last[recognizer]?.isRecognized != true:
      give(recognizer, state.mark, .recognizes(cause), number)
    case .failed: give(recognizer, state.mark, .fails(cause), number)
    case .cancelled: give(recognizer, state.mark, .cancelled(cause), number)
    case .possible, .changed, .ended: break
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

  /// All marks, with who got the touch in the end. `meant` is for whom it was.
  func marks(of answer: TouchAnswer, meant: String?) -> StoryMarks {
    var marks = marks
    var outcome = StoryOutcome()
    outcome.winner = answer.winner
    outcome.winnersView = outcome.winner.flatMap { winner in
      index.recognizer(winner)?.view ?? index.view(winner)?.id
    }
    outcome.losers = answer.losers
    outcome.missed = meant.flatMap { gets($0, answer, outcome) ? nil : $0 }
    outcome.decidingStep = outcome.winner.flatMap { marks.firstStep(of: $0, [.gets, .sends]) }
    marks.conclude(outcome)
    return marks
  }

  /// Whether an object gets the touch after all: it acts, or it is hit and nobody takes the touch from it.
  private func gets(_ object: String, _ answer: TouchAnswer, _ outcome: StoryOutcome) -> Bool {
    if object == outcome.winner || object == outcome.winnersView { return true }
    if outcome.losers.contains(object) { return false }
    return object == answer.hitView && last[object]?.mark != .lost || last[object]?.isGot == true
  }
}

extension GivenMark {
  /// Whether it says that a recognizer recognized.
  fileprivate var isRecognized: Bool {
    if case .recognizes = cause { return true }
    return mark == .sends
  }
}

extension GivenMark.Cause {
  /// Why it came so, where the cause rests on a reason.
  package var reason: TraceReason? {
    switch self {
    case .saysNo(let reason), .neverGets(let reason), .cancelled(let reason): reason
    case .passedOver(let reason), .fails(let reason), .heldBack(_, let reason), .keeps(_, let reason),
      .recognizes(let reason):
      reason
    case .contains, .willGetTouch, .undecided, .onPath, .isHit, .isHitAndCancelled, .ignoresTouch, .waits,
      .getsLate, .selected,
      .becomesFirstResponder, .sends, .meant:
      nil
    }
  }
}
