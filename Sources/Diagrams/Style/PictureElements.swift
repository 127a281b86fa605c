// SPDX-License-Identifier: Apache-2.0

import Graphviz

/// The elements of a picture with their classes, by which rules that it does not need are found.
struct PictureElements {
  struct Element: Hashable {
    var name: String
    var classes: [String] = []
    /// The other attributes that selectors ask for: the area, and whether corners are round.
    var fill: String?
    var isRounded = false

    init(_ name: SVGName, _ attributes: [SVGAttribute]) {
      self.name = name.rawValue
      for attribute in attributes {
        switch attribute {
        case .classes(let names): classes = names
        case .fill(let color): fill = color.text
        case .unfilled, .unstyled: fill = "none"
        case .number(.rx, _): isRounded = true
        default: break
        }
      }
    }
  }

  /// Where an element stands.
  struct Place: Hashable {
    /// The elements from the root to this one.
    var way: [Element]
    /// Siblings right before it, the nearest last; no more than selectors ask for.
    var siblings: ArraySlice<Element>
  }

  /// The places of all elements; where several are alike, of the first.
  private(set) var places: [Place] = []
  private var seen: Set<Place> = []

  init(of picture: SVGNode) { add(picture, inside: [], after: []) }

  /// Adds a node with all that is in it; the element, if it is one.
  @discardableResult
  private mutating func add(
    _ node: SVGNode, inside way: [Element], after siblings: ArraySlice<Element>
  ) -> Element? {
    guard case .element(let name, let attributes, let children) = node, !node.isNothing else { return nil }
    let element = Element(name, attributes)
    let place = Place(way: way + [element], siblings: siblings)
    if seen.insert(place).inserted { places.append(place) }
    var before: ArraySlice<Element> = []
    for child in children {
      guard let sibling = add(child, inside: place.way, after: before) else { continue }
      before = (before + [sibling]).suffix(2)
    }
    return element
  }

  /// Whether a selector means any of them.
  func matches(_ selector: String) -> Bool {
    let selector = StyleSelector(selector)
    return places.contains(where: selector.matches)
  }
}
