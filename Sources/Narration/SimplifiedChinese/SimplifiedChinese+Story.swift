// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension StoryText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .name(.found): "命中"
    case .name(.listening): "接收"
    case .name(.moves): "移动"
    case .name(.contest): "竞争"
    case .name(.result): "结果"
    case .name(.nextTouch): "下一次触摸"
    case .question(.found): "命中了哪个视图？"
    case .question(.listening): "谁收到触摸，谁被延迟？"
    case .question(.moves): "手指移动到哪里？"
    case .question(.contest): "哪个手势识别成功？"
    case .question(.result): "结果是什么？"
    case .question(.nextTouch): "下一次触摸改变了什么？"

    case .answer(let answer, let because, let it): sentence(answer, because, it)

    case .mark(.saysNo, _, let reason?, _): "返回`nil`：\(reason)"
    case .mark(.saysNo, _, nil, _): "返回`nil`"
    case .mark(.sends, _, _, _): "发送action"
    case .mark(.contains, _, _, _): "已询问，包含该点"
    case .mark(.willGetTouch, _, _, _): "将收到触摸"
    case .mark(.onPath, _, _, _): "在路径上"
    case .mark(.isHit, _, _, _): "命中视图"
    case .mark(.isHitAndCancelled, _, _, _): "命中视图，触摸被取消"
    case .mark(.undecided(let method), _, _, _): "收到\(code: method)，仍在`possible`"
    case .mark(.passedOver, _, let reason, _): "收不到触摸：\(reason)"
    case .mark(.ignoresTouch, _, _, _): "忽略这次触摸"
    case .mark(.fails, _, let reason, _): "识别失败：\(reason)"
    case .mark(.heldBack(let method, let reason), _, _, let it):
      "\(code: method)被\(reason.subject.map { "\(it.holder($0))" } as RichText?)延迟"
    case .mark(.waits(let others), _, _, let it): "等\(SimplifiedChinese.list(others.map(it.object)))"
    case .mark(.getsLate(let method), _, _, _): "现在收到\(code: method)"
    case .mark(.keeps(let method, let reason), _, _, _):
      switch reason.keeper {
      case .ownMethod?: "处理\(code: method)"
      case .disabledControl?: "收到触摸，但`isEnabled`为`false`"
      case .control?, .scrollView?, nil: "收到触摸"
      }
    case .mark(.recognizes, _, let reason, _): "识别成功：\(reason)"
    case .mark(.selected(let isOn), _, _, _): isOn ? "被选中" : "被取消选中"
    case .mark(.becomesFirstResponder, _, _, _): "成为第一响应者"
    case .mark(.neverGets, _, _, _): "收不到触摸"
    case .mark(.cancelled, let isView, _, _): isView ? "触摸被取消" : "被取消"
    case .mark(.meant(wasAsked: false), _, _, _): "本想点它，但从未被询问"
    case .mark(.meant(wasAsked: true), _, _, _): "本想点它，但收不到触摸"
    case .sends(let actions, let target):
      "\(target.map { "向\($0)" } as RichText?)发送\(SimplifiedChinese.list(actions))"
    case .winner(let touch, let isRecognizer, let sent):
      "\(isRecognizer ? "截获了" : "收到")\(touch)\(sent.isEmpty ? nil : "，发送了\(SimplifiedChinese.list(sent))" as RichText?)"

    case .recognizersOf(let view, let count): "\(view)的\(count == 2 ? "两" : "\(count)")个手势"
    }
  }

  private func sentence(_ answer: BeatAnswer, _ because: RichText?, _ it: Narrator) -> RichText {
    switch answer {
    case .found(let view, _):
      because.map { "\(it.object(view))被命中：\($0)。" } ?? "\(it.object(view))是包含触摸点的最深视图。"
    case .foundNothing: "没有命中任何视图。"
    case .listening([], let view, _): "没有手势收到触摸，只有\(view.map(it.object))收到。"
    case .listening(let who, let view, let holder):
      "\(list(who, it))\(view.map { "先于\(it.object($0))" } as RichText?)收到触摸\(holder.map { "，\(it.object($0))延迟了触摸" } as RichText?)。"
    case .moves(let distance): "手指移动了\(it.number(distance))点。"
    case .contest(let wins, let fails, let waits, let reason):
      clauses([
        wins.isEmpty ? nil : "\(list(wins, it))识别成功",
        fails.isEmpty
          ? nil
          : "\(list(fails, it))识别失败\(it.reason(reason, ofFirst: fails).map { "：\($0)" } as RichText?)",
        waits.isEmpty ? nil : "\(list(waits, it))仍在等待",
      ])
    case .result(let results): clauses(results.map { clause($0, it) })
    case .nothingMore: clauses([])
    }
  }

  private func list(_ recognizers: [String], _ it: Narrator) -> RichText {
    SimplifiedChinese.list(it.grouped(recognizers).names)
  }

  /// Joins clauses into one sentence.
  private func clauses(_ parts: [RichText?]) -> RichText {
    let parts = parts.compactMap { $0 }
    return parts.isEmpty ? "没有后续。" : .joined(parts, by: "，") + "。"
  }

  private func clause(_ result: BeatAnswer.Result, _ it: Narrator) -> RichText {
    func after(_ late: Double?) -> String { late.map { "在抬起\(it.number($0))秒后才" } ?? "" }
    return switch result {
    case .sends(let who, let action, let target, let late):
      "\(who.map(it.object))\(after(late))向\(target.map(it.object))发送\(code: action)"
    case .dropped(let who, let action): "\(who.map(it.object))发送\(code: action)，但没有接收者"
    case .acts(let control, .becomes(let property, let value)):
      "\(it.object(control))的\(code: property)变为\(code: it.value(value))"
    case .acts(let control, let effect): "\(it.object(control))\(SimplifiedChinese.predicate(effect, it))"
    case .selects(let cell, let isOn): "\(it.object(cell))\(isOn ? "被选中" : "被取消选中")"
    case .scrolls(let view): "\(it.object(view))滚动"
    case .movesSheet(let list): "\(it.object(list))所在的sheet移动"
    case .stops(let view): "\(it.object(view))停止滚动"
    case .focuses(let responder): "\(it.object(responder))成为第一响应者"
    case .handles(let responder, let late): "\(it.object(responder))\(after(late))处理触摸"
    case .keeps(let responder): "\(it.object(responder))不向上传递触摸，也不做任何事"
    case .neverGets(let view): "\(it.object(view))收不到触摸"
    case .loses(let view): "\(it.object(view))的触摸被取消"
    case .unhandled(let view, let last?): "触摸从\(it.object(view))向上传递到\(it.object(last))，没有响应者处理"
    case .unhandled(let view, nil): "从\(it.object(view))往上，没有响应者处理触摸"
    case .decides(let framework, let view):
      "后续由\(SimplifiedChinese.name(framework))在\(it.object(view))内部决定"
    case .unhandledInside(let view): "\(it.object(view))里面没有内容处理触摸"
    case .unknown: "已知的响应者都不处理触摸"
    case .nobodyGets: "没有视图收到触摸"
    }
  }
}

extension CureText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .set(let settings, let act, let words):
      "\(SimplifiedChinese.list(settings.map(change)))，\(then(act, words))。"
    case .finding(let settings, let proof, let isSame):
      "\(SimplifiedChinese.list(settings.map(change)))，\(Self.words(proof, isSame: isSame))。"
    case .seeTouch(let number): "见触摸\(number)"
    case .sentence(let clause): "\(clause)。"
    case .seeVariant(let number): "见变体\(number)"
    case .outcome(let settings, let verdict): "\(settings)时：\(verdict)"
    }
  }

  private static func words(_ proof: CureProof, isSame: Bool) -> String {
    switch proof {
    case .proven: "问题消失\(isSame ? "，这次点击的结果不变" : "")"
    case .stays: "问题仍在，还有其他原因"
    case .untried: "未按此修改运行过"
    }
  }

  private func change(_ setting: TraceSetting) -> RichText {
    "把\(code: setting.target)设为\(code: setting.value)"
  }

  private func then(_ act: Act, _ words: VerdictWords) -> RichText {
    if case .selected(let cell?, _, true, nil, _, _) = act { return "\(words.object(cell))就会被选中" }
    return SimplifiedChinese.say(VerdictText.act(act, words))
  }
}

extension ClaimText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch claim {
    case .hit(let view, let because): hit(words.name(view), view, because)
    case .missed(let view, let meant, let how): missed(words.name(view), words.name(meant), meant, how)
    case .outcome(let view, let because, let act):
      "\(found(words.name(view), because))，\(ending(of: act, on: view))"
    case .nothingHit: "没有命中任何视图：被询问的视图都返回`nil`"
    case .soFar(let count, let total): "共\(total)个视图，到这一步询问了\(count)个"
    }
  }

  private func hit(_ name: RichText, _ view: String, _ because: Because) -> RichText {
    switch because {
    case .returned(_, let other): return "命中\(name)：是\(words.name(other))的`hitTest`返回了它"
    case .reachesFurther(_, let reason):
      guard let place = words.place(reason) else {
        return "命中\(name)：触摸点在它的bounds之外，但它的`point(inside:)`返回`true`"
      }
      return
        "命中\(name)，触摸点在它的bounds\(SimplifiedChinese.sideWord(place.side))方\(place.distance)点：它的`point(inside:)`接受更大的范围"
    case .letsThrough(let front, let reason, _): return hit(name, through: front, reason)
    case .nearlyInvisible(let faint, let alpha, _):
      let whose: RichText = faint == view ? "它" : words.name(faint)
      return "命中\(name)：\(whose)的`alpha`为\(words.alpha(alpha))，几乎看不见，但满足条件"
    case .inFront(let front, let control, _, _):
      return "命中\(name)：\(front == view ? "它" : words.name(front))遮挡了\(words.name(control))"
    case .comesLater(let front, let sibling, _):
      return "命中\(name)：\(front == view ? "它" : words.name(front))在子视图中排在\(words.name(sibling))之后"
    case .deepest(_, .many(let count, let role)):
      return "命中\(name)，此前询问了前面的\(SimplifiedChinese.say(GraphText.several(role, count: count)))"
    case .deepest(_, .missed(let sibling)): return "命中\(name)：触摸点在它的bounds内，在\(words.name(sibling))外"
    case .deepest(_, .letThrough(let front, let reason)):
      return hit(name, through: front, reason)
    case .deepest(_, .none): return "命中\(name)：前面没有别的视图"
    case .besideSubviews(_, _, let subview?): return "命中\(name)：触摸点在它唯一的子视图\(words.name(subview))之外"
    case .besideSubviews(_, let count, nil): return "命中\(name)：触摸点不在它的\(count)个子视图内"
    default: return "命中\(name)"
    }
  }

  private func missed(
    _ name: RichText, _ meant: RichText, _ control: String, _ how: MissedView
  ) -> RichText {
    switch how {
    case .refuses(let reason): "命中\(name)，因为\(words.refuses(control, reason))"
    case .within(let around, let reason):
      "命中\(name)，没有询问\(meant)，因为\(words.refuses(around, reason))"
    case .behind(let front): "命中\(name)，没有询问\(meant)：\(words.name(front))遮挡了它"
    case .notAsked: "命中\(name)，没有询问\(meant)"
    }
  }

  private func hit(_ name: RichText, through front: String, _ reason: TraceReason?) -> RichText {
    let refusal = words.refusal(reason, of: front)
    let why = refusal == .interactionOff ? "不接收触摸" : SimplifiedChinese.words(refusal)
    return "命中\(name)：\(words.name(front))在前面，但\(why)"
  }

  private func found(_ name: RichText, _ because: Because) -> RichText {
    if case .reachesFurther(_, let reason) = because, let place = words.place(reason) {
      return "在bounds\(SimplifiedChinese.sideWord(place.side))方\(place.distance) pt处命中\(name)"
    }
    return because.passedView.map { "触摸穿透\(words.name($0))，命中\(name)" } ?? "命中\(name)"
  }

  private func ending(of act: Act, on view: String) -> RichText {
    let touch = SimplifiedChinese.noun(words.gesture)
    func gets(_ who: String, _ late: Double? = nil, part: String = "") -> RichText {
      "\(who == view ? "它" : words.name(who))\(late.map { "在抬起\(words.number($0))秒后才" } ?? "")收到\(touch)\(part)"
    }
    return switch act {
    case .takes(let who, _, _), .recognizes(let who, _, _):
      if who.count > 1 {
        "\(SimplifiedChinese.all(words.names(who)))同时识别成功"
      } else if case .takes = act {
        "\(words.name(who[0]))截获\(touch)"
      } else {
        "\(words.name(who[0]))识别成功"
      }
    case .recognizesInVain(let who, _), .unknownAction(let who, _): "\(words.name(who))截获\(touch)"
    case .control(let control, _, _, let late, _): gets(control, late)
    case .handles(let responder, _, let late): gets(responder, late)
    case .keeps(let responder, _, let late): gets(responder, late)
    case .loses: "它收到的\(touch)随后被取消"
    case .parted(let parts): gets(parts[0].responder, part: "的一部分")
    case .performsPrimaryAction(let cell, let list, _, _):
      "\(words.name(list))执行\(cell.map { "\(words.name($0))的" } as RichText?)主要操作"
    case .selected(let cell?, let list, true, _, _, _): "\(words.name(list))选中\(words.name(cell))"
    case .selected(let cell?, let list, false, _, _, _): "\(words.name(list))取消选中\(words.name(cell))"
    case .selected(nil, let list, _, _, _, _): "\(words.name(list))选中一个单元格"
    case .scrolls(let views, _):
      "\(SimplifiedChinese.all(words.names(views)))\(views.count > 1 ? "一起" : "")滚动"
    case .movesSheet(let list, _): "\(touch)移动\(words.name(list))所在的sheet"
    case .stopsContent(let view): "\(touch)使\(words.name(view))停止滚动"
    case .focuses(let responder, _, _): "\(words.name(responder))成为第一响应者"
    case .neverGets: "但它收不到\(touch)"
    case .nobodyHandles, .getsUnhandled, .nobodyGets: "没有响应者处理这次\(touch)"
    case .decidedInside(_, let framework, _): "后续由\(SimplifiedChinese.name(framework))决定"
    case .getsUndecided, .nothingKnown: "不知道由谁处理这次\(touch)"
    }
  }
}
