// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Tells how two traces differ, in sentences of one language.
package struct ComparisonNarrator: Sendable {
  package let comparison: TraceComparison

  /// The narrators of the two traces.
  package let narrators: Sides<Narrator>

  var language: Language { narrators.a.language }

  /// The logs of both, side by side.
  package let log: AlignedLog

  package init(_ language: Language, _ comparison: TraceComparison) {
    self.comparison = comparison
    log = AlignedLog(comparison, words: { language.say($0) })
    narrators = Sides(
      Narrator(language, comparison.sides.a.index), Narrator(language, comparison.sides.b.index))
  }

  /// A fixed label.
  package subscript(_ label: ComparisonLabel) -> String { language.say(label) }

  /// Where they part first, or that they are alike, in one sentence.
  package var headline: RichText { language.say(parting) }

  private var parting: ComparisonText {
    guard let divergence = comparison.divergence else {
      return comparison.screen.isEmpty ? .alike(renamed: comparison.names.renamings.count) : .sameEvents
    }
    let place = place(of: divergence)
    switch divergence.kind {
    case .events:
      return view(divergence, place)
        ?? .partsWithSentences(
          at: place, a: sentence(divergence.events.a, .a), b: sentence(divergence.events.b, .b))
    case .numbers:
      let lines = Sides(telling(divergence.events.a, .a), telling(divergence.events.b, .b))
      return .otherNumbers(at: place, a: lines.a ?? "", b: lines.b ?? "")
    case .times:
      let times = Sides(time(divergence.events.a, .a), time(divergence.events.b, .b))
      let line = telling(divergence.events.a, .a) ?? ""
      return .otherTimes(at: place, line: line, a: times.a, b: times.b)
    }
  }

  /// Which touches go down at different points in the two traces, which is then their first difference; nil if none does.
  package var places: RichText? {
    let touches = comparison.touches.filter { $0.otherPlaces != nil }
    guard !touches.isEmpty else { return nil }
    let limit = 3
    let told = touches.prefix(limit).compactMap { touch in
      touch.otherPlaces.map { places in
        language.say(
          ComparisonText.otherPlace(
            touch: touch.position + 1, a: narrators.a.point(places.a), b: narrators.b.point(places.b)))
      }
    }
    let rest = touches.count - told.count
    return narrators.a.joined(
      told + (rest > 0 ? [language.say(ComparisonText.moreOtherPlaces(count: rest))] : []))
  }

  /// Why they part there, as far as the screens tell; empty if they do not.
  package var reasons: [RichText] {
    switch comparison.divergence?.cause {
    case .difference(let difference): sentences(difference)
    // `places` tells it already.
    case .place, nil: []
    }
  }

  private func place(of divergence: Divergence) -> ComparisonText.Place {
    guard let touch = divergence.touch else { return .noTouch }
    guard let step = divergence.steps.a ?? divergence.steps.b else { return .touch(touch + 1) }
    return .step(step.order, touch: touch + 1)
  }

  /// The headline where the first difference is what a view answers; nil where it is something else.
  private func view(_ divergence: Divergence, _ place: ComparisonText.Place) -> ComparisonText? {
    let doing = Sides(answer(divergence.steps.a, .a), answer(divergence.steps.b, .b))
    guard doing.a != doing.b else { return nil }
    let side: Side = divergence.steps.a == nil ? .b : .a
    guard let step = divergence.steps[side] else { return nil }
    let name = narrators[side].object(step.view)
    guard comparison.names.counterpart(of: step.view, on: side) != nil else {
      return .partsOnlyOne(at: place, view: name, isInA: side == .a, does: doing[side])
    }
    return .partsWithView(at: place, view: name, a: doing.a, b: doing.b)
  }

  private func answer(_ step: WalkStep?, _ side: Side) -> ComparisonText.ViewAnswer {
    guard let step else { return .isNotAsked }
    let reason = narrators[side].reason(step)
    if step.isPassedOver { return .isPassedOver(reason: reason) }
    switch step.outcome {
    case .hit: return .takes
    case .refused: return .refuses(reason: reason)
    case .passedUp: return .returns(narrators[side].object(step.result ?? ""))
    }
  }

  /// An event in a sentence; nil at the end.
  private func sentence(_ position: Int?, _ side: Side) -> RichText? {
    guard let position else { return nil }
    let step = TouchStep(of: comparison.sides[side].trace.events[position])
    return narrators[side].sentence(step)
  }

  /// The first line of the log from an event on; nil at the end.
  private func telling(_ position: Int?, _ side: Side) -> RichText? {
    guard let position else { return nil }
    let events = comparison.sides[side].trace.events
    return (position..<min(events.count, position + 50)).lazy.compactMap { plainLine($0, side) }.first.map {
      RichText($0)
    }
  }

  /// The line of an event without indentation; nil if the events around it say it all.
  private func plainLine(_ position: Int?, _ side: Side) -> String? {
    position.flatMap { log.line($0, on: side) }.map { line($0, on: side) }
  }

  private func time(_ position: Int?, _ side: Side) -> String {
    position.map { narrators.a.seconds(comparison.sides[side].trace.events[$0].time) } ?? ""
  }
}
