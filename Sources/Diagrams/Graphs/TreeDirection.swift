// SPDX-License-Identifier: Apache-2.0

/// The width and height of a node, in points.
struct NodeSize: Hashable {
  var width: Double
  var height: Double
}

/// A label whose size a tree can estimate.
protocol TreeNodeLabel {
  /// About the size of a node with this label.
  var nodeSize: NodeSize { get }

  /// The label with shorter lines.
  func narrowed(to width: Double) -> Self
}

/// Chooses whether a tree grows to the right or downwards: the way in which its texts are larger on a page.
struct TreeDirection {
  /// The room on a page, in points. A picture no wider is shown in its natural size.
  private static let page = NodeSize(width: 960, height: 1_200)

  private static let betweenSiblings = 10.0
  private static let betweenLevels = 30.0

  /// The width of lines in trees that are too wide with the usual one.
  private static let narrow = 140.0

  /// Whether the tree should grow downwards.
  var isDownward: Bool

  /// How large the tree's texts are on a page; 1 for natural size.
  var scale: Double

  /// - Parameters:
  ///   - parents: The position of each node's parent, which is less than the node's own; nil for roots.
  ///   - sizes: The nodes' sizes.
  init(parents: [Int?], sizes: [NodeSize]) {
    let downward = Self.scale(Self.extent(parents, sizes))
    let turned = Self.extent(parents, sizes.map(\.turned))
    let sideways = Self.scale(turned.turned)
    isDownward = downward > sideways * 1.05
    scale = max(downward, sideways)
  }

  /// How a tree is drawn.
  struct Layout<Label> {
    var isDownward: Bool
    var scale: Double
    /// The nodes' labels and their full texts.
    var parts: [(label: Label, title: String)]
  }

  /// The direction of a tree, with narrower labels if it would be too wide with the usual ones.
  static func fitting<Label: TreeNodeLabel>(
    _ items: [some TreeItem], _ parts: [(label: Label, title: String)]
  ) -> Layout<Label> {
    let parents = items.map(\.parent)
    let usual = TreeDirection(parents: parents, sizes: parts.map(\.label.nodeSize))
    let layout = Layout(isDownward: usual.isDownward, scale: usual.scale, parts: parts)
    guard usual.scale < 1 else { return layout }
    let narrow = parts.map { (label: $0.label.narrowed(to: Self.narrow), title: $0.title) }
    let other = TreeDirection(parents: parents, sizes: narrow.map(\.label.nodeSize))
    guard other.scale > usual.scale * 1.02 else { return layout }
    return Layout(isDownward: other.isDownward, scale: other.scale, parts: narrow)
  }

  private static func scale(_ size: NodeSize) -> Double {
    min(1, page.width / size.width, page.height / size.height)
  }

  /// About the size of a tree that grows downwards, with subtrees as close to each other as they can stand.
  private static func extent(_ parents: [Int?], _ sizes: [NodeSize]) -> NodeSize {
    var children = [[Int]](repeating: [], count: sizes.count)
    var roots: [Int] = []
    var depths: [Int] = []
    var heights: [Double] = []
    for (position, size) in sizes.enumerated() {
      let depth = parents[position].map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      if depth == heights.count { heights.append(0) }
      heights[depth] = max(heights[depth], size.height)
      if let parent = parents[position] { children[parent].append(position) } else { roots.append(position) }
    }
    var outlines = [TreeOutline](repeating: TreeOutline(), count: sizes.count)
    for position in sizes.indices.reversed() {
      outlines[position] = TreeOutline.beside(children[position].map { outlines[$0] }, betweenSiblings)
      outlines[position].put(above: sizes[position].width)
      for child in children[position] { outlines[child] = TreeOutline() }
    }
    let width = TreeOutline.beside(roots.map { outlines[$0] }, betweenSiblings).width
    let height = heights.reduce(0, +) + betweenLevels * Double(max(heights.count - 1, 0))
    return NodeSize(width: max(width, 1), height: max(height, 1))
  }
}

extension NodeSize {
  fileprivate var turned: NodeSize { NodeSize(width: height, height: width) }
}

/// How far a tree that grows downwards reaches to both sides, on each level.
private struct TreeOutline {
  /// The sides of each level, the lowest level first, so that a level on top is added at the end.
  private var levels: [(left: Double, right: Double)] = []

  var width: Double {
    (levels.map(\.right).max() ?? 0) - (levels.map(\.left).min() ?? 0)
  }

  /// Adds a node above the highest level, in its middle.
  mutating func put(above width: Double) {
    let middle = levels.last.map { ($0.left + $0.right) / 2 } ?? 0
    levels.append((middle - width / 2, middle + width / 2))
  }

  /// Trees beside each other, no closer than so much on any level.
  static func beside(_ trees: [TreeOutline], _ distance: Double) -> TreeOutline {
    var all = trees.first ?? TreeOutline()
    for tree in trees.dropFirst() {
      let common = min(all.levels.count, tree.levels.count)
      let pairs = zip(all.levels.suffix(common), tree.levels.suffix(common))
      let shift = pairs.map { $0.right - $1.left }.max().map { $0 + distance } ?? 0
      let moved = tree.levels.map { (left: $0.left + shift, right: $0.right + shift) }
      var merged = moved.count > all.levels.count ? moved : all.levels
      for back in 1...max(common, 1) where back <= common {
        let left = all.levels[all.levels.count - back].left
        merged[merged.count - back] = (left, moved[moved.count - back].right)
      }
      all.levels = merged
    }
    return all
  }
}
