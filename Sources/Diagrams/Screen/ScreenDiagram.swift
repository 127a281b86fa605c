// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen to scale, with the views where they are and the touch on them.
struct ScreenDiagram: Picture, SceneWords {
  /// How far a picture reaches beyond the screen, as a share of it.
  private static let overhang = 0.2
  private static let margin = 16.0
  /// If more views were asked, only those of the path make the picture larger than the screen.
  private static let mostAskedBeyond = 16
  /// If superviews cut off more of the asked views completely, none of those is drawn.
  private static let mostCutOff = 6

  let scene: ScreenScene

  /// The positions of the shapes that are drawn, from back to front.
  let drawn: [Int]

  /// The part of the screen and its surroundings that is shown.
  let visible: PictureRect

  /// How many views lie outside the visible part, and how many superviews cut off completely.
  let beyondCount: Int
  let cutOffCount: Int

  /// Views that come into sight only at a later step, with their places in the order of drawing. A page holds them
  /// hidden until then.
  var later: [(shape: ScreenShape, position: Int)] = []

  /// Views that are cut off and come into sight later.
  var appearing: Set<String> = []

  /// Whether a page plays steps on it.
  var isPlayed = false

  /// The screen as people see it; nil where the source tells too little.
  var paint: ScreenPaint? {
    guard scene.focus == nil else { return nil }
    // Without words it is small: texts are bars.
    let leastText = subject.options.hasWords ? 0 : Double.infinity
    let canvas = ScreenPaint.Canvas(area: scene.scale.frame, leastText: leastText, isPlayed: isPlayed)
    let paint = ScreenPaint(scene: scene, layered: layered, on: canvas)
    return paint.tellsScreen ? paint : nil
  }

  /// The outcome that a page shows; nil for a picture that shows the hit test.
  let outcome: ScreenOutcome?

  /// All that are there, from back to front.
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

  /// - Parameters:
  ///   - subject: What the picture is of.
  ///   - outcome: The outcome that a page shows; nil for a picture that shows the hit test.
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

  /// The screen with what matters around it, or the view that the picture is narrowed to.
  private static func visiblePart(of scene: ScreenScene, showsCutOff: Bool) -> PictureRect {
    if let box = scene.focus?.outline.box {
      return box.insetBy(-max(28, min(60, 0.15 * max(box.width, box.height))))
    }
    let frame = scene.scale.frame
    let furthest = PictureRect(
      x: -frame.width * overhang, y: -frame.height * overhang,
      width: frame.width * (1 + 2 * overhang), height: frame.height * (1 + 2 * overhang))
    var seen = frame
    // Where many are asked, what lies beyond the screen is not worth that the screen gets smaller.
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

  /// The screen without a claim, with names and numbers on it: as a page plays a touch on it, asks with it, or shows it
  /// small, and as it is without a touch.
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
    // With names at either side the screen stands in the middle.
    let names = visible.union(callouts.areas)
    let aside = labels.areBeside ? max(visible.minX - names.minX, names.maxX - visible.maxX) : 0
    let figure = names.union(
      PictureRect(
        x: visible.minX - aside, y: visible.minY, width: visible.width + 2 * aside, height: visible.height))
    // A page has them as texts of its own, which do not shrink with the drawing.
    let notes = DrawingNotes(outcome == nil ? words.notes : [], below: figure)

    let views = ScreenViews(scene: scene)
    let beside = SVGNode.group([.classes(["note"])], callouts.areas.map { .rect($0) })
    let shapes = drawn.map { scene.shapes[$0] }
    let screen =
      views.device + (paint.map { [$0.node] } ?? [])
      + layered.filter { shape, _ in
        // Small, a view that is painted needs no frame.
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
    // What has no name costs a page no line: the outline has it.
    diagram.notes = labels.areBeside ? [] : words.notes
    diagram.parts = ScreenStage.parts
    return diagram
  }

  /// The views in lines, those that were asked in their order, then the others from back to front.
  func outline(_ notes: [String]) -> String {
    var lines = ["- " + narrator[.factScreen] + ": " + narrator.size(subject.index.screen.size)]
    if subject.touch != nil { lines.append("- " + subject.touchText) }
    return (lines + ScreenOutline(scene: scene).lines + notes.map { "- " + $0 }).joined(separator: "\n")
      + "\n"
  }

  /// What is drawn on the screen and where, in points of the screen, for programs.
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
          // The part that superviews leave; the outline if they cut off nothing.
          "drawn": shape.drawn.map(scene.points) ?? [],
          // Pieces that are drawn and that no touch reaches.
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

/// What the picture of the screen says beside its names: its summary and its notes.
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

  /// Why views contain a touch that lies outside their outlines.
  private var claims: [String] {
    guard let start = scene.points(of: answer).first else { return [] }
    return shapes.compactMap { shape in
      guard let step = scene.moment.step(of: shape.view.id), step.isInside == true,
        let reason = step.insideReason, shape.touchArea == nil, !shape.outline.contains(start)
      else { return nil }
      let text = narrator.reason(reason, of: shape.view.id).plain
      return subject.text(.told(of: narrator.name(shape.view.id), what: text))
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

/// What a view looks like on the screen beside its place. The names are those of the style classes.
package enum ScreenLook: String, CaseIterable, Sendable {
  /// It, or a superview, is hidden or transparent.
  case hidden = "hiddenView"
  case highlighted
  case selected
  /// A control that is off, or a view that takes no touches though its class would.
  case disabled
}

extension TraceView {
  /// How its own properties make it look.
  var looks: [ScreenLook] {
    let flags: [(ScreenLook, Bool)] = [
      (.highlighted, settings?["isHighlighted"] == .bool(true)),
      (.selected, settings?["isSelected"] == .bool(true)),
      (.disabled, control?.isEnabled == false || refusesTouchesOfClass),
    ]
    return flags.filter(\.1).map(\.0)
  }
}

extension Diagram {
  /// A drawing without texts and identifiers, as an element for a page that brings the styles; empty for a graph.
  ///
  /// A page can hold many of them. Screen readers skip them.
  package func thumbnail() -> String {
    guard case .drawing(let drawing) = content else { return "" }
    return SVGWriter.text(
      of: .element(
        .svg, [.classes(["hp", "hp-" + kind.id]), .viewBox(drawing.box)],
        drawing.nodes.compactMap(\.withoutTexts)), isInPage: true)
  }
}

extension SVGNode {
  /// The shapes without texts; nil if there are none.
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
