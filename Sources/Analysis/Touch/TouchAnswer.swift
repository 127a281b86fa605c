// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The answer for one touch: who got it, how it was found, and who could have handled it.
package struct TouchAnswer: Hashable, Sendable {
  /// The touch's identifier in the trace.
  package var touch: String

  /// The finger's name.
  package var finger: String

  /// All samples of the touch, from touch-down on; locations are in points in screen coordinates.
  package var samples: [TouchSample]

  /// How long the finger was down, in seconds.
  package var duration = 0.0

  /// The window that owns the touch.
  package var window: String?

  /// The hit-test view.
  package var hitView: String?

  package var verdict: Verdict

  /// The traversals, in order; UIKit makes two (HT-28).
  package var passes: [HitTestPass]

  /// The touch methods that were called with the touch, in order.
  package var methods: [TouchMethod] = []

  /// The responders from the hit-test view to the end, with what each did with the touch.
  package var chain: [ChainStep]

  /// Its effects other than touch methods: recognizers, actions, and what views did not get.
  package var outcome = TouchOutcome()

  /// The unknown facts that the answer depends on.
  package var unknowns: [UnknownFact]

  /// The parts of the system that may take the touch and are not simulated.
  package var systemDoubts: [SystemDoubt] = []

  /// Whether a person wrote the screen, with what its code does.
  var isWritten = false

  /// Whether the trace ever has more than one finger down at once.
  var hasSeveralFingers = false

  /// The controller on which code called `dismiss` before the touch and which stays, since that dismissed what it presented
  /// (OW-24); nil if there is none.
  package var dismissedOnlyAbove: String?

  /// The answer if there is no touch.
  package static var none: TouchAnswer {
    TouchAnswer(
      touch: "", finger: "", samples: [], window: nil, hitView: nil, verdict: Verdict(code: .unclaimed),
      passes: [], chain: [], unknowns: [])
  }

  /// Whether the touch was cancelled instead of lifted.
  package var isCancelled: Bool { samples.last?.phase == .cancelled }

  /// Whether the finger moved further than a resting finger trembles.
  package var isDrag: Bool { samples.isDrag }

  /// What a finger did: down and up in one place is a tap, a longer one is a press, movement makes a drag; anything
  /// else is a touch.
  package enum Gesture: Hashable, Sendable {
    case tap, press, drag, touch
  }

  /// The default duration of a long press, in seconds (GR-32).
  static let pressDuration = 0.5

  /// What the finger did.
  package var gesture: Gesture {
    if isDrag { return .drag }
    guard samples.last?.phase == .ended else { return .touch }
    return duration < Self.pressDuration ? .tap : .press
  }

  /// Where the finger went down.
  package var location: TracePoint { samples.first?.location ?? TracePoint(x: 0, y: 0) }

  /// The steps of the last traversal, whose result counts.
  package var walk: [WalkStep] { passes.last?.steps ?? [] }

  /// Whether the traversals asked different views or got different answers.
  package var passesDiffer: Bool {
    guard let first = passes.first else { return false }
    return passes.dropFirst().contains { $0.steps != first.steps }
  }

  /// The views from the window to the hit-test view, through whose subviews the touch was found.
  package func hitPath(in index: ScreenIndex) -> [String] {
    guard let hitView else { return [] }
    return index.ancestry(of: hitView).map(\.id).reversed()
  }
}

/// One complete traversal of the windows.
package struct HitTestPass: Hashable, Sendable {
  /// The number, from 1.
  package var number: Int

  /// What the traversal found.
  package var hitView: String?

  /// The views asked, in order.
  package var steps: [WalkStep]

  /// The time, in seconds since recording started.
  var time = 0.0

  /// For each step, the sequence numbers of the events inside its call.
  var calls: [[Int]] = []

  /// The events inside the call of a step, by the step's index.
  func events(of step: Int) -> [Int] { calls.indices.contains(step) ? calls[step] : [] }
}

/// One view that was asked or skipped in a traversal.
package struct WalkStep: Hashable, Sendable {
  /// The position in the traversal, from 1.
  package var order: Int

  package var view: String

  /// How many calls of `hitTest` contain it; 0 for a window.
  package var depth: Int

  /// The point in the view's bounds coordinates; nil for a view that was not asked.
  package var point: TracePoint?

  /// Whether the view was skipped without a call.
  package var isPassedOver: Bool { point == nil }

  /// Whether an override in code called it, and not a superview's default implementation.
  package var isDirect: Bool

  /// The gates, if the default implementation ran.
  package var gates: GateChecks?

  /// The result of `point(inside:)`, if it was asked.
  package var isInside: Bool?

  /// Why `point(inside:)` refused, or answered differently from the bounds.
  package var insideReason: TraceReason?

  /// The view that `hitTest` returned; nil for none.
  package var result: String?

  /// Why it returned nil, or what decided instead of the default implementation.
  package var reason: TraceReason?

  /// Why it answered this way: what decided, else why `point(inside:)` contradicts the bounds. Nil for the default
  /// answer.
  package var cause: TraceReason? { reason ?? insideReason }

  package var outcome: Outcome {
    guard let result else { return .refused }
    return result == view ? .hit : .passedUp
  }

  package enum Outcome: String, Hashable, Sendable {
    /// It returned itself.
    case hit
    /// It returned another view.
    case passedUp
    /// It returned nil.
    case refused
  }
}

/// One responder of the chain.
package struct ChainStep: Hashable, Sendable {
  package var responder: ResponderSummary

  /// How its `next` was decided.
  package var rule: ChainLink.Rule

  /// What it did with the touch. If that differs between methods, the first of: handled, kept, dropped, forwarded.
  package var outcome: Outcome

  /// Why a method ended here; nil if none did.
  package var reason: TraceReason?

  /// The methods that the outcome applies to; empty if it applies to all methods of the touch.
  package var methods: [TouchMethod] = []

  /// The methods that went on to the next responder, in the order of the calls (RC-10).
  package var passedOn: [TouchMethod] = []

  /// Whether any method went on to the next responder.
  package var passesOn: Bool { !passedOn.isEmpty }

  /// Whether it implements a method that it passed on by calling `super`.
  package var runsOwnCode = false

  /// Whether the outcome assumes that the touch methods are not overridden, because the source does not say.
  package var isAssumed: Bool {
    (outcome == .forwarded || outcome == .dropped)
      && (responder.unknown.contains(.overrides) || responder.isUnsimulated)
  }

  package enum Outcome: String, Hashable, Sendable {
    /// It handled the event and did not pass it on.
    case handled
    /// It keeps its touches, as controls and scroll views do.
    case kept
    /// It passed the event on.
    case forwarded
    /// The event ended here, because there is no next responder.
    case dropped
    /// The event did not reach it.
    case notReached
  }
}

/// A fact that an answer depends on but the source of the screen does not contain.
package struct UnknownFact: Hashable, Sendable {
  /// UIKit's property name, or a word such as `overrides`.
  package var property: String

  /// The views concerned, in the order of the walk; empty for the whole screen.
  package var views: [String]

  package init(property: String, views: [String]) {
    self.property = property
    self.views = views
  }

  /// What an unknown property is assumed to be.
  package enum Assumption: Hashable, Sendable {
    /// Its default value.
    case defaultValue
    /// The frame that the source shows.
    case shown
  }

  /// What is assumed for the property, and for which views.
  ///
  /// A view with an unknown frame that fills its superview is assumed to always fill it; any other is assumed to have
  /// the frame in the source.
  package func assumptions(in index: ScreenIndex) -> [(assumption: Assumption, views: [String])] {
    guard UnknownProperty(rawValue: property) == .frame else { return [(.defaultValue, views)] }
    let filling = views.filter(index.fillsSuperview)
    let shown = views.filter { !filling.contains($0) }
    return (filling.isEmpty ? [] : [(.defaultValue, filling)])
      + (shown.isEmpty && !filling.isEmpty ? [] : [(.shown, shown)])
  }
}

extension [TouchSample] {
  /// Whether the finger moved further than a resting finger trembles.
  var isDrag: Bool {
    guard let start = first?.location else { return false }
    let slop = 10.0
    return contains {
      let x = $0.location.x - start.x
      let y = $0.location.y - start.y
      return x * x + y * y > slop * slop
    }
  }
}

/// How far a finger that drags goes from where it came down, in points on the screen.
struct DragWay {
  let right, down: Double

  /// Whether it goes sideways more than up or down.
  var isSideways: Bool { abs(right) > abs(down) }
  var isToTheRight: Bool { right > abs(down) }
  var isDown: Bool { down > abs(right) }
}

extension TouchAnswer {
  /// The way of a finger that drags; nil for other gestures.
  var way: DragWay? {
    guard isDrag, let start = samples.first?.location, let end = samples.last?.location else { return nil }
    return DragWay(right: end.x - start.x, down: end.y - start.y)
  }

  /// The unknown properties that decide whether a view is hit.
  package func unknowns(decidingHitOf view: String) -> [UnknownFact] {
    unknowns.compactMap { fact in
      guard let property = UnknownProperty(rawValue: fact.property), Self.decisive.contains(property),
        fact.views.isEmpty || fact.views.contains(view)
      else { return nil }
      return UnknownFact(property: fact.property, views: fact.views.isEmpty ? [] : [view])
    }
  }

  private static let decisive: Set<UnknownProperty> = [
    .alpha, .animations, .bounds, .boundsOrigin, .code, .contentOffset, .frame, .isHidden,
    .isUserInteractionEnabled, .layout, .overrides, .transform,
  ]
}

/// Makes an answer from the facts about one touch.
struct TouchAnswerBuilder {
  let facts: TouchFacts
  let index: ScreenIndex

  /// The effects of the touch other than touch methods.
  let outcome: TouchOutcome

  /// How far from an edge of the screen a screen-edge pan may begin, in points; nil if the trace does not say.
  let edgeWidth: Double?

  let context: DoubtContext

  func answer() -> TouchAnswer {
    let first = facts.samples.first
    var answer = TouchAnswer(
      touch: facts.touch,
      finger: first?.finger ?? "",
      samples: facts.samples,
      duration: facts.times.map { $0.upperBound - $0.lowerBound } ?? 0,
      window: first?.window,
      hitView: first?.view,
      verdict: VerdictFinder(facts: facts, outcome: outcome, index: index).verdict,
      passes: facts.passes,
      methods: facts.calls.map(\.method),
      chain: chain,
      outcome: outcome,
      unknowns: unknowns)
    answer.isWritten = context.isWritten
    answer.hasSeveralFingers = context.hasSeveralFingers
    answer.findVerdict(in: index, edgeWidth: edgeWidth, system: context.system)
    answer.systemDoubts = answer.systemDoubts(in: index, context)
    answer.dismissedOnlyAbove = answer.hitView.flatMap { hitView in
      let around = Set(index.ancestry(of: hitView).map(\.id))
      return context.dismissed.last { id in
        guard let controller = index.controller(id), controller.presentingViewController != nil else {
          return false
        }
        return controller.view.map(around.contains) ?? false
      }
    }
    answer.outcome.recognizers += answer.recognizersElsewhere(in: index)
    return answer
  }

  private var chain: [ChainStep] {
    var deliveries: [String: [Delivery]] = [:]
    for call in facts.calls {
      for delivery in call.deliveries {
        deliveries[delivery.responder, default: []].append(Delivery(call.method, delivery.ending))
      }
    }
    return facts.links.map { link in
      step(of: index.responder(link.responder), link.rule, deliveries[link.responder] ?? [])
    }
  }

  /// What a responder did with one touch method.
  private struct Delivery {
    var method: TouchMethod
    var outcome: ChainStep.Outcome

    /// Why the method ended here; nil if the responder passed it on.
    var reason: TraceReason?

    init(_ method: TouchMethod, _ reason: TraceReason?) {
      self.method = method
      self.reason = reason
      outcome =
        switch reason?.keeper {
        case .ownMethod: .handled
        case .control, .disabledControl, .scrollView: .kept
        case nil: reason == nil ? .forwarded : .dropped
        }
    }
  }

  private func step(
    of responder: ResponderSummary, _ rule: ChainLink.Rule, _ deliveries: [Delivery]
  ) -> ChainStep {
    let ranked: [ChainStep.Outcome] = [.handled, .kept, .dropped, .forwarded]
    let strongest = ranked.first { code in deliveries.contains { $0.outcome == code } } ?? .notReached
    var step = ChainStep(responder: responder, rule: rule, outcome: strongest)
    step.reason = deliveries.first { $0.outcome == strongest }?.reason
    let passedOn = deliveries.filter { $0.outcome == .forwarded }.map(\.method)
    step.passedOn = passedOn
    step.runsOwnCode = responder.implements.passing(on: passedOn) != nil
    let methods = deliveries.filter { $0.outcome == strongest }.map(\.method)
    if strongest != .forwarded, methods.count < facts.calls.count { step.methods = methods }
    return step
  }

  /// The unknown properties that do not affect who gets this touch: the drawing order (HT-24); with one finger at a
  /// time, what concerns several fingers; without a drag, the size of scrolled content.
  private var irrelevant: Set<String> {
    var words: [UnknownProperty] = [.zPosition]
    if !context.hasSeveralFingers { words += [.isMultipleTouchEnabled, .isExclusiveTouch] }
    if !facts.samples.isDrag { words.append(.contentSize) }
    return Set(words.map(\.rawValue))
  }

  /// The views that were asked, and the responders of the chain.
  private var concerned: [String] {
    (facts.passes.last?.steps.map(\.view) ?? []) + facts.links.map(\.responder)
  }

  /// The unknown properties of the screen and of the views that were asked or could handle the event.
  private var unknowns: [UnknownFact] {
    let irrelevant = irrelevant
    var facts: [UnknownFact] = index.screen.unknown.filter { !irrelevant.contains($0) }
      .map { UnknownFact(property: $0, views: []) }
    var positions: [String: Int] = [:]
    var seen: Set<String> = []
    for id in concerned where seen.insert(id).inserted {
      for property in index.responder(id).unknown where !irrelevant.contains(property) {
        if let position = positions[property] {
          facts[position].views.append(id)
        } else {
          positions[property] = facts.count
          facts.append(UnknownFact(property: property, views: [id]))
        }
      }
    }
    return facts
  }
}

/// The touches of each recognizer and control, after the last event that was read.
struct TouchOwners {
  private let index: ScreenIndex

  /// The touches of each recognizer since its last reset.
  private(set) var attempts: [String: [String]] = [:]

  /// The touch that each control tracks.
  private(set) var tracked: [String: String] = [:]

  private var lifted: Set<String> = []
  private var waiting: Set<String> = []

  init(_ index: ScreenIndex) { self.index = index }

  /// Reads an event. The caller handles resets, because it may first need the touches of the gesture that ended.
  mutating func follow(_ kind: TraceEvent.Kind) {
    if let sample = kind.sample, sample.isOver { lifted.insert(sample.touch) }
    if case .recognizersCollected(let record) = kind {
      for recognizer in record.recognizers { join(recognizer, record.touch) }
    }
    if case .recognizerReceived(let record) = kind, record.method == .began {
      for touch in record.touches { join(record.recognizer, touch) }
    }
    if case .recognizerIgnoredTouch(let record) = kind {
      attempts[record.recognizer]?.removeAll { $0 == record.touch }
    }
    if case .recognizerWaits(let record) = kind { waiting.insert(record.recognizer) }
    if case .recognizerStateChanged(let record) = kind { waiting.remove(record.recognizer) }
    if case .controlTracking(let record) = kind, let touch = record.touch {
      tracked[record.control] = record.hook == .beginTracking && record.answer == false ? nil : touch
    }
    if case .propertyChanged(let record) = kind, record.property == KnownProperty.isTracking.rawValue,
      record.value == .bool(false)
    {
      tracked[record.object] = nil
    }
  }

  /// Resets a recognizer.
  mutating func reset(_ recognizer: String) {
    attempts[recognizer] = nil
  }

  /// The touches of a recognizer or a control; nil if it has none.
  func touches(of sender: String?) -> [String]? {
    guard let sender else { return nil }
    if let touches = attempts[sender], !touches.isEmpty { return touches }
    return tracked[sender].map { [$0] }
  }

  private mutating func join(_ recognizer: String, _ touch: String) {
    var touches = attempts[recognizer] ?? []
    guard !touches.contains(touch) else { return }
    // A recognizer that decided nothing has no reset event: its touches just end.
    let isOver = touches.allSatisfy(lifted.contains) && !waiting.contains(recognizer)
    if isOver, !takesSeveralTaps(recognizer) { touches = [] }
    attempts[recognizer] = touches + [touch]
  }

  private func takesSeveralTaps(_ recognizer: String) -> Bool {
    let gesture = index.recognizer(recognizer)?.gesture
    return gesture == .tap || gesture == .longPress || gesture == .textTap
  }
}

/// The state of a traversal after a number of steps.
package struct PartialWalk: Hashable, Sendable {
  /// The steps so far. The answers of pending ones are not known yet.
  package var steps: [WalkStep]

  /// The views whose `hitTest` was called and has not returned, outermost first.
  package var pending: [WalkStep]

  /// The latest step.
  package var now: WalkStep? { steps.last }

  /// The state right after a step, when the view asked last has answered unless it asks others. After the last step all
  /// views have answered.
  ///
  /// - Parameters:
  ///   - count: The number of steps so far.
  ///   - walk: All steps of the traversal.
  package init(after count: Int, of walk: [WalkStep]) {
    steps = Array(walk.prefix(count))
    pending = []
    for step in walk.prefix(count + 1) {
      // A call lasts until the walk asks a view outside it.
      while let last = pending.last, last.depth >= step.depth { pending.removeLast() }
      if step.order <= count, !step.isPassedOver { pending.append(step) }
    }
    if count >= walk.count { pending = [] }
  }
}

extension TouchAnswer {
  /// The mark of each view after a number of steps of the last traversal, and at its end the final mark. A view being
  /// asked, or whose subviews are, is `asked`; one that returned another view is on the `path`. A view that is absent
  /// is `unasked`.
  package func hitTestMarks(after count: Int) -> [String: StoryMark] {
    let isEnd = count >= walk.count
    var marks: [String: StoryMark] = [:]
    for step in walk.prefix(count) {
      let isOfOther = isEnd && step.outcome == .hit && step.view != hitView
      marks[step.view] = isOfOther ? .path : step.outcome.mark
    }
    for step in PartialWalk(after: count, of: walk).pending { marks[step.view] = .asked }
    if isEnd, let hitView { marks[hitView] = .hit }
    return marks
  }
}

/// How often the application, the window and the hit-test view were called with a touch.
package struct TouchJourney: Hashable, Sendable {
  /// When the finger went down, in seconds since recording started.
  package var began: Double?

  /// How often `sendEvent` of the application was called with the touch.
  package var applicationEvents = 0

  /// How often `sendEvent` of windows was called with the touch.
  package var windowEvents = 0

  /// The recognizers that were collected for the touch; nil if the trace does not say (TE-10).
  package var recognizers: [String]?

  /// The touch methods of the hit-test view that were called with the touch, in order.
  package var calls: [Call] = []

  package struct Call: Hashable, Sendable {
    package var method: TouchMethod
    package var count: Int
  }
}

extension TraceAnalysis {
  /// Counts the calls that one touch caused.
  package func journey(of answer: TouchAnswer) -> TouchJourney {
    var journey = TouchJourney()
    for event in trace.events {
      if journey.began == nil, event.kind.sample?.touch == answer.touch { journey.began = event.time }
      journey.read(event.kind, of: answer, in: index)
    }
    return journey
  }
}

extension TouchJourney {
  fileprivate mutating func read(_ kind: TraceEvent.Kind, of answer: TouchAnswer, in index: ScreenIndex) {
    if case .recognizersCollected(let record) = kind, record.touch == answer.touch {
      self.recognizers = record.recognizers
    }
    guard kind.touches?.contains(answer.touch) == true else { return }
    if case .eventSent(let record) = kind {
      if record.receiver == index.screen.application.id { applicationEvents += 1 } else { windowEvents += 1 }
    }
    if case .touchesDelivered(let record) = kind, record.responder == answer.hitView {
      if let position = calls.firstIndex(where: { $0.method == record.method }) {
        calls[position].count += 1
      } else {
        calls.append(Call(method: record.method, count: 1))
      }
    }
  }
}

/// How the outcome of a touch in a variant differs from that under the given settings.
package struct VariantDifference: Hashable, Sendable {
  /// The hit-test views as given and in the variant, if they differ.
  package var hitView: Pair?

  /// Recognizers that recognize only in the variant, or only as given.
  package var recognizesToo: [String]
  package var recognizesNot: [String]

  /// Actions that are sent only in the variant, or only as given.
  package var sendsToo: [String]
  package var sendsNot: [String]

  /// Whether the verdict is another one.
  package var verdictDiffers: Bool

  package struct Pair: Hashable, Sendable {
    package var before: String?
    package var after: String?
  }

  package var isEmpty: Bool {
    hitView == nil && recognizesToo.isEmpty && recognizesNot.isEmpty && sendsToo.isEmpty && sendsNot.isEmpty
      && !verdictDiffers
  }

  package init(of variant: TouchAnswer, from given: TouchAnswer) {
    hitView =
      variant.hitView == given.hitView ? nil : Pair(before: given.hitView, after: variant.hitView)
    (recognizesToo, recognizesNot) = Self.difference(variant, given) { answer in
      answer.outcome.recognizers.filter(\.recognized).map(\.id)
    }
    (sendsToo, sendsNot) = Self.difference(variant, given) { answer in
      answer.outcome.actions.filter { $0.kind == .action }.map { call in
        call.target.map { "\($0).\(call.name)" } ?? call.name
      }
    }
    verdictDiffers = variant.verdict != given.verdict
  }

  /// The elements of a list that occur only in the variant, and only as given; each once.
  private static func difference(
    _ variant: TouchAnswer, _ given: TouchAnswer, _ list: (TouchAnswer) -> [String]
  ) -> (added: [String], lost: [String]) {
    func missing(_ names: [String], in others: [String]) -> [String] {
      var seen = Set(others)
      return names.filter { seen.insert($0).inserted }
    }
    let (now, before) = (list(variant), list(given))
    return (missing(now, in: before), missing(before, in: now))
  }
}
