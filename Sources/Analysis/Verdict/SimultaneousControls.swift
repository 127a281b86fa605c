// SPDX-License-Identifier: Apache-2.0

import Trace

extension [TouchAnswer] {
  /// The answers; a control that acts while another control has a touch gets the cause `notExclusive` (TE-8).
  /// `times` tells when each touch is down, in seconds.
  func toldBesideControls(_ times: [ClosedRange<Double>?], in index: (TouchAnswer) -> ScreenIndex) -> Self {
    indices.map { position in
      var answer = self[position]
      guard answer.verdict.isPlainControl, let time = times[position]?.lowerBound else { return answer }
      let other = indices.first { earlier in
        guard let down = times[earlier], down.lowerBound < time, time < down.upperBound,
          self[earlier].verdict.code == .controlActed, self[earlier].window == answer.window
        else { return false }
        return self[earlier].verdict.responder != answer.verdict.responder
      }
      guard let other = other.flatMap({ self[$0].verdict.responder }) else { return answer }
      let controls = [other, answer.verdict.responder].compactMap { $0.flatMap(index(answer).view) }
      let isKnown = controls.allSatisfy {
        !$0.isExclusiveTouch && !$0.unknown.contains(UnknownProperty.isExclusiveTouch.rawValue)
      }
      if isKnown { answer.verdict.because = .notExclusive(other: other) }
      return answer
    }
  }
}

extension Verdict {
  /// Whether a control acts, and no more is to be said than how the touch came to it.
  fileprivate var isPlainControl: Bool {
    guard code == .controlActed, case .control(_, _, let effect, _, _) = act, effect != .nothing else {
      return false
    }
    return switch because {
    case .deepest, .besideSubviews, .overlies, .isControl, nil: true
    default: false
    }
  }
}
