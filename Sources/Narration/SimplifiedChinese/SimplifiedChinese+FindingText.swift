// SPDX-License-Identifier: Apache-2.0

import Analysis

extension FindingText {
  package func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .rule(let rule): SimplifiedChinese.rule(rule)
    case .fault(let fault):
      "\(SimplifiedChinese.sentence(fault))\(fault.others.map { "同样受影响：\($0)。" } as RichText?)"
    case .cure(let change): "改法：\(change)"
    case .proof(.proven): "按此改动再运行一次：问题消失。"
    case .proof(.stays): "按此改动再运行一次：问题仍在，还有别的原因。"
    case .proof(.untried): "这一改动没有运行过。"
    case .severity(.error): "错误"
    case .severity(.warning): "警告"
    case .severity(.note): "提示"
    case .summary(let errors, let warnings, let notes): "\(errors)个错误，\(warnings)个警告，\(notes)个提示"
    case .notCounted(let suppressed, let old):
      "；未计入：\([suppressed > 0 ? "已忽略\(suppressed)个" : nil, old > 0 ? "基线中已有\(old)个" : nil].compactMap { $0 }.joined(separator: "，"))"
    case .suppressed(let reason): "已忽略：\(reason)"
    case .inBaseline: "基线中已有"
    case .nothingFound: "没有发现问题。"
    }
  }
}
