// SPDX-License-Identifier: Apache-2.0

/// The English texts.
enum English: Catalogue {
  static let ownName = "English"

  static func joined(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// "1 view", "2 views".
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
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
