// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The boxes of the hit path: the path vertically, views that refused on its left, unasked ones on its right.
struct HitPathSheet: PictureWords {
  let subject: DiagramSubject
  let tree: HitPathTree
  let words: HitPathWords

  /// The variants of the graph, from the most boxes to the fewest.
  var contents: [GraphContent] {
    let way = HitPathWay(tree, narrator)
    return [8, 7, 6, 5].map { content(way.folded(to: $0)) }
  }

  // MARK: - Boxes

  private func content(_ way: HitPathWay) -> GraphContent {
    var content = GraphContent()
    var above: Int?
    let last = way.stretches.count - 1
    for (number, stretch) in way.stretches.enumerated() {
      if number == 0 {
        above = content.add(touchItem)
      } else {
        // The other views of the previous stretch are on its left, because they were asked before it.
        above = content.add(path(stretch.views, isLast: number == last), below: above, mark: .path)
      }
      guard let box = above else { continue }
      let groups = stretch.groups
      let isAlone = number == last && groups.count == 1 && stretch.unasked.isEmpty
      for group in groups { add(group, below: box, isOnLine: isAlone, to: &content) }
      if !stretch.unasked.isEmpty { addUnasked(stretch.unasked, below: box, to: &content) }
    }
    content.orderLinks()
    return content
  }

  private func path(_ views: [String], isLast: Bool) -> GraphContent.Item {
    let isOne = views.count == 1
    let (rows, counted) = rows(of: views, counting: { .onThePath(count: $0) }) {
      pathRows($0, isAlone: isOne)
    }
    let mark = SheetMark(ofView: isLast ? views.last.map(tree.state) ?? .path : .path)
    return item(mark, rows, about: views, isOnLine: true, folded: counted)
  }

  /// A box of one view or several.
  private func item(
    _ mark: SheetMark, _ rows: [GraphBox.Row], about views: [String], isOnLine: Bool, folded: [String]
  ) -> GraphContent.Item {
    let isOne = views.count == 1
    return item(
      mark, rows, title: isOne ? title(of: views[0]) : narrator.names(views, limit: 12),
      id: isOne ? ElementID.view(views[0]) : nil, isOnLine: isOnLine, folded: folded)
  }

  private func pathRows(_ id: String, isAlone: Bool) -> [GraphBox.Row] {
    let step = tree.steps[id]?.last
    var rows = [
      GraphBox.Row.object(
        TextFitter.line(id), role(of: id), number: number(of: id), id: isAlone ? nil : ElementID.view(id),
        title: isAlone ? nil : title(of: id))
    ]
    rows += answerRows(tree.state(of: id), step, of: id)
    if step == nil, tree.state(of: id) == .hit, let returned = answer.returnedView(in: index) {
      rows.append(.fact(say(.returnedBy(view: TextFitter.line(returned.by)))))
    }
    if isAlone, tree.isPending(id), tree.moment?.now?.view == id { rows.append(.fact(say(.pending))) }
    return rows
  }

  /// Adds a box of views that refused, and below it the descendants of one of them that were asked.
  private func add(_ group: [SideView], below parent: Int, isOnLine: Bool, to content: inout GraphContent) {
    let mark: SheetMark = group.allSatisfy(\.returnsView) ? .path : .refused
    let (rows, folded) = SideRows(sheet: self, sides: group).rows
    let position = content.add(
      item(mark, rows, about: group.map(\.view), isOnLine: isOnLine, folded: folded), below: parent)
    let inside = HitPathWay.Stretch(views: [], sides: group[0].asked, unasked: [])
    for inner in inside.groups { add(inner, below: position, isOnLine: false, to: &content) }
  }

  private func addUnasked(_ views: [String], below parent: Int, to content: inout GraphContent) {
    let count = tree.forest.size(of: views)
    let mayStillBeAsked = views.contains(where: tree.mayStillBeAsked)
    let names = views.map(TextFitter.line)
    let roles = Set(views.compactMap { index.view($0)?.role })
    func back(_ name: String) -> String {
      areFurtherBack(views) ? say(.furtherBack(name: name)) : name
    }
    let what: String =
      if views.count == 1 {
        count == 1
          ? back(names[0])
          : say(.inAndMore(name: names[0], inside: count - 1))
      } else if views.count > 3, roles.count == 1, let role = roles.first {
        back(say(.several(role, count: views.count)))
      } else {
        language.list(shortened(names, most: 3))
      }
    let isNamed = what.contains(meant.map(TextFitter.line) ?? "")
    content.add(
      item(
        .fold,
        [.count(say(mayStillBeAsked ? .notAskedYet(count: count) : .notAsked(count: count))), .fact(what)]
          + (isNamed ? [] : [missed(in: views)].compactMap { $0 }),
        width: 170, title: narrator.names(names, limit: 12), folded: names),
      below: parent, .fold)
  }

  /// Whether the given siblings are behind the one on the path.
  private func areFurtherBack(_ views: [String]) -> Bool {
    let parents = Set(views.map { index.view($0)?.superview })
    guard parents.count == 1, let parent = parents.first.flatMap({ $0 }) else { return false }
    let siblings = index.subviews(of: parent)
    guard let path = siblings.firstIndex(where: tree.isOnPath.contains),
      let front = siblings.firstIndex(of: views[0])
    else { return false }
    return front < path
  }

  /// The view that the touch was aimed at but that was not asked; nil while the hit test is in progress.
  private var meant: String? {
    guard tree.moment == nil, let meant = subject.meant, answer.missing(meant, in: index) != nil,
      tree.steps[meant] == nil
    else { return nil }
    return meant
  }

  /// A row that says that the intended view is not asked, if it is one of the given views or inside one.
  fileprivate func missed(in views: [String]) -> GraphBox.Row? {
    guard let meant, index.ancestry(of: meant).contains(where: { views.contains($0.id) }) else { return nil }
    return .fact(say(HitTestAnswerText.isNotAsked(view: TextFitter.line(meant), because: nil)), .stop)
  }

  // MARK: - Words

  func title(of id: String) -> String { words.title(of: id) }

  func role(of id: String, inside: Int = 0) -> String {
    guard let view = index.view(id) else { return "" }
    return say(.role(subject.roleName(of: view), inside: inside))
  }

  /// The position in the order of asking; if a view was called several times, the last.
  func number(of id: String) -> String? { tree.steps[id]?.last.map { String($0.order) } }
}

/// The rows of views that refused: up to three, then a count; neighbours with the same reason show it once.
private struct SideRows: PictureWords {
  let sheet: HitPathSheet
  let sides: [SideView]

  var subject: DiagramSubject { sheet.subject }

  private static let most = 3

  var rows: (rows: [GraphBox.Row], folded: [String]) {
    var runs = sides.runs(where: isAlike)
    if sides.count > Self.most, runs.count > Self.most {
      runs = Array(runs.prefix(Self.most - 1)) + [Array(runs.dropFirst(Self.most - 1).joined())]
    }
    var rows: [GraphBox.Row] = []
    var folded: [String] = []
    for run in runs {
      if run.count > 1, sides.count > Self.most {
        rows += counted(run)
        folded += run.map { TextFitter.line($0.view) }
      } else {
        rows += run.map(object)
        if let reason = reason(run) { rows.append(.fact(reason, run[0].returnsView ? .check : .cross)) }
        if run[0].step.isDirect { rows.append(.fact(say(.calledByCode))) }
      }
      if let meant = sheet.missed(in: run.map(\.view)) { rows.append(meant) }
    }
    return (rows, folded)
  }

  /// Whether two views refuse for the same reason: in the same words, or as two of many that do not contain the touch.
  private func isAlike(_ one: SideView, _ other: SideView) -> Bool {
    guard one.step.isDirect == other.step.isDirect else { return false }
    return one.refusal == other.refusal
      || (sides.count > Self.most && one.refusal.isOutside && other.refusal.isOutside)
  }

  private func object(_ side: SideView) -> GraphBox.Row {
    let isAlone = sides.count == 1
    return .object(
      TextFitter.line(side.view), sheet.role(of: side.view, inside: side.inside),
      number: String(side.step.order), id: isAlone ? nil : ElementID.view(side.view),
      title: isAlone ? nil : sheet.title(of: side.view))
  }

  private func counted(_ run: [SideView]) -> [GraphBox.Row] {
    let roles = Set(run.compactMap { index.view($0.view)?.role })
    let role = roles.count == 1 ? roles.first ?? .view : .view
    let orders = run.map(\.step.order)
    let number = "\(orders.min() ?? 0)–\(orders.max() ?? 0)"
    let reason = reason(run) ?? say(.allRefuse(.untold, count: run.count))
    return [
      .object(say(.several(role, count: run.count)), "", number: number), .fact(reason, .cross),
    ]
  }

  private func reason(_ run: [SideView]) -> String? {
    if run.count == 1 { return say(.refusal(run[0].refusal)) }
    if run.allSatisfy({ $0.refusal == run[0].refusal }) {
      return say(.allRefuse(run[0].refusal, count: run.count))
    }
    return run.allSatisfy(\.refusal.isOutside) ? say(.allRefuse(.outsideEach, count: run.count)) : nil
  }
}

extension GraphText.Refusal {
  fileprivate var isOutside: Bool {
    switch self {
    case .outside, .onEdge: true
    default: false
    }
  }
}
