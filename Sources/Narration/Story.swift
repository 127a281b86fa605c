// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The words of a touch's story: its parts, and why views and recognizers have their marks.
enum StoryText: Sayable {
  // The parts.
  case name(TouchStory.Beat.Kind)
  case question(TouchStory.Beat.Kind)

  // Their sentences.
  /// Why the hit-test view was hit.
  case isHit(RichText, because: RichText)
  case isDeepest(RichText)
  case hitsNothing
  /// Recognizers get the touch before the view; `holder` holds its touch back.
  case hear(Recognizers, before: RichText?, holder: RichText?)
  case nobodyHears(view: RichText)
  case moves(points: String)
  /// Recognizers that recognize, those that fail, and those that wait; `reason` is why all of them fail.
  case contest(wins: Recognizers, fails: Recognizers, waits: Recognizers, reason: RichText?)
  case result([Result])
  case nothingMore

  // Marks.
  case contains, willGetTouch, onPath, hitTestView, saysNo, sendsAction
  case undecided(method: String)
  case saidNo(RichText)
  case passedOver(RichText)
  case ignoresTouch
  case failed(RichText)
  case heldBack(method: String, by: RichText?)
  case waits(for: [RichText])
  case getsLate(method: String)
  case handles(method: String)
  case keeps(isDisabled: Bool)
  case recognized(RichText)
  case isSelected(Bool)
  case becomesFirstResponder
  case sends([RichText], to: RichText?)
  case neverGets, loses, isCancelled
  /// The winner in the end; a recognizer takes the touch, a view gets it.
  case winner(touch: String, isRecognizer: Bool, sent: [RichText])

  /// Several recognizers that a view of UIKit's has by itself.
  case recognizersOf(RichText, count: Int)

  /// Recognizers as sentences name them, several perhaps by one name, and how many they are.
  struct Recognizers {
    var names: [RichText]
    var count: Int
  }

  /// What comes of a touch.
  enum Result {
    case sends(RichText, action: RichText, target: RichText, late: String?)
    case dropped(RichText, action: RichText)
    case becomes(RichText, property: String, value: String)
    case selects(RichText, isOn: Bool)
    case scrolls(RichText), stops(RichText), focuses(RichText)
    case handles(RichText, late: String?)
    case keeps(RichText)
    case neverGets(RichText), loses(RichText)
    case unhandled(from: RichText, to: RichText?)
    case nobodyGets
  }
}

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

/// The words of marks.
extension Narrator {
  /// Why an object has its mark, in a few words, as an outline tells them beside its name.
  package func words(_ given: GivenMark, of object: String) -> RichText {
    if given.mark == .sends || given.mark == .gets && !given.sent.isEmpty { return sends(given) }
    return language.say(text(given.cause, of: object))
  }

  /// The same at the outcome of a touch, where the winner says what it did.
  package func wordsAtOutcome(_ given: GivenMark, of object: String, _ answer: TouchAnswer) -> RichText {
    guard object == answer.winner, given.mark == .gets else { return words(given, of: object) }
    let isRecognizer = index.recognizer(object) != nil
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
    let view = index.recognizer(object)?.view ?? object
    return switch cause {
    case .contains: .contains
    case .willGetTouch: .willGetTouch
    case .undecided(let method): .undecided(method: method.rawValue)
    case .onPath: .onPath
    case .isHit: .hitTestView
    case .saysNo(let reason?): .saidNo(self.reason(reason, of: view))
    case .saysNo(nil): .saysNo
    case .passedOver(let reason): .passedOver(self.reason(reason, of: view))
    case .ignoresTouch: .ignoresTouch
    case .fails(let reason): .failed(self.reason(reason, of: view))
    case .heldBack(let method, let reason): .heldBack(method: method.rawValue, by: reason.subject.map(holder))
    case .waits(let others): .waits(for: others.map(self.object))
    case .getsLate(let method): .getsLate(method: method.rawValue)
    case .keeps(let method, let reason):
      reason.code == .handledByResponder
        ? .handles(method: method.rawValue) : .keeps(isDisabled: reason.code == .controlDisabled)
    case .recognizes(let reason): .recognized(self.reason(reason, of: view))
    case .selected(let callback): .isSelected(callback.hasPrefix("didSelect"))
    case .becomesFirstResponder: .becomesFirstResponder
    case .sends: .sendsAction
    case .neverGets: .neverGets
    case .cancelled: index.recognizer(object) == nil ? .loses : .isCancelled
    }
  }

  /// Who holds a touch back: a recognizer of UIKit's stands for its view.
  private func holder(_ id: String) -> RichText {
    guard let record = index.recognizer(id), record.isSystem else { return object(id) }
    return object(record.view)
  }
}

/// What to set, and what comes of the touch then.
enum CureText: Sayable {
  /// `act` is what happens in the run with the settings.
  case set([TraceSetting], act: Act, VerdictWords)
  case seeTouch(Int), seeVariant(Int)
  case sentence(RichText)

  /// What comes of a touch under other settings.
  case outcome(settings: RichText, verdict: RichText)
}

extension Narrator {
  /// The change with which a touch ends well, in one sentence. Only the narrator of the run's screen can tell it.
  package func sentence(_ cure: Cure) -> RichText {
    let answer = cure.answer
    let act = answer.verdict.act.withoutRivals
    return language.say(CureText.set(cure.settings, act: act, VerdictWords(self, answer, act)))
      .marking { $0 == answer.winner ? .gets : nil }
  }

  /// A clause as a sentence of its own.
  package func sentence(_ clause: String) -> String {
    language.say(CureText.sentence(RichText(clause))).plain
  }

  /// Where the run with the change is: "See touch 2".
  package func place(_ run: Cure.Run) -> String {
    switch run {
    case .touch(let position): language.say(CureText.seeTouch(position + 1)).plain
    case .variant(let position): language.say(CureText.seeVariant(position + 1)).plain
    }
  }
}

extension TraceSetting {
  /// The property with its object, as code has it: `Tap.cancelsTouchesInView`.
  var target: String { (object.map { "\($0)." } ?? "") + property }

  /// The setting as code has it: `Tap.cancelsTouchesInView = false`.
  var code: String { "\(target) = \(value)" }
}

extension Narrator {
  /// What a variant sets, as code has it: `Tap.cancelsTouchesInView = false`.
  package func settings(_ settings: [TraceSetting]) -> RichText {
    language.list(settings.map { RichText(code: $0.code) })
  }

  /// What comes of a touch in a variant, in one sentence. Only the narrator of the variant's screen can tell it.
  package func outcome(of answer: TouchAnswer?, with settings: [TraceSetting]) -> RichText {
    let verdict = answer.map { verdictText($0) } ?? RichText(self[.noSuchTouch])
    return language.say(CureText.outcome(settings: self.settings(settings), verdict: verdict))
  }
}
