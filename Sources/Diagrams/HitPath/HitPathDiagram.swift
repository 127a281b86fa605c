// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The hit path below a claim.
struct HitPathDiagram: Picture {
  let subject: DiagramSubject
  private let tree: HitPathTree

  static func applies(to subject: DiagramSubject) -> Bool { subject.touch != nil }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    self.subject = subject
    if let step = subject.options.step {
      let count = subject.answer.walk.count
      guard (1...max(count, 1)).contains(step), count > 0 else { throw .noSuchStep(step, count: count) }
    }
    tree = HitPathTree(subject.answer, in: subject.index, step: subject.options.step)
  }

  func diagram() -> Diagram {
    let words = HitPathWords(subject, tree)
    let sheet = subject.sheet(claim: claim, line: line)
    let boxes = HitPathSheet(subject: subject, tree: tree, words: words)
    return subject.diagram(
      GraphSheet(sheet, boxes.contents), facts: words.facts, textEquivalent: words.outline())
  }

  /// Why this view was hit, or the progress of the hit test.
  private var claim: String {
    if let now = tree.moment?.now { return narrator.claim(asked: now.order, of: answer).plain }
    return TextFitter.line(narrator.hitClaim(answer, meant: subject.meant).plain)
  }

  private var line: String {
    var sentences = [narrator.gestureLine(answer)]
    if let now = tree.moment?.now {
      sentences.append(say(TreesText.afterStep(now.order, count: answer.walk.count)))
    } else if answer.passesDiffer {
      sentences.append(say(GraphText.passesDiffer(count: answer.passes.count)))
    } else {
      sentences.append(say(GraphText.viewsAsked(count: answer.walk.count { !$0.isPassedOver })))
    }
    return narrator.joined(sentences)
  }
}

extension DiagramSubject {
  /// The view that the touch was aimed at, as requested or as known to the answer.
  var meant: String? { options.view ?? answer.missedAim(in: index) }
}

extension TraceView {
  /// The style classes of a window or control.
  var kindClasses: [String] { (window != nil ? ["window"] : []) + (control != nil ? ["control"] : []) }
}

extension DiagramKind {
  package static let hitPath = DiagramKind(
    picture: HitPathDiagram.self, id: "hit-path",
    name: PictureName(
      english: .init("The hit path", tab: "Hit path"),
      simplifiedChinese: .init("命中路径")),
    question: "How was the view found?",
    discussion:
      "The path goes straight down; the numbers are the order of asking. Views that said no stand on its left, "
      + "each with its reason, and views that were not asked are counted on its right. `--view` names the view that the "
      + "touch was meant for, if the answer does not know it. `-T text` and `-T json` have each "
      + "view with its class, the point in its own coordinates, and its answer or why it was not asked.",
    example: "--touch 2", form: .graph, touch: .needed, choices: [.step, .view], place: .touch, position: 1)
}

/// The view hierarchy as one touch saw it, before anything is folded.
struct HitPathTree {
  let index: ScreenIndex
  let answer: TouchAnswer

  let forest: ViewForest

  /// The traversal so far, if the picture stops before the last step.
  let moment: PartialWalk?

  /// The steps that are shown.
  var walk: [WalkStep] { moment?.steps ?? answer.walk }

  /// The steps of the walk so far by view, in order.
  let steps: [String: [WalkStep]]

  private let marks: [String: StoryMark]

  /// The views from the window to the hit-test view; if the picture stops before, to the view asked last.
  let path: [String]
  let isOnPath: Set<String>

  /// The views with different positions or answers in the two traversals.
  let differing: Set<String>

  /// Views that were asked or are on the path, and all their superviews.
  private let touched: Set<String>

  init(_ answer: TouchAnswer, in index: ScreenIndex, step: Int? = nil) {
    self.index = index
    self.answer = answer
    forest = ViewForest(index)
    let moment =
      step.flatMap { $0 < answer.walk.count ? PartialWalk(after: $0, of: answer.walk) : nil }
    self.moment = moment
    marks = answer.hitTestMarks(after: moment?.steps.count ?? answer.walk.count)
    let path =
      moment?.now.map { index.ancestry(of: $0.view).map(\.id).reversed() } ?? answer.hitPath(in: index)
    self.path = path
    isOnPath = Set(path)
    steps = Dictionary(grouping: moment?.steps ?? answer.walk, by: \.view)
    differing = moment == nil ? Self.differing(answer) : []

    var touched = Set(path)
    for id in Array(steps.keys) + differing { ViewForest.add(id, to: &touched, in: index) }
    self.touched = touched
  }

  private static func differing(_ answer: TouchAnswer) -> Set<String> {
    guard answer.passesDiffer else { return [] }
    let passes = answer.passes.map { Dictionary(grouping: $0.steps, by: \.view) }
    let all = Set(passes.flatMap(\.keys))
    return all.filter { id in passes.contains { $0[id] != passes[0][id] } }
  }

  /// The state of a view at the moment that is shown.
  func state(of id: String) -> StoryMark { marks[id] ?? .unasked }

  /// Whether the view has been asked and has not answered yet at that moment.
  func isPending(_ id: String) -> Bool { state(of: id) == .asked }

  /// Whether a view may still be asked after that moment.
  func mayStillBeAsked(_ id: String) -> Bool {
    guard moment != nil else { return false }
    if answer.walk.contains(where: { $0.view == id && !$0.isPassedOver }) { return true }
    let asked = index.ancestry(of: id).dropFirst().first { steps[$0.id] != nil }
    return asked.map { isPending($0.id) } ?? true
  }

  /// Whether a descendant of the view was asked or is on the path.
  func isTouchedInside(_ id: String) -> Bool { index.subviews(of: id).contains(where: touched.contains) }
}

/// A view that was asked but is not on the path.
struct SideView {
  var step: WalkStep
  var refusal: GraphText.Refusal
  /// The number of descendants that were not asked.
  var inside: Int
  /// The descendants that were asked.
  var asked: [SideView] = []

  var view: String { step.view }

  /// Whether it returned a view, although the hit-test view was not found through it.
  var returnsView: Bool { step.outcome != .refused }
}

/// The hit path divided into stretches. Each has the other views that were asked from its last view, in the order of
/// asking, and those that were not asked.
struct HitPathWay {
  struct Stretch {
    /// Views of the path; empty for the touch itself.
    var views: [String]
    var sides: [SideView]
    /// The other views that were asked.
    var unasked: [String]

    /// The other views, grouped by box.
    var groups: [[SideView]] {
      func isPlain(_ side: SideView) -> Bool { side.asked.isEmpty && !side.returnsView }
      return sides.runs { isPlain($0) && isPlain($1) }
    }

    /// The number of boxes that it needs.
    var boxCount: Int {
      func count(_ groups: [[SideView]]) -> Int {
        groups.reduce(0) { $0 + 1 + count(Stretch(views: [], sides: $1[0].asked, unasked: []).groups) }
      }
      return (views.isEmpty ? 0 : 1) + count(groups) + (unasked.isEmpty ? 0 : 1)
    }
  }

  /// From the touch to the hit-test view.
  private(set) var stretches: [Stretch]

  init(_ tree: HitPathTree, _ narrator: Narrator) {
    let calls = WalkTree(tree.walk)
    func sides(_ positions: [Int]) -> [SideView] {
      positions.compactMap { position in
        let step = tree.walk[position]
        guard !tree.isOnPath.contains(step.view) else { return nil }
        let inside = sides(calls.inside(position))
        let asked = inside.reduce(0) { $0 + 1 + $1.inside + $1.asked.count }
        return SideView(
          step: step,
          refusal: step.outcome == .refused
            ? narrator.refusal(step.cause, of: step.view)
            : .other(narrator.answer(step).plain),
          inside: max(tree.forest.size(of: step.view) - 1 - asked, 0), asked: inside)
      }
    }
    func unasked(_ siblings: [String]) -> [String] {
      siblings.filter { tree.steps[$0] == nil && !tree.isOnPath.contains($0) }.reversed()
    }
    stretches = [Stretch(views: [], sides: sides(calls.top), unasked: unasked(tree.forest.windows))]
    for view in tree.path {
      let positions = calls.last(of: view).map(calls.inside) ?? []
      stretches.append(
        Stretch(
          views: [view], sides: sides(positions), unasked: unasked(tree.index.subviews(of: view))))
    }
  }

  // MARK: - Folding

  var boxCount: Int { stretches.reduce(0) { $0 + $1.boxCount } }

  /// Reduces the number of boxes to the limit if possible: straight runs of the path share a box; then all unasked
  /// views share a count; then views inside those that refused are omitted; then the beginning of the path shares a box
  /// with everything asked from it. The last view keeps its own box.
  func folded(to limit: Int) -> HitPathWay {
    var way = self
    way.joinMiddle()
    way.joinStraightRuns(to: min(limit, 7))
    if way.boxCount > limit { way.gatherUnasked() }
    if way.boxCount > limit { way.leaveOutWithinRefused() }
    while way.boxCount > limit, way.stretches.count > 3 { way.join(1) }
    return way
  }

  /// Joins the middle of a very long path into one stretch.
  private mutating func joinMiddle() {
    let (head, tail) = (2, 8)
    guard stretches.count > 2 * (head + tail) else { return }
    let middle = stretches[head..<stretches.count - tail]
    let joined = Stretch(
      views: middle.flatMap(\.views), sides: middle.flatMap(\.sides), unasked: middle.flatMap(\.unasked))
    stretches.replaceSubrange(head..<stretches.count - tail, with: [joined])
  }

  private mutating func joinStraightRuns(to limit: Int) {
    var position = 1
    while boxCount > limit, position + 2 < stretches.count {
      if stretches[position].sides.isEmpty, stretches[position].unasked.isEmpty {
        join(position)
      } else {
        position += 1
      }
    }
  }

  private mutating func gatherUnasked() {
    guard let last = stretches.lastIndex(where: { !$0.unasked.isEmpty }) else { return }
    let all = stretches.flatMap(\.unasked)
    for position in stretches.indices { stretches[position].unasked = position == last ? all : [] }
  }

  private mutating func leaveOutWithinRefused() {
    for position in stretches.indices {
      for side in stretches[position].sides.indices {
        let asked = stretches[position].sides[side].asked
        stretches[position].sides[side].inside += asked.reduce(0) { $0 + 1 + $1.inside + $1.asked.count }
        stretches[position].sides[side].asked = []
      }
    }
  }

  private mutating func join(_ position: Int) {
    let next = stretches.remove(at: position + 1)
    stretches[position].views += next.views
    stretches[position].sides += next.sides
    stretches[position].unasked += next.unasked
  }
}

/// The calls of a walk, with the calls inside each.
private struct WalkTree {
  private(set) var top: [Int] = []
  private var within: [Int: [Int]] = [:]
  private var positions: [String: Int] = [:]

  init(_ walk: [WalkStep]) {
    var open: [Int] = []
    for (position, step) in walk.enumerated() {
      while let last = open.last, walk[last].depth >= step.depth { open.removeLast() }
      if let last = open.last { within[last, default: []].append(position) } else { top.append(position) }
      positions[step.view] = position
      open.append(position)
    }
  }

  func inside(_ position: Int) -> [Int] { within[position] ?? [] }

  /// The position of the last call for a view.
  func last(of view: String) -> Int? { positions[view] }
}

/// The hit path in words: a sentence about each view, and the tree as lines.
struct HitPathWords: PictureWords {
  let subject: DiagramSubject
  let tree: HitPathTree
  private let answers: ViewAnswers

  /// The smallest number of neighbouring siblings that were not asked, or refused for the same reason, that share one
  /// line.
  private static let fewestCounted = (unasked: 3, refused: 9)

  init(_ subject: DiagramSubject, _ tree: HitPathTree) {
    self.subject = subject
    self.tree = tree
    answers = ViewAnswers(subject.answer, in: subject.index)
  }

  // MARK: - A view

  /// A sentence about a view: its answer with the reason, or why it was not asked, and its class.
  func title(of id: String) -> String {
    let steps = tree.steps[id] ?? []
    var sentence = steps.isEmpty ? "" : numbers(of: steps.map(\.order)) + ". "
    if let step = steps.last, tree.isPending(id) {
      let now = tree.moment?.now?.view == id ? [say(TreesText.askedNow)] : []
      let what = (step.point.map { [narrator.point($0)] } ?? []) + now + [say(GraphText.pending)]
      sentence += say(.statement(about: narrator.name(id), what: what.joined(separator: ", ")))
    } else if steps.isEmpty, tree.mayStillBeAsked(id) {
      sentence += say(.statement(about: narrator.name(id), what: language.say(SpaceText.notAskedYet)))
    } else if tree.differing.contains(id) {
      sentence += say(
        .statement(about: narrator.name(id), what: answers(inAllPassesOf: id).joined(separator: "; ")))
    } else if let step = steps.last {
      sentence += narrator.step(step).plain
    } else if let view = index.view(id) {
      sentence += narrator.view(answers.answer(for: view)).plain
    }
    if let className = subject.objectName(ofView: id).className { sentence += " (\(className))" }
    return TextFitter.line(sentence)
  }

  /// What the view did in each traversal, if they differ.
  private func answers(inAllPassesOf id: String) -> [String] {
    answer.passes.map { pass in
      let answers = pass.steps.filter { $0.view == id }.map { step in
        say(
          .asNumber(
            step.order,
            what: [narrator.answer(step).plain, narrator.reason(step)?.plain].compactMap { $0 }.joined(
              separator: ": ")))
      }
      let what = answers.isEmpty ? say(HitTestAnswerText.notAsked) : answers.joined(separator: "; ")
      return say(.inPass(pass.number, what: what))
    }
  }

  /// The positions of a view in the order of asking; of many, only the first and last.
  private func numbers(of orders: [Int]) -> String {
    guard orders.count > 3, let first = orders.first, let last = orders.last else {
      return orders.map(String.init).joined(separator: ", ")
    }
    return "\(first), …, \(last)"
  }

  // MARK: - The tree in lines

  /// What neighbouring siblings in one line have in common.
  private enum InCommon: Equatable {
    case unasked
    case refused(TraceReason.Code?)
    /// The view has a line of its own.
    case alone
  }

  private func inCommon(_ id: String) -> InCommon {
    if tree.isOnPath.contains(id) || tree.isTouchedInside(id) || tree.differing.contains(id) { return .alone }
    switch tree.state(of: id) {
    case .unasked: return .unasked
    case .refused: return .refused(tree.steps[id]?.last?.reason?.code)
    default: return .alone
    }
  }

  /// The tree in the order of asking: the subviews of each view from front to back, indented, with the point in the
  /// view's own coordinates. Counts include all names.
  func outline() -> String {
    var lines = ["- " + subject.touchText]
    var seen: Set<String> = []
    var open: [(run: [String], kind: InCommon, depth: Int)] = []
    func add(_ siblings: [String], depth: Int) {
      let fresh = siblings.reversed().filter { seen.insert($0).inserted }
      let runs = fresh.map { (id: $0, kind: inCommon($0)) }.runs { $0.kind == $1.kind && $1.kind != .alone }
      open += runs.reversed().map { ($0.map(\.id), $0[0].kind, depth) }
    }
    add(tree.forest.windows, depth: 1)
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
    let detached = tree.forest.detached
    if !detached.isEmpty {
      lines.append(
        "- " + line([say(.inNoWindow(count: tree.forest.size(of: detached)))], names: detached))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(on id: String) -> String {
    guard let step = tree.steps[id]?.last, !tree.isPending(id) else { return title(of: id) }
    return title(of: id) + (step.point.map { " [\(narrator.point($0))]" } ?? "")
  }

  /// The line that represents all views of a run; nil for views with lines of their own.
  private func counted(_ run: [String], _ kind: InCommon) -> String? {
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
      if run.contains(where: tree.mayStillBeAsked) { return line([say(.notYet(count: count))], names: run) }
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
    "("
      + say(.statement(about: facts.joined(separator: "; "), what: language.list(names.map(TextFitter.line))))
      + ")"
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
          "reason": tree.isPending(step.view) ? nil : step.cause,
          "calledByCode": step.isDirect ? true : nil,
        ])
      },
      "notAsked": index.screen.views.filter { tree.steps[$0.id] == nil && $0.id != answer.hitView }.map {
        view -> JSONObject in
        let answer = answers.answer(for: view)
        return .known([
          "id": view.id, "class": view.className, "point": answer.point, "reason": answer.reason,
        ])
      },
    ])
  }
}
