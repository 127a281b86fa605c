// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The map itself: regions, controls, names.
struct TapMapDrawing {
  private static let mostNames = 120
  /// More names than this beside the map are hard to follow; then only the largest regions have some.
  private static let mostCallouts = 28
  /// More warnings than this stand in the table only.
  private static let mostWarnings = 40

  let nodes: [SVGNode]
  let callouts: Callouts

  /// How many regions have no name.
  let namelessCount: Int

  init(diagram: TapMapDiagram) {
    let scene = diagram.scene
    let visible = diagram.visible
    var placement = LabelPlacement(bounds: visible)
    var nodes = ScreenViews(scene: scene).device
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
      marks.append(scene.touch(TouchMarks.down(at: start, radius: 5, arm: 10)))
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
    // When all names are in place, so that lines go around them.
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
    self.nodes = nodes + [.group([.classes(["regionNames"])], names)] + marks
  }

  /// The name beside the map, with lines that cross no other names if there are such.
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
    var parts: [SVGNode] = [
      .path(
        region.pieces.flatMap { piece in
          piece.points.enumerated().map { $0.offset == 0 ? PathStep.move($0.element) : .line($0.element) }
            + [.close]
        }, classes: ["inside"])
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
