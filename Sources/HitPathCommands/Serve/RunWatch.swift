// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends the simulation of a screen that takes long: at a limit of time, when its file is saved again, or when the server
/// stops.
@MainActor
final class RunWatch {
  /// How long a screen may take at first, in seconds: one that takes longer waits for the others.
  static let first = 2.0

  /// How long it may take then.
  static let longest = 20.0

  /// How often it looks whether to end, in seconds.
  private static let interval = 0.05

  private let end: Date
  private let mayGoOn: @MainActor () -> Bool
  private var nextLook = Date.distantPast

  /// Whether it ended the simulation, and whether because of the time.
  private(set) var hasEnded = false
  private(set) var isLate = false

  /// - Parameters:
  ///   - seconds: How long the simulation may take.
  ///   - mayGoOn: Whether somebody still wants the result.
  init(_ seconds: Double, while mayGoOn: @escaping @MainActor () -> Bool) {
    end = Date() + seconds
    self.mayGoOn = mayGoOn
  }

  /// Whether to end.
  func look() -> Bool {
    let now = Date()
    guard !hasEnded, now >= nextLook else { return hasEnded }
    nextLook = now + Self.interval
    isLate = now >= end
    hasEnded = isLate || !mayGoOn()
    return hasEnded
  }
}

/// A flag that any thread raises once.
final class StopFlag: @unchecked Sendable {
  private let lock = NSLock()

  // Read and changed under the lock.
  private var isRaised = false

  var isUp: Bool { lock.withLock { isRaised } }

  func raise() { lock.withLock { isRaised = true } }
}
