// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Findings in the terminal.
@MainActor
struct AuditText {
  let screen: AuditedScreen
  let narrator: Narrator
  let terminal: Terminal

  private var language: Language { narrator.language }

  var text: String {
    guard !screen.findings.isEmpty else { return language.text(FindingText.nothingFound) + "\n" }
    let parts = screen.findings.map(told) + [summary]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func told(_ audited: AuditedFinding) -> String {
    let finding = audited.finding
    var place = LineText.safe(screen.file)
    if let line = audited.line { place += ":\(line)" }
    let severity = language.text(FindingText.severity(finding.severity))
    var lines = [
      terminal.styled("\(place): \(severity): \(finding.rule.rawValue)", finding.severity.style),
      "  \(narrator.sentence(finding))",
    ]
    if let box = finding.box {
      lines.append(
        "  \(narrator.name(finding.subject)): \(narrator.point(box.origin)) \(narrator.size(box.size))")
    }
    for setting in finding.cure {
      lines.append("  " + language.text(FindingText.cure(narrator.edit(setting))))
      lines += SwiftCure.code(setting, in: narrator.index).split(separator: "\n").map { "    \($0)" }
    }
    if let proof = audited.proof { lines.append("  " + language.text(FindingText.proof(proof))) }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    func count(_ severity: FindingSeverity) -> Int {
      screen.findings.count { $0.finding.severity == severity }
    }
    return language.text(
      FindingText.summary(errors: count(.error), warnings: count(.warning), notes: count(.note)))
  }
}

extension FindingSeverity {
  fileprivate var style: TextStyle {
    switch self {
    case .error: .refused
    case .warning: .strong
    case .note: .muted
    }
  }
}
