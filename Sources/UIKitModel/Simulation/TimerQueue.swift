// SPDX-License-Identifier: Apache-2.0

import Foundation

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
