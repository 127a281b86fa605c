// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Chooses which views are named beside the screen, and their words.
struct ScreenSheetLabels: SceneWords {
  /// The maximum number of names beside the screen.
  private static let most = 8

  let scene: ScreenScene
  let map: ScreenSheetMap

  /// The shapes that are drawn, from back to front.
  let shapes: [ScreenShape]

  /// From a view with an outline of its own to its superviews without one.
  private let merged: [String: [String]]

  /// The view that the finger was aimed at and that does not get the touch.
  let missed: String?

  init(_ scene: ScreenScene, _ map: ScreenSheetMap) {
    self.scene = scene
    self.map = map
    let isOutcome = scene.subject.laterStep == nil && scene.moment.isEnd && scene.subject.touch != nil
    missed =
      isOutcome ? scene.subject.analysis.story(of: scene.subject.options.touch).marks.outcome.missed : nil
    let all = scene.shapes
    let places = scene.places
    let path = all.filter { $0.isOnPath || $0.state == .hit }.sorted { $0.depth < $1.depth }
    var inner: [String: ScreenShape] = [:]
    for shape in path {
      guard let outer = scene.subject.index.view(shape.view.id)?.superview else { continue }
      if inner[outer] == nil { inner[outer] = shape }
    }
    var merged: [String: [String]] = [:]
    var gone: Set<String> = []
    var waiting: [String] = []
    for shape in path {
      if shape.state != .hit, let next = inner[shape.view.id], Self.isWithoutArea(shape, before: next, map) {
        gone.insert(shape.view.id)
        waiting.insert(shape.view.id, at: 0)
      } else {
        if !waiting.isEmpty { merged[shape.view.id] = waiting }
        waiting = []
      }
    }
    self.merged = merged
    let missed = self.missed
    let shown = all.filter { shape in
      guard shape.isInScope, !gone.contains(shape.view.id) else { return false }
      if shape.state == .hit || shape.isOnPath || !shape.orders.isEmpty { return true }
      if shape.view.id == missed { return shape.drawn != nil }
      let superview = scene.subject.index.view(shape.view.id)?.superview
      guard let parent = superview.flatMap({ places[$0] }).map({ all[$0] }) else { return false }
      return parent.isOnPath && parent.state != .hit && shape.drawn != nil && !shape.isInvisible
    }
    let kept = shown.foremost(Array(shown.indices), limit: 60)
    shapes = kept.map { shown[$0] }
  }

  /// Whether a view on the path is a window, has the same frame as the next view, or fills the visible part.
  private static func isWithoutArea(
    _ shape: ScreenShape, before next: ScreenShape, _ map: ScreenSheetMap
  ) -> Bool {
    if shape.view.window != nil { return true }
    guard next.state != .hit else { return false }
    let (box, inner) = (shape.outline.box, next.outline.box)
    return box.isLike(inner) || map.isPart && box.contains(map.part)
  }

  // MARK: - Labels

  func labels() -> [ScreenSheetLabel] {
    let path = shapes.filter {
      ($0.isOnPath || $0.state == .path || $0.state == .asked) && $0.state != .hit
    }
    let refused = shapes.filter { $0.state == .refused }
    let meant = shapes.filter { $0.view.id == missed && $0.state == .unasked }
    let unasked = shapes.filter {
      $0.state == .unasked && !$0.isOnPath && $0.orders.isEmpty && $0.view.id != missed
    }
    let hits = shapes.filter { $0.state == .hit }
    var labels = path.map(label) + hits.map(label) + meant.map(label)
    let groups = grouped(refused)
    var refusals = groups.map { $0.count > 2 ? group($0) : nil }
    let singles = groups.reduce(0) { $0 + ($1.count > 2 ? 1 : $1.count) }
    var notAsked = unasked.map(label)
    if labels.count + singles + notAsked.count > Self.most, notAsked.count > 1 {
      notAsked = [fold(unasked.map(\.view.id))]
    }
    var room = Self.most - notAsked.count - labels.count
    if labels.count > Self.most - 2 {
      let head = 2
      let tail = 2
      let run = path.dropFirst(head).dropLast(tail).map(\.view.id)
      if run.count > 1 {
        let ends = path.prefix(head) + path.suffix(tail)
        labels =
          ends.map(label) + hits.map(label) + meant.map(label)
          + [counted(run, language.say(GraphText.onThePath(count: run.count)), .fold)]
        room = Self.most - notAsked.count - labels.count
      }
    }
    if singles <= room {
      return labels + zip(groups, refusals).flatMap { group, one in one.map { [$0] } ?? group.map(label) }
        + notAsked
    }
    refusals = groups.map { $0.count > 1 ? group($0) : label($0[0]) }
    // What is nearest to the touch is listed, the rest is counted.
    let whole = refusals.compactMap { $0 }
    let shown = whole.count <= room ? whole : Array(whole.suffix(max(room - 1, 0)))
    let rest = whole.dropLast(shown.count).flatMap(\.views)
    let more =
      rest.isEmpty ? [] : [counted(rest, language.say(GraphText.moreRefuse(count: rest.count)), .refused)]
    return labels + shown + more + notAsked
  }

  /// Siblings that refuse for the same reason, in the order of asking.
  private func grouped(_ refused: [ScreenShape]) -> [[ScreenShape]] {
    var groups: [[ScreenShape]] = []
    for shape in refused.sorted(by: { ($0.orders.last ?? 0) < ($1.orders.last ?? 0) }) {
      let parent = subject.index.view(shape.view.id)?.superview
      let place = groups.firstIndex { group in
        subject.index.view(group[0].view.id)?.superview == parent
          && sort(refusal(of: group[0])) == sort(refusal(of: shape))
      }
      if let place { groups[place].append(shape) } else { groups.append([shape]) }
    }
    return groups
  }

  private func refusal(of shape: ScreenShape) -> GraphText.Refusal {
    narrator.refusal(scene.moment.step(of: shape.view.id)?.reason, of: shape.view.id)
  }

  /// The refusal without the position of the point.
  private func sort(_ refusal: GraphText.Refusal) -> GraphText.Refusal {
    switch refusal {
    case .outside, .onEdge: .outsideEach
    default: refusal
    }
  }

  private func group(_ shapes: [ScreenShape]) -> ScreenSheetLabel {
    let ids = shapes.map(\.view.id)
    let first = shapes[0].orders.last ?? 0
    let last = shapes[shapes.count - 1].orders.last ?? 0
    let isRow = last - first == shapes.count - 1 || shapes.count > 3
    let number =
      isRow ? "\(first)–\(last)" : shapes.compactMap(\.orders.last).map(String.init).joined(separator: ", ")
    let roles = Set(shapes.map(\.view.role))
    let role = roles.count == 1 ? roles.first ?? .view : .view
    let words: String
    if shapes.count <= 3 {
      words = language.list(ids.map(TextFitter.line))
    } else {
      words = language.say(GraphText.several(role, count: shapes.count))
    }
    let reason = language.say(
      GraphText.allRefuse(sort(refusal(of: shapes[0])), count: shapes.count))
    return ScreenSheetLabel(
      views: ids, mark: .refused,
      rows: [GraphBox.Row(lead: .number(number), words: words, isStrong: true), .fact(reason, .cross)],
      folded: ids)
  }

  private func fold(_ ids: [String]) -> ScreenSheetLabel {
    let isOver = scene.moment.isEnd
    return counted(
      ids,
      language.say(isOver ? GraphText.notAsked(count: ids.count) : .notAskedYet(count: ids.count)), .fold)
  }

  private func counted(_ ids: [String], _ words: String, _ mark: SheetMark) -> ScreenSheetLabel {
    let names = language.list(shortened(ids.map(TextFitter.line), most: 3))
    return ScreenSheetLabel(views: ids, mark: mark, rows: [.count(words), .fact(names)], folded: ids)
  }

  private func label(_ shape: ScreenShape) -> ScreenSheetLabel {
    let id = shape.view.id
    let name = TextFitter.line(id)
    let number = shape.orders.last.map(String.init)
    var rows = [GraphBox.Row.object(name, role(of: shape), number: number)]
    rows += answerRows(shape.state, scene.moment.step(of: id), of: id)
    switch shape.state {
    case .asked: rows.append(.fact(language.say(GraphText.pending), .dots))
    case .unasked where id == missed:
      rows.append(.fact(language.say(GraphText.neverGets(because: nil)), .stop))
    case .unasked:
      if !shape.isOnPath {
        let inside = index.views(below: [id]).count - 1
        let words =
          shape.mayStillBeAsked ? language.say(SpaceText.notAskedYet) : say(.notAsked(inside: inside))
        rows = [.object(name, words)]
      }
    default: break
    }
    if map(shape.drawn ?? shape.outline) == nil, shape.state != .unasked {
      rows.append(.fact(say(.outOfSight)))
    }
    let mark = id == missed ? SheetMark.lost : SheetMark(ofView: shape.mark)
    return ScreenSheetLabel(views: [id], mark: mark, rows: rows)
  }

  private func role(of shape: ScreenShape) -> String {
    if let names = merged[shape.view.id] { return say(.inside(names: names.map(TextFitter.line))) }
    if shape.outline.box.isLike(map.screen) { return say(.fillsScreen) }
    return shape.view.role == .view ? "" : subject.roleName(of: shape.view)
  }
}

extension PictureRect {
  /// Whether another rectangle is the same, to a pixel.
  func isLike(_ other: PictureRect) -> Bool {
    abs(minX - other.minX) < 1 && abs(minY - other.minY) < 1 && abs(maxX - other.maxX) < 1
      && abs(maxY - other.maxY) < 1
  }
}

extension ScreenIndex {
  /// Some views and their descendants, down to a depth; each view occurs once, before its subviews, later siblings in
  /// front.
  package func views(below roots: [String], depth most: Int? = nil) -> [(id: String, depth: Int)] {
    var views: [(id: String, depth: Int)] = []
    var open = roots.reversed().map { (id: $0, depth: 0) }
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      views.append(next)
      if let most, next.depth >= most { continue }
      open += subviews(of: next.id).reversed().map { ($0, next.depth + 1) }
    }
    return views
  }
}

/// An entry in the column beside the screen: a view, or several that are counted or have the same reason.
struct ScreenSheetLabel {
  /// The views, in the order of asking.
  var views: [String]
  var mark: SheetMark
  var rows: [GraphBox.Row]

  /// The names of what is counted, for the text.
  var folded: [String] = []

  var isFold: Bool { mark == .fold }
}

/// The positions of the labels, and the lines from the views to them.
struct ScreenSheetColumn {
  struct Placed {
    var label: ScreenSheetLabel
    var box: GraphBox
    var top: Double
    /// The point on the view's edge; nil for a view outside the picture.
    var anchor: PicturePoint?

    var middle: Double { top + box.height / 2 }
  }

  private static let gap = 0.0
  private static let leaderEnd = 6.0

  let left: Double
  private(set) var placed: [Placed] = []

  /// Places labels at the heights of their anchors, each below the previous one.
  init(
    _ labels: [(label: ScreenSheetLabel, anchor: PicturePoint?)], left: Double, top: Double,
    text: SheetText
  ) {
    self.left = left
    let width = Sheet.width - Sheet.margin - left + 11
    let boxes = labels.map { label, anchor in
      Placed(
        label: label, box: GraphBox(.plain, label.rows, text: text, width: width), top: top, anchor: anchor)
    }
    let sorted = boxes.enumerated().sorted { one, other in
      (one.element.anchor?.y ?? .infinity, one.offset) < (other.element.anchor?.y ?? .infinity, other.offset)
    }.map(\.element)
    var next = top - 6
    for var item in sorted {
      let wanted = item.anchor.map { $0.y - item.box.height / 2 } ?? next
      item.top = max(wanted, next)
      next = item.top + item.box.height + Self.gap
      placed.append(item)
    }
  }

  var bottom: Double { placed.map { $0.top + $0.box.height - 6 }.max() ?? 0 }

  /// The line to a label, horizontal at both ends, with a dot on the view's edge.
  func leader(_ item: Placed, from edge: Double) -> [SVGNode] {
    guard let anchor = item.anchor else { return [] }
    let end = PicturePoint(x: left - Self.leaderEnd, y: item.middle)
    let isLevel = abs(anchor.y - end.y) < 0.5
    let way =
      isLevel
      ? [anchor, PicturePoint(x: end.x, y: anchor.y)]
      : [
        anchor, PicturePoint(x: edge + 14, y: anchor.y), PicturePoint(x: end.x - 10, y: end.y), end,
      ]
    return [.circle(anchor, radius: 2.5, classes: ["dot"]), .polyline(way)]
  }
}

/// The outcome of the touch: the claim of the screen, who got the touch, and what was called.
struct ScreenSheetOutcome: PictureWords {
  private static let mostActions = 2

  let subject: DiagramSubject
  private let hit: String?
  private let story: StoryOutcome

  init(_ subject: DiagramSubject) {
    self.subject = subject
    hit = subject.answer.hitView
    story = subject.analysis.story(of: subject.options.touch).marks.outcome
  }

  private func name(_ id: String?) -> String { id.map(TextFitter.line) ?? "?" }
  private func recognizer(_ id: String?) -> String {
    id.map { TextFitter.line(narrator.recognizerName($0)) } ?? "?"
  }

  var claim: String { TextFitter.line(narrator.outcomeClaim(answer).plain) }

  /// The gesture, its location, and the size of the screen.
  func line(isPart: Bool, fingers: Int) -> String {
    let gesture = answer.gesture
    let end = answer.samples.last.map { narrator.point($0.location) }
    return say(
      .gesture(
        gesture, point: narrator.point(answer.location), end: gesture == .drag ? end : nil,
        fingers: fingers, size: narrator.size(subject.index.screen.size), isPart: isPart))
  }

  // MARK: - Who got the touch

  /// The box of whoever got the touch, with the outcome; nil if no view was hit.
  func winner(_ text: SheetText, width: Double) -> GraphBox? {
    outcome.map { GraphBox($0.mark, $0.rows, text: text, width: width) }
  }

  /// The same as a mark and rows; nil if no view was hit.
  var outcome: (mark: SheetMark, rows: [GraphBox.Row])? { hit == nil ? nil : words }

  private var words: (mark: SheetMark, rows: [GraphBox.Row]) {
    let act = answer.verdict.act
    let late = act.late.map(narrator.number)
    switch act {
    case .takes, .recognizes, .recognizesInVain, .unknownAction: return recognized
    case .scrolls(let views, _): return got(views[0], say(.scrolls))
    case .movesSheet(let list, _): return got(list, say(.movesSheet))
    case .stopsContent(let view): return got(view, say(.stops))
    case .selected(let cell, let list, let isOn, _, _, _):
      let fact = say(.isSelected(isOn, late: late))
      return (.gets, [.object(name(cell ?? list), ""), .fact(fact, .diamond)])
    case .performsPrimaryAction(let cell, let list, _, _):
      return got(cell ?? list, language.say(GraphText.handles))
    case .focuses(let responder, _, _): return got(responder, say(.becomesFirstResponder(late: late)))
    case .control(let control, _, .sends, _, _): return got(control, say(.gets(late: late)))
    case .handles(let responder, _, late: _?): return got(responder, say(.gets(late: late)))
    case .handles(let responder, _, late: nil): return got(responder, language.say(GraphText.handles))
    case .control(let keeper, _, _, late: _?, _), .keeps(let keeper, _, late: _?):
      return got(keeper, say(.gets(late: late)))
    case .control(let keeper, _, _, late: nil, _), .keeps(let keeper, _, late: nil):
      return got(keeper, keeps)
    case .parted(let parts): return words(parts[0])
    case .loses(let view): return lost(view, language.say(GraphText.loses(because: nil)))
    case .neverGets(let view): return lost(view, language.say(GraphText.neverGets(because: nil)))
    case .getsUnhandled, .nobodyHandles, .nobodyGets: return unhandled
    case .getsUndecided(let view), .nothingKnown(let view), .decidedInside(let view, _, _):
      return (.held, [.object(name(view), ""), .fact(say(.notKnown), .bars)])
    }
  }

  private var keeps: String { language.say(GraphText.keeps) }

  /// A view or responder that gets the touch.
  private func got(_ id: String, _ fact: String) -> (SheetMark, [GraphBox.Row]) {
    let role = subject.index.view(id).map(subject.roleName) ?? ""
    return (.gets, [.object(name(id), role), .fact(fact, .diamond)])
  }

  private func lost(_ view: String, _ fact: String) -> (SheetMark, [GraphBox.Row]) {
    (.lost, [.object(name(view), ""), .fact(fact, .stop)])
  }

  /// The methods of a touch that ended the same way.
  private func words(_ part: Act.Part) -> (SheetMark, [GraphBox.Row]) {
    switch part.outcome {
    case .handles: got(part.responder, language.say(GraphText.handles))
    case .keeps: got(part.responder, keeps)
    case .drops: unhandled
    }
  }

  private var unhandled: (SheetMark, [GraphBox.Row]) {
    let above = max(answer.chain.count - 1, 0)
    let role = above > 0 ? say(.above(count: above)) : ""
    return (.lost, [.object(name(hit), role), .fact(say(ScreenSheetText.nobodyHandles), .stop)])
  }

  private var recognized: (SheetMark, [GraphBox.Row]) {
    let id = answer.verdict.recognizers.first
    let role = id.flatMap(subject.index.recognizer).map(role(of:)) ?? ""
    let loser = story.losers.first
    let isCancelled = answer.outcome.deliveryChanges.contains { $0.view == loser && $0.kind == .taken }
    let companions = answer.verdict.companions.map { recognizer($0) }
    let late = answer.verdict.act.late.map(narrator.number)
    let fact =
      !companions.isEmpty
      ? say(.recognizesWith(companions, late: late))
      : loser.map { say(.takes(from: name($0), isCancelled: isCancelled, late: late)) }
        ?? say(.recognizes(late: late))
    return (.gets, [.object(recognizer(id), role), .fact(fact, .diamond)])
  }

  // MARK: - Calls

  /// The actions and callbacks.
  var calls: [String] {
    answer.outcome.actions.compactMap { call in
      guard let target = call.target, call.kind != .dropped,
        call.sender.flatMap(index.recognizer)?.isSystem != true
      else { return nil }
      return language.say(
        GraphText.actionOn(action: TextFitter.line(call.name), target: TextFitter.line(target)))
    }
  }

  /// The first calls that another run lacks, or else the first call, and the number of further ones; nil if nothing was
  /// called.
  func calls(besides others: [String]) -> String? {
    let all = calls
    let own = all.filter { !others.contains($0) }.prefix(Self.mostActions)
    let named = own.isEmpty ? all.prefix(1) : own
    guard all.count > named.count else { return named.isEmpty ? nil : named.joined(separator: "  ") }
    return (named + [say(.more(count: all.count - named.count))]).joined(separator: "  ")
  }

  /// A pill for each call; the last one counts those that do not fit.
  func actions(_ text: SheetText, width: Double) -> [GraphBox] {
    let all = calls
    var rows = all.prefix(Self.mostActions).map {
      GraphBox.Row(lead: .glyph(.arrow), words: $0, isStrong: true)
    }
    if all.count > rows.count {
      rows[rows.count - 1].words += "  " + say(.more(count: all.count - rows.count))
    }
    return rows.map { GraphBox(.action, [$0], text: text, width: width) }
  }

  var textLines: [String] {
    let rows = outcome.map { [$0.rows.map(\.text).joined(separator: ": ")] } ?? []
    return rows + calls.map { "→ " + $0 }
  }
}
