// SPDX-License-Identifier: Apache-2.0

import Trace

/// Orders what happens at one time. If the same happens to several objects, they share a place.
struct MomentClock {
  /// What happens.
  enum Act: Hashable {
    case phase, received, waits
    /// Recognizers change their state, because of another one if it is named.
    case state(by: String?)
    case reset, method, held, released, taken, hook, property, events, call
  }

  /// Two times that differ by no more are the same, in seconds.
  private static let tolerance = 1e-9

  private(set) var instants: [GestureTimeline.Instant] = []
  private var act: Act?

  /// The lanes where something happened at the present place.
  private var lanes: Set<Int> = []

  mutating func moment(
    _ time: Double, _ act: Act, lane: Int, isQuiet: Bool = false
  ) -> GestureTimeline.Moment {
    if let last = instants.indices.last, time - instants[last].time <= Self.tolerance {
      // What a method sets stands where the method does.
      if act != .property, act != self.act || lanes.contains(lane) {
        instants[last].steps += 1
        lanes = []
      }
    } else {
      instants.append(GestureTimeline.Instant(time: time))
      lanes = []
    }
    if act != .property { self.act = act }
    lanes.insert(lane)
    let last = instants.count - 1
    if !isQuiet { instants[last].isQuiet = false }
    return GestureTimeline.Moment(instant: last, step: instants[last].steps - 1)
  }
}
