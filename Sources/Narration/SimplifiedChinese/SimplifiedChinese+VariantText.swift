// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ text: VariantText) -> String {
    switch text {
    case .heading: "改变设置之后"
    case .outcome(let settings, let sentence): "\(settings)时：\(sentence)"
    }
  }
}
