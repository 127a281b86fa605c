// SPDX-License-Identifier: Apache-2.0

/// The elements of a picture with their classes, by which rules that it does not need are found.
struct PictureElements {
  struct Element: Hashable {
    var name: Substring
    var classes: [Substring]
  }

  /// The ways from the root to each element, those of alike elements once.
  private(set) var ways: [[Element]] = []

  init(in svg: String) {
    var seen: Set<[Element]> = []
    var open: [Element] = []
    // Texts are escaped, so that every "<" begins a tag, and every ">" outside of texts ends one.
    var rest = svg[...].utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: start)...]
      let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      let tag = Substring(rest[..<end])
      rest = rest[end...]
      if tag.utf8.first == UInt8(ascii: "/") {
        _ = open.popLast()
        continue
      }
      open.append(Self.element(tag))
      if seen.insert(open).inserted { ways.append(open) }
      if tag.utf8.last == UInt8(ascii: "/") { open.removeLast() }
    }
  }

  private static func element(_ tag: Substring) -> Element {
    let mark = " class=\""
    let classes = tag.firstRange(of: mark).map { tag[$0.upperBound...].prefix { $0 != "\"" } } ?? ""
    return Element(name: tag.prefix(while: isName), classes: classes.split(separator: " "))
  }

  /// Whether a selector means any of them.
  func matches(_ selector: String) -> Bool {
    let selector = StyleSelector(selector)
    return ways.contains(where: selector.matches)
  }

  static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}
