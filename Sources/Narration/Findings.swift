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

/// A change of a screen as the Swift code that makes it.
package enum SwiftCure {
  /// The line of code for a setting; a method's override is for the class of the view.
  package static func code(_ setting: TraceSetting, in index: ScreenIndex) -> String {
    let name = LineText.safe(setting.object ?? "")
    switch setting.property {
    case "frame":
      let sides = names(in: setting.value)
      guard sides.count == 4 else { break }
      return "\(name).frame = CGRect(x: \(sides[0]), y: \(sides[1]), width: \(sides[2]), height: \(sides[3]))"
    case "pointInside":
      let amount = setting.value.filter { $0.isNumber || $0 == "." }
      return override(
        of: setting, in: index,
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool "
          + "{ bounds.insetBy(dx: -\(amount), dy: -\(amount)).contains(point) }")
    case "hitTest" where setting.value == "default":
      return "// \(owner(of: setting, in: index)) without its override of hitTest(_:with:)"
    case "hitTest":
      return override(
        of: setting, in: index,
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? "
          + "{ let view = super.hitTest(point, with: event); return view === self ? nil : view }")
    case "touchesShouldCancel":
      return override(
        of: setting, in: index,
        "override func touchesShouldCancel(in view: UIView) -> Bool "
          + "{ view is UIControl || super.touchesShouldCancel(in: view) }")
    case "implements":
      return override(
        of: setting, in: index,
        "override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) "
          + "{ touchesEnded(touches, with: event) }")
    case "transform": return "\(name).transform = .identity"
    case "isAnimating":
      return "UIView.animate(withDuration: …, delay: 0, options: [.allowUserInteraction]) { … }"
    case "subviews":
      return names(in: setting.value).last.map { "\(name).bringSubviewToFront(\($0))" } ?? ""
    case "actions":
      return "// the target of \(name) is an object that somebody keeps: \(LineText.safe(setting.value))"
    case "requiresFailureOf":
      let left = Set(names(in: setting.value))
      let gone = (setting.object.flatMap(index.recognizer)?.requiresFailureOf ?? []).filter {
        !left.contains($0)
      }
      return gone.map { "// without \(name).require(toFail: \(LineText.safe($0)))" }.joined(separator: "\n")
    default:
      if let code = DelegateCure(setting)?.code { return code }
    }
    return "\(name).\(setting.property) = \(setting.value)"
  }

  private static func owner(of setting: TraceSetting, in index: ScreenIndex) -> String {
    LineText.safe(setting.object.flatMap(index.view)?.className ?? "UIView")
  }

  private static func override(of setting: TraceSetting, in index: ScreenIndex, _ method: String) -> String {
    // Nobody can change a class of UIKit, only subclass it.
    let owner = owner(of: setting, in: index)
    return "\(UIKitClass.isUIKit(owner) ? "subclass of " : "class ")\(owner): \(method)"
  }

  /// The names or numbers in a value.
  static func names(in value: String) -> [String] {
    value.split { "[]{}, ".contains($0) }.map { LineText.safe($0.trimmingPrefix("'").description) }
      .map { $0.hasSuffix("'") ? String($0.dropLast()) : $0 }
  }
}

/// What the delegate of a recognizer has to answer, in Swift.
private struct DelegateCure {
  private let recognizer: String
  private let question: String
  private let answer: String

  init?(_ setting: TraceSetting) {
    let object = LineText.safe(setting.object ?? "")
    if setting.property == "delegate" {
      let parts = setting.value.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
      guard setting.value.hasPrefix("{"), parts.count == 2 else { return nil }
      (recognizer, question) = (object, String(parts[0]))
      answer = parts[1].trimmingPrefix(" ").description
    } else {
      guard object.hasSuffix(".delegate") else { return nil }
      (recognizer, question, answer) = (String(object.dropLast(9)), setting.property, setting.value)
    }
  }

  /// The condition's key and what it names.
  private var names: [String] { Array(SwiftCure.names(in: answer).dropFirst(2)) }

  var code: String? {
    switch DelegateQuestion(rawValue: question) {
    case .shouldReceiveTouch:
      return
        "func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool "
        + "{ \(test) }"
    case .shouldRecognizeSimultaneously:
      return names.first.map {
        "func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: "
          + "UIGestureRecognizer) -> Bool { other === \($0) }"
      }
    case .shouldBeRequiredToFail where answer != "false":
      return names.first.map { "\($0).require(toFail: \(recognizer))" }
    case .shouldRequireFailure, .shouldBeRequiredToFail:
      return "// the delegate of \(recognizer) answers false to \(question)"
    default: return nil
    }
  }

  private var test: String {
    if answer == "true" { return "true" }
    let isWithin = answer.contains("within:")
    let isRefusal = answer.hasPrefix("{unless:")
    let tests = names.map {
      isWithin
        ? "touch.view?.isDescendant(of: \($0)) \(isRefusal ? "!=" : "==") true"
        : "touch.view \(isRefusal ? "!==" : "===") \($0)"
    }
    return tests.joined(separator: isRefusal ? " && " : " || ")
  }
}
