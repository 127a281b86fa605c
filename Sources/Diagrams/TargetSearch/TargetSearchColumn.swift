// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Searches along one way: they start at the same responder for the same reason, and ask the same ones as far as they
/// go.
struct TargetSearchColumn {
  private(set) var searches: [TargetSearch]

  /// The responders in the order of asking.
  private(set) var responders: [String]

  /// A box of the column.
  enum Item {
    case responder(String, number: Int)
    /// Responders that say no to everything and are counted, and the number of the first.
    case fold([String], first: Int)
  }

  static func columns(of searches: [TargetSearch]) -> [TargetSearchColumn] {
    searches.reduce(into: []) { columns, search in
      if let position = columns.firstIndex(where: { $0.takes(search) }) {
        columns[position].add(search)
      } else {
        columns.append(
          TargetSearchColumn(searches: [search], responders: search.asked.map(\.responder)))
      }
    }
  }

  private func takes(_ search: TargetSearch) -> Bool {
    let first = searches[0]
    let asked = search.asked.map(\.responder)
    let isAlike =
      first.start == search.start && first.reason == search.reason
      && (first.sender == search.sender || first.start != first.sender)
    return isAlike && search.start != nil && zip(asked, responders).allSatisfy { $0 == $1 }
  }

  private mutating func add(_ search: TargetSearch) {
    searches.append(search)
    if search.asked.count > responders.count { responders = search.asked.map(\.responder) }
  }

  /// The boxes, with rows of responders that say no counted where there are more than a limit: the ends stay, and
  /// whoever performs something.
  func items(limit: Int) -> [Item] {
    let takers = Set(searches.compactMap(\.taker))
    let keepsAll = responders.count <= limit
    var items: [Item] = []
    var row: [String] = []
    for (index, responder) in responders.enumerated() {
      let isKept =
        keepsAll || index < limit / 2 || index >= responders.count - 3 || takers.contains(responder)
      if !isKept { row.append(responder) }
      if isKept || index == responders.count - 1, !row.isEmpty {
        items.append(
          row.count == 1 ? .responder(row[0], number: index) : .fold(row, first: index + 1 - row.count))
        row = []
      }
      if isKept { items.append(.responder(responder, number: index + 1)) }
    }
    return items
  }
}
