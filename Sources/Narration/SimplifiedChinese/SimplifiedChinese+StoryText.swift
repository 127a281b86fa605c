// SPDX-License-Identifier: Apache-2.0

import Analysis

extension StoryText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .name(.found): "命中"
    case .name(.listening): "监听"
    case .name(.moves): "移动"
    case .name(.contest): "竞争"
    case .name(.result): "结果"
    case .name(.nextTouch): "下一次触摸"
    case .question(.found): "手指下是哪个视图？"
    case .question(.listening): "谁听到这次触摸，谁要等？"
    case .question(.moves): "手指去了哪里？"
    case .question(.contest): "这是谁的手势？"
    case .question(.result): "结果怎样？"
    case .question(.nextTouch): "下一次触摸改变了什么？"

    case .isHit(let view, let reason): "\(view)被命中：\(reason)。"
    case .isDeepest(let view): "\(view)是手指下最深的视图。"
    case .hitsNothing: "手指下没有视图。"
    case .hear(let who, let view, let holder):
      "\(SimplifiedChinese.list(who.names))\(view.map { "先于\($0)" } as RichText?)收到触摸\(holder.map { "，\($0)让它暂缓" } as RichText?)。"
    case .nobodyHears(let view): "没有手势收到触摸，只有\(view)收到。"
    case .moves(let points): "手指移动了\(points)点。"
    case .contest(let wins, let fails, let waits, let reason):
      clauses([
        wins.count == 0 ? nil : "\(SimplifiedChinese.list(wins.names))识别成功",
        fails.count == 0
          ? nil : "\(SimplifiedChinese.list(fails.names))失败\(reason.map { "：\($0)" } as RichText?)",
        waits.count == 0 ? nil : "\(SimplifiedChinese.list(waits.names))还在等",
      ])
    case .result(let results): clauses(results.map(words))
    case .nothingMore: "此后再没有什么。"

    case .saysNo: "拒绝"
    case .sendsAction: "发送action"
    case .contains: "已询问，包含这个点"
    case .willGetTouch: "将收到触摸"
    case .onPath: "在路径上"
    case .hitTestView: "命中视图"
    case .undecided(let method): "收到\(code: method)，还没有结果"
    case .saidNo(let reason): "说不在：\(reason)"
    case .passedOver(let reason): "看不到触摸：\(reason)"
    case .ignoresTouch: "不理会这次触摸"
    case .failed(let reason): "失败：\(reason)"
    case .heldBack(let method, let who?): "\(who)让\(code: method)暂缓"
    case .heldBack(let method, nil): "\(code: method)暂缓"
    case .waits(let others): "等\(SimplifiedChinese.list(others))"
    case .getsLate(let method): "现在收到\(code: method)"
    case .handles(let method): "处理\(code: method)"
    case .keeps(let isDisabled): isDisabled ? "收到触摸，但isEnabled为false" : "收到触摸"
    case .recognized(let reason): "识别成功：\(reason)"
    case .isSelected(let isOn): isOn ? "被选中" : "被取消选中"
    case .becomesFirstResponder: "成为第一响应者"
    case .sends(let actions, let target):
      "\(target.map { "向\($0)" } as RichText?)发送\(SimplifiedChinese.list(actions))"
    case .neverGets: "收不到触摸"
    case .loses: "触摸被收走"
    case .isCancelled: "被收走"
    case .winner(let touch, let isRecognizer, let sent):
      "\(isRecognizer ? "收走了" : "收到")\(touch)\(sent.isEmpty ? nil : "，发送了\(SimplifiedChinese.list(sent))" as RichText?)"

    case .recognizersOf(let view, let count): "\(view)的\(count == 2 ? "两" : "\(count)")个手势"
    }
  }

  /// Clauses in a row as one sentence.
  private func clauses(_ parts: [RichText?]) -> RichText {
    let parts = parts.compactMap { $0 }
    guard !parts.isEmpty else { return SimplifiedChinese.say(StoryText.nothingMore) }
    return .joined(parts, by: "，") + "。"
  }

  private func after(_ late: String?) -> String { late.map { "在抬起\($0)秒后才" } ?? "" }

  private func words(_ result: StoryText.Result) -> RichText {
    switch result {
    case .sends(let who, let action, let target, let late): "\(who)\(after(late))向\(target)发送\(action)"
    case .dropped(let who, let action): "\(who)发送\(action)，但没人接收"
    case .becomes(let who, let property, let value): "\(who)的\(code: property)变为\(code: value)"
    case .selects(let cell, let isOn): "\(cell)\(isOn ? "被选中" : "被取消选中")"
    case .scrolls(let view): "\(view)滚动"
    case .stops(let view): "\(view)停下"
    case .focuses(let responder): "\(responder)成为第一响应者"
    case .handles(let responder, let late): "\(responder)\(after(late))处理触摸"
    case .keeps(let responder): "\(responder)留下触摸，什么也不做"
    case .neverGets(let view): "\(view)收不到触摸"
    case .loses(let view): "\(view)的触摸被收走"
    case .unhandled(let view, let last?): "触摸从\(view)往上传到\(last)，没人处理"
    case .unhandled(let view, nil): "\(view)往上没人处理触摸"
    case .nobodyGets: "没人收到触摸"
    }
  }
}
