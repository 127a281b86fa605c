// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes

/// The time of a simulation. It moves only when code advances it.
@MainActor
public final class VirtualClock {
  /// A scheduled call.
  @MainActor
  public final class Timer {
    /// When the call is due, in seconds of virtual time.
    package let due: TimeInterval

    fileprivate let isLimit: Bool
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(due: TimeInterval, isLimit: Bool, action: @escaping @MainActor () -> Void) {
      self.due = due
      self.isLimit = isLimit
      self.action = action
    }

    /// Whether the call is still pending.
    public var isValid: Bool { action != nil }

    /// Cancels the call.
    public func invalidate() { action = nil }
  }

  /// Binary fractions are not exact: 0.1 + 0.35 is less than 0.45.
  private static let tolerance = 1e-9

  /// Seconds since the simulation began.
  public private(set) var now: TimeInterval = 0

  /// The shortest time between a call and a call that it schedules, in seconds, so that a chain of calls takes time.
  private static let leastDelay = 0.0001

  /// The number of running calls.
  private var running = 0

  /// The pending calls; those with `isLimit` are in `limits`.
  private var timers = TimerQueue()
  private var limits = TimerQueue()

  /// The number of calls scheduled so far.
  private var scheduled = 0

  /// Code that inspects the simulation after a time, in the order of the times.
  private var looks: [(time: TimeInterval, look: @MainActor () -> Void)] = []

  private let budget: SimulationBudget?

  /// Creates a clock at zero.
  public convenience init() { self.init(nil) }

  /// Creates the clock of a simulation. It makes no calls after the budget is spent.
  init(_ budget: SimulationBudget?) { self.budget = budget }

  /// Schedules a call; if its time is in the past, the next advance makes it.
  ///
  /// - Parameters:
  ///   - due: When the call is due, in seconds of virtual time. A call scheduled from within a call comes at least a
  ///     tenth of a millisecond later.
  ///   - isLimit: Whether the time is a limit, so that what happens at that very moment still comes first.
  ///   - action: The code to call.
  /// - Returns: The timer, with which the call can be cancelled.
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

  /// Schedules code that inspects the simulation, after everything due at a time has happened, limits included. It must
  /// change nothing.
  func look(at time: TimeInterval, _ look: @escaping @MainActor () -> Void) {
    let place = looks.firstIndex { $0.time > time } ?? looks.endIndex
    looks.insert((time, look), at: place)
  }

  /// Runs the inspections that are due before a time.
  private func lookBefore(_ time: TimeInterval) {
    while let next = looks.first, next.time < time - Self.tolerance {
      looks.removeFirst()
      now = max(now, next.time)
      next.look()
    }
  }

  /// Moves the clock forward and makes the calls that fall due on the way, in the order of due time, then of
  /// scheduling.
  ///
  /// Does not move the clock back.
  public func advance(to time: TimeInterval) {
    guard time.isFinite else { return }
    let target = max(time, now)
    while mayFire, let timer = nextTimer(until: target) { fire(timer) }
    lookBefore(target)
    // A call may have moved the clock further.
    now = max(now, target)
  }

  /// Moves the clock to the next call and makes it; returns false if none is due within a number of seconds.
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

/// A queue of scheduled calls, the next one first.
@MainActor
struct TimerQueue {
  /// A scheduled call. Calls with the same due time are in the order of scheduling.
  struct Entry: Comparable {
    let due: TimeInterval
    let number: Int
    let timer: VirtualClock.Timer

    static func < (first: Entry, second: Entry) -> Bool {
      (first.due, first.number) < (second.due, second.number)
    }

    static func == (first: Entry, second: Entry) -> Bool { first.number == second.number }
  }

  private var heap = BinaryHeap<Entry>()

  /// Adds a call, with a number that grows with each call.
  mutating func add(_ timer: VirtualClock.Timer, number: Int) {
    heap.insert(Entry(due: timer.due, number: number, timer: timer))
  }

  /// The next call that was not cancelled.
  mutating func next() -> Entry? {
    while let first = heap.least, !first.timer.isValid { heap.removeLeast() }
    return heap.least
  }
}

/// A binary heap, which removes its least value in logarithmic time.
struct BinaryHeap<Element: Comparable> {
  private var elements: [Element] = []

  /// The least value; nil if the heap is empty.
  var least: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the least value. The heap must not be empty.
  mutating func removeLeast() {
    elements.swapAt(0, elements.count - 1)
    elements.removeLast()
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < elements.count else { return }
      let right = left + 1
      let child = right < elements.count && elements[right] < elements[left] ? right : left
      guard elements[child] < elements[index] else { return }
      elements.swapAt(child, index)
      index = child
    }
  }

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
}

/// Runs one delivery after another. Touches that code sends during a delivery wait until it is over, as they would wait
/// for the next turn of a run loop.
@MainActor
final class DeliveryTurns {
  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Whether a delivery is running.
  var isBusy: Bool { depth > 0 }

  /// Runs a delivery. The outermost one then runs what has been waiting.
  func deliver(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Runs a closure at once, or after the running delivery.
  func next(_ body: @escaping () -> Void) {
    if isBusy { waiting.append(body) } else { body() }
  }
}

/// Why a simulation ends early. Its recording must not be used.
package enum SimulationEnd: Hashable, Sendable {
  /// It recorded more events than allowed.
  case records

  /// It did more work than allowed.
  case work

  /// The caller stopped it.
  case stopped

  /// The simulated code would never end.
  case code
}

/// The amount of work that a simulation may still do.
///
/// Simulated code cannot be interrupted. So everything that may run for long counts its work here and does nothing once
/// the simulation is over; the running calls then return soon.
@MainActor
package final class SimulationBudget {
  /// Why the simulation is over; nil while it goes on.
  package private(set) var end: SimulationEnd?

  /// The amount of work done.
  package private(set) var work = 0

  private var mostWork = Int.max
  private var stop: (@MainActor () -> Bool)?
  private var nextQuestion = Int.max

  /// The amount of work between two calls of `stop`: a few milliseconds.
  private static let questionInterval = 2_000

  init() {}

  /// Limits the work from now on.
  ///
  /// - Parameters:
  ///   - work: The largest amount of work. A recorded event is one unit, and so is anything that takes about as long.
  ///   - stop: Called now and then; returns true to stop the simulation.
  package func limit(work: Int, stop: (@MainActor () -> Bool)?) {
    mostWork = work
    self.stop = stop
    nextQuestion = min(mostWork, self.work + (stop == nil ? .max / 2 : Self.questionInterval))
  }

  package var isOver: Bool { end != nil }

  /// Ends the simulation; if it has ended already, the first reason stays.
  package func finish(_ end: SimulationEnd) {
    if self.end == nil { self.end = end }
  }

  /// Counts work.
  ///
  /// - Returns: Whether the work may be done.
  @discardableResult
  package final func spend(_ amount: Int = 1) -> Bool {
    guard end == nil else { return false }
    work += amount
    if work >= nextQuestion { ask() }
    return end == nil
  }

  private func ask() {
    if work >= mostWork { return finish(.work) }
    if stop?() == true { return finish(.stopped) }
    nextQuestion = min(mostWork, work + Self.questionInterval)
  }
}
