// SPDX-License-Identifier: Apache-2.0

/// A language that answers are told in.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The text of this language; else the English one, else the first by language; nil if there is none.
  package func pick(from texts: [String: String]) -> String? {
    for candidate in [rawValue, Language.english.rawValue] + texts.keys.sorted() {
      if let text = texts[candidate], !text.isEmpty { return text }
    }
    return nil
  }
}
