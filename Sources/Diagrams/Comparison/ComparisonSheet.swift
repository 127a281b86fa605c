// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Narration
import Trace

extension Diagrams {
  /// Compares one touch in two traces: both hit paths as one tree, with the difference between them.
  ///
  /// - Parameters:
  ///   - narrator: Describes the comparison, in the same language.
  ///   - names: The names of the two traces, such as their files.
  ///   - touch: The index of the touch; nil for the one in which the traces diverge, else the first.
  ///   - language: The language of the picture.
  ///   - idPrefix: The prefix of every `id`.
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
  /// The subject in the trace that has the touch; in A if both have it.
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
    // Views that were asked but are not shown share one box.
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

  /// Adds an edge to a view; a label says in which trace it is on the path, if not in both.
  private func link(_ tail: Int?, _ head: Int?, _ sides: Set<Side>, in content: inout GraphContent) {
    guard let tail, let head else { return }
    let label = sides.count == 1 && words.sides.count == 2 ? (sides.contains(.a) ? "A" : "B") : ""
    content.links.append(
      GraphContent.Link(
        tail: tail, head: head, mark: sides.isEmpty ? .refused : .path, kind: sides.isEmpty ? .branch : .way,
        label: label))
  }

  /// Adds the views that were asked but are on neither path, below the last view common to both paths.
  private func addOthers(below items: [Int: Int], to content: inout GraphContent) {
    let others = paths.others.map(TextFitter.line)
    guard !others.isEmpty else { return }
    let shared = paths.views.lastIndex { view in
      view.onPath == words.sides && paths.links.contains { paths.views[$0.tail].ids == view.ids }
    }
    let names = language.list(shortened(others, most: 3))
    content.add(
      item(
        .fold, [.count(say(.othersAsked(count: others.count))), .fact(names)], width: 150,
        title: narrator.names(others, limit: 12), folded: others),
      below: shared.flatMap { items[$0] } ?? 0, .fold)
  }

  /// Adds the calls, below the view that was hit.
  private func addActions(below items: [Int: Int], to content: inout GraphContent) {
    let calls = words.calls
    let isSame = calls.a == calls.b && words.hitsSame
    for side in Side.allCases where !(isSame && side == .b) {
      guard let call = calls[side], let hit = words.hit(on: side).flatMap({ items[$0] }) else { continue }
      let line = isSame || words.sides.count == 1 ? call : say(.onSide(side, call))
      content.add(actionItem(line), below: hit)
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

/// The hit paths of one touch in two traces, as one tree.
struct PairedPaths {
  struct View {
    /// Its name in each trace; nil if it does not exist there.
    var ids: Sides<String?>
    /// The traces in which it is on the path.
    var onPath: Set<Side> = []
    /// Whether the traces first diverge at its answer.
    var isDivergence = false
  }

  struct Link {
    var tail: Int
    var head: Int
    /// The traces in which the edge is on the path; empty for a view on neither path.
    var sides: Set<Side>
  }

  private(set) var views: [View] = []
  private(set) var links: [Link] = []

  /// The topmost views, below the touch.
  private(set) var roots: [Link] = []

  let trees: Sides<HitPathTree?>
  private let names: ObjectMatch
  private var positions: [String: Int] = [:]

  /// Joins the hit paths.
  ///
  /// - Parameters:
  ///   - trees: The hit paths; nil for a trace without the touch.
  ///   - names: The mapping between the objects of the two traces.
  ///   - parting: The view at which the traces diverge, by its name in each trace.
  init(_ trees: Sides<HitPathTree?>, names: ObjectMatch, parting: Sides<String?>) {
    self.trees = trees
    self.names = names
    for side in Side.allCases { addPath(on: side) }
    for side in Side.allCases {
      guard let id = parting[side] else { continue }
      let position = add(id, on: side)
      views[position].isDivergence = true
      if views[position].onPath.isEmpty { link(id, position, on: side) }
      break
    }
  }

  private mutating func addPath(on side: Side) {
    var above: Int?
    for id in trees[side]?.path ?? [] {
      let position = add(id, on: side)
      views[position].onPath.insert(side)
      link(from: above, to: position, side)
      above = position
    }
  }

  /// Adds the edge to a view. A view on neither path is attached to its nearest superview on a path.
  private mutating func link(_ id: String, _ position: Int, on side: Side) {
    let around = trees[side]?.index.ancestry(of: id).dropFirst().map { names.common($0.id, on: side) } ?? []
    link(from: around.first { positions[$0] != nil }.flatMap { positions[$0] }, to: position, nil)
  }

  private mutating func add(_ id: String, on side: Side) -> Int {
    let key = names.common(id, on: side)
    if let position = positions[key] { return position }
    let other = names.counterpart(of: id, on: side)
    positions[key] = views.count
    views.append(View(ids: side == .a ? Sides(id, other) : Sides(other, id)))
    return views.count - 1
  }

  private mutating func link(from tail: Int?, to head: Int, _ side: Side?) {
    let sides = side.map { Set([$0]) } ?? []
    if let tail {
      if let known = links.firstIndex(where: { $0.tail == tail && $0.head == head }) {
        links[known].sides.formUnion(sides)
      } else {
        links.append(Link(tail: tail, head: head, sides: sides))
      }
    } else if let known = roots.firstIndex(where: { $0.head == head }) {
      roots[known].sides.formUnion(sides)
    } else {
      roots.append(Link(tail: head, head: head, sides: sides))
    }
  }

  /// The views grouped into boxes: one each, or unbranched runs together until the limit is met.
  ///
  /// The last view of a path, and the one at which the traces diverge, keep separate boxes.
  func runs(to limit: Int) -> [[Int]] {
    var runs = views.indices.map { [$0] }
    while runs.count > limit, let (upper, lower) = joinable(runs) {
      runs[upper] += runs[lower]
      runs.remove(at: lower)
    }
    return runs
  }

  private func joinable(_ runs: [[Int]]) -> (upper: Int, lower: Int)? {
    for (upper, run) in runs.enumerated() {
      guard let last = run.last, !keepsBox(last) else { continue }
      let ways = links.filter { $0.tail == last }
      guard ways.count == 1, !keepsBox(ways[0].head), links.count(where: { $0.head == ways[0].head }) == 1,
        let lower = runs.firstIndex(where: { $0.first == ways[0].head })
      else { continue }
      return (upper, lower)
    }
    return nil
  }

  private func keepsBox(_ position: Int) -> Bool {
    views[position].isDivergence || !links.contains { $0.tail == position }
  }

  /// The names of views that were asked but are not shown, in the order of asking.
  var others: [String] {
    var seen = Set(positions.keys)
    return Side.allCases.flatMap { side -> [String] in
      (trees[side]?.answer.walk ?? []).filter { !$0.isPassedOver }.map(\.view)
        .filter { seen.insert(names.common($0, on: side)).inserted }
    }
  }
}

/// The texts about the views of two hit paths.
struct PairedWords {
  /// Longer values are omitted; only the property is named.
  private static let longestValue = 40
  private static let mostProperties = 2

  let comparing: ComparisonNarrator
  let subjects: Sides<DiagramSubject?>
  let paths: PairedPaths

  private var language: Language { comparing.narrators.a.language }
  private func say(_ text: ComparisonPictureText) -> String { language.say(text) }

  /// The traces that have the touch.
  var sides: Set<Side> { Set(Side.allCases.filter { subjects[$0] != nil }) }

  /// The index of the hit-test view.
  func hit(on side: Side) -> Int? {
    guard let id = subjects[side]?.answer.hitView else { return nil }
    return paths.views.firstIndex { $0.ids[side] == id }
  }

  var hitsSame: Bool { hit(on: .a) == hit(on: .b) }

  func name(_ position: Int) -> String {
    let ids = paths.views[position].ids
    return TextFitter.line(ids.a ?? ids.b ?? "")
  }

  func mark(_ position: Int) -> SheetMark {
    let view = paths.views[position]
    if view.isDivergence { return .parts }
    if Side.allCases.contains(where: { hit(on: $0) == position }) { return .hit }
    return view.onPath.isEmpty ? .refused : .path
  }

  // MARK: - Rows

  /// The rows of a view: its name, its state in each trace, and the differences between the screens.
  func rows(_ position: Int, isAlone: Bool) -> [GraphBox.Row] {
    let view = paths.views[position]
    let side: Side = view.ids.a == nil ? .b : .a
    let id = view.ids[side] ?? ""
    var role = subjects[side].flatMap { subject in subject.index.view(id).map(subject.roleName) } ?? ""
    if let other = view.ids.b, side == .a, other != id {
      role = [role, say(.calledInB(TextFitter.line(other)))].joined(separator: ", ")
    }
    let row = GraphBox.Row.object(
      name(position), role, id: isAlone ? nil : ElementID.view(id), title: isAlone ? nil : outline(position))
    return [row] + facts(position).map { .fact($0.words, $0.glyph) }
  }

  /// A line of the text.
  func outline(_ position: Int) -> String {
    let facts = facts(position).map(\.words)
    return facts.isEmpty ? name(position) : "\(name(position)): \(facts.joined(separator: "; "))"
  }

  private typealias Fact = (words: String, glyph: SheetGlyph)

  private func facts(_ position: Int) -> [Fact] {
    let view = paths.views[position]
    var facts: [Fact] = view.isDivergence ? [(say(.partHere), .differs)] : []
    facts += differences(view).map { ($0, .differs) }
    let isPlain = view.onPath == sides && !Side.allCases.contains { hit(on: $0) == position }
    return isPlain ? facts : facts + answers(position)
  }

  /// The answer of the view in each trace; only once if it is the same.
  private func answers(_ position: Int) -> [Fact] {
    let both = Sides(answer(position, .a), answer(position, .b))
    if let a = both.a, let b = both.b, a == b {
      return [(sides.count == 2 ? say(.inBoth(a.words)) : a.words, a.glyph)]
    }
    return Side.allCases.compactMap { side in
      both[side].map { (sides.count == 2 ? say(.onSide(side, $0.words)) : $0.words, $0.glyph) }
    }
  }

  private func answer(_ position: Int, _ side: Side) -> Fact? {
    guard let subject = subjects[side], let tree = paths.trees[side] else { return nil }
    guard let id = paths.views[position].ids[side] else { return (say(.notThere), .stop) }
    switch tree.state(of: id) {
    case .hit:
      let hit = language.say(GraphText.hitTestView)
      return (outcome(subject).map { language.list([hit, $0]) } ?? hit, .crosshair)
    case .path, .asked: return (say(.onTheWay(to: TextFitter.line(tree.path.last ?? ""))), .check)
    case .unasked: return (language.say(HitTestAnswerText.notAsked), .dots)
    case .refused:
      let step = tree.steps[id]?.last
      let refusal = subject.narrator.refusal(step?.cause, of: id)
      return (language.say(GraphText.refusal(refusal)), .cross)
    default: return nil
    }
  }

  /// The outcome of the touch at the hit-test view; nil if a call below it says so.
  private func outcome(_ subject: DiagramSubject) -> String? {
    if subject.answer.verdict.act.isUnhandled { return say(.nobodyHandles) }
    let outcome = ScreenSheetOutcome(subject)
    guard outcome.calls.isEmpty, let rows = outcome.outcome?.rows else { return nil }
    let isOther = subject.answer.verdict.act.actor != subject.answer.hitView
    return (isOther ? rows : Array(rows.dropFirst())).map { isOther ? $0.text : $0.words }
      .joined(separator: " ")
  }

  /// The first calls in each trace that the other trace lacks, and the number of further ones.
  var calls: Sides<String?> {
    let all = Sides(
      subjects.a.map { ScreenSheetOutcome($0).calls }, subjects.b.map { ScreenSheetOutcome($0).calls })
    func calls(_ side: Side, besides others: [String]?) -> String? {
      subjects[side].flatMap { ScreenSheetOutcome($0).calls(besides: others ?? []) }
    }
    return Sides(calls(.a, besides: all.b), calls(.b, besides: all.a))
  }

  // MARK: - Where the screens differ

  private func differences(_ view: PairedPaths.View) -> [String] {
    comparing.comparison.screen.flatMap { difference -> [String] in
      switch difference.kind {
      case .view where difference.names == view.ids && difference.onlySide == nil: properties(difference)
      case .recognizer: recognizer(difference, on: view)
      default: []
      }
    }
  }

  private func properties(_ difference: ScreenDifference) -> [String] {
    let short = difference.changes.filter { change in
      Side.allCases.allSatisfy { comparing.value(of: change, on: $0).count <= Self.longestValue }
    }.prefix(Self.mostProperties)
    let lines = short.map { change in
      say(
        .differs(
          property: change.property, a: TextFitter.line(comparing.value(of: change, on: .a)),
          b: TextFitter.line(comparing.value(of: change, on: .b))))
    }
    let rest = difference.changes.filter { !short.contains($0) }.map(\.property)
    return lines + (rest.isEmpty ? [] : [say(.otherwise(properties: rest))])
  }

  /// A recognizer of the view that only one trace has.
  private func recognizer(_ difference: ScreenDifference, on view: PairedPaths.View) -> [String] {
    guard let side = difference.onlySide, let id = difference.names[side],
      let record = subjects[side]?.index.recognizer(id), record.view == view.ids[side]
    else { return [] }
    return [say(.onlyHas(side, TextFitter.line(comparing.narrators[side].recognizerName(id))))]
  }
}
