// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// A phrase with its places filled. What is inserted is not looked at again, whatever braces it holds.
  func say(_ phrase: Phrase, _ values: [Phrase.Slot: String] = [:]) -> String {
    var result = ""
    var rest = template(phrase)[...]
    while let opening = rest.firstIndex(of: "{"), let closing = rest[opening...].firstIndex(of: "}") {
      result += rest[..<opening]
      let name = rest[rest.index(after: opening)..<closing]
      if let slot = Phrase.Slot(rawValue: String(name)), let value = values[slot] {
        result += value
      } else {
        result += rest[opening...closing]
      }
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }
}
