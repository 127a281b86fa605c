// SPDX-License-Identifier: Apache-2.0

/// The texts in simplified Chinese.
enum SimplifiedChinese: Catalogue {
  static let ownName = "中文"

  static func joined(_ sentences: [String]) -> String { sentences.joined() }

  static func list(_ names: [String]) -> String { names.joined(separator: "、") }

  /// “a”, “a和b”, “a、b等4个”.
  static func all(_ names: [String]) -> String {
    guard names.count > 2 else { return names.joined(separator: "和") }
    return "\(list(Array(names.prefix(2))))等\(names.count)个"
  }
}
