// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Swift's own names of classes, such as `_TtC4Shop8CartView`, in the form that people write.
enum SwiftName {
  /// The longest mangled name that is looked at, in bytes.
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
