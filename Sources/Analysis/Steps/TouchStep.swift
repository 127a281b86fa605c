// SPDX-License-Identifier: Apache-2.0

package import Trace

/// One thing that happened because of a touch. The player of a page shows the steps one by one.
package struct TouchStep: Hashable, Sendable {
  /// The position among the touch's steps, from 1, counting steps that are omitted.
  package var number: Int

  package var phase: Phase

  /// The virtual time, in seconds since recording started.
  package var time: Double

  package var kind: Kind

  /// The view, recognizer or responder that the step is about.
  package var subject: String

  /// The location of the touch in points, in the subject's bounds coordinates; nil for a subject without them.
  package var point: TracePoint?

  /// What the step changed.
  package var changes: [Change] = []

  /// The sequence numbers of the step's events, the main one first.
  package var events: [Int]

  /// A part of a touch's life, to which a reader can jump.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Views are asked for the touch.
    case hitTest
    /// Recognizers are collected, and the finger is down.
    case began
    case moved
    case ended
    case cancelled
    /// Timers that fire, and their effects.
    case later
  }

  /// The value of something before and after a step.
  package struct Change: Hashable, Sendable {
    /// The object; empty for the touch itself.
    package var object: String

    /// UIKit's property name, such as `state`, `isHighlighted` or `view`, or a word such as `hitTest`.
    package var property: String

    /// Nil if there was no value.
    package var before: String?
    package var after: String?

    package init(_ object: String, _ property: String, before: String?, after: String?) {
      self.object = object
      self.property = property
      self.before = before
      self.after = after
    }
  }

  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// A view was asked and answered at once, or was skipped, in the traversal whose result counts.
    case asked(WalkStep)
    /// Several views were asked in a row, and refused for the same reason.
    case refusals([WalkStep])
    /// A view was asked, and asks others before it answers.
    case entered(WalkStep)
    /// A view answered after asking others, and did not just return the result of one of them.
    case returned(WalkStep)
    /// The traversal ended. `path` lists the views that returned the found view from a subview.
    case found(view: String?, path: [String])
    /// Everything else, as its events; consecutive events of one kind are one step.
    case events([TraceEvent.Kind])
    /// The touch moved or rested `count` more times, each time with the same effects.
    case repeated(count: Int, last: TouchSample)
  }
}

package struct TouchSteps: Hashable, Sendable {
  /// The steps to show, in order.
  package var steps: [TouchStep] = []

  /// The number of steps, including those that are omitted.
  package var count = 0

  /// For each view that did not get the touch, the number of the step that ruled it out.
  package var exclusions: [String: Int] = [:]
}

extension TouchStep {
  /// Creates a step of one event, to describe it in a sentence.
  package init(of event: TraceEvent) {
    self.init(
      number: 1, phase: .began, time: event.time, kind: .events([event.kind]),
      subject: event.kind.subject ?? event.kind.touch ?? event.kind.touches?.first ?? "",
      events: [event.sequence])
  }
}

extension TraceAnalysis {
  /// The steps of a touch, in order.
  ///
  /// - Parameters:
  ///   - touch: The touch's index in ``touches``.
  ///   - limit: The maximum number of steps. If there are more, those on the hit path, the first and the last are kept,
  ///     and what happened after the hit test comes before refusals.
  /// - Returns: The chosen steps, and the number of all steps.
  package func steps(of touch: Int, limit: Int = 400) -> TouchSteps {
    var reader = StepReader(self, only: touches[touch].touch)
    for event in trace.events { reader.read(event) }
    return reader.steps(of: touches[touch], limit: limit)
  }

  /// The steps of every touch, in the order of ``touches``. Reads the events once for all touches.
  package func allSteps(limit: Int = 400) -> [TouchSteps] {
    var reader = StepReader(self)
    for event in trace.events { reader.read(event) }
    return touches.map { reader.steps(of: $0, limit: limit) }
  }
}

/// Chooses the steps to show if there are too many.
///
/// The first and last steps and the end of the hit test have priority, then the steps on the hit path, then what
/// happened after the hit test, then the views that refused.
struct StepChoice {
  let limit: Int
  let path: Set<String>

  func choose(_ steps: [TouchStep]) -> [TouchStep] {
    steps.chosen(limit) { rank(steps[$0], $0, of: steps.count) }
  }

  private func rank(_ step: TouchStep, _ position: Int, of count: Int) -> Int {
    if position == 0 || position == count - 1 { return 0 }
    switch step.kind {
    case .found: return 0
    case .asked, .entered, .returned: return path.contains(step.subject) ? 1 : 3
    // A step about many views says more than a step about one of them.
    case .refusals, .events, .repeated: return 2
    }
  }
}

extension Array {
  /// At most `room` elements, in their order, lowest ranks first. Of a rank that does not fit completely, its beginning
  /// and end, which say most.
  package func chosen(_ room: Int, by rank: (_ position: Int) -> Int) -> [Element] {
    guard count > room else { return self }
    var chosen: [Int] = []
    for (_, positions) in Dictionary(grouping: indices, by: rank).sorted(by: { $0.key < $1.key }) {
      let free = Swift.max(0, room - chosen.count)
      chosen +=
        positions.count > free ? positions.prefix(free - free / 2) + positions.suffix(free / 2) : positions
    }
    return chosen.sorted().map { self[$0] }
  }
}

/// Assigns the events of a trace to the touches that caused them, and makes steps from them.
struct StepReader {
  private let analysis: TraceAnalysis

  /// The only touch to make steps for; nil for all touches.
  private let only: String?

  private let causes: [Int: [String]]
  private var values: PropertyValues
  private var later: [String: LaterSteps] = [:]

  /// The fingers' latest events, all at one time.
  private var fingers: [TraceEvent] = []

  /// Whether ``fingers`` have already been sent.
  private var isSent = false

  /// The timer or call by code that contains the current events.
  private var root: TraceEvent?

  /// The touches of the previous event.
  private var lastTouches: [String] = []

  init(_ analysis: TraceAnalysis, only: String? = nil) {
    self.analysis = analysis
    self.only = only
    causes = analysis.causes
    values = PropertyValues(analysis.index)
  }

  mutating func read(_ event: TraceEvent) {
    // Changes of the screen are drawn but have no step.
    guard event.kind.group != .screen else { return }
    followTurn(event)
    var touches = causes[event.sequence] ?? []
    // A failure requirement results from the question before it (GR-14).
    if case .requirementAdded = event.kind, touches.isEmpty { touches = lastTouches }
    lastTouches = touches
    let change = values.read(event.kind)
    guard event.kind.group != .hitTest else { return }
    for touch in touches where only == nil || only == touch {
      var list = later.removeValue(forKey: touch) ?? LaterSteps(touch, analysis.index(ofTouch: touch))
      if let root, event.parent != nil { list.introduce(root) }
      let isOwn = isFingerOf(touch) || (root == nil && !list.isOver)
      if !isOwn, root == nil { for finger in fingers { list.introduce(finger) } }
      list.read(event, change, isOwn: isOwn)
      later[touch] = list
    }
  }

  /// Whether a touch's finger caused the current event.
  private func isFingerOf(_ touch: String) -> Bool {
    fingers.contains { $0.kind.sample?.touch == touch }
  }

  /// Updates what contains the next events.
  private mutating func followTurn(_ event: TraceEvent) {
    if event.kind.sample != nil {
      forgetSent()
      fingers.append(event)
      if event.parent == nil { root = nil }
    }
    if case .eventSent = event.kind { isSent = true }
    guard event.parent == nil else { return }
    if case .hitTestPassBegan = event.kind {
      forgetSent()
      root = nil
    }
    if event.kind.isTimerOrInput {
      root = event
      fingers = []
      isSent = false
    }
  }

  private mutating func forgetSent() {
    if isSent { fingers = [] }
    isSent = false
  }

  /// The steps of a touch, once all events have been read.
  func steps(of answer: TouchAnswer, limit: Int) -> TouchSteps {
    let index = analysis.index(of: answer)
    var list = later[answer.touch] ?? LaterSteps(answer.touch, index)
    list.finish()
    let walk = WalkSteps(answer)
    var steps = walk.steps
    for step in list.steps {
      var step = step
      step.number = steps.count + 1
      steps.append(step)
    }
    var result = TouchSteps(count: steps.count)
    result.exclusions = walk.exclusions(in: index)
    result.steps = StepChoice(limit: limit, path: Set(answer.hitPath(in: index))).choose(steps)
    return result
  }
}

/// The values of properties while events change them.
struct PropertyValues {
  private let initial: RecordedValues
  private var changed: [String: [String: PropertyValue]] = [:]

  init(_ index: ScreenIndex) { initial = RecordedValues(index: index) }

  /// The change made by an event; nil if it changes no property.
  mutating func read(_ kind: TraceEvent.Kind) -> TouchStep.Change? {
    guard case .propertyChanged(let record) = kind else { return nil }
    let before =
      changed[record.object]?[record.property] ?? initial.value(of: record.property, of: record.object)
    changed[record.object, default: [:]][record.property] = record.value
    return TouchStep.Change(
      record.object, record.property, before: before?.words, after: record.value.words)
  }
}

extension TraceEvent.Kind {
  /// Whether something other than a finger is the origin.
  fileprivate var isTimerOrInput: Bool {
    if case .timerFired = self { return true }
    if case .inputReceived = self { return true }
    return false
  }
}

/// The steps of the traversal whose result counts.
struct WalkSteps {
  private let pass: HitTestPass
  private let hitView: String?

  private(set) var steps: [TouchStep] = []

  /// For each call, by its position in the walk, the numbers of the steps at which it began and was answered.
  private var began: [Int] = []
  private var answered: [Int] = []

  private var walk: [WalkStep] { pass.steps }

  init(_ answer: TouchAnswer) {
    pass = answer.passes.last ?? HitTestPass(number: 0, steps: [])
    hitView = answer.hitView
    guard !answer.passes.isEmpty else { return }
    began = Array(repeating: 0, count: walk.count)
    answered = began
    var open: [Int] = []
    for run in walk.runs {
      let position = run.lowerBound
      while let last = open.last, walk[last].depth >= walk[position].depth {
        open.removeLast()
        leave(last)
      }
      guard run.count == 1 else {
        refuse(run)
        continue
      }
      let asksOthers = walk.asksOthers(position)
      enter(position, asksOthers: asksOthers)
      if asksOthers { open.append(position) }
    }
    for position in open.reversed() { leave(position) }
    found(answer)
  }

  private mutating func enter(_ position: Int, asksOthers: Bool) {
    let step = walk[position]
    let own = pass.events(of: position)
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: asksOthers ? .entered(step) : .asked(step),
        subject: step.view, point: step.point, events: asksOthers ? own.dropLast() : own))
    began[position] = steps.count
    answered[position] = steps.count
  }

  /// Adds a step for several views that refuse in a row for the same reason.
  private mutating func refuse(_ run: Range<Int>) {
    let calls = Array(walk[run])
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: .refusals(calls), subject: calls[0].view,
        events: run.flatMap(pass.events)))
    for position in run {
      began[position] = steps.count
      answered[position] = steps.count
    }
  }

  /// Adds the answer of a view that asked others. If it just returns the result of one of them, the end of the walk
  /// says so.
  private mutating func leave(_ position: Int) {
    let step = walk[position]
    let isOwn = step.outcome != .passedUp || step.reason != nil
    guard isOwn else { return answered[position] = steps.count }
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: .returned(step), subject: step.view,
        point: step.point, events: pass.events(of: position).suffix(1)))
    answered[position] = steps.count
  }

  private mutating func found(_ answer: TouchAnswer) {
    let path = walk.filter { $0.outcome == .passedUp && $0.view != hitView }.map(\.view)
    append(
      TouchStep(
        number: 0, phase: .hitTest, time: pass.time, kind: .found(view: hitView, path: path),
        subject: hitView ?? answer.touch,
        changes: [
          TouchStep.Change("", OverrideMethod.hitTest.rawValue, before: nil, after: hitView ?? "nil")
        ], events: []))
  }

  private mutating func append(_ step: TouchStep) {
    var step = step
    step.number = steps.count + 1
    steps.append(step)
  }

  // MARK: - Why not the others

  /// For each view that did not get the touch, the number of the step that ruled it out.
  ///
  /// That is the step in which the view or a superview refused, or in which a sibling in front of the view or of a
  /// superview took the touch; else the end of the hit test.
  func exclusions(in index: ScreenIndex) -> [String: Int] {
    guard let end = steps.last?.number else { return [:] }
    /// If a view was called several times, the last call counts.
    var asked: [String: Int] = [:]
    for position in walk.indices { asked[walk[position].view] = position }
    var takers: [String: Int] = [:]
    for view in index.screen.views {
      guard let position = asked[view.id], walk[position].result != nil else { continue }
      takers[view.superview ?? ""] = began[position]
    }
    var exclusions: [String: Int] = [:]
    for view in index.screen.views {
      let above = view.superview ?? ""
      if view.superview == nil, view.window == nil {
        exclusions[view.id] = end
      } else if let position = asked[view.id] {
        exclusions[view.id] = walk[position].outcome == .refused ? answered[position] : end
      } else if asked[above] == nil, let inherited = exclusions[above] {
        exclusions[view.id] = inherited
      } else if let position = asked[above], walk[position].outcome == .refused {
        exclusions[view.id] = answered[position]
      } else {
        exclusions[view.id] = takers[above] ?? asked[above].map { answered[$0] } ?? end
      }
    }
    if let hitView { exclusions[hitView] = nil }
    return exclusions
  }
}

/// The state after each step of a touch: the screen and the finger's path so far.
package struct TouchMoments: Sendable {
  /// The state after one step.
  package struct Moment: Hashable, Sendable {
    /// The sequence number of the last event that has happened.
    package var sequence: Int

    /// The index of its screen in ``screens``.
    package var screen: Int

    /// How many samples the touch has so far; 0 during hit testing, before the finger counts as down.
    package var samples: Int
  }

  /// The different screens, in order.
  package let screens: [ScreenIndex]

  /// The state after each step.
  package let moments: [Moment]

  /// The screen after a step, by the step's index.
  package func screen(at step: Int) -> ScreenIndex { screens[moments[step].screen] }

  fileprivate init(_ analysis: TraceAnalysis, _ touch: String, from start: Int, _ steps: [TouchStep]) {
    let sequences = Self.sequences(of: steps, from: start, in: analysis.trace.events)
    let (states, positions) = analysis.history.screens(after: sequences)
    let fingers = analysis.trace.events.filter { $0.kind.sample?.touch == touch }.map(\.sequence)
    screens = states
    moments = zip(sequences, positions).map { sequence, position in
      Moment(
        sequence: sequence, screen: position, samples: fingers.prefix { $0 <= sequence }.count)
    }
  }

  /// The last event that has happened after each step. It precedes everything that later steps describe.
  private static func sequences(of steps: [TouchStep], from start: Int, in events: [TraceEvent]) -> [Int] {
    var limits: [Int] = []
    var limit = events.count
    for step in steps.reversed() {
      limits.append(limit)
      limit = min(limit, (step.events.min() ?? limit + 1) - 1)
    }
    var last = start
    return zip(steps, limits.reversed()).map { step, limit in
      let own = min(step.events.max() ?? last, limit)
      last = max(last, effects(of: own, in: events))
      return last
    }
  }

  /// The last change of the screen that an event caused.
  ///
  /// It caused the changes right after it, except those of an object right before the event of its own property.
  private static func effects(of sequence: Int, in events: [TraceEvent]) -> Int {
    var last = sequence
    while last < events.count, events[last].kind.group == .screen { last += 1 }
    guard last < events.count, case .propertyChanged(let record) = events[last].kind else {
      return last
    }
    while last > sequence, events[last - 1].kind.ids(of: [.view, .recognizer]) == [record.object] {
      last -= 1
    }
    return last
  }
}

extension TraceAnalysis {
  /// The states after the given steps of a touch.
  ///
  /// - Parameters:
  ///   - steps: Steps of the touch, in order. The effects of omitted steps come with the next one.
  ///   - touch: The touch's index in ``touches``.
  /// - Returns: The state after each step.
  package func moments(of steps: [TouchStep], touch: Int) -> TouchMoments {
    let name = touches[touch].touch
    return TouchMoments(self, name, from: touchDown(of: name), steps)
  }
}
