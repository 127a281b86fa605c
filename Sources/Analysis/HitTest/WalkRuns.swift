// SPDX-License-Identifier: Apache-2.0

import Trace

extension [WalkStep] {
  /// At least this many refusals for one reason are told together.
  private static var shortestRun: Int { 8 }

  /// The positions of the calls, in order. Many siblings that refused one after the other for one reason are one range,
  /// every other call is a range of its own.
  package var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = 0
    while position < count {
      let end = Swift.max(endOfRun(from: position), position + 1)
      if end - position >= Self.shortestRun {
        runs.append(position..<end)
      } else {
        runs += (position..<end).map { $0..<$0 + 1 }
      }
      position = end
    }
    return runs
  }

  /// Whether a view asked others before it answered.
  func asksOthers(_ position: Int) -> Bool {
    position + 1 < count && self[position + 1].depth > self[position].depth
  }

  private func endOfRun(from start: Int) -> Int {
    guard let reason = sharedReason(start) else { return start }
    var end = start + 1
    while end < count, self[end].depth == self[start].depth, sharedReason(end) == reason { end += 1 }
    return end
  }

  /// Why a view refused, if its refusal may be told together with others for the same reason; else nil.
  private func sharedReason(_ position: Int) -> TraceReason.Code? {
    let step = self[position]
    guard step.outcome == .refused, !step.isPassedOver, !step.isDirect, !asksOthers(position),
      let code = step.reason?.code
    else { return nil }
    switch code {
    case .hidden, .alphaBelowThreshold, .interactionDisabled, .animating, .pointOutsideBounds, .zeroSize,
      .nonInvertibleTransform:
      return code
    default: return nil
    }
  }
}
