// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The views of the screen as a tree below a claim, folded until it fits; what hangs on a view stands in its box.
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
    let all = rows(Self.mostBoxes)
    let around = words.around.map { [$0] } ?? []
    let line = narrator.joined([say(GraphText.rightIsInFront)] + around)
    let sheet = Sheet(claim: words.claim(all), line: line, text: text)
    let contents = [all] + [11, 9, 7, 5, 3].map(rows)
    let everything = OutlineDiagram.allRoots(of: forest, subject)
    return subject.diagram(
      GraphSheet(sheet, contents.map(content), mostBoxes: Self.mostBoxes),
      facts: words.facts(below: everything), textEquivalent: words.outline(below: everything))
  }

  private func rows(_ most: Int) -> [OutlineRow] {
    OutlineFolding(forest, roots: roots, path: subject.hitPathsOfAll, options: subject.options, most: most)
      .rows(isTelling: words.isTelling)
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
      let parts = words.aside(of: view)
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
  /// The hit-test view of every touch; nil if there are several. The tree is the same for all touches, and so cannot
  /// tell of one of them.
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
      "The views in each other, from back to front, with what hangs on each: recognizers, actions, and what is not "
      + "the usual. What has no room is counted. `-T text` and `-T json` have every view, and the controllers.",
    form: .graph, touch: .ignored, choices: [.focus], place: .screen, position: 2)
}
