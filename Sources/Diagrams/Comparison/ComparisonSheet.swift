// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Narration
import Trace

extension Diagrams {
  /// One touch in two traces: both hit paths as one tree, with what parts them.
  ///
  /// - Parameters:
  ///   - narrator: Tells of the comparison, in the same language.
  ///   - names: What the two are called, such as their files.
  ///   - touch: The touch, by its position; nil for the one in which they part, else the first.
  ///   - language: The picture's language.
  ///   - idPrefix: Put in front of every `id`.
  /// - Returns: The picture.
  /// - Throws: ``DiagramError`` if neither trace has the touch.
  package static func comparison(
    _ narrator: ComparisonNarrator, names: Sides<String>, touch: Int? = nil, language: Language,
    idPrefix: String = ""
  ) throws(DiagramError) -> Diagram {
    let comparison = narrator.comparison
    let position = touch ?? comparison.divergence?.touch ?? 0
    func subject(_ side: Side) throws(DiagramError) -> DiagramSubject? {
      let analysis = comparison.sides[side]
      guard analysis.touches.indices.contains(position) else { return nil }
      let options = DiagramOptions(language: language, touch: position, idPrefix: idPrefix)
      return try self.subject(of: .hitPath, analysis, options)
    }
    let subjects = Sides(try subject(.a), try subject(.b))
    guard let main = subjects.a ?? subjects.b else {
      throw .noSuchTouch(position, count: comparison.touches.count)
    }
    return ComparisonSheet(narrator, names, position, subjects, main).diagram
  }
}

/// The hit paths of two traces below a claim.
private struct ComparisonSheet: PictureWords {
  /// The trace that has the touch, A if both have it.
  let subject: DiagramSubject
  let subjects: Sides<DiagramSubject?>
  let comparing: ComparisonNarrator
  let names: Sides<String>
  let paths: PairedPaths
  let words: PairedWords

  init(
    _ comparing: ComparisonNarrator, _ names: Sides<String>, _ touch: Int, _ subjects: Sides<DiagramSubject?>,
    _ main: DiagramSubject
  ) {
    (self.comparing, self.names, self.subjects, subject) = (comparing, names, subjects, main)
    func tree(_ side: Side) -> HitPathTree? {
      subjects[side].map { HitPathTree($0.answer, in: $0.index) }
    }
    let divergence = comparing.comparison.divergence.flatMap { $0.touch == touch ? $0 : nil }
    let parting = Sides(divergence?.steps.a?.view, divergence?.steps.b?.view)
    paths = PairedPaths(Sides(tree(.a), tree(.b)), names: comparing.comparison.names, parting: parting)
    words = PairedWords(comparing: comparing, subjects: subjects, paths: paths)
  }

  var diagram: Diagram {
    let sheet = subject.sheet(claim: claim, line: line)
    let graph = GraphSheet(sheet, [8, 7, 6, 5, 4].map(content))
    return subject.diagram(graph, textEquivalent: outline)
  }

  // MARK: - The claim

  private var claim: String {
    func hit(_ side: Side) -> String? { subjects[side]?.answer.hitView.map(TextFitter.line) }
    guard subjects.a != nil, subjects.b != nil else {
      let side: Side = subjects.a == nil ? .b : .a
      return say(.onlyOne(side, hits: hit(side)))
    }
    let isAlike = comparing.comparison.touches[subject.options.touch].isAlike
    let because = isAlike ? nil : comparing.because
    guard words.hitsSame else { return say(.hits(a: hit(.a), b: hit(.b), because)) }
    return say(.bothHit(hit(.a), because))
  }

  private var line: String {
    let inputs = say(.inputs(a: TextFitter.line(names.a), b: TextFitter.line(names.b)))
    return narrator.joined([narrator.gestureLine(answer), inputs])
  }

  // MARK: - Boxes

  private func content(_ limit: Int) -> GraphContent {
    var content = GraphContent()
    let touch = content.add(touchItem)
    // What was asked and is not shown has a box of its own.
    let runs = paths.runs(to: limit - (paths.others.isEmpty ? 0 : 1))
    var items: [Int: Int] = [:]
    for run in runs {
      let item = content.add(item(run))
      for view in run { items[view] = item }
    }
    for root in paths.roots { link(touch, items[root.head], root.sides, in: &content) }
    for link in paths.links where items[link.tail] != items[link.head] {
      self.link(items[link.tail], items[link.head], link.sides, in: &content)
    }
    addOthers(below: items, to: &content)
    addActions(below: items, to: &content)
    content.orderLinks()
    return content
  }

  private func item(_ run: [Int]) -> GraphContent.Item {
    let isOne = run.count == 1
    let (rows, counted) = rows(of: run, counting: { .onThePath(count: $0) }) {
      words.rows($0, isAlone: isOne)
    }
    let id = paths.views[run[0]].ids.a ?? paths.views[run[0]].ids.b ?? ""
    return item(
      isOne ? words.mark(run[0]) : .path, rows, width: 250,
      title: isOne ? words.outline(run[0]) : language.list(run.map(words.name)),
      id: isOne ? ElementID.view(id) : nil,
      isOnLine: run.allSatisfy { paths.views[$0].onPath == words.sides },
      folded: counted.map(words.name))
  }

  /// A line to a view, which says in which trace it is the path if it is not in both.
  private func link(_ tail: Int?, _ head: Int?, _ sides: Set<Side>, in content: inout GraphContent) {
    guard let tail, let head else { return }
    let label = sides.count == 1 && words.sides.count == 2 ? (sides.contains(.a) ? "A" : "B") : ""
    content.links.append(
      GraphContent.Link(
        tail: tail, head: head, mark: sides.isEmpty ? .refused : .path, kind: sides.isEmpty ? .branch : .way,
        label: label))
  }

  /// Views that were asked and lie on neither path, below the last view that both have.
  private func addOthers(below items: [Int: Int], to content: inout GraphContent) {
    let others = paths.others.map(TextFitter.line)
    guard !others.isEmpty else { return }
    let shared = paths.views.lastIndex { view in
      view.onPath == words.sides && paths.links.contains { paths.views[$0.tail].ids == view.ids }
    }
    let told = language.list(shortened(others, most: 3))
    content.add(
      item(
        .fold, [.count(say(.othersAsked(count: others.count))), .fact(told)], width: 150,
        title: narrator.names(others, limit: 12), folded: others),
      below: shared.flatMap { items[$0] } ?? 0, .fold)
  }

  /// What was called, below the view that was hit.
  private func addActions(below items: [Int: Int], to content: inout GraphContent) {
    let calls = words.calls
    let isSame = calls.a == calls.b && words.hitsSame
    for side in Side.allCases where !(isSame && side == .b) {
      guard let call = calls[side], let hit = words.hit(on: side).flatMap({ items[$0] }) else { continue }
      let told = isSame || words.sides.count == 1 ? call : say(.onSide(side, call))
      content.add(actionItem(told), below: hit)
    }
  }

  // MARK: - As text

  private var outline: String {
    let views = paths.views.indices.map { "- " + words.outline($0) }
    let calls = Side.allCases.compactMap { side in
      words.calls[side].map { "- " + say(.onSide(side, "→ \($0)")) }
    }
    let others = paths.others.map(TextFitter.line)
    let rest = others.isEmpty ? [] : ["- \(say(.othersAsked(count: others.count))): \(language.list(others))"]
    return ([line, ""] + views + rest + calls).joined(separator: "\n") + "\n"
  }
}
