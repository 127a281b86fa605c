// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts in English.
package typealias English = LanguageCode.English

extension English: Catalogue {
  static let ownName = "English"

  static func say<Text: Sayable>(_ text: Text) -> Text.Words { text.said(in: self) }

  /// "a, b and c".
  static func row<Words: Phrase>(_ names: [Words]) -> Words {
    guard let last = names.last, names.count > 1 else { return names.first ?? Words("") }
    return .joined([list(names.dropLast()), last], by: " and ")
  }

  /// "a", "a and b", "a, b and 2 more".
  static func all<Words: Phrase>(_ names: [Words]) -> Words {
    guard names.count > 2 else { return .joined(names, by: " and ") }
    return .joined([list(Array(names.prefix(2))), Words("\(names.count - 2) more")], by: " and ")
  }

  /// "1 view", "2 views".
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  /// "1 step is left out", "2 steps are left out".
  static func leftOut(_ count: Int, _ one: String) -> String {
    "\(Self.count(count, one)) \(count == 1 ? "is" : "are") left out"
  }

  /// The verb for a phase, followed by a place.
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

extension PictureName {
  package func said(in _: English.Type) -> Words { english }
}

extension LogPhrase {
  /// The words of a console.
  package func said(in _: English.Type) -> String { words }
}
