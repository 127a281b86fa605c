// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A fault of a screen: which rule, what it hits, because of what, and what would cure it.
package struct Finding: Hashable, Sendable {
  package var rule: FindingRule

  /// The view that does not get what it should; of a circle of recognizers the first recognizer.
  package var subject: String

  /// The view or recognizer that is the cause; nil where it is the subject itself.
  package var culprit: String?

  /// Further views that the same cause hits, in the order of the screen.
  package var others: [String]

  /// The number that decides: a share from 0 to 1, an alpha, seconds, or a side in points.
  package var number: Double?

  /// Where the subject is, on the screen; nil where it has no area there.
  package var box: TraceRect?

  /// A change of the scenario that takes the fault away; empty where none is known.
  package var cure: [TraceSetting]

  package init(
    _ rule: FindingRule, _ subject: String, by culprit: String? = nil, others: [String] = [],
    number: Double? = nil, box: TraceRect? = nil, cure: [TraceSetting] = []
  ) {
    self.rule = rule
    self.subject = subject
    self.culprit = culprit
    self.others = others
    self.number = number
    self.box = box
    self.cure = cure
  }

  /// How bad it is: a control of which nothing can be touched is an error, whatever the rule says.
  package var severity: FindingSeverity {
    switch rule {
    case .outsideAncestor, .covered, .underBar, .overlappingControls:
      number.map { $0 <= 0 } ?? false ? .error : rule.severity
    default: rule.severity
    }
  }

  /// Whether another finding says that what this one is about still does not get what it should.
  package func persists(in other: Finding) -> Bool {
    subject == other.subject && (rule == other.rule || rule.isUnreachable && other.rule.isUnreachable)
  }
}

extension TraceAnalysis {
  /// The faults of the screen that the trace begins with, in the order of the rules and of the screen. Those of what lies
  /// in front need the tap map.
  package var findings: [Finding] {
    let reader = FindingReader(self)
    let all =
      reader.gates() + reader.places() + reader.overrides() + reader.gestures() + reader.rivals()
      + reader.scrolling() + reader.actions()
    return FindingRule.allCases.flatMap { rule in all.filter { $0.rule == rule } }
  }
}
