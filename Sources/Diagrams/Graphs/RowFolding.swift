// SPDX-License-Identifier: Apache-2.0

/// Positions in a row, in stretches: those that are kept one by one, what lies between them together.
func stretches(of count: Int, keeping isKept: (Int) -> Bool) -> [Range<Int>] {
  var stretches: [Range<Int>] = []
  for position in 0..<count {
    if !isKept(position), let last = stretches.last, let before = last.last, !isKept(before) {
      stretches[stretches.count - 1] = last.lowerBound..<(position + 1)
    } else {
      stretches.append(position..<(position + 1))
    }
  }
  return stretches
}
