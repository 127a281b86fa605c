// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a recognizer's own delegate is declared to answer.
struct DelegateAnswers {
  let recognizer: TraceGestureRecognizer

  /// The answer to a question; nil where none is declared.
  subscript(question: String) -> TraceOverride? {
    recognizer.overrides?.last { $0.method == "delegate.\(question)" }
  }

  /// Whether all that its delegate answers is declared: it has none, or one of its own.
  var areKnown: Bool { recognizer.delegate == nil || recognizer.delegate == identifier }

  /// The identifier of a delegate of its own.
  var identifier: String { "\(recognizer.id).delegate" }

  /// The setting with which its delegate answers a question; none where the delegate is another object.
  func setting(_ question: String, to answer: String) -> [TraceSetting] {
    guard areKnown else { return [] }
    return recognizer.delegate == nil
      ? [TraceSetting(recognizer.id, "delegate", "{\(question): \(answer)}")]
      : [TraceSetting(identifier, question, answer)]
  }
}

extension TraceSetting {
  init(_ object: String, _ property: String, _ value: String) {
    self.init(object: object, property: property, value: value)
  }

  /// A name as it may stand in the value of a setting.
  static func word(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_-.#".contains($0) }
    return isPlain && !name.isEmpty ? name : "'\(name.replacing("'", with: "''"))'"
  }

  static func words(_ names: [String]) -> String { names.map(word).joined(separator: ", ") }
}

extension FindingReader {
  func answers(of recognizer: TraceGestureRecognizer) -> DelegateAnswers {
    DelegateAnswers(recognizer: recognizer)
  }

  /// Whether a recognizer sees a touch in the middle of a view that lies in its own; nil where that is not known.
  func receives(_ recognizer: TraceGestureRecognizer, touchIn view: TraceView) -> Bool? {
    let answers = answers(of: recognizer)
    guard answers.areKnown else { return nil }
    guard let answer = answers["shouldReceiveTouch"] else { return true }
    switch answer.kind {
    case "true": return true
    case "false": return false
    case "only": return answer.condition.flatMap { holds($0, for: view, of: recognizer) }
    case "unless": return answer.condition.flatMap { holds($0, for: view, of: recognizer) }.map { !$0 }
    default: return nil
    }
  }

  private func holds(
    _ condition: TraceCondition, for view: TraceView, of recognizer: TraceGestureRecognizer
  ) -> Bool? {
    var known = TraceCondition()
    (known.views, known.within, known.rect) = (condition.views, condition.within, condition.rect)
    guard known == condition else { return nil }
    let path = Set(index.ancestry(of: view.id).map(\.id))
    if let views = condition.views, !views.contains(view.id) { return false }
    if let within = condition.within, path.isDisjoint(with: within) { return false }
    guard let rect = condition.rect else { return true }
    guard let toScreen = index.screenTransform(of: view),
      let fromScreen = index.view(recognizer.view).flatMap(index.screenTransform)?.inverse
    else { return nil }
    let middle = TracePoint(
      x: view.bounds.minX + view.bounds.size.width / 2, y: view.bounds.minY + view.bounds.size.height / 2)
    return rect.contains(fromScreen(toScreen(middle)))
  }
}
