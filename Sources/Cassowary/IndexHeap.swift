// SPDX-License-Identifier: Apache-2.0

/// Numbers from which the smallest is removed first.
struct IndexHeap {
  private var numbers: [Int] = []

  mutating func insert(_ number: Int) {
    numbers.append(number)
    var place = numbers.count - 1
    while place > 0, numbers[place] < numbers[(place - 1) / 2] {
      numbers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func removeSmallest() -> Int? {
    guard let smallest = numbers.first, let last = numbers.popLast() else { return nil }
    guard !numbers.isEmpty else { return smallest }
    numbers[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < numbers.count else { return smallest }
      if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
      guard numbers[child] < numbers[place] else { return smallest }
      numbers.swapAt(place, child)
      place = child
    }
  }
}
