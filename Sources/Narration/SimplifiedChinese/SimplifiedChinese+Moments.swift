// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension LaneText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .nothing: "没有视图收到触摸，没有可按时间画出的内容。"

    case .calls: "调用"
    case .finger(let number): "手指" + (number.map { "\($0)" } ?? "")
    case .recognizerOn(let className, let view): "\(view)上的\(className)"
    case .seconds(let number): "\(number)秒"

    case .touchDown: "手指按下"
    case .hasTouch(let touch): "持有\(touch)"
    case .waitsFor(let names): "等待\(names)"
    case .tracking: "跟踪中"
    case .highlighted: "高亮"
    case .until(let text, let time): "\(text)，到\(time)秒为止"
    case .toTheEnd(let text): "\(text)，直到最后"

    case .phase(.began): "按下"
    case .phase(.moved): "移动"
    case .phase(.stationary): "静止"
    case .phase(.ended): "抬起"
    case .phase(.cancelled): "取消"
    case .detached: "离开了窗口"
    case .reachesNobody(let action): "\(action) → 无人接收"
    case .callback(let method, let subject): method + (subject.map { "（\($0)）" } ?? "")
    case .becomesFirstResponder(let name): "\(name)成为第一响应者"
    case .nobodyIsFirstResponder: "没有第一响应者"

    case .prevents(let winner, let loser): "\(winner)识别成功，\(loser)因此失败"
    case .letsGoOn(let who, let whom): "\(who)已有结果，\(whom)可以继续"
    case .takes(let who, let view): "\(who)取消\(view)的触摸"
    }
  }
}

extension LaneSheetText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let start, let end, let touches, let fingers):
      way(gesture, point)
        + (fingers > 1 ? "，\(fingers)根手指" : touches > 1 ? "，共\(touches)次触摸" : "")
        + (start == end ? "，\(start)秒。" : "，从\(start)秒到\(end)秒。")

    case .noNextTap: "没有等到下一次点击"
    case .held(let duration): "按住了\(duration)秒"
    case .moved: "移动了"

    case .on(let views): "在\(SimplifiedChinese.list(views))上"
    case .andMore(let names, count: 0): SimplifiedChinese.list(names)
    case .andMore(let names, let count): SimplifiedChinese.list(names) + "等\(names.count + count)个"

    case .undecided: "possible"
    case .waits(nil): "等待"
    case .waits(let who?): "等\(who)"
    case .endWaits(nil): "touchesEnded被延迟"
    case .endWaits(let who?): "touchesEnded等\(who)"
    case .hasTouch: "持有触摸"

    case .view(let view, let around): "在\(view)上" + around.map { "，在\($0)里" }.joined()
    case .recognized: "识别成功"
    case .begins: "began"
    case .beganAndEnded: "began，然后ended"
    case .failed(count: 1): "失败"
    case .failed(let count): "\(count)个失败"
    case .prevented(let winner, _): "被\(winner)阻止"
    case .forSeveralReasons: "原因各不相同"
    case .cancelled(count: 1): "被取消"
    case .cancelled(let count): "\(count)个被取消"
    case .stillWaits: "仍在等待"
    case .ignoresTouch: "忽略这次触摸"
    case .getsTouch: "收到触摸"
    case .endIsLate(let seconds): "touchesEnded晚\(seconds)秒"
    case .neverGets: "收不到触摸"
    case .times(let count): "\(count)次"
    }
  }

  private func way(_ gesture: TouchAnswer.Gesture, _ point: String) -> String {
    switch gesture {
    case .tap: "在\(point)点击"
    case .press: "在\(point)按住"
    case .drag: "从\(point)开始拖动"
    case .touch: "在\(point)触摸"
    }
  }
}

extension LaneClaim {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .taken(let who, let gesture, let view, isCancelled: false):
      "\(who)识别成功，\(view)收不到这次\(SimplifiedChinese.name(gesture))"
    case .taken(let who, let gesture, let view, isCancelled: true):
      "\(who)识别成功，\(view)的\(SimplifiedChinese.name(gesture))被取消"
    case .recognizes(let who, let gesture): "\(who)识别成功，响应这次\(SimplifiedChinese.name(gesture))"
    case .together(let all, let gesture):
      "\(SimplifiedChinese.all(all))同时识别成功，响应这次\(SimplifiedChinese.name(gesture))"
    case .innermostWins(let who, let kind, let others):
      "最内层的\(SimplifiedChinese.say(OutlineText.gesture(kind, taps: 1)))胜出：\(who)识别成功，另外\(others)个失败"
    case .late(let view, let seconds, let waiter, let forTap):
      "\(view)在抬起后\(seconds)秒才响应：" + (forTap ? "\(waiter)在等下一次点击" : "\(waiter)这时才有结果")
    case .noneActs(let view, let gesture): "没有手势识别成功：\(view)收到\(SimplifiedChinese.name(gesture))"
    case .noneTakesPart(let view, let gesture): "\(view)收到\(SimplifiedChinese.name(gesture))：没有手势参与"
    case .nobodyHandles(let gesture): "没有手势识别成功，也没有响应者处理这次\(SimplifiedChinese.name(gesture))"
    case .noneIsKnown(let gesture): "不知道由谁处理这次\(SimplifiedChinese.name(gesture))"
    case .neverGets(let view, let gesture): "\(view)收不到这次\(SimplifiedChinese.name(gesture))"
    }
  }
}

extension SequenceText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .nothing: "这次触摸没有可画出的调用。"

    case .fingers: "触摸"
    case .kindFingers: "来自系统"
    case .recognizer: "手势识别器"
    case .delegateOrTarget: "对象"

    case .hitTest(let touch, let pass, let point): "\(touch)在\(point)处的命中测试，第\(pass)次遍历"
    case .phase(let phase, let touch, let point): words(phase, touch, point)
    case .timer(let owner, let name): "\(owner)的定时器：\(SimplifiedChinese.timerName(name))"

    case .waitsFor: "等待它失败"
    case .prevents(let result): "阻止" + (result.map { " → \($0)" } ?? "")
    case .allows: "不阻止"
    case .held(let method): "\(method)被延迟"
    case .released(let method): "\(method)送达"
    case .discarded(let method): "\(method)不会被调用"
    case .withheld(let touch): "收不到\(touch)"
    case .taken(let touches): "\(touches)被取消"
    case .detached(let touch): "离开了窗口，不再收到\(touch)"
    case .ignores(let touch): "忽略\(touch)"
    case .alongChain(let method, let count, let last): "\(method)，经过\(count)个响应者传到\(last)"
    case .dropped(let action): "\(action)无人接收"

    case .input(let input, let object, let detail):
      [SimplifiedChinese.name(ofInput: input), object ?? "", detail].filter { !$0.isEmpty }.joined(
        separator: " ")
    case .samePass(let pass): "第\(pass)次遍历：询问和返回都相同"
    case .sameTurns(let count, let until): "又重复\(count)次，直到\(until)：同样的调用"
    case .resets(let names): "重置，可识别下一次手势：\(names)"
    case .elsewhere(let count): "其余参与者之间的\(count)条消息"
    case .tooMany(let count): "还有\(count)条消息"

    case .call(let from, let to, let text): "\(from) → \(to)：\(text)"
    case .reply(let from, let to, let text): "\(from)返回给\(to)：\(text)"
    }
  }

  private func words(_ phase: TouchPhase, _ touch: String, _ point: String) -> String {
    switch phase {
    case .began: "\(touch)在\(point)按下"
    case .moved: "\(touch)移动到\(point)"
    case .stationary: "\(touch)停在\(point)"
    case .ended: "\(touch)在\(point)抬起"
    case .cancelled: "\(touch)在\(point)被取消"
    }
  }
}

extension SimplifiedChinese {
  /// The names of the UIKit timers that the simulation knows; other names are unchanged.
  static func timerName(_ timer: DeliveryTimer) -> String {
    switch timer {
    case .nextTap: "等待下一次点击"
    case .press: "按住的时长"
    case .longestTap: "点击的最长时间"
    case .longestSwipe: "轻扫的最长时间"
    case .contentTouches: "延迟内容触摸的时间"
    case .systemGesture: "等待系统手势的时间"
    case .other(let name): name
    }
  }
}

extension SequenceSheetText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gets(let view, let calls): "\(view)收到\(calls)次调用，没有手势参与"
    case .soFar(let count, let total): "共\(total)次调用，到这一步执行了\(count)次"

    case .numbersOfTrace: "序号就是调用的先后顺序。"
    case .oneMomentIsOpen: "只展开决定结果的时刻，其余只计数。"

    case .ofView(let count, let view): "\(view)的\(count)个"
    case .recognizers: "手势识别器"
    case .others(let count): "其他\(count)个"

    case .calls(let count): "\(count)次调用"
    case .search(let passes, let found):
      "命中测试" + (passes > 1 ? "，\(passes)次遍历" : "") + (found.map { "：找到\($0)" } ?? "：没有命中视图")
    case .finger(.began, let count): count == 1 ? "手指按下" : "\(count)根手指按下"
    case .finger(.moved, let count): count == 1 ? "手指移动" : "\(count)根手指移动"
    case .finger(.stationary, _): "手指不动"
    case .finger(.ended, let count): count == 1 ? "手指抬起" : "\(count)根手指抬起"
    case .finger(.cancelled, _): "触摸被取消"
    case .timeIsUp(let recognizer): "\(recognizer)的时间到了"

    case .becomes(let state, count: 1): state
    case .becomes(let state, let count): "\(count)个\(state)"
    case .ownCalls(let count): "自己的\(count)次调用"
    case .moreCalls(let count): "另有\(count)次调用"
    }
  }
}

extension GesturesText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .noRecognizers(let view): "\(view)及其祖先视图上都没有手势识别器，因此没有手势收到触摸。"
    case .statesSummary(let name, true): "离散手势的状态机，以及\(name)经过的各步。"
    case .statesSummary(let name, false): "连续手势的状态机，以及\(name)经过的各步。"
    case .waitingState: "possible，正在等待"
    case .waitsUntilFailed(let name): "\(name)必须先失败"
    case .resetState: "已重置，可识别下一次手势"
    case .at(let seconds): "第\(seconds)秒"
    case .between(let first, let last, let count): "\(count)次，第\(first)至\(last)秒"
    case .sends(let action, let target, 1): "向\(target)发送\(action)"
    case .sends(let action, let target, let count): "向\(target)发送\(action) × \(count)"
    case .reachesNobody(let action, let reason): "\(action)无人接收：\(reason)"
    case .ignoredStep(let state): "请求进入\(state)：没有这样的转换"
    case .letsGoOf(let touch): "忽略\(touch)"
    case .severalTouches(let count): "这个手势由\(count)次触摸组成。"
    case .statesNote: "数字是各步的顺序；时间从场景开始算起。"
    case .neverEntered(let states): "未进入：\(states)"
    case .doesNotSee: "收不到触摸：它所在的视图既不是命中视图，也不是命中视图的祖先视图"
    }
  }
}
