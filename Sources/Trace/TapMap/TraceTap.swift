// SPDX-License-Identifier: Apache-2.0

/// What a tap at a place of a region of a tap map does: one tap, on the screen as a tap map tells it, run to its end.
///
/// It is not written, since the scenario in the trace's header gives it again.
package struct TraceTap: Hashable, Sendable {
  /// The place of the tap map among those of the trace.
  package var map: Int

  /// The region of the map by its hit-test view; nil for the one without.
  package var view: String?

  /// The run. The tap is its last touch.
  package var trace: TouchTrace

  package init(map: Int, view: String?, trace: TouchTrace) {
    self.map = map
    self.view = view
    self.trace = trace
  }
}
