// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import ScenarioFile
import Trace

/// Findings in the terminal.
@MainActor
struct AuditText {
  let screen: AuditedScreen
  let narrator: Narrator
  let terminal: Terminal

  private var language: Language { narrator.language }

  var text: String {
    guard !screen.findings.isEmpty else { return language.say(FindingText.nothingFound).plain + "\n" }
    let known = screen.findings.filter(\.isKnown).map(briefly)
    let parts = screen.counted.map(told) + (known.isEmpty ? [] : [known.joined(separator: "\n")]) + [summary]
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The findings that count, as lines by which GitHub shows them at their place in a file.
  var annotations: [String] {
    screen.counted.map { audited in
      let changes = audited.finding.cure.map { language.say(FindingText.cure(narrator.edit($0))).plain }
      return GitHubAnnotation.line(
        audited.severity, screen.file, audited.line, title: audited.finding.rule.rawValue,
        message: ([narrator.sentence(audited.finding).plain] + changes).map(LineText.safe).joined(
          separator: "\n"))
    }
  }

  private func place(of audited: AuditedFinding) -> String {
    LineText.safe(screen.file) + (audited.line.map { ":\($0)" } ?? "")
  }

  /// A finding that does not count: where and what, and why it does not.
  private func briefly(_ audited: AuditedFinding) -> String {
    let rule = audited.finding.rule.rawValue
    let name = narrator.name(audited.finding.subject)
    let why = language.say(
      audited.suppression.map { FindingText.suppressed(reason: LineText.safe($0.reason)) }
        ?? FindingText.inBaseline
    ).plain
    return terminal.styled("\(place(of: audited)): \(rule): \(name): \(why)", .muted)
  }

  private func told(_ audited: AuditedFinding) -> String {
    let finding = audited.finding
    let severity = language.say(FindingText.severity(audited.severity)).plain
    var lines = [
      terminal.styled(
        "\(place(of: audited)): \(severity): \(finding.rule.rawValue)", audited.severity.style),
      "  \(narrator.sentence(finding).plain)",
    ]
    if let box = finding.box {
      lines.append(
        "  \(narrator.name(finding.subject)): \(narrator.point(box.origin)) \(narrator.size(box.size))")
    }
    for setting in finding.cure {
      lines.append("  " + language.say(FindingText.cure(narrator.edit(setting))).plain)
      lines += SwiftCure.code(setting, in: narrator.index).split(separator: "\n").map { "    \($0)" }
    }
    if let proof = audited.proof { lines.append("  " + language.say(FindingText.proof(proof)).plain) }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    func count(_ severity: FindingSeverity) -> Int {
      screen.counted.count { $0.severity == severity }
    }
    let summary = language.say(
      FindingText.summary(errors: count(.error), warnings: count(.warning), notes: count(.note))
    ).plain
    let suppressed = screen.findings.count { $0.suppression != nil }
    let old = screen.findings.count { $0.isKnown && $0.suppression == nil }
    guard suppressed + old > 0 else { return summary }
    return summary + language.say(FindingText.notCounted(suppressed: suppressed, old: old)).plain
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
