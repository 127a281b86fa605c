// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ClaimText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch claim {
    case .hit(let view, let because): hit(words.name(view), view, because)
    case .outcome(let view, let because, let act):
      "\(found(words.name(view), because))，\(ending(of: act, on: view))"
    case .nothingHit: "没有命中任何视图：问到的视图都说不"
    case .soFar(let count, let total): "\(total)个视图中，到这一步问了\(count)个"
    }
  }

  private func hit(_ name: RichText, _ view: String, _ because: Because) -> RichText {
    switch because {
    case .returned(_, let other): return "命中\(name)：是\(words.name(other))的`hitTest`返回了它"
    case .reachesFurther(_, let reason):
      guard let place = words.place(reason) else {
        return "命中\(name)：触摸在它bounds之外，它的`point(inside:)`却说在"
      }
      return
        "命中\(name)，触摸在它bounds \(SimplifiedChinese.sideWord(place.side))方\(place.distance)点：它的`point(inside:)`范围更大"
    case .letsThrough(let front, let reason, _): return hit(name, through: front, reason)
    case .nearlyInvisible(let faint, let alpha):
      let whose: RichText = faint == view ? "它" : words.name(faint)
      return "命中\(name)：\(whose)的`alpha`是\(words.alpha(alpha))，几乎看不见，却够了"
    case .inFront(let front, let control, _):
      return "命中\(name)：\(front == view ? "它" : words.name(front))挡在\(words.name(control))前面"
    case .deepest(_, .many(let count, let role)):
      return "命中\(name)，之前先问了前面的\(SimplifiedChinese.say(GraphText.several(role, count: count)))"
    case .deepest(_, .missed(let sibling)): return "命中\(name)：触摸在它里面，在\(words.name(sibling))外面"
    case .deepest(_, .letThrough(let front, let reason)):
      return hit(name, through: front, reason)
    case .deepest(_, .none): return "命中\(name)：前面没有别的视图"
    case .besideSubviews(_, _, let subview?): return "命中\(name)：触摸在它唯一的子视图\(words.name(subview))外面"
    case .besideSubviews(_, let count, nil): return "命中\(name)：触摸不在它的\(count)个子视图里"
    default: return "命中\(name)"
    }
  }

  private func hit(_ name: RichText, through front: String, _ reason: TraceReason?) -> RichText {
    let refusal = words.refusal(reason, of: front)
    let why = refusal == .interactionOff ? "不接收触摸" : SimplifiedChinese.words(refusal)
    return "命中\(name)：\(words.name(front))在前面，但\(why)"
  }

  private func found(_ name: RichText, _ because: Because) -> RichText {
    if case .reachesFurther(_, let reason) = because, let place = words.place(reason) {
      return "\(name)在bounds \(SimplifiedChinese.word(place.side)) \(place.distance) pt处被命中"
    }
    return because.passedView.map { "触摸穿过\(words.name($0))命中\(name)" } ?? "命中\(name)"
  }

  private func ending(of act: Act, on view: String) -> RichText {
    let touch = SimplifiedChinese.noun(words.gesture)
    func gets(_ who: String, _ late: Double? = nil, part: String = "") -> RichText {
      "\(who == view ? "它" : words.name(who))\(late.map { "在抬起\(words.number($0))秒后才" } ?? "")收到\(touch)\(part)"
    }
    return switch act {
    case .takes(let who, _, _), .recognizes(let who, _, _):
      if who.count > 1 {
        "\(SimplifiedChinese.all(words.names(who)))一起识别出\(touch)"
      } else if case .takes = act {
        "\(words.name(who[0]))拿走\(touch)"
      } else {
        "\(words.name(who[0]))识别出\(touch)"
      }
    case .recognizesInVain(let who, _), .unknownAction(let who, _): "\(words.name(who))拿走\(touch)"
    case .control(let control, _, _, let late, _): gets(control, late)
    case .handles(let responder, _, let late): gets(responder, late)
    case .keeps(let responder, _, let late): gets(responder, late)
    case .loses: "它又失去了\(touch)"
    case .parted(let parts): gets(parts[0].responder, part: "的一部分")
    case .selected(let cell?, let list, true, _, _, _): "\(words.name(list))选中\(words.name(cell))"
    case .selected(let cell?, let list, false, _, _, _): "\(words.name(list))取消选中\(words.name(cell))"
    case .selected(nil, let list, _, _, _, _): "\(words.name(list))选中一个单元格"
    case .scrolls(let views, _):
      "\(SimplifiedChinese.all(words.names(views)))\(views.count > 1 ? "一起" : "")滚动"
    case .stopsContent(let view): "\(touch)按停了\(words.name(view))"
    case .focuses(let responder, _, _): "\(words.name(responder))成为第一响应者"
    case .neverGets: "但它始终收不到\(touch)"
    case .nobodyHandles, .getsUnhandled, .nobodyGets: "没有谁处理这次\(touch)"
    case .getsUndecided, .nothingKnown: "不知道谁处理这次\(touch)"
    }
  }
}
