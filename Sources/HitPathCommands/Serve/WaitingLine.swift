// SPDX-License-Identifier: Apache-2.0

/// Names in the order in which they came, each of them once.
struct WaitingLine: Sendable {
  private var names: [String] = []
  private var present: Set<String> = []
  private var first = 0

  mutating func add(_ name: String) {
    if present.insert(name).inserted { names.append(name) }
  }

  /// Takes the one that came first; nil if there is none.
  mutating func next() -> String? {
    guard first < names.count else { return nil }
    let name = names[first]
    present.remove(name)
    first += 1
    if first == names.count {
      names = []
      first = 0
    }
    return name
  }
}
