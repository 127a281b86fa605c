// SPDX-License-Identifier: Apache-2.0

package import Trace

/// How two traces answer for the same touch, the first, the second and so on.
package struct TouchComparison: Hashable, Sendable {
  /// The touch's position in each trace.
  package var position: Int

  /// The answers; nil for a touch that is not in the trace.
  package var answers: Sides<TouchAnswer?>

  /// In what they differ, in the order of ``Aspect``.
  package var differences: [Aspect]

  /// A part of an answer.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// Where the finger was, and when its touch ended.
    case movement
    case hitView
    /// The views asked, their answers and reasons.
    case walk
    case verdict
    /// The responders from the hit view on, and what each did.
    case chain
    case recognizers
    /// What was called, or reached nobody.
    case actions
    /// What controls sent, and their values.
    case controlEvents
    /// What views did not get, or late.
    case withholdings
    case firstResponders
  }

  static func all(_ sides: Sides<TraceAnalysis>, _ names: ObjectMatch) -> [TouchComparison] {
    (0..<max(sides.a.touches.count, sides.b.touches.count)).map { position in
      func answer(_ analysis: TraceAnalysis) -> TouchAnswer? {
        analysis.touches.indices.contains(position) ? analysis.touches[position] : nil
      }
      let answers = Sides(answer(sides.a), answer(sides.b))
      guard let a = answers.a, let b = answers.b else {
        return TouchComparison(position: position, answers: answers, differences: [])
      }
      let first = TouchTraits(a) { $0 }
      let second = TouchTraits(b, names.common)
      return TouchComparison(
        position: position, answers: answers,
        differences: Aspect.allCases.filter { first.traits[$0] != second.traits[$0] })
    }
  }

  /// Where the finger went down in each trace, if not at the same point.
  package var otherPlaces: Sides<TracePoint>? {
    guard let a = answers.a?.location, let b = answers.b?.location, a != b else { return nil }
    return Sides(a, b)
  }

  /// Whether both traces have the touch and say the same of it.
  package var isAlike: Bool { answers.a != nil && answers.b != nil && differences.isEmpty }
}

/// An answer in words that can be compared with another trace's, without points and times.
private struct TouchTraits {
  private(set) var traits: [TouchComparison.Aspect: [[String]]] = [:]

  init(_ answer: TouchAnswer, _ common: (String) -> String) {
    func name(_ name: String?) -> String { name.map(common) ?? "" }
    func code(_ reason: TraceReason?) -> [String] {
      [reason?.name ?? "", name(reason?.subject)]
    }
    let verdict = answer.verdict
    let outcome = answer.outcome
    traits[.movement] = answer.samples.map { [$0.phase.rawValue, "\($0.location.x) \($0.location.y)"] }
    traits[.hitView] = [[name(answer.hitView)]]
    traits[.walk] = answer.walk.map {
      [name($0.view), name($0.result)] + code($0.reason) + code($0.insideReason)
    }
    traits[.verdict] =
      [[verdict.code.rawValue] + [verdict.responder, verdict.recognizer, verdict.subject].map(name)]
      + [[verdict.act.late == nil ? "" : "late"], verdict.companions.map(common)]
      + [code(verdict.reason), verdict.candidates.map(common), verdict.unsimulated.map(common)]
      + verdict.endings.map { [$0.method, name($0.responder), $0.reason.name] }
    traits[.chain] = answer.chain.map { step in
      [name(step.responder.id), step.rule.rawValue, step.outcome.rawValue] + step.methods
    }
    traits[.recognizers] = outcome.recognizers.map { recognizer in
      [name(recognizer.id), "\(recognizer.isWaiting)", "\(recognizer.ignoresTouch)"]
        + recognizer.changes.flatMap { [$0.state.rawValue] + code($0.cause) } + code(recognizer.passedOver)
        + recognizer.waitedFor.map(common)
    }
    traits[.actions] = outcome.actions.map { call in
      [call.kind.rawValue, call.name, call.event?.rawValue ?? "", "\(call.count)"]
        + [call.sender, call.target, call.subject].map(name) + call.states.map(\.rawValue) + code(call.reason)
    }
    traits[.controlEvents] = outcome.controls.map { control in
      [name(control.control)] + control.events.map(\.rawValue)
        + control.values.flatMap { [$0.property, $0.value] }
    }
    traits[.withholdings] = outcome.deliveryChanges.map {
      [$0.kind.rawValue, name($0.view), $0.method?.rawValue ?? ""] + code($0.reason)
    }
    traits[.firstResponders] = [outcome.firstResponders.map(common)]
  }
}
