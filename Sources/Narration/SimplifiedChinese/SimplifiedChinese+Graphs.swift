// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension GraphText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gesture(let gesture, let point): words(gesture, point) + "。"
    case .viewsAsked(count: 1): "询问了1个视图。"
    case .viewsAsked(let count): "询问了\(count)个视图，序号为询问顺序。"
    case .passesDiffer(let count): "UIKit遍历了\(count)次，结果不完全相同；图中是最后一次。"

    case .rightIsInFront: "越靠右越在前面。"
    case .rootView: "根视图"
    case .role(let role, inside: 0): role
    case .role(let role, let inside): "\(role)，内含\(inside)个"
    case .several(let role, let count): "\(count)个\(SimplifiedChinese.word(role))"

    case .ownRecognizer(.scroll, let view): "\(view)的滚动"
    case .ownRecognizer(.contentDelay, let view): "\(view)的触摸延迟"
    case .ownRecognizer(.textTap, let view): "\(view)的文本点击"
    case .ownRecognizer(.systemGate, _): "系统手势"
    case .ownRecognizer(.interactivePop, let view): "\(view)的侧滑返回"
    case .ownRecognizer(.contentPop, let view): "\(view)的全屏侧滑返回"
    case .ownRecognizer(.barTap, _): "隐藏栏的点击"
    case .ownRecognizer(.barPan, _): "隐藏栏的拖动"
    case .ownRecognizer(.sheetPan, _): "sheet的拖动"
    case .ownRecognizer(.dimmingTap, _): "点击外部收起"
    case .ownRecognizer(.webTaps, let view): "\(view)中网页的点击"
    case .ownRecognizer(.wheelTaps, let view): "\(view)的滚轮上的点击"
    case .ownRecognizer(.mapPan, let view): "\(view)的拖动"
    case .ownRecognizer(.documentTap, let view): "\(view)的点击"
    case .ownRecognizer(.drawing, let view): "\(view)的绘画"
    case .ownRecognizer(.reactNativeTouches, let view): "\(view)的触摸处理"
    case .ownRecognizer(.textTaps, let view): "\(view)的文本双击"
    case .ownRecognizer(.textPress, let view): "\(view)的文本长按"
    case .ownRecognizer(.textLink, let view): "\(view)里的链接点击"
    case .ownRecognizer(.contextMenu, let view): "\(view)的上下文菜单"
    case .ownRecognizer(.dragLift, let view): "\(view)的拖放"
    case .ownRecognizer(.relationship, let view): "\(view)的手势关系"
    case .ownRecognizer(.rowActions, let view): "\(view)的行侧滑"
    case .ownRecognizer(.rowDismissal, let view): "\(view)的收起侧滑"
    case .ownRecognizer(.rowSelection, let view): "\(view)的双指多选"
    case .ownRecognizer(.itemMovement, let view): "\(view)的长按移动"
    case .ownRecognizer(_, let view): "\(view)的手势"

    case .handles: "处理触摸"
    case .keeps: "收到触摸，不再向上传递"
    case .passesOn: "向上传递"
    case .endsHere: "next为nil：触摸被丢弃"
    case .neverGets(nil): "收不到触摸"
    case .neverGets(let reason?): "收不到触摸：\(reason)"
    case .loses(nil): "收到触摸后被取消"
    case .loses(let reason?): "收到触摸后被取消：\(reason)"
    case .sendsToNil(let action): "收到触摸，发送\(action)，target为nil"
    case .performs(let action): "能执行\(action)"
    case .performsNot(count: 1): "不能执行"
    case .performsNot: "都不能执行"
    case .actionOn(let action, let target): "\(action)，由\(target)执行"
    case .next(let words): "next：\(words)"
    case .eachPassesOn: "每个响应者都传给自己的next，视图的next是父视图。"
    case .startsAtSender: "没有第一响应者，从发送者开始查找。"
    case .startsAtFirstResponder(let name): "从第一响应者\(name)开始查找。"

    case .notReached(let count): "另有\(count)个未到达"
    case .onTheWay(let count): "另有\(count)个向上传递"
    case .namesAndSystem(let names, let count):
      names.isEmpty ? "系统的\(count)个" : SimplifiedChinese.list(names) + "，以及系统的\(count)个"
    case .hitTestView: "命中视图"
    case .ownPointInside: "重写的point(inside:)返回true"
    case .returnedBy(let view): "由\(view)返回，未被询问"
    case .pending: "尚未返回"
    case .calledByCode: "由代码询问"

    case .refusal(let refusal): SimplifiedChinese.words(refusal)
    case .allRefuse(.outsideEach, _): SimplifiedChinese.words(.outsideEach)
    case .allRefuse(let refusal, _): "都是：" + SimplifiedChinese.words(refusal)

    case .notAsked(let count): "另有\(count)个未被询问"
    case .notAskedYet(let count): "另有\(count)个尚未询问"
    case .onThePath(let count): "路径上另有\(count)个"
    case .moreRefuse(let count): "另有\(count)个返回nil"
    case .inAndMore(let name, let inside): "\(name)及其中\(inside)个"
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
      "\(known(isAssumed))这次\(SimplifiedChinese.name(gesture))到\(responder)为止" + why(because)
    case .performs(let responder, let action): "\(responder)执行\(action)：target为nil，于是沿响应链查找"
    case .nobodyPerforms(let action, let count, let last):
      "没有响应者执行\(action)：询问了\(count)个，直到\(last)"
    case .nobodyHandles(let gesture, count: 1, let last, let isAssumed):
      "\(known(isAssumed))没有响应者处理这次\(SimplifiedChinese.name(gesture))：\(last)的next为nil"
    case .nobodyHandles(let gesture, let count, let last, let isAssumed):
      "\(known(isAssumed))没有响应者处理这次\(SimplifiedChinese.name(gesture))：\(count)个响应者都向上传递，直到\(last)"
    case .taken(let winner, let view): "没有响应者收到触摸：\(winner)识别成功，\(view)收不到"
    case .takenAway(let view, let gesture, let winner):
      "\(view)的\(SimplifiedChinese.name(gesture))被取消：\(winner)识别成功"
    case .losesAgain(let view, let gesture, let reason):
      "\(view)收到这次\(SimplifiedChinese.name(gesture))，随后被取消\(reason.map { "：\($0)" } ?? "")"
    case .nobodyGets(_, because: nil): "没有响应者收到触摸"
    case .nobodyGets(let view, let reason?): "\(view)收不到触摸：\(reason)"
    case .nothingHit: "没有响应者收到触摸：没有命中任何视图"
    }
  }

  private func known(_ isAssumed: Bool) -> String { isAssumed ? "据已知信息，" : "" }

  private func why(_ because: TraceReason.Keeper?) -> String {
    switch because {
    case nil: ""
    case .ownMethod: "：它的touches方法没有调用super"
    case .control, .disabledControl: "：控件不会把触摸向上传递"
    case .scrollView: "：滚动视图不会把触摸向上传递"
    }
  }
}

extension SimplifiedChinese {
  static func name(_ framework: InnerFramework) -> String {
    switch framework {
    case .swiftUI: "SwiftUI"
    case .reactNative: "React Native"
    case .flutter: "Flutter"
    case .webKit: "网页"
    }
  }

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
    case .animating: "正在执行动画"
    case .empty: "bounds为空"
    case .ownPointInside: "它的point(inside:)返回false"
    case .ownHitTest: "它的hitTest返回nil"
    case .noInverse: "它的transform不可逆"
    case .transparent(let alpha): "alpha为\(alpha)"
    case .outside(let side, let distance): "触摸点在\(sideWord(side))方\(distance) pt处"
    case .onEdge(let side): "触摸点在它的\(sideWord(side))边缘上"
    case .outsideEach: "触摸点都在bounds之外"
    case .other(let words): words
    case .untold: "返回nil"
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

extension HitTestAnswerText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .saysNo(let view, .untold): "\(view)返回nil"
    case .saysNo(let view, .outside(let side, let distance)):
      "\(view)返回nil：触摸点在它的bounds\(SimplifiedChinese.sideWord(side))方\(distance) pt处"
    case .saysNo(let view, let refusal):
      "\(view)返回nil：" + SimplifiedChinese.say(GraphText.refusal(refusal))
    case .turnedIntoNil(let view): "\(view)的super返回自己，但重写的hitTest改为返回nil"
    case .answersAlone(let view): "\(view)没有检查任何条件：重写的hitTest直接返回"
    case .answersInstead(let view, let result): "\(view)重写的hitTest改为返回\(result ?? "nil")"
    case .takesIt(let view): "\(view)返回自己：所有条件都满足"
    case .passesUp(let view, let result): "\(view)返回子视图的结果：\(result)"
    case .isNotAsked(let view, nil): "\(view)未被询问"
    case .isNotAsked(let view, let reason?): "\(view)未被询问：\(reason)"

    case .gesture(let gesture, let point, let view, let own):
      SimplifiedChinese.say(GraphText.gesture(gesture, point: point)).dropLast()
        + (own.map { "，在\(view)的坐标系中是\($0)。" } ?? "，在\(view)的坐标系中也一样。")

    case .askedBy(let view, let point): "由\(view)询问：hitTest \(point)"
    case .askedAsWindow(let point): "作为窗口被询问：hitTest \(point)"
    case .askedByCode(let point): "由代码调用：hitTest \(point)"
    case .notAsked: "未被询问"
    case .override: "重写的hitTest"
    case .asksSuper: "先调用super"
    case .asksNobody: "不调用super，直接返回"
    case .goesPastTests: "不检查条件"
    case .testsPassed(let count): "满足\(count)个条件"
    case .passed(.interaction): "用户交互已开启"
    case .passed(.animation): "没有动画"
    case .passed(.hidden): "未隐藏"
    case .passed(.alpha(let alpha)): alpha.map { "alpha为\($0)" } ?? "不透明"
    case .passed(.inside): "触摸点在bounds内"
    case .question(.interaction): "用户交互开启了吗？"
    case .question(.animation): "没有正在执行的动画吗？"
    case .question(.hidden): "没有隐藏吗？"
    case .question(.alpha): "alpha不小于0.01吗？"
    case .question(.inside): "包含触摸点吗？"
    case .beyond(let isX, let value, let low, let high):
      "\(isX ? "x" : "y")是\(value)，bounds从\(low)到\(high)"
    case .subviewsSayNo: "子视图都返回nil吗？"
    case .noSubviews: "它没有子视图"
    case .asksNoSubviews: "一个也没有询问"
    case .returnsView(let view): "返回\(view)"
    case .returnsNil: "返回nil"
    case .returnsItself: "返回自己"
    case .superReturns(let view): "super返回\(view)"
    case .overrideReturns(let view): "重写返回\(view ?? "nil")"
    case .refusesWithSubviews(let view): "跳过\(view)的整棵子树"
    case .moreSayNo(let count): "另有\(count)个返回nil"
    case .notReached(let count): "另有\(count)步未执行"
    case .asksSubviews: "询问子视图"

    case .yes: "是"
    case .no: "否"
    case .yesToAll: "全是"
    case .yesAll: "是，都返回nil"
    case .byOverride: "重写"
    }
  }
}

extension FlowText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {

    case .asked(let number, let by): "第\(number)个被询问，由\(by)询问"
    case .askedAsWindow(let number): "作为窗口，第\(number)个被询问"
    case .askedByCode(let number): "第\(number)个被询问，由代码调用"
    case .pointHere(let point): "触摸点在它的坐标系中是\(point)"
    case .isAsked: "是否被询问？"
    case .passedOver: "跳过"

    case .interactionGate: "isUserInteractionEnabled？"
    case .animationGate: "有禁止交互的动画？"
    case .hiddenGate: "isHidden？"
    case .alphaGate: "alpha ≥ 0.01？"
    case .insideGate: "point(inside:)？"
    case .subviewGate: "有子视图返回非nil？"

    case .isTrue: "true"
    case .isFalse: "false"
    case .noAnimation: "没有禁止交互的动画"
    case .alpha(let alpha): "alpha为\(alpha)"
    case .pointInside(let point): "\(point)在其中"
    case .pointNotInside(let place): "点\(place)"
    case .assumed(let text): "\(text)（假定）"
    case .returned(let view, let result): "\(view)返回了\(result)"
    case .allReturnedNil: "全都返回nil"

    case .asksSubviews: "从前到后询问子视图"
    case .asksNoSubviews: "没有询问任何子视图"
    case .askedSubviews(let count, nil): "询问了\(count)个子视图"
    case .askedSubviews(let count, let total?) where total == count: "询问了\(count)个子视图"
    case .askedSubviews(let count, let total?): "共\(total)个子视图，询问了\(count)个"
    case .moreSubviews(let count): "……另外\(count)个也返回nil"

    case .hitTestOverride(let what): "重写的hitTest：\(what)"
    case .overriddenHitTest: "重写的hitTest"
    case .answersAlone: "不调用super，直接返回"
    case .answersOtherwise: "调用了super，但返回不同的结果"
    case .agreesWithSuper: "这里返回super的结果"
    case .goesPastGates: "不检查这些条件"
    case .instead: "重写的hitTest改为如此"

    case .returnsNil: "返回nil"
    case .returnsItself: "返回self"
    case .returnsView(let view): "返回\(view)"
    case .subtreeIsOut: "跳过该视图的整棵子树"
    case .isHitView: "它就是命中视图"

    case .notComeTo(let names): "未执行到：\(names)"
    }
  }
}

extension DeliveryText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {

    case .finger: "手指"
    case .system: "硬件、IOKit、SpringBoard"
    case .queue: "应用的事件队列"
    case .hitTest: "窗口的命中测试"
    case .applicationSends: "UIApplication.sendEvent"
    case .windowSends: "UIWindow.sendEvent"
    case .recognizers: "手势识别器"
    case .view: "视图的touches方法"
    case .chain: "响应链"
    case .actions: "控件和action"
    case .outcome: "结果"

    case .gestureAt(let gesture, let point): "在\(point)处\(gesture)"
    case .notSimulated: "不在模拟范围内"
    case .takesEvents(let count): "\(count)个事件"
    case .walks(1, let asked, _): "遍历1次，询问\(asked)个视图"
    case .walks(let count, let asked, areAlike: true): "遍历\(count)次，每次询问\(asked)个视图"
    case .walks(let count, let asked, areAlike: false): "遍历\(count)次，最后一次询问\(asked)个视图"
    case .finds(let view, nil): "找到\(view)"
    case .finds(let view, let window?): "在\(window)中找到\(view)"
    case .findsNobody: "没有窗口返回视图"
    case .sent(let count): "调用\(count)次"
    case .sentTo(let window, let count): "\(window)，调用\(count)次"
    case .collected(let count): "收集到\(count)个"
    case .collectsNone: "没有手势识别器收到触摸"
    case .after(let text, let seconds): "\(text)，在手指按下\(seconds)秒后"
    case .calls(let view, let methods): "\(view)收到\(SimplifiedChinese.list(methods))"
    case .noCalls(let view): "\(view)的touches方法没有被调用"
    case .reached(let count, let total): "共\(total)个响应者，到达\(count)个"
    case .noActions: "没有"
    case .noActionsKnown: "未知"

    case .hitTestAlone: "命中测试"
    case .asked(let count, let passes): "询问了\(count)个视图" + (passes < 2 ? "" : "，共\(passes)次遍历")
    case .handsToBoth: "触摸发给两者"
    case .handsToRecognizers: "触摸发给手势识别器"
    case .handsToView: "触摸发给视图"
    case .recognizerCount(let count): "\(count)个手势识别器"
    case .outcomeOf(let who, let outcome): outcome.isEmpty ? who : "\(who)：\(outcome)"
    case .nobodyTakes(let count): (count < 2 ? "" : "\(count)个都向上传递，") + "没有响应者处理"
    case .andMore(let action, let count): "\(action)，另有\(count)个"
    case .takesTouch: "截获触摸"
    case .holds(let isEnd, nil): isEnd ? "延迟touchesEnded" : "延迟触摸"
    case .holds(let isEnd, let seconds?): "\(isEnd ? "touchesEnded" : "触摸")延迟\(seconds)秒"
    }
  }
}

extension SearchText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .sends(let sender, let action, nil): "\(sender)发送\(action)"
    case .sends(let sender, let action, let event?): "\(sender)发送\(action)（\(event)）"
    case .command(let action): "作为命令发送\(action)"
    case .inMenu(let action): "菜单询问\(action)"
    case .times(let text, let count): "\(text)，共\(count)次"

    case .performs(let actions): "✓ 能执行\(SimplifiedChinese.list(actions))"
    case .performsNot(let actions): "×不能执行\(SimplifiedChinese.list(actions))"

    case .sentence(let what, nil, let reason, _, let end): "\(what)，target为nil：\(reason)；\(end)。"
    case .sentence(let what, let start?, let reason, let asked, let end):
      "\(what)，target为nil：\(reason)，即\(start)。询问了\(asked)个响应者；\(end)。"
    case .endAt(let taker): "\(taker)能执行，于是调用它的实现"
    case .endAtWouldBe(let taker): "\(taker)能执行，于是菜单显示它"
    case .endNowhere(let reason): "没有调用任何方法：\(reason)"
    }
  }
}
