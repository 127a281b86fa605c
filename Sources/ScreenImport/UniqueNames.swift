// SPDX-License-Identifier: Apache-2.0

/// Gives out names that are unique in one screen: `save`, `save#2`.
struct UniqueNames {
  /// Words that mean something else where a scenario names an object.
  private var taken: Set<String> = ["nil", "self", "none"]
  private var lastNumber: [String: Int] = [:]

  /// The name itself, or numbered from the second on.
  mutating func take(_ name: String) -> String {
    var number = lastNumber[name] ?? 0
    var candidate: String
    repeat {
      number += 1
      candidate = number == 1 ? name : "\(name)#\(number)"
    } while !taken.insert(candidate).inserted
    lastNumber[name] = number
    return candidate
  }
}
