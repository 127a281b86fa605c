// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Something that takes taps, where it is on the map.
struct DrawnTarget {
  let target: TapTarget
  let shape: ScreenShape

  /// Its visible part.
  let drawn: Outline

  /// The parts of its own area in which something else gets the taps.
  let lostParts: [Outline]

  /// Whether it is worth a warning: too small for a finger, or not to be reached at all.
  var isSmall: Bool { target.isSmall }

  var isPartlyLost: Bool { target.share < 0.995 }

  /// The targets that are visible on the screen, in its order.
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
