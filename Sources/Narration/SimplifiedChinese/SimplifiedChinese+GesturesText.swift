// SPDX-License-Identifier: Apache-2.0

extension GesturesText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .noRecognizers(let view): "\(view)及其各级父视图上都没有手势识别器，因此没有手势收到触摸。"
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
