// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The view hierarchy as a tree below a claim, folded until it fits; a view's recognizers and controllers are in its
/// box.
struct HierarchyDiagram: Picture {
  let subject: DiagramSubject
  private let forest: ViewForest
  private let roots: [String]
  private let words: OutlineWords

  private static let mostBoxes = 14

  static func applies(to subject: DiagramSubject) -> Bool { !subject.index.screen.views.isEmpty }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    forest = ViewForest(subject.index)
    let (roots, hidden) = OutlineDiagram.roots(of: forest, subject)
    self.roots = roots
    words = OutlineWords(subject, hiddenWindows: hidden)
  }

  func diagram() -> Diagram {
    guard Self.applies(to: subject) else { return subject.sentence(say(TreesText.nothingOnScreen)) }
    let folding = OutlineFolding(
      forest, roots: roots, path: subject.hitPathsOfAll, options: subject.options,
      hasRemarks: words.hasRemarks)
    let all = folding.rows(most: Self.mostBoxes)
    let line = narrator.joined([say(GraphText.rightIsInFront)] + words.notes)
    let sheet = Sheet(claim: words.claim(all), line: line, text: text)
    let contents = [all] + [11, 9, 7, 5, 3].map { folding.rows(most: $0) }
    let everything = OutlineDiagram.allRoots(of: forest, subject)
    return subject.diagram(
      GraphSheet(sheet, contents.map(content), mostBoxes: Self.mostBoxes),
      facts: words.facts(below: everything), textEquivalent: words.outline(below: everything))
  }

  private func content(_ rows: [OutlineRow]) -> GraphContent {
    var content = GraphContent()
    for row in rows {
      let item = item(row)
      let isFold = item.box.mark == .fold
      content.add(item, below: row.parent, isFold ? .fold : .branch, mark: isFold ? .fold : .plain)
    }
    return content
  }

  private func item(_ row: OutlineRow) -> GraphContent.Item {
    switch row.content {
    case .fold(let fold):
      let parts = words.parts(of: fold)
      let names = fold.views.map(TextFitter.line)
      return item(
        .fold, [.count(parts.name), .fact(parts.role)], width: 150, title: counted(parts.name, names),
        folded: names)
    case .view(let id):
      guard let view = index.view(id) else {
        return item(.plain, [.fact(id)])
      }
      let parts = words.aside(of: view, isOnPicture: true)
      var rows = [GraphBox.Row.object(TextFitter.line(id), words.role(of: view))]
      for part in parts where part.glyph != nil { rows.append(.fact(part.text, part.glyph)) }
      let others = parts.filter { $0.glyph == nil }.map(\.text)
      if !others.isEmpty { rows.append(.fact(language.list(others))) }
      return item(
        id == subject.hitViewOfAll ? .hit : .plain, rows, width: 170, title: words.title(of: view, parts),
        id: ElementID.view(id))
    }
  }
}

extension DiagramSubject {
  /// The hit-test view, if all touches have the same one; else nil. The tree is the same for all touches, so it cannot
  /// show that of one of them.
  var hitViewOfAll: String? {
    let views = Set(analysis.touches.map(\.hitView))
    return views.count == 1 ? views.first ?? nil : nil
  }

  /// The views through which touches were found.
  var hitPathsOfAll: [String] {
    analysis.touches.flatMap { $0.hitPath(in: analysis.index(of: $0)) }
  }
}

extension DiagramKind {
  package static let hierarchy = DiagramKind(
    picture: HierarchyDiagram.self, id: "hierarchy",
    name: PictureName(
      english: .init("The view hierarchy"),
      simplifiedChinese: .init("视图层级")),
    question: "What is on this screen?",
    discussion:
      "The views inside each other, from back to front, with what belongs to each: recognizers, actions, and unusual "
      + "settings. What has no room is counted. `-T text` and `-T json` have every view, and the controllers.",
    form: .graph, touch: .ignored, choices: [.focus], place: .screen, position: 2)
}

/// The views of a screen as trees, with their sizes.
struct ViewForest {
  let index: ScreenIndex

  /// The windows from back to front.
  let windows: [String]

  /// The roots of hierarchies that are in no window.
  let detached: [String]

  private let sizes: [String: Int]

  init(_ index: ScreenIndex) {
    self.index = index
    // Views come after their superviews, so in reverse order every subtree is complete.
    var sizes: [String: Int] = [:]
    var roots: [String] = []
    for view in index.screen.views.reversed() {
      sizes[view.id, default: 0] += 1
      if let superview = view.superview, index.view(superview) != nil {
        sizes[superview, default: 0] += sizes[view.id] ?? 0
      } else {
        roots.append(view.id)
      }
    }
    self.sizes = sizes
    let asked = Set(index.screen.windowOrder)
    let others = roots.reversed().filter { !asked.contains($0) }
    let isWindow = { (id: String) in index.view(id)?.window != nil }
    windows = others.filter(isWindow) + index.windows.map(\.id).reversed()
    detached = others.filter { !isWindow($0) }
  }

  /// Adds a view and its superviews to a set, up to the first one already in it.
  static func add(_ id: String, to views: inout Set<String>, in index: ScreenIndex) {
    var current = index.view(id)
    while let view = current, views.insert(view.id).inserted {
      current = view.superview.flatMap(index.view)
    }
  }

  /// The number of views in a subtree.
  func size(of id: String) -> Int { sizes[id] ?? 1 }

  /// The number of views in several subtrees.
  func size(of views: [String]) -> Int { views.reduce(0) { $0 + size(of: $1) } }
}

extension Sequence {
  /// Groups consecutive elements: one joins the previous run if it belongs to that run's last element.
  func runs(where belongs: (_ last: Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belongs(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}

/// Common parts of graphs below a claim.
extension PictureWords {
  var text: SheetText { SheetText(language) }

  /// A box of a graph. By default its title is its rows.
  func item(
    _ mark: SheetMark, _ rows: [GraphBox.Row], width: Double = GraphBox.widestRow, title: String? = nil,
    id: String? = nil, isOnLine: Bool = false, folded: [String] = []
  ) -> GraphContent.Item {
    GraphContent.Item(
      box: GraphBox(mark, rows, text: text, width: width), title: title ?? language.list(rows.map(\.text)),
      id: id, isOnLine: isOnLine, folded: folded)
  }

  /// The effect of the hit test on a view, below its name: that it is hit, perhaps by its own code, or why it refuses.
  func answerRows(_ state: StoryMark, _ step: WalkStep?, of view: String) -> [GraphBox.Row] {
    switch state {
    case .hit:
      let isOwn = step?.isInside == true && step?.insideReason?.code == .customPointInside
      return [.fact(say(GraphText.hitTestView), .crosshair)]
        + (isOwn ? [.fact(say(GraphText.ownPointInside), .check)] : [])
    case .refused: return [.fact(say(GraphText.refusal(narrator.refusal(step?.reason, of: view))), .cross)]
    default: return []
    }
  }

  /// The pill of the incoming touch.
  var touchItem: GraphContent.Item {
    item(
      .touch, [.event(narrator.gesture(answer), .finger)], title: narrator.gestureLine(answer),
      id: ElementID.touch(answer.touch), isOnLine: true)
  }

  /// The pill of an action.
  func actionItem(_ words: String) -> GraphContent.Item {
    item(.action, [.event(words, .arrow)], title: words)
  }

  /// The rows of neighbours in one box. Of more than four, the first two and the last, with a count of the others,
  /// which are returned too.
  func rows<Neighbour>(
    of neighbours: [Neighbour], counting count: (Int) -> GraphText, _ rows: (Neighbour) -> [GraphBox.Row]
  ) -> (rows: [GraphBox.Row], counted: [Neighbour]) {
    guard neighbours.count > 4, let last = neighbours.last else { return (neighbours.flatMap(rows), []) }
    let counted = Array(neighbours.dropFirst(2).dropLast())
    let between = GraphBox.Row.count(say(count(counted.count)))
    return (neighbours.prefix(2).flatMap(rows) + [between] + rows(last), counted)
  }

  /// The first `most` names, and the number of further ones.
  func shortened(_ names: [String], most: Int) -> [String] {
    guard names.count > most else { return names }
    let shown = Array(names.prefix(most - 1))
    return [say(GraphText.namesAndMore(names: shown, count: names.count - shown.count))]
  }

  /// A count, with all names.
  func counted(_ what: String, _ names: [String]) -> String {
    say(.statement(about: what, what: narrator.names(names, limit: 12)))
  }
}

extension DiagramSubject {
  /// A sheet for a picture of the touch.
  func sheet(claim: String, line: String) -> Sheet {
    Sheet(
      claim: claim, line: line, glyph: .finger, text: SheetText(options.language), width: options.width)
  }

  /// The role of a view, in a word or two.
  func roleName(of view: TraceView) -> String {
    view.viewController == nil
      ? options.language.say(OutlineText.role(view.role)) : options.language.say(GraphText.rootView)
  }
}

extension GraphContent {
  /// Sorts the edges of each box by where they lead, from left to right: asides, the main path, counts.
  mutating func orderLinks() {
    func place(_ link: Link) -> Int {
      link.kind == .fold ? 2 : items[link.tail].isOnLine && items[link.head].isOnLine ? 1 : 0
    }
    links = links.enumerated().sorted { one, other in
      (one.element.tail, place(one.element), one.offset)
        < (other.element.tail, place(other.element), other.offset)
    }.map(\.element)
  }
}
