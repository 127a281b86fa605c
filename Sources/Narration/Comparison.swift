// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The fixed texts for a comparison of two traces: headings, table heads, the meaning of signs.
package enum ComparisonLabel: String, Sayable, CaseIterable, Sendable {
  case comparison, compared
  case touchesHeading, screensHeading, stepsHeading, stepsLead

  // Table heads.
  case columnSide, columnTime, columnStep, columnProperty

  // Signs in words.
  case onlyInA, onlyInB, otherTime

  /// The screen as an object that differs.
  case screen

  // What is equal, and what was not compared.
  case sameAnswer, screensAlike, notAligned
}

/// Sentences that compare two traces, which are called A and B.
package enum ComparisonText: Sayable {
  // Headlines.
  case alike(renamed: Int)
  case sameEvents
  case partsWithView(at: PartingPlace, view: RichText, a: ViewAnswer, b: ViewAnswer)
  case partsOnlyOne(at: PartingPlace, view: RichText, isInA: Bool, does: ViewAnswer)
  /// The next event in each trace, as a sentence; nil if there is none.
  case partsWithSentences(at: PartingPlace, a: RichText?, b: RichText?)
  case otherNumbers(at: PartingPlace, a: RichText, b: RichText)
  case otherTimes(at: PartingPlace, line: RichText, a: String, b: String)

  /// The outcome of a touch in each trace, as a clause.
  case outcomes(a: RichText, b: RichText)

  // Causes.
  case onlyOne(object: RichText, isInA: Bool, held: Int)
  case differs(property: String, object: RichText?, a: String, b: String)
  /// A touch, counted from 1, that goes down at another point.
  case otherPlace(touch: Int, a: String, b: String)
  case moreOtherPlaces(count: Int)

  // Lists.
  case differsIn(parts: RichText)
  case part(TouchComparison.Aspect)
  case object(name: RichText, className: String)
  case renamedObject(a: RichText, b: RichText, className: String)
  case held(count: Int)
  case times(a: String, b: String)

  // Counts.
  case alikeEvents(count: Int)
  case moreEvents(a: Int, b: Int)
  case moreObjects(count: Int)
  case moreTouches(count: Int)

  // Names.
  case otherName(a: RichText, b: RichText)
  case otherNames(names: RichText)

  /// Where two traces diverge.
  package enum PartingPlace: Hashable {
    /// A step in the hit test of a touch, both counted from 1.
    case step(Int, touch: Int)
    case touch(Int)
    /// Before the first touch, or in a trace without touches.
    case noTouch
  }

  /// What a view answers in a hit test.
  package enum ViewAnswer: Hashable {
    case takes
    case returns(RichText)
    case refuses(reason: RichText?)
    case isPassedOver(reason: RichText?)
    case isNotAsked
  }
}

/// The texts in the picture that compares the hit paths of traces A and B. Names are inserted unchanged.
package enum ComparisonPictureText: Sayable, Hashable, Sendable {
  // The claim; nil if no view is hit.
  case hits(a: String?, b: String?, Because?)
  case bothHit(String?, Because?)
  /// The touch is in one trace only.
  case onlyOne(Side, hits: String?)

  /// The names of the two inputs.
  case inputs(a: String, b: String)

  // The state of a view on one side.
  case onSide(Side, String)
  case inBoth(String)
  case onTheWay(to: String)
  case notThere
  case calledInB(String)
  case nobodyHandles

  case partHere
  case differs(property: String, a: String, b: String)
  case otherwise(properties: [String])
  case onlyHas(Side, String)
  case othersAsked(count: Int)

  /// Why the traces differ.
  package enum Because: Hashable, Sendable {
    /// A property; without an object, one of the simulation.
    case differs(property: String, object: String?, a: String, b: String)
    case onlyHas(Side, String)
    case places(a: String, b: String)
    case answer(of: String)
  }
}

extension ComparisonNarrator {
  /// Why the traces differ, for the claim; nil if no difference of the screens explains it.
  package var because: ComparisonPictureText.Because? {
    switch comparison.divergence?.because {
    case .places(let places): .places(a: narrators.a.point(places.a), b: narrators.b.point(places.b))
    case .onlyHas(let side, let name): .onlyHas(side, narrators[side].name(name))
    case .differs(let change, let object, let side):
      .differs(
        property: change.property, object: object.map(narrators[side].name), a: value(of: change, on: .a),
        b: value(of: change, on: .b))
    case .answer(let view, let side): .answer(of: narrators[side].name(view))
    case nil: nil
    }
  }
}

/// Describes the difference between two traces in sentences.
package struct ComparisonNarrator: Sendable {
  package let comparison: TraceComparison

  /// The narrators of the two traces.
  package let narrators: Sides<Narrator>

  var language: Language { narrators.a.language }

  /// The logs of both traces, side by side.
  package let log: AlignedLog

  package init(_ language: Language, _ comparison: TraceComparison) {
    self.comparison = comparison
    log = AlignedLog(comparison, words: { language.say($0) })
    narrators = Sides(
      Narrator(language, comparison.sides.a.index), Narrator(language, comparison.sides.b.index))
  }

  /// A fixed label.
  package subscript(_ label: ComparisonLabel) -> String { language.say(label) }

  /// Where the traces first differ, or that they are equal, in one sentence.
  package var headline: RichText { language.say(parting) }

  /// The outcome of a touch in each trace, in one sentence; nil if it is the same, or if one trace lacks the touch.
  package func outcomes(ofTouch position: Int) -> RichText? {
    guard comparison.touches.indices.contains(position), comparison.touches[position].hasDifferentVerdict,
      let a = comparison.touches[position].answers.a, let b = comparison.touches[position].answers.b
    else { return nil }
    return language.say(ComparisonText.outcomes(a: act(a, .a), b: act(b, .b)))
  }

  private func act(_ answer: TouchAnswer, _ side: Side) -> RichText {
    let narrator = Narrator(language, comparison.sides[side].index(of: answer))
    let act = answer.verdict.act
    return language.say(VerdictText.act(act, VerdictWords(narrator, answer, act)))
      .marking(answer.marks(in: narrator.index))
  }

  private var parting: ComparisonText {
    guard let divergence = comparison.divergence else {
      return comparison.screen.isEmpty ? .alike(renamed: comparison.names.renamings.count) : .sameEvents
    }
    let place = place(of: divergence)
    switch divergence.kind {
    case .events:
      guard let view = divergence.divergingView else {
        return .partsWithSentences(
          at: place, a: sentence(divergence.events.a, .a), b: sentence(divergence.events.b, .b))
      }
      let doing = Sides(answer(of: view, on: .a), answer(of: view, on: .b))
      let name = narrators[view.side].object(view.name)
      return view.isMissingInOther
        ? .partsOnlyOne(at: place, view: name, isInA: view.side == .a, does: doing[view.side])
        : .partsWithView(at: place, view: name, a: doing.a, b: doing.b)
    case .numbers:
      let lines = Sides(telling(divergence.events.a, .a), telling(divergence.events.b, .b))
      return .otherNumbers(at: place, a: lines.a ?? "", b: lines.b ?? "")
    case .times:
      let times = Sides(time(divergence.events.a, .a), time(divergence.events.b, .b))
      let line = telling(divergence.events.a, .a) ?? ""
      return .otherTimes(at: place, line: line, a: times.a, b: times.b)
    }
  }

  /// The touches that go down at different points in the two traces; nil if there are none.
  package var places: RichText? {
    let touches = comparison.touches.filter { $0.otherPlaces != nil }
    guard !touches.isEmpty else { return nil }
    let limit = 3
    let shown = touches.prefix(limit).compactMap { touch in
      touch.otherPlaces.map { places in
        language.say(
          ComparisonText.otherPlace(
            touch: touch.position + 1, a: narrators.a.point(places.a), b: narrators.b.point(places.b)))
      }
    }
    let rest = touches.count - shown.count
    return narrators.a.joined(
      shown + (rest > 0 ? [language.say(ComparisonText.moreOtherPlaces(count: rest))] : []))
  }

  /// Why the traces differ there, if a difference of the screens explains it; else empty.
  package var reasons: [RichText] {
    switch comparison.divergence?.cause {
    case .difference(let difference): sentences(difference)
    // `places` already says this.
    case .place, nil: []
    }
  }

  private func place(of divergence: Divergence) -> ComparisonText.PartingPlace {
    guard let touch = divergence.touch else { return .noTouch }
    guard let step = divergence.steps.a ?? divergence.steps.b else { return .touch(touch + 1) }
    return .step(step.order, touch: touch + 1)
  }

  private func answer(of view: Divergence.DivergingView, on side: Side) -> ComparisonText.ViewAnswer {
    let narrator = narrators[side]
    let name =
      side == view.side ? view.name : comparison.names.counterpart(of: view.name, on: view.side) ?? ""
    return switch view.behaviors[side] {
    case .takes: .takes
    case .returns(let result): .returns(narrator.object(result))
    case .refuses(let reason): .refuses(reason: reason.map { narrator.reason($0, of: name) })
    case .isPassedOver(let reason): .isPassedOver(reason: reason.map { narrator.reason($0, of: name) })
    case .isNotAsked: .isNotAsked
    }
  }

  /// An event as a sentence; nil at the end of the trace.
  private func sentence(_ position: Int?, _ side: Side) -> RichText? {
    guard let position else { return nil }
    let step = TouchStep(of: comparison.sides[side].trace.events[position])
    return narrators[side].sentence(step)
  }

  /// The first log line at or after an event; nil at the end of the trace.
  private func telling(_ position: Int?, _ side: Side) -> RichText? {
    guard let position else { return nil }
    let events = comparison.sides[side].trace.events
    return (position..<min(events.count, position + 50)).lazy.compactMap { plainLine($0, side) }.first.map {
      RichText($0)
    }
  }

  /// The line of an event without indentation; nil for an event without a line.
  private func plainLine(_ position: Int?, _ side: Side) -> String? {
    position.flatMap { log.line($0, on: side) }.map { line($0, on: side) }
  }

  private func time(_ position: Int?, _ side: Side) -> String {
    position.map { narrators.a.seconds(comparison.sides[side].trace.events[$0].time) } ?? ""
  }
}

extension ComparisonNarrator {
  /// The length at which values are cut.
  private static let longestValue = 120

  /// The object of a difference, with its class.
  package func object(_ difference: ScreenDifference) -> String {
    switch difference.kind {
    case .configuration: return narrators.a[.settingsHeading]
    case .screen: return self[.screen]
    default: break
    }
    let side = difference.side
    let name = difference.names[side].map(narrators[side].object) ?? ""
    let className = difference.classNames[side] ?? ""
    if difference.onlySide == nil, let other = difference.names.b, other != difference.names.a {
      return say(.renamedObject(a: name, b: narrators.b.object(other), className: className))
    }
    return say(.object(name: name, className: className))
  }

  /// A property's value in one trace, in words.
  package func value(of change: ScreenDifference.Change, on side: Side) -> String {
    let words =
      switch change.values[side] {
      case .words(let words)?: words
      case .overrides(let overrides)?:
        language.list(
          overrides.map { language.line($0.method.rawValue, narrators[side].declaration($0).plain) })
      case nil: ""
      }
    guard !words.isEmpty else { return narrators.a[.nothing] }
    return words.count > Self.longestValue ? words.prefix(Self.longestValue - 1) + "…" : words
  }

  /// A difference in sentences, one for each property.
  package func sentences(_ difference: ScreenDifference) -> [RichText] {
    let side = difference.side
    let name = difference.name.map(narrators[side].object)
    if difference.onlySide != nil {
      let only = ComparisonText.onlyOne(object: name ?? "", isInA: side == .a, held: difference.held)
      return [language.say(only)]
    }
    return difference.changes.map { change in
      language.say(
        ComparisonText.differs(
          property: change.property, object: name, a: value(of: change, on: .a),
          b: value(of: change, on: .b)))
    }
  }

  /// The heading of a touch, from a trace that has it.
  package func heading(_ touch: TouchComparison) -> String {
    let side: Side = touch.answers.a == nil ? .b : .a
    return touch.answers[side].map { narrators[side].heading($0, number: touch.position + 1) } ?? ""
  }

  /// The verdict on a touch in one trace.
  package func verdict(_ touch: TouchComparison, on side: Side) -> String {
    touch.answers[side].map { narrators[side].verdict($0, in: comparison.sides[side]) }
      ?? narrators[side][.noSuchTouch]
  }

  /// The parts in which the answers for a touch differ; nil if they are equal, or if one trace lacks the touch.
  package func parts(_ touch: TouchComparison) -> String? {
    guard !touch.differences.isEmpty else { return nil }
    let parts = touch.differences.map { language.say(ComparisonText.part($0)) }
    return say(.differsIn(parts: language.list(parts)))
  }

  /// The objects that have another name in B; nil if there are none.
  package var otherNames: String? {
    let renamings = comparison.names.renamings
    guard !renamings.isEmpty else { return nil }
    let shown = language.list(
      renamings.prefix(8).map {
        language.say(ComparisonText.otherName(a: RichText(object: $0.a), b: RichText(object: $0.b)))
      })
    let rest = renamings.count - 8
    let names = rest > 0 ? language.say(NameText.andMore(names: shown, count: rest)) : shown
    return say(.otherNames(names: names))
  }

  /// The text as plain text.
  package func say(_ text: ComparisonText) -> String { language.say(text).plain }

  /// An event at another time: "0.05 s in A, 0.4 s in B".
  package func times(_ row: AlignedLog.Row) -> String? {
    guard row.sign == .otherTime, let a = row.events.a, let b = row.events.b else { return nil }
    let times = Sides(comparison.sides.a.trace.events[a].time, comparison.sides.b.trace.events[b].time)
    return say(.times(a: narrators.a.seconds(times.a), b: narrators.a.seconds(times.b)))
  }

  /// An event's line, with its reason.
  package func line(_ text: LogText, on side: Side) -> String {
    guard let reason = text.reason else { return text.text }
    let why = narrators[side].reason(reason, of: text.subject ?? "").plain
    return language.line(text.text, why)
  }
}
