// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// What an audit says.
package enum FindingText: Sayable {
  /// What a rule finds, in a few words.
  case rule(FindingRule)
  case fault(Fault)
  /// What to change.
  case cure(String)
  case proof(CureProof)
  case severity(FindingSeverity)
  /// How many findings of each severity there are.
  case summary(errors: Int, warnings: Int, notes: Int)
  /// How many findings are not counted, put after the summary.
  case notCounted(suppressed: Int, old: Int)
  case suppressed(reason: String)
  case inBaseline
  case nothingFound

  /// A finding in words.
  package struct Fault {
    package var rule: FindingRule
    var subject: RichText
    var culprit: RichText
    /// Whether what is at fault is the view itself.
    var isItself: Bool
    /// The number that decides, with its unit.
    var number: String
    /// Further views that it hits; nil for none.
    var others: RichText?
  }
}

/// What came of running the screen once more with the cure.
package enum CureProof: String, Sendable {
  /// The finding is gone.
  case proven
  /// The finding is still there.
  case stays
  /// There was no second run.
  case untried
}

extension Narrator {
  /// What is wrong, and because of what number.
  package func sentence(_ finding: Finding) -> RichText {
    let number =
      switch finding.rule {
      case .outsideAncestor, .covered, .coveredByWindow, .underBar, .overlappingControls, .subviewTakesTouch:
        finding.number.map { "\(self.number($0 * 100)) %" }
      case .smallControl: finding.number.map { "\(self.number($0)) pt" }
      case .doubleTapDelays, .longPressInside: finding.number.map { "\(seconds($0)) s" }
      default: finding.number.map { NumberText.decimal($0) }
      }
    return language.say(
      FindingText.fault(
        FindingText.Fault(
          rule: finding.rule, subject: object(finding.subject),
          culprit: object(finding.culprit ?? finding.subject),
          isItself: finding.culprit == nil, number: number ?? "",
          others: finding.others.isEmpty ? nil : objects(finding.others))))
  }

  /// The edit of the scenario, as it stands in `variants`.
  package func edit(_ setting: TraceSetting) -> String {
    "\(setting.target): \(setting.value)"
  }
}
