// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The words of the parts of a story.
extension Narrator {
  /// The name of a part: "Contest".
  package func name(_ beat: TouchStory.Beat.Kind) -> String { language.say(StoryText.name(beat)).plain }

  /// What a part answers: "Whose gesture is it?".
  package func question(_ beat: TouchStory.Beat.Kind) -> String {
    language.say(StoryText.question(beat)).plain
  }

  /// The answer of a part, in one sentence.
  package func sentence(_ beat: TouchStory.Beat, of story: TouchStory, _ answer: TouchAnswer) -> RichText {
    language.say(text(story.answer(to: beat, answer, in: index), of: answer))
  }

  private func text(_ told: BeatAnswer, of answer: TouchAnswer) -> StoryText {
    switch told {
    case .foundNothing: return .hitsNothing
    case .found(let view, .deepest): return .isDeepest(object(view))
    case .found(let view, let because):
      let words = VerdictWords(self, answer, .getsUnhandled(view: view, late: nil))
      return .isHit(object(view), because: language.say(VerdictText.because(because, words)))
    case .listening([], let view, _): return .nobodyHears(view: view.map(object) ?? "")
    case .listening(let recognizers, let view, let holder):
      return .hear(grouped(recognizers), before: view.map(object), holder: holder.map(object))
    case .moves(let distance): return .moves(points: number(distance))
    case .contest(let wins, let fails, let waits, let reason):
      let view = fails.first.flatMap { index.recognizer($0)?.view } ?? ""
      return .contest(
        wins: grouped(wins), fails: grouped(fails), waits: grouped(waits),
        reason: reason.map { self.reason($0, of: view) })
    case .result(let results): return .result(results.map(text))
    case .nothingMore: return .nothingMore
    }
  }

  private func text(_ result: BeatAnswer.Result) -> StoryText.Result {
    switch result {
    case .sends(let sender, let action, let target, let late):
      .sends(
        sender.map(object) ?? "", action: RichText(code: action), target: target.map(object) ?? "",
        late: late.map(number))
    case .dropped(let sender, let action): .dropped(sender.map(object) ?? "", action: RichText(code: action))
    case .becomes(let control, let property, let value):
      .becomes(object(control), property: property, value: Double(value).map(number) ?? value)
    case .selects(let cell, let isOn): .selects(object(cell), isOn: isOn)
    case .scrolls(let view): .scrolls(object(view))
    case .stops(let view): .stops(object(view))
    case .focuses(let responder): .focuses(object(responder))
    case .handles(let responder, let late): .handles(object(responder), late: late.map(number))
    case .keeps(let responder): .keeps(object(responder))
    case .neverGets(let view): .neverGets(object(view))
    case .loses(let view): .loses(object(view))
    case .unhandled(let view, let last): .unhandled(from: object(view), to: last.map(object))
    case .nobodyGets: .nobodyGets
    }
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
