// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The words of the parts of a story.
extension Narrator {
  /// The name of a part: "Contest".
  package func name(_ beat: TouchStory.Beat.Kind) -> String { language.say(StoryText.name(beat)).plain }

  /// What a part answers: "Whose gesture is it?".
  package func question(_ beat: TouchStory.Beat.Kind) -> String { language.say(StoryText.question(beat)).plain }

  /// The answer of a part, in one sentence.
  package func sentence(_ beat: TouchStory.Beat, of story: TouchStory, _ answer: TouchAnswer) -> RichText {
    switch beat.kind {
    case .found: found(answer)
    case .listening: listening(beat, story, answer)
    case .moves: language.say(StoryText.moves(points: distance(beat, answer)))
    case .contest: contest(beat, story)
    case .result: result(story, answer)
    case .nextTouch: nextTouch(beat, story)
    }
  }

  private func found(_ answer: TouchAnswer) -> RichText {
    guard let hitView = answer.hitView, let reason = answer.verdict.whyHit else {
      return language.say(StoryText.hitsNothing)
    }
    if case .deepest = reason { return language.say(StoryText.isDeepest(object(hitView))) }
    let words = VerdictWords(self, answer, .getsUnhandled(view: hitView, late: nil))
    return language.say(
      StoryText.isHit(object(hitView), because: language.say(VerdictText.because(reason, words))))
  }

  private func listening(_ beat: TouchStory.Beat, _ story: TouchStory, _ answer: TouchAnswer) -> RichText {
    let marks = story.marks.after(beat.numbers.upperBound)
    let listeners = answer.outcome.recognizers.filter { marks[$0.id].map { $0.mark != .refused } ?? false }
    let view = answer.hitView.map(object)
    guard !listeners.isEmpty else { return language.say(StoryText.nobodyHears(view: view ?? "")) }
    var holder: RichText?
    if let hitView = answer.hitView, case .heldBack(_, let reason)? = marks[hitView]?.cause {
      holder = reason.subject.map(object)
    }
    return language.say(StoryText.hear(grouped(listeners.map(\.id)), before: view, holder: holder))
  }

  /// How far the finger is from where it went down, after a part.
  private func distance(_ beat: TouchStory.Beat, _ answer: TouchAnswer) -> String {
    var last = answer.location
    for step in beat.steps {
      if case .touchUpdated(let sample)? = step.step.firstEvent { last = sample.location }
      if case .repeated(_, let sample) = step.step.kind { last = sample.location }
    }
    let (x, y) = (last.x - answer.location.x, last.y - answer.location.y)
    return number((x * x + y * y).squareRoot())
  }

  private func contest(_ beat: TouchStory.Beat, _ story: TouchStory) -> RichText {
    var last: [(id: String, given: GivenMark)] = []
    for step in beat.steps {
      for number in step.numbers {
        for (id, given) in story.marks.given(at: number).sorted(by: { $0.key < $1.key }) {
          guard index.recognizer(id) != nil else { continue }
          last.removeAll { $0.id == id }
          last.append((id, given))
        }
      }
    }
    let wins = last.filter { $0.given.mark == .gets || $0.given.mark == .sends }.map(\.id)
    let fails = last.filter { $0.given.mark == .refused || $0.given.mark == .lost }
    let waits = last.filter { $0.given.mark == .held }.map(\.id)
    let reasons = Set(fails.compactMap { $0.given.cause.failure })
    let reason = wins.isEmpty && reasons.count == 1 ? reasons.first : nil
    return language.say(StoryText.contest(
        wins: grouped(wins), fails: grouped(fails.map(\.id)), waits: grouped(waits),
        reason: reason.map { self.reason($0, of: fails.first.flatMap { index.recognizer($0.id)?.view } ?? "") }))
  }

  private func nextTouch(_ beat: TouchStory.Beat, _ story: TouchStory) -> RichText {
    let decides = beat.steps.contains { step in
      story.marks.given(at: step.numbers.lowerBound).contains { index.recognizer($0.key) != nil }
    }
    return decides ? contest(beat, story) : language.say(StoryText.nothingMore)
  }

  private func result(_ story: TouchStory, _ answer: TouchAnswer) -> RichText {
    var results: [StoryText.Result] = []
    let system = Set(answer.outcome.recognizers.filter(\.isSystem).map(\.id))
    for call in actions(answer).prefix(2) where !system.contains(call.sender ?? "") {
      let sender = call.sender.map(object) ?? ""
      switch call.kind {
      case .action:
        results.append(
          .sends(sender, action: RichText(code: call.name), target: call.target.map(object) ?? "",
            late: call.lateness.map(number)))
      case .dropped: results.append(.dropped(sender, action: RichText(code: call.name)))
      case .callback:
        guard call.isSelection, let cell = call.subject else { continue }
        results.append(.selects(object(cell), isOn: call.name.hasPrefix("didSelect")))
      }
    }
    if results.isEmpty { results += outcome(answer) }
    let marks = story.marks.atOutcome
    for loser in answer.losers.prefix(1) {
      if case .neverGets? = marks[loser]?.cause {
        results.append(.neverGets(object(loser)))
      } else {
        results.append(.loses(object(loser)))
      }
    }
    return language.say(StoryText.result(results))
  }

  /// What comes of a touch for which no action is sent.
  private func outcome(_ answer: TouchAnswer) -> [StoryText.Result] {
    switch answer.verdict.act {
    case .scrolls(let views, _): return views.prefix(1).map { .scrolls(object($0)) }
    case .stopsContent(let view): return [.stops(object(view))]
    case .focuses(let responder, _, _): return [.focuses(object(responder))]
    case .handles(let responder, _, let late): return [.handles(object(responder), late: late.map(number))]
    case .keeps(let responder, _, _): return [.keeps(object(responder))]
    case .control(let control, _, .becomes(let property, let value), _, _):
      return [.becomes(object(control), property: property, value: Double(value).map(number) ?? value)]
    case .control(let control, _, _, _, _): return [.keeps(object(control))]
    case .parted(let parts): return parts.prefix(1).map { result($0, answer) }
    case .getsUnhandled(let view, _), .nobodyHandles(let view):
      return [unhandled(from: view, to: answer.chain.last { $0.outcome != .notReached }?.responder.id)]
    case .nobodyGets: return [.nobodyGets]
    case .takes, .recognizes, .recognizesInVain, .unknownAction, .selected, .loses, .neverGets,
      .getsUndecided, .nothingKnown:
      return []
    }
  }

  private func result(_ part: Act.Part, _ answer: TouchAnswer) -> StoryText.Result {
    switch part.outcome {
    case .handles: .handles(object(part.responder), late: nil)
    case .keeps: .keeps(object(part.responder))
    case .drops: unhandled(from: answer.hitView ?? part.responder, to: part.responder)
    }
  }

  private func unhandled(from view: String, to last: String?) -> StoryText.Result {
    .unhandled(from: object(view), to: last.flatMap { $0 == view ? nil : object($0) })
  }

  /// Recognizers as sentences name them: those of the app each by its name, those of UIKit's together by their view.
  private func grouped(_ ids: [String]) -> StoryText.Recognizers {
    var own: [String] = []
    var system: [(view: String, ids: [String])] = []
    for id in ids {
      guard let record = index.recognizer(id), record.isSystem else {
        own.append(id)
        continue
      }
      if let position = system.firstIndex(where: { $0.view == record.view }) {
        system[position].ids.append(id)
      } else {
        system.append((record.view, [id]))
      }
    }
    let limit = 3
    var names = own.prefix(limit).map(object)
    if own.count > limit {
      names.append(language.say(NameText.furtherRecognizers(count: own.count - limit)))
    }
    names += system.map { view, ids in
      ids.count == 1 ? object(ids[0]) : language.say(StoryText.recognizersOf(object(view), count: ids.count))
    }
    return StoryText.Recognizers(names: names, count: ids.count)
  }
}

extension GivenMark.Cause {
  /// Why a recognizer failed; nil for another cause.
  fileprivate var failure: TraceReason? {
    if case .fails(let reason) = self { reason } else { nil }
  }
}
