// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The fix for the finding that a trace demonstrates, and the result of running it.
package struct FindingCure: Sendable {
  /// The settings of the fix; at least one.
  package var settings: [TraceSetting]

  package var proof: CureProof

  /// The run with the fix, if the demonstrated touch then has another verdict.
  package var change: Cure?

  /// Whether a run with the fix was recorded in which the touch has the same verdict.
  package var changesNothing = false
}

extension TraceAnalysis {
  /// The fix for the finding that the trace demonstrates, and its effect on a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch's index in ``touches``.
  ///   - variants: The answers of the trace's variants, in their order.
  /// - Returns: Nil if the trace demonstrates no finding, or no fix is known.
  package func findingCure(ofTouch touch: Int, variants: [TraceAnalysis]) -> FindingCure? {
    guard let finding, !finding.cure.isEmpty else { return nil }
    var cure = FindingCure(settings: finding.cure, proof: trace.header.finding?.proof ?? .untried)
    let run = variants.indices.first {
      trace.variants.indices.contains($0) && trace.variants[$0].settings == finding.cure
    }
    guard cure.proof == .proven, let run, variants[run].touches.indices.contains(touch) else { return cure }
    let answer = variants[run].touches[touch]
    if answer.verdict.act.fact == touches[touch].verdict.act.fact {
      cure.changesNothing = true
    } else {
      cure.change = Cure(settings: finding.cure, run: .variant(run), answer: answer)
    }
    return cure
  }
}

/// Writes a change of a screen as Swift code.
package enum SwiftCure {
  /// The line of code for a setting; for the override of a method, the class that needs it.
  package static func code(_ setting: TraceSetting, in index: ScreenIndex) -> String {
    let name = LineText.safe(setting.object ?? "")
    switch setting.property {
    case TraceView.name(of: \.frame):
      let sides = names(in: setting.value)
      guard sides.count == 4 else { break }
      return "\(name).frame = CGRect(x: \(sides[0]), y: \(sides[1]), width: \(sides[2]), height: \(sides[3]))"
    case OverrideMethod.pointInside.rawValue:
      let amount = setting.value.filter { $0.isNumber || $0 == "." }
      return override(
        of: setting, in: index,
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool "
          + "{ bounds.insetBy(dx: -\(amount), dy: -\(amount)).contains(point) }")
    case OverrideMethod.hitTest.rawValue where setting.value == "default":
      return "// \(owner(of: setting, in: index)) without its override of hitTest(_:with:)"
    case OverrideMethod.hitTest.rawValue:
      return override(
        of: setting, in: index,
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? "
          + "{ let view = super.hitTest(point, with: event); return view === self ? nil : view }")
    case OverrideMethod.touchesShouldCancel.rawValue:
      return override(
        of: setting, in: index,
        "override func touchesShouldCancel(in view: UIView) -> Bool "
          + "{ view is UIControl || super.touchesShouldCancel(in: view) }")
    case TraceTouchesMethod.member:
      return override(
        of: setting, in: index,
        "override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) "
          + "{ touchesEnded(touches, with: event) }")
    case TraceView.name(of: \.transform): return "\(name).transform = .identity"
    case TraceView.name(of: \.isAnimating):
      return "UIView.animate(withDuration: …, delay: 0, options: [.allowUserInteraction]) { … }"
    case "subviews":
      return names(in: setting.value).last.map { "\(name).bringSubviewToFront(\($0))" } ?? ""
    case "actions":
      return "// the target of \(name) is an object that somebody keeps: \(LineText.safe(setting.value))"
    case TraceGestureRecognizer.name(of: \.requiresFailureOf):
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
    LineText.safe(setting.object.flatMap(index.view)?.className ?? UIKitClass.view)
  }

  private static func override(of setting: TraceSetting, in index: ScreenIndex, _ method: String) -> String {
    // UIKit's classes cannot be changed, only subclassed.
    let owner = owner(of: setting, in: index)
    return "\(UIKitClass.isUIKit(owner) ? "subclass of " : "class ")\(owner): \(method)"
  }

  /// The names or numbers in a value.
  static func names(in value: String) -> [String] {
    value.split { "[]{}, ".contains($0) }.map { LineText.safe($0.trimmingPrefix("'").description) }
      .map { $0.hasSuffix("'") ? String($0.dropLast()) : $0 }
  }
}

/// What a recognizer's delegate must answer, in Swift.
private struct DelegateCure {
  private let recognizer: String
  private let question: String
  private let answer: String

  init?(_ setting: TraceSetting) {
    let object = LineText.safe(setting.object ?? "")
    if setting.property == TraceGestureRecognizer.name(of: \.delegate) {
      let parts = setting.value.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
      guard setting.value.hasPrefix("{"), parts.count == 2 else { return nil }
      (recognizer, question) = (object, String(parts[0]))
      answer = parts[1].trimmingPrefix(" ").description
    } else {
      guard object.hasSuffix(".delegate") else { return nil }
      (recognizer, question, answer) = (String(object.dropLast(9)), setting.property, setting.value)
    }
  }

  /// The condition's key and the names that follow it.
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
