// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How fast something changes: by its last change, over the time from the sample before that change until the last
/// sample. Resting fades it.
struct Speed {
  private var change: CGFloat = 0
  private var start: TimeInterval = 0
  private var last: TimeInterval = 0

  /// What changes, a second.
  var value: CGFloat { last > start ? change / CGFloat(last - start) : 0 }

  mutating func note(_ change: CGFloat, moved: Bool, at time: TimeInterval) {
    if moved {
      if time > last {
        self.change = change
        start = last
      } else {
        self.change += change
      }
    }
    last = time
  }

  /// Nothing changed until a time.
  mutating func reset(at time: TimeInterval) {
    self = Speed()
    start = time
    last = time
  }
}
