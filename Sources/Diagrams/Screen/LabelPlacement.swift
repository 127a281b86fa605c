// SPDX-License-Identifier: Apache-2.0

/// Finds places for names inside of outlines, where they cover neither each other nor the touch.
struct LabelPlacement {
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

  func isFree(_ box: PictureRect) -> Bool {
    bounds.contains(box) && !taken.contains { $0.intersects(box) }
  }

  /// A place of some width inside of an outline, near its upper left corner.
  ///
  /// It covers neither obstacles nor what was placed before.
  func place(
    in outline: Outline, width: Double, rows: Int, avoiding obstacles: [PictureRect]
  ) -> PictureRect? {
    let box = outline.box
    guard let room = box.intersection(bounds), room.width >= width, room.height >= Plate.height else {
      return nil
    }
    let blocks = (taken + obstacles).filter { $0.intersects(room) }
    let margin = room.height < Plate.height + 2 * Self.margin ? 0 : Self.margin
    var top = room.minY + margin
    for _ in 0..<rows where top + Plate.height <= room.maxY {
      defer { top += Self.rowHeight }
      guard let row = outline.row(top: top, bottom: top + Plate.height) else { continue }
      let left = max(row.left, bounds.minX) + Self.margin
      let right = min(row.right, bounds.maxX) - Self.margin
      guard right - left >= width else { continue }
      let strip = PictureRect(x: left, y: top, width: right - left, height: Plate.height)
      if let x = Self.firstGap(in: strip, blocks: blocks.filter { $0.intersects(strip) }, width: width) {
        return PictureRect(x: x, y: top, width: width, height: Plate.height)
      }
    }
    return nil
  }

  private static func firstGap(in strip: PictureRect, blocks: [PictureRect], width: Double) -> Double? {
    var left = strip.minX
    for block in blocks.sorted(by: { ($0.minX, $0.maxX) < ($1.minX, $1.maxX) }) {
      if block.minX - 2 - left >= width { return left }
      left = max(left, block.maxX + 2)
    }
    return strip.maxX - left >= width ? left : nil
  }
}
