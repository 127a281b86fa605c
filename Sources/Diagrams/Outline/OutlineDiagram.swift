// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The views of the screen as a list in which each stands below and right of the one that it lies in.
struct OutlineDiagram: Picture {
  let subject: DiagramSubject
  private let roots: [String]
  private let rows: [OutlineRow]
  private let words: OutlineWords

  private static let rowHeight = 30.0
  private static let step = 22.0
  private static let narrowStep = 13.0

  /// Deeper rows are no further to the right.
  private static let mostLevels = 12

  static func applies(to subject: DiagramSubject) -> Bool { !subject.index.screen.views.isEmpty }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    let forest = ViewForest(subject.index)
    let (roots, hidden) = Self.roots(of: forest, subject)
    let words = OutlineWords(subject, hiddenWindows: hidden)
    let folding = OutlineFolding(
      forest, roots: roots, path: subject.hitPathsOfAll, options: subject.options)
    self.roots = Self.allRoots(of: forest, subject)
    rows = folding.rows(isTelling: words.isTelling)
    self.words = words
  }

  /// Where the rows begin: a window alone gives way to the view in it, unless there is something to tell of it.
  static func roots(
    of forest: ViewForest, _ subject: DiagramSubject
  ) -> (roots: [String], hiddenWindows: [String]) {
    if let focus = subject.options.focus { return ([focus], []) }
    let roots = forest.windows + forest.detached
    guard roots.count == 1, let window = subject.index.view(roots[0]), window.window != nil else {
      return (roots, [])
    }
    let inside = subject.index.subviews(of: window.id)
    let isPlain = inside.count == 1 && window.overrides.isEmpty && window.id != subject.hitViewOfAll
    return isPlain ? (inside, [window.id]) : (roots, [])
  }

  /// Where the text and the facts begin: with all windows, and with views in no window.
  static func allRoots(of forest: ViewForest, _ subject: DiagramSubject) -> [String] {
    subject.options.focus.map { [$0] } ?? forest.windows + forest.detached
  }

  func diagram() -> Diagram {
    guard !rows.isEmpty else { return subject.sentence(say(TreesText.nothingOnScreen)) }
    let sheet = Sheet(claim: words.claim(rows), line: words.line, text: text, width: subject.options.width)
    var nodes: [SVGNode] = []
    var boxes: [PictureRect] = []
    var top = sheet.top + 2
    for row in rows {
      let step = subject.options.width < Sheet.width ? Self.narrowStep : Self.step
      let x = Sheet.margin + step * Double(min(row.level, Self.mostLevels))
      let (node, box, bottom) = node(row, at: PicturePoint(x: x, y: top))
      nodes.append(node)
      boxes.append(box)
      top = bottom + Self.rowHeight - SheetBox.height
    }
    var ends = boxes.map(\.maxY)
    let elbows = rows.indices.compactMap { position -> SVGNode? in
      guard let parent = rows[position].parent else { return nil }
      defer { ends[parent] = boxes[position].minY + 7 }
      return Self.elbow(from: boxes[parent], at: ends[parent], to: boxes[position])
    }
    return sheet.diagram(
      subject, [.group([.classes(["elbows"])], elbows)] + nodes, bottom: top - 11,
      facts: facts(boxes, claim: sheet.claim),
      textEquivalent: words.outline(below: roots))
  }

  /// A row, the place of its box, and where it ends.
  private func node(_ row: OutlineRow, at corner: PicturePoint) -> (SVGNode, PictureRect, Double) {
    let right = subject.options.width - Sheet.margin
    let room = right - corner.x
    switch row.content {
    case .fold(let fold):
      let parts = words.parts(of: fold)
      let box = SheetBox(parts.name, role: parts.role, glyph: .dots, text: text, room: room)
      let area = PictureRect(x: corner.x, y: corner.y, width: box.width, height: box.height)
      let title = counted(parts.name, fold.views.map(TextFitter.line))
      return (.group([.classes(["object", "fold"])], title: title, box.nodes(at: corner)), area, area.maxY)
    case .view(let id):
      guard let view = index.view(id) else {
        return (.group([], []), PictureRect(x: corner.x, y: corner.y, width: 0, height: 0), corner.y)
      }
      let box = SheetBox(TextFitter.line(id), role: words.role(of: view), text: text, room: min(room, 400))
      let area = PictureRect(x: corner.x, y: corner.y, width: box.width, height: box.height)
      let parts = words.aside(of: view)
      let aside = SheetAside(parts, from: area.maxX + 10, to: right, text: text)
      let mark = id == subject.hitViewOfAll ? SheetMark.hit : .plain
      return (
        .group(
          [subject.id(ElementID.view(id)), .about(id), .classes(["object", mark.className])],
          title: words.title(of: view, parts),
          box.nodes(at: corner) + aside.nodes(top: corner.y)),
        area, max(area.maxY, corner.y + SheetBox.height + aside.extraHeight)
      )
    }
  }

  /// A line from below a box, or from the line to the row before, to the left edge of one that lies in it.
  private static func elbow(from parent: PictureRect, at start: Double, to box: PictureRect) -> SVGNode {
    let x = parent.minX + 11
    let y = box.minY + 12
    guard box.minX - x >= 7 else { return .group([], []) }
    let bend = PicturePoint(x: x, y: y - 5)
    return .path([
      .move(PicturePoint(x: x, y: start)), .line(bend),
      .curve(PicturePoint(x: x, y: y - 2), PicturePoint(x: x + 2, y: y), to: PicturePoint(x: x + 5, y: y)),
      .line(PicturePoint(x: box.minX - 2, y: y)),
    ])
  }

  private func facts(_ boxes: [PictureRect], claim: String) -> JSONObject {
    let list = zip(rows, boxes).map { row, box -> JSONObject in
      let place = [box.minX, box.minY, box.width, box.height]
      return switch row.content {
      case .view(let id): ["view": id, "level": row.level, "box": place]
      case .fold(let fold): ["views": fold.views, "count": fold.count, "level": row.level, "box": place]
      }
    }
    return words.facts(below: roots).adding("claim", claim).adding("rows", list)
  }
}

extension DiagramKind {
  package static let outline = DiagramKind(
    picture: OutlineDiagram.self, id: "outline",
    name: PictureName(
      english: .init("The views as a list", tab: "Outline"),
      simplifiedChinese: .init("视图列表", tab: "列表")),
    question: "What is on this screen, as a list?",
    discussion:
      "The views in each other, the later in front, with what hangs on each: recognizers, actions, and what is "
      + "not the usual. It is 680 pixels wide for every screen; what has no room is counted, unless `--no-fold` shows it.",
    form: .drawing, parts: [.sheet, .asides], touch: .ignored, choices: [.focus, .folding, .width])
}
