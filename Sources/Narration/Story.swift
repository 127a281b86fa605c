// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts of a touch's story: its parts, and why views and recognizers have their marks.
enum StoryText: Sayable {
  // The parts.
  case name(TouchStory.Beat.Kind)
  case question(TouchStory.Beat.Kind)

  /// The answers of the parts. `because` says why the hit-test view was hit, unless it is just the deepest one.
  case answer(BeatAnswer, because: RichText?, Narrator)

  // Marks.
  /// Why a view or recognizer has its mark; `reason` is the clause of the cause's reason.
  case mark(GivenMark.Cause, isView: Bool, reason: RichText?, Narrator)
  case sends([RichText], to: RichText?)
  /// The winner: a recognizer takes the touch, a view gets it.
  case winner(touch: String, isRecognizer: Bool, sent: [RichText])

  /// Several recognizers that a UIKit view attached to itself.
  case recognizersOf(RichText, count: Int)

  /// Recognizers as named in sentences, perhaps several under one name, and their number.
  struct Recognizers {
    var names: [RichText]
    var count: Int
  }
}

/// The texts of the parts of a story.
extension Narrator {
  /// The name of a part: "Contest".
  package func name(_ beat: TouchStory.Beat.Kind) -> String { language.say(StoryText.name(beat)).plain }

  /// The question that a part answers: "Whose gesture is it?".
  package func question(_ beat: TouchStory.Beat.Kind) -> String {
    language.say(StoryText.question(beat)).plain
  }

  /// The answer given by a part, in one sentence.
  package func sentence(_ beat: TouchStory.Beat, of story: TouchStory, _ answer: TouchAnswer) -> RichText {
    let given = story.answer(to: beat, answer, in: index)
    var reason: RichText?
    switch given {
    case .found(_, .deepest): break
    case .found(let view, let because):
      let words = VerdictWords(self, answer, .getsUnhandled(view: view, late: nil))
      reason = language.say(VerdictText.because(because, words))
    default: break
    }
    return language.say(StoryText.answer(given, because: reason, self))
  }

  /// Why recognizers fail. The reason is relative to the view of the first one.
  func reason(_ reason: TraceReason?, ofFirst recognizers: [String]) -> RichText? {
    reason.map { self.reason($0, of: recognizers.first.flatMap { index.recognizer($0)?.view } ?? "") }
  }

  /// A recorded value of a control.
  func value(_ value: PropertyValue) -> String { Double(value).map(number) ?? value.words }

  /// Recognizers as named in sentences: those of the app by their names, those of UIKit together by their view.
  func grouped(_ ids: [String]) -> StoryText.Recognizers {
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

/// The texts of marks.
extension Narrator {
  /// Why an object has its mark, in a few words, for the outline.
  package func words(_ given: GivenMark, of object: String) -> RichText {
    if given.mark == .sends || given.mark == .gets && !given.sent.isEmpty { return sends(given) }
    return language.say(text(given.cause, of: object))
  }

  /// The same at the outcome of a touch, where the winner says what it did.
  package func wordsAtOutcome(_ given: GivenMark, of object: String, _ answer: TouchAnswer) -> RichText {
    let isOwner = answer.winner.flatMap(index.owner(ofRecognizer:)) == object
    guard object == answer.winner || isOwner, given.mark == .gets else { return words(given, of: object) }
    let isRecognizer = isOwner || index.recognizer(object) != nil
    if case .selected = given.cause { return words(given, of: object) }
    if case .becomesFirstResponder = given.cause { return words(given, of: object) }
    return language.say(
      StoryText.winner(
        touch: gesture(answer), isRecognizer: isRecognizer, sent: given.sent.map { RichText(code: $0.action) }
      ))
  }

  private func sends(_ given: GivenMark) -> RichText {
    let targets = Set(given.sent.map(\.target))
    let target = targets.count == 1 ? targets.first.map(object) : nil
    return language.say(StoryText.sends(given.sent.map { RichText(code: $0.action) }, to: target))
  }

  private func text(_ cause: GivenMark.Cause, of object: String) -> StoryText {
    let recognizer = index.recognizer(object)
    let reason = cause.reason.map { self.reason($0, of: recognizer?.view ?? object) }
    return .mark(cause, isView: recognizer == nil, reason: reason, self)
  }

  /// Who delays a touch; a recognizer by which a view of UIKit's works is represented by that view.
  func holder(_ id: String) -> RichText {
    guard let record = index.recognizer(id), record.isInternalToView else { return object(id) }
    return object(record.view)
  }
}

/// The settings that give a touch a good outcome, and that outcome.
enum CureText: Sayable {
  /// `act` is what happens in the run with the settings.
  case set([TraceSetting], act: Act, VerdictWords)
  /// The fix for a finding and the result of running it; `isSame` says that the outcome of the demonstrated touch did
  /// not change.
  case finding([TraceSetting], CureProof, isSame: Bool)
  case seeTouch(Int), seeVariant(Int)
  case sentence(RichText)

  /// The outcome of a touch with other settings.
  case outcome(settings: RichText, verdict: RichText)
}

extension Narrator {
  /// The change that gives a touch a good outcome, in one sentence. The narrator must be that of the changed run.
  package func sentence(_ cure: Cure) -> RichText {
    let answer = cure.answer
    let act = answer.verdict.act.withoutRivals
    return language.say(CureText.set(cure.settings, act: act, VerdictWords(self, answer, act)))
      .marking { $0 == answer.winner ? .gets : nil }
  }

  /// The fix for a finding and its effect: on the demonstrated touch, else on the finding. The narrator must be that of
  /// the changed run, if there is one.
  package func sentence(_ cure: FindingCure) -> RichText {
    cure.change.map(sentence)
      ?? language.say(CureText.finding(cure.settings, cure.proof, isSame: cure.changesNothing))
  }

  /// A clause as a separate sentence.
  package func sentence(_ clause: String) -> String {
    language.say(CureText.sentence(RichText(clause))).plain
  }

  /// Where to find the run with the change: "See touch 2".
  package func place(_ run: Cure.Run) -> String {
    switch run {
    case .touch(let position): language.say(CureText.seeTouch(position + 1)).plain
    case .variant(let position): language.say(CureText.seeVariant(position + 1)).plain
    }
  }
}

extension TraceSetting {
  /// The property with its object, as in code: `Tap.cancelsTouchesInView`.
  var target: String { (object.map { "\($0)." } ?? "") + property }

  /// The setting as in code: `Tap.cancelsTouchesInView = false`.
  var code: String { "\(target) = \(value)" }
}

extension Narrator {
  /// The settings of a variant, as in code: `Tap.cancelsTouchesInView = false`.
  package func settings(_ settings: [TraceSetting]) -> RichText {
    language.list(settings.map { RichText(code: $0.code) })
  }

  /// The outcome of a touch in a variant, in one sentence. The narrator must be that of the variant.
  package func outcome(of answer: TouchAnswer?, with settings: [TraceSetting]) -> RichText {
    let verdict = answer.map { verdictText($0) } ?? RichText(self[.noSuchTouch])
    return language.say(CureText.outcome(settings: self.settings(settings), verdict: verdict))
  }
}
