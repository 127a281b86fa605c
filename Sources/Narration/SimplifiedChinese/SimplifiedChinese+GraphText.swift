// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension GraphText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gesture(let gesture, let point): words(gesture, point) + "。"
    case .viewsAsked(count: 1): "问了1个视图。"
    case .viewsAsked(let count): "问了\(count)个视图，序号就是先后顺序。"
    case .passesDiffer(let count): "UIKit问了\(count)遍，结果不尽相同；图中是最后一遍。"

    case .rightIsInFront: "越靠右的越在前面。"
    case .rootView: "根视图"
    case .role(let role, inside: 0): role
    case .role(let role, let inside): "\(role)，里面有\(inside)个"
    case .several(let role, let count): "\(count)个\(SimplifiedChinese.word(role))"

    case .ownRecognizer(.scroll, let view): "\(view)的滚动"
    case .ownRecognizer(.contentDelay, let view): "\(view)的触摸延迟"
    case .ownRecognizer(.textTap, let view): "\(view)的文本点击"
    case .ownRecognizer(_, let view): "\(view)的手势"
    case .responder(.view): "视图"
    case .responder(.control): "控件"
    case .responder(.window): "窗口"
    case .responder(.viewController): "视图控制器"
    case .responder(.scene): "场景"
    case .responder(.application): "应用"
    case .responder(.applicationDelegate): "应用代理"
    case .responder(.responder): "响应者"

    case .handles: "处理了它"
    case .keeps: "收到触摸，自己留下"
    case .passesOn: "往后传"
    case .endsHere: "没有next：触摸到此为止"
    case .neverGets(nil): "始终收不到"
    case .neverGets(let reason?): "始终收不到：\(reason)"
    case .loses(nil): "收到后又被取消"
    case .loses(let reason?): "收到后又被取消：\(reason)"
    case .sendsToNil(let action): "收到触摸，向nil发送\(action)"
    case .performs(let action): "能执行\(action)"
    case .performsNot(count: 1): "不能执行"
    case .performsNot: "都不能执行"
    case .actionOn(let action, let target): "\(action)，由\(target)执行"
    case .next(let words): "next：\(words)"
    case .eachPassesOn: "每个都传给自己的next，视图传给父视图。"
    case .startsAtSender: "没有第一响应者，从发送者开始找。"
    case .startsAtFirstResponder(let name): "从第一响应者\(name)开始找。"

    case .notReached(let count): "另有\(count)个没到达"
    case .onTheWay(let count): "另有\(count)个往后传"
    case .namesAndSystem(let names, let count):
      names.isEmpty ? "系统的\(count)个" : SimplifiedChinese.list(names) + "，以及系统的\(count)个"
    case .hitTestView: "命中视图"
    case .ownPointInside: "自己的point(inside:)说是"
    case .returnedBy(let view): "由\(view)返回，自己没被问到"
    case .pending: "还没有回答"
    case .calledByCode: "由代码询问"

    case .refusal(let refusal): SimplifiedChinese.words(refusal)
    case .allRefuse(.outsideEach, _): SimplifiedChinese.words(.outsideEach)
    case .allRefuse(let refusal, _): "都是：" + SimplifiedChinese.words(refusal)

    case .notAsked(let count): "另有\(count)个没问到"
    case .notAskedYet(let count): "另有\(count)个还没问到"
    case .onThePath(let count): "路径上另有\(count)个"
    case .moreRefuse(let count): "另有\(count)个说不"
    case .inAndMore(let name, let inside): "\(name)和里面的\(inside)个"
    case .furtherBack(let name): "\(name)，更靠后"
    case .namesAndMore(let names, let count): SimplifiedChinese.list(names) + " 等\(names.count + count)个"
    }
  }

  private func words(_ gesture: TouchAnswer.Gesture, _ point: String) -> String {
    switch gesture {
    case .tap: "在\(point)点击"
    case .press: "在\(point)长按"
    case .drag: "从\(point)开始拖动"
    case .touch: "在\(point)触摸"
    }
  }
}

extension ResponderChainClaim {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .keeps(let responder, let gesture, let because, let isAssumed):
      "\(known(isAssumed))\(responder)留下了这次\(SimplifiedChinese.name(gesture))" + why(because)
    case .performs(let responder, let action): "\(responder)执行\(action)：action没有target，于是沿响应者链找"
    case .nobodyPerforms(let action, let count, let last):
      "没有谁执行\(action)：问了\(count)个响应者，一直问到\(last)"
    case .nobodyHandles(let gesture, count: 1, let last, let isAssumed):
      "\(known(isAssumed))没有谁处理这次\(SimplifiedChinese.name(gesture))：\(last)没有next"
    case .nobodyHandles(let gesture, let count, let last, let isAssumed):
      "\(known(isAssumed))没有谁处理这次\(SimplifiedChinese.name(gesture))：\(count)个响应者都往后传，直到\(last)"
    case .taken(let winner, let view): "没有响应者收到触摸：在\(view)之前就被\(winner)拿走"
    case .takenAway(let view, let gesture, let winner):
      "\(view)失去了这次\(SimplifiedChinese.name(gesture))：被\(winner)拿走"
    case .losesAgain(let view, let gesture, let reason):
      "\(view)收到这次\(SimplifiedChinese.name(gesture))，又失去了它\(reason.map { "：\($0)" } ?? "")"
    case .nobodyGets(_, because: nil): "没有响应者收到触摸"
    case .nobodyGets(let view, let reason?): "\(view)收不到触摸：\(reason)"
    case .nothingHit: "没有响应者收到触摸：没有命中任何视图"
    }
  }

  private func known(_ isAssumed: Bool) -> String { isAssumed ? "就目前所知，" : "" }

  private func why(_ because: TraceReason.Keeper?) -> String {
    switch because {
    case nil: ""
    case .ownMethod: "：它的触摸方法不调用super"
    case .control: "：控件会留下自己的触摸"
    case .scrollView: "：滚动视图会留下自己的触摸"
    }
  }
}

extension SimplifiedChinese {
  static func name(_ gesture: TouchAnswer.Gesture) -> String {
    switch gesture {
    case .tap: "点击"
    case .press: "长按"
    case .drag: "拖动"
    case .touch: "触摸"
    }
  }

  static func words(_ refusal: GraphText.Refusal) -> String {
    switch refusal {
    case .hidden: "已隐藏"
    case .interactionOff: "用户交互已关闭"
    case .animating: "正在播放动画"
    case .empty: "bounds为空"
    case .ownPointInside: "它的point(inside:)说不"
    case .ownHitTest: "它的hitTest返回nil"
    case .noInverse: "它的变换不可逆"
    case .transparent(let alpha): "alpha为\(alpha)"
    case .outside(let side, let distance): "触摸在\(sideWord(side))方\(distance) pt处"
    case .onEdge(let side): "触摸在它的\(sideWord(side))边缘上"
    case .outsideEach: "触摸都在外面"
    case .other(let words): words
    case .untold: "说不"
    }
  }

  static func sideWord(_ side: TraceReason.Side) -> String {
    switch side {
    case .left: "左"
    case .right: "右"
    case .above: "上"
    case .below: "下"
    }
  }
}
