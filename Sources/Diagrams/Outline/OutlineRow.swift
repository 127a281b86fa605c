// SPDX-License-Identifier: Apache-2.0

/// A line of an outline.
struct OutlineRow: TreeItem {
  enum Content {
    case view(String)
    case fold(ViewFold<OutlineFoldKind>)
  }

  var content: Content
  var parent: Int?
  var children: [Int] = []

  /// How far it is indented, in steps.
  var level: Int
}

/// Where views are that are counted.
enum OutlineFoldKind: Hashable {
  /// All that is in the view above.
  case inside
  /// Siblings of views that are shown.
  case beside
  /// Views that lie in each other, with a shown one in the last.
  case between
}
