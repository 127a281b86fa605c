// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The texts of the tree's nodes, and the tree as text.
struct HitPathWords: PictureWords {
  let diagram: HitPathDiagram
  private let answers: ViewAnswers

  init(diagram: HitPathDiagram) {
    self.diagram = diagram
    answers = ViewAnswers(diagram.subject.answer, in: diagram.subject.index)
  }

  var subject: DiagramSubject { diagram.subject }
  private var tree: HitPathTree { diagram.tree }

  /// A node's label and its full text.
  func parts(of item: HitPathItem) -> (label: NodeLabel, title: String) {
    switch item.content {
    case .touch:
      let text = subject.touchText
      return (NodeLabel(name: text), text)
    case .fold(let fold):
      let lines = lines(of: fold)
      return (
        NodeLabel(name: lines[0], details: Array(lines.dropFirst())),
        counted(lines.joined(separator: "; "), fold.views)
      )
    case .view(let id, let inside):
      return parts(of: id, inside: inside, isBranch: isBranch(item))
    }
  }

  /// A node's name for an edge.
  func name(of item: HitPathItem) -> String {
    switch item.content {
    case .touch: narrator[.touchPoint]
    case .fold(let fold): lines(of: fold)[0]
    case .view(let id, inside: _): subject.objectName(ofView: id).name
    }
  }

  /// Whether the view above was asked: then the reason why this one was not stands here.
  private func isBranch(_ item: HitPathItem) -> Bool {
    guard let parent = item.parent, case .view(let above, inside: _) = diagram.items[parent].content else {
      return true
    }
    return tree.steps[above] != nil
  }

  private func parts(of id: String, inside: Int, isBranch: Bool) -> (label: NodeLabel, title: String) {
    let name = subject.objectName(ofView: id)
    var details = subject.heading(ofView: id)
    let steps = tree.steps[id] ?? []
    let number = steps.isEmpty ? nil : numbers(of: steps.map(\.order))
    details += told(of: id, steps.last, isBranch: isBranch)
    details += subject.viewsInside(inside)
    return (
      NodeLabel(number: number, name: name.name, details: details),
      title(of: id, name, number, steps.last, inside: inside)
    )
  }

  /// The point, the answer and the reason.
  private func told(of id: String, _ step: WalkStep?, isBranch: Bool) -> [String] {
    let isHit = tree.state(of: id) == .hit
    if tree.differing.contains(id) { return told(inAllPassesOf: id) + (isHit ? [narrator[.legendHit]] : []) }
    guard let step else {
      if tree.isStillToCome(id) { return [say(.notAskedYet)] }
      guard isHit else { return [unasked(id, isBranch: isBranch)] }
      let returned = answer.returnedView(in: index)
      return [narrator[.legendHit]]
        + (returned.map { [say(.returnedUnasked(by: narrator.name($0.by)))] } ?? [])
    }
    let point = step.point.map(narrator.point)
    let isNow = tree.moment?.now?.view == id
    if tree.isPending(id) {
      return [point ?? ""] + (isNow ? [say(.askedNow)] : []) + [say(.answerPending)]
    }
    var lines = [[point, isHit ? nil : narrator.answer(step).plain].compactMap { $0 }.joined(separator: " ")]
    if isHit { lines.append(tree.moment == nil ? narrator[.legendHit] : narrator.answer(step).plain) }
    if step.isDirect { lines.append(narrator[.calledByCode]) }
    if let reason = narrator.reason(step)?.plain { lines.append(reason) }
    if isNow { lines.append(say(.askedNow)) }
    return lines
  }

  /// What the view did in each traversal, where they differ.
  private func told(inAllPassesOf id: String) -> [String] {
    answer.passes.map { pass in
      let answers = pass.steps.filter { $0.view == id }.map { step in
        say(
          .asNumber(
            step.order,
            what: [narrator.answer(step).plain, narrator.reason(step)?.plain].compactMap { $0 }.joined(separator: ": ")))
      }
      let what = answers.isEmpty ? say(.notAskedInPass) : answers.joined(separator: "; ")
      return say(.inPass(pass.number, what: what))
    }
  }

  private func unasked(_ id: String, isBranch: Bool) -> String {
    guard isBranch, let reason = reasonForNotAsking(id) else { return narrator[.legendUnasked] }
    return say(.unaskedBecause(reason: reason))
  }

  private func reasonForNotAsking(_ id: String) -> String? {
    guard let view = index.view(id) else { return nil }
    return answers.answer(for: view).reason.map { narrator.reason($0, of: id).plain }
  }

  private func title(
    of id: String, _ name: ObjectName, _ number: String?, _ step: WalkStep?, inside: Int
  ) -> String {
    var sentence = number.map { $0 + ". " } ?? ""
    if tree.moment != nil, step.map({ tree.isPending($0.view) }) ?? tree.isStillToCome(id) {
      let what = told(of: id, step, isBranch: false).filter { !$0.isEmpty }.joined(separator: ", ")
      sentence += say(.told(of: narrator.name(id), what: what))
    } else if tree.differing.contains(id) {
      let what = told(inAllPassesOf: id).joined(separator: "; ")
      sentence += say(.told(of: narrator.name(id), what: what))
    } else if let step {
      sentence += narrator.step(step).plain
    } else if let view = index.view(id) {
      sentence += narrator.view(answers.answer(for: view)).plain
    }
    if let className = name.className { sentence += " (\(className))" }
    if inside > 0 { sentence += " [\(say(.viewsInside(count: inside)))]" }
    return TextFitter.line(sentence)
  }

  /// The order numbers of a view, of many only the ends.
  private func numbers(of orders: [Int]) -> String {
    guard orders.count > 3, let first = orders.first, let last = orders.last else {
      return orders.map(String.init).joined(separator: ", ")
    }
    return "\(first), …, \(last)"
  }

  /// What a fold says: the count first.
  private func lines(of fold: ViewFold<HitPathFoldKind>) -> [String] {
    let count = fold.views.count
    let rest = subject.viewsInside(fold.inside)
    switch fold.kind {
    case .unasked:
      if fold.views.contains(where: tree.isStillToCome) { return [say(.notYet(count: fold.count))] }
      let classes = Set(fold.views.map { index.view($0)?.className })
      guard classes.count == 1, let className = classes.first.flatMap({ $0 }) else {
        return [narrator.folded(fold.count)] + reason(for: fold)
      }
      return [narrator.folded(count, className: className)] + reason(for: fold) + rest
    case .refused(let code):
      let reason = code.flatMap { PictureText.GroupReason(rawValue: $0.rawValue) }
      return [say(.refused(count: count, reason: reason))] + orders(of: fold.views) + rest
    case .asked:
      return [say(.viewCount(count: count))] + orders(of: fold.views) + rest
    case .path:
      let beside = fold.inside > 0 ? [say(.besideThePath(count: fold.inside))] : []
      return [say(PictureText.onThePath(count: count))] + orders(of: fold.views) + beside
    case .detached:
      return [say(.inNoWindow(count: fold.count))]
    }
  }

  /// Why none of the views was asked, if the reason is the same for all.
  private func reason(for fold: ViewFold<HitPathFoldKind>) -> [String] {
    guard let first = fold.views.first, let last = fold.views.last,
      let reason = reasonForNotAsking(first), reason == reasonForNotAsking(last)
    else { return [] }
    return [reason]
  }

  private func orders(of views: [String]) -> [String] {
    let orders = views.flatMap { (tree.steps[$0] ?? []).map(\.order) }
    guard let first = orders.min(), let last = orders.max(), first < last else { return [] }
    return [say(.asked(first: first, last: last))]
  }

  /// The tree in lines, in the order of asking: each view's subviews from front to back, indented; of what is counted
  /// with all names where the text stands for a picture that counts more.
  func outline(_ parts: [(label: NodeLabel, title: String)], namesAll: Bool = false) -> String {
    diagram.items.outline(isReversed: true) { position in
      guard case .fold(let fold) = diagram.items[position].content else { return parts[position].title }
      let line = "(" + lines(of: fold).joined(separator: "; ") + ")"
      return namesAll
        ? say(.told(of: line, what: language.list(fold.views.map(TextFitter.line))))
        : TextFitter.line(line)
    }
  }
}
