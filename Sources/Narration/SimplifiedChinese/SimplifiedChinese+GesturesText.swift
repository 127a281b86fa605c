// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ text: GesturesText) -> String {
    switch text {
    case .recognizersSummary(let view, let seen, 0): "\(view)及其各级父视图上的\(seen)个手势识别器收到触摸。"
    case .recognizersSummary(let view, 0, let unseen): "\(view)及其各级父视图上的\(unseen)个手势识别器都收不到触摸。"
    case .recognizersSummary(let view, let seen, let unseen):
      "\(view)及其各级父视图上共有\(seen + unseen)个手势识别器，其中\(seen)个收到触摸。"
    case .noRecognizers(let view): "\(view)及其各级父视图上都没有手势识别器，因此没有手势收到触摸。"
    case .elsewhere(let count): "屏幕上另有\(count)个手势识别器收不到触摸：它们所在的视图既不是命中视图，也不是它的父视图。"
    case .recognizersOrder: "从上到下是命中视图及其各级父视图。数字是手势收到触摸的顺序；同一视图中后添加的在先。"
    case .greyFailures: "灰框加 ×：UIKit视图自带且失败的手势。"
    case .moreRelations(let count): "手势之间另有\(count)种关系只在文字中列出。"
    case .viewsWithout(let count): "\(count)个没有手势的视图"
    case .moreRecognizers(let count): "另有\(count)个手势"
    case .notOnThePath: "不在从命中视图到窗口的路径上"
    case .needNotWait(let names, let count): "不必等待\(names)：\(count == 1 ? "它" : "它们")收不到触摸"

    case .circle: "互相等待，形成循环"
    case .requiresItself: "要求自己先失败"
    case .doesNotPrevent(let name, let others): "\(name)不阻止\(others)"
    case .theseRecognizers(let count): "这\(count)个"
    case .bothMayRecognize: "可以同时识别"
    case .relation(let recognizer, let others, .waits): "\(recognizer)等待\(others)失败"
    case .relation(let recognizer, let others, .requires): "\(recognizer)要求\(others)先失败"
    case .relation(_, let others, .circle): "\(others)互相等待失败，形成循环"
    case .relation(let recognizer, let others, .prevents): "\(recognizer)阻止\(others)"
    case .relation(let recognizer, let others, .spares(let reason)): "\(recognizer)不阻止\(others)：\(reason)"
    case .relation(let recognizer, let others, .both(let reason)):
      "\(recognizer)与\(others)可以同时识别：\(reason)"
    case .saysNo(let object, let recognizer): "\(object)不允许\(recognizer)开始"

    case .statesSummary(let name, true): "离散手势的状态机，以及\(name)经过的各步。"
    case .statesSummary(let name, false): "连续手势的状态机，以及\(name)经过的各步。"
    case .touch: "触摸"
    case .waitingState: "待定，正在等待"
    case .waitsUntilFailed(let name): "\(name)必须先失败"
    case .resetState: "已重置，可识别下一个手势"
    case .at(let seconds): "第\(seconds)秒"
    case .between(let first, let last, let count): "\(count)次，第\(first)至\(last)秒"
    case .sends(let action, let target, 1): "向\(target)发送\(action)"
    case .sends(let action, let target, let count): "向\(target)发送\(action) × \(count)"
    case .reachesNobody(let action, let reason): "\(action)无人接收：\(reason)"
    case .ignoredStep(let state): "请求进入\(state)：没有这样的转换"
    case .letsGoOf(let touch): "不把\(touch)算入手势"
    case .severalTouches(let count): "这个手势由\(count)次触摸组成。"
    case .statesNote: "数字是各步的顺序；时间从场景开始算起。"
    case .neverEntered(let states): "没有进入：\(states)"
    case .doesNotSee: "收不到触摸：它所在的视图既不是命中视图，也不是它的父视图"
    }
  }
}
