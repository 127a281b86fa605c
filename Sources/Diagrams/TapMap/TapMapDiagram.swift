// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen divided by the view that gets a tap, and how well each control can be reached.
struct TapMapDiagram: Picture, SceneWords {
  private static let margin = 16.0

  let scene: ScreenScene
  let map: TapMapAnswer
  let regions: TapRegions
  let targets: [DrawnTarget]
  let visible: PictureRect

  static func applies(to subject: DiagramSubject) -> Bool { subject.analysis.trace.tapMap != nil }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    guard let map = subject.analysis.tapMap(of: subject.touch) else { throw .noTapMap }
    try self.init(subject, map: map)
  }

  init(_ subject: DiagramSubject, map: TapMapAnswer) throws(DiagramError) {
    var subject = subject
    subject.options.step = nil
    let scene = try ScreenScene(subject)
    self.scene = scene
    self.map = map
    let regions = TapRegions(map, scale: scene.scale, limit: max(subject.options.maximumDrawnViews, 1))
    self.regions = regions
    targets = DrawnTarget.all(of: map, scene: scene, regions: regions)
    visible = Self.visiblePart(of: scene, targets)
  }

  /// The screen, or the view that the picture is narrowed to with the targets in it.
  private static func visiblePart(of scene: ScreenScene, _ targets: [DrawnTarget]) -> PictureRect {
    guard let box = scene.focus?.outline.box else { return scene.scale.frame.insetBy(-margin) }
    let room = box.insetBy(-0.5 * max(box.width, box.height))
    let parts = targets.compactMap { $0.drawn.box.intersection(room) }
    return box.union(parts).insetBy(-2 * margin)
  }

  /// The regions that are at least partly visible.
  func inSight(_ regions: [TapRegion]) -> [TapRegion] {
    regions.filter { region in region.boxes.contains { $0.intersects(visible) } }
  }

  func diagram() -> Diagram {
    let drawing = TapMapDrawing(diagram: self)
    let words = TapMapWords(diagram: self, namelessCount: drawing.namelessCount)
    let rows = TapMapRows(targets, words: words)
    var figure = visible.union(drawing.callouts.areas)
    figure.width = max(figure.width, rows.width)
    let left = PictureRect(
      x: figure.minX, y: visible.minY, width: visible.minX - figure.minX, height: figure.height)
    let legend = PictureLegend(words.legend, below: figure)
    let table = TapMapTable(rows, below: figure.union(legend.area))
    let notes = DrawingNotes(
      words.notes(surplusCount: rows.surplusCount), below: figure.union(legend.area).union(table.area))
    let beside = PictureRect(
      x: visible.maxX, y: visible.minY, width: figure.maxX - visible.maxX, height: figure.height)
    let nodes: [SVGNode] =
      drawing.nodes + [.group([.classes(["note"])], [.rect(left), .rect(beside)]), drawing.callouts.leaders]
      + [drawing.callouts.plates, legend.node, table.node, notes.node]
    return subject.diagram(
      subject.drawing(
        nodes, in: figure.union(legend.area).union(table.area).union(notes.area)),
      summary: words.summary, facts: facts, textEquivalent: words.outline)
  }

  /// The map for programs, in points of the screen.
  private var facts: JSONObject {
    [
      "size": subject.index.screen.size,
      "regions": map.regions.map { region -> JSONObject in
        .known(["view": region.view, "pieces": region.pieces, "sampledFor": region.sampledFor])
      },
      "targets": targets.map(\.target).map { target -> JSONObject in
        .known([
          "view": target.view, "isControl": target.isControl, "area": target.area,
          "reachable": target.reachable, "share": target.share, "reachableBox": target.reachableBox,
          "isSmall": target.isSmall,
          "takers": target.takers.map { JSONObject.known(["view": $0.view, "area": $0.area]) },
        ])
      },
    ]
  }
}

extension DiagramKind {
  package static let tapMap = DiagramKind(
    picture: TapMapDiagram.self, id: "tap-map",
    name: PictureName(
      english: .init("Who gets a tap where"),
      simplifiedChinese: .init("各处的点击由谁接收")),
    question: "What gets a tap where?",
    discussion:
      "The screen by hit-test view: exact, not sampled, as long as no override makes it unknowable. "
      + "Below it how much of each control can be reached.",
    form: .drawing, parts: [.device, .touch, .tapMap], touch: .ignored, choices: [.focus], needsTapMap: true,
    place: .screen, position: 1)
}
