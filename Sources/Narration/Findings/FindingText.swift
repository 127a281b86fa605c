// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// What an audit says.
package enum FindingText {
  /// What a rule finds, in a few words.
  case rule(FindingRule)
  case fault(Fault)
  /// What to change.
  case cure(String)
  case proof(CureProof)
  case severity(FindingSeverity)
  /// How many findings there are, of each severity the number.
  case summary(errors: Int, warnings: Int, notes: Int)
  case nothingFound

  /// A finding in words.
  package struct Fault {
    package var rule: FindingRule
    var subject: String
    var culprit: String
    /// The number that decides, with its unit.
    var number: String
    /// Further views that it hits; empty for none.
    var others: String
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
  package func sentence(_ finding: Finding) -> String {
    let number =
      switch finding.rule {
      case .outsideAncestor, .covered, .coveredByWindow, .overlappingControls:
        finding.number.map { "\(self.number($0 * 100)) %" }
      case .smallControl: finding.number.map { "\(self.number($0)) pt" }
      case .doubleTapDelays: finding.number.map { "\(seconds($0)) s" }
      default: finding.number.map { NumberText.decimal($0) }
      }
    return language.text(
      FindingText.fault(
        FindingText.Fault(
          rule: finding.rule, subject: name(finding.subject),
          culprit: finding.culprit.map(name) ?? name(finding.subject), number: number ?? "",
          others: finding.others.isEmpty ? "" : names(finding.others))))
  }

  /// The edit of the scenario, as it stands in `variants`.
  package func edit(_ setting: TraceSetting) -> String {
    (setting.object.map { "\($0)." } ?? "") + "\(setting.property): \(setting.value)"
  }
}

/// A change of a screen as the Swift code that makes it.
package enum SwiftCure {
  /// The line of code for a setting; a method's override is for the class of the view.
  package static func code(_ setting: TraceSetting, in index: ScreenIndex) -> String {
    let name = LineText.safe(setting.object ?? "")
    switch setting.property {
    case "frame":
      let sides = setting.value.split { "[], ".contains($0) }.map(String.init)
      guard sides.count == 4 else { break }
      return "\(name).frame = CGRect(x: \(sides[0]), y: \(sides[1]), width: \(sides[2]), height: \(sides[3]))"
    case "pointInside":
      let amount = setting.value.filter { $0.isNumber || $0 == "." }
      let owner = LineText.safe(setting.object.flatMap(index.view)?.className ?? "UIView")
      return """
        class \(owner): override func point(inside point: CGPoint, with event: UIEvent?) -> Bool \
        { bounds.insetBy(dx: -\(amount), dy: -\(amount)).contains(point) }
        """
    case "hitTest":
      let owner = LineText.safe(setting.object.flatMap(index.view)?.className ?? "UIView")
      return """
        class \(owner): override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? \
        { let view = super.hitTest(point, with: event); return view === self ? nil : view }
        """
    case "requiresFailureOf":
      let left = Set(setting.value.split { "[], ".contains($0) }.map(String.init))
      let gone = (setting.object.flatMap(index.recognizer)?.requiresFailureOf ?? []).filter {
        !left.contains($0)
      }
      return gone.map { "// without \(name).require(toFail: \(LineText.safe($0)))" }.joined(separator: "\n")
    default: break
    }
    return "\(name).\(setting.property) = \(setting.value)"
  }
}
