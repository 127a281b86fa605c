// SPDX-License-Identifier: Apache-2.0

/// The languages that scenarios have texts in and that answers are told in, by their codes in files and in HTML.
package enum LanguageCode: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language's name in English.
  package var name: String {
    switch self {
    case .english: "English"
    case .simplifiedChinese: "simplified Chinese"
    }
  }
}
