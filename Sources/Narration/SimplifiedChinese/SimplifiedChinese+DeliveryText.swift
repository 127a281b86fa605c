// SPDX-License-Identifier: Apache-2.0

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
    case .more(let count): "……另有\(count)个"
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

    case .cancels: "收走"
    case .sends: "发送"
    }
  }
}
