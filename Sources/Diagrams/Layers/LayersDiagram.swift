// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen pulled apart: every view a plane above what it covers, and the touch a line through the planes.
struct LayersDiagram: Picture, SceneWords {
  let scene: ScreenScene
  let stack: LayerStack

  static func applies(to subject: DiagramSubject) -> Bool {
    (try? ScreenScene(subject))?.shapes.contains { $0.isInScope } ?? false
  }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    scene = try ScreenScene(subject)
    stack = LayerStack(scene)
  }

  func diagram() -> Diagram {
    guard !stack.layers.isEmpty else {
      return subject.sentence(say(.noLayers))
    }
    let drawing = LayersDrawing(scene: scene, stack: stack)
    let words = LayersWords(scene: scene, stack: stack, namelessCount: drawing.namelessCount)
    let figure = drawing.area.union(drawing.callouts.areas)
    let legend = PictureLegend(words.legend, below: figure)
    let notes = DrawingNotes(words.notes, below: figure.union(legend.area))
    let nodes =
      drawing.nodes + [drawing.callouts.leaders, drawing.callouts.plates, legend.node, notes.node]
    return subject.diagram(
      subject.drawing(
        nodes, in: figure.union(legend.area).union(notes.area),
        facts: facts),
      summary: words.summary, textEquivalent: words.outline)
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
          "state": layer.shape.mark.rawValue, "orders": layer.shape.orders, "containsTouch": layer.containsTouch,
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
    discussion: "The same screen in planes by depth, and the touch as a line through them.",
    example: "--touch 2", form: .drawing, touch: .shown, choices: [.step, .focus], isOfAnswer: false)
}
