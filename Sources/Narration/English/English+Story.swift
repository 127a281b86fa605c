// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension StoryText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .name(.found): "Found"
    case .name(.listening): "Listening"
    case .name(.moves): "Moves"
    case .name(.contest): "Contest"
    case .name(.result): "Result"
    case .name(.nextTouch): "Next touch"
    case .question(.found): "Which view lies under the finger?"
    case .question(.listening): "Who hears of the touch, and who has to wait?"
    case .question(.moves): "Where does the finger go?"
    case .question(.contest): "Whose gesture is it?"
    case .question(.result): "What comes of it?"
    case .question(.nextTouch): "What does the next touch change?"

    case .answer(let answer, let because, let it): sentence(answer, because, it)

    case .mark(.saysNo, _, let reason?, _): "said no: \(reason)"
    case .mark(.saysNo, _, nil, _): "said no"
    case .mark(.sends, _, _, _): "sends the action"
    case .mark(.contains, _, _, _): "asked, contains the point"
    case .mark(.willGetTouch, _, _, _): "will get the touch"
    case .mark(.onPath, _, _, _): "on the path"
    case .mark(.isHit, _, _, _): "hit-test view"
    case .mark(.isHitAndCancelled, _, _, _): "hit-test view, touch cancelled"
    case .mark(.undecided(let method), _, _, _): "got \(code: method), undecided"
    case .mark(.passedOver, _, let reason, _): "does not see the touch: \(reason)"
    case .mark(.ignoresTouch, _, _, _): "ignores the touch"
    case .mark(.fails, _, let reason, _): "failed: \(reason)"
    case .mark(.heldBack(let method, let reason), _, _, let it):
      "\(code: method) held back\(reason.subject.map { " by \(it.holder($0))" } as RichText?)"
    case .mark(.waits(let others), _, _, let it): "waits for \(English.row(others.map(it.object)))"
    case .mark(.getsLate(let method), _, _, _): "gets \(code: method) now"
    case .mark(.keeps(let method, let reason), _, _, _):
      switch reason.keeper {
      case .ownMethod?: "handles \(code: method)"
      case .disabledControl?: "keeps the touch, disabled"
      case .control?, .scrollView?, nil: "gets the touch"
      }
    case .mark(.recognizes, _, let reason, _): "recognized: \(reason)"
    case .mark(.selected(let isOn), _, _, _): isOn ? "is selected" : "is deselected"
    case .mark(.becomesFirstResponder, _, _, _): "becomes first responder"
    case .mark(.neverGets, _, _, _): "never gets the touch"
    case .mark(.cancelled, let isView, _, _): isView ? "loses the touch" : "cancelled"
    case .mark(.meant(wasAsked: false), _, _, _): "meant, but never asked"
    case .mark(.meant(wasAsked: true), _, _, _): "meant, but does not get the touch"
    case .sends(let actions, let target):
      "sends \(English.row(actions))\(target.map { " to \($0)" } as RichText?)"
    case .winner(let touch, let isRecognizer, let sent):
      "\(isRecognizer ? "took" : "got") the \(touch)\(sent.isEmpty ? nil : ", sent \(English.row(sent))" as RichText?)"

    case .recognizersOf(let view, let count): "\(count) recognizers of \(view)"
    }
  }

  private func sentence(_ answer: BeatAnswer, _ because: RichText?, _ it: Narrator) -> RichText {
    switch answer {
    case .found(let view, _):
      because.map { "\(it.object(view)) is hit: \($0)." }
        ?? "\(it.object(view)) is the deepest view under the finger."
    case .foundNothing: "No view is under the finger."
    case .listening([], let view, _): "No recognizer gets the touch, only \(view.map(it.object))."
    case .listening(let who, let view, let holder):
      ("\(subject(it.grouped(who), "gets", "get")) the touch\(view.map { " before \(it.object($0))" } as RichText?)\(holder.map { "; \(it.object($0)) holds it back" } as RichText?)."
        as RichText).capitalized
    case .moves(let distance): "The finger moves \(it.number(distance)) pt."
    case .contest(let wins, let fails, let waits, let reason):
      clauses([
        wins.isEmpty ? nil : subject(it.grouped(wins), "recognizes", "recognize"),
        fails.isEmpty
          ? nil
          : "\(subject(it.grouped(fails), "fails", "fail"))\(it.reason(reason, ofFirst: fails).map { ": \($0)" } as RichText?)",
        waits.isEmpty ? nil : subject(it.grouped(waits), "waits", "wait"),
      ])
    case .result(let results): clauses(results.map { clause($0, it) })
    case .nothingMore: clauses([])
    }
  }

  /// Recognizers and their verb.
  private func subject(_ who: Recognizers, _ one: String, _ several: String) -> RichText {
    "\(English.row(who.names)) \(who.count == 1 ? one : several)"
  }

  /// Joins clauses into one sentence.
  private func clauses(_ parts: [RichText?]) -> RichText {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty
      ? "Nothing more comes of it." : (RichText.joined(parts, by: "; ") + ".").capitalized
  }

  private func clause(_ result: BeatAnswer.Result, _ it: Narrator) -> RichText {
    func after(_ late: Double?) -> String { late.map { " \(it.number($0)) s after the lift" } ?? "" }
    return switch result {
    case .sends(let who, let action, let target, let late):
      "\(who.map(it.object)) sends \(code: action) to \(target.map(it.object))\(after(late))"
    case .dropped(let who, let action):
      "\(who.map(it.object)) sends \(code: action), which reaches nobody"
    case .acts(let control, .becomes(let property, let value)):
      "\(code: property) of \(it.object(control)) becomes \(code: it.value(value))"
    case .acts(let control, .unknown):
      "\(it.object(control)) keeps the touch, and which action it sends is unknown"
    case .acts(let control, let effect): "\(it.object(control)) \(English.predicate(effect, it))"
    case .selects(let cell, let isOn): "\(it.object(cell)) is \(isOn ? "selected" : "deselected")"
    case .scrolls(let view): "\(it.object(view)) scrolls"
    case .movesSheet(let list): "the sheet around \(it.object(list)) moves"
    case .stops(let view): "\(it.object(view)) stops"
    case .focuses(let responder): "\(it.object(responder)) becomes first responder"
    case .handles(let responder, let late): "\(it.object(responder)) handles the touch\(after(late))"
    case .keeps(let responder): "\(it.object(responder)) keeps the touch and does nothing"
    case .neverGets(let view): "\(it.object(view)) never gets the touch"
    case .loses(let view): "\(it.object(view)) loses the touch"
    case .unhandled(let view, let last?):
      "the touch climbs from \(it.object(view)) to \(it.object(last)), and nobody handles it"
    case .unhandled(let view, nil): "nobody above \(it.object(view)) handles the touch"
    case .decides(let framework, let view):
      "\(English.name(framework)) decides inside \(it.object(view)) what happens"
    case .unhandledInside(let view): "nothing in \(it.object(view)) handles the touch"
    case .unknown: "nothing is known to handle the touch"
    case .nobodyGets: "nobody gets the touch"
    }
  }
}

extension CureText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .set(let settings, let act, let words):
      "Set \(English.row(settings.map { RichText(code: $0.code) })): then \(English.say(VerdictText.act(act, words)))."
    case .finding(let settings, let proof, let isSame):
      "Set \(English.row(settings.map { RichText(code: $0.code) })): \(Self.words(proof, isSame: isSame))."
    case .seeTouch(let number): "See touch \(number)"
    case .sentence(let clause): "\(clause)."
    case .seeVariant(let number): "See variant \(number)"
    case .outcome(let settings, let verdict): "With \(settings): \(verdict)"
    }
  }

  private static func words(_ proof: CureProof, isSame: Bool) -> String {
    switch proof {
    case .proven: "then the finding is gone\(isSame ? ", and the tap shown comes to the same" : "")"
    case .stays: "the finding stays, since something else is in the way too"
    case .untried: "this was not run"
    }
  }
}

extension ClaimText {
  func said(in _: English.Type) -> RichText {
    switch claim {
    case .hit(let view, let because): hit(words.name(view), view, because)
    case .missed(let view, let meant, let how): missed(words.name(view), view, words.name(meant), meant, how)
    case .outcome(let view, let because, let act):
      "\(found(words.name(view), because))\(act.isOf(view) ? " and " : ", and ")\(ending(of: act, on: view))"
    case .nothingHit: "No view is hit: every view that was asked says no"
    case .soFar(let count, let total): "So far \(count) of \(total) views are asked"
    }
  }

  private func hit(_ name: RichText, _ view: String, _ because: Because) -> RichText {
    switch because {
    case .returned(_, let other): return "\(name) is hit: \(words.name(other)) returns it from its `hitTest`"
    case .reachesFurther(_, let reason):
      guard let place = words.place(reason) else {
        return "\(name) is hit: its `point(inside:)` says yes outside its bounds"
      }
      return
        "\(name) is hit \(place.distance) pt \(English.beyond(place.side)) its bounds: its `point(inside:)` reaches further"
    case .letsThrough(let front, let reason, _): return hit(name, through: front, reason)
    case .nearlyInvisible(let faint, let alpha, _):
      let whose: RichText =
        faint == view ? "its `alpha`" : "the `alpha` of \(words.name(faint))"
      return "\(name) is hit: \(whose), \(words.alpha(alpha)), is hardly seen and enough"
    case .inFront(let front, let control, _, _):
      return
        "\(name) is hit: \(front == view ? "it" : words.name(front)) lies in front of \(words.name(control))"
    case .comesLater(let front, let sibling, _):
      return
        "\(name) is hit: \(front == view ? "it" : words.name(front)) comes later among the subviews than \(words.name(sibling))"
    case .deepest(_, .many(let count, let role)):
      return
        "\(name) is hit, after \(English.say(GraphText.several(role, count: count))) in front of it were asked"
    case .deepest(_, .missed(let sibling)):
      return "\(name) is hit: the touch is inside it, and outside \(words.name(sibling))"
    case .deepest(_, .letThrough(let front, let reason)):
      return hit(name, through: front, reason)
    case .deepest(_, .none): return "\(name) is hit: nothing lies in front of it"
    case .besideSubviews(_, _, let subview?):
      return "\(name) is hit: the touch is beside \(words.name(subview)), its only subview"
    case .besideSubviews(_, let count, nil):
      return "\(name) is hit: the touch is in none of its \(count) subviews"
    default: return "\(name) is hit"
    }
  }

  private func missed(
    _ name: RichText, _ view: String, _ meant: RichText, _ control: String, _ how: MissedView
  ) -> RichText {
    switch how {
    case .refuses(let reason): "\(name) is hit, since \(words.refuses(control, reason))"
    case .within(let around, let reason):
      "\(name) is hit, and \(meant) is not asked, since \(words.refuses(around, reason))"
    case .behind(view): "\(name) is hit, and \(meant) is not asked: \(name) lies in front of it"
    case .behind(let front):
      "\(name) is hit, and \(meant) is not asked: \(words.name(front)) lies in front of it"
    case .notAsked: "\(name) is hit, and \(meant) is not asked"
    }
  }

  private func hit(_ name: RichText, through front: String, _ reason: TraceReason?) -> RichText {
    let refusal = words.refusal(reason, of: front)
    let why = refusal == .interactionOff ? "takes no touches" : English.words(refusal)
    return "\(name) is hit: \(words.name(front)) lies in front, and \(why)"
  }

  private func found(_ name: RichText, _ because: Because) -> RichText {
    if case .reachesFurther(_, let reason) = because, let place = words.place(reason) {
      return "\(name) is hit \(place.distance) pt \(English.beyond(place.side)) its bounds"
    }
    return because.passedView.map { "\(name) is hit through \(words.name($0))" } ?? "\(name) is hit"
  }

  private func ending(of act: Act, on view: String) -> RichText {
    let touch = English.name(words.gesture)
    func gets(_ who: String, _ late: Double? = nil, part: String = "") -> RichText {
      let who: RichText? = who == view ? nil : "\(words.name(who)) "
      return "\(who)gets \(part)the \(touch)\(late.map { " \(words.number($0)) s after the lift" } ?? "")"
    }
    return switch act {
    case .takes(let who, _, _), .recognizes(let who, _, _):
      if who.count > 1 {
        "\(English.all(words.names(who))) recognize the \(touch)"
      } else if case .takes = act {
        "\(words.name(who[0])) takes the \(touch)"
      } else {
        "\(words.name(who[0])) recognizes the \(touch)"
      }
    case .recognizesInVain(let who, _), .unknownAction(let who, _): "\(words.name(who)) takes the \(touch)"
    case .control(let control, _, _, let late, _): gets(control, late)
    case .handles(let responder, _, let late): gets(responder, late)
    case .keeps(let responder, _, let late): gets(responder, late)
    case .loses: "loses the \(touch) again"
    case .parted(let parts): gets(parts[0].responder, part: "a part of ")
    case .selected(let cell?, let list, true, _, _, _): "\(words.name(list)) selects \(words.name(cell))"
    case .selected(let cell?, let list, false, _, _, _): "\(words.name(list)) deselects \(words.name(cell))"
    case .selected(nil, let list, _, _, _, _): "\(words.name(list)) selects a cell"
    case .performsPrimaryAction(let cell, let list, _, _):
      "\(words.name(list)) performs the primary action\(cell.map { " of \(words.name($0))" } as RichText?)"
    case .scrolls(let views, _): "\(English.all(words.names(views))) scroll\(views.count > 1 ? "" : "s")"
    case .movesSheet(let list, _): "the \(touch) moves the sheet around \(words.name(list))"
    case .stopsContent(let view): "the \(touch) stops \(words.name(view))"
    case .focuses(let responder, _, _): "\(words.name(responder)) becomes first responder"
    case .neverGets: "never gets the \(touch)"
    case .nobodyHandles, .getsUnhandled, .nobodyGets: "nobody handles the \(touch)"
    case .decidedInside(_, let framework, _): "\(English.name(framework)) decides what happens"
    case .getsUndecided, .nothingKnown: "nothing is known to handle the \(touch)"
    }
  }
}
