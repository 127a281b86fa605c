// SPDX-License-Identifier: Apache-2.0

/// The name of a finger that a source does not name: `finger`, or `finger 2` where there are several. Every language says it in
/// its own way.
package enum FingerName: Hashable, Sendable {
  case only
  case numbered(Int)

  /// Finds the default name; nil for a name that somebody gave.
  package init?(_ id: String) {
    let parts = id.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.first.map(String.init) == Self.word else { return nil }
    if parts.count == 1 {
      self = .only
    } else if parts.count == 2, let number = Int(parts[1]) {
      self = .numbered(number)
    } else {
      return nil
    }
  }

  /// The identifier in traces.
  package var id: String {
    switch self {
    case .only: Self.word
    case .numbered(let number): "\(Self.word) \(number)"
    }
  }

  private static let word = "finger"
}
