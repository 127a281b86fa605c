// SPDX-License-Identifier: Apache-2.0

/// One tap at a place in a region of a tap map, on the screen that the map describes, run to its end.
///
/// It is not written to the file: the scenario in the trace's header reproduces it.
package struct TraceTap: Hashable, Sendable {
  /// The index of the tap map in the trace.
  package var map: Int

  /// The hit-test view of the map's region; nil for the region without one.
  package var view: String?

  /// The trace of the run. The tap is its last touch.
  package var trace: TouchTrace

  package init(map: Int, view: String?, trace: TouchTrace) {
    self.map = map
    self.view = view
    self.trace = trace
  }
}
