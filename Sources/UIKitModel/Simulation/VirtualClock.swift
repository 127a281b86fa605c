// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The time of a simulation: it stands still until somebody moves it.
@MainActor
public final class VirtualClock {
  /// Seconds since the simulation began.
  public private(set) var now: TimeInterval = 0

  private var timers: [(due: TimeInterval, order: Int, action: @MainActor () -> Void)] = []
  private var scheduled = 0

  /// Creates a clock at zero.
  public init() {}

  /// Asks for a call at a time; a time in the past means at the next advance.
  public func schedule(at due: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    scheduled += 1
    timers.append((due, scheduled, action))
  }

  /// Moves the clock forward, calling what falls due on the way in the order of due time, then of scheduling.
  ///
  /// A time in the past leaves the clock where it is.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let target = max(time, now)
    while let index = nextTimer(until: target) {
      let timer = timers.remove(at: index)
      now = max(now, timer.due)
      timer.action()
    }
    now = target
  }

  private func nextTimer(until time: TimeInterval) -> Int? {
    timers.indices
      .filter { timers[$0].due <= time }
      .min { (timers[$0].due, timers[$0].order) < (timers[$1].due, timers[$1].order) }
  }
}
