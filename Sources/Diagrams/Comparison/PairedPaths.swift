// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The hit paths of one touch in two traces, as one tree.
struct PairedPaths {
  struct View {
    /// Its name in each trace; nil where it is not there.
    var ids: Sides<String?>
    /// The traces in which it lies on the path.
    var onPath: Set<Side> = []
    /// Whether what it answers is where the two part first.
    var isParting = false
  }

  struct Link {
    var tail: Int
    var head: Int
    /// The traces whose path it is; none for a view that lies on neither.
    var sides: Set<Side>
  }

  private(set) var views: [View] = []
  private(set) var links: [Link] = []

  /// The topmost views, below the touch.
  private(set) var roots: [Link] = []

  let trees: Sides<HitPathTree?>
  private let names: ObjectMatch
  private var positions: [String: Int] = [:]

  /// - Parameters:
  ///   - trees: The walks, nil for a trace without the touch.
  ///   - names: Which object of one trace is which of the other.
  ///   - parting: The view at which the two part, by its name in each trace.
  init(_ trees: Sides<HitPathTree?>, names: ObjectMatch, parting: Sides<String?>) {
    self.trees = trees
    self.names = names
    for side in Side.allCases { addPath(on: side) }
    for side in Side.allCases {
      guard let id = parting[side] else { continue }
      let position = add(id, on: side)
      views[position].isParting = true
      if views[position].onPath.isEmpty { link(id, position, on: side) }
      break
    }
  }

  private mutating func addPath(on side: Side) {
    var above: Int?
    for id in trees[side]?.path ?? [] {
      let position = add(id, on: side)
      views[position].onPath.insert(side)
      link(from: above, to: position, side)
      above = position
    }
  }

  /// A view that lies on neither path hangs on the view of the path in which it lies.
  private mutating func link(_ id: String, _ position: Int, on side: Side) {
    let around = trees[side]?.index.ancestry(of: id).dropFirst().map { names.common($0.id, on: side) } ?? []
    link(from: around.first { positions[$0] != nil }.flatMap { positions[$0] }, to: position, nil)
  }

  private mutating func add(_ id: String, on side: Side) -> Int {
    let key = names.common(id, on: side)
    if let position = positions[key] { return position }
    let other = names.counterpart(of: id, on: side)
    positions[key] = views.count
    views.append(View(ids: side == .a ? Sides(id, other) : Sides(other, id)))
    return views.count - 1
  }

  private mutating func link(from tail: Int?, to head: Int, _ side: Side?) {
    let sides = side.map { Set([$0]) } ?? []
    if let tail {
      if let known = links.firstIndex(where: { $0.tail == tail && $0.head == head }) {
        links[known].sides.formUnion(sides)
      } else {
        links.append(Link(tail: tail, head: head, sides: sides))
      }
    } else if let known = roots.firstIndex(where: { $0.head == head }) {
      roots[known].sides.formUnion(sides)
    } else {
      roots.append(Link(tail: head, head: head, sides: sides))
    }
  }

  /// The views in boxes: each by itself, or straight runs together until there are no more than a limit.
  ///
  /// The last view of a path and the one at which the two part keep boxes of their own.
  func runs(to limit: Int) -> [[Int]] {
    var runs = views.indices.map { [$0] }
    while runs.count > limit, let (upper, lower) = joinable(runs) {
      runs[upper] += runs[lower]
      runs.remove(at: lower)
    }
    return runs
  }

  private func joinable(_ runs: [[Int]]) -> (upper: Int, lower: Int)? {
    for (upper, run) in runs.enumerated() {
      guard let last = run.last, !keepsBox(last) else { continue }
      let ways = links.filter { $0.tail == last }
      guard ways.count == 1, !keepsBox(ways[0].head), links.count(where: { $0.head == ways[0].head }) == 1,
        let lower = runs.firstIndex(where: { $0.first == ways[0].head })
      else { continue }
      return (upper, lower)
    }
    return nil
  }

  private func keepsBox(_ position: Int) -> Bool {
    views[position].isParting || !links.contains { $0.tail == position }
  }

  /// The names of views that were asked and are not shown, in the order of asking.
  var others: [String] {
    var seen = Set(positions.keys)
    return Side.allCases.flatMap { side -> [String] in
      (trees[side]?.answer.walk ?? []).filter { !$0.isPassedOver }.map(\.view)
        .filter { seen.insert(names.common($0, on: side)).inserted }
    }
  }
}
