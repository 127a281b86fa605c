// SPDX-License-Identifier: Apache-2.0

import Analysis
import ScenarioFile
import Trace

extension ScenarioCall {
  /// Whether a call is the expected one.
  func isMet(by call: TracedCall) -> Bool {
    guard call.matches(text), at.map({ Tolerance.callTime.allows($0, call.time) }) ?? true else {
      return false
    }
    return !tellsOfTouch || call.touches.contains(where: isMet)
  }

  private func isMet(by sample: TouchSample) -> Bool {
    if let touch, sample.touch != "touch\(touch)" { return false }
    if let tapCount, sample.tapCount != tapCount { return false }
    guard let location else { return true }
    let tolerance = Tolerance.number
    return tolerance.allows(location.x, sample.location.x) && tolerance.allows(location.y, sample.location.y)
  }

  /// What is expected in one line: `Card.touchesBegan touch 2 at 0.5`.
  var shown: String {
    let point = location.map { "location [\(NumberText.decimal($0.x)), \(NumberText.decimal($0.y))]" }
    let parts = [
      touch.map { "touch \($0)" }, at.map { "at \(NumberText.decimal($0))" }, point,
      tapCount.map { "tapCount \($0)" },
    ]
    return ([text] + parts.compactMap { $0 }).joined(separator: " ")
  }
}

extension TracedCall {
  /// The call in one line, with what the expected calls say beyond the names.
  func shown(besides expected: [ScenarioCall]) -> String {
    var line = fullText
    if expected.contains(where: { $0.at != nil }) { line += " at \(NumberText.decimal(time))" }
    guard expected.contains(where: \.tellsOfTouch) else { return line }
    let details = touches.map { sample in
      var text = sample.touch
      if expected.contains(where: { $0.location != nil }) {
        text += " [\(NumberText.decimal(sample.location.x)), \(NumberText.decimal(sample.location.y))]"
      }
      if expected.contains(where: { $0.tapCount != nil }) { text += " tapCount \(sample.tapCount)" }
      return text
    }
    return details.isEmpty ? line : "\(line): \(details.joined(separator: ", "))"
  }
}
