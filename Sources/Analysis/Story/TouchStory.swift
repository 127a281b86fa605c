// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What happened because of a touch, divided into a few parts to read one after the other.
package struct TouchStory: Hashable, Sendable {
  /// The parts that have steps, in order.
  package var beats: [Beat]

  package var marks: StoryMarks

  /// A part of the story.
  package struct Beat: Hashable, Sendable {
    package var kind: Kind

    package var steps: [Step]

    /// The numbers of the steps.
    package var numbers: ClosedRange<Int> {
      (steps.first?.numbers.lowerBound ?? 0)...(steps.last?.numbers.upperBound ?? 0)
    }

    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Hit testing, down to the hit-test view.
      case found
      /// The finger is down: who sees the touch, and who must wait.
      case listening
      /// The finger moves before anything is decided.
      case moves
      /// Recognizers recognize or fail.
      case contest
      /// The effects.
      case result
      /// The effects of a later touch on this one.
      case nextTouch
    }
  }

  /// A step of the story. Refusals for the same reason are one step with several numbers.
  package struct Step: Hashable, Sendable {
    /// The numbers, counted from 1 through the whole story; one for each view that was asked.
    package var numbers: ClosedRange<Int>

    package var step: TouchStep
  }

  /// All steps, in order.
  package var steps: [Step] { beats.flatMap(\.steps) }

  /// The number of the last step.
  package var count: Int { beats.last?.numbers.upperBound ?? 0 }

  /// The number in the story for a ``TouchStep/number``. For a step that only resets recognizers, that of the step
  /// before.
  package func number(ofTouchStep number: Int) -> Int {
    steps.last { $0.step.number <= number }?.numbers.upperBound ?? 0
  }
}

extension TouchStory {
  /// The marks that a step of the touch assigns, by object; if it assigns several to an object, the last. Empty for a
  /// step that only resets recognizers.
  package func marks(of step: TouchStep) -> [String: GivenMark] {
    guard let numbers = steps.first(where: { $0.step.number == step.number })?.numbers else { return [:] }
    return numbers.reduce(into: [:]) { $0.merge(marks.given(at: $1)) { $1 } }
  }
}

extension TraceAnalysis {
  /// The stories of all touches, in the order of ``touches``. Reads the events once for all touches.
  package func stories() -> [TouchStory] {
    cachedStories.value {
      zip(touches, allSteps(limit: .max)).enumerated().map { position, touch in
        let (answer, steps) = touch
        return StoryTeller(answer: answer, index: index(of: answer), meant: meant(ofTouch: position))
          .story(of: steps.steps)
      }
    }
  }

  /// The story of a touch, by its index in ``touches``.
  package func story(of touch: Int) -> TouchStory { stories()[touch] }
}

/// Makes a story from the steps of a touch.
struct StoryTeller {
  let answer: TouchAnswer
  let index: ScreenIndex

  /// The object that the finger was aimed at; nil if unknown.
  var meant: String?

  func story(of steps: [TouchStep]) -> TouchStory {
    var numbered: [TouchStory.Step] = []
    for step in steps where !step.onlyCleansUp {
      let first = (numbered.last?.numbers.upperBound ?? 0) + 1
      numbered.append(TouchStory.Step(numbers: first...first + step.askedViews - 1, step: step))
    }
    var reader = MarkReader(index)
    for step in numbered { reader.read(step) }
    let marks = reader.marks(of: answer, meant: meant)
    return TouchStory(beats: beats(of: numbered), marks: marks)
  }

  // MARK: - Beats

  private func beats(of steps: [TouchStory.Step]) -> [TouchStory.Beat] {
    let kinds = kinds(of: steps.map(\.step))
    var beats: [TouchStory.Beat] = []
    for (step, kind) in zip(steps, kinds) {
      if beats.last?.kind == kind {
        beats[beats.count - 1].steps.append(step)
      } else {
        beats.append(TouchStory.Beat(kind: kind, steps: [step]))
      }
    }
    return beats
  }

  /// The part for each step. Parts are in order, and none occurs twice.
  private func kinds(of steps: [TouchStep]) -> [TouchStory.Beat.Kind] {
    let end = steps.count
    let down = steps.firstIndex { $0.phase != .hitTest } ?? end
    let over = steps.firstIndex(where: isOver) ?? end
    let next = steps[over...].dropFirst().firstIndex(where: isOfAnotherTouch) ?? end
    let lift = steps[down..<max(down, next)].firstIndex { $0.firstEvent?.sample?.isOver == true } ?? next
    let acts = steps[down..<max(down, next)].firstIndex(where: \.acts) ?? next
    let decided = lastDecision(of: steps, down..<max(down, next), before: acts)
    let result = decided.map { $0 + 1 } ?? min(lift, acts, next)
    let contest = decided.map { last in
      turn(of: steps[down..<next].firstIndex(where: \.decides) ?? last, in: steps, from: down)
    }
    let moves = steps[down..<max(down, next)].firstIndex { $0.firstEvent?.sample?.isMove == true } ?? next
    return steps.indices.map { position in
      if position < down { return .found }
      if position >= next { return .nextTouch }
      if position >= result { return .result }
      if let contest, position >= contest { return .contest }
      return position >= moves ? .moves : .listening
    }
  }

  /// The last step that decides about a gesture before the first effect; afterwards gestures only continue or end.
  private func lastDecision(of steps: [TouchStep], _ range: Range<Int>, before acts: Int) -> Int? {
    if let recognizer = answer.verdict.recognizer,
      let first = steps[range].firstIndex(where: { $0.recognizes(recognizer) })
    {
      // Which recognizers it prevents is decided right after.
      return steps[first..<range.upperBound].dropFirst().prefix { $0.decides }.indices.last ?? first
    }
    return steps[range].prefix { _ in true }.indices.last {
      $0 < max(acts, range.lowerBound) && steps[$0].decides
    }
  }

  /// The position of the step that starts the turn: a finger, a timer or code.
  private func turn(of position: Int, in steps: [TouchStep], from start: Int) -> Int {
    let first = steps[start...position].lastIndex { $0.isTurn } ?? position
    if steps[first].firstEvent?.sample?.phase == .began { return position }
    return first
  }

  /// Whether the touch ends or is cancelled in a step.
  private func isOver(_ step: TouchStep) -> Bool {
    step.firstEvent?.sample.map { $0.touch == answer.touch && $0.isOver } == true
  }

  private func isOfAnotherTouch(_ step: TouchStep) -> Bool {
    step.firstEvent?.sample.map { $0.touch != answer.touch } == true
  }
}

extension TouchStep {
  /// The number of views asked in the step, at least 1.
  fileprivate var askedViews: Int {
    if case .refusals(let calls) = kind { max(calls.count, 1) } else { 1 }
  }

  /// Whether the step only resets recognizers for the next gesture.
  package var onlyCleansUp: Bool {
    let events = allEvents
    return !events.isEmpty
      && events.allSatisfy {
        if case .recognizerStateChanged(let record) = $0, record.to == .possible {
          true
        } else {
          false
        }
      }
  }

  /// Whether a recognizer recognizes, fails, waits or prevents another one.
  fileprivate var decides: Bool {
    allEvents.contains { event in
      switch event {
      case .recognizerStateChanged(let record): record.to != .possible && record.to != .changed
      case .exclusionDecided, .recognizerWaits: true
      default: false
      }
    }
  }

  fileprivate func recognizes(_ recognizer: String) -> Bool {
    allEvents.contains { event in
      guard case .recognizerStateChanged(let record) = event, record.recognizer == recognizer else {
        return false
      }
      return record.to == .began || record.to == .ended
    }
  }

  /// Whether the step has an effect that a person notices.
  fileprivate var acts: Bool {
    allEvents.contains { event in
      switch event {
      case .actionSent, .actionDropped, .callbackSent, .firstResponderChanged: true
      default: false
      }
    }
  }

  /// Whether the step starts a turn: a finger, a timer or code.
  fileprivate var isTurn: Bool {
    switch firstEvent {
    case .touchUpdated?, .timerFired?, .inputReceived?: true
    default: if case .repeated = kind { true } else { false }
    }
  }
}

/// The answer that a part of a touch's story gives, as data. Objects are identifiers.
package enum BeatAnswer: Hashable, Sendable {
  /// The view that was hit and why, or that none was.
  case found(view: String, because: Because)
  case foundNothing
  /// Recognizers see the touch before the view; `holder` delays the view's touch.
  case listening(recognizers: [String], view: String?, holder: String?)
  /// The distance of the finger from where it went down, in points.
  case moves(distance: Double)
  /// The recognizers that recognize, fail and wait. If none recognizes, `reason` says why all fail.
  case contest(wins: [String], fails: [String], waits: [String], reason: TraceReason?)
  case result([Result])
  case nothingMore

  /// One effect of a touch.
  package enum Result: Hashable, Sendable {
    /// `late` is in seconds after the lift.
    case sends(String?, action: String, target: String?, late: Double?)
    case dropped(String?, action: String)
    /// A control does something.
    case acts(String, Act.Effect)
    case selects(cell: String, isOn: Bool)
    case scrolls(String), movesSheet(String), stops(String), focuses(String)
    case handles(String, late: Double?)
    case keeps(String)
    case neverGets(String), loses(String)
    /// The touch climbs from a view to the last responder, nil if that is the view itself, and nobody handles it.
    case unhandled(from: String, to: String?)
    /// A framework decides inside a view, or has nothing there that handles the touch.
    case decides(InnerFramework, inside: String), unhandledInside(String)
    /// Nothing is known to handle the touch.
    case unknown
    case nobodyGets
  }
}

extension TouchStory {
  /// The answer given by a part of a touch's story.
  package func answer(to beat: Beat, _ touch: TouchAnswer, in index: ScreenIndex) -> BeatAnswer {
    switch beat.kind {
    case .found:
      guard let hitView = touch.hitView, let because = touch.verdict.whyHit else { return .foundNothing }
      return .found(view: hitView, because: because)
    case .listening: return listening(beat, touch)
    case .moves: return .moves(distance: beat.distance(from: touch.location))
    case .contest: return contest(beat, index)
    case .result: return .result(results(touch))
    case .nextTouch:
      let decides = beat.steps.contains { step in
        marks.given(at: step.numbers.lowerBound).contains { index.recognizer($0.key) != nil }
      }
      return decides ? contest(beat, index) : .nothingMore
    }
  }

  private func listening(_ beat: Beat, _ touch: TouchAnswer) -> BeatAnswer {
    let marks = marks.after(beat.numbers.upperBound)
    let listeners = touch.outcome.recognizers.filter { marks[$0.id].map { $0.mark != .refused } ?? false }
    var holder: String?
    if let hitView = touch.hitView, case .heldBack(_, let reason)? = marks[hitView]?.cause {
      holder = reason.subject
    }
    return .listening(recognizers: listeners.map(\.id), view: touch.hitView, holder: holder)
  }

  private func contest(_ beat: Beat, _ index: ScreenIndex) -> BeatAnswer {
    var given: [String: GivenMark] = [:]
    for number in beat.steps.flatMap(\.numbers) {
      given.merge(marks.given(at: number).filter { index.recognizer($0.key) != nil }) { $1 }
    }
    let last = given.map { (id: $0.key, given: $0.value) }.sorted {
      ($0.given.step, $0.id) < ($1.given.step, $1.id)
    }
    func recognizers(_ marks: StoryMark...) -> [String] {
      last.filter { marks.contains($0.given.mark) }.map(\.id)
    }
    let wins = recognizers(.gets, .sends)
    let reasons = Set(
      last.compactMap { _, given -> TraceReason? in
        if case .fails(let reason) = given.cause { reason } else { nil }
      })
    return .contest(
      wins: wins, fails: recognizers(.refused, .lost), waits: recognizers(.held),
      reason: wins.isEmpty && reasons.count == 1 ? reasons.first : nil)
  }

  private func results(_ touch: TouchAnswer) -> [BeatAnswer.Result] {
    var results = touch.outcome.reportedActions.prefix(2).compactMap(\.result)
    if results.isEmpty { results = touch.results }
    let marks = marks.atOutcome
    for loser in touch.losers.prefix(1) {
      if case .neverGets? = marks[loser]?.cause {
        results.append(.neverGets(loser))
      } else {
        results.append(.loses(loser))
      }
    }
    return results
  }
}

extension TouchStory.Beat {
  /// The distance of the finger from a point after this part, in points.
  fileprivate func distance(from start: TracePoint) -> Double {
    var last = start
    for step in steps {
      if case .touchUpdated(let sample)? = step.step.firstEvent { last = sample.location }
      if case .repeated(_, let sample) = step.step.kind { last = sample.location }
    }
    let (x, y) = (last.x - start.x, last.y - start.y)
    return (x * x + y * y).squareRoot()
  }
}

extension ActionCall {
  /// The effect that the call is for the touch; nil for a callback that selects nothing.
  fileprivate var result: BeatAnswer.Result? {
    switch kind {
    case .action: .sends(sender, action: name, target: target, late: lateness)
    case .dropped: .dropped(sender, action: name)
    case .callback:
      if let selects = callback?.selects, let subject { .selects(cell: subject, isOn: selects) } else { nil }
    }
  }
}

extension TouchAnswer {
  /// The effects of a touch for which no action is sent.
  fileprivate var results: [BeatAnswer.Result] {
    switch verdict.act {
    case .scrolls(let views, _): views.prefix(1).map { .scrolls($0) }
    case .movesSheet(let list, _): [.movesSheet(list)]
    case .stopsContent(let view): [.stops(view)]
    case .focuses(let responder, _, _): [.focuses(responder)]
    case .handles(let responder, _, let late): [.handles(responder, late: late)]
    case .keeps(let responder, _, _): [.keeps(responder)]
    case .control(let control, _, .nothing, _, _): [.keeps(control)]
    case .control(let control, _, let effect, _, _): [.acts(control, effect)]
    case .parted(let parts): parts.prefix(1).map(result)
    case .getsUnhandled(let view, _), .nobodyHandles(let view):
      [unhandled(from: view, to: chain.last { $0.outcome != .notReached }?.responder.id)]
    case .nobodyGets: [.nobodyGets]
    case .decidedInside(let view, let framework, _):
      verdict.act.isUnhandledInside(verdict.because)
        ? [.unhandledInside(view)] : [.decides(framework, inside: view)]
    case .getsUndecided, .nothingKnown: [.unknown]
    case .takes, .recognizes, .recognizesInVain, .unknownAction, .selected, .performsPrimaryAction, .loses,
      .neverGets:
      []
    }
  }

  private func result(_ part: Act.Part) -> BeatAnswer.Result {
    switch part.outcome {
    case .handles: .handles(part.responder, late: nil)
    case .keeps: .keeps(part.responder)
    case .drops: unhandled(from: hitView ?? part.responder, to: part.responder)
    }
  }

  private func unhandled(from view: String, to last: String?) -> BeatAnswer.Result {
    .unhandled(from: view, to: last == view ? nil : last)
  }
}

/// A change that gives a touch a good outcome, as shown by a run with it.
package struct Cure: Sendable {
  /// The settings to change; at least one.
  package var settings: [TraceSetting]

  /// Where the trace contains the run; nil if it does not.
  package var run: Run?

  /// The answer for the touch in that run.
  package var answer: TouchAnswer

  /// The run with the change: the index of a variant or of a later touch, from 0.
  package enum Run: Hashable, Sendable {
    case variant(Int)
    case touch(Int)
  }
}

/// What a finger did and where; equal for touches that repeat each other.
struct Movement: Hashable, Sendable {
  fileprivate var phases: [TouchPhase]
  fileprivate var locations: [TracePoint]
}

extension TraceAnalysis {
  /// The first recorded run in which a touch has a good outcome that here reaches nobody, is late or has no effect.
  /// That is a variant, or a later touch in the same place after code changed a setting.
  ///
  /// - Parameters:
  ///   - touch: The touch's index in ``touches``.
  ///   - variants: The answers of the trace's variants, in their order.
  /// - Returns: Nil if nothing is wrong, or if no such run was recorded.
  package func cure(of touch: Int, variants: [TraceAnalysis]) -> Cure? {
    let given = touches[touch]
    guard given.endsBadly else { return nil }
    for (position, variant) in variants.enumerated() where variant.touches.indices.contains(touch) {
      let answer = variant.touches[touch]
      guard answer.cures(given), trace.variants.indices.contains(position) else { continue }
      return Cure(settings: trace.variants[position].settings, run: .variant(position), answer: answer)
    }
    for position in repetitions(of: touch) {
      guard touches[position].cures(given),
        let settings = settings(between: given.touch, and: touches[position].touch)
      else { continue }
      return Cure(settings: settings, run: .touch(position), answer: touches[position])
    }
    return nil
  }

  /// Whether a touch reaches nobody, is late or has no effect.
  package func endsBadly(_ touch: Int) -> Bool { touches[touch].endsBadly }

  /// The fix shown by another run of the same touches, if the touch has a good outcome there but here reaches nobody,
  /// is late or has no effect.
  package func cure(of touch: Int, with settings: [TraceSetting], in run: TraceAnalysis) -> Cure? {
    guard run.touches.indices.contains(touch), touches[touch].endsBadly,
      run.touches[touch].cures(touches[touch])
    else { return nil }
    return Cure(settings: settings, run: nil, answer: run.touches[touch])
  }

  /// The changes that may fix a touch: those of findings about the object that should get it, or about the one that
  /// does.
  package func remedies(of touch: Int) -> [[TraceSetting]] {
    let answer = touches[touch]
    let meant = Set(
      answer.losers + [answer.hitView, answer.verdict.because?.meantControl].compactMap(\.self))
    let winners = Set([answer.winner, answer.verdict.recognizer].compactMap(\.self))
    return findings.compactMap { finding in
      let isMeant = meant.contains(finding.subject) || !meant.isDisjoint(with: finding.others)
      let isTaken = finding.culprit.map(winners.contains) ?? false
      return (isMeant || isTaken) && !finding.cure.isEmpty ? finding.settings : nil
    }
  }

  /// The later touches with the same gesture in the same place.
  private func repetitions(of touch: Int) -> ArraySlice<Int> {
    let all = cachedRepetitions.value { Dictionary(grouping: touches.indices) { touches[$0].movement } }
    let alike = all[touches[touch].movement] ?? []
    return alike.drop { $0 <= touch }
  }

  /// What code sets between two touch-downs; nil if that is nothing, more than three properties, or not only
  /// properties.
  private func settings(between first: String, and second: String) -> [TraceSetting]? {
    let range = touchDown(of: first)..<max(touchDown(of: first), touchDown(of: second))
    var settings: [TraceSetting] = []
    for event in trace.events where range.contains(event.sequence) && event.parent == nil {
      guard case .inputReceived(let record) = event.kind else { continue }
      guard let object = record.object, let property = record.property, let value = record.value else {
        return nil
      }
      settings.removeAll { $0.object == object && $0.property == property }
      settings.append(TraceSetting(object: object, property: property, value: value))
    }
    return settings.isEmpty || settings.count > 3 ? nil : settings
  }
}

extension TouchAnswer {
  /// Whether the hit-test view, or a control under the finger, does not get what it should.
  fileprivate var endsBadly: Bool {
    isLate || !losers.isEmpty || (verdict.act.hasNoEffect && outcome.controls.allSatisfy(\.values.isEmpty))
  }

  private var isLate: Bool {
    verdict.act.late != nil || late != nil
      || outcome.actions.contains { $0.kind == .action && $0.lateness != nil }
  }

  /// Whether this is the outcome that the other touch should have had.
  fileprivate func cures(_ given: TouchAnswer) -> Bool {
    !endsBadly && winner != nil && (winner != given.winner || given.isLate)
      // If somebody lost the touch, they must get it here.
      && (given.losers.isEmpty || given.losers.contains { isTaken(by: $0) }
        || given.verdict.because?.meantControl == winner)
  }

  /// Whether a view that lost the touch in the other run gets it here.
  private func isTaken(by view: String) -> Bool {
    view == hitView && verdict.recognizer == nil
  }

  /// What the finger did, and where.
  fileprivate var movement: Movement {
    Movement(phases: samples.map(\.phase), locations: samples.map(\.location))
  }
}
