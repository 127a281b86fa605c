// SPDX-License-Identifier: Apache-2.0

import Trace

/// A node of the drawn tree.
struct HitPathItem: TreeItem {
  enum Content {
    /// The touch, from which the windows are asked.
    case touch
    /// A view, and how many views inside it are not shown.
    case view(String, inside: Int)
    case fold(ViewFold<HitPathFoldKind>)
  }

  var content: Content

  /// The position of the item above; nil for the touch, and for views in no window.
  var parent: Int?

  /// The positions of the items below, from back to front.
  var children: [Int] = []
}

/// What views have in common that are counted.
enum HitPathFoldKind: Hashable {
  /// None of them was asked.
  case unasked
  /// They were asked and returned nil, if there is a reason all for that one.
  case refused(TraceReason.Code?)
  /// They were asked and returned a view, but lie beside the path.
  case asked
  /// The middle of a long path, with what lies beside it.
  case path
  /// They are in no window.
  case detached

  /// What the style sheet knows them by.
  var className: String {
    switch self {
    case .unasked, .detached: "unasked"
    case .refused: "refused"
    case .asked: "asked"
    case .path: "path"
    }
  }
}
