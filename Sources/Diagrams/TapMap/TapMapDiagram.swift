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

  /// The screen as people see it; nil on a page, whose stage shows it, and if the source does not show enough.
  let paint: ScreenPaint?

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
    paint = subject.options.screenshot == .drawn ? try ScreenDiagram(subject).paint : nil
    targets = DrawnTarget.all(of: map, scene: scene, regions: regions)
    visible = Self.visiblePart(of: scene, targets)
  }

  /// The screen, or the view that the picture is limited to with the targets in it.
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
    var result = subject.diagram(
      subject.drawing(
        nodes, in: figure.union(legend.area).union(table.area).union(notes.area)),
      summary: words.summary, facts: facts, textEquivalent: words.outline)
    if paint != nil { result.parts = result.kind.parts + [.paint] }
    return result
  }

  /// The map for programs, in points in screen coordinates.
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
      simplifiedChinese: .init("点击分布")),
    question: "What gets a tap where?",
    discussion:
      "The screen by hit-test view: exact, not sampled, as long as no override makes it unknowable. "
      + "Below it how much of each control can be reached.",
    form: .drawing, parts: [.device, .touch, .tapMap], touch: .ignored, choices: [.focus], needsTapMap: true,
    place: .screen, position: 1)
}

/// The map itself: regions, controls, names.
struct TapMapDrawing {
  private static let mostNames = 120
  /// With more names beside the map, lines are hard to follow; only the largest regions are named then.
  private static let mostCallouts = 12
  /// With more warnings, they are only in the table.
  private static let mostWarnings = 12

  let nodes: [SVGNode]
  let callouts: Callouts

  /// The number of regions without a name.
  let namelessCount: Int

  init(diagram: TapMapDiagram) {
    let scene = diagram.scene
    let visible = diagram.visible
    var placement = LabelPlacement(bounds: visible)
    var nodes = ScreenViews(scene: scene).device
    if let paint = diagram.paint {
      nodes.append(paint.node)
      for box in paint.contents { placement.take(box) }
    }
    for region in diagram.regions.others { nodes.append(Self.node(of: region, diagram, isNamed: false)) }
    for region in diagram.regions.regions { nodes.append(Self.node(of: region, diagram, isNamed: true)) }
    nodes += diagram.targets.map { Self.node(of: $0, scene) }

    var marks: [SVGNode] = []
    let small = diagram.targets.filter(\.isSmall)
    for target in small.prefix(small.count > Self.mostWarnings ? 0 : small.count) {
      let box = Self.warningBox(of: target, in: visible)
      placement.take(box)
      marks.append(Plate.badge("!", in: box, classes: ["refused"]))
    }
    if let start = scene.finger {
      placement.take(PictureRect(around: start, radius: 10))
      marks.append(scene.touch(TouchMarks.down(at: start, radius: 8)))
    }

    var names: [SVGNode] = []
    var callouts: [Callout] = []
    var nameless = diagram.inSight(diagram.regions.others).count
    let limit = min(Int((visible.height - 8) / Callouts.rowHeight), Self.mostCallouts)
    let regions = diagram.inSight(diagram.regions.regions).sorted {
      ($0.area, $0.view ?? "") > ($1.area, $1.view ?? "")
    }
    var beside: [TapRegion] = []
    for (index, region) in regions.enumerated() {
      let texts = index < Self.mostNames ? scene.labels(of: region) : []
      let found = texts.lazy.compactMap { [placement] text in
        region.place(for: Plate.fitter.width(of: text), height: 14, in: placement).map { (text, $0) }
      }.first
      guard let (text, place) = found else {
        beside.append(region)
        continue
      }
      placement.take(place)
      names.append(
        .label(
          text, at: PicturePoint(x: place.center.x, y: place.minY + 11), anchor: .middle,
          classes: ["regionName"]))
    }
    // After all names are placed, so that lines avoid them.
    for region in beside {
      if callouts.count < limit, !region.isThin,
        let callout = Self.callout(of: region, scene, in: visible, around: placement.taken)
      {
        callouts.append(callout)
      } else {
        nameless += 1
      }
    }
    namelessCount = nameless
    self.callouts = Callouts(callouts, beside: visible)
    self.nodes =
      nodes + [.group([.classes(["regionNames"] + (diagram.paint == nil ? [] : ["over"]))], names)] + marks
  }

  /// The name beside the map, with lines that avoid other names if possible.
  private static func callout(
    of region: TapRegion, _ scene: ScreenScene, in visible: PictureRect, around taken: [PictureRect]
  ) -> Callout? {
    let inSight = region.boxes.compactMap { $0.intersection(visible) }
    let largest = inSight.sorted { ($0.area, $0.minY, $0.minX) > ($1.area, $1.minY, $1.minX) }.prefix(6)
    let places = [0.5, 0.3, 0.7, 0.12, 0.88].flatMap { share in
      largest.map { PicturePoint(x: $0.center.x, y: $0.minY + share * $0.height) }
    }
    guard let first = places.first else { return nil }
    func free(toLeft: Bool) -> PicturePoint? {
      places.first { place in
        let line = visible.leader(from: place, toLeft: toLeft)
        return !taken.contains { $0.intersects(line) }
      }
    }
    let (left, right) = (free(toLeft: true), free(toLeft: false))
    let text = scene.share(of: region)
    return Callout(
      anchor: right ?? first, leftAnchor: left, avoidsRight: right == nil,
      plate: NamePlate(isPlayed: false, number: nil, view: nil, classes: [], title: text), text: text)
  }

  private static func warningBox(of target: DrawnTarget, in visible: PictureRect) -> PictureRect {
    let box = target.drawn.box
    return PictureRect(
      x: min(max(box.maxX - 8, visible.minX), visible.maxX - 16),
      y: min(max(box.minY - 8, visible.minY), visible.maxY - 16), width: 16, height: 16)
  }

  private static func node(of region: TapRegion, _ diagram: TapMapDiagram, isNamed: Bool) -> SVGNode {
    let scene = diagram.scene
    var classes = ["region"]
    classes.append(region.view == nil ? "nobody" : (region.hue > 0 ? "hue\(region.hue)" : "others"))
    if region.isApproximate { classes.append("approximate") }
    if diagram.paint != nil { classes.append("over") }
    var parts: [SVGNode] = [
      .path(region.pieces.flatMap(\.steps), classes: ["inside"])
    ]
    if region.view == nil {
      parts.append(.path(region.pieces.flatMap { $0.hatching(distance: 9) }, classes: ["hatch"]))
    }
    if isNamed {
      parts.append(
        .path(region.border.flatMap { [PathStep.move($0.start), .line($0.end)] }, classes: ["border"]))
    }
    let id = scene.subject.options.idPrefix + (region.view.map { "region-" + ElementID.name($0) } ?? "region")
    return .group([.id(id), .classes(classes)], title: scene.title(of: region), parts)
  }

  private static func node(of target: DrawnTarget, _ scene: ScreenScene) -> SVGNode {
    var classes = ["target", target.target.isControl ? "control" : "recognizing"]
    if target.isSmall { classes.append("small") }
    let lost = target.lostParts.flatMap { $0.hatching(distance: 6) }
    return .group(
      [scene.subject.id(ElementID.view(target.target.view)), .classes(classes)],
      title: scene.title(of: target),
      (lost.isEmpty ? [] : [.path(lost, classes: ["hatch"])]) + [.polygon(target.drawn.points)])
  }
}

/// A legend: samples of what is drawn, with their meanings, in rows.
struct PictureLegend {
  enum Sample {
    /// An area with the style classes of views.
    case area([String])
    case hatched([String])
    case badge(String, [String])
    /// Where a finger goes down.
    case down
  }

  typealias Entry = (sample: Sample, text: String)

  private static let rowHeight = 18.0
  private static let sampleWidth = 20.0
  private static let fitter = TextFitter(size: 11)

  let area: PictureRect
  let node: SVGNode

  /// Lays out the rows below the drawing, as wide as it.
  init(_ entries: [Entry], below drawing: PictureRect) {
    let inset = 14.0
    var nodes: [SVGNode] = []
    var place = PicturePoint(x: drawing.minX + inset, y: drawing.maxY)
    let right = drawing.maxX - inset
    for entry in entries {
      let lines = Self.fitter.wrap(
        entry.text, to: right - drawing.minX - inset - Self.sampleWidth - 6, lines: 3)
      let width = Self.sampleWidth + 6 + (lines.map(Self.fitter.width(of:)).max() ?? 0)
      if place.x + width > right, place.x > drawing.minX + inset {
        place = PicturePoint(x: drawing.minX + inset, y: place.y + Self.rowHeight)
      }
      let box = PictureRect(x: place.x, y: place.y + 3, width: Self.sampleWidth, height: 12)
      nodes.append(Self.node(of: entry.sample, in: box))
      for (index, line) in lines.enumerated() {
        let base = place.y + 13 + Double(index) * 14
        nodes.append(.label(line, at: PicturePoint(x: box.maxX + 6, y: base)))
      }
      place.y += Double(lines.count - 1) * 14
      place.x += width + 18
    }
    let bottom = entries.isEmpty ? drawing.maxY : place.y + Self.rowHeight + 2
    area = PictureRect(x: drawing.minX, y: drawing.maxY, width: drawing.width, height: bottom - drawing.maxY)
    node = .group([.classes(["legend"])], [.group([.classes(["note"])], [.rect(area)])] + nodes)
  }

  private static func node(of sample: Sample, in box: PictureRect) -> SVGNode {
    switch sample {
    case .area(let classes):
      return .group([.classes(["swatch"] + classes)], [.polygon(box.corners)])
    case .hatched(let classes):
      let outline = Outline(box)
      return .group(
        [.classes(["swatch"] + classes)],
        [
          .polygon(outline.points, classes: ["outside"]),
          .path(outline.hatching(distance: 5), classes: ["hatch"]),
        ])
    case .badge(let text, let classes):
      return Plate.badge(
        text, in: PictureRect(x: box.minX, y: box.minY - 1, width: box.width, height: 14), classes: classes)
    case .down: return .group([.classes(["touch"])], TouchMarks.down(at: box.center, radius: 6))
    }
  }
}

/// A target of taps, on the map.
struct DrawnTarget {
  let target: TapTarget
  let shape: ScreenShape

  /// Its visible part.
  let drawn: Outline

  /// The parts of its own area whose taps go to another view.
  let lostParts: [Outline]

  /// Whether it deserves a warning: it is too small for a finger, or cannot be reached at all.
  var isSmall: Bool { target.isSmall }

  var isPartlyLost: Bool { target.share < 0.995 }

  /// The visible targets, in the order of the screen.
  static func all(of map: TapMapAnswer, scene: ScreenScene, regions: TapRegions) -> [DrawnTarget] {
    let places = scene.places
    let regionsByView = Dictionary(grouping: regions.regions + regions.others, by: \.view)
    let screen = Outline(scene.scale.frame)
    return map.targets.compactMap { target in
      guard let shape = places[target.view].map({ scene.shapes[$0] }), shape.isInScope, !shape.isInvisible,
        let drawn = shape.drawn?.clipped(to: screen)
      else { return nil }
      var lost: [Outline] = []
      if target.isControl, target.share < 0.995 {
        let box = drawn.box
        for region in target.takers.flatMap({ regionsByView[$0.view] ?? [] }) {
          for (piece, place) in zip(region.pieces, region.boxes) where place.intersects(box) {
            if let part = drawn.clipped(to: piece) { lost.append(part) }
          }
        }
      }
      return DrawnTarget(target: target, shape: shape, drawn: drawn, lostParts: lost)
    }
  }
}
