// SPDX-License-Identifier: Apache-2.0

/// Makes names and texts of an untrusted file fit to be kept and shown.
enum SafeText {
  /// The longest name or text that is kept, in Unicode scalars.
  static let limit = 200

  /// One line of the text: control characters and marks that reorder text are dropped, line breaks become spaces,
  /// blanks at the ends go, and what is beyond the limit is cut.
  static func line(_ text: some StringProtocol, limit: Int = limit) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        pendingSpace = count > 0
        continue
      }
      guard isKept(scalar) else { continue }
      if pendingSpace {
        result.append(" ")
        count += 1
        pendingSpace = false
      }
      guard count < limit else { break }
      result.append(scalar)
      count += 1
    }
    return String(result)
  }

  /// The line, or nil if nothing is left of it.
  static func name(_ text: (some StringProtocol)?) -> String? {
    guard let text else { return nil }
    let line = line(text)
    return line.isEmpty ? nil : line
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x0A, 0x0D, 0x85, 0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0: false
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}
