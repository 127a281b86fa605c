// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The hit path in words: a sentence on each view, and the tree in lines.
struct HitPathWords: PictureWords {
  let subject: DiagramSubject
  let tree: HitPathTree
  private let answers: ViewAnswers

  /// Of so many siblings in a row that were not asked, or that refused for one reason, one line tells.
  private static let fewestCounted = (unasked: 3, refused: 9)

  init(_ subject: DiagramSubject, _ tree: HitPathTree) {
    self.subject = subject
    self.tree = tree
    answers = ViewAnswers(subject.answer, in: subject.index)
  }

  // MARK: - A view

  /// A sentence on a view: its answer with the reason, or why it was not asked, and its class.
  func title(of id: String) -> String {
    let steps = tree.steps[id] ?? []
    var sentence = steps.isEmpty ? "" : numbers(of: steps.map(\.order)) + ". "
    if let step = steps.last, tree.isPending(id) {
      let now = tree.moment?.now?.view == id ? [say(TreesText.askedNow)] : []
      let what = (step.point.map { [narrator.point($0)] } ?? []) + now + [say(.answerPending)]
      sentence += say(.told(of: narrator.name(id), what: what.joined(separator: ", ")))
    } else if steps.isEmpty, tree.isStillToCome(id) {
      sentence += say(.told(of: narrator.name(id), what: say(TreesText.notAskedYet)))
    } else if tree.differing.contains(id) {
      sentence += say(.told(of: narrator.name(id), what: told(inAllPassesOf: id).joined(separator: "; ")))
    } else if let step = steps.last {
      sentence += narrator.step(step).plain
    } else if let view = index.view(id) {
      sentence += narrator.view(answers.answer(for: view)).plain
    }
    if let className = subject.objectName(ofView: id).className { sentence += " (\(className))" }
    return TextFitter.line(sentence)
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

  /// The order numbers of a view, of many only the ends.
  private func numbers(of orders: [Int]) -> String {
    guard orders.count > 3, let first = orders.first, let last = orders.last else {
      return orders.map(String.init).joined(separator: ", ")
    }
    return "\(first), …, \(last)"
  }

  // MARK: - The tree in lines

  /// What siblings in a row have in common of which one line tells.
  private enum Kind: Equatable {
    case unasked
    case refused(TraceReason.Code?)
    /// The view is not counted.
    case alone
  }

  private func kind(of id: String) -> Kind {
    if tree.isOnPath.contains(id) || tree.isTouchedInside(id) || tree.differing.contains(id) { return .alone }
    switch tree.state(of: id) {
    case .hit, .passedUp: return .alone
    case .unasked: return .unasked
    case .refused: return .refused(tree.steps[id]?.last?.reason?.code)
    }
  }

  /// The tree in the order of asking: each view's subviews from front to back, indented, with the point in coordinates
  /// of its own; of what is counted with all names.
  func outline() -> String {
    var lines = ["- " + subject.touchText]
    var seen: Set<String> = []
    var open: [(run: [String], kind: Kind, depth: Int)] = []
    func add(_ siblings: [String], depth: Int) {
      let fresh = siblings.reversed().filter { seen.insert($0).inserted }
      let runs = fresh.map { (id: $0, kind: kind(of: $0)) }.runs { $0.kind == $1.kind && $1.kind != .alone }
      open += runs.reversed().map { ($0.map(\.id), $0[0].kind, depth) }
    }
    add(tree.windows, depth: 1)
    while let (run, kind, depth) = open.popLast() {
      let indent = String(repeating: "  ", count: depth) + "- "
      if let counted = counted(run, kind) {
        lines.append(indent + counted)
      } else {
        lines.append(indent + line(on: run[0]))
        if run.count > 1 { open.append((Array(run.dropFirst()), kind, depth)) }
        add(index.subviews(of: run[0]), depth: depth + 1)
      }
    }
    if !tree.detached.isEmpty {
      let count = tree.forest.size(of: tree.detached)
      lines.append("- " + line([say(.inNoWindow(count: count))], names: tree.detached))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(on id: String) -> String {
    guard let step = tree.steps[id]?.last, !tree.isPending(id) else { return title(of: id) }
    return title(of: id) + (step.point.map { " [\(narrator.point($0))]" } ?? "")
  }

  /// The line that tells of all views of a run; nil for views with lines of their own.
  private func counted(_ run: [String], _ kind: Kind) -> String? {
    let count = tree.forest.size(of: run)
    let inside = subject.viewsInside(count - run.count)
    switch kind {
    case .alone: return nil
    case .refused(let code):
      guard run.count >= Self.fewestCounted.refused else { return nil }
      let reason = code.flatMap { PictureText.GroupReason(rawValue: $0.rawValue) }
      let orders = run.flatMap { (tree.steps[$0] ?? []).map(\.order) }
      let asked = say(.asked(first: orders.min() ?? 0, last: orders.max() ?? 0))
      return line([say(.refused(count: run.count, reason: reason)), asked] + inside, names: run)
    case .unasked:
      guard run.count >= Self.fewestCounted.unasked else { return nil }
      if run.contains(where: tree.isStillToCome) { return line([say(.notYet(count: count))], names: run) }
      let reasons = Set(run.map { index.view($0).flatMap { answers.answer(for: $0).reason }?.code })
      let reason =
        reasons.count == 1
        ? index.view(run[0]).flatMap { answers.answer(for: $0).reason }.map {
          narrator.reason($0, of: run[0]).plain
        }
        : nil
      return line([narrator.folded(run.count)] + (reason.map { [$0] } ?? []) + inside, names: run)
    }
  }

  private func line(_ facts: [String], names: [String]) -> String {
    "(" + say(.told(of: facts.joined(separator: "; "), what: language.list(names.map(TextFitter.line)))) + ")"
  }

  // MARK: - For programs

  /// The steps of the walk, and the views that were not asked.
  var facts: JSONObject {
    .known([
      "hitView": tree.moment == nil ? answer.hitView : nil, "step": tree.moment?.now?.order,
      "steps": tree.walk.map { step -> JSONObject in
        .known([
          "order": step.order, "id": step.view, "class": index.view(step.view)?.className,
          "depth": step.depth,
          "point": step.point, "outcome": tree.isPending(step.view) ? nil : step.outcome.rawValue,
          "answer": tree.isPending(step.view) ? nil : step.result, "isInside": step.isInside,
          "reason": tree.isPending(step.view) ? nil : step.reason ?? step.insideReason,
          "calledByCode": step.isDirect ? true : nil,
        ])
      },
      "notAsked": index.screen.views.filter { tree.steps[$0.id] == nil && $0.id != answer.hitView }.map {
        view -> JSONObject in
        let told = answers.answer(for: view)
        return .known(["id": view.id, "class": view.className, "point": told.point, "reason": told.reason])
      },
    ])
  }
}
