// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The views as layers, each above its superview and above everything behind it that it covers.
struct LayerStack {
  private static let mostLayers = 150
  /// If more views are in sight, those that the touch has nothing to do with are left out.
  private static let foldingCount = 60

  struct Layer {
    let shape: ScreenShape
    /// The visible part of the view, or all of it if superviews cut it off.
    let outline: Outline
    /// 0 for the backmost.
    var level: Int
    /// The positions of the layers behind that it covers a part of, without its superviews.
    var covers: [Int]
    /// Whether the view contains the touch's point, as it said if it was asked; nil without a touch.
    var containsTouch: Bool?
  }

  /// From back to front.
  let layers: [Layer]

  /// How many views are left out since the touch has nothing to do with them, and how many since there are
  /// too many.
  let foldedCount: Int
  let surplusCount: Int

  /// How many views lie beyond the screen, or cannot be placed, and how many are cut off by superviews.
  let beyondCount: Int
  let cutOffCount: Int

  var levelCount: Int { (layers.map(\.level).max() ?? -1) + 1 }

  init(_ scene: ScreenScene) {
    let frame = scene.scale.frame
    let near = Outline((scene.focus?.outline.box ?? frame).insetBy(-0.2 * max(frame.width, frame.height)))
    let inScope = scene.shapes.indices.filter { scene.shapes[$0].isInScope }
    var outlines: [Int: Outline] = [:]
    for position in inScope {
      let shape = scene.shapes[position]
      guard let outline = shape.drawn ?? (shape.orders.isEmpty ? nil : shape.outline) else { continue }
      outlines[position] = outline.part(in: near)
    }
    let inSight = inScope.filter { outlines[$0] != nil }
    cutOffCount = inScope.count { scene.shapes[$0].drawn == nil && scene.shapes[$0].orders.isEmpty }
    beyondCount = inScope.count - inSight.count - cutOffCount + scene.placelessCount

    let finger = scene.finger
    func concerns(_ position: Int) -> Bool {
      let shape = scene.shapes[position]
      if shape.isOnPath || !shape.orders.isEmpty || shape.state == .hit || shape.view.window != nil {
        return true
      }
      return finger.map { outlines[position]?.contains($0) ?? false } ?? true
    }
    let folds = scene.subject.options.folds && inSight.count > Self.foldingCount
    let chosen = folds ? inSight.filter(concerns) : inSight
    foldedCount = inSight.count - chosen.count

    let limit = max(min(Self.mostLayers, scene.subject.options.maximumDrawnViews), 1)
    let shown = scene.shapes.foremost(chosen, limit: limit)
    var layers = Self.layers(of: shown, scene, outlines)
    surplusCount = chosen.count - shown.count
    for position in layers.indices {
      // What a view said counts where it was asked, not where the finger went from there.
      let step = scene.subject.laterStep == nil ? scene.moment.step(of: layers[position].shape.view.id) : nil
      guard let finger else { continue }
      layers[position].containsTouch = step?.isInside ?? layers[position].shape.outline.contains(finger)
    }
    self.layers = layers
  }

  private static func layers(
    of positions: [Int], _ scene: ScreenScene, _ outlines: [Int: Outline]
  ) -> [Layer] {
    var layers: [Layer] = []
    var places: [Int: Int] = [:]
    for position in positions {
      guard let outline = outlines[position] else { continue }
      let shape = scene.shapes[position]
      var above: Set<Int> = []
      var parent = shape.parent
      while let superview = parent {
        if let place = places[superview] { above.insert(place) }
        parent = scene.shapes[superview].parent
      }
      var level = (above.map { layers[$0].level }.max() ?? -1) + 1
      var covers: [Int] = []
      let box = outline.box
      for (place, other) in layers.enumerated() where !above.contains(place) {
        guard other.outline.box.intersects(box), other.outline.clipped(to: outline) != nil else { continue }
        covers.append(place)
        level = max(level, other.level + 1)
      }
      places[position] = layers.count
      layers.append(Layer(shape: shape, outline: outline, level: level, covers: covers))
    }
    return layers
  }
}
