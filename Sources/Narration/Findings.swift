// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// What an audit says.
package enum FindingText: Sayable {
  /// What a rule finds, in a few words.
  case rule(FindingRule)
  case fault(Fault)
  /// What is at fault, with what the rule finds.
  case title(FindingRule, subject: RichText)
  /// What to change.
  case cure(String)
  case proof(CureProof)
  case severity(FindingSeverity)
  /// How many findings of each severity there are.
  case summary(errors: Int, warnings: Int, notes: Int)
  /// How many screens were looked at, put before the summary.
  case lookedAt(screens: Int)
  /// The scene of a storyboard, put behind a place.
  case scene(String)
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

extension Narrator {
  /// What is wrong, and because of what number.
  package func sentence(_ finding: Finding) -> RichText {
    let number = finding.number.map { number -> String in
      switch finding.rule.unit {
      case .share: "\(self.number(number * 100)) %"
      case .points: "\(self.number(number)) pt"
      case .seconds: "\(seconds(number)) s"
      case .alpha: alpha(number)
      case .count: NumberText.decimal(number)
      }
    }
    return language.say(
      FindingText.fault(
        FindingText.Fault(
          rule: finding.rule, subject: object(finding.subject),
          culprit: object(finding.culprit ?? finding.subject),
          isItself: finding.culprit == nil, number: number ?? "",
          others: finding.others.isEmpty ? nil : objects(finding.others))))
  }

  /// What the finding is about, and what its rule finds, in a few words.
  package func title(_ finding: Finding) -> String {
    language.say(FindingText.title(finding.rule, subject: object(finding.subject))).plain
  }

  /// The edit of the scenario, as it stands in `variants`.
  package func edit(_ setting: TraceSetting) -> String {
    "\(setting.target): \(setting.value)"
  }
}
