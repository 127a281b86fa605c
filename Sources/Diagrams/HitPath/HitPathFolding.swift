// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Chooses which views a tree shows and which it only counts.
///
/// Rules come in levels. The first one that leaves few enough nodes is taken, so that a small screen is shown
/// complete and one with ten thousand views still as a picture.
struct HitPathFolding {
  /// When views are counted instead of shown.
  private struct Rules {
    /// The fewest views in a row, never asked, that are counted; nil to show all of them with all subviews.
    var unasked: Int?
    /// The fewest views in a row, all refused, that are counted.
    var refused: Int
    /// Whether views beside the path show what was asked in them.
    var showsBranches: Bool
    /// Whether all siblings on one side of the path are counted together.
    var mergesSides: Bool
    /// The longest path; of a longer one the middle is counted.
    var path: Int
  }

  /// Screens with so few views that were not asked are shown whole.
  private static let fewUnasked = 12
  private static let longestPath = 30

  let tree: HitPathTree
  let limit: Int
  let focus: String?
  /// How many levels of views are shown below the windows, or below the focus; nil for all.
  let depth: Int?

  /// The part of the path that can be seen.
  private let path: [String]

  private init(_ tree: HitPathTree, _ options: DiagramOptions) {
    self.tree = tree
    limit = max(options.maximumVisibleNodes, 12)
    focus = options.focus
    depth = options.depth.map { max($0, 0) }
    let start = options.focus.map { tree.path.firstIndex(of: $0) ?? tree.path.endIndex } ?? 0
    path = Array(tree.path[start...].prefix(depth.map { $0 + 1 } ?? .max))
  }

  /// The items of the drawn tree, no more than the options allow.
  static func items(of tree: HitPathTree, options: DiagramOptions) -> [HitPathItem] {
    let folding = Self(tree, options)
    let whole = Rules(unasked: nil, refused: .max, showsBranches: true, mergesSides: false, path: .max)
    var levels = [
      Rules(unasked: 3, refused: 9, showsBranches: true, mergesSides: false, path: longestPath),
      Rules(unasked: 2, refused: 3, showsBranches: false, mergesSides: false, path: longestPath),
    ]
    if !options.folds {
      levels.insert(whole, at: 0)
    } else if tree.unaskedCount <= fewUnasked {
      levels.insert(
        Rules(unasked: nil, refused: 9, showsBranches: true, mergesSides: false, path: longestPath), at: 0)
    }
    for rules in levels {
      if let items = folding.build(rules, stopsAt: folding.limit) { return items }
    }
    // Each view of the path has at most three counted rests on each side.
    let last = Rules(
      unasked: 1, refused: 1, showsBranches: false, mergesSides: true,
      path: min(longestPath, max(2, (folding.limit - 8) / 7)))
    return folding.build(last, stopsAt: .max) ?? []
  }

  /// The items under a set of rules; nil if there would be too many.
  private func build(_ rules: Rules, stopsAt limit: Int) -> [HitPathItem]? {
    var items = focus == nil ? [HitPathItem(content: .touch)] : []
    let roots = focus.map { [$0] } ?? tree.windows
    /// What is still to be added; the next one is the last.
    var open: [(entry: Entry, parent: Int?, depth: Int)] = entries(of: roots, rules).reversed().map {
      ($0, focus == nil ? 0 : nil, 0)
    }
    var seen: Set<String> = []
    while let (entry, parent, depth) = open.popLast() {
      if items.count >= limit { return nil }
      switch entry {
      case .fold(let fold): items.add(HitPathItem(content: .fold(fold), parent: parent))
      case .middle(let fold, let next):
        let position = items.add(HitPathItem(content: .fold(fold), parent: parent))
        open.append((.view(next), position, depth + fold.views.count))
      case .view(let id):
        guard seen.insert(id).inserted else { continue }
        let isDeepest = self.depth.map { depth >= $0 } ?? false
        let subviews = !isDeepest && shows(inside: id, rules) ? tree.index.subviews(of: id) : []
        let hidden = subviews.isEmpty ? tree.size(of: id) - 1 : 0
        let position = items.add(HitPathItem(content: .view(id, inside: hidden), parent: parent))
        open += entries(of: subviews, rules).reversed().map { ($0, position, depth + 1) }
      }
    }
    if focus == nil, !tree.detached.isEmpty {
      items.append(HitPathItem(content: .fold(tree.forest.fold(tree.detached, .detached))))
    }
    return items
  }

  private func shows(inside id: String, _ rules: Rules) -> Bool {
    if rules.unasked == nil || tree.isOnPath.contains(id) { return true }
    return rules.showsBranches && tree.isTouchedInside(id)
  }

  private enum Entry {
    case view(String)
    case fold(ViewFold<HitPathFoldKind>)
    /// A fold in the path's middle, and the view where the path goes on.
    case middle(ViewFold<HitPathFoldKind>, next: String)
  }

  /// What is shown of siblings, from back to front.
  private func entries(of siblings: [String], _ rules: Rules) -> [Entry] {
    let middle = middle(rules)
    var entries: [Entry] = []
    var row: [String] = []
    var kind: HitPathFoldKind?
    func close() {
      guard let closing = kind else { return }
      let least =
        switch closing {
        case .unasked: rules.unasked ?? .max
        default: rules.refused
        }
      if row.count >= max(least, 2) || (rules.mergesSides && row.count > 1) {
        entries.append(.fold(fold(row, closing)))
      } else {
        entries += row.map { .view($0) }
      }
      row = []
      kind = nil
    }
    for group in rules.mergesSides ? sides(siblings) : [siblings] {
      for id in group {
        let own = foldable(id, rules)
        if own != kind || own == nil { close() }
        if let own {
          kind = own
          row.append(id)
        } else if let middle, middle.start == id {
          entries.append(.middle(middle.fold, next: middle.next))
        } else {
          entries.append(.view(id))
        }
      }
      close()
    }
    return entries
  }

  /// The siblings on each side of the path, those of one kind together.
  private func sides(_ siblings: [String]) -> [[String]] {
    let place = siblings.firstIndex { tree.isOnPath.contains($0) } ?? siblings.endIndex
    func sorted(_ side: ArraySlice<String>) -> [[String]] {
      let refused = side.filter { tree.state(of: $0) == .refused }
      let unasked = side.filter { tree.state(of: $0) == .unasked }
      let others = side.filter { tree.state(of: $0) == .passedUp }
      return [unasked, refused, others].filter { !$0.isEmpty }
    }
    guard place < siblings.endIndex else { return sorted(siblings[...]) }
    return sorted(siblings[..<place]) + [[siblings[place]]] + sorted(siblings[(place + 1)...])
  }

  /// The fold that a view may be part of; nil if it is shown.
  private func foldable(_ id: String, _ rules: Rules) -> HitPathFoldKind? {
    if tree.isOnPath.contains(id) || tree.differing.contains(id) && rules.showsBranches { return nil }
    switch tree.state(of: id) {
    case .hit: return nil
    case .unasked: return tree.isTouchedInside(id) && rules.showsBranches ? nil : .unasked
    case .refused:
      if rules.mergesSides { return .refused(nil) }
      if rules.showsBranches && tree.isTouchedInside(id) { return nil }
      return .refused(tree.steps[id]?.last?.reason?.code)
    case .passedUp: return rules.mergesSides ? .asked : nil
    }
  }

  private func fold(_ row: [String], _ kind: HitPathFoldKind) -> ViewFold<HitPathFoldKind> {
    var kind = kind
    if case .refused(nil) = kind {
      let codes = Set(row.map { tree.steps[$0]?.last?.reason?.code })
      if codes.count == 1, let code = codes.first { kind = .refused(code) }
    }
    return tree.forest.fold(row, kind)
  }

  /// The fold that replaces the path's middle, with the views where it begins and where the path goes on.
  private func middle(_ rules: Rules) -> (start: String, fold: ViewFold<HitPathFoldKind>, next: String)? {
    let count = path.count
    guard count > rules.path else { return nil }
    let head = rules.path / 3
    let tail = rules.path - head
    let start = path[head]
    let next = path[count - tail]
    let views = Array(path[head..<(count - tail)])
    return (
      start, ViewFold(kind: .path, views: views, count: tree.size(of: start) - tree.size(of: next)), next
    )
  }
}
