// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ClaimText {
  func said(in _: English.Type) -> RichText {
    switch claim {
    case .hit(let view, let because): hit(words.name(view), view, because)
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
    case .nearlyInvisible(let faint, let alpha):
      let whose: RichText =
        faint == view ? "its `alpha`" : "the `alpha` of \(words.name(faint))"
      return "\(name) is hit: \(whose), \(words.alpha(alpha)), is hardly seen and enough"
    case .inFront(let front, let control, _):
      return
        "\(name) is hit: \(front == view ? "it" : words.name(front)) lies in front of \(words.name(control))"
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
    case .scrolls(let views, _): "\(English.all(words.names(views))) scroll\(views.count > 1 ? "" : "s")"
    case .stopsContent(let view): "the \(touch) stops \(words.name(view))"
    case .focuses(let responder, _, _): "\(words.name(responder)) becomes first responder"
    case .neverGets: "never gets the \(touch)"
    case .nobodyHandles, .getsUnhandled, .nobodyGets: "nobody handles the \(touch)"
    case .getsUndecided, .nothingKnown: "nothing is known to handle the \(touch)"
    }
  }
}
