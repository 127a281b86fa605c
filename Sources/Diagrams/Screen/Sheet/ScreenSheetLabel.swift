// SPDX-License-Identifier: Apache-2.0

/// What stands in the column beside the screen: a view, or several that are counted or have one reason.
struct ScreenSheetLabel {
  /// The views, in the order of asking.
  var views: [String]
  var mark: SheetMark
  var rows: [GraphBox.Row]

  /// What is counted, for the text.
  var folded: [String] = []

  var isFold: Bool { mark == .fold }
}

/// Where the labels stand, and the lines from the views to them.
struct ScreenSheetColumn {
  struct Placed {
    var label: ScreenSheetLabel
    var box: GraphBox
    var top: Double
    /// The place on the view's edge; nil for a view that is not in the picture.
    var anchor: PicturePoint?

    var middle: Double { top + box.height / 2 }
  }

  private static let gap = 0.0
  private static let leaderEnd = 6.0

  let left: Double
  private(set) var placed: [Placed] = []

  /// Labels at the heights of their anchors, each below the one before it.
  init(
    _ labels: [(label: ScreenSheetLabel, anchor: PicturePoint?)], left: Double, top: Double,
    text: SheetText
  ) {
    self.left = left
    let width = Sheet.width - Sheet.margin - left + 11
    let boxes = labels.map { label, anchor in
      Placed(
        label: label, box: GraphBox(.plain, label.rows, text: text, width: width), top: top, anchor: anchor)
    }
    let sorted = boxes.enumerated().sorted { one, other in
      (one.element.anchor?.y ?? .infinity, one.offset) < (other.element.anchor?.y ?? .infinity, other.offset)
    }.map(\.element)
    var next = top - 6
    for var item in sorted {
      let wanted = item.anchor.map { $0.y - item.box.height / 2 } ?? next
      item.top = max(wanted, next)
      next = item.top + item.box.height + Self.gap
      placed.append(item)
    }
  }

  var bottom: Double { placed.map { $0.top + $0.box.height - 6 }.max() ?? 0 }

  /// The lines, each with a dot on the view's edge, level at both ends.
  func leader(_ item: Placed, from edge: Double) -> [SVGNode] {
    guard let anchor = item.anchor else { return [] }
    let end = PicturePoint(x: left - Self.leaderEnd, y: item.middle)
    let isLevel = abs(anchor.y - end.y) < 0.5
    let way =
      isLevel
      ? [anchor, PicturePoint(x: end.x, y: anchor.y)]
      : [
        anchor, PicturePoint(x: edge + 14, y: anchor.y), PicturePoint(x: end.x - 10, y: end.y), end,
      ]
    return [.circle(anchor, radius: 2.5, classes: ["dot"]), .polyline(way)]
  }
}
