// SPDX-License-Identifier: Apache-2.0

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
