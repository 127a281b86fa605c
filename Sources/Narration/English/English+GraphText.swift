// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension GraphText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gesture(let gesture, let point): English.words(gesture) + " \(point)."
    case .viewsAsked(count: 1): "One view is asked."
    case .viewsAsked(let count): "\(English.spelled(count)) views are asked, in the order of the numbers."
    case .passesDiffer(let count): "UIKit asked \(count) times, and not always alike; this is the last time."

    case .rightIsInFront: "Further right lies in front."
    case .rootView: "root view"
    case .role(let role, inside: 0): role
    case .role(let role, let inside): "\(role), \(inside) in it"
    case .several(let role, let count):
      "\(count) " + (count == 1 ? English.word(role) : English.word(role) + (role == .toggle ? "es" : "s"))

    case .ownRecognizer(.scroll, let view): "scroll of \(view)"
    case .ownRecognizer(.contentDelay, let view): "touch delay of \(view)"
    case .ownRecognizer(.textTap, let view): "text taps of \(view)"
    case .ownRecognizer(_, let view): "recognizer of \(view)"
    case .responder(.view): "view"
    case .responder(.control): "control"
    case .responder(.window): "window"
    case .responder(.viewController): "view controller"
    case .responder(.scene): "scene"
    case .responder(.application): "application"
    case .responder(.applicationDelegate): "app delegate"
    case .responder(.responder): "responder"

    case .handles: "handles it"
    case .keeps: "gets the touch and keeps it"
    case .passesOn: "passes it on"
    case .endsHere: "has no next: the touch ends here"
    case .neverGets(nil): "never gets it"
    case .neverGets(let reason?): "never gets it: \(reason)"
    case .loses(nil): "gets it, and is cancelled"
    case .loses(let reason?): "gets it, and is cancelled: \(reason)"
    case .sendsToNil(let action): "gets the touch, sends \(action) to nil"
    case .performs(let action): "can perform \(action)"
    case .performsNot(count: 1): "cannot perform it"
    case .performsNot(count: 2): "both cannot perform it"
    case .performsNot: "none of them can perform it"
    case .actionOn(let action, let target): "\(action), on \(target)"
    case .next(let words): "next: \(words)"
    case .eachPassesOn: "Each passes it to its next, a view to its superview."
    case .startsAtSender: "No first responder, so the search starts at the sender."
    case .startsAtFirstResponder(let name): "The search starts at the first responder, \(name)."

    case .notReached(let count): "+\(count) not reached"
    case .onTheWay(let count): "+\(count) pass it on"
    case .namesAndSystem(let names, let count):
      names.isEmpty ? "\(count) of the system" : English.list(names) + " and \(count) of the system"
    case .hitTestView: "hit-test view"
    case .ownPointInside: "own point(inside:) says yes"
    case .returnedBy(let view): "returned by \(view), not asked"
    case .pending: "has not answered yet"
    case .calledByCode: "asked by code"

    case .refusal(let refusal): English.words(refusal)
    case .allRefuse(let refusal, 2): "both: " + English.words(refusal)
    case .allRefuse(.outsideEach, _): English.words(.outsideEach)
    case .allRefuse(.untold, _): "each says no"
    case .allRefuse(let refusal, _): "each: " + English.words(refusal)

    case .notAsked(let count): "+\(count) not asked"
    case .notAskedYet(let count): "+\(count) not asked yet"
    case .onThePath(let count): "+\(count) on the path"
    case .moreRefuse(let count): count == 1 ? "+1 more says no" : "+\(count) more say no"
    case .inAndMore(let name, let inside): "\(name) and \(inside) in it"
    case .furtherBack(let name): "\(name), further back"
    case .namesAndMore(let names, let count): English.list(names) + " and \(count) more"
    }
  }
}

extension ResponderChainClaim {
  package func said(in _: English.Type) -> String {
    switch self {
    case .keeps(let responder, let gesture, let because, let isAssumed):
      "\(responder) keeps the \(English.name(gesture))\(known(isAssumed))" + why(because)
    case .performs(let responder, let action):
      "\(responder) performs \(action): the action has no target, so the chain is asked"
    case .nobodyPerforms(let action, let count, let last):
      "Nobody performs \(action): \(English.spelled(count).lowercased()) "
        + "\(count == 1 ? "responder is" : "responders are") asked, up to \(last)"
    case .nobodyHandles(let gesture, count: 1, let last, let isAssumed):
      "Nobody handles the \(English.name(gesture))\(known(isAssumed)): \(last) has no next"
    case .nobodyHandles(let gesture, let count, let last, let isAssumed):
      "Nobody handles the \(English.name(gesture))\(known(isAssumed)): \(English.spelled(count).lowercased()) responders "
        + "pass it on, up to \(last)"
    case .taken(let winner, let view): "No responder gets the touch: \(winner) takes it before \(view)"
    case .takenAway(let view, let gesture, let winner):
      "\(view) loses the \(English.name(gesture)): \(winner) takes it"
    case .losesAgain(let view, let gesture, let reason):
      "\(view) gets the \(English.name(gesture)) and loses it again\(reason.map { ": \($0)" } ?? "")"
    case .nobodyGets(_, because: nil): "No responder gets the touch"
    case .nobodyGets(let view, let reason?): "\(view) does not get the touch: \(reason)"
    case .nothingHit: "No responder gets the touch: no view is hit"
    }
  }

  private func known(_ isAssumed: Bool) -> String { isAssumed ? ", as far as is known" : "" }

  private func why(_ because: TraceReason.Keeper?) -> String {
    switch because {
    case nil: ""
    case .ownMethod: ": its touches methods do not call super"
    case .control: ": controls keep their touches"
    case .scrollView: ": scroll views keep their touches"
    }
  }
}

extension English {
  static func name(_ gesture: TouchAnswer.Gesture) -> String {
    switch gesture {
    case .tap: "tap"
    case .press: "press"
    case .drag: "drag"
    case .touch: "touch"
    }
  }

  static func words(_ gesture: TouchAnswer.Gesture) -> String {
    switch gesture {
    case .tap: "Tap at"
    case .press: "Press at"
    case .drag: "Drag from"
    case .touch: "Touch at"
    }
  }

  /// A number at the beginning of a sentence.
  static func spelled(_ count: Int) -> String {
    let words = [
      "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
    ]
    return words.indices.contains(count) ? words[count] : String(count)
  }

  static func words(_ refusal: GraphText.Refusal) -> String {
    switch refusal {
    case .hidden: "is hidden"
    case .interactionOff: "user interaction is off"
    case .animating: "is being animated"
    case .empty: "its bounds are empty"
    case .ownPointInside: "its point(inside:) says no"
    case .ownHitTest: "its hitTest answers nil"
    case .noInverse: "its transform has no inverse"
    case .transparent(let alpha): "alpha is \(alpha)"
    case .outside(let side, let distance): "touch is \(distance) pt \(side.rawValue)"
    case .onEdge(let side): "touch is on its \(edge(side)) edge"
    case .outsideEach: "touch is outside each"
    case .other(let words): words
    case .untold: "says no"
    }
  }

  static func beyond(_ side: TraceReason.Side) -> String {
    switch side {
    case .left: "left of"
    case .right: "right of"
    case .above: "above"
    case .below: "below"
    }
  }

  static func edge(_ side: TraceReason.Side) -> String {
    switch side {
    case .left: "left"
    case .right: "right"
    case .above: "top"
    case .below: "bottom"
    }
  }
}
