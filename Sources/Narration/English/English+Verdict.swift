// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension PartialCatalogue {
  static func verdict(_ head: RichText, because: RichText?, unless: RichText?) -> RichText {
    capitalized(
      "\(head)\(because.map { ", because \($0)" } as RichText?)\(unless.map { ", \($0)" } as RichText?).")
  }

  static func tellTail(_ act: Act) -> RichText? {
    switch act {
    case .getsUnhandled: "and nobody handles it"
    case .getsUndecided: "and nothing is known to handle it"
    default: nil
    }
  }

  static func tell(_ act: Act, _ words: VerdictWords) -> RichText {
    let touch = words.touch
    return switch act {
    case .takes(let who, let from, let late):
      "\(row(words.roles(who))) \(who.count > 1 ? "take" : "takes") the \(touch)\(of(from, words))\(after(late, words))"
    case .recognizes(let who, let sends, let late):
      who.count > 1
        ? "\(row(words.roles(who))) get the \(touch) and \(told(sends, words, isSeveral: true))\(after(late, words))"
        : "\(row(words.roles(who))) gets the \(touch) and \(told(sends, words))\(after(late, words))"
    case .recognizesInVain(let who, let from):
      "\(words.who(who)) takes the \(touch)\(of(from, words)), and nothing comes of it"
    case .unknownAction(let who, let from):
      "\(words.who(who)) takes the \(touch)\(of(from, words)); which action it sends is unknown"

    case .control(let control, let view, let effect, let late, let recognizer):
      "\(words.object(control)) gets the \(touch)\(on(view, words)) and \(told(effect, words))\(after(late, words))\(although(recognizer, words))"
    case .selected(let cell, let list, let isOn, let segue, let late, let recognizer):
      "\(cell.map(words.object) ?? "a cell of \(words.object(list))") is \(isOn ? "selected" : "deselected")\(segue.map { " and performs \(words.object($0))" } as RichText?)\(after(late, words))\(although(recognizer, words))"
    case .scrolls(let views, let from?):
      views.count > 1
        ? "\(row(words.objects(views))) take the \(touch) from \(words.object(from)) and scroll"
        : "\(row(words.objects(views))) takes the \(touch) from \(words.object(from)) and scrolls"
    case .scrolls(let views, nil):
      "\(row(words.objects(views))) \(views.count > 1 ? "scroll" : "scrolls") with the \(touch)"
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
    case .nobodyGets: "nobody gets the \(touch)"
    case .parted(let parts): row(parts.map { told($0, words) })
    }
  }

  static func tell(_ because: Because, _ words: VerdictWords) -> RichText {
    switch because {
    case .returned(_, let view): "\(code: "hitTest") of \(words.object(view)) returns it"
    case .reachesFurther(let view, let reason):
      words.other(view).map {
        "\(code: "point(inside:)") of \($0) says yes \(words.place(reason) ?? "outside its bounds")"
      } ?? "its \(code: "point(inside:)") says yes \(words.place(reason) ?? "outside its bounds")"
    case .letsThrough(let view, let reason, let isInFront):
      letsThrough("\(words.object(view))\(isInFront ? " in front" : "")", view, reason, words)
    case .nearlyInvisible(let view, let alpha):
      words.other(view).map {
        "\($0) with its \(code: "alpha") of \(code: words.alpha(alpha)) is hardly seen and takes touches"
      } ?? "its \(code: "alpha") of \(code: words.alpha(alpha)), hardly seen, is enough to take touches"
    case .inFront(let view, let control, let isWindow):
      words.other(view).map {
        "\(isWindow ? "the window " : "")\($0) lies in front of \(words.object(control))"
      } ?? "it lies in front of \(words.object(control))"
    case .deepest: "it is the deepest view under the finger"
    case .besideSubviews(_, _, let subview?):
      "the finger is beside \(words.object(subview)), its only subview"
    case .besideSubviews(_, let count, nil): "the finger is on none of its \(count) subviews"

    case .misses(let control, let reason):
      "the \(words.touch) misses \(words.object(control)): it is \(words.place(reason) ?? "outside its bounds")"
    case .refusesFor(let view, let control, let reason):
      "\(words.object(view)), in which \(words.object(control)) lies, says no: \(words.refusal(reason, of: view))"
    case .interactionDisabled(let object, let control):
      "the \(code: "isUserInteractionEnabled") of \(words.object(object))\(object == control ? nil : ", in which \(words.object(control)) lies," as RichText?) is \(code: "false")"

    case .recognizes(_, let gesture, true):
      "it recognizes \(told(gesture, words)) and its \(code: "cancelsTouchesInView") is \(code: "true")"
    case .recognizes(_, let gesture, false): "it recognizes \(told(gesture, words))"
    case .recognizesAbove(let gesture, let view, let inside):
      "it recognizes \(told(gesture, words)) and \(words.object(inside)) lies in \(words.object(view))"
    case .innermost(let count, let kind):
      "it is the innermost of \(count) \(gesture(kind).map { "\($0) " } ?? "")recognizers, and only one may recognize"
    case .goesFirst(let others):
      "it recognizes before \(row(words.objects(others.prefix(2)))), and only one may recognize"
    case .shorterPress(let duration, let other, let otherDuration):
      "its \(code: "minimumPressDuration") of \(words.number(duration)) s is shorter than the \(words.number(otherDuration)) s of \(words.object(other)), and only one may recognize"
    case .waited(let others): "it waits for \(row(words.objects(others.prefix(2)))) to fail"
    case .heldBack(let recognizer, true, let setting):
      "\(words.who(recognizer)) waits for another tap and its \(code: setting) is \(code: "true")"
    case .heldBack(let recognizer, false, let setting):
      "\(words.who(recognizer)) is undecided until then and its \(code: setting) is \(code: "true")"
    case .sparesView: "its \(code: "cancelsTouchesInView") is \(code: "false")"
    case .allowed(let recognizer, let reason): words.clause(reason, of: recognizer)
    case .goesBefore(let recognizer): "a control's own action goes before \(words.who(recognizer))"
    case .rests(let duration, let view):
      "the finger rests \(words.number(duration)) s before \(words.object(view)) could scroll"
    case .moves(let distance): "the finger moves \(words.number(distance)) pt"
    case .wasMoving: "its content was still moving"

    case .passesOn(let view): "\(words.object(view)) passes it on up the responder chain"
    case .selects(let list): "it gets the touch and \(words.object(list)) selects what is tapped"
    case .exclusive(let other, true):
      "its \(code: "isExclusiveTouch") is \(code: "true") and \(words.object(other)) has a touch"
    case .exclusive(let other, false):
      "\(words.object(other)) has a touch, and the \(code: "isExclusiveTouch") of that view is \(code: "true")"
    case .implements(let method): "it is the deepest view under the finger and implements \(code: method)"
    case .cycle(let responder):
      "\(code: "next") of \(words.object(responder)) leads back into the responder chain"
    case .controlDisabled: "its \(code: "isEnabled") is \(code: "false")"
    case .noAction: "it has no action"
    case .noActionFor(let events): "it has no action for \(row(words.codes(events)))"
    case .actionDropped(let action, let sender, let reason):
      "\(code: action) reaches nobody: \(reason.map { words.clause($0, of: sender) })"
    case .noPerformer(let action, let start, true):
      "no responder from \(words.object(start)), the first responder, upwards performs \(code: action)"
    case .noPerformer(let action, let start, false):
      "no responder from \(words.object(start)) upwards performs \(code: action)"
    case .beginTrackingRefuses: "its \(code: "beginTracking") returns \(code: "false")"
    case .touchOfAnother: "a control tracks only touches that hit itself"
    case .isControl: "a control passes no touch on"
    case .isScrollView: "a scroll view passes no touch on"
    case .takesOneTouch:
      "it has a touch already and its \(code: "isMultipleTouchEnabled") is \(code: "false")"

    case .controllersUnknown: "the source does not tell of view controllers"
    case .classesUnknown(let responders):
      "the source does not tell what \(row(words.objects(responders.prefix(2)))) would do"
    case .notSimulated(let responders):
      "what \(row(words.objects(responders.prefix(2)))) would do is not simulated"
    case .ownClassNotSimulated: "what its class does with touches is not simulated"
    case .reason(let reason, let object): words.clause(reason, of: object)
    }
  }

  /// How a view, which is called so, lets a touch through.
  private static func letsThrough(
    _ name: RichText, _ view: String, _ reason: TraceReason?, _ words: VerdictWords
  ) -> RichText {
    switch reason?.code {
    case .customHitTest?: "\(code: "hitTest") of \(name) returns \(code: "nil")"
    case .customPointInside?: "\(code: "point(inside:)") of \(name) says no"
    case .interactionDisabled?: "the \(code: "isUserInteractionEnabled") of \(name) is \(code: "false")"
    case .alphaBelowThreshold?:
      "the \(code: "alpha") of \(name) is \(code: words.alpha(reason?.numbers["alpha"] ?? 0))"
    default: "\(name) lets it through: \(reason.map { words.clause($0, of: view) })"
    }
  }

  static func tellUnless(recognizersOf views: [RichText]) -> RichText {
    "unless a recognizer of \(row(views)) takes it, of which the source tells nothing"
  }

  static func tell(_ who: RecognizerRole) -> RichText {
    switch who {
    case .named(let name, _, let view): "\(name)\(on(view))"
    case .scroll(let view): "the scroll of \(view)"
    case .touchDelay(let view): "the touch delay of \(view)"
    case .textTap(let view): "the text tap of \(view)"
    }
  }

  /// Recognizers in a row; where neighbours are on one view, the last of them names it.
  private static func row(_ who: [RecognizerRole]) -> RichText {
    row(
      who.indices.map { position in
        let next = position + 1 < who.count ? who[position + 1] : nil
        let isToldNext = next != nil && who[position].place == next?.place
        return tell(isToldNext ? who[position].withoutPlace : who[position])
      })
  }

  private static func of(_ view: String?, _ words: VerdictWords) -> RichText? {
    view.map { " from \(words.object($0))" }
  }

  private static func on(_ view: String?, _ words: VerdictWords) -> RichText? {
    on(view.map(words.object))
  }

  private static func on(_ view: RichText?) -> RichText? { view.map { " on \($0)" } }

  private static func after(_ late: Double?, _ words: VerdictWords) -> String {
    late.map { " \(words.lateness($0)) s after the lift" } ?? ""
  }

  private static func although(_ recognizer: String?, _ words: VerdictWords) -> RichText? {
    recognizer.map { " although \(words.object($0)) recognizes the \(words.touch) too" }
  }

  private static func told(_ effect: Act.Effect, _ words: VerdictWords) -> RichText {
    switch effect {
    case .sends(let actions, let segue): told(Act.Sent(actions: actions, segue: segue), words)
    case .becomes(let property, let value): "its \(code: property) becomes \(code: words.value(value))"
    case .nothing: "does nothing"
    case .unknown: "keeps it; which action it sends is unknown"
    }
  }

  /// `isSeveral` says that several do it.
  private static func told(
    _ sent: Act.Sent, _ words: VerdictWords, isSeveral: Bool = false
  ) -> RichText {
    let ending = isSeveral ? "" : "s"
    let actions: RichText? =
      sent.actions.isEmpty ? nil : "send\(ending) \(row(words.codes(sent.actions)))"
    let segue: RichText? = sent.segue.map { "perform\(ending) \(words.object($0))" }
    return row([actions, segue].compactMap { $0 })
  }

  private static func told(_ part: Act.Part, _ words: VerdictWords) -> RichText {
    let (responder, methods) = (words.object(part.responder), row(part.methods.map { RichText(code: $0) }))
    return switch part.outcome {
    case .handles: "\(responder) handles \(methods)"
    case .keeps: "\(responder) keeps \(methods)"
    case .drops: "nobody up to \(responder) handles \(methods)"
    }
  }

  private static func told(_ gesture: Because.Gesture, _ words: VerdictWords) -> String {
    switch gesture {
    case .taps(1): "the tap"
    case .taps(2): "the double tap"
    case .taps(let count): "\(count) taps"
    case .press(let duration?): "a press of \(words.number(duration)) s"
    case .press(nil): "the press"
    case .drag(let distance?): "a drag of \(words.number(distance)) pt"
    case .drag(nil): "the drag"
    case .other(let kind): Self.gesture(kind).map { "the \($0)" } ?? "its gesture"
    }
  }

  /// "a, b and c".
  static func row(_ parts: [RichText]) -> RichText {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let rest = parts.dropLast()
    return rest.dropFirst().reduce(rest[0]) { "\($0), \($1)" } + " and \(last)"
  }

  /// A sentence that begins with a word begins with a capital; a name stays as it is.
  static func capitalized(_ text: RichText) -> RichText {
    guard case .text(let first)? = text.runs.first, let letter = first.first else { return text }
    var result = RichText(letter.uppercased() + first.dropFirst())
    for run in text.runs.dropFirst() {
      switch run {
      case .text(let words): result.append(words)
      case .name(let name): result.append(RichText(name))
      }
    }
    return result
  }
}
