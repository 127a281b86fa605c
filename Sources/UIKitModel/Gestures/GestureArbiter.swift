// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Gesture arbitration: decides which recognizers change their state, in the order in which it happens.
///
/// ```text
/// every event    1  recognizers get their touches, from the hit view outwards          (GR-2, GR-3)
///                   and wish for states
///                2  each wish to leave possible, failures first, then in that order    (GR-20)
///                     a requirement is undecided             -> wait                   (GR-14)
///                     a requirement recognized               -> fail                   (GR-14)
///                     delegate, view or hit view say no      -> fail                   (GR-7, GR-40)
///                     one that recognized before prevents it -> fail                   (GR-18, GR-19)
///                     else it recognizes, and those fail that it prevents              (GR-18)
///                     or that required it to fail                                      (GR-14)
///                3  actions are sent                                                   (GR-11)
///                4  views get what no recognizer holds back or took                    (ViewPhase)
///                5  recognizers that are done and have no touch left are reset         (GR-10)
/// ```
///
/// Timers and code that sets a state outside of events enter at step 2.
@MainActor
final class GestureArbiter {
  private unowned let application: UIApplication

  /// Recognizers between their first touch and their reset, from the deepest view outwards, within a view the one
  /// added last first (GR-3).
  private(set) var engaged: [UIGestureRecognizer] = []

  /// What views get of their touches.
  let views = ViewPhase()

  /// What waits for the end of a delivery.
  let turns = DeliveryTurns()

  /// Who is to be settled, while that is done, and whether others came since it was filled.
  var line = SettlingLine()
  var isLineStale = false

  /// The actions that wait to be sent.
  var actions = ActionQueue()

  /// Whether views get their touches just now, and whether something was settled meanwhile.
  private var isGivingToViews = false
  private var needsAnotherRound = false

  /// How many phases are running: what is wished for meanwhile is settled by the outermost.
  private var depth = 0

  /// The recognizers that were reset at the end of the running phase.
  private var wereReset: [UIGestureRecognizer] = []

  init(_ application: UIApplication) { self.application = application }

  var budget: SimulationBudget { application.budget }

  /// Gives a new touch to the recognizers that were collected for it.
  func assign(_ touch: UITouch, to recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers {
      recognizer.activeTouches.append(touch)
      recognizer.attemptTouches.append(touch)
      engage(recognizer)
    }
    FailureRequirements.askAbout(recognizers)
  }

  private func engage(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.arbitration.isEngaged else { return }
    recognizer.engagedBy = self
    recognizer.arbitration.isEngaged = true
    let place = Arbitration.Rank(of: recognizer)
    recognizer.arbitration.place = place
    // They mostly come in their order, and so the place is looked for from the end.
    let previous = engaged.lastIndex { !place.precedes($0.arbitration.place) }
    engaged.insert(recognizer, at: previous.map { $0 + 1 } ?? 0)
    isLineStale = true
  }

  // MARK: - Phases

  /// Runs the phases of one event for the touches of one window, once, however often `sendEvent` is called. Leaves out
  /// touches whose beginning an override of `sendEvent` kept back.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    guard changed.isEmpty || changed.contains(where: \.awaitsDelivery) else { return }
    for touch in changed {
      touch.awaitsDelivery = false
      if touch.phase == .began { touch.isKnown = true }
    }
    let touches = changed.filter(\.isKnown)
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled { touch.isLifted = true }
    phase(event, window) {
      for recognizer in engaged { give(touches, to: recognizer, event) }
    }
  }

  /// Runs what a timer of a recognizer or a control does, with the phases after it.
  func timer(_ name: String, of owner: AnyObject, _ action: @MainActor () -> Void) {
    TraceRecorder.within({
      .timerFired(.init(owner: $0.identifier(of: owner), timer: DeliveryTimer(rawValue: name)))
    }) {
      phase(nil, nil, action)
    }
  }

  private func phase(_ event: UIEvent?, _ window: UIWindow?, _ wishing: () -> Void) {
    application.run { turns.deliver { run(event, window, wishing) } }
  }

  private func run(_ event: UIEvent?, _ window: UIWindow?, _ wishing: () -> Void) {
    depth += 1
    wishing()
    settle()
    depth -= 1
    guard depth == 0 else { return }
    guard !isGivingToViews else {
      // Code of a view did something to a recognizer: what follows for views waits for the next round.
      needsAnotherRound = true
      return flush()
    }
    isGivingToViews = true
    var event = event
    repeat {
      needsAnotherRound = false
      let actionsFirst = application.configuration.sendsActionBeforeCancelling
      if actionsFirst { flush() }
      views.takeAway(in: window)
      if !actionsFirst { flush() }
      views.deliver(event, in: window)
      event = nil
    } while needsAnotherRound && budget.spend()
    isGivingToViews = false
    finish()
  }

  /// Settles what was wished for outside of a phase: by code between events, or by an action.
  private func receive(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    engage(recognizer)
    if recognizer.arbitration.attempt.isWaiting, wish.state == .failed {
      recognizer.arbitration.attempt.isWaiting = false
      recognizer.wishes = [wish]
    } else if recognizer.arbitration.attempt.isWaiting, let last = recognizer.wishes.last,
      last.state == .changed || last.state == .began,
      wish.state == .changed || wish.state == .began
    {
      // It goes on waiting; of what happens meanwhile the last state will do.
      if last.state == .changed { recognizer.wishes.removeLast() }
      recognizer.wishes.append(.init(state: .changed, cause: wish.cause))
    } else {
      recognizer.wishes.append(wish)
    }
    line.add(recognizer)
    guard depth == 0 else { return }
    phase(nil, nil) {}
  }

  /// Receives a recognizer's wish for a state.
  func wish(
    _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, because cause: TraceReason
  ) {
    receive(UIGestureRecognizer.Wish(state: state, cause: cause), of: recognizer)
  }

  /// Gives a recognizer what changed of its touches, a method for each phase (GR-2). One that is done gets nothing
  /// (GR-10, GR-13), nor does one that was broken off during the event (GR-4).
  private func give(_ touches: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent) {
    for method in TouchesMethod.allCases {
      let isOver = recognizer.progress == .failed || recognizer.progress == .cancelled
      guard !recognizer.isFinal, !isOver else { return }
      let own = touches.filter { touch in
        touch.phase == method.phase && recognizer.activeTouches.contains { $0 === touch }
      }
      guard !own.isEmpty else { continue }
      TraceRecorder.within({
        .recognizerReceived(
          .init(
            recognizer: $0.identifier(of: recognizer), method: method.traced, touches: $0.names(of: own)))
      }) {
        call(method, own, on: recognizer, event)
      }
    }
  }

  private func call(
    _ method: TouchesMethod, _ touches: [UITouch], on recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    var touches = touches
    if method == .began, let ignores = recognizer.declaration?.ignores {
      for touch in touches where ignores(touch) { ignore(touch, by: recognizer) }
      touches.removeAll(where: ignores)
    }
    if !touches.isEmpty { method.call(on: recognizer, Set(touches), event) }
  }

  // MARK: - Actions

  /// Sends the actions in the order of the state changes (GR-11); what they cause in turn is settled and sent too.
  private func flush() {
    depth += 1
    while budget.spend(), let send = actions.next() {
      send()
      settle()
    }
    actions.endTurn()
    depth -= 1
  }

  // MARK: - The end

  /// Resets what is done and has no touch left, and ends waiting that cannot end by itself (GR-10, GR-16).
  func finish() {
    guard depth == 0, !isGivingToViews else { return }
    for recognizer in engaged { recognizer.activeTouches.removeAll(where: \.isLifted) }
    endCycles()
    for recognizer in engaged where !recognizer.hasTouchDown {
      if recognizer.isFinal {
        reset(recognizer)
      } else if recognizer.committedState == .possible, !recognizer.isUndecided {
        // It saw its touches come and go, and asks for nothing more.
        leave(recognizer)
      }
    }
    settleAfterReset()
    for recognizer in engaged {
      recognizer.arbitration.isEngaged =
        !recognizer.attemptTouches.isEmpty || recognizer.committedState != .possible
        || !recognizer.wishes.isEmpty
    }
    engaged.removeAll { !$0.arbitration.isEngaged }
  }

  /// Settles what was wished for by `reset()` of others. One that was just reset itself gets no wish: resets that wish
  /// for each other would never end.
  private func settleAfterReset() {
    for recognizer in wereReset { recognizer.wishes = [] }
    // When the simulation is over nothing is settled any more, and wishes stay for ever.
    if !budget.isOver, engaged.contains(where: { !$0.wishes.isEmpty && !$0.arbitration.attempt.isWaiting }) {
      phase(nil, nil) {}
    }
    wereReset = []
  }

  private func endCycles() {
    let stuck = WaitingCircles.members(
      of: engaged.filter { $0.arbitration.attempt.isWaiting && !$0.hasTouchDown })
    guard !stuck.isEmpty else { return }
    phase(nil, nil) {
      for recognizer in stuck { wish(.failed, of: recognizer, because: TraceReason(.waitsInCycle)) }
    }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    wereReset.append(recognizer)
    recognizer.stopTimers()
    recognizer.wishes = []
    depth += 1
    recognizer.reset()
    depth -= 1
    recognizer.wishes = []
    commit(recognizer, UIGestureRecognizer.Wish(state: .possible, cause: TraceReason(.sequenceOver)))
    leave(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    recognizer.activeTouches = []
    recognizer.endAttempt()
  }

  /// Whether the passing of time alone will change something.
  var waitsForTimers: Bool { engaged.contains { !$0.timers.isEmpty } }

  // MARK: - Changes from outside

  /// Breaks off what a recognizer is recognizing: failed if it is undecided, else cancelled. It lets go of its touches,
  /// and so is possible again at once, for fingers that come later (GR-4, GR-9, GR-10).
  func breakOff(_ recognizer: UIGestureRecognizer, _ cause: TraceReason) {
    guard recognizer.arbitration.isEngaged else { return }
    for touch in recognizer.activeTouches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
    recognizer.activeTouches = []
    recognizer.letGo()
    guard !recognizer.isFinal else { return finish() }
    recognizer.wishes = []
    recognizer.arbitration.attempt.isWaiting = false
    recognizer.wish(recognizer.committedState == .possible ? .failed : .cancelled, because: cause)
  }

  /// Takes a touch out of a recognizer's gesture: the view gets it undisturbed (GR-36).
  func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard recognizer.attemptTouches.contains(where: { $0 === touch }) else { return }
    recognizer.activeTouches.removeAll { $0 === touch }
    recognizer.attemptTouches.removeAll { $0 === touch }
    line.add(recognizer)
    touch.gestureRecognizers?.removeAll { $0 === recognizer }
    TraceRecorder.note {
      .recognizerIgnoredTouch(.init(recognizer: $0.identifier(of: recognizer), touch: $0.name(of: touch)))
    }
  }
}

/// What comes of a wish: the second step of arbitration.
extension GestureArbiter {
  func settle() {
    line.fill(engaged)
    isLineStale = false
    while budget.spend(), let recognizer = line.next() {
      settle(recognizer.wishes.removeFirst(), of: recognizer)
      if isLineStale {
        isLineStale = false
        line.fill(engaged)
      } else {
        line.add(recognizer)
      }
    }
    line.empty()
  }

  /// The transitions of GR-9.
  private func settle(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    switch (recognizer.committedState, wish.state) {
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer, wish.cause)
    case (.possible, .began), (.possible, .ended):
      attempt(recognizer, wish)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      commit(recognizer, wish)
      actions.append(recognizer)
    case (.possible, .possible):
      break
    default:
      TraceRecorder.note {
        .illegalTransition(
          .init(
            recognizer: $0.identifier(of: recognizer), from: recognizer.committedState.traced,
            to: wish.state.traced))
      }
    }
  }

  /// A recognizer would leave possible.
  private func attempt(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.Wish) {
    if let other = FailureRequirements.lost(of: recognizer) {
      return fail(recognizer, TraceReason(.requiredRecognizerRecognized, subject: name(other)))
    }
    if let other = FailureRequirements.open(of: recognizer) {
      return wait(recognizer, wish, for: other)
    }
    if let refusal = GestureQuestions.refusalToBegin(recognizer) {
      return fail(recognizer, refusal)
    }
    for other in engaged where other.isActive && other !== recognizer && other.sharesTouch(with: recognizer) {
      guard budget.spend() else { return }
      // Those that recognized while this one was undecided let it go on then.
      if !recognizer.arbitration.attempt.tolerated.contains(ObjectIdentifier(other)),
        prevents(other, recognizer)
      {
        return fail(recognizer, TraceReason(.recognizerPrevented, subject: name(other)))
      }
    }
    commit(recognizer, wish)
    actions.append(recognizer)
    recognized(recognizer)
  }

  /// The wish stays, and is settled when nothing is open any more.
  private func wait(
    _ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.Wish, for other: UIGestureRecognizer
  ) {
    recognizer.arbitration.attempt.isWaiting = true
    recognizer.wishes.insert(wish, at: 0)
    FailureRequirements.noteWaiting(of: recognizer)
    TraceRecorder.note {
      .recognizerWaits(
        .init(
          recognizer: $0.identifier(of: recognizer), wish: wish.state.traced, other: $0.identifier(of: other))
      )
    }
    if recognizer.arbitration.attempt.isRequiredByWaiting,
      let cycle = WaitingCircles.circle(through: recognizer)
    {
      TraceRecorder.note { recorder in
        .requirementCycle(.init(recognizers: cycle.map { recorder.identifier(of: $0) }))
      }
    }
  }

  /// What follows for the others that share a touch: prevented ones and those that required a failure fail, and the
  /// views' touches are the recognizer's now.
  private func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { views.take(recognizer.attemptTouches, for: recognizer) }
    for other in engaged {
      guard budget.spend() else { return }
      guard other !== recognizer, other.committedState == .possible, other.sharesTouch(with: recognizer)
      else {
        continue
      }
      if FailureRequirements.requires(other, recognizer) {
        fail(other, TraceReason(.requiredRecognizerRecognized, subject: name(recognizer)))
      } else if prevents(recognizer, other) {
        fail(other, TraceReason(.recognizerPrevented, subject: name(recognizer)))
      } else {
        other.arbitration.attempt.tolerated.insert(ObjectIdentifier(recognizer))
      }
    }
  }

  private func name(_ recognizer: UIGestureRecognizer) -> String? {
    TraceRecorder.current?.identifier(of: recognizer)
  }

  private func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    let (prevents, reason) = GestureQuestions.prevents(first, second)
    TraceRecorder.note {
      .exclusionDecided(
        .init(
          recognizer: $0.identifier(of: first), other: $0.identifier(of: second), prevents: prevents,
          reason: reason))
    }
    return prevents
  }

  /// A recognizer fails; those that waited for nothing else are settled next (GR-14).
  func fail(_ recognizer: UIGestureRecognizer, _ cause: TraceReason) {
    commit(recognizer, UIGestureRecognizer.Wish(state: .failed, cause: cause))
    recognizer.arbitration.attempt.isWaiting = false
    recognizer.wishes = []
    recognizer.stopTimers()
  }

  func commit(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.Wish) {
    let old = recognizer.committedState
    recognizer.committedState = wish.state
    TraceRecorder.note {
      .recognizerStateChanged(
        .init(
          recognizer: $0.identifier(of: recognizer), from: old.traced, to: wish.state.traced,
          reason: wish.cause))
    }
  }
}

/// What ``GestureArbiter`` keeps of a recognizer.
@MainActor
struct Arbitration {
  /// The state that has been settled.
  fileprivate(set) var committedState = UIGestureRecognizer.State.possible

  /// The state that the running action is sent for (GR-11).
  var reportedState: UIGestureRecognizer.State?

  /// Transitions that were asked for and not settled yet, oldest first.
  fileprivate(set) var wishes: [UIGestureRecognizer.Wish] = []

  /// Where the recognizer stands among those of a touch (GR-3).
  var place = Rank()

  /// Where it stands in the ``SettlingLine``, and whether another waits there for its decision.
  var lineNumber = 0
  var isWaitedFor = false

  /// Whether it is between its first touch and its reset.
  var isEngaged = false

  var attempt = Attempt()

  /// What is over when the recognizer is reset.
  struct Attempt {
    /// All touches since the last reset, lifted ones included.
    fileprivate(set) var touches: [UITouch] = []

    /// Whether it was broken off, after which its touches are none of its business (GR-4).
    fileprivate(set) var hasLetGo = false

    /// Whether the first wish waits for others to fail (GR-14).
    var isWaiting = false

    /// Whether one that waits, or did, requires it to fail.
    var isRequiredByWaiting = false

    /// The recognizers that must fail before this one leaves possible, by delegates and subclass hooks (GR-14).
    var requirements = Requirements()

    /// The recognizers about which the dynamic questions were asked (GR-5).
    var askedAbout: Set<ObjectIdentifier> = []

    /// The recognizers that recognized and do not prevent this one (GR-19).
    var tolerated: Set<ObjectIdentifier> = []
  }

  /// Where a recognizer stands in the order of GR-3.
  struct Rank {
    /// The number of superviews of the recognizer's view.
    var depth = 0
    /// What grows in the order in which recognizers were added to the view.
    var attachment = 0

    init() {}

    @MainActor
    init(of recognizer: UIGestureRecognizer) {
      depth = recognizer.view?.distanceToRoot ?? 0
      attachment = recognizer.attachment
    }

    func precedes(_ other: Rank) -> Bool {
      (depth, attachment) > (other.depth, other.attachment)
    }
  }
}

/// What may decide something for those who wait for the recognizer: they are looked at again.
extension UIGestureRecognizer {
  final var committedState: State {
    get { arbitration.committedState }
    set {
      arbitration.committedState = newValue
      noteDecision()
    }
  }

  final var wishes: [Wish] {
    get { arbitration.wishes }
    set {
      arbitration.wishes = newValue
      noteDecision()
    }
  }

  final var attemptTouches: [UITouch] {
    get { arbitration.attempt.touches }
    set {
      arbitration.attempt.touches = newValue
      noteDecision()
    }
  }

  /// Breaks off the attempt: its touches are no longer the recognizer's.
  final func letGo() {
    arbitration.attempt.hasLetGo = true
    noteDecision()
  }

  final func endAttempt() {
    arbitration.attempt = Arbitration.Attempt()
    noteDecision()
  }

  /// Whether a touch of the attempt is still on the screen, as far as recognizers heard.
  final var hasTouchDown: Bool { !arbitration.attempt.hasLetGo && attemptTouches.contains { !$0.isLifted } }

  /// Whether it can still leave possible by itself, sooner or later: a touch is down, a timer runs, or it waits.
  final var isUndecided: Bool {
    committedState == .possible
      && (hasTouchDown || !timers.isEmpty || !wishes.isEmpty)
  }

  /// Has those looked at again who wait for this one, since it may be decided.
  final func noteDecision() {
    if arbitration.isWaitedFor { engagedBy?.line.changed(self) }
  }

  final func stopTimers() {
    guard !timers.isEmpty else { return }
    for timer in timers.values { timer.invalidate() }
    timers = [:]
  }
}

/// The actions of recognizers that changed their state, to be sent when all are settled (GR-11).
@MainActor
struct ActionQueue {
  private var entries: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

  /// The recognizers whose action for changed was sent in the running turn.
  private var changed: Set<ObjectIdentifier> = []

  /// Ends a turn of sending.
  mutating func endTurn() { changed = [] }

  /// Queues a recognizer's action for the state that it has now. Of the changes that actions themselves make, those
  /// of a turn are one: an action that sets changed again would never end.
  mutating func append(_ recognizer: UIGestureRecognizer) {
    if recognizer.committedState == .changed, changed.contains(ObjectIdentifier(recognizer)) { return }
    entries.append((recognizer, recognizer.committedState))
  }

  /// Takes the first action out; nil if there is none.
  mutating func next() -> (() -> Void)? {
    guard !entries.isEmpty else { return nil }
    let (recognizer, state) = entries.removeFirst()
    if state == .changed { changed.insert(ObjectIdentifier(recognizer)) }
    return { Self.send(recognizer, state) }
  }

  /// Calls every target once, in the order of addition (GR-30), with the state as it was (GR-11).
  private static func send(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.arbitration.reportedState = state
    defer { recognizer.arbitration.reportedState = nil }
    for pair in recognizer.targetActionPairs {
      guard let target = pair.target else {
        TraceRecorder.current?.recordDroppedAction(
          pair.action, recognizer, TraceReason(pair.isDead ? .targetGone : .recognizerWithoutTarget))
        continue
      }
      _ = ActionSending(action: pair.action, sender: recognizer, state: state).send(to: target)
    }
  }
}
