// SPDX-License-Identifier: Apache-2.0

extension VariantText {
  var simplifiedChinese: String {
    switch self {
    case .heading: "改变设置之后"
    case .outcome(let settings, let sentence): "\(settings) 时：\(sentence)"
    case .noSuchTouch: "没有这次触摸。"
    }
  }
}
