// SPDX-License-Identifier: Apache-2.0

import Analysis

extension FindingText {
  package func said(in _: English.Type) -> RichText {
    switch self {
    case .rule(let rule): English.rule(rule)
    case .fault(let fault):
      "\(English.sentence(fault))\(fault.others.map { " The same holds for \($0)." } as RichText?)"
    case .cure(let change): "Change: \(change)"
    case .proof(.proven): "Run once more with this change: the finding is gone."
    case .proof(.stays):
      "Run once more with this change: the finding stays; something else is in the way too."
    case .proof(.untried): "The change was not run."
    case .severity(.error): "error"
    case .severity(.warning): "warning"
    case .severity(.note): "note"
    case .summary(let errors, let warnings, let notes):
      "\(English.count(errors, "error")), \(English.count(warnings, "warning")), \(English.count(notes, "note"))"
    case .notCounted(let suppressed, let old):
      "; not counted: \(English.list([suppressed > 0 ? "\(suppressed) suppressed" : nil, old > 0 ? "\(old) in the baseline" : nil].compactMap { $0 }))"
    case .suppressed(let reason): "suppressed: \(reason)"
    case .inBaseline: "in the baseline"
    case .nothingFound: "Nothing found."
    }
  }
}
