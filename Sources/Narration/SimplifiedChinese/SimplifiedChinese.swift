// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The texts in Simplified Chinese.
package typealias SimplifiedChinese = LanguageCode.SimplifiedChinese

extension SimplifiedChinese: Catalogue {
  static let ownName = "中文"
  static let smallTextSize = 12.0

  static func say<Text: Sayable>(_ text: Text) -> Text.Words { text.said(in: self) }

  static func joined<Words: Phrase>(_ sentences: [Words]) -> Words { .joined(sentences, by: "") }

  static func list<Words: Phrase>(_ names: [Words]) -> Words { .joined(names, by: "、") }

  /// “a”, “a和b”, “a、b等4个”.
  static func all<Words: Phrase>(_ names: [Words]) -> Words {
    guard names.count > 2 else { return .joined(names, by: "和") }
    return .joined([list(Array(names.prefix(2))), Words("\(names.count)个")], by: "等")
  }
}

extension PictureName {
  package func said(in _: SimplifiedChinese.Type) -> Words { simplifiedChinese }
}
