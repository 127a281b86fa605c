// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz
import Narration
import Trace

/// The screen pulled apart below a claim: every view a plane above what it covers, and the touch a line through the planes.
struct LayersDiagram: Picture, SceneWords {
  /// More planes one above the other cannot be told apart.
  static let mostLevels = 8

  let scene: ScreenScene
  private let stack: LayerStack

  static func applies(to subject: DiagramSubject) -> Bool {
    guard let scene = try? ScreenScene(subject), scene.shapes.contains(where: \.isInScope) else {
      return false
    }
    return LayerStack(scene).levelCount <= mostLevels
  }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    scene = try ScreenScene(subject)
    stack = LayerStack(scene)
  }

  func diagram() -> Diagram {
    guard !stack.layers.isEmpty else {
      return subject.sentence(say(.noLayers))
    }
    guard stack.levelCount <= Self.mostLevels else {
      let refusal = say(.tooManyLayers(levels: stack.levelCount, most: Self.mostLevels))
      var diagram = subject.sentence(refusal)
      diagram.refusal = refusal
      diagram.facts = facts
      diagram.textEquivalent = outline
      return diagram
    }
    let sheet = Sheet(
      claim: claim,
      line: subject.touch == nil ? nil : narrator.joined([narrator.gestureLine(answer), layersSummary]),
      glyph: subject.touch == nil ? nil : .finger, text: text)
    let drawing = LayersDrawing(scene: scene, stack: stack, top: sheet.top, text: text)
    let area = PictureRect(x: 0, y: 0, width: Sheet.width, height: drawing.bottom + 8)
    let notes = DrawingNotes(
      notes
        + scene.notes(
          nameless: drawing.namelessCount, cutOff: stack.cutOffCount, beyond: stack.beyondCount),
      below: area, inset: Sheet.margin)
    return sheet.diagram(
      subject, drawing.nodes + [notes.node], bottom: notes.area.maxY - 8, facts: facts,
      textEquivalent: outline)
  }

  // MARK: - Words

  private var layersSummary: String {
    say(.layersSummary(views: stack.layers.count, levels: stack.levelCount))
  }

  /// What lies at the point of the touch, and what is hit; at a step what happens.
  private var claim: String {
    if let step = scene.stepSentence { return step }
    guard subject.touch != nil else { return layersSummary }
    let point = narrator.point(subject.finger)
    let met = stack.layers.reversed().filter { $0.containsTouch == true }.map(\.shape.view.id)
    let there =
      met.isEmpty
      ? say(.nothingAtThePoint(point: point))
      : say(.atThePoint(point: point, names: narrator.names(met, limit: 8)))
    let hit = scene.moment.isEnd ? answer.hitView.map { say(.isHit(name: narrator.name($0))) } : nil
    return TextFitter.line(narrator.joined([there] + (hit.map { [$0] } ?? [])))
  }

  private var notes: [String] {
    (stack.foldedCount > 0 ? [say(.foldedLayers(count: stack.foldedCount))] : [])
      + (stack.surplusCount > 0
        ? [
          subject.text(
            .drawnOnScreen(count: stack.layers.count, total: stack.layers.count + stack.surplusCount))
        ] : [])
  }

  /// The layers from front to back, with what each covers.
  private var outline: String {
    let positions = stack.layers.indices.sorted {
      (stack.layers[$0].level, $0) > (stack.layers[$1].level, $1)
    }
    return (positions.map(line) + notes.map { "- " + $0 }).joined(separator: "\n") + "\n"
  }

  private func line(_ position: Int) -> String {
    let layer = stack.layers[position]
    let shape = layer.shape
    var facts: [String] = []
    if let order = shape.orders.last { facts.append(say(.askedAs(number: order))) }
    facts += scene.result(of: shape)
    if let isInside = layer.containsTouch { facts.append(say(isInside ? .containsTheTouch : .touchPassesBy)) }
    if shape.isInvisible { facts.append(say(.hiddenOrTransparent)) }
    if !layer.covers.isEmpty {
      let covered = layer.covers.reversed().map { stack.layers[$0].shape.view.id }
      facts.append(say(.covers(names: narrator.names(covered, limit: 10))))
    }
    let name = ObjectName(id: shape.view.id, className: shape.view.className).full
    let text = say(.layer(level: layer.level + 1, name: name))
    return "- " + line(on: text, facts)
  }

  /// The layers from back to front, for programs; outlines in points of the screen.
  private var facts: JSONObject {
    .known([
      "size": subject.index.screen.size,
      "touch": subject.touch.map { _ in subject.finger },
      "hitView": scene.moment.isEnd ? answer.hitView : nil,
      "step": scene.step,
      "layers": stack.layers.map { layer -> JSONObject in
        .known([
          "id": layer.shape.view.id, "class": layer.shape.view.className, "level": layer.level,
          "state": layer.shape.mark.rawValue, "orders": layer.shape.orders,
          "containsTouch": layer.containsTouch,
          "covers": layer.covers.map { stack.layers[$0].shape.view.id },
          "outline": scene.points(of: layer.outline),
        ])
      },
    ])
  }
}

extension DiagramKind {
  package static let layers = DiagramKind(
    picture: LayersDiagram.self, id: "layers",
    name: PictureName(
      english: .init("The layers"),
      simplifiedChinese: .init("层次")),
    question: "What lies over what?",
    discussion: "The same screen in planes by depth, eight at most, and the touch as a line through them.",
    example: "--touch 2", form: .drawing, parts: [.sheet, .touch, .callouts, .layers], touch: .shown,
    choices: [.step, .focus, .folding], isOfAnswer: false)
}
