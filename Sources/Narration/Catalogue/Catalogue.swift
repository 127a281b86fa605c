// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// A sentence, a label, or words of a picture: what is said, for which each language has its words.
///
/// A text is an enumeration; its words are an extension of it in the folder of each language. The compiler asks every
/// language that is listed here for every text, and for every case of it.
package protocol Sayable {
  /// ``RichText`` for sentences with names and code in them, `String` for labels and for words of pictures.
  associatedtype Words

  func said(in _: English.Type) -> Words
  func said(in _: SimplifiedChinese.Type) -> Words
}

/// A language that texts are said in.
protocol Catalogue: KnownLanguage {
  /// The language's name in itself, as short as it gets on a button.
  static var ownName: String { get }

  /// The smallest size in which its writing is read without effort, in pixels of a picture.
  static var smallTextSize: Double { get }

  /// The words for a text.
  static func say<Text: Sayable>(_ text: Text) -> Text.Words

  /// Sentences in a row.
  static func joined<Words: Phrase>(_ sentences: [Words]) -> Words

  /// Names in a row.
  static func list<Words: Phrase>(_ names: [Words]) -> Words
}

extension Catalogue {
  static var smallTextSize: Double { 11 }
  static func joined<Words: Phrase>(_ sentences: [Words]) -> Words { .joined(sentences, by: " ") }
  static func list<Words: Phrase>(_ names: [Words]) -> Words { .joined(names, by: ", ") }
}

/// Words that are put in rows: plain ones, or ``RichText``.
package protocol Phrase {
  init(_ text: String)
  static func joined(_ parts: [Self], by separator: String) -> Self
}

extension String: Phrase {
  package static func joined(_ parts: [String], by separator: String) -> String {
    parts.joined(separator: separator)
  }
}

/// What a log says.
extension LogPhrase: Sayable {}
