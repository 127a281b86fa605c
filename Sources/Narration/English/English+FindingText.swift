// SPDX-License-Identifier: Apache-2.0

import Analysis

extension PartialCatalogue {
  static func text(_ text: FindingText) -> String {
    switch text {
    case .rule(let rule): self.rule(rule)
    case .fault(let fault):
      sentence(fault) + (fault.others.isEmpty ? "" : " The same holds for \(fault.others).")
    case .cure(let change): "Change: \(change)"
    case .proof(.proven): "Run once more with this change: the finding is gone."
    case .proof(.stays):
      "Run once more with this change: the finding stays; something else is in the way too."
    case .proof(.untried): "The change was not run."
    case .severity(.error): "error"
    case .severity(.warning): "warning"
    case .severity(.note): "note"
    case .summary(let errors, let warnings, let notes):
      "\(count(errors, "error")), \(count(warnings, "warning")), \(count(notes, "note"))"
    case .notCounted(let suppressed, let old):
      "; not counted: "
        + [
          suppressed > 0 ? "\(suppressed) suppressed" : nil, old > 0 ? "\(old) in the baseline" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
    case .suppressed(let reason): "suppressed: \(reason)"
    case .inBaseline: "in the baseline"
    case .nothingFound: "Nothing found."
    }
  }
}
