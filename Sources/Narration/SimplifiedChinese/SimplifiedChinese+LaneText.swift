// SPDX-License-Identifier: Apache-2.0

import Trace

extension LaneText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .nothing: "没有视图收到触摸，没有什么可以按时间画出。"

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
    case .phase(.cancelled): "收走"
    case .detached: "离开了窗口"
    case .reachesNobody(let action): "\(action) → 无人接收"
    case .callback(let method, let subject): method + (subject.map { "（\($0)）" } ?? "")
    case .becomesFirstResponder(let name): "\(name)成为第一响应者"
    case .nobodyIsFirstResponder: "不再有第一响应者"

    case .prevents(let winner, let loser): "\(winner)识别成功，\(loser)因此失败"
    case .letsGoOn(let who, let whom): "\(who)有了结果，\(whom)得以继续"
    case .takes(let who, let view): "\(who)收走\(view)的触摸"
    }
  }
}
