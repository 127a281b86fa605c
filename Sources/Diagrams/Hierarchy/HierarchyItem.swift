// SPDX-License-Identifier: Apache-2.0

/// A node of the drawn hierarchy.
struct HierarchyItem: TreeItem {
  enum Content {
    case scene(String)
    /// A view, and how many views inside it are not shown.
    case view(String, inside: Int)
    case fold(ViewFold<HierarchyFoldKind>)
  }

  var content: Content

  /// The position of the item above; nil for roots.
  var parent: Int?

  /// The positions of the items below, from back to front.
  var children: [Int] = []

  /// How many views are above, those that are not shown included.
  var depth: Int
}

/// What views have in common that are counted.
enum HierarchyFoldKind: Hashable {
  /// Siblings of one class; `isRest` if the first of them is shown.
  case alike(className: String, isRest: Bool)
  /// Siblings of several classes.
  case mixed
  /// Views that lie in each other, each the only subview of the one before.
  case nested
  /// They are in no window.
  case detached
}
