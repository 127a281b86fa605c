// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile

/// Collects warnings about one file, and stops before they bury the screen.
struct ImportWarnings {
  /// How many warnings are told one by one.
  static let limit = 50

  private let file: String
  private var kept: [InputError] = []
  private var dropped = 0

  /// Whether further warnings are only counted.
  var isFull: Bool { kept.count >= Self.limit }

  init(file: String) {
    self.file = file
  }

  mutating func add(_ message: String, line: Int? = nil, hint: String? = nil) {
    guard kept.count < Self.limit else {
      dropped += 1
      return
    }
    kept.append(InputError(file: file, line: line, message: message, hint: hint))
  }

  /// The warnings, with a last one that counts those beyond the limit.
  var all: [InputError] {
    guard dropped > 0 else { return kept }
    return kept + [InputError(file: file, message: "\(dropped) more warnings are not shown")]
  }
}
