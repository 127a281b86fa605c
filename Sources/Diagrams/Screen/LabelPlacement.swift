// SPDX-License-Identifier: Apache-2.0

/// Finds places for names inside of outlines, where they cover neither each other nor the touch.
struct LabelPlacement {
  static let height = 16.5
  private static let rowHeight = 17.0
  private static let margin = 3.0

  /// Nothing is placed outside of this.
  let bounds: PictureRect

  private(set) var taken: [PictureRect] = []

  init(bounds: PictureRect) {
    self.bounds = bounds
  }

  mutating func take(_ box: PictureRect) {
    taken.append(box)
  }

  /// A place for a label inside of an outline, near its upper left corner, and the width that it may have.
  ///
  /// What is less wide than the least is of no use; obstacles are not covered, just as labels placed before.
  func place(
    in outline: Outline, wanted: Double, least: Double, rows: Int, avoiding obstacles: [PictureRect]
  ) -> PictureRect? {
    let box = outline.box
    guard let room = box.intersection(bounds), box.width >= least, box.height >= Self.height else {
      return nil
    }
    var best: PictureRect?
    var top = room.minY + Self.margin
    for _ in 0..<rows where top + Self.height <= room.maxY - 1 {
      defer { top += Self.rowHeight }
      guard let row = outline.row(top: top, bottom: top + Self.height) else { continue }
      let left = max(row.left, bounds.minX) + Self.margin
      let right = min(row.right, bounds.maxX) - Self.margin
      guard right - left >= least else { continue }
      let strip = PictureRect(x: left, y: top, width: right - left, height: Self.height)
      let blocks = (taken + obstacles).filter { $0.intersects(strip) }
      let gap = Self.widestUseful(in: strip, blocks: blocks, wanted: wanted)
      guard let gap, gap.width >= least else { continue }
      if gap.width >= wanted { return PictureRect(x: gap.minX, y: top, width: wanted, height: Self.height) }
      if gap.width > best?.width ?? 0 { best = gap }
    }
    return best
  }

  /// The first gap that is wide enough, else the widest.
  private static func widestUseful(in strip: PictureRect, blocks: [PictureRect], wanted: Double)
    -> PictureRect?
  {
    var left = strip.minX
    var best: PictureRect?
    func consider(upTo right: Double) -> Bool {
      let gap = PictureRect(x: left, y: strip.minY, width: right - left, height: strip.height)
      if gap.width > best?.width ?? 0 { best = gap }
      return gap.width >= wanted
    }
    for block in blocks.sorted(by: { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }) {
      if block.minX > left, consider(upTo: block.minX - 2) { return best }
      left = max(left, block.maxX + 2)
    }
    if left < strip.maxX { _ = consider(upTo: strip.maxX) }
    return best
  }
}
