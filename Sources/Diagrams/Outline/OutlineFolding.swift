// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Chooses the rows of an outline: as many views as have room, those first without which the touch makes no sense.
struct OutlineFolding {
  static let mostRows = 14

  /// Of a longer path only so many views are shown, at its beginning and at its end.
  private static let (pathHead, pathTail) = (4, 6)

  /// After so many views that did not fit, the search for one that does ends.
  private static let mostFailures = 24

  let forest: ViewForest
  let roots: [String]
  private let limit: Int
  private let depth: Int?
  private let folds: Bool

  /// The views that are never counted: those through which the touches were found.
  private let path: [String]

  init(
    _ forest: ViewForest, roots: [String], path: [String], options: DiagramOptions, most: Int = mostRows
  ) {
    self.forest = forest
    self.roots = roots
    limit = options.folds ? most : max(options.maximumVisibleNodes, most)
    depth = options.depth
    folds = options.folds
    self.path = path
  }

  private var index: ScreenIndex { forest.index }

  /// The rows, each below the one that it lies in; views of which there is more to say than the name come first.
  func rows(isTelling: (TraceView) -> Bool) -> [OutlineRow] {
    var views: [(id: String, depth: Int)] = []
    var open = roots.reversed().map { (id: $0, depth: 0) }
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      views.append(next)
      if let depth, next.depth >= depth { continue }
      open += index.subviews(of: next.id).reversed().map { ($0, next.depth + 1) }
    }
    let steps = path.filter(seen.contains)
    let ends = Self.pathHead...max((steps.map(index.depth).max() ?? 0) - Self.pathTail, Self.pathHead)
    let skipped = Set(steps.filter { folds && ends.dropLast().contains(index.depth(of: $0)) })
    var shown = Set(steps)
    for root in roots where shown.count < limit { shown.insert(root) }
    var count = rows(of: shown, skipped, within: seen).count
    let telling = views.filter { index.view($0.id).map(isTelling) ?? false }
    let others = views.sorted { $0.depth < $1.depth }
    for candidates in [telling, others] {
      var failures = 0
      for view in candidates where !shown.contains(view.id) && failures < Self.mostFailures {
        var more = shown
        ViewForest.add(view.id, to: &more, in: index)
        more.formIntersection(seen)
        let next = rows(of: more, skipped, within: seen).count
        if next <= max(limit, count) {
          (shown, count) = (more, next)
        } else {
          failures += 1
        }
      }
    }
    return rows(of: shown, skipped, within: seen)
  }

  private func rows(of shown: Set<String>, _ skipped: Set<String>, within all: Set<String>) -> [OutlineRow] {
    var rows: [OutlineRow] = []
    // A view is there once, also where a damaged trace has it in itself.
    var left = all
    /// Adds a row, and gives its position.
    @discardableResult
    func add(_ content: OutlineRow.Content, below parent: Int?, level: Int) -> Int {
      rows.append(OutlineRow(content: content, parent: parent, level: level))
      return rows.count - 1
    }
    /// Puts siblings below a row, in their order: later ones lie in front.
    func add(_ siblings: [String], below parent: Int?, level: Int) {
      let kind: OutlineFold.Kind = siblings.contains(where: shown.contains) ? .beside : .inside
      var run: [String] = []
      func close() {
        guard !run.isEmpty else { return }
        add(
          .fold(OutlineFold(kind: kind, views: run, count: forest.size(of: run))), below: parent, level: level
        )
        run = []
      }
      for id in siblings where left.remove(id) != nil {
        if skipped.contains(id) {
          close()
          between(id, below: parent, level: level)
        } else if shown.contains(id) {
          close()
          let row = add(.view(id), below: parent, level: level)
          add(index.subviews(of: id), below: row, level: level + 1)
        } else {
          run.append(id)
        }
      }
      close()
    }
    /// A run of the path in one row, with what goes on from its last view below it.
    func between(_ first: String, below parent: Int?, level: Int) {
      var run = [first]
      var inside = index.subviews(of: first).filter(shown.contains)
      while inside.count == 1, skipped.contains(inside[0]), left.remove(inside[0]) != nil {
        run.append(inside[0])
        inside = index.subviews(of: inside[0]).filter(shown.contains)
      }
      let count = forest.size(of: first) - forest.size(of: inside)
      let row = add(
        .fold(OutlineFold(kind: .between, views: run, count: count)), below: parent, level: level)
      for id in inside { add([id], below: row, level: level + 1) }
    }
    add(roots, below: nil, level: 0)
    return rows
  }
}

/// A line of an outline.
struct OutlineRow {
  enum Content {
    case view(String)
    case fold(OutlineFold)
  }

  var content: Content

  /// The position of the row of the view that it lies in; nil for the first ones.
  var parent: Int?

  /// How far it is indented, in steps.
  var level: Int
}

/// Views that are counted instead of shown.
struct OutlineFold {
  enum Kind: Hashable {
    /// All that is in the view above.
    case inside
    /// Siblings of views that are shown.
    case beside
    /// Views that lie in each other, with a shown one in the last.
    case between
  }

  var kind: Kind

  /// The topmost of the views.
  var views: [String]

  /// How many views they are with everything in them that is not shown elsewhere.
  var count: Int
}
