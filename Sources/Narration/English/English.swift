// SPDX-License-Identifier: Apache-2.0

/// The English texts.
enum English: Catalogue {
  static let code = "en"
  static let ownName = "English"

  static func joined(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
