// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Makes the steps of one touch after its hit test.
struct LaterSteps {
  let touch: String
  let index: ScreenIndex

  var steps: [TouchStep] = []

  /// The hit-test view.
  private(set) var view: String?

  /// The sample of the finger's last step.
  private var last: TouchSample?

  /// From the event that entered a call of a touch method to the position of its step.
  var deliveries: [Int: Int] = [:]

  /// The first touch method that was delivered. Each responder that it passes is a step of its own.
  var firstMethod: TouchMethod?

  /// The event that contains the last step.
  var parent: Int?

  private var isSendingReported = false

  /// The events that already have a step, because an effect of theirs needed it.
  private var introduced: Set<Int> = []

  private var moves = MoveFolding()

  init(_ touch: String, _ index: ScreenIndex) {
    self.touch = touch
    self.index = index
  }

  /// Whether the finger was lifted or the touch was cancelled.
  var isOver: Bool { last?.isOver == true }

  /// Adds a step for an event of other touches, or of none, because it has an effect on this touch.
  mutating func introduce(_ event: TraceEvent) {
    guard introduced.insert(event.sequence).inserted else { return }
    moves.close(&steps)
    if event.kind.sample?.isMove == true { moves.begin(at: steps.count) } else { moves.forget() }
    // An interruption cancels touches that are down.
    var phase = TouchStep.Phase.later
    if case .inputReceived(let record) = event.kind, record.input == .interruption { phase = .cancelled }
    steps.append(step(event, phase, about: mainObject(of: event.kind)))
    parent = event.parent
  }

  /// Adds a step for an event of this touch. `isOwn` says that this touch's own finger just caused it.
  mutating func read(_ event: TraceEvent, _ change: TouchStep.Change?, isOwn: Bool) {
    guard !introduced.contains(event.sequence) else { return }
    let phase = isOwn ? self.phase : .later
    if let sample = event.kind.sample {
      update(event, sample)
    } else if case .eventSent = event.kind {
      send(event, phase)
    } else if let change {
      alter(event, phase, change)
    } else if case .timerFired = event.kind {
      introduce(event)
    } else if !deliver(event, phase), !track(event, phase), !join(event) {
      steps.append(
        step(event, phase, about: mainObject(of: event.kind), changes: changes(of: event.kind)))
    }
    parent = event.parent
  }

  mutating func finish() { moves.close(&steps) }

  /// What the touch's finger did last.
  private var phase: TouchStep.Phase {
    switch last?.phase {
    case _ where last?.isMove == true: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    default: .began
    }
  }

  private mutating func update(_ event: TraceEvent, _ sample: TouchSample) {
    moves.close(&steps)
    deliveries = [:]
    var changes: [TouchStep.Change] = []
    if last?.phase != sample.phase {
      changes.append(
        TouchStep.Change("", "phase", before: last?.phase.rawValue, after: sample.phase.rawValue))
    }
    if let last, last.location != sample.location {
      changes.append(
        TouchStep.Change(
          "", "location", before: last.location.codeWords, after: sample.location.codeWords))
    }
    last = sample
    view = sample.view
    if sample.isMove { moves.begin(at: steps.count) } else { moves.forget() }
    steps.append(step(event, phase, about: sample.view ?? touch, changes: changes))
  }

  /// Adds, once, the steps by which an event reaches recognizers and views.
  private mutating func send(_ event: TraceEvent, _ phase: TouchStep.Phase) {
    if case .eventSent? = steps.last?.firstEvent, phase == .began {
      append(event)
    } else if !isSendingReported, phase == .began {
      isSendingReported = true
      steps.append(step(event, phase, about: view ?? touch))
    } else if !steps.isEmpty {
      steps[steps.count - 1].events.append(event.sequence)
    }
  }

  // MARK: - Making steps

  func step(
    _ event: TraceEvent, _ phase: TouchStep.Phase, about subject: String, changes: [TouchStep.Change] = []
  ) -> TouchStep {
    TouchStep(
      number: 0, phase: phase, time: event.time, kind: .events([event.kind]), subject: subject,
      changes: changes, events: [event.sequence])
  }

  /// Adds an event to the step at a position; nil means the last step.
  mutating func append(_ event: TraceEvent, changes: [TouchStep.Change] = [], to position: Int? = nil) {
    let position = position ?? steps.count - 1
    // Taken out of the array first, to avoid a copy.
    var kinds = steps[position].allEvents
    steps[position].kind = .events([])
    kinds.append(event.kind)
    steps[position].kind = .events(kinds)
    steps[position].events.append(event.sequence)
    steps[position].changes += changes
  }
}

extension TouchStep {
  /// The events of a step after the hit test.
  package var allEvents: [TraceEvent.Kind] {
    if case .events(let events) = kind { events } else { [] }
  }

  /// The first event of a step after the hit test.
  package var firstEvent: TraceEvent.Kind? { allEvents.first }
}

extension TracePoint {
  /// The point, written as the value of a property.
  fileprivate var codeWords: String {
    "\(NumberText.decimal(x, digits: 2)), \(NumberText.decimal(y, digits: 2))"
  }
}

/// Touch methods on their way along the responder chain, and what controls do in them.
extension LaterSteps {
  /// Reads an event of delivery.
  ///
  /// - Returns: False for any other event.
  mutating func deliver(_ event: TraceEvent, _ phase: TouchStep.Phase) -> Bool {
    if case .touchesDelivered(let record) = event.kind {
      firstMethod = firstMethod ?? record.method
      if record.method != firstMethod, let hop = event.parent.flatMap({ deliveries[$0] }),
        hop == steps.count - 1
      {
        // Later methods take the same path, in one step.
        append(event)
      } else {
        steps.append(step(event, phase, about: record.responder))
      }
      deliveries[event.sequence] = steps.count - 1
    } else if case .touchesForwarded(let record) = event.kind {
      settle(event, phase, about: record.responder)
    } else if case .touchesKept(let record) = event.kind {
      settle(event, phase, about: record.responder)
    } else if case .eventDropped(let record) = event.kind {
      settle(event, phase, about: record.responder ?? view ?? record.touches.first ?? touch)
    } else {
      return false
    }
    return true
  }

  /// Adds the end of the call to the step of a touch method.
  private mutating func settle(_ event: TraceEvent, _ phase: TouchStep.Phase, about subject: String) {
    guard let position = event.parent.flatMap({ deliveries[$0] }), position < steps.count else {
      return steps.append(step(event, phase, about: subject))
    }
    append(event, to: position)
  }

  // MARK: - Controls

  /// Reads an event of a control's tracking.
  ///
  /// - Returns: False for any other event.
  mutating func track(_ event: TraceEvent, _ phase: TouchStep.Phase) -> Bool {
    guard case .controlTracking(let record) = event.kind else { return false }
    if let last = steps.last, last.subject == record.control, parent == event.parent, last.isPropertyStep {
      // Changes right before it are part of it.
      steps[steps.count - 1].kind = .events([event.kind])
      steps[steps.count - 1].events.insert(event.sequence, at: 0)
    } else {
      steps.append(step(event, phase, about: record.control))
    }
    return true
  }

  mutating func alter(_ event: TraceEvent, _ phase: TouchStep.Phase, _ change: TouchStep.Change) {
    if let last = steps.last {
      let isWithin = event.parent.map(last.events.contains) == true && last.takesChanges
      let isBeside = last.subject == change.object && parent == event.parent
      if isWithin || (isBeside && last.isTrackingStep) {
        steps[steps.count - 1].changes.append(change)
        steps[steps.count - 1].events.append(event.sequence)
        return
      }
      if isBeside, last.isPropertyStep {
        return append(event, changes: [change])
      }
    }
    steps.append(step(event, phase, about: change.object, changes: [change]))
  }
}

extension TouchStep {
  fileprivate var isPropertyStep: Bool {
    if case .propertyChanged? = firstEvent { true } else { false }
  }

  fileprivate var isTrackingStep: Bool {
    if case .controlTracking? = firstEvent { true } else { false }
  }

  /// Whether changes inside its event are part of the step.
  fileprivate var takesChanges: Bool {
    if case .inputReceived? = firstEvent { return true }
    return isTrackingStep || firstEvent?.action != nil
  }
}

/// Joins consecutive events into one step.
extension LaterSteps {
  /// Adds an event to the last step if it says the same about another object, or is the result of that step.
  mutating func join(_ event: TraceEvent) -> Bool {
    guard let last = steps.last, let before = last.allEvents.last else { return false }
    if case .controlEventsSent = before, case .actionSent = event.kind, event.parent == last.events.last {
      // The first action shows what the events were sent for.
      let step = step(event, last.phase, about: mainObject(of: event.kind))
      steps[steps.count - 1] = step
      steps[steps.count - 1].events += last.events
      return true
    }
    guard isContinuation(event, of: last, before) else { return false }
    append(event, changes: changes(of: event.kind))
    return true
  }

  private func isContinuation(_ event: TraceEvent, of last: TouchStep, _ before: TraceEvent.Kind) -> Bool {
    guard parent == event.parent else { return false }
    if case .recognizerReceived(let record) = before,
      case .recognizerReceived(let other) = event.kind
    {
      return record.method == other.method && record.touches == other.touches
    }
    if case .recognizerPassedOver(let record) = before,
      case .recognizerPassedOver(let other) = event.kind
    {
      return record.reason == other.reason
    }
    if case .recognizerWaits(let record) = before,
      case .recognizerWaits(let other) = event.kind
    {
      return record.recognizer == other.recognizer
    }
    if case .recognizerStateChanged(let record) = before, record.to == .possible,
      case .recognizerStateChanged(let other) = event.kind, other.to == .possible
    {
      return record.reason == other.reason
    }
    return isExclusionContinued(event, of: last, before)
  }

  /// Whether an event continues a list of recognizers that one recognizer prevents, and that fail because of it.
  private func isExclusionContinued(
    _ event: TraceEvent, of last: TouchStep, _ before: TraceEvent.Kind
  ) -> Bool {
    guard case .exclusionDecided(let record) = before else {
      guard case .recognizerStateChanged(let change) = before,
        case .exclusionDecided(let next) = event.kind, next.prevents,
        case .exclusionDecided(let first)? = last.firstEvent, first.prevents
      else { return false }
      return first.recognizer == next.recognizer && first.reason == next.reason
        && change.reason.preventer == first.recognizer
    }
    if case .exclusionDecided(let next) = event.kind {
      return record.recognizer == next.recognizer && record.prevents == next.prevents
        && record.reason == next.reason
    }
    guard record.prevents, case .recognizerStateChanged(let change) = event.kind else { return false }
    return record.other == change.recognizer && change.reason.preventer == record.recognizer
  }
}

/// The subject and the changes of each event.
extension LaterSteps {
  func changes(of kind: TraceEvent.Kind) -> [TouchStep.Change] {
    switch kind {
    case .recognizerStateChanged(let record):
      record.from == record.to
        ? []
        : [
          TouchStep.Change(
            record.recognizer, KnownProperty.state.rawValue, before: record.from.rawValue,
            after: record.to.rawValue)
        ]
    case .firstResponderChanged(let record):
      [
        TouchStep.Change(
          record.window, "firstResponder", before: record.from ?? "nil", after: record.to ?? "nil")
      ]
    default: []
    }
  }

  /// Whether the screen's record has an object.
  private func isKnown(_ object: String) -> Bool {
    index.recognizer(object) != nil || index.responder(object).kind != .responder
  }

  /// The object that an event is about: the first object it names that is on the screen; else the hit-test view, or the
  /// touch if there is none.
  func mainObject(of kind: TraceEvent.Kind) -> String {
    var objects = kind.ids(of: Self.mainRoles)
    if let sample = kind.sample { objects = [sample.view].compactMap { $0 } }
    if case .requirementCycle(let record) = kind { objects = Array(record.recognizers.prefix(1)) }
    if case .inputReceived = kind { objects.append(index.screen.application.id) }
    return objects.first(where: isKnown) ?? view ?? touch
  }

  /// The roles that may be the subject, in order of preference.
  private static let mainRoles: [EventRole] = [
    .view, .receiver, .responder, .asked, .recognizer, .owner, .control, .controller, .object, .start,
    .target, .sender,
    .subject, .to, .from, .window,
  ]
}

/// Counts finger moves with the same effects as the move before, instead of listing each.
struct MoveFolding {
  /// The position of the first step of the current move.
  private var start: Int?

  /// What happened at the previous move.
  private var previous: [Outline]?

  /// The maximum number of events listed in a step that represents many moves.
  private static let namedEvents = 200

  /// Starts a move, whose first step is at a position.
  mutating func begin(at position: Int) { start = position }

  /// Resets the comparison, because something other than a move happens.
  mutating func forget() {
    start = nil
    previous = nil
  }

  /// Ends the move, and counts it if it was like the one before.
  mutating func close(_ steps: inout [TouchStep]) {
    guard let start, start < steps.count else { return forget() }
    let outlines = steps[start...].map(Outline.init)
    if outlines == previous {
      fold(from: start, &steps)
    } else {
      previous = outlines
    }
    self.start = nil
  }

  private func fold(from start: Int, _ steps: inout [TouchStep]) {
    let move = Array(steps[start...])
    guard let sample = move[0].firstEvent?.sample else { return }
    steps.removeSubrange(start...)
    if case .repeated(let count, _)? = steps.last?.kind {
      steps[start - 1].kind = .repeated(count: count + 1, last: sample)
    } else {
      var step = move[0]
      step.kind = .repeated(count: 1, last: sample)
      step.events = []
      step.changes = []
      steps.append(step)
    }
    for step in move { Self.add(step, to: &steps[steps.count - 1]) }
  }

  private static func add(_ part: TouchStep, to step: inout TouchStep) {
    step.events += part.events.prefix(max(0, namedEvents - step.events.count))
    // Keep the latest event last: the step ends with it.
    if let last = part.events.max(), let latest = step.events.last, last > latest {
      step.events[step.events.count - 1] = last
    }
    for change in part.changes {
      let position = step.changes.firstIndex {
        $0.object == change.object && $0.property == change.property
      }
      if let position { step.changes[position].after = change.after } else { step.changes.append(change) }
    }
  }
}

/// The content of a step without numbers, which differ from move to move.
private struct Outline: Hashable {
  private var subject: String
  private var events: [TraceEvent.Kind]

  init(_ step: TouchStep) {
    subject = step.subject
    events = step.allEvents.map(Self.outline)
  }

  private static func outline(_ kind: TraceEvent.Kind) -> TraceEvent.Kind {
    if var sample = kind.sample {
      sample.location = TracePoint(x: 0, y: 0)
      return .touchUpdated(sample)
    }
    if case .recognizerStateChanged(var record) = kind {
      record.reason.numbers = [:]
      record.from = .possible
      return .recognizerStateChanged(record)
    }
    if case .propertyChanged(var record) = kind {
      if case .bool = record.value { return kind }
      record.value = .text("")
      return .propertyChanged(record)
    }
    return kind
  }
}
