// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension SimplifiedChinese {
  static func text(_ text: OutcomeText) -> String {
    switch text {
    case .recognizes(let who, let sends, let late, let reason):
      "\(who) 识别成功，\(after(late))\(sends)\(because(reason))。"
    case .recognizesInVain(let who, .unknown): "\(who) 识别成功；不知道它有哪些 action。"
    case .recognizesInVain(let who, .dropped(let action, let reason)):
      "\(who) 识别成功，但 \(action) 无人接收：\(reason)。"
    case .recognizesInVain(let who, let why): "\(who) 识别成功，但没有发送 action：\(clause(why))。"

    case .controlActs(let view, let control, let touch, let sends, let late, let reason):
      "\(arrival(view, control, touch))，\(after(late))\(sends)\(because(reason))。"
    case .controlSilent(let view, let control, let touch, .unknown):
      "\(arrival(view, control, touch))，到此为止；不知道它有哪些 action。"
    case .controlSilent(let view, let control, let touch, .dropped(let action, let reason)):
      "\(arrival(view, control, touch))，发送 \(action)，但无人接收：\(reason)。"
    case .controlSilent(let view, let control, let touch, let why):
      "\(arrival(view, control, touch))，但没有发送 action：\(clause(why))。"
    case .controlDisabled(let view, let control, let touch):
      view == control
        ? "\(view) 留下\(touch)，但它已禁用：什么也不会发生。"
        : "\(view) 收到\(touch)，事件沿响应链传到控件 \(control)；它已禁用：什么也不会发生。"
    case .scrolls(let scrollView, let touch, let reason):
      "滚动视图 \(scrollView) 随\(touch)滚动\(because(reason))。"
    case .stopsContent(let scrollView, let touch):
      "这次\(touch)按停了滚动视图 \(scrollView)，它的内容还在滚动。"
    case .selects(let view, let list, let cell, let touch, let isOn, let method, let receiver):
      "\(view) 收到\(touch)；\(list) \(isOn ? "选中" : "取消选中") \(cell ?? "单元格")"
        + (receiver.map { "，并调用 \($0) 的 \(method)。" } ?? "（\(method)）。")
    case .focuses(let view, let responder, let touch):
      view == responder
        ? "\(view) 收到\(touch)，并成为第一响应者。" : "\(view) 收到\(touch)，\(responder) 成为第一响应者。"
    case .withheld(let view, let touch, let reason): "\(view) 被命中，但收不到\(touch)：\(reason)。"
    case .unclaimed(let touch, let reason): "没有视图收到\(touch)：\(reason)。"

    case .rest(.cancelled(let view), let taker): "\(view) 的触摸被收走\(setting(taker, "true"))。"
    case .rest(.neverGets(let view), let taker): "\(view) 始终收不到触摸\(setting(taker, "true"))。"
    case .comesLate(let method, let view, let late, let reason):
      "\(view) \(after(late))才收到 \(method)\(because(reason))。"
    case .letsThrough(let view, let reason): "前面的 \(view) 放过了触摸\(because(reason))。"
    case .claims(let view, let reason): "\(view) 被命中\(because(reason))。"
    case .misses(let control, let touch, let reason): "这次\(touch)没有点中 \(control)：触摸点\(reason)。"
    case .recognizesToo(let who): "\(who) 也识别成功。"
    case .sendsToo(let sender, let sends, let sparing): "\(sender) 也\(sends)\(setting(sparing, "false"))。"
    case .selectsToo(let list, let cell, let isOn, let sparing):
      "\(list) 也\(isOn ? "选中" : "取消选中") \(cell ?? "单元格")\(setting(sparing, "false"))。"
    case .scrollsToo(let scrollView): "滚动视图 \(scrollView) 也随之滚动。"
    case .focusesToo(let responder): "\(responder) 也成为第一响应者。"
    case .failsByVeto(let who, let reason): "\(who) 失败\(because(reason))。"

    case .becomes(let control, let property, let value): "\(control) 的 \(property) 变为 \(value)。"

    case .waitedFor(let names): "它要先等 \(names) 失败"
    case .searchFrom(let start, let isFirstResponder, let taker?):
      "从\(isFirstResponder ? "第一响应者" : "发送者") \(start) 找起，第一个能执行它的是 \(taker)"
    case .searchFrom(let start, let isFirstResponder, nil):
      isFirstResponder
        ? "从第一响应者 \(start) 沿响应链找起，没有响应者能执行它"
        : "没有第一响应者，于是从发送者 \(start) 沿响应链找起，没有响应者能执行它"
    case .offTheWay(let names, _): "；\(names) 能执行它，却不在这条链上"
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
    case .letsGo: "不把触摸算入手势"
    case .isPassedOver(let reason): "收不到触摸：\(reason)"
    case .notSimulated: "本版本没有模拟它的手势，不知道它会做什么"
    case .notSimulatedRemark(let names):
      "没有模拟 \(names) 的手势：它可能发送 action，也可能暂缓或收走这里所说的触摸。"
    case .actionLine(let sender, let action, let target, let detail, let late, let reason):
      (sender.map { "\($0) " } ?? "") + "向 \(target) 发送 \(action)" + (detail.map { "（\($0)）" } ?? "")
        + (late.map { "，在手指抬起 \($0) 秒之后" } ?? "") + "\(because(reason))。"
    case .droppedLine(let sender?, let action, let reason): "\(sender) 发送 \(action)，但无人接收：\(reason)。"
    case .droppedLine(nil, let action, let reason): "发送 \(action)，但无人接收：\(reason)。"
    case .callbackLine(let method, let receiver, let subject, let count):
      "调用 \(receiver) 的 \(method)" + (subject.map { "（\($0)）" } ?? "") + (count > 1 ? "，共 \(count) 次。" : "。")
    case .withheldLine(let view, let reason): "\(view) 收不到触摸：\(reason)。"
    case .heldLine(let method, let view, let reason): "\(view) 的 \(method) 被暂缓：\(reason)。"
    case .releasedLine(let method, let view, let reason): "\(view) 的 \(method) 终于被调用：\(reason)。"
    case .discardedLine(let method, let view, let reason): "\(view) 的 \(method) 不会被调用：\(reason)。"
    case .takenLine(let view, let reason): "\(view) 的触摸被收走，收到 touchesCancelled：\(reason)。"
    case .detachedLine(let view): "\(view) 离开了窗口，不再收到触摸。"
    case .state("ended", isDiscrete: true): "识别成功"
    case .state(let state, _): states[state] ?? state
    }
  }

  private static let states = [
    "possible": "待定", "began": "开始", "changed": "变化", "ended": "结束", "cancelled": "取消", "failed": "失败",
  ]

  private static func arrival(_ view: String, _ control: String, _ touch: String) -> String {
    view == control
      ? "\(view) 收到\(touch)" : "\(view) 收到\(touch)，事件沿响应链传到控件 \(control)"
  }

  private static func after(_ late: String?) -> String { late.map { "在手指抬起 \($0) 秒后" } ?? "" }

  /// A name or a number stands apart from the word before it.
  private static func because(_ reason: String?) -> String {
    guard let reason else { return "" }
    return "，因为" + (reason.first?.isASCII == true ? " " : "") + reason
  }

  /// That a recognizer leaves views their touches, or takes them.
  private static func setting(_ recognizer: String?, _ value: String) -> String {
    because(recognizer.map { "\($0) 的 cancelsTouchesInView 为 \(value)" })
  }

  private static func clause(_ why: OutcomeText.NoActionReason) -> String {
    switch why {
    case .noActions: "没有注册 action"
    case .noActionsFor(let events): "没有为 \(events) 注册 action"
    case .unknown: "不知道有哪些 action"
    case .dropped(let action, let reason): "\(action) 无人接收，\(reason)"
    case .refusedTracking: "它的 beginTracking 返回 false"
    case .touchOfAnotherView: "触摸属于别的视图，而控件只跟踪自己的触摸"
    }
  }

  static func words(for kind: UIKitClass.Gesture) -> String {
    switch kind {
    case .tap: "点击手势"
    case .longPress: "长按手势"
    case .pan: "拖移手势"
    case .edgePan: "屏幕边缘拖移手势"
    case .swipe: "轻扫手势"
    case .pinch: "捏合手势"
    case .rotation: "旋转手势"
    case .hover: "悬停手势"
    case .scroll: "滚动手势"
    case .contentDelay: "暂缓触摸的识别器"
    case .textTap: "文本点击手势"
    case .other: "手势识别器"
    }
  }
}
