// SPDX-License-Identifier: Apache-2.0

/// A language of scenario texts and explanations, as the code that file names and HTML use.
package struct LanguageCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  /// The language's name in English.
  package let name: String

  package init(_ code: String, name: String) {
    rawValue = code
    self.name = name
  }

  /// Finds a known language by its code; nil for any other.
  package init?(rawValue: String) {
    guard let code = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = code
  }
}

/// A language that HitPath knows. Its folder in `Narration` makes a catalogue of texts out of it.
package protocol KnownLanguage: SendableMetatype {
  static var code: LanguageCode { get }
}

extension LanguageCode {
  /// The languages. To add one, declare and list it here, and add its folder.
  package typealias Languages = TypeList<English, SimplifiedChinese>

  package enum English: KnownLanguage {
    package static let code = LanguageCode("en", name: "English")
  }

  package enum SimplifiedChinese: KnownLanguage {
    package static let code = LanguageCode("zh-Hans", name: "simplified Chinese")
  }

  package static let english = English.code
  package static let simplifiedChinese = SimplifiedChinese.code
}

extension LanguageCode: CaseIterable {
  package static let allCases = Languages.codes
}

extension TypeList where repeat each Element: KnownLanguage {
  fileprivate static var codes: [LanguageCode] {
    var codes: [LanguageCode] = []
    repeat codes.append((each Element).code)
    return codes
  }
}
