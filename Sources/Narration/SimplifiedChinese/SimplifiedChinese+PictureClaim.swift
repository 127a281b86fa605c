// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension SimplifiedChinese {
  static func claim(_ claim: PictureClaim, _ words: ClaimWords) -> String {
    switch claim {
    case .hit(let view, let because): hit(words.name(view), view, because, words)
    case .outcome(let view, let because, let act):
      found(words.name(view), because, words) + "，" + ending(of: act, on: view, words)
    case .nothingHit: "没有命中任何视图：问到的视图都说不"
    case .soFar(let count, let total): "\(total)个视图中，到这一步问了\(count)个"
    }
  }

  private static func hit(
    _ name: String, _ view: String, _ because: Because, _ words: ClaimWords
  ) -> String {
    switch because {
    case .returned(_, let other): return "命中\(name)：是\(words.name(other))的hitTest返回了它"
    case .reachesFurther(_, let reason):
      guard let place = words.place(reason) else {
        return "命中\(name)：触摸在它bounds之外，它的point(inside:)却说在"
      }
      return "命中\(name)，触摸在它bounds \(sideWord(place.side))方\(place.distance)点：它的point(inside:)范围更大"
    case .letsThrough(let front, let reason, _): return self.hit(name, through: front, reason, words)
    case .nearlyInvisible(let faint, let alpha):
      let whose = faint == view ? "它" : words.name(faint)
      return "命中\(name)：\(whose)的alpha是\(words.alpha(alpha))，几乎看不见，却够了"
    case .inFront(let front, let control, _):
      return "命中\(name)：\(front == view ? "它" : words.name(front))挡在\(words.name(control))前面"
    case .deepest(_, .many(let count, let role)):
      return "命中\(name)，之前先问了前面的\(text(.several(role, count: count)))"
    case .deepest(_, .missed(let sibling)): return "命中\(name)：触摸在它里面，在\(words.name(sibling))外面"
    case .deepest(_, .letThrough(let front, let reason)):
      return self.hit(name, through: front, reason, words)
    case .deepest(_, .none): return "命中\(name)：前面没有别的视图"
    case .besideSubviews(_, _, let subview?): return "命中\(name)：触摸在它唯一的子视图\(words.name(subview))外面"
    case .besideSubviews(_, let count, nil): return "命中\(name)：触摸不在它的\(count)个子视图里"
    default: return "命中\(name)"
    }
  }

  private static func hit(
    _ name: String, through front: String, _ reason: TraceReason?, _ words: ClaimWords
  ) -> String {
    let refusal = words.refusal(reason, of: front)
    let why = refusal == .interactionOff ? "不接收触摸" : self.words(refusal)
    return "命中\(name)：\(words.name(front))在前面，但\(why)"
  }

  private static func found(_ name: String, _ because: Because, _ words: ClaimWords) -> String {
    if case .reachesFurther(_, let reason) = because, let place = words.place(reason) {
      return "\(name)在bounds \(word(place.side)) \(place.distance) pt处被命中"
    }
    return words.passedView(because).map { "触摸穿过\(words.name($0))命中\(name)" } ?? "命中\(name)"
  }

  private static func ending(of act: Act, on view: String, _ words: ClaimWords) -> String {
    let touch = noun(words.gesture)
    func gets(_ who: String, _ late: Double? = nil, part: String = "") -> String {
      (who == view ? "它" : words.name(who)) + (late.map { "在抬起\(words.number($0))秒后才" } ?? "")
        + "收到\(touch)\(part)"
    }
    return switch act {
    case .takes(let who, _, _), .recognizes(let who, _, _):
      if who.count > 1 {
        "\(all(words.names(who)))一起识别出\(touch)"
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
    case .scrolls(let views, _): "\(all(words.names(views)))\(views.count > 1 ? "一起" : "")滚动"
    case .stopsContent(let view): "\(touch)按停了\(words.name(view))"
    case .focuses(let responder, _, _): "\(words.name(responder))成为第一响应者"
    case .neverGets: "但它始终收不到\(touch)"
    case .nobodyHandles, .getsUnhandled, .nobodyGets: "没有谁处理这次\(touch)"
    case .getsUndecided, .nothingKnown: "不知道谁处理这次\(touch)"
    }
  }
}
