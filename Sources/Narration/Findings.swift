// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts of an audit.
package enum FindingText: Sayable {
  /// What a rule finds, in a few words.
  case rule(FindingRule)
  case fault(Fault)
  /// What has the problem, and what the rule finds.
  case title(FindingRule, subject: RichText)
  /// A change to make; one that follows another goes with that.
  case cure(String, isFurther: Bool)
  /// A change to make in Interface Builder's inspector of an object.
  case inspector(InspectorChange, of: RichText, isFurther: Bool)
  case proof(CureProof, changes: Int)
  case severity(FindingSeverity)
  /// The number of findings of each severity.
  case summary(errors: Int, warnings: Int, notes: Int)
  /// The number of screens that were examined; precedes the summary.
  case lookedAt(screens: Int)
  /// The scene of a storyboard; follows a place.
  case scene(String)
  /// The number of findings that are not counted; follows the summary.
  case notCounted(suppressed: Int, old: Int)
  case suppressed(reason: String)
  case inBaseline
  case nothingFound

  /// A finding in words.
  package struct Fault {
    package var rule: FindingRule
    var subject: RichText
    var culprit: RichText
    /// Whether the view itself is the cause.
    var isItself: Bool
    /// The number that decides, with its unit.
    var number: String
    /// Whether no part of the view can be touched.
    var isNone: Bool
    /// Further affected views; nil for none.
    var others: RichText?
  }
}

extension Narrator {
  /// The problem, and the number that causes it.
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
          isNone: finding.rule.unit == .share && finding.number == 0,
          others: finding.others.isEmpty ? nil : objects(finding.others))))
  }

  /// The subject of the finding and what its rule finds, in a few words.
  package func title(_ finding: Finding) -> String {
    language.say(FindingText.title(finding.rule, subject: object(finding.subject))).plain
  }

  /// The changes of a finding, which are made together, each as an edit of the document or of a scenario.
  package func cures(_ finding: Finding) -> [String] {
    finding.cure.enumerated().map { position, step in
      let text: FindingText =
        if let change = step.inspectorChange(in: index) {
          .inspector(change, of: object(step.object), isFurther: position > 0)
        } else {
          .cure(edit(step.setting), isFurther: position > 0)
        }
      return language.say(text).plain
    }
  }

  /// The change of the scenario, as written in `variants`.
  package func edit(_ setting: TraceSetting) -> String {
    "\(setting.target): \(setting.value)"
  }
}
