// SPDX-License-Identifier: Apache-2.0

import Trace

/// The effect of a tap on a region of a tap map, from taps at a few points.
package struct TapRun: Sendable {
  /// The hit-test view of the region; nil for the region without one.
  package let view: String?

  /// The analyses of the runs, at least one.
  package fileprivate(set) var runs: [TraceAnalysis]

  /// The answers to the taps.
  package var answers: [TouchAnswer] { runs.compactMap(\.touches.last) }

  /// The answer for a tap anywhere in the region. It has a cause only if all taps have the same one; nil if their
  /// effects differ.
  package var answer: TouchAnswer? {
    guard var answer = answers.first, Set(answers.map(\.verdict.act.fact)).count == 1 else { return nil }
    // What is behind or beside differs from point to point.
    switch answer.verdict.because {
    case .inFront, .overlies, .comesLater, .misses, .besideSubviews: answer.verdict.because = nil
    default: if Set(answers.map(\.verdict.because)).count > 1 { answer.verdict.because = nil }
    }
    if Set(answers.map(\.verdict.whyHit)).count > 1 { answer.verdict.whyHit = nil }
    return answer
  }
}

extension TraceAnalysis {
  /// The effect of a tap on each region of the tap map that a touch found, if the trace has these runs. They use the
  /// screen of the first touch with that map; later touches may find other settings and have none.
  package func tapRuns(of touch: TouchAnswer?) -> [TapRun] {
    let position = touch.flatMap { found in touches.firstIndex { $0.touch == found.touch } }
    guard position.map(tapMapTouches.contains) ?? true else { return [] }
    let since = recordedTapMap(of: touch)?.since
    guard let map = trace.tapMaps.firstIndex(where: { $0.since == since }) else { return [] }
    let runs = cachedTaps.value { trace.taps.map { TraceAnalysis($0.trace) } }
    var found: [TapRun] = []
    for (tap, run) in zip(trace.taps, runs) where tap.map == map && !run.touches.isEmpty {
      if let last = found.indices.last, found[last].view == tap.view {
        found[last].runs.append(run)
      } else {
        found.append(TapRun(view: tap.view, runs: [run]))
      }
    }
    return found
  }
}
