// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The views from the hit-test view outwards, each with its recognizers.
struct RecognizersRows {
  enum Place {
    case view(String)
    /// Views in a row that have no recognizers.
    case fold([String])
    /// Recognizers of views that are not between the hit-test view and the window.
    case elsewhere
  }

  struct Row {
    var place: Place
    var recognizers: [RecognizerAnswer] = []

    /// Recognizers that are counted instead of shown.
    var folded: [RecognizerAnswer] = []

    var isPlain: Bool { recognizers.isEmpty && folded.isEmpty }
  }

  /// The fewest views without recognizers that are counted.
  private static let longRow = 3

  private(set) var rows: [Row] = []

  /// The order in which recognizers get the touch, from 1 (GR-3).
  let numbers: [String: Int]

  init(
    _ recognizers: [RecognizerAnswer], below hitView: String?, in index: ScreenIndex, folds: Bool, limit: Int
  ) {
    let getting = recognizers.filter { $0.passedOver == nil }
    numbers = Dictionary(getting.enumerated().map { ($1.id, $0 + 1) }) { first, _ in first }
    var path = hitView.map { index.ancestry(of: $0).map(\.id) } ?? []
    if path.isEmpty, let hitView { path = [hitView] }
    let onPath = Set(path)
    let groups = Dictionary(grouping: recognizers) { recognizer in
      recognizer.view.flatMap { onPath.contains($0) ? $0 : nil }
    }
    var plain: [String] = []
    func closeRow() {
      if folds || path.count > limit, plain.count >= Self.longRow {
        rows.append(Row(place: .fold(plain)))
      } else {
        rows += plain.map { Row(place: .view($0)) }
      }
      plain = []
    }
    for (position, id) in path.enumerated() {
      let own = groups[id] ?? []
      if own.isEmpty, position > 0 {
        plain.append(id)
      } else {
        closeRow()
        rows.append(Row(place: .view(id), recognizers: Self.sorted(own, index.view(id))))
      }
    }
    closeRow()
    if let others = groups[nil] { rows.append(Row(place: .elsewhere, recognizers: others)) }
    shorten(to: max(limit, 12))
  }

  /// The last added first.
  private static func sorted(_ recognizers: [RecognizerAnswer], _ view: TraceView?) -> [RecognizerAnswer] {
    var places: [String: Int] = [:]
    for (position, id) in (view?.gestureRecognizers ?? []).enumerated() { places[id] = position }
    return recognizers.enumerated().sorted { first, second in
      let order = [first, second].map { places[$0.element.id] ?? .max }
      return order[0] == order[1] ? first.offset < second.offset : order[0] > order[1]
    }.map(\.element)
  }

  /// Keeps the recognizers that matter most.
  private mutating func shorten(to limit: Int) {
    let all = rows.flatMap(\.recognizers)
    guard all.count > limit else { return }
    func weight(_ recognizer: RecognizerAnswer) -> Int {
      if recognizer.recognized { return 0 }
      if recognizer.isSystem || recognizer.passedOver != nil { return 3 }
      return recognizer.changes.isEmpty ? 2 : 1
    }
    let kept = Set((0...3).flatMap { rank in all.filter { weight($0) == rank } }.prefix(limit).map(\.id))
    for position in rows.indices {
      rows[position].folded = rows[position].recognizers.filter { !kept.contains($0.id) }
      rows[position].recognizers.removeAll { !kept.contains($0.id) }
    }
  }
}
