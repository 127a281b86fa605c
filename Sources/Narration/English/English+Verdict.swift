// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension VerdictText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .gesture(let gesture): "\(English.name(gesture))"
    case .heading(let number, .drag, let point): "Touch \(number): drag from \(point)"
    case .heading(let number, let gesture, let point):
      "Touch \(number): \(English.name(gesture)) at \(point)"
    case .headingWithCure(let number, let gesture):
      "Touch \(number): the same \(English.name(gesture)), with the cure"

    case .verdict(
      let act, let because, let unless, let likely, let doubts, let asides, let isOfElements, let words):
      English.headline(
        English.sentence(act, words, because: because, unless: unless, likely, doubts, asides),
        isLikely: isOfElements)
    case .act(let act, let words): English.clause(act, words)
    case .because(let because, let words): English.clause(because, words)
    }
  }
}

extension English {
  static func headline(_ sentence: RichText, isLikely: Bool) -> RichText {
    isLikely ? "Likely \(sentence)" : sentence.capitalized
  }

  static func sentence(
    _ act: Act, _ words: VerdictWords, because: Because?, unless views: [RichText],
    _ likely: RecognizerRole?, _ doubts: [SystemDoubt], _ asides: [VerdictAside]
  ) -> RichText {
    let meant = act.statedAim(because)
    let reason = because.map { clause($0, words, isMeant: meant != nil) }
    var ends: [RichText] = []
    var otherwise: [RichText] = []
    if let likely {
      otherwise = [
        "\(English.say(likely)) takes it, which UIKit likely has there and the source does not show"
      ]
    } else if !views.isEmpty {
      ends = asides.filter { !$0.isAlternative }.map { clause($0, words) }
      otherwise = [
        words.mayBeSwiftUI
          ? "SwiftUI in \(English.row(views)) takes it, which the source cannot show"
          : "a recognizer of \(English.row(views)) takes it, about which the source says nothing"
      ]
    } else {
      let tail = asides.contains(where: \.saysWhoHandles) ? nil : tail(act)
      ends = [tail].compactMap { $0 } + asides.filter { !$0.isAlternative }.map { clause($0, words) }
      otherwise = asides.filter(\.isAlternative).map { clause($0, words) }
    }
    let decides = act.decisionAfter(because).map {
      "and \(English.name($0)) decides inside it what happens" as RichText
    }
    ends = [decides].compactMap { $0 } + ends
    if likely == nil {
      ends += doubts.filter(\.isAddition).map { clause($0) }
      otherwise += doubts.filter { !$0.isAddition }.map { clause($0) }
    }
    if !otherwise.isEmpty {
      ends.append(
        "unless \(RichText.joined(Array(otherwise.prefix(VerdictText.mostAlternatives)), by: ", or "))")
    }
    return
      "\(clause(act, words, meant: meant, isWhole: decides == nil, isEmpty: act.isUnhandledInside(because)))\(reason.map { ", because \($0)" } as RichText?)\(RichText.joined(ends.map { ", \($0)" }, by: ""))."
  }

  /// The second half of the sentence if nothing is unknown.
  private static func tail(_ act: Act) -> RichText? {
    switch act {
    case .getsUnhandled: "and nobody handles it"
    case .getsUndecided: "and nothing is known to handle it"
    default: nil
    }
  }

  /// The effect of the touch; `meant` is the control that it was aimed at. What a framework decides inside a view follows later if
  /// `isWhole` is false.
  static func clause(
    _ act: Act, _ words: VerdictWords, meant: String? = nil, isWhole: Bool = true, isEmpty: Bool = false
  ) -> RichText {
    let touch: RichText = "\(words.touch)\(meant.map { " meant for \(words.object($0))" } as RichText?)"
    return switch act {
    case .takes(let who, let from, let late):
      "\(row(words.roles(who))) \(who.count > 1 ? "take" : "takes") the \(touch)\(of(from, words))\(after(late, words))"
    case .recognizes(let who, let sends, let late):
      who.count > 1
        ? "\(row(words.roles(who))) get the \(touch) and \(English.predicate(sends, words.narrator, isSeveral: true))\(after(late, words))"
        : "\(row(words.roles(who))) gets the \(touch) and \(English.predicate(sends, words.narrator))\(after(late, words))"
    case .recognizesInVain(let who, let from):
      "\(words.who(who)) takes the \(touch)\(of(from, words)), and nothing comes of it"
    case .unknownAction(let who, let from):
      "\(words.who(who)) takes the \(touch)\(of(from, words)) (which action it sends is unknown)"

    case .control(let control, let view, let effect, let late, let recognizer):
      "\(words.object(control)) gets the \(touch)\(on(view, words)) and \(English.predicate(effect, words.narrator))\(after(late, words))\(although(recognizer, words))\(effect == .unknown ? " (which action it sends is unknown)" : "")"
    case .selected(let cell, let list, let isOn, let segue, let late, let recognizer):
      "\(cell.map(words.object) ?? "a cell of \(words.object(list))") is \(isOn ? "selected" : "deselected")\(segue.map { " and performs \(words.object($0))" } as RichText?)\(after(late, words))\(although(recognizer, words))"
    case .performsPrimaryAction(let cell, let list, let late, let recognizer):
      "\(words.object(list)) performs the primary action of \(cell.map(words.object) ?? "a cell"), which is not selected\(after(late, words))\(although(recognizer, words))"
    case .scrolls(let views, let from?):
      views.count > 1
        ? "\(English.row(words.objects(views))) take the \(touch) from \(words.object(from)) and scroll"
        : "\(English.row(words.objects(views))) takes the \(touch) from \(words.object(from)) and scrolls"
    case .scrolls(let views, nil):
      "\(English.row(words.objects(views))) \(views.count > 1 ? "scroll" : "scrolls") with the \(touch)"
    case .movesSheet(let list, let view):
      "the \(touch)\(view.map { " on \(words.object($0))" } as RichText?) moves the sheet around \(words.object(list))"
    case .stopsContent(let view): "the \(touch) stops \(words.object(view))"
    case .focuses(let responder, nil, let late):
      "\(words.object(responder)) gets the \(touch)\(after(late, words)) and becomes first responder"
    case .focuses(let responder, let view?, let late):
      "\(words.object(responder)) becomes first responder by the \(touch) on \(words.object(view))\(after(late, words))"

    case .handles(let responder, nil, let late):
      "\(words.object(responder)) gets the \(touch) and handles it\(after(late, words))"
    case .handles(let responder, let view?, let late):
      "\(words.object(responder)) handles the \(touch) on \(words.object(view))\(after(late, words))"
    case .keeps(let responder, let view, let late):
      "\(words.object(responder)) keeps the \(touch)\(on(view, words))\(after(late, words)) and does nothing"
    case .loses(let view): "\(words.object(view)) gets the \(touch) and loses it again"
    case .neverGets(let view): "\(words.object(view)) is hit and never gets the \(touch)"
    case .nobodyHandles(let view): "nobody handles the \(touch) on \(words.object(view))"
    case .getsUnhandled(let view, let late): "\(words.object(view)) gets the \(touch)\(after(late, words))"
    case .getsUndecided(let view): "\(words.object(view)) gets the \(touch)"
    case .nothingKnown(let view):
      "\(words.object(view)) gets the \(touch), and nothing is known to handle it"
    case .decidedInside(let view, let framework, let hit):
      "\(words.object(view)) gets the \(touch)\(on(hit, words))\(isEmpty ? ", and nothing in it handles it" : isWhole ? ", and \(English.name(framework)) decides inside it what happens" : "" as RichText)"
    case .nobodyGets: "nobody gets the \(touch)"
    case .parted(let parts): English.row(parts.map { clause($0, words) })
    }
  }

  /// A list of recognizers. If neighbours are on the same view, only the last of them names it.
  private static func row(_ who: [RecognizerRole]) -> RichText {
    English.row(
      who.indices.map { position in
        let next = position + 1 < who.count ? who[position + 1] : nil
        let isToldNext = next != nil && who[position].place == next?.place
        return English.say(isToldNext ? who[position].withoutPlace : who[position])
      })
  }

  private static func of(_ view: String?, _ words: VerdictWords) -> RichText? {
    view.map { " from \(words.object($0))" }
  }

  private static func on(_ view: String?, _ words: VerdictWords) -> RichText? {
    view.map { " on \(words.object($0))" }
  }

  private static func after(_ late: Double?, _ words: VerdictWords) -> String {
    late.map { " \(words.lateness($0)) s after the lift" } ?? ""
  }

  private static func although(_ recognizer: String?, _ words: VerdictWords) -> RichText? {
    recognizer.map { recognizer in
      // What a long press recognizes is no tap.
      words.narrator.index.recognizer(recognizer)?.gesture == .longPress
        ? " although \(words.object(recognizer)) recognizes too"
        : " although \(words.object(recognizer)) recognizes the \(words.touch) too"
    }
  }

  static func clause(_ part: Act.Part, _ words: VerdictWords) -> RichText {
    let (responder, methods) = (
      words.object(part.responder), English.row(part.methods.map { RichText(code: $0) })
    )
    return switch part.outcome {
    case .handles: "\(responder) handles \(methods)"
    case .keeps: "\(responder) keeps \(methods)"
    case .drops: "nobody up to \(responder) handles \(methods)"
    }
  }

  static func name(_ gesture: Because.Gesture, _ words: VerdictWords) -> String {
    switch gesture {
    case .taps(1): "the tap"
    case .taps(2): "the double tap"
    case .taps(let count): "\(count) taps"
    case .press(let duration?): "a press of \(words.number(duration)) s"
    case .press(nil): "the press"
    case .drag(let distance?): "a drag of \(words.number(distance)) pt"
    case .drag(nil): "the drag"
    case .dragFromEdge: "a drag that begins at the edge of the screen"
    case .other(let kind): English.gesture(kind).map { "the \($0)" } ?? "its gesture"
    }
  }
}

extension RecognizerRole {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .named(let name, _, let view): "\(name)\(view.map { " on \($0)" } as RichText?)"
    case .scroll(let view): "the scroll of \(view)"
    case .touchDelay(let view): "the touch delay of \(view)"
    case .textTap(let view): "the text tap of \(view)"
    case .systemGate: "the system's gesture at the edge of the screen"
    case .interactivePop: "the swipe back of the navigation controller"
    case .contentPop: "the swipe back anywhere in the content of the navigation controller"
    case .barTap: "the tap that hides the bars of the navigation controller"
    case .barPan: "the swipe that hides the bars of the navigation controller"
    case .sheetPan: "the pan of the sheet"
    case .dimmingTap(let controller?): "the tap that dismisses \(controller)"
    case .dimmingTap(nil): "the tap that dismisses what is presented"
    case .webTaps(let view): "a tap of the page's on \(view)"
    case .wheelTaps(let view): "the tap by which \(view) turns a wheel"
    case .mapPan(let view): "the pan that moves \(view)"
    case .documentTap(let view): "the tap of the document in \(view)"
    case .drawing(let view): "the drawing of \(view)"
    case .reactNativeTouches(let view): "React Native's touch handler on \(view)"
    case .textTaps(let view): "the double tap in the text of \(view)"
    case .textPress(let view): "the press in the text of \(view)"
    case .textLink(let view): "the tap on a link in \(view)"
    case .contextMenu(let view): "the context menu of \(view)"
    case .dragLift(let view): "the drag-and-drop lift of \(view)"
    case .relationship(let view): "the relations of gestures of \(view)"
    case .rowActions(let view): "the swipe for row actions of \(view)"
    case .rowSelection(let view): "the two-finger selection of \(view)"
    case .itemMovement(let view): "the press that moves items of \(view)"
    case .rowDismissal(let view): "the touch that closes the open row of \(view)"
    }
  }
}

extension English {
  /// What a control does, said of it.
  static func predicate(_ effect: Act.Effect, _ it: Narrator) -> RichText {
    switch effect {
    case .sends(let actions, let segue): predicate(Act.Sent(actions: actions, segue: segue), it)
    case .becomes(let property, let value): "its \(code: property) becomes \(code: it.value(value))"
    case .opensMenu: "opens its menu"
    case .clearsText: "clears the text"
    case .selectsTab: "selects its tab"
    case .movesCaret: "moves its caret or selection"
    case .nothing: "does nothing"
    case .sendsTo(let action): "sends \(code: action) (who performs it is unknown)"
    case .unknown: "keeps it"
    }
  }

  /// What recognizers send, up to three actions. `isSeveral` says whether there are several.
  static func predicate(_ sent: Act.Sent, _ it: Narrator, isSeveral: Bool = false) -> RichText {
    let ending = isSeveral ? "" : "s"
    let actions: RichText? =
      sent.actions.isEmpty ? nil : "send\(ending) \(row(sent.actions.prefix(3).map { RichText(code: $0) }))"
    let segue: RichText? = sent.segue.map { "perform\(ending) \(it.object($0))" }
    return row([actions, segue].compactMap { $0 })
  }
}
