// SPDX-License-Identifier: Apache-2.0

extension PageScriptText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .player: "播放器"
    case .first: "第一步"
    case .previous: "上一步"
    case .play: "播放"
    case .pause: "暂停"
    case .next: "下一步"
    case .last: "最后一步"
    case .speed: "速度"
    case .step: "步骤"
    case .stepOf: "第{step}步，共{count}步"
    case .stepSays: "第{step}步，共{count}步：{sentence}"
    case .start: "触摸之前"
    case .outcome: "结局"
    case .outcomeAfter: "共{count}步"
    case .outcomeSays: "结局：{sentence}"

    case .copied: "已拷贝"
    case .copyText: "拷贝为文本"
    case .themeSystem: "外观：跟随系统"
    case .themeLight: "外观：浅色"
    case .themeDark: "外观：深色"
    case .keys: "快捷键"

    case .pictures: "图"
    case .zoomIn: "放大"
    case .zoomOut: "缩小"
    case .zoomFit: "适合窗口"

    case .filterKind: "种类"
    case .filterView: "视图"
    case .filterText: "文字"
    case .all: "全部"
    case .events: "显示{shown}个事件，共{count}个"
    case .kindHitTest: "命中测试"
    case .kindTouch: "触摸"
    case .kindView: "视图收到的触摸"
    case .kindGesture: "手势识别器"
    case .kindControl: "控件与action"
    case .kindResponder: "第一响应者与其他事件"

    case .pointIn: "{view}中的{point}"
    case .tapAt: "用方向键移动十字，或点击任意位置。"
    case .tapGets: "点击{point}时，{view}收到触摸。"
    case .tapNobody: "点击{point}时，没有视图收到触摸。"

    case .choose: "{view}"
    case .right: "答对了：{view}就是命中视图。"
    case .wrong: "不是{view}：{sentence}"
    case .guessed: "你选择了{view}。"
    case .again: "再试一次。"
    }
  }
}
