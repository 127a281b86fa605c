// SPDX-License-Identifier: Apache-2.0

/// Hands out identifiers that are unique and readable: `SubView3`, `UIButton`, `UIButton#2`.
public struct IdentifierPool: Sendable {
  private var taken: Set<String>
  private var lastNumber: [String: Int] = [:]

  /// Creates a pool in which the given identifiers are already taken.
  public init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Returns an unused identifier made from a class name: the name without its module, with a number from the second
  /// on.
  public mutating func take(className: String) -> String {
    take(name: Self.baseName(ofClass: className))
  }

  /// Returns an unused identifier made from a name, with a number from the second on.
  public mutating func take(name: String) -> String {
    var number = lastNumber[name] ?? 0
    var candidate: String
    repeat {
      number += 1
      candidate = number == 1 ? name : "\(name)#\(number)"
    } while taken.contains(candidate)
    lastNumber[name] = number
    taken.insert(candidate)
    return candidate
  }

  /// A class name without its modules, cut off before generic arguments; never empty.
  package static func baseName(ofClass className: String) -> String {
    // Most names need no change.
    if (1...64).contains(className.utf8.count), className.utf8.allSatisfy(isPartOfName) { return className }
    let plain = className.prefix { $0 != "<" }
    let name = plain.split(separator: ".").last ?? plain
    let trimmed = String(name.filter { !$0.isWhitespace }.prefix(64))
    return trimmed.isEmpty ? "View" : trimmed
  }

  /// Whether a byte is an ASCII letter or digit, or an underscore.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}
