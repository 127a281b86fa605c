// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The view hierarchy as an indented list.
struct OutlineDiagram: Picture {
  let subject: DiagramSubject
  private let roots: [String]
  private let rows: [OutlineRow]
  private let words: OutlineWords

  private static let (rowHeight, boxHeight) = (30.0, 24.0)
  private static let step = 22.0
  private static let narrowStep = 13.0

  /// Deeper rows are not indented further.
  private static let mostLevels = 12

  static func applies(to subject: DiagramSubject) -> Bool { !subject.index.screen.views.isEmpty }

  init(_ subject: DiagramSubject) {
    self.subject = subject
    let forest = ViewForest(subject.index)
    let (roots, hidden) = Self.roots(of: forest, subject)
    let words = OutlineWords(subject, hiddenWindows: hidden)
    let folding = OutlineFolding(
      forest, roots: roots, path: subject.hitPathsOfAll, options: subject.options,
      hasRemarks: words.hasRemarks)
    self.roots = Self.allRoots(of: forest, subject)
    rows = folding.rows(most: OutlineFolding.mostRows)
    self.words = words
  }

  /// The first rows. A single window is replaced by its view, unless there is something to say about it.
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

  /// The first lines of the text and the facts: with all windows, and with views in no window.
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
      top = bottom + Self.rowHeight - Self.boxHeight
    }
    var ends = boxes.map(\.maxY)
    let elbows = rows.indices.compactMap { position -> SVGNode? in
      guard let parent = rows[position].parent else { return nil }
      defer { ends[parent] = boxes[position].minY + 7 }
      return Self.elbow(from: boxes[parent], at: ends[parent], to: boxes[position])
    }
    return sheet.diagram(
      subject, [.group([.classes(["elbows"])], elbows)] + nodes, bottom: top - 11,
      facts: facts(boxes),
      textEquivalent: words.outline(below: roots))
  }

  /// A row, the area of its box, and its right end.
  private func node(_ row: OutlineRow, at corner: PicturePoint) -> (SVGNode, PictureRect, Double) {
    let right = subject.options.width - Sheet.margin
    let room = right - corner.x - 2 * GraphBox.inset
    switch row.content {
    case .fold(let fold):
      let parts = words.parts(of: fold)
      let box = GraphBox(.fold, [.count(parts.name, parts.role)], text: text, width: room, isInList: true)
      let area = box.area(at: corner)
      let title = counted(parts.name, fold.views.map(TextFitter.line))
      return (
        .group([.classes(["object", "fold"])], title: title, box.nodes(at: corner, id: subject.id)), area,
        area.maxY
      )
    case .view(let id):
      guard let view = index.view(id) else {
        return (.group([], []), PictureRect(x: corner.x, y: corner.y, width: 0, height: 0), corner.y)
      }
      let mark = id == subject.hitViewOfAll ? SheetMark.hit : .plain
      let box = GraphBox(
        mark, [.object(TextFitter.line(id), words.role(of: view))], text: text, width: min(room, 378),
        isInList: true)
      let area = box.area(at: corner)
      let parts = words.aside(of: view, isOnPicture: true)
      let aside = SheetAside(parts, from: area.maxX + 10, to: right, text: text)
      return (
        .group(
          [subject.id(ElementID.view(id)), .about(id), .classes(["object", mark.className])],
          title: words.title(of: view, parts),
          box.nodes(at: corner, id: subject.id) + aside.nodes(top: corner.y)),
        area, max(area.maxY, corner.y + Self.boxHeight + aside.extraHeight)
      )
    }
  }

  /// A line from below the parent's box, or from the previous row's line, to the left edge of a child's box.
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

  private func facts(_ boxes: [PictureRect]) -> JSONObject {
    let list = zip(rows, boxes).map { row, box -> JSONObject in
      let place = [box.minX, box.minY, box.width, box.height]
      return switch row.content {
      case .view(let id): ["view": id, "level": row.level, "box": place]
      case .fold(let fold): ["views": fold.views, "count": fold.count, "level": row.level, "box": place]
      }
    }
    return words.facts(below: roots).adding("rows", list)
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
      "The views inside each other, later ones in front, with what belongs to each: recognizers, actions, and unusual "
      + "settings. It is 680 pixels wide for every screen; what has no room is counted, unless `--no-fold` shows it.",
    form: .drawing, parts: [.sheet, .asides], touch: .ignored, choices: [.focus, .folding, .width])
}

/// Chooses the rows of an outline: as many views as fit, starting with those needed to understand the touch.
///
/// What does not depend on the number of rows is found once.
struct OutlineFolding {
  static let mostRows = 14

  /// Of a longer path, only this many views are shown at its beginning and end.
  private static let (pathHead, pathTail) = (4, 6)

  private static let leastInRun = 3

  /// After this many views that did not fit, the search for one that does ends.
  private static let mostFailures = 24

  let forest: ViewForest
  let roots: [String]

  /// The smallest limit if nothing is folded.
  private let least: Int

  /// The views that can be shown.
  private let seen: Set<String>

  /// The views that are never counted: those through which the touches were found.
  private let steps: [String]

  /// The parts of the path that share a row.
  private let skipped: Set<String>

  /// The views with more to say than their name, and all views from the outermost, in the order in which they are tried.
  private let candidates: [[String]]

  init(
    _ forest: ViewForest, roots: [String], path: [String], options: DiagramOptions,
    hasRemarks: (TraceView) -> Bool
  ) {
    self.forest = forest
    self.roots = roots
    least = options.folds ? 0 : options.maximumVisibleNodes
    let index = forest.index
    let views = index.views(below: roots, depth: options.depth)
    let seen = Set(views.map(\.id))
    let steps = path.filter(seen.contains)
    let telling = views.map(\.id).filter { index.view($0).map(hasRemarks) ?? false }
    let isTelling = Set(telling)
    // Plain views that are each the only subview of the previous one share a row, up to the superview of the last.
    let straight = steps.dropLast(2).filter { id in
      !roots.contains(id) && index.subviews(of: id).count == 1 && !isTelling.contains(id)
    }
    let runs = straight.runs { index.view($1)?.superview == $0 }.filter { $0.count >= Self.leastInRun }
    let ends = Self.pathHead...max((steps.map(index.depth).max() ?? 0) - Self.pathTail, Self.pathHead)
    let long = steps.filter { ends.dropLast().contains(index.depth(of: $0)) }
    skipped = options.folds ? Set(runs.joined()).union(long) : []
    candidates = [telling, views.sorted { $0.depth < $1.depth }.map(\.id)]
    self.seen = seen
    self.steps = steps
  }

  private var index: ScreenIndex { forest.index }

  /// The rows, each after its parent; views with more to say than their name have priority.
  func rows(most: Int) -> [OutlineRow] {
    let limit = max(least, most)
    var shown = Set(steps)
    for root in roots where shown.count < limit { shown.insert(root) }
    var count = rows(of: shown).count
    for candidates in candidates {
      var failures = 0
      for id in candidates where failures < Self.mostFailures && !shown.contains(id) {
        var more = shown
        ViewForest.add(id, to: &more, in: index)
        more.formIntersection(seen)
        let next = rows(of: more).count
        if next <= max(limit, count) {
          (shown, count) = (more, next)
        } else {
          failures += 1
        }
      }
    }
    return rows(of: shown)
  }

  private func rows(of shown: Set<String>) -> [OutlineRow] {
    var rows: [OutlineRow] = []
    // Each view occurs once, even if a damaged trace contains a cycle.
    var taken: Set<String> = []
    func take(_ id: String) -> Bool { seen.contains(id) && taken.insert(id).inserted }
    /// Adds a row and returns its index.
    @discardableResult
    func add(_ content: OutlineRow.Content, below parent: Int?, level: Int) -> Int {
      rows.append(OutlineRow(content: content, parent: parent, level: level))
      return rows.count - 1
    }
    /// Adds siblings below a row, in their order: later ones are in front.
    func add(_ siblings: [String], below parent: Int?, level: Int) {
      let kind: OutlineFold.Kind = siblings.contains(where: shown.contains) ? .beside : .inside
      var run: [String] = []
      func close() {
        guard !run.isEmpty else { return }
        add(
          .fold(OutlineFold(kind: kind, views: run, count: forest.size(of: run))), below: parent, level: level
        )
        run = []
      }
      for id in siblings where take(id) {
        if skipped.contains(id) {
          close()
          between(id, below: parent, level: level)
        } else if shown.contains(id) {
          close()
          let row = add(.view(id), below: parent, level: level)
          add(index.subviews(of: id), below: row, level: level + 1)
        } else {
          run.append(id)
        }
      }
      close()
    }
    /// Adds a run of the path as one row, with the children of its last view below it.
    func between(_ first: String, below parent: Int?, level: Int) {
      var run = [first]
      var inside = index.subviews(of: first).filter(shown.contains)
      while inside.count == 1, skipped.contains(inside[0]), take(inside[0]) {
        run.append(inside[0])
        inside = index.subviews(of: inside[0]).filter(shown.contains)
      }
      let count = forest.size(of: first) - forest.size(of: inside)
      let row = add(
        .fold(OutlineFold(kind: .between, views: run, count: count)), below: parent, level: level)
      for id in inside { add([id], below: row, level: level + 1) }
    }
    add(roots, below: nil, level: 0)
    return rows
  }
}

/// A row of an outline.
struct OutlineRow {
  enum Content {
    case view(String)
    case fold(OutlineFold)
  }

  var content: Content

  /// The index of the parent view's row; nil for the first rows.
  var parent: Int?

  /// The level of indentation.
  var level: Int
}

/// Views that are counted instead of shown.
struct OutlineFold {
  enum Kind: Hashable {
    /// All descendants of the parent view.
    case inside
    /// Siblings of views that are shown.
    case beside
    /// Nested views, the last of which contains a view that is shown.
    case between
  }

  var kind: Kind

  /// The topmost of the views.
  var views: [String]

  /// The number of views, including descendants that are not shown elsewhere.
  var count: Int
}

/// The texts about the views of an outline, and the claim above it.
struct OutlineWords: PictureWords {
  let subject: DiagramSubject
  private let hitView: String?
  private let firstResponders: Set<String>

  /// The windows without a row, because each has one view and nothing to say about.
  private let hiddenWindows: [String]

  init(_ subject: DiagramSubject, hiddenWindows: [String]) {
    self.subject = subject
    self.hiddenWindows = hiddenWindows
    hitView = subject.hitViewOfAll
    let views = subject.index.screen.views
    firstResponders = Set(views.compactMap(\.window?.firstResponder))
    var counts: [String: Int] = [:]
    for property in views.flatMap(\.unknown) { counts[property, default: 0] += 1 }
    oftenUnknown = counts.filter { $0.value >= Self.often }.sorted { $0.key < $1.key }
      .map { (property: $0.key, count: $0.value) }
  }

  /// Properties that are unknown for many views, with the number of these: the picture says it once.
  private let oftenUnknown: [(property: String, count: Int)]
  private static let often = 8

  // MARK: - Rows

  /// The role of a view, in a word or two; for a root view, the controller.
  func role(of view: TraceView) -> String {
    if let controller = view.viewController { return say(.rootView(controller: controller)) }
    return say(.role(view.role))
  }

  /// The name and the role of a row that counts views.
  func parts(of fold: OutlineFold) -> (name: String, role: String) {
    let name: OutlineText =
      switch fold.kind {
      case .beside: .beside(count: fold.count)
      case .inside: .inside(count: fold.count)
      case .between: .between(count: fold.count)
      }
    return (say(name), narrator.names(fold.views.map(TextFitter.line), limit: 3))
  }

  /// The recognizers and controller of a view, and its unusual properties.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isOnPicture: Whether to omit what is unknown for many views.
  /// - Returns: The parts, recognizers and controller first.
  func aside(of view: TraceView, isOnPicture: Bool = false) -> [SheetAside.Part] {
    var parts: [SheetAside.Part] = []
    for id in view.gestureRecognizers {
      guard let record = index.recognizer(id), record.isPartOfView != true else { continue }
      parts.append(SheetAside.Part(text: TextFitter.line(record.id), isBold: true))
      parts.append(SheetAside.Part(text: say(.gesture(record.gesture, taps: record.tapCount))))
      parts += record.actions.map { action($0.action, hasTarget: true) }
    }
    parts += (view.control?.actions ?? []).map { action($0.action, hasTarget: $0.target != nil) }
    if view.id == hitView {
      parts.append(SheetAside.Part(text: say(GraphText.hitTestView), glyph: .crosshair, mark: .hit))
    }
    if let distance = overhang(of: view), let parent = view.superview {
      let text = say(.hangsOut(distance: narrator.number(distance), parent: TextFitter.line(parent)))
      parts.append(SheetAside.Part(text: text, mark: .held))
    }
    if view.isScrollView, view.bounds.minX != 0 || view.bounds.minY != 0 {
      let offset = narrator.point(TracePoint(x: view.bounds.minX, y: view.bounds.minY))
      parts.append(SheetAside.Part(text: say(.scrolled(offset: offset))))
    }
    let others = marks(of: view, isOnPicture: isOnPicture)
    if !others.isEmpty { parts.append(SheetAside.Part(text: language.list(others.map(TextFitter.line)))) }
    return parts
  }

  private func action(_ name: String, hasTarget: Bool) -> SheetAside.Part {
    let name = TextFitter.line(name)
    return SheetAside.Part(text: hasTarget ? name : say(.noTarget(action: name)), glyph: .arrow)
  }

  /// How far a view that could take touches extends beyond its superview, in points; nil for not at all.
  private func overhang(of view: TraceView) -> Double? {
    guard let parent = view.superview.flatMap(index.view), view.takesPart, !parent.isScrollView else {
      return nil
    }
    let (inner, outer) = (view.frame, parent.bounds)
    let most = [
      outer.minX - inner.minX, outer.minY - inner.minY, inner.maxX - outer.maxX, inner.maxY - outer.maxY,
    ].max()
    return most.flatMap { $0 >= 0.5 ? $0 : nil }
  }

  /// A view with its class and the facts beside it.
  func title(of view: TraceView, _ aside: [SheetAside.Part]) -> String {
    subject.title(of: ObjectName(id: view.id, className: view.className).full, aside.map(\.plainText))
  }

  // MARK: - All views

  /// The descendants of some views as lines, each indented below its superview, later ones in front: with their texts,
  /// the first responder, and the controllers of root views.
  func outline(below roots: [String]) -> String {
    let lines = views(below: roots).map { view, depth -> String in
      let role = SheetAside.Part(text: role(of: view))
      let line = title(of: view, ([role] + aside(of: view) + details(of: view)).filter { !$0.text.isEmpty })
      return String(repeating: "  ", count: depth) + "- " + line + "\n"
    }
    let unknown = index.screen.unknown
    guard !unknown.isEmpty else { return lines.joined() }
    return lines.joined() + "- " + say(.unknownOnScreen(names: unknown.joined(separator: ", "))) + "\n"
  }

  private func views(below roots: [String]) -> [(view: TraceView, depth: Int)] {
    index.views(below: roots, depth: subject.options.depth).compactMap { id, depth in
      index.view(id).map { ($0, depth) }
    }
  }

  private func details(of view: TraceView) -> [SheetAside.Part] {
    var facts = view.text.map { $0.isEmpty ? [] : ["“\(TextFitter.line($0))”"] } ?? []
    if firstResponders.contains(view.id) { facts.append(say(ChainText.isFirstResponder)) }
    let own = view.gestureRecognizers.count { index.recognizer($0)?.isPartOfView == true }
    if own > 0 { facts.append(say(.ownRecognizers(count: own))) }
    if let controller = view.viewController.flatMap(index.controller) {
      facts.append(ObjectName(id: controller.id, className: controller.className).full)
      facts += relation(of: controller).map { [$0] } ?? []
      let children = index.screen.controllers.filter { child in
        child.parent == controller.id && child.view.flatMap(index.view) == nil
      }
      if !children.isEmpty {
        facts.append(say(.notLoaded(names: narrator.names(children.map(\.id), limit: 3))))
      }
    }
    return facts.map { SheetAside.Part(text: $0) }
  }

  /// How a controller got to its place.
  private func relation(of controller: TraceController) -> String? {
    if let presenting = controller.presentingViewController {
      return say(.presentedBy(controller: TextFitter.line(presenting)))
    }
    if let parent = controller.parent { return say(.childOf(controller: TextFitter.line(parent))) }
    return controller.rootOf.map { say(.rootOf(window: TextFitter.line($0))) }
  }

  /// The descendants of some views with facts about each, and the screen's controllers, recognizers and scenes.
  func facts(below roots: [String]) -> JSONObject {
    let screen = index.screen
    return [
      "views": views(below: roots).map { view, depth -> JSONObject in
        .known([
          "id": view.id, "class": view.className, "depth": depth, "superview": view.superview,
          "frame": view.frame,
          "bounds": view.bounds, "viewController": view.viewController, "text": view.text,
          "gestureRecognizers": view.gestureRecognizers, "said": aside(of: view).map(\.plainText),
        ])
      },
      "controllers": screen.controllers.map { controller -> JSONObject in
        .known([
          "id": controller.id, "class": controller.className, "view": controller.view,
          "parent": controller.parent,
          "presentingViewController": controller.presentingViewController, "rootOf": controller.rootOf,
        ])
      },
      "gestureRecognizers": screen.gestureRecognizers.map { record -> JSONObject in
        .known([
          "id": record.id, "class": record.className, "view": record.view,
          "isPartOfView": record.isPartOfView,
          "actions": record.actions.map(\.action),
        ])
      },
      "scenes": screen.scenes.map { scene -> JSONObject in ["id": scene.id, "class": scene.className] },
    ]
  }

  /// Whether there is more to say about a view than its name and class.
  func hasRemarks(_ view: TraceView) -> Bool { !aside(of: view, isOnPicture: true).isEmpty }

  // MARK: - What is not the usual

  /// How a view differs from what is usual for its class, in words: first what decides about touches, then what the
  /// source does not say.
  private func marks(of view: TraceView, isOnPicture: Bool) -> [String] {
    let traits = index.traits(of: view).filter { !$0.isClassDefault }
    var words = traits.compactMap { self.words(of: $0) } + view.overrides.map { self.words(of: $0) }
    if let methods = methods(view.implements) { words.append(methods) }
    let often = isOnPicture ? oftenUnknown.map(\.property) : []
    let unknown = view.unknown.filter { !often.contains($0) }
    if !unknown.isEmpty { words.append(say(.unknown(names: unknown.joined(separator: ", ")))) }
    return words
  }

  /// A property in words; nil if the scrolled content shows it.
  private func words(of trait: ViewTrait) -> String? {
    switch (trait.property, trait.value) {
    case (.isHidden, _): say(TreesText.hidden)
    case (.isUserInteractionEnabled, .flag(let isOn)): say(TreesText.interaction(isOn: isOn))
    case (.isEnabled, _): say(TreesText.disabled)
    case (.isAnimating, _): say(TreesText.animating)
    case (.isExclusiveTouch, _): say(TreesText.exclusiveTouch)
    case (.isMultipleTouchEnabled, _): say(TreesText.multipleTouch)
    case (.clipsToBounds, .flag(let isOn)): say(TreesText.clips(isOn))
    case (.transform, _): say(TreesText.transformed)
    case (.isKeyWindow, _): say(TreesText.keyWindow)
    case (.alpha, .number(let alpha)): say(TreesText.property("alpha", value: narrator.alpha(alpha)))
    case (let property, .number(let number)):
      say(TreesText.property(property.rawValue, value: narrator.number(number)))
    case (.boundsOrigin, _), (_, .flag), (_, .point), (_, .changed): nil
    }
  }

  /// A declared override, such as `hitTest: redirect to ChatView`.
  private func words(of declared: TraceOverride) -> String {
    let method = declared.method == .pointInside ? "point(inside:)" : declared.method.rawValue
    return narrator.language.line(method, narrator.declaration(declared).plain)
  }

  /// The touch methods that are implemented: the first one, and the number of others.
  private func methods(_ methods: [TraceTouchesMethod]) -> String? {
    guard let first = methods.first else { return nil }
    let name = first.method.rawValue
    return methods.count == 1 ? name : "\(name) +\(methods.count - 1)"
  }

  // MARK: - The claim

  /// What the screen consists of, and the first unusual thing on it.
  func claim(_ rows: [OutlineRow]) -> String {
    let shown = rows.compactMap { row in
      if case .view(let id) = row.content { index.view(id) } else { nil }
    }
    guard let root = shown.first else { return "" }
    let unusual = self.unusual(shown)
    let isDeep = shown.count > 2
    let least = isDeep ? 2 : 1
    guard let holder = shown.first(where: { index.subviews(of: $0.id).count >= least }) else {
      guard isDeep else { return say(.alone(view: TextFitter.line(root.id), unusual: unusual)) }
      let count = rows.reduce(0) { sum, row in
        if case .fold(let fold) = row.content { sum + fold.count } else { sum + 1 }
      }
      return say(.nested(count: count, unusual: unusual))
    }
    let held = index.subviews(of: holder.id)
    let names = held.prefix(held.count > 4 ? 3 : 4).map(TextFitter.line)
    return say(
      .holds(
        view: TextFitter.line(holder.id), names: names, more: held.count - names.count, unusual: unusual))
  }

  private func unusual(_ views: [TraceView]) -> OutlineText.Unusual? {
    func name(_ view: TraceView) -> String { TextFitter.line(view.id) }
    if let view = views.first(where: { $0.overrides[.pointInside] != nil }) {
      return .takesTouchesOutside(view: name(view))
    }
    if let view = views.first(where: { $0.overrides[.hitTest] != nil }) {
      return .decidesItself(view: name(view))
    }
    for view in views {
      guard let distance = overhang(of: view), let parent = view.superview else { continue }
      return .hangsOut(
        view: name(view), distance: narrator.number(distance), parent: TextFitter.line(parent))
    }
    if let view = views.first(where: \.isUnseen) { return .unseen(view: name(view)) }
    return views.first(where: \.refusesTouchesOfClass).map { .closed(view: name($0)) }
  }

  /// How to read the rows, and what surrounds the first of them.
  var line: String { narrator.joined([say(.laterIsInFront)] + notes) }

  /// What surrounds the first of the rows, and what is unknown for many views.
  var notes: [String] {
    (around.map { [$0] } ?? []) + oftenUnknown.map { say(.oftenUnknown(name: $0.property, count: $0.count)) }
  }

  /// What surrounds the first of the rows; nil for nothing.
  private var around: String? {
    let controllers = hiddenWindows.flatMap { window -> [String] in
      [window] + index.subviews(of: window).compactMap { index.view($0)?.viewController }
    }
    return controllers.isEmpty ? nil : say(.around(names: controllers.map(TextFitter.line)))
  }
}

extension TraceView {
  /// Whether a touch on it would have an effect: it is a control or has recognizers.
  fileprivate var takesPart: Bool { control != nil || !gestureRecognizers.isEmpty }
}
