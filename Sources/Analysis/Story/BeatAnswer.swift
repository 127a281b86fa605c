// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a part of a touch's story answers, as data. Objects are given by their identifiers.
package enum BeatAnswer: Hashable, Sendable {
  /// Which view was hit, and why; without a view, that none was.
  case found(view: String, because: Because)
  case foundNothing
  /// Recognizers get the touch before the view; `holder` holds the view's touch back.
  case listening(recognizers: [String], view: String?, holder: String?)
  /// How many points the finger is from where it went down.
  case moves(distance: Double)
  /// Recognizers that recognize, those that fail, and those that wait; the reason is why all of them fail, if none
  /// recognizes.
  case contest(wins: [String], fails: [String], waits: [String], reason: TraceReason?)
  case result([Result])
  case nothingMore

  /// What comes of a touch.
  package enum Result: Hashable, Sendable {
    /// `late` is in seconds after the lift.
    case sends(String?, action: String, target: String?, late: Double?)
    case dropped(String?, action: String)
    case becomes(String, property: String, value: String)
    case selects(cell: String, isOn: Bool)
    case scrolls(String), stops(String), focuses(String)
    case handles(String, late: Double?)
    case keeps(String)
    case neverGets(String), loses(String)
    /// The touch climbs from a view to the last responder, if that is another one, and nobody handles it.
    case unhandled(from: String, to: String?)
    case nobodyGets
  }
}

extension TouchStory {
  /// What a part of the story of a touch answers.
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
    var last: [(id: String, given: GivenMark)] = []
    for number in beat.steps.flatMap(\.numbers) {
      for (id, given) in marks.given(at: number).sorted(by: { $0.key < $1.key })
      where index.recognizer(id) != nil {
        last.removeAll { $0.id == id }
        last.append((id, given))
      }
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
    var results = touch.outcome.toldActions.prefix(2).compactMap(\.result)
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
  /// How many points the finger is from a point after the part.
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
  /// What the call is for the touch; nil for a callback that selects nothing.
  fileprivate var result: BeatAnswer.Result? {
    switch kind {
    case .action: .sends(sender, action: name, target: target, late: lateness)
    case .dropped: .dropped(sender, action: name)
    case .callback:
      isSelection ? subject.map { .selects(cell: $0, isOn: name.hasPrefix("didSelect")) } : nil
    }
  }
}

extension TouchAnswer {
  /// What comes of a touch for which no action is sent.
  fileprivate var results: [BeatAnswer.Result] {
    switch verdict.act {
    case .scrolls(let views, _): views.prefix(1).map { .scrolls($0) }
    case .stopsContent(let view): [.stops(view)]
    case .focuses(let responder, _, _): [.focuses(responder)]
    case .handles(let responder, _, let late): [.handles(responder, late: late)]
    case .keeps(let responder, _, _): [.keeps(responder)]
    case .control(let control, _, .becomes(let property, let value), _, _):
      [.becomes(control, property: property, value: value)]
    case .control(let control, _, _, _, _): [.keeps(control)]
    case .parted(let parts): parts.prefix(1).map(result)
    case .getsUnhandled(let view, _), .nobodyHandles(let view):
      [unhandled(from: view, to: chain.last { $0.outcome != .notReached }?.responder.id)]
    case .nobodyGets: [.nobodyGets]
    case .takes, .recognizes, .recognizesInVain, .unknownAction, .selected, .loses, .neverGets,
      .getsUndecided, .nothingKnown:
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
