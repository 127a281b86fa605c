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
    case .ownRecognizer(.systemGate, let view): "\(view)上的系统手势"
    case .ownRecognizer(.interactivePop, let view): "\(view)的侧滑返回"
    case .ownRecognizer(.contentPop, let view): "\(view)的全屏侧滑返回"
    case .ownRecognizer(.barTap, let view): "\(view)隐藏栏的点击"
    case .ownRecognizer(.barPan, let view): "\(view)隐藏栏的滑动"
    case .ownRecognizer(.sheetPan, let view): "弹出页\(view)的拖移"
    case .ownRecognizer(.dimmingTap, let view): "\(view)的点击"
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
    case .control, .disabledControl: "：控件会留下自己的触摸"
    case .scrollView: "：滚动视图会留下自己的触摸"
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

extension HitTestAnswerText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .saysNo(let view, .untold): "\(view)说不"
    case .saysNo(let view, .outside(let side, let distance)):
      "\(view)说不：触摸在它的bounds\(SimplifiedChinese.sideWord(side))方\(distance) pt处"
    case .saysNo(let view, let refusal):
      "\(view)说不：" + SimplifiedChinese.say(GraphText.refusal(refusal))
    case .turnedIntoNil(let view): "\(view)本来会返回自己，但它的重写把结果变成了nil"
    case .answersAlone(let view): "\(view)没有经过检查：它重写的hitTest自己作答"
    case .answersInstead(let view, let result): "\(view)的重写改为返回\(result ?? "nil")"
    case .takesIt(let view): "\(view)接下触摸：所有检查都通过"
    case .passesUp(let view, let result): "\(view)把在它里面找到的交上去：\(result)"
    case .isNotAsked(let view, nil): "没有问到\(view)"
    case .isNotAsked(let view, let reason?): "没有问到\(view)：\(reason)"

    case .gesture(let gesture, let point, let view, let own):
      SimplifiedChinese.say(GraphText.gesture(gesture, point: point)).dropLast()
        + (own.map { "，对\(view)来说是\($0)。" } ?? "，对\(view)来说也一样。")

    case .askedBy(let view, let point): "\(view)问它：hitTest \(point)"
    case .askedAsWindow(let point): "作为窗口被问：hitTest \(point)"
    case .askedByCode(let point): "由代码询问：hitTest \(point)"
    case .notAsked: "没有问到"
    case .override: "它的重写"
    case .asksSuper: "先问super"
    case .asksNobody: "不问super，自己作答"
    case .goesPastTests: "跳过检查"
    case .testsPassed(let count): "通过\(count)项检查"
    case .passed(.interaction): "交互已开启"
    case .passed(.animation): "没有动画"
    case .passed(.hidden): "没有隐藏"
    case .passed(.alpha(let alpha)): alpha.map { "alpha为\($0)" } ?? "不透明"
    case .passed(.inside): "触摸在里面"
    case .question(.interaction): "用户交互开启了吗？"
    case .question(.animation): "没有正在播放的动画吗？"
    case .question(.hidden): "显示着吗？"
    case .question(.alpha): "alpha不小于0.01吗？"
    case .question(.inside): "触摸在里面吗？"
    case .beyond(let isX, let value, let low, let high):
      "\(isX ? "x" : "y")是\(value)，bounds从\(low)到\(high)"
    case .subviewsSayNo: "子视图都说不吗？"
    case .noSubviews: "它没有子视图"
    case .asksNoSubviews: "一个也没问"
    case .subviewSaysNo(let refusal): SimplifiedChinese.say(GraphText.refusal(refusal))
    case .returnsView(let view): "返回\(view)"
    case .returnsNil: "返回nil"
    case .returnsItself: "返回自己"
    case .superReturns(let view): "super返回\(view)"
    case .overrideReturns(let view): "重写返回\(view ?? "nil")"
    case .isOutWithAll(let view): "\(view)连同里面的一切都出局"
    case .moreSayNo(let count): "另有\(count)个说不"
    case .notReached(let count): "另有\(count)步没走到"
    case .asksSubviews: "问子视图"

    case .yes: "是"
    case .no: "否"
    case .yesToAll: "全是"
    case .yesAll: "是，都说不"
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
    case .pointHere(let point): "在它的坐标系中，触摸点是\(point)"
    case .isAsked: "会被询问吗？"
    case .passedOver: "跳过"

    case .interactionGate: "isUserInteractionEnabled？"
    case .animationGate: "被动画挡住？"
    case .hiddenGate: "isHidden？"
    case .alphaGate: "alpha ≥ 0.01？"
    case .insideGate: "point(inside:)？"
    case .subviewGate: "有子视图返回视图吗？"
    case .yes: "是"
    case .no: "否"

    case .isTrue: "true"
    case .isFalse: "false"
    case .noAnimation: "没有挡住触摸的动画"
    case .alpha(let alpha): "alpha为\(alpha)"
    case .pointInside(let point): "\(point)在其中"
    case .pointNotInside(let place): "点\(place)"
    case .assumed(let text): "\(text)（假定）"
    case .returned(let view, let result): "\(view)返回了\(result)"
    case .allReturnedNil: "全都返回nil"

    case .asksSubviews: "从前到后询问子视图"
    case .asksNoSubviews: "没有询问任何子视图"
    case .hasNoSubviews: "它没有子视图"
    case .askedSubviews(let count, nil): "询问了\(count)个子视图"
    case .askedSubviews(let count, let total?) where total == count: "询问了\(count)个子视图"
    case .askedSubviews(let count, let total?): "共\(total)个子视图，询问了\(count)个"
    case .moreSubviews(let count): "……另有\(count)个返回nil"

    case .hitTestOverride(let what): "重写的hitTest：\(what)"
    case .overriddenHitTest: "重写的hitTest"
    case .answersAlone: "它不问super，自己作答"
    case .answersOtherwise: "它问过super，但作出不同的回答"
    case .agreesWithSuper: "这里它返回super的结果"
    case .goesPastGates: "它绕过各项检查"
    case .instead: "重写的hitTest改成这样"

    case .returnsNil: "返回nil"
    case .returnsItself: "返回self"
    case .returnsView(let view): "返回\(view)"
    case .subtreeIsOut: "该视图连同其中的一切都被排除"
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
    case .view: "视图的触摸方法"
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
    case .findsNobody: "没有窗口接收触摸"
    case .sent(let count): "调用\(count)次"
    case .sentTo(let window, let count): "\(window)，调用\(count)次"
    case .collected(let count): "收集到\(count)个"
    case .collectsNone: "没有手势收到触摸"
    case .after(let text, let seconds): "\(text)，在手指按下\(seconds)秒后"
    case .calls(let view, let methods): "\(view)收到\(SimplifiedChinese.list(methods))"
    case .noCalls(let view): "\(view)的触摸方法没有被调用"
    case .reached(let count, let total): "共\(total)个响应者，到达\(count)个"
    case .noActions: "没有"
    case .noActionsKnown: "不知道有哪些"

    case .hitTestAlone: "命中测试"
    case .asked(let count, let passes): "问了\(count)个视图" + (passes < 2 ? "" : "，共\(passes)遍")
    case .handsToBoth: "把触摸交给两边"
    case .handsToRecognizers: "把触摸交给手势识别器"
    case .handsToView: "把触摸交给视图"
    case .recognizerCount(let count): "\(count)个手势识别器"
    case .moreRecognizers(let count): "另有\(count)个"
    case .outcomeOf(let who, let outcome): outcome.isEmpty ? who : "\(who)：\(outcome)"
    case .nobodyTakes(let count): (count < 2 ? "" : "\(count)个都往后传，") + "没有谁接收它"
    case .andMore(let action, let count): "\(action)，另有\(count)个"
    case .takesTouch: "拿走触摸"
    case .holds(let isEnd, nil): isEnd ? "扣住结束" : "扣住触摸"
    case .holds(let isEnd, let seconds?): "\(isEnd ? "扣住结束" : "扣住触摸")\(seconds)秒"
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

    case .told(let what, nil, let reason, _, let end): "\(what)，没有指定目标：\(reason)；\(end)。"
    case .told(let what, let start?, let reason, let asked, let end):
      "\(what)，没有指定目标：\(reason)，即\(start)。询问了\(asked)个响应者；\(end)。"
    case .endAt(let taker): "\(taker)能执行，于是调用它的方法"
    case .endAtWouldBe(let taker): "\(taker)能执行，于是菜单显示它"
    case .endNowhere(let reason): "没有调用任何方法：\(reason)"
    }
  }
}
