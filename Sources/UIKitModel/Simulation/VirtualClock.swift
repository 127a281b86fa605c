// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The time of a simulation. It moves only when it is told to.
@MainActor
public final class VirtualClock {
  /// A call that was asked for.
  @MainActor
  public final class Timer {
    /// When the call is made, in seconds of virtual time.
    package let due: TimeInterval

    fileprivate let isLimit: Bool
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(due: TimeInterval, isLimit: Bool, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.isLimit = isLimit
      self.action = action
    }

    /// Whether the call is still to come.
    public var isValid: Bool { action != nil }

    /// Takes the request back.
    public func invalidate() { action = nil }
  }

  /// Sums of decimal fractions are not exact: 0.1 + 0.35 is less than 0.45.
  private static let tolerance = 1e-9

  /// Seconds since the simulation began.
  public private(set) var now: TimeInterval = 0

  /// The least time between a call and one that it asks for, in seconds, so that a chain of calls takes time.
  private static let leastDelay = 0.0001

  /// How many calls are running.
  private var running = 0

  /// The calls that are to come, and those among the times allowed for something.
  private var timers = TimerQueue()
  private var limits = TimerQueue()

  /// How many calls were asked for.
  private var scheduled = 0

  /// What looks at the simulation when a time is over, in the order of these times.
  private var looks: [(time: TimeInterval, look: @MainActor () -> Void)] = []

  private let budget: SimulationBudget?

  /// Creates a clock at zero.
  public convenience init() { self.init(nil) }

  /// Creates the clock of a simulation, which makes no more calls when that is over.
  init(_ budget: SimulationBudget?) { self.budget = budget }

  /// Asks for a call at a time; a time in the past means at the next advance.
  ///
  /// - Parameters:
  ///   - due: When, in seconds of virtual time. From within a call, a tenth of a millisecond later at least.
  ///   - isLimit: Whether what happens at that very time still comes first: the time allowed for something.
  ///   - action: What is called.
  /// - Returns: The request, to take it back.
  @discardableResult
  public func schedule(
    at due: TimeInterval, isLimit: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Timer {
    let isSoon = running > 0 && due <= now
    let timer = Timer(due: isSoon ? now + Self.leastDelay : due, isLimit: isLimit, action: action)
    scheduled += 1
    if isLimit { limits.add(timer, number: scheduled) } else { timers.add(timer, number: scheduled) }
    return timer
  }

  /// Asks for a look at the simulation once everything has happened that is due at a time, limits included. It may
  /// change nothing.
  func look(at time: TimeInterval, _ look: @escaping @MainActor () -> Void) {
    let place = looks.firstIndex { $0.time > time } ?? looks.endIndex
    looks.insert((time, look), at: place)
  }

  /// Makes the looks at times that are over when the clock moves on to a time.
  private func lookBefore(_ time: TimeInterval) {
    while let next = looks.first, next.time < time - Self.tolerance {
      looks.removeFirst()
      now = max(now, next.time)
      next.look()
    }
  }

  /// Moves the clock forward, calling what falls due on the way in the order of due time, then of scheduling.
  ///
  /// A time in the past leaves the clock where it is.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let target = max(time, now)
    while mayFire, let timer = nextTimer(until: target) { fire(timer) }
    lookBefore(target)
    // A call may have moved the clock further.
    now = max(now, target)
  }

  /// Moves the clock to the next call and makes it; false if there is none within a number of seconds.
  func advanceToNextTimer(within seconds: TimeInterval) -> Bool {
    guard mayFire, let timer = nextTimer(until: now + seconds) else { return false }
    fire(timer)
    return true
  }

  private var mayFire: Bool { budget?.spend() ?? true }

  private func fire(_ timer: Timer) {
    lookBefore(timer.due)
    now = max(now, timer.due)
    let action = timer.action
    timer.invalidate()
    running += 1
    action?()
    running -= 1
  }

  private func nextTimer(until time: TimeInterval) -> Timer? {
    let timer = timers.next().flatMap { $0.timer.due <= time + Self.tolerance ? $0 : nil }
    let limit = limits.next().flatMap { $0.timer.due < time - Self.tolerance ? $0 : nil }
    guard let timer, let limit else { return (timer ?? limit)?.timer }
    return (timer.timer.due, timer.number) < (limit.timer.due, limit.number) ? timer.timer : limit.timer
  }
}
