// SPDX-License-Identifier: Apache-2.0

extension ComparisonLabel {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .comparison: "对比"
    case .compared: "对比的内容"
    case .touchesHeading: "每次触摸的结果"
    case .screensHeading: "屏幕的差异"
    case .stepsHeading: "逐步对比"
    case .stepsLead: "两者的日志：只有A有的标 −，只有B有的标+。"

    case .columnSide: "位置"
    case .columnTime: "时间"
    case .columnStep: "发生的事"
    case .columnProperty: "属性"

    case .onlyInA: "仅A"
    case .onlyInB: "仅B"
    case .otherTime: "时间不同"

    case .screen: "屏幕"

    case .sameAnswer: "两者相同。"
    case .screensAlike: "在事件传递所读取的属性上，两个屏幕没有差异。"
    case .notAligned: "两份追踪差异太大，无法全部对齐；其余部分一律列为不同。"
    }
  }
}
