// SPDX-License-Identifier: Apache-2.0

/// The elements and classes of a picture, by which rules that it does not need are found.
struct UsedNames {
  private var elements: Set<Substring> = []
  private var classes: Set<Substring> = []

  init(in svg: String) {
    // Texts are escaped, so that every "<" begins a tag, and every quoted value ends at the next quote.
    var rest = svg[...].utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: start)...]
      let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      let tag = Substring(rest[..<end])
      rest = rest[end...]
      elements.insert(tag.prefix { $0.isLetter || $0.isNumber })
      guard let value = tag.firstRange(of: " class=\"") else { continue }
      let names = tag[value.upperBound...].prefix { $0 != "\"" }
      if !classes.contains(names) { classes.formUnion([names] + names.split(separator: " ")) }
    }
  }

  /// Whether a selector can match anything: all elements and classes that it asks for are there.
  func matches(_ selector: String) -> Bool {
    var rest = selector[...]
    while let first = rest.first {
      switch first {
      case ".":
        let name = rest.dropFirst().prefix(while: Self.isName)
        guard classes.contains(name) else { return false }
        rest = rest.dropFirst(name.count + 1)
      case ":", "[":
        // What must not be there, and attributes, do not matter.
        let end = rest.firstIndex { $0 == (first == ":" ? ")" : "]") }
        rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      case " ", ">", "+", "~", "*": rest = rest.dropFirst()
      default:
        let name = rest.prefix(while: Self.isName)
        guard !name.isEmpty, elements.contains(name) else { return false }
        rest = rest.dropFirst(name.count)
      }
    }
    return true
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}
