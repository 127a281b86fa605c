// SPDX-License-Identifier: Apache-2.0

/// The code of a language that scenarios have texts in and that answers are told in, as files and HTML have it.
package struct LanguageCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  /// The language's name in English.
  package let name: String

  package init(_ code: String, name: String) {
    rawValue = code
    self.name = name
  }

  /// The code of a known language; nil for another one.
  package init?(rawValue: String) {
    guard let code = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = code
  }
}

/// A language that HitPath knows; its folder in `Narration` makes a catalogue of texts of it.
package protocol KnownLanguage: SendableMetatype {
  static var code: LanguageCode { get }
}

extension LanguageCode {
  /// The languages. To make HitPath know another one, declare and list it here, and give it a folder.
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
