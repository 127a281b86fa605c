// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The map for programs, in points of the screen.
struct TapMapSummary: Encodable, Sendable {
  var size: TraceSize
  var regions: [Region]
  var targets: [Target]

  struct Region: Encodable, Sendable {
    var view: String?
    var pieces: [[TracePoint]]
    var sampledFor: [String]
  }

  struct Target: Encodable, Sendable {
    var view: String
    var isControl: Bool
    var area: Double
    var reachable: Double
    var share: Double
    var reachableBox: TraceRect?
    var isSmall: Bool
    var takers: [Taker]
  }

  struct Taker: Encodable, Sendable {
    var view: String?
    var area: Double
  }

  init(diagram: TapMapDiagram) {
    size = diagram.scene.subject.index.screen.size
    regions = diagram.map.regions.map {
      Region(view: $0.view, pieces: $0.pieces, sampledFor: $0.sampledFor)
    }
    targets = diagram.targets.map(\.target).map { target in
      Target(
        view: target.view, isControl: target.isControl, area: target.area, reachable: target.reachable,
        share: target.share, reachableBox: target.reachableBox, isSmall: target.isSmall,
        takers: target.takers.map { Taker(view: $0.view, area: $0.area) })
    }
  }
}
