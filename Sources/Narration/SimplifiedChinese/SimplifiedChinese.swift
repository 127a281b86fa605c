// SPDX-License-Identifier: Apache-2.0

/// The texts in simplified Chinese.
enum SimplifiedChinese: Catalogue {
  static let ownName = "中文"

  static func joined(_ sentences: [String]) -> String { sentences.joined() }

  static func list(_ names: [String]) -> String { names.joined(separator: "、") }
}
