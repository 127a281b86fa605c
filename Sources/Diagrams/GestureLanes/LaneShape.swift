// SPDX-License-Identifier: Apache-2.0

import Analysis

/// A lane as it is drawn: bars, what happens on them, and texts.
struct LaneShape {
  static let barHeight = 16.0
  static let stripeHeight = 12.0
  static let inset = 7.0

  /// Something that lasts.
  struct Bar {
    enum Look {
      case full, thin, hatched
    }

    var left: Double
    var right: Double
    /// 0 for the lane's bar; others are stripes below it.
    var row = 0
    var look: Look = .full
    var classes: [String]
    /// The text in it if there is room, else below it.
    var text: String?
    /// A text below it.
    var remark: String?
    /// The text with the remark, used in the bar if there is room for both.
    var sentence: String?
    /// Whether there is nothing to read left of it, so that texts about it may stand there.
    var mayTurn = false
    var title: String
  }

  /// Something that happens.
  struct Tick {
    enum Look {
      case dot, ring, stroke, cross, flag
    }

    var x: Double
    /// The row of the bar on which it stands.
    var row = 0
    var look: Look
    var classes: [String]
    var title: String
    var id: String?
  }

  var lane: GestureTimeline.Lane
  /// Where pauses are cut out.
  var breaks: [Double]
  /// Where arrows cross the lane.
  var crossings: [Double] = []
  var name: String
  var detail: String
  var title: String
  var classes: [String]
  var isBold = false
  var bars: [Bar] = []
  var ticks: [Tick] = []
  /// The texts below ticks.
  var texts: [LaneLabels.Label] = []

  /// Where the lane begins, and its texts at their places.
  var top = 0.0
  var placed = LaneLabels()

  var stripes: Int { bars.map(\.row).max() ?? 0 }

  /// The width that all texts below the bars need to the right of the last instant.
  func overhang(beyond end: Double) -> Double {
    labels.map { $0.x + $0.width - end }.max() ?? 0
  }

  /// The texts that have no room in bars, and those of ticks.
  var labels: [LaneLabels.Label] {
    var labels: [LaneLabels.Label] = []
    for bar in bars {
      let inner = inner(of: bar)?.text
      let rest = inner == nil ? bar.sentence ?? bar.text : (inner == bar.sentence ? nil : bar.remark)
      if let rest {
        labels.append(
          LaneLabels.Label(
            x: bar.left + 2, text: rest, classes: bar.classes, isSentence: true, mayTurn: bar.mayTurn))
      }
    }
    return labels + self.texts
  }

  /// The text in a bar, and where it begins; nil if there is no room.
  private func inner(of bar: Bar) -> (text: String, x: Double)? {
    let texts = [bar.look == .full ? bar.sentence : nil, bar.text].compactMap { $0 }
    for text in bar.look == .thin ? [] : texts {
      if let x = place(of: text, in: bar) { return (text, x) }
    }
    return nil
  }

  /// Where a text begins inside of a bar, off ticks and off pauses that are cut out; nil if there is no room.
  private func place(of text: String, in bar: Bar) -> Double? {
    let width = LaneLabels.fitter.width(of: text)
    let cuts = breaks.filter { $0 > bar.left - 8 && $0 < bar.right }
    let crossed = crossings.filter { $0 > bar.left && $0 < bar.right }
    let begins = ticks.contains { $0.row == bar.row && abs($0.x - bar.left) < 5 }
    let places = [bar.left + (begins ? 8 : 5)] + (cuts.map { $0 + 10 } + crossed.map { $0 + 5 }).sorted()
    return places.first { x in
      x + width + 5 <= bar.right && !crossed.contains { $0 > x - 3 && $0 < x + width + 3 }
        && !cuts.contains { $0 > x - 9 && $0 < x + width + 8 }
        && !ticks.contains {
          $0.row == bar.row && $0.x > bar.left && $0.x > x - 6 && $0.x < x + width + 5
        }
    }
  }

  // MARK: - Drawing

  /// Puts the lane at a height, with its texts between two edges and off the arrows that cross them.
  mutating func place(at top: Double, left: Double, right: Double, crossings: [Double]) {
    self.top = top
    placed = LaneLabels(labels, left: left, right: right, crossings: crossings)
  }

  private var barTop: Double { top + Self.inset }

  private var labelTop: Double {
    barTop + Self.barHeight + Double(stripes) * (Self.stripeHeight + 2) + 1
  }

  var height: Double {
    let rows = Double(placed.rows) * LaneLabels.rowHeight
    return 2 * Self.inset + Self.barHeight + Double(stripes) * (Self.stripeHeight + 2)
      + (rows > 0 ? rows + 1 : 0)
  }

  /// What lies below arrows and pauses: bars, and the lines from texts to what they are about.
  var lower: [SVGNode] {
    [placed.leaders(top: labelTop, barEnd: barTop + Self.barHeight)] + bars.map(node)
  }

  /// What lies over them: texts, and what happened.
  func upper(prefix: String) -> [SVGNode] {
    bars.compactMap(text) + placed.texts(top: labelTop) + ticks.map { node($0, prefix) }
  }

  /// Where texts are that lines leave free.
  var textBoxes: [PictureRect] {
    bars.compactMap { bar in
      guard let inner = inner(of: bar) else { return nil }
      let box = box(of: bar)
      return PictureRect(
        x: inner.x - 1, y: box.minY, width: LaneLabels.fitter.width(of: inner.text) + 2, height: box.height)
    } + placed.boxes(top: labelTop)
  }

  /// How far below the top of the lane's bar a row begins.
  static func top(ofRow row: Int) -> Double {
    row == 0 ? 0 : barHeight + 2 + Double(row - 1) * (stripeHeight + 2)
  }

  private static func height(ofRow row: Int) -> Double { row == 0 ? barHeight : stripeHeight }

  private func box(of bar: Bar) -> PictureRect {
    let width = max(bar.right - bar.left, 3)
    if bar.look == .thin {
      return PictureRect(x: bar.left, y: barTop + Self.barHeight / 2 - 2.5, width: width, height: 5)
    }
    return PictureRect(
      x: bar.left, y: barTop + Self.top(ofRow: bar.row), width: width, height: Self.height(ofRow: bar.row))
  }

  private func node(_ bar: Bar) -> SVGNode {
    let box = box(of: bar)
    var parts: [SVGNode] = [.rect(box, radius: bar.look == .thin ? 2 : 3)]
    if bar.look == .hatched {
      if let hatching = Self.hatching(box) { parts.append(hatching) }
      if let inner = inner(of: bar) {
        let width = LaneLabels.fitter.width(of: inner.text) + 4
        parts.append(
          .rect(
            PictureRect(x: inner.x - 2, y: box.minY + 2, width: width, height: box.height - 4),
            classes: ["plate"]))
      }
    }
    return .group([.classes(["bar"] + bar.classes)], title: bar.title, parts)
  }

  private func text(of bar: Bar) -> SVGNode? {
    guard let inner = inner(of: bar) else { return nil }
    let box = box(of: bar)
    let place = PicturePoint(x: inner.x, y: box.minY + box.height / 2 + 3.6)
    return .group([.classes(bar.classes)], [.label(inner.text, at: place, size: LaneLabels.fitter.size)])
  }

  /// Slanted lines, for what waits.
  private static func hatching(_ box: PictureRect) -> SVGNode? {
    var steps: [PathStep] = []
    var x = box.minX + 3
    while x + box.height <= box.maxX {
      steps.append(.move(PicturePoint(x: x, y: box.maxY - 1)))
      steps.append(.line(PicturePoint(x: x + box.height - 2, y: box.minY + 1)))
      x += 7
    }
    return steps.isEmpty ? nil : .path(steps, classes: ["hatching"])
  }

  private func node(_ tick: Tick, _ prefix: String) -> SVGNode {
    let middle = barTop + Self.top(ofRow: tick.row) + Self.height(ofRow: tick.row) / 2
    func point(_ x: Double, _ y: Double) -> PicturePoint { PicturePoint(x: tick.x + x, y: middle + y) }
    let shapes: [SVGNode] =
      switch tick.look {
      case .dot: [.circle(point(0, 0), radius: 4.5)]
      case .ring: [.circle(point(0, 0), radius: 4.5, classes: ["hollow"])]
      case .stroke: [.line(point(0, -7), point(0, 7))]
      case .cross: [.lines([(point(-4, -4), point(4, 4)), (point(-4, 4), point(4, -4))])]
      case .flag:
        [.path([.move(point(0, 8)), .line(point(0, -8)), .line(point(9, -4.5)), .line(point(0, -1))])]
      }
    return .group(
      (tick.id.map { [.id(prefix + $0)] } ?? []) + [.classes(["tick"] + tick.classes)], title: tick.title,
      shapes)
  }
}
