// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// A view that was asked and is not on the path.
struct SideView {
  var step: WalkStep
  var refusal: GraphText.Refusal
  /// How many views in it were not asked.
  var inside: Int
  /// The views in it that were asked.
  var asked: [SideView] = []

  var view: String { step.view }

  /// Whether it returned a view, which then was not found through it.
  var returnsView: Bool { step.outcome != .refused }
}

/// The hit path as a picture of the answer has it: the path in stretches, each with what else was asked from its last
/// view on, in the order of asking, and what was not asked.
struct HitPathWay {
  struct Stretch {
    /// Views of the path; none for the touch itself.
    var views: [String]
    var sides: [SideView]
    /// The topmost of the views that were not asked.
    var unasked: [String]

    /// The sides that share a box, and those with a box of their own.
    var groups: [[SideView]] {
      func isPlain(_ side: SideView) -> Bool { side.asked.isEmpty && !side.returnsView }
      return sides.runs { isPlain($0) && isPlain($1) }
    }

    /// How many boxes it takes.
    var boxCount: Int {
      func count(_ groups: [[SideView]]) -> Int {
        groups.reduce(0) { $0 + 1 + count(Stretch(views: [], sides: $1[0].asked, unasked: []).groups) }
      }
      return (views.isEmpty ? 0 : 1) + count(groups) + (unasked.isEmpty ? 0 : 1)
    }
  }

  /// From the touch to the hit-test view.
  private(set) var stretches: [Stretch]

  init(_ tree: HitPathTree, _ narrator: Narrator) {
    let calls = CallTree(tree.walk)
    func sides(_ positions: [Int]) -> [SideView] {
      positions.compactMap { position in
        let step = tree.walk[position]
        guard !tree.isOnPath.contains(step.view) else { return nil }
        let inside = sides(calls.inside(position))
        let asked = inside.reduce(0) { $0 + 1 + $1.inside + $1.asked.count }
        return SideView(
          step: step,
          refusal: step.outcome == .refused
            ? narrator.refusal(step.reason ?? step.insideReason, of: step.view)
            : .other(narrator.answer(step).plain),
          inside: max(tree.size(of: step.view) - 1 - asked, 0), asked: inside)
      }
    }
    func unasked(_ siblings: [String]) -> [String] {
      siblings.filter { tree.steps[$0] == nil && !tree.isOnPath.contains($0) }.reversed()
    }
    stretches = [Stretch(views: [], sides: sides(calls.top), unasked: unasked(tree.windows))]
    for view in tree.path {
      let positions = calls.last(of: view).map(calls.inside) ?? []
      stretches.append(
        Stretch(
          views: [view], sides: sides(positions), unasked: unasked(tree.index.subviews(of: view))))
    }
  }

  // MARK: - Folding

  var boxCount: Int { stretches.reduce(0) { $0 + $1.boxCount } }

  /// With no more boxes than a limit, if that can be: straight runs of the path share a box, then what was not asked is
  /// counted in one place, then views within those that said no are left out, and then the path's beginning shares a box
  /// with all that was asked from it. The last view keeps its own.
  func folded(to limit: Int) -> HitPathWay {
    var way = self
    way.joinMiddle()
    way.joinStraightRuns(to: min(limit, 7))
    if way.boxCount > limit { way.gatherUnasked() }
    if way.boxCount > limit { way.leaveOutWithinRefused() }
    while way.boxCount > limit, way.stretches.count > 3 { way.join(1) }
    return way
  }

  /// Of a very long path all but the ends is one stretch anyway.
  private mutating func joinMiddle() {
    let (head, tail) = (2, 8)
    guard stretches.count > 2 * (head + tail) else { return }
    let middle = stretches[head..<stretches.count - tail]
    let joined = Stretch(
      views: middle.flatMap(\.views), sides: middle.flatMap(\.sides), unasked: middle.flatMap(\.unasked))
    stretches.replaceSubrange(head..<stretches.count - tail, with: [joined])
  }

  private mutating func joinStraightRuns(to limit: Int) {
    var position = 1
    while boxCount > limit, position + 2 < stretches.count {
      if stretches[position].sides.isEmpty, stretches[position].unasked.isEmpty {
        join(position)
      } else {
        position += 1
      }
    }
  }

  private mutating func gatherUnasked() {
    guard let last = stretches.lastIndex(where: { !$0.unasked.isEmpty }) else { return }
    let all = stretches.flatMap(\.unasked)
    for position in stretches.indices { stretches[position].unasked = position == last ? all : [] }
  }

  private mutating func leaveOutWithinRefused() {
    for position in stretches.indices {
      for side in stretches[position].sides.indices {
        let asked = stretches[position].sides[side].asked
        stretches[position].sides[side].inside += asked.reduce(0) { $0 + 1 + $1.inside + $1.asked.count }
        stretches[position].sides[side].asked = []
      }
    }
  }

  private mutating func join(_ position: Int) {
    let next = stretches.remove(at: position + 1)
    stretches[position].views += next.views
    stretches[position].sides += next.sides
    stretches[position].unasked += next.unasked
  }
}

/// The calls of a walk, each with those that were made within it.
private struct CallTree {
  private(set) var top: [Int] = []
  private var within: [Int: [Int]] = [:]
  private var positions: [String: Int] = [:]

  init(_ walk: [WalkStep]) {
    var open: [Int] = []
    for (position, step) in walk.enumerated() {
      while let last = open.last, walk[last].depth >= step.depth { open.removeLast() }
      if let last = open.last { within[last, default: []].append(position) } else { top.append(position) }
      positions[step.view] = position
      open.append(position)
    }
  }

  func inside(_ position: Int) -> [Int] { within[position] ?? [] }

  /// The last call for a view.
  func last(of view: String) -> Int? { positions[view] }
}
