// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension LaneSheetText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let start, let end, let touches, let fingers):
      way(gesture, point)
        + (fingers > 1 ? "，\(fingers)根手指" : touches > 1 ? "，共\(touches)次触摸" : "")
        + (start == end ? "，\(start)秒。" : "，从\(start)秒到\(end)秒。")

    case .noNextTap: "没有下一次点击"
    case .held(let duration): "按住了\(duration)秒"
    case .moved: "移动了"

    case .on(let views): "在\(SimplifiedChinese.list(views))上"
    case .andMore(let names, count: 0): SimplifiedChinese.list(names)
    case .andMore(let names, let count): SimplifiedChinese.list(names) + "等\(names.count + count)个"

    case .undecided: "未定"
    case .waits(nil): "等待"
    case .waits(let who?): "等\(who)"
    case .endWaits(nil): "抬起要等"
    case .endWaits(let who?): "抬起要等\(who)"
    case .hasTouch: "持有触摸"

    case .view(let view, let around): "在\(view)上" + around.map { "，在\($0)里" }.joined()
    case .recognized: "识别成功"
    case .begins: "已开始"
    case .beganAndEnded: "开始，然后结束"
    case .failed(count: 1): "失败"
    case .failed(let count): "\(count)个失败"
    case .prevented(let winner, _): "被\(winner)阻止"
    case .forSeveralReasons: "原因各不相同"
    case .cancelled(count: 1): "被取消"
    case .cancelled(let count): "\(count)个被取消"
    case .stillWaits: "还在等"
    case .ignoresTouch: "忽略这次触摸"
    case .getsTouch: "收到触摸"
    case .endIsLate(let seconds): "抬起迟到\(seconds)秒"
    case .neverGets: "始终收不到触摸"
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
      "\(who)识别出\(SimplifiedChinese.name(gesture))，\(view)始终收不到"
    case .taken(let who, let gesture, let view, isCancelled: true):
      "\(who)识别出\(SimplifiedChinese.name(gesture))，取消了\(view)"
    case .recognizes(let who, let gesture): "\(who)识别出\(SimplifiedChinese.name(gesture))"
    case .together(let all, let gesture):
      "\(SimplifiedChinese.all(all))一起识别出\(SimplifiedChinese.name(gesture))"
    case .innermostWins(let who, let kind, let others):
      "最里层的\(SimplifiedChinese.say(OutlineText.gesture(kind, taps: 1)))胜出：\(who)行动，另外\(others)个失败"
    case .late(let view, let seconds, let waiter, let forTap):
      "\(view)在抬起后\(seconds)秒才行动：" + (forTap ? "\(waiter)在等下一次点击" : "\(waiter)这时才决定")
    case .noneActs(let view, let gesture): "没有手势行动：\(view)收到\(SimplifiedChinese.name(gesture))"
    case .noneTakesPart(let view, let gesture): "\(view)收到\(SimplifiedChinese.name(gesture))：没有手势参与"
    case .nobodyHandles(let gesture): "没有手势行动，也没有谁处理这次\(SimplifiedChinese.name(gesture))"
    case .noneIsKnown(let gesture): "不知道有谁处理这次\(SimplifiedChinese.name(gesture))"
    case .neverGets(let view, let gesture): "\(view)始终收不到\(SimplifiedChinese.name(gesture))"
    }
  }
}
