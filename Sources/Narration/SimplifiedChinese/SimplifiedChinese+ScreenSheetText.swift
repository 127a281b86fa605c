// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ScreenSheetText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let end, let fingers, let size, let isPart):
      way(gesture, point, end) + (fingers > 1 ? "，另有\(fingers - 1)根手指" : "") + "，屏幕\(size)"
        + (isPart ? "，只画出一部分。" : "。")

    case .inside(let names): "在\(SimplifiedChinese.list(names))里"
    case .fillsScreen: "占满屏幕"
    case .notAsked(inside: 0): "没问到"
    case .notAsked(let inside): "没问到，里面的\(inside)个也没问到"
    case .outOfSight: "在画出的部分之外"
    case .reach(let distance): "+\(distance) pt"

    case .recognizer(let kind, let taps, let view):
      "\(view)上的\(SimplifiedChinese.say(OutlineText.gesture(kind, taps: taps)))"
    case .takes(nil, _, let late): "\(after(late))拿走触摸"
    case .takes(let view?, isCancelled: false, let late): "\(after(late))拿走触摸，\(view)始终收不到"
    case .takes(let view?, isCancelled: true, let late): "\(after(late))拿走触摸，\(view)被取消"
    case .recognizes(let late): "\(after(late))识别成功"
    case .recognizesWith(let others, let late): "\(after(late))和\(SimplifiedChinese.all(others))一起识别出来"
    case .gets(let late): "\(after(late))收到触摸"
    case .isSelected(let isOn, let late): "\(after(late))\(isOn ? "被选中" : "被取消选中")"
    case .becomesFirstResponder(let late): "\(after(late))成为第一响应者"
    case .scrolls: "拿走触摸并滚动"
    case .stops: "停下"
    case .above(let count): "和它上面的\(count)个"
    case .nobodyHandles: "都往后传，没有谁处理"
    case .notKnown: "不知道是否有谁处理"
    case .more(let count): "另有\(count)个"
    }
  }

  private func after(_ late: String?) -> String { late.map { "抬起后\($0)秒才" } ?? "" }

  private func way(_ gesture: TouchAnswer.Gesture, _ point: String, _ end: String?) -> String {
    switch (gesture, end) {
    case (.drag, let end?): "从\(point)拖动到\(end)"
    case (.tap, _): "在\(point)点击"
    case (.press, _): "在\(point)按住"
    case (.drag, _), (.touch, _): "在\(point)触摸"
    }
  }
}

extension SimplifiedChinese {
  static func noun(_ gesture: TouchAnswer.Gesture) -> String {
    switch gesture {
    case .tap: "点击"
    case .press: "按压"
    case .drag: "拖动"
    case .touch: "触摸"
    }
  }

  static func word(_ side: TraceReason.Side) -> String {
    switch side {
    case .left: "左边"
    case .right: "右边"
    case .above: "上方"
    case .below: "下方"
    }
  }
}
