// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Findings as lines by which GitHub shows them at their place in a file.
@MainActor
struct AuditAnnotations {
  let screen: AuditedScreen
  let narrator: Narrator

  var lines: [String] {
    screen.counted.map { audited in
      let changes = audited.finding.cure.map {
        narrator.language.text(FindingText.cure(narrator.edit($0)))
      }
      return GitHubAnnotation.line(
        audited.severity, screen.file, audited.line, title: audited.finding.rule.rawValue,
        message: ([narrator.sentence(audited.finding)] + changes).map(LineText.safe).joined(separator: "\n"))
    }
  }
}
