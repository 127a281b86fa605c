// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The role of a view, recognizer or responder for a touch after a step. Later ones say more of what became of the touch;
/// legends list them in this order, and the page's script prefers the last.
///
/// The raw values are the names of style classes, the words in JSON and the keys of legends.
package enum StoryMark: String, Hashable, Sendable, CaseIterable, Encodable {
  /// It has not been asked.
  case unasked
  /// A view is being asked, or contains the point; a recognizer receives the touch and is undecided.
  case asked
  /// A view returned the found view from a subview, or is a superview of it; a responder passes the touch on.
  case path
  /// A view refuses; a recognizer does not see the touch, or failed.
  case refused
  /// It is the hit-test view.
  case hit
  /// A method of a view is delayed; a recognizer waits for others.
  case held
  /// A view gets the touch; a recognizer takes it.
  case gets
  /// It sends an action.
  case sends
  /// A view loses the touch or never gets it; a recognizer is cancelled.
  case lost
}

extension WalkStep.Outcome {
  /// The mark for this answer.
  package var mark: StoryMark {
    switch self {
    case .hit: .hit
    case .passedUp: .path
    case .refused: .refused
    }
  }
}

extension ChainStep.Outcome {
  /// The mark for this behavior of a responder.
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
  /// The mark for a recognizer in this state.
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
  /// The final marks of the objects in the verdict: who gets the touch, who loses it, and who let it through.
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

/// The mark that a view or recognizer has received, and why.
package struct GivenMark: Hashable, Sendable {
  package var mark: StoryMark

  package var cause: Cause

  /// The number of the story's step that assigned it.
  package var step: Int

  /// The actions that the object has sent so far, in order, without repetitions.
  package var sent: [Sent] = []

  /// An action that an object sent.
  package struct Sent: Hashable, Sendable {
    package var action: String
    package var target: String
  }

  /// Why the mark was assigned.
  package enum Cause: Hashable, Sendable {
    // asked
    /// A view contains the point.
    case contains
    /// A recognizer will get the touch.
    case willGetTouch
    /// A recognizer received a method and is undecided.
    case undecided(method: TouchMethod)

    // path and hit
    case onPath
    case isHit

    // refused
    /// A view returned nil.
    case saysNo(TraceReason?)
    /// A recognizer does not see the touch.
    case passedOver(TraceReason)
    /// A recognizer ignores the touch from here on.
    case ignoresTouch
    case fails(TraceReason)

    // held
    /// A method of a view is delayed by the reason's subject.
    case heldBack(method: TouchMethod, TraceReason)
    /// A recognizer waits for others to fail.
    case waits(for: [String])

    // gets and sends
    /// A delayed method is delivered.
    case getsLate(method: TouchMethod)
    /// A responder implements the method, or a control or a scroll view keeps it.
    case keeps(method: TouchMethod, TraceReason)
    case recognizes(TraceReason)
    /// A list selects the cell, or deselects it.
    case selected(isOn: Bool)
    case becomesFirstResponder
    case sends

    // lost
    /// A view gets nothing of the touch, or never gets a method, because of the reason's subject.
    case neverGets(TraceReason?)
    /// A view had the touch and lost it to the reason's subject. For a recognizer, why it is cancelled.
    case cancelled(TraceReason?)
    /// The finger was aimed at it, but another object got the touch.
    case meant(wasAsked: Bool)
    /// The hit-test view lost the touch to its own recognizer.
    case isHitAndCancelled
  }

  /// Whether a recognizer fails.
  package var fails: Bool { if case .fails = cause { true } else { false } }

  /// Why a view lost the touch or never got it; nil if it did get it, or if the reason is unknown.
  package var loss: TraceReason? {
    switch cause {
    case .neverGets(let reason), .cancelled(let reason): reason
    default: nil
    }
  }

  /// Whether a view gets the touch or a recognizer takes it. An object that sends an action got the touch before.
  package var isReceived: Bool { mark == .gets || mark == .sends }
}

/// The marks of all views and recognizers after each step of a touch's story, and at its outcome.
///
/// An object has one mark at a time, the last one assigned. Steps that only reset recognizers assign none.
package struct StoryMarks: Hashable, Sendable {
  /// A mark and the object that receives it.
  private struct Change: Hashable, Sendable {
    var object: String
    var given: GivenMark
  }

  /// In the order of the steps.
  private var changes: [Change] = []

  /// The order in which the views were asked, from 1; if a view was called several times, the last call counts.
  package private(set) var askingNumbers: [String: Int] = [:]

  package private(set) var outcome = StoryOutcome()

  /// The marks after a step, by object; step 0 is before the touch.
  package func after(_ step: Int) -> [String: GivenMark] {
    var marks: [String: GivenMark] = [:]
    for change in changes {
      guard change.given.step <= step else { break }
      marks[change.object] = change.given
    }
    return marks
  }

  /// The marks that a step assigns, by object; if it assigns several to an object, the last.
  package func given(at step: Int) -> [String: GivenMark] {
    var marks: [String: GivenMark] = [:]
    for change in changes[start(of: step)...].prefix(while: { $0.given.step == step }) {
      marks[change.object] = change.given
    }
    return marks
  }

  /// The last mark of each object, before the outcome is applied.
  package var last: [String: GivenMark] { after(.max) }

  /// The index of the first change at or after a step.
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

  /// The marks at the outcome: the last ones, except that the winner gets the touch, and the intended object never gets
  /// it.
  package var atOutcome: [String: GivenMark] {
    var marks = last
    for id in [outcome.winner].compactMap({ $0 }) {
      guard let last = marks[id] else { continue }
      marks[id] = changes.last { $0.object == id && $0.given.mark == .gets }?.given ?? last
      marks[id]?.sent = last.sent
      marks[id]?.mark = .gets
    }
    // A scroll view scrolls by a recognizer of its own.
    if let owner = outcome.owner, marks[owner]?.mark == .path { marks[owner]?.mark = .gets }
    // A view that does nothing with the touch, or in which a framework decides what happens, is only the hit-test view.
    if outcome.winner == nil, let view = outcome.hitView, [.gets, .sends].contains(marks[view]?.mark) {
      marks[view]?.mark = .hit
    }
    // A view that loses the touch to its own recognizer does not count as the loser.
    if let view = outcome.winnersView, view != outcome.winner, marks[view]?.mark == .lost,
      changes.contains(where: { $0.object == view && $0.given.mark == .hit })
    {
      marks[view]?.mark = .hit
      marks[view]?.cause = .isHitAndCancelled
    }
    if let missed = outcome.missed { marks[missed] = lost(marks[missed]) }
    return marks
  }

  /// The mark of the intended object that does not get the touch, based on its last mark and keeping its reason.
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

  // MARK: - Assigning marks

  mutating func number(_ view: String, _ order: Int) { askingNumbers[view] = order }

  mutating func give(_ object: String, _ given: GivenMark) {
    changes.append(Change(object: object, given: given))
  }

  mutating func conclude(_ outcome: StoryOutcome) { self.outcome = outcome }
}

/// Who got the touch in the end, and who lost it.
package struct StoryOutcome: Hashable, Sendable {
  /// The view, responder or recognizer that acts on the touch or keeps it; nil for nobody.
  package var winner: String?

  /// The winner itself or the view of the winning recognizer; nil if there is no such view.
  package var winnersView: String?

  /// The view that works by the winning recognizer, such as a scroll view by its pan; nil if there is none.
  package var owner: String?

  /// The hit-test view of the touch; nil if it hit none.
  package var hitView: String?

  /// The views that lost the touch or never got it, in the order in which that happened.
  package var losers: [String] = []

  /// The object that the finger was aimed at but that did not get the touch; nil if there is none or it is unknown.
  package var missed: String?
}

/// Finds the marks that the steps of a story assign.
struct MarkReader {
  private let index: ScreenIndex
  private var marks = StoryMarks()

  /// The last mark of each object.
  private var last: [String: GivenMark] = [:]

  /// The views that received `touchesBegan` and can therefore lose the touch.
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
      // A responder that kept the touch further up the chain loses it together with the hit-test view.
      if last[record.responder]?.isReceived == true { give(record.responder, .lost, .cancelled(nil), number) }
    case .touchesKept(let record): keep(record.responder, record.method, record.reason, number)
    case .touchWithheld(let record): give(record.view, .lost, .neverGets(record.reason), number)
    case .touchesHeld(let record):
      give(record.view, .held, .heldBack(method: record.method, record.reason), number)
    case .touchesReleased(let record): give(record.view, .gets, .getsLate(method: record.method), number)
    case .touchesDiscarded(let record): lose(record.view, record.reason, number)
    case .touchesTaken(let record): lose(record.view, record.reason, number)
    case .touchDetached(let record): give(record.view, .lost, .cancelled(TraceReason(.viewRemoved)), number)
    case .actionSent(let record):
      // The actions of UIKit's own recognizers have private names.
      guard let sender = record.sender, index.recognizer(sender)?.isSystem != true else { return }
      // A recognizer or control may send an action because it is cancelled.
      let known = record.state == .cancelled || record.event == .touchCancel ? last[sender] : nil
      give(
        sender, known?.mark ?? .sends, known?.cause ?? .sends, number,
        sending: GivenMark.Sent(action: record.action, target: record.target))
    case .callbackSent(let record):
      // A recognizer may select a row whose touch it took.
      guard let cell = record.subject, last[cell]?.mark != .lost,
        let selects = record.method.selects
      else { return }
      give(cell, .gets, .selected(isOn: selects), number)
    case .firstResponderChanged(let record):
      if let responder = record.to { give(responder, .gets, .becomesFirstResponder, number) }
    default: break
    }
  }

  /// Marks a view that loses touches it had, or never gets them.
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

  /// Marks a responder that keeps a method. Later methods change nothing, and the end of a touch alone does not count
  /// as getting it.
  private mutating func keep(_ responder: String, _ method: TouchMethod, _ reason: TraceReason, _ number: Int)
  {
    guard method != .cancelled else { return }
    if let mark = last[responder]?.mark, [.gets, .sends].contains(mark) { return }
    give(responder, .gets, .keeps(method: method, reason), number)
  }

  // MARK: - Outcome

  /// All marks and the outcome. `meant` is the object that the finger was aimed at.
  func marks(of answer: TouchAnswer, meant: String?) -> StoryMarks {
    var marks = marks
    var outcome = StoryOutcome()
    outcome.winner = answer.winner
    outcome.winnersView = outcome.winner.flatMap { winner in
      index.recognizer(winner)?.view ?? index.view(winner)?.id
    }
    outcome.owner = outcome.winner.flatMap(index.owner(ofRecognizer:))
    outcome.hitView = answer.hitView
    outcome.losers = answer.losers
    outcome.missed = meant.flatMap { gets($0, answer, outcome) ? nil : $0 }
    marks.conclude(outcome)
    return marks
  }

  /// Whether an object gets the touch in the end: it acts, or it is hit and nothing takes the touch from it.
  private func gets(_ object: String, _ answer: TouchAnswer, _ outcome: StoryOutcome) -> Bool {
    if object == outcome.winner || object == outcome.winnersView { return true }
    if outcome.losers.contains(object) { return false }
    return object == answer.hitView && last[object]?.mark != .lost || last[object]?.isReceived == true
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
  /// The reason behind the cause, if there is one.
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
