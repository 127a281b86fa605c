// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The screen below a claim: where the touch was, which views were asked, why they refused, and the outcome.
struct ScreenSheet: SceneWords {
  /// The gap between the screen and the names beside it.
  private static let columnGap = 46.0

  /// A view with the same frame as another is drawn this much smaller.
  private static let inset = 6.0

  /// The same picture with all facts, for programs.
  let full: ScreenDiagram
  let map: ScreenSheetMap
  let sheet: Sheet
  private let outcome: ScreenSheetOutcome
  private let labels: ScreenSheetLabels
  private let fingers: ScreenSheetFingers
  private let paint: ScreenPaint?

  var scene: ScreenScene { full.scene }

  /// Whether the app is drawn below the marks.
  var isSeen: Bool { paint != nil }

  /// The content of one frame of an animated picture, with the map that all frames share.
  struct Frame {
    var claim: String
    var line: String?
    var map: ScreenSheetMap
  }

  private let isFrame: Bool

  /// Lays out the sheet.
  ///
  /// - Parameters:
  ///   - full: The same picture with all facts.
  ///   - frame: The content of a frame of an animated picture; nil for a single picture.
  ///   - top: The minimum y coordinate of the screen.
  ///   - others: Further areas that must be visible.
  init(_ full: ScreenDiagram, frame: Frame? = nil, top: Double = 0, others: [PictureRect] = []) {
    self.full = full
    isFrame = frame != nil
    let scene = full.scene
    let subject = scene.subject
    let outcome = ScreenSheetOutcome(subject)
    self.outcome = outcome
    let text = SheetText(subject.options.language)
    if let frame {
      sheet = Sheet(claim: frame.claim, line: frame.line, text: text)
      map = frame.map
    } else {
      let boxes = Self.boxes(of: scene) + others
      let count = ScreenSheetFingers.touches(of: subject).count
      let line = { (isPart: Bool) in outcome.line(isPart: isPart, fingers: count) }
      let claim = Self.claim(scene, outcome)
      var sheet = subject.sheet(claim: claim, line: line(false))
      var map = ScreenSheetMap(scene, asked: boxes, top: max(sheet.top, top))
      if map.isPart {
        sheet = Sheet(claim: claim, line: line(true), glyph: .finger, text: text)
        map = ScreenSheetMap(scene, asked: boxes, top: max(sheet.top, top))
      }
      self.sheet = sheet
      self.map = map
    }
    labels = ScreenSheetLabels(scene, map)
    fingers = ScreenSheetFingers(scene, map)
    paint = Self.paint(of: full, on: map)
  }

  /// The areas that must be visible: the view that the picture is limited to, or the views that were asked and the
  /// fingers.
  static func boxes(of scene: ScreenScene) -> [PictureRect] {
    if let focus = scene.focus { return [(focus.drawn ?? focus.outline).box] }
    let subject = scene.subject
    let touches = ScreenSheetFingers.touches(of: subject)
    // At a step too, so that all steps show the same part.
    let walked = Set(scene.answer.walk.map(\.view))
    let asked = scene.shapes.filter { shape in
      (shape.isOnPath || !shape.orders.isEmpty || shape.state == .hit || walked.contains(shape.view.id))
        && shape.view.window == nil
        && subject.index.view(shape.view.superview ?? "")?.window == nil
    }
    let hit = scene.shapes.filter { $0.state == .hit }
    return (asked + hit).compactMap { ($0.drawn ?? $0.outline).box } + asked.compactMap { $0.touchArea?.box }
      + touches.flatMap { scene.points(of: $0.answer) }.map {
        PictureRect(around: $0, radius: 12)
      }
  }

  /// The claim; for a step, the progress of the walk or what happens.
  private static func claim(_ scene: ScreenScene, _ outcome: ScreenSheetOutcome) -> String {
    if let later = scene.subject.laterStep { return scene.narrator.sentence(later.step).plain }
    if let step = scene.moment.current {
      return scene.narrator.claim(asked: step.order, of: scene.answer).plain
    }
    return outcome.claim
  }

  private var isOutcome: Bool { !isFrame && subject.laterStep == nil && scene.moment.current == nil }

  // MARK: - Drawing

  func diagram() -> Diagram {
    let column = self.column
    var diagram = sheet.diagram(
      subject, layers(column).map(\.node), bottom: bottom, facts: full.facts,
      textEquivalent: text)
    diagram.folded = column.placed.flatMap(\.label.folded)
    if paint != nil { diagram.parts = diagram.kind.parts + [.paint] }
    return diagram
  }

  /// An element of the sheet below its head; layers are ordered from back to front.
  struct Part {
    enum Layer: Int {
      case device, view, text, finger, label, outcome
    }

    var layer: Layer
    /// The position within its layer.
    var position = 0
    var node: SVGNode
  }

  var head: [SVGNode] { sheet.head }

  var parts: [Part] { layers(column) }

  /// The lower edge of the picture.
  var bottom: Double {
    let column = self.column
    return max(map.frame.maxY, column.bottom, result(below: column).1)
  }

  /// The names beside the screen; frames omit views that have not been asked yet.
  private var column: ScreenSheetColumn {
    let outlines = self.outlines
    return ScreenSheetColumn(
      labels.labels().filter { !isFrame || !$0.isFold }.map { ($0, anchor(of: $0, outlines)) },
      left: map.area.maxX + Self.columnGap, top: map.area.minY, text: sheet.text)
  }

  private func layers(_ column: ScreenSheetColumn) -> [Part] {
    let outlines = self.outlines
    let places = scene.places
    var parts = [Part(layer: .device, node: .group([.classes(["device"])], map.device))]
    parts += (paint.map { [Part(layer: .device, position: 1, node: $0.node)] } ?? [])
    parts += labels.shapes.compactMap { shape in
      outlines[shape.view.id].map {
        Part(layer: .view, position: places[shape.view.id] ?? 0, node: view(shape, $0))
      }
    }
    parts += texts(outlines).map { Part(layer: .text, node: $0) }
    parts += fingers.nodes.map { Part(layer: .finger, node: $0) }
    parts += column.placed.map { item in
      let box = item.box.nodes(at: PicturePoint(x: column.left - 11, y: item.top), id: subject.id)
      // The box itself is not drawn.
      return Part(
        layer: .label,
        node: .group(
          [.classes(["callout", item.label.mark.className])],
          column.leader(item, from: map.area.maxX) + box.dropFirst()))
    }
    return parts + result(below: column).0.map { Part(layer: .outcome, node: $0) }
  }

  /// Smaller texts are drawn as bars; in pixels.
  private static let leastText = 8.5

  /// The screen as people see it; nil on a page, whose stage shows it, and if the source does not show enough.
  private static func paint(of full: ScreenDiagram, on map: ScreenSheetMap) -> ScreenPaint? {
    guard full.subject.options.screenshot == .drawn else { return nil }
    let canvas = ScreenPaint.Canvas(
      area: map.area, factor: map.factor, origin: map(PicturePoint(x: 0, y: 0)), leastText: leastText)
    let paint = ScreenPaint(scene: full.scene, layered: full.layered, on: canvas)
    return paint.tellsScreen ? paint : nil
  }

  /// The views' outlines on the sheet; of views with the same frame, the later ones are smaller.
  private var outlines: [String: Outline] {
    var result: [String: Outline] = [:]
    var boxes: [PictureRect] = []
    for shape in labels.shapes {
      guard let outline = map(shape.rim ?? shape.outline) else { continue }
      let box = outline.box
      let count = min(boxes.count { $0.isLike(box) }, 3)
      boxes.append(box)
      let distance = Double(count) * Self.inset
      let isWide = min(box.width, box.height) > 2 * distance + 12
      result[shape.view.id] =
        count > 0 && outline.isUpright && isWide ? Outline(box.insetBy(distance)) : outline
    }
    return result
  }

  private func view(_ shape: ScreenShape, _ outline: Outline) -> SVGNode {
    let isUnder = outline.box.width * outline.box.height > map.area.area / 2
    let holdsFinger = scene.points(of: answer).first.map { outline.contains(map($0)) } ?? false
    let isMissed = shape.view.id == labels.missed
    var classes = ["place", (isMissed ? .lost : shape.mark).rawValue]
    if isUnder { classes.append("large") }
    if let paint {
      classes.append("over")
      // The view that refuses in this step is highlighted even if it is beside the touch.
      let isNow = isFrame && scene.moment.current?.view == shape.view.id
      let isApart = !isNow && (shape.state == .unasked || scene.refusedBeside(shape))
      if isApart, !isMissed, paint.painted.contains(shape.view.id) { classes.append("painted") }
    }
    if shape.state == .refused, holdsFinger || isUnder { classes.append("clear") }
    // Over the app, fill only the part whose touches go to the view.
    let own = paint == nil || shape.state != .hit ? [] : scene.ownParts(of: shape).compactMap { map($0) }
    var nodes = [
      own.isEmpty
        ? SVGNode.polygon(outline.points, classes: ["area"]) : .path(own.flatMap(\.steps), classes: ["area"]),
      .path(map.sides(of: outline)),
    ]
    if let area = shape.touchArea.flatMap({ map($0) }), shape.state == .hit {
      nodes.append(.polygon(area.points, classes: ["accepts"]))
      nodes += measure(outline.box, area.box)
    }
    return .group(
      [subject.id(ElementID.view(shape.view.id)), .classes(classes)], title: scene.title(of: shape), nodes)
  }

  /// How far a view takes touches above or below its bounds.
  private func measure(_ bounds: PictureRect, _ area: PictureRect) -> [SVGNode] {
    let unit = map.factor * scene.scale.factor
    let sides = [(area.minY, bounds.minY), (bounds.maxY, area.maxY)]
    guard let (top, bottom) = sides.first(where: { $1 - $0 >= 16 }) else { return [] }
    let x = area.minX + 9
    let label = language.say(ScreenSheetText.reach(distance: narrator.number((bottom - top) / unit)))
    let place = PictureRect(
      x: x + 6, y: (top + bottom) / 2 - 7, width: sheet.text.small.width(of: label), height: 14)
    guard !fingers.spots.contains(where: { $0.intersects(place) }) else { return [] }
    return [
      .lines(
        [
          (PicturePoint(x: x, y: top), PicturePoint(x: x, y: bottom)),
          (PicturePoint(x: x - 3, y: top), PicturePoint(x: x + 3, y: top)),
          (PicturePoint(x: x - 3, y: bottom), PicturePoint(x: x + 3, y: bottom)),
        ], classes: ["measure"]),
      .label(label, at: PicturePoint(x: place.minX, y: (top + bottom) / 2 + 4)),
    ]
  }

  /// The texts of controls, where they fit.
  private func texts(_ outlines: [String: Outline]) -> [SVGNode] {
    // The painted screen already has them.
    guard paint == nil else { return [] }
    var taken = fingers.spots
    return labels.shapes.enumerated().compactMap { position, shape in
      guard shape.view.control != nil, let text = shape.view.text, let outline = outlines[shape.view.id],
        outline.isUpright, !shape.isInvisible
      else { return nil }
      let words = TextFitter.line(text)
      let (box, width) = (outline.box, sheet.text.small.width(of: words))
      let place = PictureRect(x: box.center.x - width / 2, y: box.center.y - 8, width: width, height: 16)
      let isCovered = labels.shapes[(position + 1)...].contains { other in
        outlines[other.view.id].map { $0.box.intersects(place) } ?? false
      }
      guard !words.isEmpty, box.insetBy(4).contains(place), !isCovered,
        !taken.contains(where: { $0.intersects(place) })
      else { return nil }
      taken.append(place)
      return .group(
        [.classes(["label", shape.mark.rawValue])],
        [.label(words, at: box.center.offset(0, 4), anchor: .middle)])
    }
  }

  // MARK: - Names

  /// The start of a label's line: on the right edge of its first visible view.
  private func anchor(of label: ScreenSheetLabel, _ outlines: [String: Outline]) -> PicturePoint? {
    for id in label.views {
      guard let outline = outlines[id], let position = labels.shapes.firstIndex(where: { $0.view.id == id })
      else { continue }
      let box = outline.box
      guard box.height > 1 else { return PicturePoint(x: box.maxX, y: box.minY) }
      // Finding out that a view is hidden takes most of the time.
      let edge = box.insetBy(-1)
      let inFront = labels.shapes[(position + 1)...].compactMap { outlines[$0.view.id] }
        .filter { $0.box.touches(edge) }
      let count = 48
      let heights = (0...count).map { (place: Int) -> Double in
        box.minY + box.height * (Double(place) + 0.5) / Double(count + 1)
      }
      let runs = heights.split { y in
        guard let x = outline.right(at: y) else { return true }
        return inFront.contains { $0.contains(PicturePoint(x: x - 0.5, y: y)) }
      }
      let longest = runs.max { $0.count < $1.count } ?? heights[...]
      let (first, last) = (longest[longest.startIndex], longest[longest.endIndex - 1])
      let y = first + min((last - first) / 2, 27)
      return PicturePoint(x: outline.right(at: y) ?? box.maxX, y: y)
    }
    return nil
  }

  // MARK: - Outcome

  private func result(below column: ScreenSheetColumn) -> ([SVGNode], Double) {
    guard isOutcome else { return ([], 0) }
    let left = column.left - 4
    let width = Sheet.width - Sheet.margin - left - 30
    var top = column.bottom + 20
    var nodes: [SVGNode] = []
    var before = ""
    if let box = outcome.winner(sheet.text, width: width) {
      before = box.rows.first?.text ?? ""
      nodes.append(
        .group(
          [.classes(["object", box.mark.className])],
          SheetHatch.definitions([box.mark], id: subject.id)
            + box.nodes(at: PicturePoint(x: left, y: top), id: subject.id)))
      top += box.height
    }
    for pill in outcome.actions(sheet.text, width: width) {
      let x = left + 28
      nodes.append(
        .group(
          [.classes(["edge", "action"])], title: before + " → " + (pill.rows.first?.text ?? ""),
          SVGNode.arrow([PicturePoint(x: x, y: top), PicturePoint(x: x, y: top + 16)])))
      before = pill.rows.first?.text ?? ""
      top += 16
      nodes.append(
        .group(
          [.classes(["object", pill.mark.className])],
          pill.nodes(at: PicturePoint(x: left, y: top), id: subject.id)))
      top += pill.height
    }
    return (nodes, top)
  }

  private var text: String {
    var lines = ["- " + (sheet.line ?? "")] + ScreenOutline(scene: scene).lines
    if isOutcome { lines += outcome.textLines.map { "- " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The fingers on a sheet: that of its touch, and those that were down at the same time.
struct ScreenSheetFingers {
  private static let radius = 10.0

  let scene: ScreenScene
  let map: ScreenSheetMap

  /// The touches whose fingers are drawn, with their numbers; the sheet's own is last.
  let touches: [(number: Int, answer: TouchAnswer)]

  init(_ scene: ScreenScene, _ map: ScreenSheetMap) {
    self.scene = scene
    self.map = map
    touches = Self.touches(of: scene.subject)
  }

  /// The touches that are down at the same time; for a step, only the touch itself.
  static func touches(of subject: DiagramSubject) -> [(number: Int, answer: TouchAnswer)] {
    let all = subject.analysis.touches
    let own = subject.options.touch
    var sequence: Set<Int> = [own]
    if subject.laterStep == nil, subject.options.step == nil {
      let spans = subject.analysis.spans
      var grows = true
      while grows {
        grows = false
        for other in all.indices where !sequence.contains(other) {
          if sequence.contains(where: { spans[$0].overlaps(spans[other]) }) {
            sequence.insert(other)
            grows = true
          }
        }
      }
    }
    let others = sequence.subtracting([own]).sorted().prefix(4)
    return others.map { ($0 + 1, all[$0]) } + [(own + 1, subject.answer)]
  }

  private func place(_ point: PicturePoint) -> PicturePoint {
    let (spot, frame) = (map(point), map.frame)
    return PicturePoint(
      x: min(max(spot.x, frame.minX), frame.maxX), y: min(max(spot.y, frame.minY), frame.maxY))
  }

  /// The areas of the fingers, which texts must not cover.
  var spots: [PictureRect] {
    touches.flatMap { scene.points(of: $0.answer).map { PictureRect(around: place($0), radius: 14) } }
  }

  var nodes: [SVGNode] { touches.map(node) }

  private func node(_ number: Int, _ answer: TouchAnswer) -> SVGNode {
    let points = scene.points(of: answer).map(place)
    guard let start = points.first else { return .group([], []) }
    var marks: [SVGNode] = []
    if let end = points.last, Segment(start: start, end: end).length > 2 * Self.radius {
      let from = start.toward(
        points[1], min(Self.radius / max(Segment(start: start, end: points[1]).length, 1), 1))
      marks += SVGNode.arrow([from] + points.dropFirst())
    }
    marks += TouchMarks.down(at: start, radius: Self.radius)
    if touches.count > 1 {
      let spot = start.offset(18, -8)
      marks.append(
        .group(
          [.classes(["order"])],
          [
            .circle(spot, radius: 9),
            .label(String(number), at: spot.offset(0, 4), isBold: true),
          ]))
    }
    let isOwn = answer.touch == scene.answer.touch
    return isOwn ? scene.touch(marks) : .group([.classes(["touch", "others"])], marks)
  }
}

/// The part of the screen on a sheet, and the mapping of its points.
struct ScreenSheetMap {
  private static let widest = 288.0
  private static let highest = 438.0

  /// The space between asked views and the edge of a part.
  private static let surroundings = 16.0

  /// The minimum size of a part, in points, so that its place is recognizable.
  private static let smallestPart = 150.0
  private static let mostEnlarged = 2.0

  /// The distance between the screen's edge and its frame.
  static let bezel = 6.0

  /// The whole screen and the visible part, in coordinates of the picture of the screen.
  let screen: PictureRect
  let part: PictureRect

  /// The area in which the part is drawn.
  let area: PictureRect
  let factor: Double

  /// Creates a map with its upper edge at `top`; `asked` are the areas that must be visible.
  init(_ scene: ScreenScene, asked: [PictureRect], top: Double) {
    let screen = scene.scale.frame
    self.screen = screen
    let unit = scene.scale.factor
    let seen = asked.compactMap { $0.intersection(screen) }
    let needed = seen.dropFirst().reduce(seen.first) { $0?.union($1) }
    var part = screen
    if let needed, needed.area < screen.area / 2 {
      let least = Self.smallestPart * unit
      let wider = needed.insetBy(-Self.surroundings * unit)
      let grown = PictureRect(
        x: wider.center.x - max(wider.width, least) / 2, y: wider.center.y - max(wider.height, least) / 2,
        width: max(wider.width, least), height: max(wider.height, least))
      let moved = PictureRect(
        x: max(min(grown.minX, screen.maxX - grown.width), screen.minX),
        y: max(min(grown.minY, screen.maxY - grown.height), screen.minY), width: grown.width,
        height: grown.height)
      part = moved.intersection(screen) ?? screen
    }
    self.part = part
    factor = min(
      Self.widest / part.width, Self.highest / part.height, Self.mostEnlarged / unit)
    area = PictureRect(
      x: Sheet.margin + Self.bezel, y: top + Self.bezel, width: part.width * factor,
      height: part.height * factor)
  }

  var isPart: Bool { part != screen }

  func callAsFunction(_ point: PicturePoint) -> PicturePoint {
    PicturePoint(
      x: area.minX + (point.x - part.minX) * factor, y: area.minY + (point.y - part.minY) * factor)
  }

  /// The visible part of an outline, on the sheet; nil for none.
  func callAsFunction(_ outline: Outline) -> Outline? {
    let moved = Outline(points: outline.points.map { self($0) })
    guard isPart || !area.contains(moved.box) else { return moved }
    return moved.part(in: Outline(frame))
  }

  /// The area that views may cover: the part, up to the screen's frame.
  var frame: PictureRect { area.insetBy(-Self.bezel) }

  // MARK: - The frame

  /// Whether the part ends at the edge of the screen, at the top, right, bottom and left.
  private var isClosed: [Bool] {
    [\PictureRect.minY, \.maxX, \.maxY, \.minX].map { abs(part[keyPath: $0] - screen[keyPath: $0]) < 0.5 }
  }

  /// The screen's frame, open where only a part is visible.
  var device: [SVGNode] {
    guard isPart else { return [.rect(frame, radius: 12)] }
    let lines = zip(Outline(frame).sides, isClosed).filter(\.1).map { ($0.0.start, $0.0.end) }
    return [.rect(frame, classes: ["open"])] + (lines.isEmpty ? [] : [.lines(lines, classes: ["edges"])])
  }

  /// The sides of an outline that do not result from clipping to the part.
  func sides(of outline: Outline) -> [PathStep] {
    let box = frame
    let sides = outline.sides.filter { side in
      func lies(_ axis: KeyPath<PicturePoint, Double>, at edge: Double) -> Bool {
        abs(side.start[keyPath: axis] - edge) < 0.01 && abs(side.end[keyPath: axis] - edge) < 0.01
      }
      let isCut = [box.minX, box.maxX].contains { lies(\.x, at: $0) }
      return !isCut && ![box.minY, box.maxY].contains { lies(\.y, at: $0) }
    }
    return sides.indices.flatMap { position -> [PathStep] in
      let side = sides[position]
      let goesOn = position > 0 && sides[position - 1].end == side.start
      return (goesOn ? [] : [.move(side.start)]) + [.line(side.end)]
    }
  }
}

extension Outline {
  /// Whether it is an upright rectangle.
  var isUpright: Bool {
    points.count == 4
      && sides.allSatisfy { abs($0.start.x - $0.end.x) < 0.01 || abs($0.start.y - $0.end.y) < 0.01 }
  }

  /// The rightmost x coordinate at a height; nil for none.
  func right(at y: Double) -> Double? { row(top: y, bottom: y)?.right }
}
