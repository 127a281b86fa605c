// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What stands in the nodes of the tree, and the tree as text.
struct HitPathWords {
  let diagram: HitPathDiagram
  private let asked: [String: WalkStep]

  init(diagram: HitPathDiagram) {
    self.diagram = diagram
    asked = diagram.subject.answer.stepsByView
  }

  private var subject: DiagramSubject { diagram.subject }
  private var narrator: Narrator { diagram.subject.narrator }
  private var tree: HitPathTree { diagram.tree }

  /// A node's label and its full text.
  func parts(of item: HitPathItem) -> (label: NodeLabel, title: String) {
    switch item.content {
    case .touch:
      let text = subject.text(.touchAt(point: narrator.point(subject.answer.location)))
      return (NodeLabel(name: text, details: []), text)
    case .fold(let fold):
      let lines = lines(of: fold)
      return (
        NodeLabel(name: lines[0], details: Array(lines.dropFirst())),
        subject.text(.told(of: lines.joined(separator: "; "), what: narrator.names(fold.views, limit: 12)))
      )
    case .view(let id, let inside):
      return parts(of: id, inside: inside)
    }
  }

  /// A node's name for an edge.
  func name(of item: HitPathItem) -> String {
    switch item.content {
    case .touch: narrator[.touchPoint]
    case .fold(let fold): lines(of: fold)[0]
    case .view(let id, inside: _): objectName(of: id).name
    }
  }

  private func objectName(of id: String) -> ObjectName {
    ObjectName(id: id, className: subject.index.view(id)?.className ?? "")
  }

  private func parts(of id: String, inside: Int) -> (label: NodeLabel, title: String) {
    let name = objectName(of: id)
    let view = subject.index.view(id)
    var details: [String] = []
    var kind = [name.className].compactMap { $0 }
    if view?.window != nil { kind.append(narrator[.kindWindow]) }
    if view?.control != nil { kind.append(narrator[.kindControl]) }
    details.append(kind.joined(separator: " · "))
    if let text = view?.text, !text.isEmpty { details.append("“\(TextFitter.line(text))”") }

    let steps = tree.steps[id] ?? []
    let number = steps.isEmpty ? nil : numbers(of: steps.map(\.order))
    if let step = steps.last {
      details.append(
        [step.point.map(narrator.point), tree.state(of: id) == .hit ? nil : narrator.answer(step)]
          .compactMap { $0 }.joined(separator: " "))
      if tree.state(of: id) == .hit { details.append(narrator[.legendHit]) }
      if step.isDirect { details.append(narrator[.calledByCode]) }
      if let reason = narrator.reason(step) { details.append(reason) }
    } else {
      details.append(tree.state(of: id) == .hit ? narrator[.legendHit] : narrator[.legendUnasked])
    }
    if inside > 0 { details.append(subject.text(.viewsInside(count: inside))) }
    return (
      NodeLabel(number: number, name: name.name, details: details), title(of: id, name, number, steps.last)
    )
  }

  private func title(of id: String, _ name: ObjectName, _ number: String?, _ step: WalkStep?) -> String {
    var sentence = number.map { $0 + ". " } ?? ""
    if let step {
      sentence += narrator.step(step)
    } else if let view = subject.index.view(id) {
      sentence += narrator.view(subject.answer.answer(for: view, in: subject.index, asked: asked))
    }
    return TextFitter.line(sentence + (name.className.map { " (\($0))" } ?? ""))
  }

  /// The order numbers of a view, of many only the ends.
  private func numbers(of orders: [Int]) -> String {
    guard orders.count > 3, let first = orders.first, let last = orders.last else {
      return orders.map(String.init).joined(separator: ", ")
    }
    return "\(first), …, \(last)"
  }

  /// What a fold says: the count first.
  private func lines(of fold: HitPathFold) -> [String] {
    let count = fold.views.count
    let inside = fold.count - count
    let rest = inside > 0 ? [subject.text(.viewsInside(count: inside))] : []
    switch fold.kind {
    case .unasked:
      let classes = Set(fold.views.map { subject.index.view($0)?.className })
      guard classes.count == 1, let className = classes.first.flatMap({ $0 }) else {
        return [narrator.folded(fold.count)]
      }
      return [narrator.folded(count, className: className)] + rest
    case .refused(let code):
      let reason = code.flatMap { PictureText.GroupReason(rawValue: $0.rawValue) }
      return [subject.text(.refused(count: count, reason: reason))] + orders(of: fold.views) + rest
    case .asked:
      return [subject.text(.viewCount(count: count))] + orders(of: fold.views) + rest
    case .path:
      let beside = inside > 0 ? [subject.text(.besideThePath(count: inside))] : []
      return [subject.text(.onThePath(count: count))] + orders(of: fold.views) + beside
    case .detached:
      return [subject.text(.inNoWindow(count: fold.count))]
    }
  }

  private func orders(of views: [String]) -> [String] {
    let orders = views.flatMap { (tree.steps[$0] ?? []).map(\.order) }
    guard let first = orders.min(), let last = orders.max(), first < last else { return [] }
    return [subject.text(.asked(first: first, last: last))]
  }

  /// The tree in lines, in the order of asking: each view's subviews from front to back, indented.
  func outline() -> String {
    var lines: [String] = []
    let roots = diagram.items.indices.filter { diagram.items[$0].parent == nil }
    var open = roots.reversed().map { (position: $0, depth: 0) }
    while let (position, depth) = open.popLast() {
      let item = diagram.items[position]
      let text =
        switch item.content {
        case .touch: parts(of: item).title
        case .fold(let fold): TextFitter.line("(" + self.lines(of: fold).joined(separator: "; ") + ")")
        case .view: parts(of: item).title
        }
      lines.append(String(repeating: "  ", count: depth) + "- " + text)
      open += item.children.map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
