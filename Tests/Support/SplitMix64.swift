// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Random numbers with a fixed course for each seed (SplitMix64): the same on every machine.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// True for this share of the calls.
  package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}

/// The seeds of the random cases that a test tries.
package enum Seeds {
  /// A third of so many seeds from 1; all of them if `HITPATH_EVERY_SEED` is set, as `make fuzz` does.
  package static func first(_ count: Int) -> ClosedRange<Int> {
    1...(ProcessInfo.processInfo.environment["HITPATH_EVERY_SEED"] == nil ? max(1, count / 3) : count)
  }
}
