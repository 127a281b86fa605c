// SPDX-License-Identifier: Apache-2.0

internal import FoundationTypes

/// Swift's internal class names, such as `_TtC4Shop8CartView`, as they appear in source code.
enum SwiftName {
  /// The longest mangled name that is demangled, in bytes.
  private static let limit = 4000

  /// The name in Swift's spelling; nil for one that is not mangled.
  static func demangled(_ name: String) -> String? {
    guard ["_Tt", "$s", "_$s", "$S", "_$S"].contains(where: { name.hasPrefix($0) }),
      name.utf8.count <= limit
    else { return nil }
    if name.hasPrefix("_Tt") { return OldSwiftName.demangled(name).flatMap { SafeText.name($0) } }
    let mangled = name.hasPrefix("$") ? "_" + name : name
    guard
      let found = mangled.withCString({
        swiftDemangle($0, UInt(mangled.utf8.count), nil, nil, 0)
      })
    else { return nil }
    defer { free(found) }
    let text = String(cString: found)
    guard text != name, text != mangled, !text.isEmpty else { return nil }
    return SafeText.name(text.replacing("__C.", with: ""))
  }
}

/// The demangler of Swift's runtime, which every Swift program has.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The Objective-C names of Swift classes, such as `_TtC4Shop8CartView`. The runtime's demangler does not support them
/// on every system.
struct OldSwiftName {
  private static let deepest = 100

  private var rest: Substring.UTF8View

  /// Modules and types that the name may refer back to, in order of appearance.
  private var seen: [String] = []
  private var depth = 0

  /// The name in Swift's spelling; nil for a text that is no such name, or contains other kinds than classes,
  /// structures and enumerations.
  static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    var reader = OldSwiftName(rest: name.dropFirst(3).utf8)
    guard let type = reader.type(), reader.rest.isEmpty else { return nil }
    return type
  }

  private init(rest: Substring.UTF8View) { self.rest = rest }

  private mutating func type() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let kind = rest.popFirst() else { return nil }
    switch kind {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"):
      guard let context = context(), let name = identifier() else { return nil }
      let type = context == "__ObjC" ? name : "\(context).\(name)"
      seen.append(type)
      return type
    case UInt8(ascii: "G"):
      guard let base = type() else { return nil }
      var arguments: [String] = []
      while let next = rest.first {
        if next == UInt8(ascii: "_") {
          rest.removeFirst()
          // A type inside a generic one has a list for each of them.
          if arguments.isEmpty { continue }
          return "\(base)<\(arguments.joined(separator: ", "))>"
        }
        guard let argument = type() else { return nil }
        arguments.append(argument)
      }
      return nil
    case UInt8(ascii: "S"): return substitution()
    default: return nil
    }
  }

  /// The module or the type that contains a declaration.
  private mutating func context() -> String? {
    switch rest.first {
    case UInt8(ascii: "S"):
      rest.removeFirst()
      return substitution()
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "G"): return type()
    default:
      guard let module = identifier() else { return nil }
      seen.append(module)
      return module
    }
  }

  /// A name after its length; a private one comes after an identifier of its file.
  private mutating func identifier() -> String? {
    if rest.first == UInt8(ascii: "P") {
      rest.removeFirst()
      guard identifier() != nil else { return nil }
    }
    var count = 0
    while let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      count = count * 10 + Int(digit - UInt8(ascii: "0"))
      guard count <= 1000 else { return nil }
      rest.removeFirst()
    }
    guard count > 0, rest.count >= count else { return nil }
    let name = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = rest.dropFirst(count)
    return name
  }

  /// A standard library type by its letter, or an earlier name by its number.
  private mutating func substitution() -> String? {
    guard let code = rest.popFirst() else { return nil }
    let known: [Character: String] = [
      "a": "Swift.Array", "b": "Swift.Bool", "d": "Swift.Double", "f": "Swift.Float", "i": "Swift.Int",
      "S": "Swift.String", "q": "Swift.Optional", "u": "Swift.UInt", "s": "Swift", "o": "__ObjC", "C": "__C",
    ]
    if let name = known[Character(Unicode.Scalar(code))] { return name }
    if code == UInt8(ascii: "_") { return seen.first }
    var number = 0
    var digit: UInt8? = code
    while let found = digit, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(found), number < 1000 {
      number = number * 10 + Int(found - UInt8(ascii: "0"))
      digit = rest.popFirst()
    }
    guard digit == UInt8(ascii: "_"), seen.indices.contains(number + 1) else { return nil }
    return seen[number + 1]
  }
}

/// Sanitizes names and texts from untrusted files, for keeping and showing them.
enum SafeText {
  /// The longest name or text that is kept, in Unicode scalars.
  static let limit = 200

  /// The text on one line: without control characters and marks that reorder text, with spaces instead of line breaks,
  /// without blanks at the ends, and cut at the limit.
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

  /// The line; nil if it is empty.
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
