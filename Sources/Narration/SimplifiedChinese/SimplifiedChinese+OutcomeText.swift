// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension SimplifiedChinese {
  static func text(_ text: OutcomeText) -> String {
    switch text {
    case .recognizes(let who, nil, let rest): "\(who) 识别成功\(clause(rest))。"
    case .recognizes(let who, let sends?, let rest): "\(who) 识别成功，\(sends)\(clause(rest))。"
    case .recognizesInVain(let who, .unknown): "\(who) 识别成功；不知道它有哪些 action。"
    case .recognizesInVain(let who, .dropped(let action, let reason)):
      "\(who) 识别成功，但 \(action) 无人接收：\(reason)。"
    case .recognizesInVain(let who, let why): "\(who) 识别成功，但没有发送 action：\(clause(why))。"

    case .controlActs(let view, let control, let touch, let sends):
      "\(arrival(view, control, touch))，\(sends)。"
    case .controlSilent(let view, let control, let touch, .unknown):
      "\(arrival(view, control, touch))，到此为止；不知道它有哪些 action。"
    case .controlSilent(let view, let control, let touch, .dropped(let action, let reason)):
      "\(arrival(view, control, touch))，发送 \(action)，但无人接收：\(reason)。"
    case .controlSilent(let view, let control, let touch, let why):
      "\(arrival(view, control, touch))，但没有发送 action：\(clause(why))。"
    case .controlDisabled(let view, let control, let touch):
      view == control
        ? "\(view) 留下这次\(touch)，但它已禁用：什么也不会发生。"
        : "\(view) 得到这次\(touch)，事件沿响应链传到控件 \(control)；它已禁用：什么也不会发生。"
    case .scrolls(let scrollView, let touch, .nothing): "滚动视图 \(scrollView) 随这次\(touch)滚动。"
    case .scrolls(let scrollView, let touch, .neverGets): "滚动视图 \(scrollView) 随这次\(touch)滚动，其内容得不到触摸。"
    case .scrolls(let scrollView, let touch, let rest):
      "滚动视图 \(scrollView) 随这次\(touch)滚动\(clause(rest))。"
    case .selects(let view, let list, let cell, let touch, let isOn, let method, let receiver):
      "\(view) 得到这次\(touch)；\(list) \(isOn ? "选中" : "取消选中") \(cell ?? "单元格")"
        + (receiver.map { "，并调用 \($0) 的 \(method)。" } ?? "（\(method)）。")
    case .focuses(let view, let responder, let touch):
      view == responder
        ? "\(view) 得到这次\(touch)，并成为第一响应者。" : "\(view) 得到这次\(touch)，\(responder) 成为第一响应者。"
    case .withheld(let view, let touch, let reason): "\(view) 被命中，但得不到这次\(touch)：\(reason)。"
    case .unclaimed(let touch, let reason): "没有视图得到这次\(touch)：\(reason)。"

    case .rest(.nothing): ""
    case .rest(.cancelled(let view)): "\(view) 的触摸被取消。"
    case .rest(.neverGets(let view)): "\(view) 始终得不到触摸。"
    case .recognizesToo(let who): "\(who) 也识别成功。"
    case .sendsToo(let sender, let sends): "\(sender) 也\(sends)。"
    case .failsByVeto(let who, let reason): "\(who) 失败，因为 \(reason)。"

    case .becomes(let control, let property, let value): "\(control) 的 \(property) 变为 \(value)。"

    case .recognizer(let kind, let name, let view):
      (view.map { "\($0) 上的" } ?? "") + "\(words(for: kind)) \(name)"
    case .sending(let action, let target, let detail):
      "向 \(target) 发送 \(action)" + (detail.map { "（\($0)）" } ?? "")

    case .recognizerLine(let name, let className, let view, let text):
      (name == className
        ? (view.map { "\($0) 上的 " } ?? "") + name
        : "\(name)（\(view.map { "\($0) 上的 " } ?? "")\(className)）") + "：\(text)。"
    case .states(let names, let waitedFor, let reason):
      (waitedFor.map { "等待 \($0) 之后" } ?? "") + names + (reason.map { "：\($0)" } ?? "")
    case .waits(let names): "等待 \(names) 失败"
    case .staysPossible: "收到触摸，一直没有结果"
    case .letsGo: "不把这次触摸算入手势"
    case .isPassedOver(let reason): "收不到这次触摸：\(reason)"
    case .notSimulated: "本版本没有模拟它的手势，不知道它会做什么"
    case .notSimulatedRemark(let names):
      "没有模拟 \(names) 的手势：它可能发送 action，也可能推迟或取消这里所述的传递。"
    case .actionLine(let sender, let action, let target, let detail, let late):
      (sender.map { "\($0) " } ?? "") + "向 \(target) 发送 \(action)" + (detail.map { "（\($0)）" } ?? "")
        + (late.map { "，在手指抬起 \($0) 秒之后。" } ?? "。")
    case .droppedLine(let sender?, let action, let reason): "\(sender) 发送 \(action)，但无人接收：\(reason)。"
    case .droppedLine(nil, let action, let reason): "发送 \(action)，但无人接收：\(reason)。"
    case .callbackLine(let method, let receiver, let subject, let count):
      "调用 \(receiver) 的 \(method)" + (subject.map { "（\($0)）" } ?? "") + (count > 1 ? "，共 \(count) 次。" : "。")
    case .withheldLine(let view, let reason): "\(view) 得不到触摸：\(reason)。"
    case .heldLine(let method, let view, let reason): "\(view) 的 \(method) 被推迟：\(reason)。"
    case .releasedLine(let method, let view, let reason): "\(view) 的 \(method) 终于被调用：\(reason)。"
    case .discardedLine(let method, let view, let reason): "\(view) 的 \(method) 不会被调用：\(reason)。"
    case .takenLine(let view, let reason): "\(view) 失去触摸，收到 touchesCancelled：\(reason)。"
    case .detachedLine(let view): "\(view) 离开了窗口，不再得到这次触摸。"
    case .state("ended", isDiscrete: true): "识别成功"
    case .state(let state, _): states[state] ?? state
    }
  }

  private static let states = [
    "possible": "待定", "began": "开始", "changed": "变化", "ended": "结束", "cancelled": "取消", "failed": "失败",
  ]

  private static func arrival(_ view: String, _ control: String, _ touch: String) -> String {
    view == control
      ? "\(view) 得到这次\(touch)" : "\(view) 得到这次\(touch)，事件沿响应链传到控件 \(control)"
  }

  private static func clause(_ rest: OutcomeText.Loss) -> String {
    switch rest {
    case .nothing: ""
    case .cancelled(let view): "；\(view) 的触摸被取消"
    case .neverGets(let view): "；\(view) 始终得不到触摸"
    }
  }

  private static func clause(_ why: OutcomeText.NoActionReason) -> String {
    switch why {
    case .noActions: "没有注册 action"
    case .noActionsFor(let events): "没有为 \(events) 注册 action"
    case .unknown: "不知道有哪些 action"
    case .dropped(let action, let reason): "\(action) 无人接收，\(reason)"
    case .refusedTracking: "它的 beginTracking 返回 false"
    }
  }

  private static func words(for kind: UIKitClass.Gesture) -> String {
    switch kind {
    case .tap: "点击识别器"
    case .longPress: "长按识别器"
    case .pan: "拖移识别器"
    case .edgePan: "屏幕边缘拖移识别器"
    case .swipe: "轻扫识别器"
    case .pinch: "捏合识别器"
    case .rotation: "旋转识别器"
    case .hover: "悬停识别器"
    case .scroll: "滚动识别器"
    case .contentDelay: "延迟识别器"
    case .textTap: "文本点击识别器"
    case .other: "手势识别器"
    }
  }
}
