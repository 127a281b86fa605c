// SPDX-License-Identifier: Apache-2.0

/// The elements of a picture with their classes, by which rules that it does not need are found.
struct PictureElements {
  struct Element: Hashable {
    var name: Substring
    var classes: [Substring] = []
    /// The other attributes that selectors ask for: the area, and whether corners are round.
    var fill: Substring?
    var isRounded = false
  }

  /// Where an element stands.
  struct Place: Hashable {
    /// The elements from the root to this one.
    var way: [Element]
    /// Siblings right before it, the nearest last; no more than selectors ask for.
    var siblings: ArraySlice<Element>
  }

  /// The places of all elements, of alike ones once.
  private(set) var places: [Place] = []

  init(in svg: String) {
    var seen: Set<Place> = []
    var open: [Element] = []
    /// The elements that ended so far in each open one.
    var ended: [ArraySlice<Element>] = [[]]
    // Texts are escaped, so that every "<" begins a tag, and every ">" outside of texts ends one.
    var rest = svg[...].utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: start)...]
      let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      let tag = rest[..<end]
      rest = rest[end...]
      if tag.first != UInt8(ascii: "/") {
        open.append(Self.element(tag))
        let place = Place(way: open, siblings: ended.last ?? [])
        if seen.insert(place).inserted { places.append(place) }
        ended.append([])
        guard tag.last == UInt8(ascii: "/") else { continue }
      }
      _ = ended.popLast()
      guard let closed = open.popLast(), let last = ended.indices.last else { continue }
      ended[last] = (ended[last] + [closed]).suffix(2)
    }
  }

  /// Reads a tag, whose values are all in double quotes.
  private static func element(_ tag: Substring.UTF8View) -> Element {
    var element = Element(name: Substring(tag.prefix(while: \.isNameByte)))
    var rest = tag.dropFirst(element.name.utf8.count)
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].drop(while: \.isSpaceByte)
      rest = rest[equals...].dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
      let value = rest[..<end]
      rest = rest[end...].dropFirst()
      if name.elementsEqual("class".utf8) {
        element.classes = value.split(separator: UInt8(ascii: " ")).map { Substring($0) }
      } else if name.elementsEqual("fill".utf8) {
        element.fill = Substring(value)
      } else if name.elementsEqual("rx".utf8) {
        element.isRounded = true
      }
    }
    return element
  }

  /// Whether a selector means any of them.
  func matches(_ selector: String) -> Bool {
    let selector = StyleSelector(selector)
    return places.contains(where: selector.matches)
  }
}
