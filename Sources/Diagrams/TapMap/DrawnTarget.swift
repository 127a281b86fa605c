// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Something that takes taps, where it is on the map.
struct DrawnTarget {
  let target: TapTarget
  let shape: ScreenShape

  /// The parts of its own area in which something else gets the taps.
  let lostParts: [Outline]

  /// Whether it is worth a warning: too small for a finger, or not to be reached at all.
  var isSmall: Bool { target.isSmall }

  var isPartlyLost: Bool { target.share < 0.995 }

  /// Those that the picture shows, in the order of the screen.
  static func all(of map: TapMapAnswer, scene: ScreenScene, regions: TapRegions) -> [DrawnTarget] {
    let shapes = Dictionary(scene.shapes.map { ($0.view.id, $0) }) { first, _ in first }
    let all = regions.regions + regions.others
    return map.targets.compactMap { target in
      guard let shape = shapes[target.view], shape.isInScope else { return nil }
      let takers = Set(target.takers.map(\.view))
      let lost =
        target.share < 0.995
        ? all.filter { takers.contains($0.view) }.flatMap { region in
          region.pieces.compactMap { piece in
            piece.box.intersects(shape.outline.box) ? shape.outline.clipped(to: piece) : nil
          }
        } : []
      return DrawnTarget(target: target, shape: shape, lostParts: lost)
    }
  }
}
