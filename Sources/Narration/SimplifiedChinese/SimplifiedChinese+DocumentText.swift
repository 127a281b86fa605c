// SPDX-License-Identifier: Apache-2.0

extension DocumentText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .walkSummary(let steps): "屏幕上的这次触摸，共\(steps)步。"
    case .stepOf(let number, let total, let phase): "第\(number)步，共\(total)步 · \(phase)"
    case .furtherSteps(let count): "略去\(count)步。"

    case .overview: "概述"
    case .wholeScreen: "整个屏幕"
    case .scenarios: "场景"
    }
  }
}
