// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension OutcomeText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .searchFrom(let start, let isFirstResponder, let taker?):
      "从\(isFirstResponder ? "第一响应者" : "发送者")\(start)找起，第一个能执行它的是\(taker)"
    case .searchFrom(let start, let isFirstResponder, nil):
      isFirstResponder
        ? "从第一响应者\(start)沿响应链找起，没有响应者能执行它"
        : "没有第一响应者，于是从发送者\(start)沿响应链找起，没有响应者能执行它"
    case .offTheWay(let names, _): "；\(names)能执行它，却不在这条链上"
    case .recognizerLine(let name, let className?, let view, let text):
      "\(name)（\(on(view))\(code: className)）：\(text)。"
    case .recognizerLine(let name, nil, let view, let text): "\(on(view))\(name)：\(text)。"
    case .states(let names, let waitedFor, let reason):
      "\(waitedFor.map { "等待\($0)之后" } as RichText?)\(names)\(reason.map { "：\($0)" } as RichText?)"
    case .waits(let names): "等待\(names)失败"
    case .staysPossible: "收到触摸，一直没有结果"
    case .letsGo: "不把触摸算入手势"
    case .isPassedOver(let reason): "收不到触摸：\(reason)"
    case .notSimulated: "本版本没有模拟它的手势，不知道它会做什么"
    case .notSimulatedRemark(let names):
      "没有模拟\(names)的手势：它可能发送action，也可能暂缓或收走这里所说的触摸。"
    case .actionLine(let sender, let action, let target, let detail, let late, let reason):
      "\(sender)向\(target)发送\(action)\(detail.map { "（\($0)）" } as RichText?)\(late.map { "，在手指抬起\($0)秒之后" } ?? "")\(reason.map { "，因为\($0)" } as RichText?)。"
    case .droppedLine(let sender?, let action, let reason): "\(sender)发送\(action)，但无人接收：\(reason)。"
    case .droppedLine(nil, let action, let reason): "发送\(action)，但无人接收：\(reason)。"
    case .callbackLine(let method, let receiver, let subject, let count):
      "调用\(receiver)的\(method)\(subject.map { "（\($0)）" } as RichText?)\(count > 1 ? "，共\(count)次" : "")。"
    case .changeLine(.withheld, let view, _, let reason): "\(view)收不到触摸：\(reason)。"
    case .changeLine(.held, let view, let method, let reason): "\(view)的\(method)被暂缓：\(reason)。"
    case .changeLine(.released, let view, let method, let reason): "\(view)的\(method)终于被调用：\(reason)。"
    case .changeLine(.discarded, let view, let method, let reason): "\(view)的\(method)不会被调用：\(reason)。"
    case .changeLine(.taken, let view, _, let reason): "\(view)的触摸被收走，收到`touchesCancelled`：\(reason)。"
    case .changeLine(.detached, let view, _, _): "\(view)离开了窗口，不再收到触摸。"
    case .state(.ended, isDiscrete: true): "识别成功"
    case .state(let state, _): RichText(words(state))
    }
  }

  private func on(_ view: RichText?) -> RichText? { view.map { "\($0)上的" } }

  private func words(_ state: GestureState) -> String {
    switch state {
    case .possible: "待定"
    case .began: "开始"
    case .changed: "变化"
    case .ended: "结束"
    case .cancelled: "取消"
    case .failed: "失败"
    }
  }
}

extension SimplifiedChinese {
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
    case .contentDelay: "暂缓触摸的手势"
    case .textTap: "文本点击手势"
    case .other: "手势识别器"
    }
  }
}
