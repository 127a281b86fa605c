// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import HitPath
import Narration
import Testing
import Trace

@testable import HitPathCommands

/// Who acts on one touch and why, as data, by everything that says it: the verdict, its act and because, JSON, the story,
/// pictures, the tap map, `whyNot`, the comparison with itself, and the package for Swift.
@MainActor
final class SaidOfWhy {
  private let number: Int
  private let analysis: TraceAnalysis
  private let answer: TouchAnswer
  private let index: ScreenIndex
  private var verdict: Verdict { answer.verdict }

  /// What the package for Swift says.
  private let told: Answer

  private var found: [String] = []

  init(_ number: Int, _ analysis: TraceAnalysis) throws {
    self.number = number
    self.analysis = analysis
    answer = analysis.touches[number]
    index = analysis.index(of: answer)
    told = try Answer(trace: analysis.trace).touches[number]
  }

  /// All contradictions, in words.
  func contradictions() throws -> [String] {
    checkAct()
    try checkJSON()
    checkStory()
    checkEnd()
    try checkPictures()
    checkBecause()
    checkProduct()
    return found
  }

  private func expect(_ isTrue: Bool, _ contradiction: @autoclosure () -> String) {
    if !isTrue { found.append(contradiction()) }
  }

  // MARK: - Act and verdict

  /// Who acts by the act; nil where it names nobody.
  private var actor: String? {
    switch self.verdict.act {
    case .takes(let recognizers, _, _), .recognizes(let recognizers, _, _): recognizers.first
    case .recognizesInVain(let recognizer, _), .unknownAction(let recognizer, _): recognizer
    case .control(let control, _, _, _, _): control
    case .selected(let cell, let list, _, _, _, _), .performsPrimaryAction(let cell, let list, _, _):
      cell ?? list
    // The pan of a scroll view that cannot move takes the drag, and the scroll view keeps it (SV-8).
    case .keeps where answer.verdict.code == .scrolled: answer.winner
    case .handles(let responder, _, _), .keeps(let responder, _, _), .focuses(let responder, _, _): responder
    case .loses(let view): view
    case .scrolls, .movesSheet, .stopsContent: answer.winner
    case .parted: answer.winner
    case .neverGets, .nobodyHandles, .getsUnhandled, .getsUndecided, .nothingKnown, .decidedInside,
      .nobodyGets:
      nil
    }
  }

  private func checkAct() {
    expect(
      actor == answer.winner,
      "\(self.verdict.act) is by \(actor ?? "nobody"), the verdict is of \(answer.winner ?? "nobody")")
    let codes: Set<Verdict.Code> =
      switch self.verdict.act {
      case .takes, .recognizes, .recognizesInVain, .unknownAction: [.recognized]
      // A text view is a scroll view.
      case .control(_, _, .movesCaret, _, _): [.keptByControl, .keptByScrollView]
      case .control: [.controlActed, .keptByControl]
      case .selected, .performsPrimaryAction: [.selected]
      case .scrolls, .movesSheet, .stopsContent: [.scrolled]
      case .focuses: [.focused]
      case .handles, .loses: [.handled]
      case .keeps: [.keptByScrollView, .scrolled]
      case .neverGets: [.withheld]
      case .nobodyHandles, .getsUnhandled: [.dropped]
      case .getsUndecided, .nothingKnown, .decidedInside: [.undecided]
      case .nobodyGets: [.unclaimed]
      case .parted: [.handled, .keptByControl, .keptByScrollView, .dropped, .controlActed]
      }
    expect(codes.contains(answer.verdict.code), "\(self.verdict.act) is told of \(answer.verdict.code)")
    let acts = answer.outcome.actions.contains { $0.kind == .action && $0.sender == answer.winner }
    if answer.verdict.code == .controlActed, case .control(_, _, .nothing, _, _) = self.verdict.act {
      expect(!acts, "\(self.verdict.act), and it sends \(answer.outcome.actions.map(\.name))")
    }
  }

  // MARK: - JSON

  private func checkJSON() throws {
    let narrator = Narrator(.english, index)
    let touch = ExplainedTouch(answer: answer, variants: [])
    let object = try Self.json(
      ExplanationJSON(analysis: analysis, narrator: narrator, view: nil).object([touch], []).text())
    let told = try #require((object["touches"] as? [[String: Any]])?.first)
    let verdict = try #require(told["verdict"] as? [String: Any])
    expect(told["hitView"] as? String == answer.hitView, "JSON has the hit view \(told["hitView"] ?? "nil")")
    expect(verdict["code"] as? String == answer.verdict.code.rawValue, "JSON has \(verdict["code"] ?? "nil")")
    expect(verdict["late"] as? Double == self.verdict.act.late, "JSON is late by \(verdict["late"] ?? "nil")")
    let because = (verdict["because"] as? [String: Any])?.keys.first
    let word = self.told.because?.code.rawValue
    expect(because == word, "JSON says because of \(because ?? "nil"), the answer says \(word ?? "nil")")
    let act = (verdict["act"] as? [String: Any])?.values.first as? [String: Any] ?? [:]
    let names = act.values.flatMap { $0 as? [String] ?? [$0 as? String].compactMap { $0 } }
    let actors = [actor, answer.winner, answer.verdict.responder].compactMap { $0 }
    if answer.winner != nil, verdict["act"] is [String: Any], !endingsDiffer {
      expect(actors.contains(where: names.contains), "JSON's act names \(names), and not \(actors)")
    }
  }

  /// Whether the methods of the touch end with different responders; then the act tells each.
  private var endingsDiffer: Bool {
    if case .parted = self.verdict.act { true } else { false }
  }

  private static func json(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  // MARK: - The story

  private func checkStory() {
    let marks = analysis.story(of: number).marks
    let outcome = marks.outcome
    expect(outcome.winner == answer.winner, "the story is won by \(outcome.winner ?? "nobody")")
    expect(outcome.losers == answer.losers, "the story is lost by \(outcome.losers)")
    let end = marks.atOutcome
    if let winner = answer.winner, let mark = end[winner]?.mark {
      expect(mark == .gets, "\(winner) acts, and its mark is \(mark)")
    }
    // What the verdict says of a control that the finger was meant for, its mark says too.
    if let control = self.verdict.because?.meantControl {
      let mark = end[control]?.mark
      expect(
        outcome.missed == control && mark == .lost,
        "\(control) was meant, and the story has \(outcome.missed ?? "nobody") with \(mark ?? .unasked)")
    }
    if let missed = outcome.missed {
      expect(
        end[missed]?.mark == .lost && ![answer.winner, actor].contains(missed),
        "\(missed) was meant in vain, and it acts or has the mark \(end[missed]?.mark ?? .unasked)")
    }
    for loser in answer.losers where loser != answer.winner {
      let mark = end[loser]?.mark
      // A view that loses the touch to a recognizer of its own keeps the mark of the hit-test view.
      let isOwn = loser == outcome.winnersView && mark == .hit
      expect(
        mark == .lost || mark == nil || isOwn, "\(loser) loses the touch, and its mark is \(mark ?? .lost)")
    }
    // A name in the headline has the mark that the pictures give the object. The view of a recognizer that acts has that of
    // the recognizer in a sentence, and its own in a list of views.
    let inSentence = answer.marks(in: index)
    for (object, given) in end where object != outcome.winnersView {
      guard let mark = inSentence(object) else { continue }
      expect(
        mark == given.mark, "\(object) is \(mark) in the headline, and its mark at the end is \(given.mark)")
    }
  }

  /// The last part of the story gives the effects of the act, of the actions that were sent, and of the losers.
  private func checkEnd() {
    let story = analysis.story(of: number)
    guard let beat = story.beats.last(where: { $0.kind == .result }),
      case .result(let results) = story.answer(to: beat, answer, in: index)
    else { return }
    for result in results {
      expect(isOfAct(result), "the story ends with \(result), and the act is \(self.verdict.act)")
    }
  }

  private func isOfAct(_ result: BeatAnswer.Result) -> Bool {
    switch (result, self.verdict.act) {
    case (.sends(let sender, let action, let target, _), _):
      answer.outcome.actions.contains { $0.sender == sender && $0.name == action && $0.target == target }
    case (.dropped(let sender, let action), _):
      answer.outcome.actions.contains { $0.kind == .dropped && $0.sender == sender && $0.name == action }
    case (.selects(let cell, let isOn), _):
      answer.outcome.actions.contains { $0.subject == cell && $0.callback?.selects == isOn }
    case (.loses(let view), _), (.neverGets(let view), _): answer.losers.contains(view)
    case (.acts(let control, let effect), .control(let own, _, let does, _, _)):
      control == own && effect == does
    case (.keeps(let control), .control(let own, _, .nothing, _, _)): control == own
    case (.keeps(let view), .keeps(let own, _, _)): view == own
    case (.handles(let view, _), .handles(let own, _, _)), (.focuses(let view), .focuses(let own, _, _)):
      view == own
    case (.scrolls(let view), .scrolls(let own, _)): own.contains(view)
    case (.movesSheet(let list), .movesSheet(let own, _)), (.stops(let list), .stopsContent(let own)):
      list == own
    case (.unhandled(let view, _), .getsUnhandled(let own, _)),
      (.unhandled(let view, _), .nobodyHandles(let own)):
      view == own
    case (.decides(let framework, let view), .decidedInside(let own, let deciding, _)):
      view == own && framework == deciding
    case (.unhandledInside(let view), .decidedInside(let own, _, _)): view == own
    case (.unknown, .getsUndecided), (.unknown, .nothingKnown), (.nobodyGets, .nobodyGets), (_, .parted): true
    default: false
    }
  }

  // MARK: - Pictures

  private func checkPictures() throws {
    let options = DiagramOptions(touch: number)
    let screen = try Self.json(Diagrams.make(.screen, for: analysis, options: options).json())
    expect(screen["hitView"] as? String == answer.hitView, "the screen has \(screen["hitView"] ?? "nil")")
    let outline = try Self.json(Diagrams.make(.outline, for: analysis, options: options).json())
    let rows = outline["rows"] as? [[String: Any]] ?? []
    let shown = rows.flatMap { [$0["view"] as? String].compactMap { $0 } + ($0["views"] as? [String] ?? []) }
    // The outline is the same for all touches, and a window alone may give way to the view in it.
    if let hitView = answer.hitView, index.screen.windowOrder != [hitView] {
      expect(shown.contains(hitView), "the outline leaves out \(hitView)")
    }
  }

  // MARK: - Because

  /// What the because says of views agrees with what each of them is told when it is asked about.
  private func checkBecause() {
    guard let because = self.verdict.because else { return }
    let answers = ViewAnswers(answer, in: index)
    func reply(_ view: String) -> ViewAnswer? { index.view(view).map(answers.answer) }
    switch because {
    case .inFront(let view, let control, _, _):
      let told = reply(control)
      expect(
        told?.outcome != .hit && told?.outcome != .passedUp, "\(because), and \(control) is hit or passed up")
      let reason = told?.reason ?? told?.front
      expect(
        [.siblingInFront, .windowInFront].contains(reason?.code)
          && index.ancestry(of: view).contains { $0.id == reason?.subject }
          || reason?.code == .outsideAncestor,
        "\(because), and whyNot(\(control)) says \(reason?.name ?? "nothing") by \(reason?.subject ?? "nil")"
      )
    case .refusesFor(let view, let control, _):
      let told = reply(control)
      expect(
        told?.reason?.code == .outsideAncestor && told?.reason?.subject == view || told?.outcome == .refused,
        "\(because), and whyNot(\(control)) says \(told?.reason?.name ?? "nothing")")
    case .misses(let control, _):
      expect(reply(control)?.boundsContainPoint != true, "\(because), and the point is in it")
    case .interactionDisabled(let object, let control):
      let told = reply(control)
      let codes = [told?.reason?.code, told?.ownRefusal?.code].compactMap { $0 }
      expect(
        codes.contains { [.interactionDisabled, .ancestorInteractionDisabled].contains($0) },
        "\(because) of \(object), and whyNot(\(control)) says \(codes)")
    case .passesOn(let view):
      let step = answer.chain.first { $0.responder.id == view }
      expect(step?.passesOn == true, "\(because), and the chain says \(step?.outcome.rawValue ?? "nothing")")
    case .waited(let recognizers, _, _):
      for other in recognizers {
        let isLater = answer.outcome.recognizers.contains { $0.id == other && !$0.recognized }
        expect(isLater, "\(because), and \(other) recognized or saw nothing of the touch")
      }
    case .heldBack(let recognizer, _, _):
      expect(
        answer.outcome.deliveryChanges.contains { $0.kind == .held && $0.reason?.subject == recognizer },
        "\(because), and nothing is held back for it")
    case .sparesView(let recognizer), .goesBefore(let recognizer, _):
      let isKnown = answer.outcome.recognizers.contains { $0.id == recognizer }
      expect(isKnown, "\(because), and it saw nothing of the touch")
    case .nearlyInvisible(let view, let alpha, _):
      expect(
        index.view(view)?.alpha == alpha, "\(because), and its alpha is \(index.view(view)?.alpha ?? .nan)")
    case .deepest(let view, _):
      expect(view == answer.hitView, "\(because), and the hit view is \(answer.hitView ?? "nil")")
    default: break
    }
  }

  // MARK: - The package

  private func checkProduct() {
    expect(told.hitView == answer.hitView, "the package has the hit view \(told.hitView ?? "nil")")
    expect(told.verdict.code.rawValue == answer.verdict.code.rawValue, "the package has \(told.verdict.code)")
    expect(told.verdict.actor == answer.winner, "the package has the actor \(told.verdict.actor ?? "nil")")
    expect(told.verdict.losers == answer.losers, "the package has the losers \(told.verdict.losers)")
    expect(
      told.verdict.lateness == self.verdict.act.late, "the package is late by \(told.verdict.lateness ?? 0)")
    let said = told.sentence(in: .english)
    expect(said == Narrator(.english, index).verdict(answer), "the package says '\(said)'")
  }
}
