// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The steps of one touch after its hit test.
struct LaterSteps {
  let touch: String
  let index: ScreenIndex

  var steps: [TouchStep] = []

  /// The hit view.
  private(set) var view: String?

  /// The sample of the last step of the finger.
  private var last: TouchSample?

  /// The steps of the calls of touches methods, by the event that entered the call.
  var deliveries: [Int: Int] = [:]

  /// The touches method that was delivered first, each hop of which is a step.
  var firstMethod: TouchMethod?

  /// The event within which the last step happened.
  var parent: Int?

  private var isSendingTold = false

  /// The events that got their step before an effect of theirs did.
  private var introduced: Set<Int> = []

  private var moves = MoveFolding()

  init(_ touch: String, _ index: ScreenIndex) {
    self.touch = touch
    self.index = index
  }

  /// Whether the finger is lifted, or the touch was cancelled.
  var isOver: Bool { last?.isOver == true }

  /// Makes a step of an event of other touches, or of none, because it causes something for this touch.
  mutating func introduce(_ event: TraceEvent) {
    guard introduced.insert(event.sequence).inserted else { return }
    moves.close(&steps)
    if event.kind.sample?.isMove == true { moves.begin(at: steps.count) } else { moves.forget() }
    // An interruption cancels what is down.
    var phase = TouchStep.Phase.later
    if case .inputReceived(let record) = event.kind, record.input == .interruption { phase = .cancelled }
    steps.append(step(event, phase, about: mainObject(of: event.kind)))
    parent = event.parent
  }

  /// Makes a step of an event of this touch. `isOwn` says that this touch's finger caused it just now.
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
      changes.append(TouchStep.Change("", "phase", before: last?.phase.rawValue, after: sample.phase.rawValue))
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

  /// Shows once how an event comes to recognizers and views.
  private mutating func send(_ event: TraceEvent, _ phase: TouchStep.Phase) {
    if case .eventSent? = steps.last?.firstEvent, phase == .began {
      append(event)
    } else if !isSendingTold, phase == .began {
      isSendingTold = true
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

  /// Makes an event part of a step, by its position; nil stands for the last one.
  mutating func append(_ event: TraceEvent, changes: [TouchStep.Change] = [], to position: Int? = nil) {
    let position = position ?? steps.count - 1
    // Taken out first, so that the array is not copied.
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

  /// The event that such a step begins with.
  package var firstEvent: TraceEvent.Kind? { allEvents.first }
}

extension TracePoint {
  /// The point as a value of a property is written.
  fileprivate var codeWords: String {
    "\(NumberText.decimal(x, digits: 2)), \(NumberText.decimal(y, digits: 2))"
  }
}
