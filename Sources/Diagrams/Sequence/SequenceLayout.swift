// SPDX-License-Identifier: Apache-2.0

import Analysis

/// Where participants and rows stand.
struct SequenceLayout {
  private static let leastGutter = 40.0
  private static let digitWidth = 5.2
  /// How far calls on a life line reach from it.
  private static let lineWidth = 4.0
  static let margin = 12.0
  static let headHeight = 46.0
  private static let room = 930.0
  private static let spacings = 70.0...150.0
  /// The room right of the last head, for texts of messages to oneself.
  private static let overhangs = 44.0...290.0

  let sequence: CallSequence
  let rows: [CallSequence.Row]
  let spacing: Double

  /// Where texts end at the latest.
  private(set) var right: Double

  /// The room for numbers at the left.
  let gutter: Double

  /// The tops of the rows, and below them the end.
  private(set) var tops: [Double] = []
  private(set) var bottom: Double

  private let columns: [String: Int]

  /// - Parameters:
  ///   - sequence: Who takes part.
  ///   - rows: The rows that are shown.
  ///   - height: The height of a row.
  ///   - reach: The room that a row needs right of the life line of the one it is about.
  init(
    _ sequence: CallSequence, rows: [CallSequence.Row], height: (CallSequence.Row) -> Double,
    reach: (CallSequence.Row) -> Double
  ) {
    self.sequence = sequence
    self.rows = rows
    // A fold has two numbers.
    let digits = Double(2 * String(sequence.messageCount).count + 1)
    gutter = max(Self.leastGutter, digits * Self.digitWidth + 10)
    let count = Double(max(sequence.participants.count, 1))
    let even = (Self.room + Self.leastGutter - gutter) / count
    spacing = min(max(even, Self.spacings.lowerBound), Self.spacings.upperBound)
    columns = Dictionary(sequence.participants.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var y = Self.margin + Self.headHeight + 6
    for row in rows {
      tops.append(y)
      y += height(row)
    }
    bottom = y + 6
    let heads = Self.margin + gutter + Double(sequence.participants.count) * spacing
    right = heads + Self.overhangs.lowerBound
    for row in rows {
      guard case .message(let message) = row, x(message.from) == x(message.to) else { continue }
      right = max(right, min(x(message.to) + reach(row), heads + Self.overhangs.upperBound))
    }
  }

  /// Whether a life line, or calls that run on it, may lie below a box.
  func crosses(_ box: PictureRect) -> Bool {
    let first = ((box.minX - left - Self.lineWidth) / spacing - 0.5).rounded(.up)
    let last = ((box.maxX - left + Self.lineWidth) / spacing - 0.5).rounded(.down)
    return max(first, 0) <= min(last, Double(sequence.participants.count - 1))
  }

  var left: Double { Self.margin + gutter }

  func x(_ id: String) -> Double { left + (Double(columns[sequence.place(of: id)] ?? 0) + 0.5) * spacing }
}
