// SPDX-License-Identifier: Apache-2.0

/// Texts below a lane's bars, each at the place that it is about, in as many rows as keep them apart.
struct LaneLabels {
  static let rowHeight = 13.0
  static let fitter = TextFitter(size: 10)
  /// The most room that a sentence takes in one row.
  static let sentenceWidth = 400.0
  private static let mostRows = 14
  private static let mostLines = 3
  /// Between a text and the line up to its place.
  private static let gap = 2.0
  /// The least room left of its place in which a sentence may stand.
  private static let leastRoom = 100.0

  struct Label {
    var x: Double
    var text: String
    var classes: [String]
    /// Whether it is a sentence, which may have several lines.
    var isSentence = false
    /// Whether it may stand left of its place, where there is nothing to read.
    var mayTurn = false

    /// The room that it wants.
    var width: Double {
      let width = LaneLabels.fitter.width(of: text)
      return isSentence ? min(width, LaneLabels.sentenceWidth) : width
    }
  }

  struct Placed {
    var label: Label
    var lines: [String]
    var isLeft: Bool
    var row: Int

    var width: Double { lines.map { LaneLabels.fitter.width(of: $0) }.max() ?? 0 }
  }

  private(set) var placed: [Placed] = []

  var rows: Int { placed.map { $0.row + $0.lines.count }.max() ?? 0 }

  /// Places labels from the right, so that the line from a label up to its place crosses no other one. A label without
  /// a row is left out; its bar or tick has a title.
  ///
  /// - Parameters:
  ///   - labels: The texts, in any order.
  ///   - left: Where texts begin at the earliest.
  ///   - right: Where texts end at the latest.
  ///   - crossings: Where arrows run through the texts' rows.
  init(_ labels: [Label] = [], left: Double = 0, right: Double = 0, crossings: [Double] = []) {
    /// Where a text in a row ends at the latest.
    var limits = Array(repeating: right, count: Self.mostRows)
    let sorted = labels.sorted { $0.x < $1.x }
    for (position, label) in sorted.enumerated().reversed() {
      let before = position > 0 ? sorted[position - 1].x + 6 : left
      guard var item = Self.fit(label, before: before, right: right, crossings) else { continue }
      let end = item.isLeft ? label.x : label.x + item.width
      let row = limits.indices.first { row in
        row + item.lines.count <= limits.count
          && limits[row..<(row + item.lines.count)].allSatisfy { end <= $0 }
      }
      guard let row else { continue }
      item.row = row
      placed.append(item)
      // A line to this label crosses the rows above it.
      for above in 0..<(row + item.lines.count) {
        let start = item.isLeft && above >= row ? label.x - 2 * Self.gap - item.width : label.x
        limits[above] = min(limits[above], start - 6)
      }
    }
    placed.reverse()
  }

  /// A label's lines, to the right of its place, or to the left if only there no arrow crosses them.
  private static func fit(
    _ label: Label, before: Double, right: Double, _ crossings: [Double]
  ) -> Placed? {
    let text = TextFitter.line(label.text)
    let limit = right - label.x
    guard label.isSentence else {
      return fitter.cut(text, to: limit).map { Placed(label: label, lines: [$0], isLeft: false, row: 0) }
    }
    let lines = fitter.wrap(text, to: min(limit, sentenceWidth), lines: mostLines)
    let placed = Placed(label: label, lines: lines, isLeft: false, row: 0)
    func isCrossed(_ start: Double, _ end: Double) -> Bool {
      crossings.contains { $0 > start - 1 && $0 < end + 1 }
    }
    let room = label.x - 2 * gap - before
    guard label.mayTurn, room >= leastRoom, isCrossed(label.x, label.x + placed.width) else { return placed }
    let turned = Placed(
      label: label, lines: fitter.wrap(text, to: min(room, sentenceWidth), lines: mostLines), isLeft: true,
      row: 0)
    let end = label.x - 2 * gap
    let isWorse = isCrossed(end - turned.width, end) || turned.lines.contains { $0.contains("…") }
    return isWorse ? placed : turned
  }

  /// The lines from texts up to what they are about; the first row is at the top.
  func leaders(top: Double, barEnd: Double) -> SVGNode {
    .lines(
      placed.map {
        let x = $0.label.x - Self.gap
        return (
          PicturePoint(x: x, y: barEnd),
          PicturePoint(x: x, y: top + Double($0.row) * Self.rowHeight + 10)
        )
      }, classes: ["leaders"])
  }

  /// Where the texts are.
  func boxes(top: Double) -> [PictureRect] {
    placed.flatMap { item in
      item.lines.enumerated().map { offset, line in
        let width = Self.fitter.width(of: line)
        let x = item.isLeft ? item.label.x - 2 * Self.gap - width : item.label.x
        return PictureRect(
          x: x - 1, y: top + Double(item.row + offset) * Self.rowHeight, width: width + 2,
          height: Self.rowHeight)
      }
    }
  }

  func texts(top: Double) -> [SVGNode] {
    placed.map { item in
      let x = item.isLeft ? item.label.x - 2 * Self.gap : item.label.x + 1
      return .group(
        [.classes(item.label.classes)],
        item.lines.enumerated().map { offset, line in
          let y = top + Double(item.row + offset) * Self.rowHeight
          return .label(
            line, at: PicturePoint(x: x, y: y + 10), anchor: item.isLeft ? .end : .start,
            size: Self.fitter.size)
        })
    }
  }
}
