// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Calls that were asked for, the next one first: a binary heap.
@MainActor
struct TimerQueue {
  private var heap: [(timer: VirtualClock.Timer, number: Int)] = []

  /// Adds a call. Of two that are due at one time the one with the smaller number comes first.
  mutating func add(_ timer: VirtualClock.Timer, number: Int) {
    heap.append((timer, number))
    var index = heap.count - 1
    while index > 0, precedes(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// The next call that was not taken back.
  mutating func next() -> (timer: VirtualClock.Timer, number: Int)? {
    while let first = heap.first, !first.timer.isValid { removeFirst() }
    return heap.first
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      let children = (2 * index + 1)..<min(2 * index + 3, max(heap.count, 2 * index + 1))
      guard let child = children.min(by: precedes), precedes(child, index) else { return }
      heap.swapAt(child, index)
      index = child
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    (heap[left].timer.due, heap[left].number) < (heap[right].timer.due, heap[right].number)
  }
}
