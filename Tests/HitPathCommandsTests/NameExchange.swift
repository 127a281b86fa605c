// SPDX-License-Identifier: Apache-2.0

/// Compares two answers for scripts in which names may differ, each name always in the same way.
struct NameExchange {
  private(set) var names: [String: String] = [:]
  private(set) var differences: [String] = []
  private var groups: [String: [String: String]] = [:]
  private var isInInput = false
  private var inverse: [String: [String: String]] = [:]

  mutating func compare(_ one: Any, _ other: Any, at key: String) {
    switch (one, other) {
    case (let one as [String: Any], let other as [String: Any]):
      if one.keys.sorted() != other.keys.sorted() { differences.append("keys of \(key)") }
      for name in one.keys.sorted() {
        let isOuter = isInInput
        isInInput = isOuter || name == "inputs"
        if let first = one[name], let second = other[name] { compare(first, second, at: name) }
        isInInput = isOuter
      }
    case (let one as [Any], let other as [Any]):
      if one.count != other.count { differences.append("length of \(key)") }
      for (first, second) in zip(one, other) { compare(first, second, at: key) }
    case (let one as String, let other as String): compare(one, other, key)
    default:
      if "\(one)" != "\(other)" { differences.append("\(key): \(one), \(other)") }
    }
  }

  private mutating func compare(_ one: String, _ other: String, _ key: String) {
    // Sentences, and what an input is in the file's own words.
    if key == "sentence" || isInInput && ["effects", "detail"].contains(key) { return }
    guard Self.ofNames.contains(key) else {
      if one != other { differences.append("\(key): \(one), \(other)") }
      return
    }
    let sorts: [String: String] = [
      "class": "class", "name": "name", "actions": "name", "action": "name", "target": "target",
      "finger": "finger", "value": "value",
    ]
    let group = sorts[key] ?? "id"
    let known = groups[group, default: [:]].updateValue(other, forKey: one)
    let back = inverse[group, default: [:]].updateValue(one, forKey: other)
    if known ?? other != other || back ?? one != one { differences.append("\(key): \(one), \(other)") }
    names[one] = other
  }

  private static let ofNames: Set = [
    "id", "class", "name", "hitView", "window", "view", "views", "responder", "recognizer", "companions",
    "candidates", "unsimulated", "subject", "answer", "sender", "target", "control", "waitedFor", "object",
    "by", "firstResponders", "finger", "value", "actions", "action",
    // What a verdict says.
    "although", "before", "cell", "for", "from", "inside", "list", "of", "on", "only", "other", "recognizers",
    "responders", "segue", "than",
  ]
}
