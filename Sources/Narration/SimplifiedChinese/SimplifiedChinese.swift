// SPDX-License-Identifier: Apache-2.0

import Trace

/// The texts in simplified Chinese.
typealias SimplifiedChinese = LanguageCode.SimplifiedChinese

extension SimplifiedChinese: Catalogue {
  static let ownName = "中文"

  static func joined(_ sentences: [String]) -> String { sentences.joined() }

  static func list(_ names: [String]) -> String { names.joined(separator: "、") }

  static func words(for picture: PictureName) -> PictureName.Words { picture.simplifiedChinese }

  /// “a”, “a和b”, “a、b等4个”.
  static func all(_ names: [String]) -> String {
    guard names.count > 2 else { return names.joined(separator: "和") }
    return "\(list(Array(names.prefix(2))))等\(names.count)个"
  }
}
