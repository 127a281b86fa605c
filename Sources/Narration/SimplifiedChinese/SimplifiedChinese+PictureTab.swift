// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ tab: PictureTab) -> String {
    switch tab {
    case .hitPath: "命中路径"
    case .responderChain: "响应链"
    case .recognizers: "手势识别器"
    case .gestureStates(let recognizer?): "状态：\(recognizer)"
    case .gestureStates(nil): "状态"
    case .targetSearch: "查找目标"
    case .hitTestFlow: "命中测试"
    case .delivery: "传递过程"
    case .gestureLanes: "时间线"
    case .sequence: "调用"
    case .other: "图"
    }
  }
}
