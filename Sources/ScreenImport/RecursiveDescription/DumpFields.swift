// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import Trace

/// The fields that UIKit prints of views.
enum DumpFields {
  /// Those that decide about touches, in the order in which UIKit prints them. If a line breaks off before one of them, a
  /// property is not known.
  static let inOrder: [(name: String, property: UnknownProperty?)] = [
    ("frame", .frame), ("transform", .bounds), ("alpha", .alpha), ("clipsToBounds", .clipsToBounds),
    ("hidden", .isHidden), ("opaque", nil), ("autoresize", nil),
    ("userInteractionEnabled", .isUserInteractionEnabled), ("gestureRecognizers", .gestureRecognizers),
    ("animations", .animations), ("layer", nil),
  ]

  /// How many numbers a field has.
  static let numbers = [
    "frame": 4, "anchorPoint": 2, "transform": 6, "alpha": 1, "contentOffset": 2, "contentSize": 2,
  ]

  static let flags: Set<String> = ["hidden", "opaque", "clipsToBounds", "userInteractionEnabled"]

  static let known: Set<String> = flags.union(inOrder.map(\.name)).union(numbers.keys).union([
    "baseClass", "transform3D", "text", "tag", "tintColor", "backgroundColor", "adjustedContentInset", "id",
    "image", "placeholder", "dataSource", "delegate", "contentInset", "border", "borderStyle", "background",
    "maskView",
  ])
}
