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

/// Calls that were asked for, the next one first.
@MainActor
struct TimerQueue {
  /// A call. Of two that are due at one time the one comes first that was asked for first.
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

  /// Adds a call, with a number that grows from one to the next.
  mutating func add(_ timer: VirtualClock.Timer, number: Int) {
    heap.insert(Entry(due: timer.due, number: number, timer: timer))
  }

  /// The next call that was not taken back.
  mutating func next() -> Entry? {
    while let first = heap.least, !first.timer.isValid { heap.removeLeast() }
    return heap.least
  }
}

/// A heap: takes the least of its values out in logarithmic time.
struct BinaryHeap<Element: Comparable> {
  private var elements: [Element] = []

  /// The least value.
  var least: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes the least value out. The heap must not be empty.
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

/// One delivery after the other: fingers that code puts on the screen during a delivery wait until it is over, as they
/// would for the next turn of a run loop.
@MainActor
final class DeliveryTurns {
  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Whether something is being delivered.
  var isBusy: Bool { depth > 0 }

  /// Runs a part of a delivery. What waits for the end of the outermost one follows it.
  func deliver(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Runs a body at once, or after the running delivery.
  func next(_ body: @escaping () -> Void) {
    if isBusy { waiting.append(body) } else { body() }
  }
}

/// Why a simulation ends before everything is done. What was recorded until then is not to be used.
package enum SimulationEnd: Hashable, Sendable {
  /// There is more to record than may be.
  case records

  /// It is more work than may be done.
  case work

  /// Whoever runs the simulation has enough of it.
  case stopped

  /// Code that is simulated would never end.
  case code
}

/// How much a simulation may still do.
///
/// Code that is simulated cannot be left in the middle. So whatever may go on for long counts its work here, and does
/// nothing any more when the simulation is over; the calls that are under way return soon then.
@MainActor
package final class SimulationBudget {
  /// Why the simulation is over; nil while it goes on.
  package private(set) var end: SimulationEnd?

  /// How much was done.
  package private(set) var work = 0

  private var mostWork = Int.max
  private var stop: (@MainActor () -> Bool)?
  private var nextQuestion = Int.max

  /// How much is done between two questions whether to stop: a few milliseconds of work.
  private static let questionInterval = 2_000

  init() {}

  /// Sets limits to what is done from now on.
  ///
  /// - Parameters:
  ///   - work: The most work: a record is one piece, and so is whatever takes about as long.
  ///   - stop: Asked now and then whether the simulation is to stop.
  package func limit(work: Int, stop: (@MainActor () -> Bool)?) {
    mostWork = work
    self.stop = stop
    nextQuestion = min(mostWork, self.work + (stop == nil ? .max / 2 : Self.questionInterval))
  }

  package var isOver: Bool { end != nil }

  /// Ends the simulation. The first reason counts.
  package func finish(_ end: SimulationEnd) {
    if self.end == nil { self.end = end }
  }

  /// Counts work.
  ///
  /// - Returns: Whether it may be done.
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
