// SPDX-License-Identifier: Apache-2.0

import Trace

/// The pieces of a map by place, so that those near a view are found without trying all.
struct PieceGrid {
  /// A piece with the position of its region.
  private struct Entry {
    let piece: MapPiece
    let region: Int
  }

  private static let mostCells = 64

  private let entries: [Entry]
  private let box: TraceRect?
  private let side: Int
  /// The positions of the entries in each cell, row by row.
  private var cells: [[Int]]

  /// - Parameter regions: For each region its pieces.
  init(_ regions: [[MapPiece]]) {
    entries = regions.enumerated().flatMap { number, pieces in
      pieces.map { Entry(piece: $0, region: number) }
    }
    box = TraceRect.enclosing(entries.flatMap(\.piece.corners))
    side = min(max(Int(Double(entries.count).squareRoot().rounded(.up)), 1), Self.mostCells)
    cells = Array(repeating: [], count: side * side)
    for (number, entry) in entries.enumerated() {
      for cell in cellNumbers(of: entry.piece.box) { cells[cell].append(number) }
    }
  }

  /// The regions that have area in common with a polygon, in their order, with that area.
  func commonAreas(with piece: MapPiece) -> [(region: Int, area: Double)] {
    var near: Set<Int> = []
    for cell in cellNumbers(of: piece.box) { near.formUnion(cells[cell]) }
    var result: [(region: Int, area: Double)] = []
    for number in near.sorted() {
      let common = entries[number].piece.commonArea(with: piece)
      guard common > 0 else { continue }
      if let last = result.last, last.region == entries[number].region {
        result[result.count - 1].area += common
      } else {
        result.append((entries[number].region, common))
      }
    }
    return result
  }

  private func cellNumbers(of area: TraceRect) -> [Int] {
    guard let box, box.size.width > 0, box.size.height > 0 else { return [] }
    func cell(_ place: Double, _ start: Double, _ length: Double) -> Int {
      // Between the first and the last cell, also for places that are far away.
      Int(min(max((place - start) / length * Double(side), 0), Double(side - 1)))
    }
    let columns =
      cell(area.minX, box.minX, box.size.width)...cell(area.maxX, box.minX, box.size.width)
    let rows = cell(area.minY, box.minY, box.size.height)...cell(area.maxY, box.minY, box.size.height)
    return rows.flatMap { row in columns.map { row * side + $0 } }
  }
}
