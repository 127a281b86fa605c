// SPDX-License-Identifier: Apache-2.0

/// The width and height of a node, in points.
struct NodeSize: Hashable {
  var width: Double
  var height: Double
}

/// Chooses whether a tree grows to the right or downwards: the way in which its texts are larger on a page.
struct TreeDirection {
  /// The width of a page in points. A picture no wider is shown in its natural size.
  private static let page = 760.0

  private static let betweenSiblings = 10.0
  private static let betweenLevels = 30.0

  /// - Parameters:
  ///   - parents: The position of each node's parent, which is less than the node's own; nil for roots.
  ///   - sizes: The nodes' sizes.
  /// - Returns: Whether the tree should grow downwards.
  static func isDownward(parents: [Int?], sizes: [NodeSize]) -> Bool {
    let downward = extent(parents, sizes)
    let sideways = extent(parents, sizes.map { NodeSize(width: $0.height, height: $0.width) })
    let scales = (min(1, page / downward.width), min(1, page / sideways.height))
    return scales.0 > scales.1 * 1.05
  }

  /// The size of a tree that grows downwards, if nothing is moved together.
  private static func extent(_ parents: [Int?], _ sizes: [NodeSize]) -> NodeSize {
    var depths: [Int] = []
    var heights: [Double] = []
    for (parent, size) in zip(parents, sizes) {
      let depth = parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      if depth == heights.count { heights.append(0) }
      heights[depth] = max(heights[depth], size.height)
    }
    var below = [Double](repeating: 0, count: sizes.count)
    var width = 0.0
    for position in sizes.indices.reversed() {
      let own = max(sizes[position].width, below[position] - betweenSiblings)
      if let parent = parents[position] {
        below[parent] += own + betweenSiblings
      } else {
        width += own + betweenSiblings
      }
    }
    let height = heights.reduce(0, +) + betweenLevels * Double(max(heights.count - 1, 0))
    return NodeSize(width: max(width, 1), height: max(height, 1))
  }
}
