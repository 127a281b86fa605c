// SPDX-License-Identifier: Apache-2.0

/// The texts of an object that a picture shows.
struct ObjectName {
  /// The identifier, or the class where there is none to be read.
  var name: String
  /// The class, unless the name says it.
  var className: String?

  init(id: String, className: String) {
    let own = TextFitter.line(id)
    let type = TextFitter.line(className)
    name = own.isEmpty ? (type.isEmpty ? "?" : type) : own
    // An identifier made from the class, such as `UIButton#2`, names it already.
    let base =
      type.split(separator: "<").first.flatMap { $0.split(separator: ".").last.map(String.init) } ?? type
    let says =
      name == type || (name.split(separator: "#").first.map(String.init) == base && !type.contains("<"))
    self.className = says || type.isEmpty ? nil : type
  }

  /// Name and class, for a title.
  var full: String { className.map { "\(name) (\($0))" } ?? name }
}
