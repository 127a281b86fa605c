// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ text: ChainText) -> String {
    switch text {
    case .isFirstResponder: "第一响应者"
    case .becomesFirstResponder: "成为第一响应者"
    case .passesOn(let methods): "继续向上传递 \(methods.joined(separator: "、"))"
    case .climb(let methods): methods.joined(separator: "、")
    }
  }
}
