// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// English, which says all that ``PartialCatalogue`` says.
typealias English = LanguageCode.English

extension English: PartialCatalogue {
  static let ownName = "English"
}

extension PartialCatalogue {
  /// The words of a console.
  static func text(_ text: LogPhrase) -> String { text.words }

  static func joined(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// "a, b and c".
  static func row(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return list(names.dropLast()) + " and " + last
  }

  static func words(for picture: PictureName) -> PictureName.Words { picture.english }

  /// "a", "a and b", "a, b and 2 more".
  static func all(_ names: [String]) -> String {
    guard names.count > 2 else { return names.joined(separator: " and ") }
    return "\(list(Array(names.prefix(2)))) and \(names.count - 2) more"
  }

  /// "1 view", "2 views".
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  /// "1 step is left out", "2 steps are left out".
  static func leftOut(_ count: Int, _ one: String) -> String {
    "\(Self.count(count, one)) \(count == 1 ? "is" : "are") left out"
  }

  /// What a finger does, before a place.
  static func words(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "goes down at"
    case .moved: "moves to"
    case .stationary: "rests at"
    case .ended: "is lifted at"
    case .cancelled: "is cancelled at"
    }
  }
}
