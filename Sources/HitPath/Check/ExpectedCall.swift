// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import Trace

extension ScenarioCall {
  /// Whether a call is the expected one.
  func isMet(by call: TracedCall) -> Bool {
    guard call.matches(text), at?.isMet(by: call.time) ?? true,
      point.map({ wanted in call.point.map { Self.isNear(wanted, $0) } ?? false }) ?? true
    else { return false }
    if let touches, Set(call.touches.map(\.touch)) != Set(touches.map { "touch\($0)" }) { return false }
    return !tellsOfTouch || call.touches.contains(where: isMet)
  }

  private func isMet(by told: CallTouch) -> Bool {
    if let touch, told.touch != "touch\(touch)" { return false }
    if let tapCount, told.tapCount != tapCount { return false }
    if let phase, told.phase.rawValue != phase { return false }
    if let location, !Self.isNear(location, told.location) { return false }
    return previousLocation.map { Self.isNear($0, told.previousLocation) } ?? true
  }

  private static func isNear(_ wanted: TracePoint, _ point: TracePoint) -> Bool {
    Tolerance.number.allows(wanted.x, point.x) && Tolerance.number.allows(wanted.y, point.y)
  }

  /// What is expected in one line: `Card.touchesBegan touch 2 at 0.5`.
  var shown: String {
    let parts = [
      point.map { "point \($0.shown)" }, touch.map { "touch \($0)" },
      touches.map { "touches \($0.sorted().map(String.init).joined(separator: ", "))" },
      at.map { "at \($0.shown)" }, location.map { "location \($0.shown)" },
      previousLocation.map { "previousLocation \($0.shown)" }, phase.map { "phase \($0)" },
      tapCount.map { "tapCount \($0)" },
    ]
    return ([text] + parts.compactMap { $0 }).joined(separator: " ")
  }
}

extension TracePoint {
  /// As files write it: `[10, 20.5]`.
  var shown: String { "[\(NumberText.decimal(x)), \(NumberText.decimal(y))]" }
}

extension TracedCall {
  /// The call in one line, with what the expected calls say beyond the names.
  func shown(besides expected: [ScenarioCall]) -> String {
    var line = fullText
    if let point, expected.contains(where: { $0.point != nil }) { line += " point \(point.shown)" }
    if expected.contains(where: { $0.at != nil }) { line += " at \(NumberText.decimal(time))" }
    guard expected.contains(where: { $0.tellsOfTouch || $0.touches != nil }) else { return line }
    let details = touches.map { told in
      var text = told.touch
      if expected.contains(where: { $0.location != nil }) { text += " \(told.location.shown)" }
      if expected.contains(where: { $0.previousLocation != nil }) {
        text += " previously \(told.previousLocation.shown)"
      }
      if expected.contains(where: { $0.phase != nil }) { text += " \(told.phase)" }
      if expected.contains(where: { $0.tapCount != nil }) { text += " tapCount \(told.tapCount)" }
      return text
    }
    return details.isEmpty ? line : "\(line): \(details.joined(separator: ", "))"
  }
}
