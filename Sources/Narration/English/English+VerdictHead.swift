// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func verdict(_ head: RichText, because: RichText?, unless: RichText?) -> RichText {
    capitalized(
      "\(head)\(because.map { ", because \($0)" } as RichText?)\(unless.map { ", \($0)" } as RichText?).")
  }

  static func tellTail(_ head: VerdictHead) -> RichText? {
    switch head {
    case .getsUnhandled: "and nobody handles it"
    case .getsUndecided: "and nothing is known to handle it"
    default: nil
    }
  }

  static func tell(_ head: VerdictHead) -> RichText {
    switch head {
    case .takes(let who, let touch, let from, let late):
      "\(row(who)) \(who.count > 1 ? "take" : "takes") the \(touch)\(of(from))\(after(late))"
    case .recognizes(let who, let touch, let sends, let late):
      who.count > 1
        ? "\(row(who)) get the \(touch) and \(words(sends, isSeveral: true))\(after(late))"
        : "\(row(who)) gets the \(touch) and \(words(sends))\(after(late))"
    case .recognizesInVain(let who, let touch, let from):
      "\(who) takes the \(touch)\(of(from)), and nothing comes of it"
    case .unknownAction(let who, let touch, let from):
      "\(who) takes the \(touch)\(of(from)); which action it sends is unknown"

    case .control(let control, let touch, let view, let effect, let late, let recognizer):
      "\(control) gets the \(touch)\(on(view)) and \(words(effect))\(after(late))\(although(recognizer, touch))"
    case .selected(let cell, let list, let isOn, let segue, let touch, let recognizer):
      "\(cell ?? "a cell of \(list)") is \(isOn ? "selected" : "deselected")\(segue.map { " and performs \($0)" } as RichText?)\(although(recognizer, touch))"
    case .scrolls(let views, let touch, let from?):
      views.count > 1
        ? "\(row(views)) take the \(touch) from \(from) and scroll"
        : "\(row(views)) takes the \(touch) from \(from) and scrolls"
    case .scrolls(let views, let touch, nil):
      "\(row(views)) \(views.count > 1 ? "scroll" : "scrolls") with the \(touch)"
    case .stopsContent(let view, let touch): "the \(touch) stops \(view)"
    case .focuses(let responder, let touch, nil): "\(responder) gets the \(touch) and becomes first responder"
    case .focuses(let responder, let touch, let view?):
      "\(responder) becomes first responder by the \(touch) on \(view)"

    case .handles(let responder, let touch, nil, let late):
      "\(responder) gets the \(touch) and handles it\(after(late))"
    case .handles(let responder, let touch, let view?, let late):
      "\(responder) handles the \(touch) on \(view)\(after(late))"
    case .keeps(let responder, let touch, let view):
      "\(responder) keeps the \(touch)\(on(view)) and does nothing"
    case .loses(let view, let touch): "\(view) gets the \(touch) and loses it again"
    case .neverGets(let view, let touch): "\(view) is hit and never gets the \(touch)"
    case .nobodyHandles(let touch, let view): "nobody handles the \(touch) on \(view)"
    case .getsUnhandled(let view, let touch), .getsUndecided(let view, let touch): "\(view) gets the \(touch)"
    case .nothingKnown(let view, let touch): "\(view) gets the \(touch), and nothing is known to handle it"
    case .nobodyGets(let touch): "nobody gets the \(touch)"
    case .parted(let parts): row(parts.map(words))
    }
  }

  static func tell(_ because: VerdictBecause) -> RichText {
    switch because {
    case .returned(let view): "\(code: "hitTest") of \(view) returns it"
    case .reachesFurther(nil, let place):
      "its \(code: "point(inside:)") says yes \(place ?? "outside its bounds")"
    case .reachesFurther(let view?, let place):
      "\(code: "point(inside:)") of \(view) says yes \(place ?? "outside its bounds")"
    case .letsThrough(let view, .hitTestReturnsNil, let isInFront):
      "\(code: "hitTest") of \(view)\(front(isInFront)) returns \(code: "nil")"
    case .letsThrough(let view, .pointInsideSaysNo, let isInFront):
      "\(code: "point(inside:)") of \(view)\(front(isInFront)) says no"
    case .letsThrough(let view, .setting(let property, let value), let isInFront):
      "the \(code: property) of \(view)\(front(isInFront)) is \(code: value)"
    case .letsThrough(let view, .clause(let reason), let isInFront):
      "\(view)\(front(isInFront)) lets it through: \(reason)"
    case .nearlyInvisible(let view, let alpha):
      view.map { "\($0) with its \(code: "alpha") of \(code: alpha) is hardly seen and takes touches" }
        ?? "its \(code: "alpha") of \(code: alpha), hardly seen, is enough to take touches"
    case .inFront(nil, let other, _): "it lies in front of \(other)"
    case .inFront(let view?, let other, let isWindow):
      "\(isWindow ? "the window " : "")\(view) lies in front of \(other)"
    case .deepest: "it is the deepest view under the finger"
    case .besideSubviews(_, let subview?): "the finger is beside \(subview), its only subview"
    case .besideSubviews(let count, nil): "the finger is on none of its \(count) subviews"

    case .misses(let touch, let control, let place): "the \(touch) misses \(control): it is \(place)"
    case .refusesFor(let view, let inside, let reason): "\(view), in which \(inside) lies, says no: \(reason)"
    case .setting(let property, nil, _, let value): "its \(code: property) is \(code: value)"
    case .setting(let property, let object?, nil, let value):
      "the \(code: property) of \(object) is \(code: value)"
    case .setting(let property, let object?, let inner?, let value):
      "the \(code: property) of \(object), in which \(inner) lies, is \(code: value)"

    case .recognizes(let gesture, true):
      "it recognizes \(words(gesture)) and its \(code: "cancelsTouchesInView") is \(code: "true")"
    case .recognizes(let gesture, false): "it recognizes \(words(gesture))"
    case .recognizesAbove(let gesture, let view, let inside):
      "it recognizes \(words(gesture)) and \(inside) lies in \(view)"
    case .innermost(let count, let kind):
      "it is the innermost of \(count) \(gesture(kind).map { "\($0) " } ?? "")recognizers, and only one may recognize"
    case .goesFirst(let others): "it recognizes before \(row(others)), and only one may recognize"
    case .shorter(let property, let value, let other, let otherValue):
      "its \(code: property) of \(value) s is shorter than the \(otherValue) s of \(other), and only one may recognize"
    case .waited(let others): "it waits for \(row(others)) to fail"
    case .heldBack(let who, true, let setting):
      "\(who) waits for another tap and its \(code: setting) is \(code: "true")"
    case .heldBack(let who, false, let setting):
      "\(who) is undecided until then and its \(code: setting) is \(code: "true")"
    case .goesBefore(let recognizer): "a control's own action goes before \(recognizer)"
    case .rests(let seconds, let view): "the finger rests \(seconds) s before \(view) could scroll"
    case .moves(let points): "the finger moves \(points) pt"
    case .wasMoving: "its content was still moving"

    case .passesOn(let view): "\(view) passes it on up the responder chain"
    case .selects(let list): "it gets the touch and \(list) selects what is tapped"
    case .exclusive(let other, true):
      "its \(code: "isExclusiveTouch") is \(code: "true") and \(other) has a touch"
    case .exclusive(let other, false):
      "\(other) has a touch, and the \(code: "isExclusiveTouch") of that view is \(code: "true")"
    case .implements(let method): "it is the deepest view under the finger and implements \(code: method)"
    case .cycle(let responder): "\(code: "next") of \(responder) leads back into the responder chain"
    case .noAction: "it has no action"
    case .noActionFor(let events): "it has no action for \(row(events))"
    case .actionDropped(let action, let reason): "\(action) reaches nobody: \(reason)"
    case .noPerformer(let action, let start, true):
      "no responder from \(start), the first responder, upwards performs \(action)"
    case .noPerformer(let action, let start, false): "no responder from \(start) upwards performs \(action)"
    case .beginTrackingRefuses: "its \(code: "beginTracking") returns \(code: "false")"
    case .touchOfAnother: "a control tracks only touches that hit itself"
    case .isControl: "a control passes no touch on"
    case .isScrollView: "a scroll view passes no touch on"
    case .takesOneTouch:
      "it has a touch already and its \(code: "isMultipleTouchEnabled") is \(code: "false")"

    case .controllersUnknown: "the source does not tell of view controllers"
    case .classesUnknown(let names): "the source does not tell what \(row(names)) would do"
    case .notSimulated(let names): "what \(row(names)) would do is not simulated"
    case .ownClassNotSimulated: "what its class does with touches is not simulated"
    case .clause(let reason): reason
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

  private static func front(_ isInFront: Bool) -> String { isInFront ? " in front" : "" }

  private static func of(_ view: RichText?) -> RichText? { view.map { " from \($0)" } }

  private static func on(_ view: RichText?) -> RichText? { view.map { " on \($0)" } }

  private static func after(_ late: String?) -> String { late.map { " \($0) s after the lift" } ?? "" }

  private static func although(_ recognizer: RichText?, _ touch: String) -> RichText? {
    recognizer.map { " although \($0) recognizes the \(touch) too" }
  }

  private static func words(_ effect: VerdictHead.Effect) -> RichText {
    switch effect {
    case .sends(let sent): words(sent)
    case .becomes(let property, let value): "its \(code: property) becomes \(code: value)"
    case .nothing: "does nothing"
    case .unknown: "keeps it; which action it sends is unknown"
    }
  }

  /// `isSeveral` says that several do it.
  private static func words(_ sent: VerdictHead.Sent, isSeveral: Bool = false) -> RichText {
    let ending = isSeveral ? "" : "s"
    let actions: RichText? = sent.actions.isEmpty ? nil : "send\(ending) \(row(sent.actions))"
    let segue: RichText? = sent.segue.map { "perform\(ending) \($0)" }
    return row([actions, segue].compactMap { $0 })
  }

  private static func words(_ part: VerdictHead.Part) -> RichText {
    switch part {
    case .handles(let responder, let methods): "\(responder) handles \(row(methods))"
    case .keeps(let responder, let methods): "\(responder) keeps \(row(methods))"
    case .drops(let responder, let methods): "nobody up to \(responder) handles \(row(methods))"
    }
  }

  private static func words(_ gesture: VerdictBecause.Gesture) -> String {
    switch gesture {
    case .taps(1): "the tap"
    case .taps(2): "the double tap"
    case .taps(let count): "\(count) taps"
    case .press(let seconds?): "a press of \(seconds) s"
    case .press(nil): "the press"
    case .drag(let points?): "a drag of \(points) pt"
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
