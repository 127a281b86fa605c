// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen to scale, with the views and the touch.
struct ScreenDiagram: Picture, SceneWords {
  /// How far a picture may extend beyond the screen, as a share of it.
  private static let overhang = 0.2
  private static let margin = 16.0
  /// If more views were asked, only those on the path enlarge the picture beyond the screen.
  private static let mostAskedBeyond = 16
  /// If more of the asked views are clipped completely, none of them is drawn.
  private static let mostCutOff = 6

  let scene: ScreenScene

  /// The indices of the shapes that are drawn, from back to front.
  let drawn: [Int]

  /// The visible part of the screen and its surroundings.
  let visible: PictureRect

  /// The number of views outside the visible part, and of those that are clipped completely.
  let beyondCount: Int
  let cutOffCount: Int

  /// Views that become visible at a later step, with their positions in the drawing order. A page keeps them hidden
  /// until then.
  var later: [(shape: ScreenShape, position: Int)] = []

  /// Clipped views that become visible later.
  var appearing: Set<String> = []

  /// Whether a page plays the steps on the picture.
  var isPlayed = false

  /// The screen as people see it; nil if the source does not show enough.
  var paint: ScreenPaint? {
    guard scene.focus == nil else { return nil }
    // Without words the picture is small: texts are drawn as bars.
    let leastText = subject.options.hasWords ? 0 : Double.infinity
    let canvas = ScreenPaint.Canvas(area: scene.scale.frame, leastText: leastText, isPlayed: isPlayed)
    let paint = ScreenPaint(scene: scene, layered: layered, on: canvas)
    return paint.tellsScreen ? paint : nil
  }

  /// The outcome to show; nil for a picture of the hit test.
  let outcome: ScreenOutcome?

  /// All shapes, from back to front, including those that appear later.
  var layered: [(shape: ScreenShape, isLater: Bool)] {
    let now = drawn.map { (shape: scene.shapes[$0], position: $0, isLater: false) }
    let all = now + later.map { (shape: $0.shape, position: $0.position, isLater: true) }
    let sorted = all.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    return sorted.map { ($0.element.shape, $0.element.isLater) }
  }

  static func applies(to subject: DiagramSubject) -> Bool { true }

  init(_ subject: DiagramSubject) throws(DiagramError) { try self.init(subject, outcome: nil) }

  /// Creates the picture.
  ///
  /// - Parameters:
  ///   - subject: The subject of the picture.
  ///   - outcome: The outcome to show; nil for a picture of the hit test.
  /// - Throws: ``DiagramError`` if there is no such step.
  init(_ subject: DiagramSubject, outcome: ScreenOutcome?) throws(DiagramError) {
    let scene = try ScreenScene(subject, outcome: outcome)
    self.scene = scene
    self.outcome = outcome
    let cutOff = scene.shapes.count { $0.drawn == nil && $0.importance == .asked }
    let showsCutOff = cutOff <= Self.mostCutOff
    let visible = Self.visiblePart(of: scene, showsCutOff: showsCutOff)
    self.visible = visible
    let inSight = scene.shapes.indices.filter { scene.shapes[$0].outline.box.touches(visible) }
    let shown = inSight.filter { position in
      let shape = scene.shapes[position]
      guard shape.isInScope else { return shape.drawn != nil && !shape.isInvisible }
      guard shape.drawn == nil else { return true }
      return shape.importance == .asked
        ? showsCutOff : shape.importance.rawValue < ScreenShape.Importance.asked.rawValue
    }
    let countable = { (positions: [Int]) in positions.count { scene.shapes[$0].isInScope } }
    beyondCount = scene.placelessCount + countable(Array(scene.shapes.indices)) - countable(inSight)
    cutOffCount = countable(inSight) - countable(shown)
    drawn = scene.shapes.foremost(shown, limit: max(subject.options.maximumDrawnViews, 1))
  }

  /// The screen with its relevant surroundings, or the view that the picture is limited to.
  private static func visiblePart(of scene: ScreenScene, showsCutOff: Bool) -> PictureRect {
    if let box = scene.focus?.outline.box {
      return box.insetBy(-max(28, min(60, 0.15 * max(box.width, box.height))))
    }
    let frame = scene.scale.frame
    let furthest = PictureRect(
      x: -frame.width * overhang, y: -frame.height * overhang,
      width: frame.width * (1 + 2 * overhang), height: frame.height * (1 + 2 * overhang))
    var seen = frame
    // If many views are asked, showing those beyond the screen is not worth a smaller screen.
    let isCrowded = scene.shapes.count { !$0.orders.isEmpty } > mostAskedBeyond
    for shape in scene.shapes where shape.isOnPath || (!isCrowded && !shape.orders.isEmpty) {
      let isDrawn = shape.drawn != nil || showsCutOff || shape.importance != .asked
      let boxes = [isDrawn ? (shape.drawn ?? shape.outline).box : nil, shape.touchArea?.box]
      for case let box? in boxes {
        if let part = box.intersection(furthest) { seen = seen.union(part) }
      }
    }
    for point in scene.points(of: scene.answer) {
      let spot = PictureRect(around: point, radius: 20)
      if let part = spot.intersection(furthest) { seen = seen.union(part) }
    }
    return seen.insetBy(-margin)
  }

  func diagram() -> Diagram {
    let options = subject.options
    let tellsAnswer = options.hasWords && !options.isQuestion && subject.touch != nil
    return tellsAnswer ? ScreenSheet(self).diagram() : stage(paint)
  }

  /// The screen without a claim, with names and numbers on it: for a page that plays a touch, asks a question, or shows
  /// a thumbnail, and for a screen without a touch.
  ///
  /// - Parameter paint: The screen as people see it, if it is drawn too.
  /// - Returns: The picture.
  func stage(_ paint: ScreenPaint? = nil) -> Diagram {
    let touches = ScreenTouches(scene: scene, visible: visible)
    let growth = ScreenLabels.growth(in: visible)
    let pills =
      outcome?.pills(on: scene, in: visible, avoiding: paint?.contents ?? [], growth: growth) ?? []
    let labels = ScreenLabels(
      scene: scene, drawn: drawn, visible: visible, touches: touches, isPlayed: isPlayed,
      reserved: pills.map(\.box), hasTexts: paint == nil,
      words: { [outcome] in outcome?.words($0) })
    let callouts = Callouts(
      labels.callouts, beside: visible, growth: labels.growth, isBalanced: labels.areBeside)
    let words = ScreenWords(diagram: self, touches: touches, namelessCount: labels.namelessCount)
    // With names on both sides, the screen is in the middle.
    let names = visible.union(callouts.areas)
    let aside = labels.areBeside ? max(visible.minX - names.minX, names.maxX - visible.maxX) : 0
    let figure = names.union(
      PictureRect(
        x: visible.minX - aside, y: visible.minY, width: visible.width + 2 * aside, height: visible.height))
    // A page shows them as separate texts, which do not shrink with the drawing.
    let notes = DrawingNotes(outcome == nil ? words.notes : [], below: figure)

    let views = ScreenViews(scene: scene)
    let beside = SVGNode.group([.classes(["note"])], callouts.areas.map { .rect($0) })
    let shapes = drawn.map { scene.shapes[$0] }
    let screen =
      views.device + (paint.map { [$0.node] } ?? [])
      + layered.filter { shape, _ in
        // In a small picture, a painted view needs no frame.
        isPlayed || subject.options.hasWords || shape.mark != .unasked
          || paint?.painted.contains(shape.view.id) != true
      }.map { shape, isLater in
        isLater
          ? views.unseen(shape)
          : views.node(
            for: shape, appears: appearing.contains(shape.view.id),
            isBare: paint.map { $0.showsFrames && !$0.painted.contains(shape.view.id) } ?? false,
            isOver: paint != nil && !(isPlayed && subject.options.hasWords))
      }
      + shapes.flatMap(views.frame)
    let lines = outcome.map { [$0.lines(on: scene, to: pills)] } ?? []
    let nodes: [SVGNode] =
      subject.options.hasWords
      ? screen + [.group([.classes(["texts"])], labels.texts), beside, callouts.leaders] + touches.nodes
        + lines + [
          .group([.classes(["labels"])], labels.plates + pills.map(\.node)), callouts.plates, notes.node,
        ]
      : screen + touches.nodes + lines
    var diagram = subject.diagram(
      subject.drawing(nodes, in: subject.options.hasWords ? figure.union(notes.area) : visible),
      summary: words.summary, facts: facts, textEquivalent: outline(words.notes))
    // The page needs no note about views without a name, because the outline lists them.
    diagram.notes = labels.areBeside ? [] : words.notes
    diagram.parts = ScreenStage.parts
    return diagram
  }

  /// The views as lines: those that were asked in that order, then the others from back to front.
  func outline(_ notes: [String]) -> String {
    var lines = ["- " + narrator[.factScreen] + ": " + narrator.size(subject.index.screen.size)]
    if subject.touch != nil { lines.append("- " + subject.touchText) }
    return (lines + ScreenOutline(scene: scene).lines + notes.map { "- " + $0 }).joined(separator: "\n")
      + "\n"
  }

  /// The drawn views with their areas, in points in screen coordinates, for programs.
  var facts: JSONObject {
    .known([
      "size": subject.index.screen.size,
      "touch": answer.samples.map(\.location),
      "hitView": scene.moment.isEnd ? answer.hitView : nil,
      "step": scene.step,
      "views": drawn.map { scene.shapes[$0] }.filter(\.isInScope).map { shape -> JSONObject in
        [
          "id": shape.view.id, "class": shape.view.className, "state": shape.mark.rawValue,
          "orders": shape.orders, "isInvisible": shape.isInvisible, "looks": shape.looks,
          "outline": scene.points(of: shape.outline),
          // The part that superviews do not clip; equal to the outline if they clip nothing.
          "drawn": shape.drawn.map(scene.points) ?? [],
          // Visible parts that no touch reaches.
          "dead": shape.deadParts.map(scene.points),
        ]
      },
    ])
  }
}

extension DiagramKind {
  package static let screen = DiagramKind(
    picture: ScreenDiagram.self, id: "screen",
    name: PictureName(
      english: .init("The screen"),
      simplifiedChinese: .init("屏幕")),
    question: "Where is everything, and what came of it?",
    discussion:
      "The screen to scale, with who was asked and why not, who got the touch, and what was called. Large "
      + "screens are cut to the part that was asked. `-T text` and `-T json` have every view with its place, its "
      + "transform and scroll offset, and whether it is hidden, cut off or out of bounds.",
    example: "--touch 2", form: .drawing, parts: [.sheet, .graph, .touch, .callouts, .screen], touch: .shown,
    choices: [.step, .focus])
}

/// The texts of the screen's picture other than names: its summary and its notes.
struct ScreenWords: SceneWords {
  private let diagram: ScreenDiagram
  private let touches: ScreenTouches
  private let namelessCount: Int
  private let shapes: [ScreenShape]

  init(diagram: ScreenDiagram, touches: ScreenTouches, namelessCount: Int) {
    self.diagram = diagram
    self.touches = touches
    self.namelessCount = namelessCount
    shapes = diagram.drawn.map { diagram.scene.shapes[$0] }.filter(\.isInScope)
  }

  var scene: ScreenScene { diagram.scene }

  var summary: String {
    guard subject.touch != nil else { return say(.screenWithoutTouch) }
    guard !subject.options.isQuestion else { return subject.touchText }
    return narrator.joined([narrator.overlayLabel(answer), narrator.verdict(answer)])
  }

  /// Why views contain a touch that is outside their outlines.
  private var claims: [String] {
    guard let start = scene.points(of: answer).first else { return [] }
    return shapes.compactMap { shape in
      guard let step = scene.moment.step(of: shape.view.id), step.isInside == true,
        let reason = step.insideReason, shape.touchArea == nil, !shape.outline.contains(start)
      else { return nil }
      let text = narrator.reason(reason, of: shape.view.id).plain
      return subject.text(.statement(about: narrator.name(shape.view.id), what: text))
    }
  }

  var notes: [String] {
    var notes: [String] = []
    if touches.hasOthers { notes.append(say(.otherTouches)) }
    notes += claims
    let candidates = scene.shapes.count { $0.isInScope } - diagram.cutOffCount
    if shapes.count + diagram.beyondCount - scene.placelessCount < candidates {
      notes.append(subject.text(.drawnOnScreen(count: shapes.count, total: candidates)))
    }
    notes += scene.notes(
      nameless: namelessCount, cutOff: diagram.cutOffCount, beyond: diagram.beyondCount)
    if answer.passesDiffer {
      notes.append(subject.text(.walksDiffer(count: answer.passes.count)))
    }
    return notes
  }
}

/// The look of a view on the screen. The raw values are the names of style classes.
package enum ScreenLook: String, CaseIterable, Sendable {
  /// The view or a superview is hidden or transparent.
  case hidden = "hiddenView"
  case highlighted
  case selected
  /// A disabled control, or a view that takes no touches although its class would.
  case disabled
}

extension TraceView {
  /// The looks that result from its own properties.
  var looks: [ScreenLook] {
    let flags: [(ScreenLook, Bool)] = [
      (.highlighted, self[.isHighlighted] == .bool(true)),
      (.selected, self[.isSelected] == .bool(true)),
      (.disabled, control?.isEnabled == false || refusesTouchesOfClass),
    ]
    return flags.filter(\.1).map(\.0)
  }
}

extension Diagram {
  /// A drawing without texts and identifiers, as an element for a page that contains the styles; empty for a graph.
  ///
  /// A page can contain many of them. Screen readers skip them.
  package func thumbnail() -> String {
    guard case .drawing(let drawing) = content else { return "" }
    return SVGWriter.text(
      of: .element(
        .svg, [.classes(["hp", "hp-" + kind.id]), .viewBox(drawing.box)],
        drawing.nodes.compactMap(\.withoutTexts)), isInPage: true)
  }
}

extension SVGNode {
  /// The shapes without texts; nil if nothing is left.
  fileprivate var withoutTexts: SVGNode? {
    guard case .element(let name, let attributes, let children) = self else { return nil }
    switch name {
    case .title, .desc, .style, .text, .tspan, .defs, .pattern, .clipPath, .image, .use: return nil
    case .svg, .group:
      let shapes = children.compactMap(\.withoutTexts)
      return shapes.isEmpty ? nil : .element(name, attributes.filter(\.isLook), shapes)
    case .rect, .circle, .polyline, .polygon, .path:
      return .element(name, attributes.filter(\.isLook), [])
    }
  }
}

extension SVGAttribute {
  fileprivate var isLook: Bool {
    switch self {
    case .id, .role, .labelledBy, .about, .movesWith, .fontFamily, .isBold, .anchor, .patternFill, .clip,
      .number(.fontSize, _):
      false
    default: true
    }
  }
}
