// SPDX-License-Identifier: Apache-2.0

/// The short names of pictures, for a row of tabs.
package enum PictureTab: Hashable, Sendable {
  case hitPath, responderChain, recognizers, targetSearch, hitTestFlow, delivery, gestureLanes, sequence
  case gestureStates(recognizer: String?)
  /// A picture that is not about a touch.
  case other
}

extension Language {
  /// The short name of a picture.
  package func text(_ tab: PictureTab) -> String {
    switch self {
    case .english: tab.english
    case .simplifiedChinese: tab.simplifiedChinese
    }
  }
}

extension PictureTab {
  var english: String {
    switch self {
    case .hitPath: "Hit path"
    case .responderChain: "Responder chain"
    case .recognizers: "Recognizers"
    case .gestureStates(let recognizer?): "States: \(recognizer)"
    case .gestureStates(nil): "States"
    case .targetSearch: "Target search"
    case .hitTestFlow: "Hit test"
    case .delivery: "Delivery"
    case .gestureLanes: "Over time"
    case .sequence: "Calls"
    case .other: "Picture"
    }
  }

  var simplifiedChinese: String {
    switch self {
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
