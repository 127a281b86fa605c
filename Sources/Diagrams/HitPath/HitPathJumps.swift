// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The edges where the walk left the tree: an override of `hitTest` asked a view that is no subview of its own,
/// or returned a view that it did not find by asking.
struct HitPathJumps {
  let diagram: HitPathDiagram
  let words: HitPathWords

  private var tree: HitPathTree { diagram.tree }

  var edges: [Edge] {
    var positions: [String: Int] = [:]
    for (position, item) in diagram.items.enumerated() {
      if case .view(let id, inside: _) = item.content { positions[id] = position }
    }
    func edge(from tail: String, to head: String?, saying text: String) -> Edge? {
      guard let tail = positions[tail], let head = head.flatMap({ positions[$0] }), tail != head,
        diagram.items[head].parent != tail
      else { return nil }
      let names = [tail, head].map { words.name(of: diagram.items[$0]) }.joined(separator: " → ")
      return Edge(
        diagram.identifier(of: tail), diagram.identifier(of: head), label: .plain(text),
        title: diagram.subject.text(.told(of: names, what: text)),
        attributes: [
          .class("rule", "path"), .constraint(false), .style(.dashed), .fontName(TextFitter.fontName),
          .fontSize(NodeLabel.smallSize),
        ])
    }
    let returns = tree.walk.filter { tree.isRedirection($0) && !tree.isPending($0.view) }.compactMap {
      edge(from: $0.view, to: $0.result, saying: diagram.narrator.answer($0).plain)
    }
    var seen: Set<[String]> = []
    let calls = tree.callers.filter { seen.insert([$0.caller, $0.view]).inserted }.compactMap {
      edge(from: $0.caller, to: $0.view, saying: diagram.narrator[.calledByCode])
    }
    return returns + calls
  }
}

extension HitPathTree {
  /// The steps that are shown.
  var walk: [WalkStep] { moment?.steps ?? answer.walk }

  /// Whether an override of `hitTest` returned a view that it did not find by asking.
  func isRedirection(_ step: WalkStep) -> Bool {
    guard step.reason?.code == .customHitTest, let result = step.result, result != step.view else {
      return false
    }
    return steps[result]?.contains { $0.result == result && $0.order > step.order } != true
  }

  /// The calls of `hitTest` that code made, with the view that made them.
  var callers: [(caller: String, view: String)] {
    var open: [WalkStep] = []
    var calls: [(caller: String, view: String)] = []
    for step in walk {
      while let last = open.last, last.depth >= step.depth { open.removeLast() }
      if step.isDirect, let caller = open.last { calls.append((caller.view, step.view)) }
      open.append(step)
    }
    return calls
  }
}
