// SPDX-License-Identifier: Apache-2.0

import Trace

extension SequenceSheetText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gets(let view, let calls): "\(view)收到\(calls)次调用，没有手势参与"
    case .soFar(let count, let total): "\(total)次调用中，到这一步进行了\(count)次"

    case .numbersOfTrace: "序号就是调用的先后顺序。"
    case .oneMomentIsOpen: "只展开起决定作用的时刻，其余只计数。"

    case .ofView(let count, let view): "\(view)的\(count)个"
    case .recognizers: "手势识别器"
    case .others(let count): "其他\(count)个"

    case .calls(let count): "\(count)次调用"
    case .search(let passes, let found):
      "命中测试" + (passes > 1 ? "，\(passes)遍" : "") + (found.map { "：找到\($0)" } ?? "：没有找到视图")
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
