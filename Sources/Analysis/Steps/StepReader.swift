// SPDX-License-Identifier: Apache-2.0

import Trace

/// Sorts the events of a trace by the touches that caused them, and makes steps of them.
struct StepReader {
  private let analysis: TraceAnalysis

  /// The only touch that gets steps; nil for all touches.
  private let only: String?

  private let causes: [Int: [String]]
  private var values: PropertyValues
  private var later: [String: LaterSteps] = [:]

  /// What the fingers did last, all at one time.
  private var fingers: [TraceEvent] = []

  /// Whether events of ``fingers`` were sent already.
  private var isSent = false

  /// A timer or a call of code within which things happen now.
  private var root: TraceEvent?

  /// The touches of the event before.
  private var lastTouches: [String] = []

  init(_ analysis: TraceAnalysis, only: String? = nil) {
    self.analysis = analysis
    self.only = only
    causes = analysis.causes
    values = PropertyValues(analysis.index)
  }

  mutating func read(_ event: TraceEvent) {
    // Changes of the screen are drawn and not told.
    guard event.kind.type.group != .screen else { return }
    followTurn(event)
    var touches = causes[event.sequence] ?? []
    // A requirement is set up because of the question before it (GR-14).
    if case .requirementAdded = event.kind, touches.isEmpty { touches = lastTouches }
    lastTouches = touches
    let change = values.read(event.kind)
    guard event.kind.type.group != .hitTest else { return }
    for touch in touches where only == nil || only == touch {
      var list = later.removeValue(forKey: touch) ?? LaterSteps(touch, analysis.index(ofTouch: touch))
      if let root, event.parent != nil { list.introduce(root) }
      let isOwn = isFingerOf(touch) || (root == nil && !list.isOver)
      if !isOwn, root == nil { for finger in fingers { list.introduce(finger) } }
      list.read(event, change, isOwn: isOwn)
      later[touch] = list
    }
  }

  /// Whether a touch's finger caused what happens now.
  private func isFingerOf(_ touch: String) -> Bool {
    fingers.contains { $0.kind.sample?.touch == touch }
  }

  /// Notes what the next events happen within.
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

  /// The steps of a touch after all events were read.
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
    walk.fillStacks(of: &result.steps)
    return result
  }
}

/// The values of properties as events change them.
struct PropertyValues {
  private let initial: RecordedValues
  private var changed: [String: [String: String]] = [:]

  init(_ index: ScreenIndex) { initial = RecordedValues(index: index) }

  /// What an event changed; nil for one that changes no property.
  mutating func read(_ kind: TraceEvent.Kind) -> TouchStep.Change? {
    guard case .propertyChanged(let record) = kind else { return nil }
    let before =
      changed[record.object]?[record.property] ?? initial.value(of: record.property, of: record.object)
    changed[record.object, default: [:]][record.property] = record.value.words
    return TouchStep.Change(
      record.object, record.property, before: before.map(Self.bare), after: Self.bare(record.value.words))
  }

  /// Numbers in a row without the brackets that a snapshot's have.
  private static func bare(_ value: String) -> String {
    value.hasPrefix("[") && value.hasSuffix("]") ? String(value.dropFirst().dropLast()) : value
  }
}

extension TraceEvent.Kind {
  /// Whether something other than a finger sets things going.
  fileprivate var isTimerOrInput: Bool {
    if case .timerFired = self { return true }
    if case .inputReceived = self { return true }
    return false
  }
}
