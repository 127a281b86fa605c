// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// Something to say: a sentence, a label, or the text of a picture. Each language has its own words for it.
///
/// A text is an enumeration; an extension in the folder of each language contains its words. The compiler requires
/// words for every text and every case in every listed language.
package protocol Sayable {
  /// ``RichText`` for sentences with names and code, `String` for labels and the text of pictures.
  associatedtype Words

  func said(in _: English.Type) -> Words
  func said(in _: SimplifiedChinese.Type) -> Words
}

/// A language with words for all texts.
protocol Catalogue: KnownLanguage {
  /// The language's name for itself, short enough for a button.
  static var ownName: String { get }

  /// The smallest comfortable text size in a picture, in pixels.
  static var smallTextSize: Double { get }

  /// The words for a text.
  static func say<Text: Sayable>(_ text: Text) -> Text.Words

  /// Joins sentences.
  static func joined<Words: Phrase>(_ sentences: [Words]) -> Words

  /// Joins names into a list.
  static func list<Words: Phrase>(_ names: [Words]) -> Words
}

extension Catalogue {
  static var smallTextSize: Double { 11 }
  static func joined<Words: Phrase>(_ sentences: [Words]) -> Words { .joined(sentences, by: " ") }
  static func list<Words: Phrase>(_ names: [Words]) -> Words { .joined(names, by: ", ") }
}

/// Words that can be joined: `String` or ``RichText``.
package protocol Phrase {
  init(_ text: String)
  static func joined(_ parts: [Self], by separator: String) -> Self
}

extension String: Phrase {
  package static func joined(_ parts: [String], by separator: String) -> String {
    parts.joined(separator: separator)
  }
}

/// The phrases of a log.
extension LogPhrase: Sayable {}

/// A language in which answers are given.
package struct Language: Hashable, Sendable, Encodable {
  private let catalogue: any Catalogue.Type

  /// The languages that can be chosen.
  package static let all = LanguageCode.Languages.catalogues.map(Language.init)

  package static let english = Language(English.self)
  package static let simplifiedChinese = Language(SimplifiedChinese.self)

  private init(_ catalogue: any Catalogue.Type) { self.catalogue = catalogue }

  /// The language with this code, such as `zh-Hans`; nil if there is none.
  package init?(code: String) {
    guard let language = Self.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// The code that HTML and `--lang` use: `en`, `zh-Hans`.
  package var code: String { catalogue.code.rawValue }

  /// The language's name for itself, short enough for a button.
  package var ownName: String { catalogue.ownName }

  /// The smallest comfortable text size in a picture, in pixels.
  package var smallTextSize: Double { catalogue.smallTextSize }

  /// The text in this language, else in English, else in the first language by code; nil if all are empty.
  package func pick(from texts: [String: String]) -> String? {
    for candidate in [code, Language.english.code] + texts.keys.sorted() {
      if let text = texts[candidate], !text.isEmpty { return text }
    }
    return nil
  }

  package static func == (a: Language, b: Language) -> Bool { a.code == b.code }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension TypeList where repeat each Element: Catalogue {
  fileprivate static var catalogues: [any Catalogue.Type] {
    var catalogues: [any Catalogue.Type] = []
    repeat catalogues.append((each Element).self)
    return catalogues
  }
}

extension Language {
  /// The words for a text.
  package func say<Text: Sayable>(_ text: Text) -> Text.Words { catalogue.say(text) }

  /// Joins sentences.
  package func joined<Words: Phrase>(_ sentences: [Words]) -> Words { catalogue.joined(sentences) }

  /// Joins names into a list.
  package func list<Words: Phrase>(_ names: [Words]) -> Words { catalogue.list(names) }

  /// A subject and a statement about it: "Views: 12".
  package func line(_ subject: String, _ words: String) -> String {
    say(PictureText.statement(about: subject, what: words))
  }

  /// The name of a recognizer's state; a discrete gesture is "recognized", not "ended".
  package func state(_ state: GestureState, isDiscrete: Bool) -> String {
    say(OutcomeText.state(state, isDiscrete: isDiscrete)).plain
  }

  /// What a reason means, in a sentence or two.
  package func meaning(of code: TraceReason.Code) -> String { words(of: code).meaning }

  /// The usual fix for a reason.
  package func cure(of code: TraceReason.Code) -> String {
    words(of: code).cure ?? say(FixedText.reasonNeedsNoCure)
  }

  private func words(of code: TraceReason.Code) -> ReasonWords {
    say(ReasonText(code: code, name: code.rawValue))
  }
}
