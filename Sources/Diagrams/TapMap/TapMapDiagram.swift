// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The screen divided by who gets a tap, with how well each control can be reached.
struct TapMapDiagram: Picture {
  private static let margin = 16.0

  let scene: ScreenScene
  let map: TapMapAnswer
  let regions: TapRegions
  let targets: [DrawnTarget]
  let visible: PictureRect

  static func applies(to subject: DiagramSubject) -> Bool { subject.analysis.trace.tapMap != nil }

  init(_ subject: DiagramSubject) throws(DiagramError) {
    guard let map = subject.analysis.tapMap else { throw .noTapMap }
    try self.init(subject, map: map)
  }

  init(_ subject: DiagramSubject, map: TapMapAnswer) throws(DiagramError) {
    var options = subject.options
    options.step = nil
    let scene = try ScreenScene(
      DiagramSubject(
        analysis: subject.analysis, touch: subject.touch, narrator: subject.narrator, options: options))
    self.scene = scene
    self.map = map
    let regions = TapRegions(map, scale: scene.scale, limit: max(options.maximumDrawnViews, 1))
    self.regions = regions
    targets = DrawnTarget.all(of: map, scene: scene, regions: regions)
    visible = (scene.focus?.outline.box ?? scene.scale.frame).insetBy(-Self.margin)
  }

  func diagram() -> Diagram {
    let drawing = TapMapDrawing(diagram: self)
    let words = TapMapWords(diagram: self, namelessCount: drawing.namelessCount)
    let rows = TapMapRows(targets, words: words)
    var figure = visible.union(drawing.callouts.area)
    figure.width = max(figure.width, rows.width)
    let legend = PictureLegend(words.legend, below: figure)
    let table = TapMapTable(rows, below: figure.union(legend.area))
    let notes = DrawingNotes(
      words.notes(surplusCount: rows.surplusCount), below: figure.union(legend.area).union(table.area))
    let beside = PictureRect(
      x: visible.maxX, y: visible.minY, width: figure.maxX - visible.maxX, height: figure.height)
    let font: [SVGAttribute] = [.fontFamily(TextFitter.fontName), .number(.fontSize, Plate.fitter.size)]
    let nodes: [SVGNode] =
      drawing.nodes + [.group([.classes(["note"])], [.rect(beside)]), drawing.callouts.leaders]
      + [drawing.callouts.plates, legend.node, table.node, notes.node]
    return Diagram(
      kind: .tapMap, title: words.title, summary: words.summary, textEquivalent: words.outline,
      content: .drawing(
        Diagram.Drawing(
          box: figure.union(legend.area).union(table.area).union(notes.area), nodes: [.group(font, nodes)],
          facts: TapMapSummary(diagram: self))),
      idPrefix: scene.subject.options.idPrefix)
  }
}
