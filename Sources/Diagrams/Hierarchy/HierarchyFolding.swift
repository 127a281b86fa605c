// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Chooses which views of a hierarchy are shown and which are only counted.
///
/// Rules come in levels. The first one that leaves few enough nodes is taken; under the last one, views far
/// down are counted where no more have room.
struct HierarchyFolding {
  private struct Rules {
    /// The fewest siblings in a row that are counted because they are alike.
    var row: Int?
    /// Whether of two alike siblings with views in them the second is counted.
    var foldsTwins = false
    /// Whether the first of a counted row is shown, for all of them.
    var showsFirst = true
    /// The fewest siblings in a row, of whatever class and with nothing in them, that are counted.
    var mixed: Int?
    /// The longest chain of only subviews; of a longer one the middle is counted.
    var chain: Int?
    /// The most nodes below a view.
    var breadth = Int.max
    /// The most levels; of what lies deeper only the number of views is told.
    var levels = 30
  }

  /// Screens with so few views are shown whole.
  private static let fewViews = 30

  /// The most nodes of a picture in which things may be counted; more are hard to take in.
  private static let readableNodes = 120

  let forest: ViewForest
  let limit: Int
  private let folds: Bool
  /// How many levels are shown; nil for all.
  let depth: Int?

  /// Views that are not counted in a row: they hold a view controller's view, or are on the hit path.
  private let kept: Set<String>
  private let controllerViews: Set<String>

  init(_ forest: ViewForest, path: [String], options: DiagramOptions) {
    self.forest = forest
    let most = max(options.maximumVisibleNodes, 12)
    limit = options.folds ? min(most, Self.readableNodes) : most
    folds = options.folds
    depth = options.depth
    let index = forest.index
    let controllerViews = Set(index.screen.views.filter { $0.viewController != nil }.map(\.id))
    var kept = Set(path)
    for id in index.screen.views.map(\.id) where controllerViews.contains(id) {
      ViewForest.add(id, to: &kept, in: index)
    }
    self.kept = kept
    self.controllerViews = controllerViews
  }

  private var index: ScreenIndex { forest.index }

  /// The items of the drawn trees, parents before their children, no more than the limit.
  ///
  /// - Parameters:
  ///   - roots: What the trees begin with.
  ///   - total: How many views there are.
  ///   - isReadable: Whether a picture of the items is small enough for its texts.
  /// - Returns: The items of the first readable picture; if none is, with as few views counted as possible.
  func items(roots: [Root], total: Int, isReadable: ([HierarchyItem]) -> Bool) -> [HierarchyItem] {
    var levels = [
      Rules(row: 4, chain: 16), Rules(row: 4, foldsTwins: true, chain: 16),
      Rules(row: 3, foldsTwins: true, mixed: 4, chain: 12),
      Rules(row: 2, showsFirst: false, mixed: 2, chain: 8, breadth: 20),
    ]
    if !folds || total <= Self.fewViews { levels.insert(Rules(levels: .max), at: 0) }
    var first: [HierarchyItem]?
    for rules in levels {
      guard let items = build(roots, rules, mayCut: false) else { continue }
      if !folds || isReadable(items) { return items }
      first = first ?? items
    }
    if let first { return first }
    let last = Rules(row: 2, showsFirst: false, mixed: 2, chain: 8, breadth: 12)
    return build(roots, last, mayCut: true) ?? []
  }

  /// What a tree begins with.
  struct Root {
    var scene: String?
    var views: [String]
    var isDetached = false
  }

  private enum Entry {
    case view(String)
    case fold(ViewFold<HierarchyFoldKind>)
    /// The beginning of a chain, the fold of its middle, and its last view.
    case chain([String], ViewFold<HierarchyFoldKind>, next: String)

    var count: Int {
      switch self {
      case .view, .fold: 1
      case .chain(let head, _, next: _): head.count + 2
      }
    }
  }

  /// The items under a set of rules, level by level; nil if there would be too many and none may be left out.
  private func build(_ roots: [Root], _ rules: Rules, mayCut: Bool) -> [HierarchyItem]? {
    var builder = Builder(forest: forest)
    for root in roots {
      var parent: Int?
      if let scene = root.scene {
        parent = builder.append(.scene(scene), below: nil, depth: -1)
      }
      if root.isDetached {
        builder.append(.fold(forest.fold(root.views, .detached)), below: nil, depth: 0)
      } else {
        for entry in limited(entries(of: root.views, depth: 0, startsChain: true, rules), rules) {
          builder.add(entry, below: parent, depth: 0)
        }
      }
    }
    var position = 0
    while position < builder.items.count {
      defer { position += 1 }
      let item = builder.items[position]
      guard case .view(let id, inside: let inside) = item.content, inside > 0, item.children.isEmpty,
        depth.map({ item.depth < $0 }) ?? true, builder.levels[position] < rules.levels
      else { continue }
      let subviews = index.subviews(of: id)
      let parent = item.parent.map { builder.items[$0] }
      let startsChain = parent?.children.count != 1 || subviews.count != 1 || controllerViews.contains(id)
      let next = entries(of: subviews, depth: item.depth + 1, startsChain: startsChain, rules)
      let shown = limited(next, rules)
      if builder.items.count + shown.reduce(0, { $0 + $1.count }) > limit {
        if mayCut { continue }
        return nil
      }
      builder.items[position].content = .view(id, inside: 0)
      for entry in shown { builder.add(entry, below: position, depth: item.depth + 1) }
    }
    return builder.items.count <= limit || mayCut ? builder.items : nil
  }

  /// Puts items below each other.
  private struct Builder {
    let forest: ViewForest
    var items: [HierarchyItem] = []
    /// How many items are above each.
    var levels: [Int] = []
    private var seen: Set<String> = []

    init(forest: ViewForest) {
      self.forest = forest
    }

    @discardableResult
    mutating func append(_ content: HierarchyItem.Content, below parent: Int?, depth: Int) -> Int {
      levels.append(parent.map { levels[$0] + 1 } ?? 0)
      return items.add(HierarchyItem(content: content, parent: parent, depth: depth))
    }

    mutating func add(_ entry: Entry, below parent: Int?, depth: Int) {
      switch entry {
      case .view(let id): view(id, below: parent, depth: depth, isLast: true)
      case .fold(let fold): append(.fold(fold), below: parent, depth: depth)
      case .chain(let head, let fold, let next):
        var parent = parent
        for (offset, id) in head.enumerated() {
          parent = view(id, below: parent, depth: depth + offset, isLast: false) ?? parent
        }
        parent = append(.fold(fold), below: parent, depth: depth + head.count)
        view(next, below: parent, depth: depth + head.count + fold.views.count, isLast: true)
      }
    }

    /// A view, unless it is there already, as in damaged traces.
    @discardableResult
    private mutating func view(_ id: String, below parent: Int?, depth: Int, isLast: Bool) -> Int? {
      guard seen.insert(id).inserted else { return nil }
      let inside = isLast ? forest.size(of: id) - 1 : 0
      return append(.view(id, inside: inside), below: parent, depth: depth)
    }
  }

  /// The entries, no more than the rules allow below one view; the rest is counted.
  private func limited(_ entries: [Entry], _ rules: Rules) -> [Entry] {
    guard entries.count > rules.breadth else { return entries }
    let rest = entries[(rules.breadth - 1)...].flatMap { entry -> [String] in
      switch entry {
      case .view(let id): [id]
      case .fold(let fold): fold.views
      case .chain(let head, let fold, let next): head + fold.views + [next]
      }
    }
    return entries[..<(rules.breadth - 1)] + [.fold(forest.fold(rest, .mixed))]
  }

  /// What is shown of siblings, from back to front.
  private func entries(of siblings: [String], depth: Int, startsChain: Bool, _ rules: Rules) -> [Entry] {
    if siblings.count == 1, startsChain, let chain = chain(from: siblings[0], depth: depth, rules) {
      return [chain]
    }
    var entries: [Entry] = []
    for row in rows(of: siblings) {
      guard let first = row.first, let least = least(of: first, rules), row.count >= least,
        !kept.contains(first)
      else {
        entries += row.map { .view($0) }
        continue
      }
      let className = index.view(first)?.className ?? ""
      if rules.showsFirst {
        entries.append(.view(first))
        entries.append(.fold(forest.fold(Array(row.dropFirst()), .alike(className: className, isRest: true))))
      } else {
        entries.append(.fold(forest.fold(row, .alike(className: className, isRest: false))))
      }
    }
    return rules.mixed.map { mixed(entries, least: $0) } ?? entries
  }

  /// How many views like this one in a row are counted; nil for none.
  private func least(of id: String, _ rules: Rules) -> Int? {
    rules.foldsTwins && forest.size(of: id) > 2 ? 2 : rules.row
  }

  /// What the views of a row have in common.
  private struct Likeness: Equatable {
    var className: String
    /// For general containers: what is in the views.
    var shape: UInt64?
  }

  /// Classes whose views hold anything.
  private static let containers: Set<String> = ["UIScrollView", "UIStackView", "UIView"]

  private func likeness(of id: String) -> Likeness? {
    guard !kept.contains(id), let className = index.view(id)?.className else { return nil }
    let isContainer = Self.containers.contains(className)
    return Likeness(className: className, shape: isContainer ? forest.shape(of: id) : nil)
  }

  /// The siblings in rows of alike views; a view that must be shown is a row of its own.
  private func rows(of siblings: [String]) -> [[String]] {
    siblings.map { (id: $0, likeness: likeness(of: $0)) }
      .runs { $1.likeness != nil && $0.likeness == $1.likeness }
      .map { $0.map(\.id) }
  }

  /// Counts views without subviews, and folds, together where enough of them stand in a row.
  private func mixed(_ entries: [Entry], least: Int) -> [Entry] {
    var result: [Entry] = []
    var row: [Entry] = []
    func close() {
      if row.count >= least {
        let views = row.flatMap { entry -> [String] in
          switch entry {
          case .view(let id): [id]
          case .fold(let fold): fold.views
          case .chain: []
          }
        }
        result.append(.fold(forest.fold(views, .mixed)))
      } else {
        result += row
      }
      row = []
    }
    for entry in entries {
      switch entry {
      case .view(let id) where !kept.contains(id) && forest.size(of: id) == 1: row.append(entry)
      case .fold: row.append(entry)
      default:
        close()
        result.append(entry)
      }
    }
    close()
    return result
  }

  /// A chain of only subviews with its middle counted, if it is a long one.
  private func chain(from start: String, depth: Int, _ rules: Rules) -> Entry? {
    guard let longest = rules.chain else { return nil }
    let room = self.depth.map { $0 - depth + 1 } ?? .max
    var views = [start]
    var last = start
    while views.count < room, views.count <= index.screen.views.count {
      let below = index.subviews(of: last)
      guard below.count == 1, !controllerViews.contains(below[0]) else { break }
      last = below[0]
      views.append(last)
    }
    guard views.count > longest else { return nil }
    let head = longest / 2
    let middle = Array(views[head..<(views.count - 1)])
    return .chain(
      Array(views[..<head]), ViewFold(kind: .nested, views: middle, count: middle.count), next: last)
  }
}
