// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Gesture arbitration: decides which recognizers change state, and in which order.
///
/// ```text
/// every event    1  recognizers get their touches, from the hit view outwards          (GR-2, GR-3)
///                   and wish for states
///                2  each wish to leave possible, failures first, then in that order    (GR-20)
///                     a requirement is undecided             -> wait                   (GR-14)
///                     a requirement recognized               -> fail                   (GR-14)
///                     delegate, view or hit view refuses     -> fail                   (GR-7, GR-40)
///                     an earlier recognizer prevents it      -> fail                   (GR-18, GR-19)
///                     otherwise it recognizes; the recognizers fail that it prevents   (GR-18)
///                     or that require it to fail                                       (GR-14)
///                3  actions are sent                                                   (GR-11)
///                4  views get what no recognizer delays or takes                       (ViewPhase)
///                5  decided recognizers without a touch are reset                      (GR-10)
/// ```
///
/// Timers and code that sets a state outside of events enter at step 2.
@MainActor
final class GestureArbiter {
  private unowned let application: UIApplication

  /// Recognizers between their first touch and their reset: from the deepest view outwards, and within a view from the
  /// last added to the first (GR-3).
  private(set) var engaged: [UIGestureRecognizer] = []

  /// Delivers touches to views.
  let views = ViewPhase()

  /// Code that waits for the end of a delivery.
  let turns = DeliveryTurns()

  /// The recognizers to settle, during settling; stale if others became engaged since it was filled.
  var line = SettlingLine()
  var isLineStale = false

  /// The actions to send when all transitions are settled.
  var actions = ActionQueue()

  /// Whether views are getting their touches, and whether something was settled meanwhile.
  private var isDeliveringToViews = false
  private var needsAnotherRound = false

  /// The number of nested phases. The outermost delivers to views what the inner ones decide.
  private var depth = 0

  /// The recognizers that were reset at the end of the running phase.
  private var wereReset: [UIGestureRecognizer] = []

  init(_ application: UIApplication) { self.application = application }

  var budget: SimulationBudget { application.budget }

  /// Assigns a new touch to the recognizers that were collected for it.
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
    // Recognizers mostly come in order, so search from the end.
    let previous = engaged.lastIndex { !place.precedes($0.arbitration.place) }
    engaged.insert(recognizer, at: previous.map { $0 + 1 } ?? 0)
    isLineStale = true
  }

  // MARK: - Phases

  /// Runs the phases of one event for the touches of one window; once, however often `sendEvent` is called. Skips
  /// touches whose beginning an override of `sendEvent` did not deliver.
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

  /// Runs the phases of an event without touches, after the closure has delivered it to recognizers (OW-62).
  func deliver(_ telling: () -> Void) { phase(nil, nil, telling) }

  /// Runs the action of a recognizer's or control's timer, and the phases that follow.
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
    guard !isDeliveringToViews else {
      // A view's code changed a recognizer. Views get the consequences in the next round.
      needsAnotherRound = true
      return flush()
    }
    isDeliveringToViews = true
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
    isDeliveringToViews = false
    finish()
  }

  /// Queues a wish. Outside of a phase, as from code between events, settles it at once.
  private func receive(_ wish: UIGestureRecognizer.Wish, of recognizer: UIGestureRecognizer) {
    engage(recognizer)
    if recognizer.arbitration.attempt.isWaiting, wish.state == .failed {
      recognizer.arbitration.attempt.isWaiting = false
      recognizer.wishes = [wish]
    } else if recognizer.arbitration.attempt.isWaiting, let last = recognizer.wishes.last,
      last.state == .changed || last.state == .began,
      wish.state == .changed || wish.state == .began
    {
      // It keeps waiting, and needs only the last of the states that it requested meanwhile.
      if last.state == .changed { recognizer.wishes.removeLast() }
      recognizer.wishes.append(.init(state: .changed, cause: wish.cause))
    } else if wish.state == .changed, recognizer.wishes.last?.state == .changed {
      // An event changes it once, whoever says so.
      recognizer.wishes[recognizer.wishes.count - 1] = wish
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

  /// Calls a recognizer's touches methods with its changed touches, one call per phase (GR-2). A decided recognizer
  /// gets none (GR-10, GR-13), nor does one that was cancelled during the event (GR-4).
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

  /// Sends the actions in the order of the state changes (GR-11), and settles and sends what they cause in turn.
  private func flush() {
    depth += 1
    while budget.spend(), let send = actions.next() {
      send()
      settle()
    }
    actions.endTurn()
    depth -= 1
  }

  // MARK: - End of a phase

  /// Resets decided recognizers without a touch, and fails recognizers that wait in a circle (GR-10, GR-16).
  func finish() {
    guard depth == 0, !isDeliveringToViews else { return }
    for recognizer in engaged { recognizer.activeTouches.removeAll(where: \.isLifted) }
    endCycles()
    for recognizer in engaged where !recognizer.hasTouchDown {
      if recognizer.isFinal {
        // One that failed is reset together with those that it waits for.
        if FailureRequirements.open(of: recognizer).map({ $0 === recognizer }) ?? true { reset(recognizer) }
      } else if recognizer.committedState == .possible, !recognizer.isUndecided {
        // Its touches have ended, and it wishes for nothing.
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

  /// Settles wishes that a `reset()` made for other recognizers. Drops wishes for recognizers that were just reset,
  /// since resets that wish for each other would never end.
  private func settleAfterReset() {
    for recognizer in wereReset { recognizer.wishes = [] }
    // After the simulation's budget is spent nothing is settled, and wishes would stay for ever.
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

  /// Whether a timer of a recognizer is running.
  var waitsForTimers: Bool { engaged.contains { !$0.timers.isEmpty } }

  // MARK: - Changes from outside

  /// Ends a recognizer's gesture: an undecided recognizer fails, any other is cancelled. It drops its touches, so
  /// that it becomes possible at once and can recognize new touches (GR-4, GR-9, GR-10).
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

  /// Removes a touch from a recognizer's gesture; the recognizer no longer affects the view's touch (GR-36).
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

/// Settling wishes: the second step of arbitration.
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

  /// Makes a transition that GR-9 allows, and records one that it does not.
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

  /// Lets a recognizer leave the possible state, unless something makes it fail or wait.
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
      // Also one that recognized earlier without preventing this one: its delegate is asked again.
      if prevents(other, recognizer) {
        return fail(recognizer, TraceReason(.recognizerPrevented, subject: name(other)))
      }
    }
    commit(recognizer, .init(state: wish.state, cause: recognizer.recognitionCause(wish.cause)))
    actions.append(recognizer)
    recognized(recognizer)
  }

  /// Keeps the wish until no requirement is open.
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

  /// After a recognition: takes the touches from their views, and fails the recognizers that share a touch and are
  /// prevented or required this one to fail.
  private func recognized(_ recognizer: UIGestureRecognizer) {
    views.take(recognizer.attemptTouches.filter(recognizer.takesFromView), for: recognizer)
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

  /// Fails a recognizer. Recognizers that waited only for it are settled next (GR-14).
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

/// What ``GestureArbiter`` keeps about a recognizer.
@MainActor
struct Arbitration {
  /// The settled state.
  fileprivate(set) var committedState = UIGestureRecognizer.State.possible

  /// The state for which the running action is sent (GR-11); nil if none runs.
  var reportedState: UIGestureRecognizer.State?

  /// Requested transitions that are not settled yet, oldest first.
  fileprivate(set) var wishes: [UIGestureRecognizer.Wish] = []

  /// The recognizer's rank among those of a touch (GR-3).
  var place = Rank()

  /// Its number in the ``SettlingLine``, and whether another recognizer in the line waits for it.
  var lineNumber = 0
  var isWaitedFor = false

  /// Whether the recognizer is between its first touch and its reset.
  var isEngaged = false

  /// The state of the current attempt to recognize.
  var attempt = Attempt()

  /// The state from the first touch of an attempt to the reset.
  struct Attempt {
    /// All touches since the last reset, lifted ones included.
    fileprivate(set) var touches: [UITouch] = []

    /// Whether the attempt was ended from outside, so that its touches no longer count (GR-4).
    fileprivate(set) var wasEndedFromOutside = false

    /// Whether the first wish waits for others to fail (GR-14).
    var isWaiting = false

    /// Whether a recognizer that waits, or waited, requires it to fail.
    var isRequiredByWaiting = false

    /// The recognizers that must fail first according to delegates and subclass hooks (GR-14).
    var requirements = Requirements()

    /// The recognizers about which subclass and delegate were asked (GR-5).
    var askedAbout: Set<ObjectIdentifier> = []
  }

  /// A recognizer's place in the order of GR-3.
  struct Rank {
    /// The number of superviews of the view that UIKit attaches it to.
    var depth = 0
    /// A number that grows in the order in which recognizers were added to the view.
    var attachment = 0

    init() {}

    @MainActor
    init(of recognizer: UIGestureRecognizer) {
      depth = (recognizer.view?.distanceToRoot ?? 0) + recognizer.depthInView
      attachment = recognizer.attachment
    }

    func precedes(_ other: Rank) -> Bool {
      (depth, attachment) > (other.depth, other.attachment)
    }
  }
}

/// The values on which waiting recognizers depend. Each change makes the line check them again.
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

  /// Drops the touches of the attempt (GR-4).
  final func letGo() {
    arbitration.attempt.wasEndedFromOutside = true
    noteDecision()
  }

  /// Begins a new attempt without touches.
  final func endAttempt() {
    arbitration.attempt = Arbitration.Attempt()
    noteDecision()
  }

  /// Whether a finger of the attempt is still down, as far as recognizers have been told.
  final var hasTouchDown: Bool {
    !arbitration.attempt.wasEndedFromOutside && attemptTouches.contains { !$0.isLifted }
  }

  /// Whether it is possible and may still recognize: a finger is down, a timer runs, it waits, or code decides it later.
  final var isUndecided: Bool {
    committedState == .possible
      && (hasTouchDown || !timers.isEmpty || !wishes.isEmpty || isDecidedLater)
  }

  /// Whether its gesture is of the app's own class, and an entry of the scenario sets its state, perhaps after the lift: UIKit's base
  /// class never does (GR-25).
  private final var isDecidedLater: Bool {
    declaration?.isDecidedByCode == true && !attemptTouches.isEmpty
      && type(of: self) == UIGestureRecognizer.self
  }

  /// Makes the line check the recognizers that wait for this one.
  final func noteDecision() {
    if arbitration.isWaitedFor { engagedBy?.line.changed(self) }
  }

  final func stopTimers() {
    guard !timers.isEmpty else { return }
    for timer in timers.values { timer.invalidate() }
    timers = [:]
  }
}

/// The actions of recognizers that changed state, sent when all transitions are settled (GR-11).
@MainActor
struct ActionQueue {
  private var entries: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []

  /// The recognizers whose action for `changed` was sent in the current turn.
  private var changed: Set<ObjectIdentifier> = []

  /// Ends a turn of sending.
  mutating func endTurn() { changed = [] }

  /// Queues a recognizer's action for its current state. In one turn each recognizer's action for `changed` is sent
  /// only once; otherwise an action that sets `changed` would never end.
  mutating func append(_ recognizer: UIGestureRecognizer) {
    if recognizer.committedState == .changed, changed.contains(ObjectIdentifier(recognizer)) { return }
    entries.append((recognizer, recognizer.committedState))
  }

  /// Removes the first action and returns a closure that sends it; nil if there is none.
  mutating func next() -> (() -> Void)? {
    guard !entries.isEmpty else { return nil }
    let (recognizer, state) = entries.removeFirst()
    if state == .changed { changed.insert(ObjectIdentifier(recognizer)) }
    return { Self.send(recognizer, state) }
  }

  /// Calls each target once, in the order of addition (GR-30), while `state` shows the state as it was (GR-11).
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
