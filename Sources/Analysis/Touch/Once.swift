// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that is made when it is asked for first, and kept for all who ask later, on any thread.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Value?

  func value(_ make: () -> Value) -> Value {
    lock.withLock {
      if let kept { return kept }
      let made = make()
      kept = made
      return made
    }
  }
}
