// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile

/// A queue to which any thread adds events, and from which any thread takes them in the same order.
final class EventQueue<Event: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()

  // Both are read and changed under the condition's lock.
  private var events: [Event] = []
  private var isClosed = false

  /// Adds an event.
  ///
  /// - Returns: False if the queue is closed.
  @discardableResult
  func add(_ event: Event) -> Bool {
    condition.withLock {
      if !isClosed { events.append(event) }
      condition.signal()
      return !isClosed
    }
  }

  /// Accepts no more events, and lets nobody wait.
  ///
  /// - Returns: Those that nobody has taken.
  @discardableResult
  func close() -> [Event] {
    condition.withLock {
      isClosed = true
      condition.broadcast()
      defer { events = [] }
      return events
    }
  }

  /// Waits for the next event. Nil when the date has passed or the queue is closed.
  func next(until date: Date? = nil) -> Event? {
    condition.withLock {
      while events.isEmpty, !isClosed {
        guard let date else {
          condition.wait()
          continue
        }
        if !condition.wait(until: date) { break }
      }
      return events.isEmpty ? nil : events.removeFirst()
    }
  }
}

/// Threads that do one piece of work after the other.
///
/// Threads and not tasks: what a page is made of may nest deep, and needs a deep stack.
struct PageThreads: Sendable {
  private let work = EventQueue<@Sendable () -> Void>()

  /// How many threads there are; fewer than were asked for where the system has no more.
  let count: Int

  init(count: Int, start: (@escaping @Sendable () -> Void) -> Bool = DeepStack.start) {
    self.count = (0..<count).prefix { [work] _ in
      start {
        while let piece = work.next() { piece() }
      }
    }.count
  }

  func add(_ piece: @escaping @Sendable () -> Void) { work.add(piece) }

  /// Drops work that has not begun, and ends the threads.
  func close() { work.close() }
}
