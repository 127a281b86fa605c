// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Searches along one way: they start at the same responder for the same reason, and ask the same ones as far as they
/// go.
struct TargetSearchColumn {
  private(set) var searches: [TargetSearch]

  /// The responders in the order of asking.
  private(set) var responders: [String]

  static func columns(of searches: [TargetSearch]) -> [TargetSearchColumn] {
    searches.reduce(into: []) { columns, search in
      if let position = columns.firstIndex(where: { $0.takes(search) }) {
        columns[position].add(search)
      } else {
        columns.append(
          TargetSearchColumn(searches: [search], responders: way(of: search)))
      }
    }
  }

  private func takes(_ search: TargetSearch) -> Bool {
    let first = searches[0]
    let way = Self.way(of: search)
    let isAlike =
      first.start == search.start && first.reason == search.reason
      && (first.sender == search.sender || first.start != first.sender)
    return isAlike && search.start != nil && zip(way, responders).allSatisfy { $0 == $1 }
  }

  private mutating func add(_ search: TargetSearch) {
    searches.append(search)
    let way = Self.way(of: search)
    if way.count > responders.count { responders = way }
  }

  /// The responders that were asked, and the target that an override of `target(forAction:)` named without asking it.
  private static func way(of search: TargetSearch) -> [String] {
    let asked = search.asked.map(\.responder)
    guard let taker = search.taker, !asked.contains(taker) else { return asked }
    return asked + [taker]
  }

  /// The boxes. Above a limit, rows of responders that say no are counted: the ends stay, and responders that
  /// perform something.
  func boxes(limit: Int) -> [ChainBox<String>] {
    let takers = Set(searches.compactMap(\.taker))
    return ChainBox.boxes(of: responders) { position in
      responders.count <= limit || position < limit / 2 || position >= responders.count - 3
        || takers.contains(responders[position])
    }
  }
}
