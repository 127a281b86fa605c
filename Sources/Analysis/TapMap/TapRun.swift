// SPDX-License-Identifier: Apache-2.0

import Trace

/// What comes of a tap on a region of a tap map.
package struct TapRun: Sendable {
  /// The region by its hit-test view; nil for the one without.
  package let view: String?

  /// The answers of the run.
  package let analysis: TraceAnalysis

  /// The position of the tap among the run's touches.
  package var touch: Int { analysis.touches.count - 1 }
}

extension TraceAnalysis {
  /// What comes of a tap on each region of the tap map that a touch found, as far as that was run.
  package func tapRuns(of touch: TouchAnswer?) -> [TapRun] {
    let since = recordedTapMap(of: touch)?.since
    guard let map = trace.tapMaps.firstIndex(where: { $0.since == since }) else { return [] }
    return trace.taps.filter { $0.map == map }.map { TapRun(view: $0.view, analysis: TraceAnalysis($0.trace)) }
      .filter { !$0.analysis.touches.isEmpty }
  }
}
