// SPDX-License-Identifier: Apache-2.0

import Analysis

/// Where participants and rows stand.
struct SequenceLayout {
  private static let leastGutter = 40.0
  private static let digitWidth = 5.2
  static let margin = 12.0
  static let headHeight = 46.0
  private static let room = 880.0
  /// The room right of the last life line, for texts.
  private static let overhang = 44.0

  let sequence: CallSequence
  let rows: [CallSequence.Row]
  let spacing: Double

  /// The room for numbers at the left.
  let gutter: Double

  /// The tops of the rows, and below them the end.
  private(set) var tops: [Double] = []
  private(set) var bottom: Double

  private let columns: [String: Int]

  init(_ sequence: CallSequence, rows: [CallSequence.Row], height: (CallSequence.Row) -> Double) {
    self.sequence = sequence
    self.rows = rows
    // A fold has two numbers.
    let digits = Double(2 * String(sequence.messageCount).count + 1)
    gutter = max(Self.leastGutter, digits * Self.digitWidth + 10)
    let count = Double(max(sequence.participants.count, 1))
    spacing = min(max((Self.room + Self.leastGutter - gutter) / count, 62), 150)
    columns = Dictionary(sequence.participants.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var y = Self.margin + Self.headHeight + 6
    for row in rows {
      tops.append(y)
      y += height(row)
    }
    bottom = y + 6
  }

  var left: Double { Self.margin + gutter }
  var right: Double { left + Double(sequence.participants.count) * spacing + Self.overhang }

  func x(_ id: String) -> Double { left + (Double(columns[id] ?? 0) + 0.5) * spacing }

  func column(_ id: String) -> Int? { columns[id] }
}
