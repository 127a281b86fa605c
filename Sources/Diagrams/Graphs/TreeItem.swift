// SPDX-License-Identifier: Apache-2.0

/// A node of a drawn tree, in a list in which it stands after the one above it.
protocol TreeItem {
  /// The position of the item above; nil for roots.
  var parent: Int? { get }

  /// The positions of the items below.
  var children: [Int] { get set }
}

extension Array where Element: TreeItem {
  /// Adds an item below the one that it names, and gives its position.
  @discardableResult
  mutating func add(_ item: Element) -> Int {
    if let parent = item.parent { self[parent].children.append(count) }
    append(item)
    return count - 1
  }

  /// The tree in lines, each item indented below the one above it; reversed, the last one below an item comes first.
  func outline(isReversed: Bool = false, line: (Int) -> String) -> String {
    var text = ""
    var open = indices.filter { self[$0].parent == nil }.reversed().map { (position: $0, depth: 0) }
    while let (position, depth) = open.popLast() {
      text += String(repeating: "  ", count: depth) + "- " + line(position) + "\n"
      let children = self[position].children
      open += (isReversed ? children : children.reversed()).map { ($0, depth + 1) }
    }
    return text
  }
}

/// Views that are counted instead of shown, and why.
struct ViewFold<Kind> {
  var kind: Kind

  /// The topmost of the views.
  var views: [String]

  /// How many views they are with everything in them that is not shown elsewhere.
  var count: Int

  /// How many views are in them.
  var inside: Int { count - views.count }
}
