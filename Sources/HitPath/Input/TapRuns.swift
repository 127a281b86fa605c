// SPDX-License-Identifier: Apache-2.0

import Analysis
import InputFile
package import ScenarioFile
package import Trace

extension Scenario {
  /// The maximum number of regions of a map that are tapped, and of views in all runs together: each run creates the
  /// screen again.
  private static let mostRegions = 96
  private static let mostViews = 30_000

  /// The maximum amount of work in all runs together.
  private static let mostWork = InputLimits.work / 8

  /// Taps each region of a trace's tap maps at a few distant points, on the screen that the map describes.
  ///
  /// If there are too many regions, the smallest are omitted.
  ///
  /// - Parameters:
  ///   - trace: The trace of this scenario, with tap maps.
  ///   - stop: Called between taps and now and then in them; returns whether to leave out the rest.
  /// - Returns: The runs, without taps that do not finish within the work limit.
  @MainActor
  package func taps(on trace: TouchTrace, stop: (@MainActor () -> Bool)? = nil) -> [TraceTap] {
    var (left, work) = (Self.mostViews, Self.mostWork)
    var taps: [TraceTap] = []
    for (position, map) in trace.tapMaps.enumerated() {
      guard var before = before(map, of: trace) else { continue }
      let regions = map.regions.map { region in
        let pieces = PieceMerger.joined(region.pieces).compactMap(MapPiece.init).sorted { $0.area > $1.area }
        return (view: region.view, area: pieces.reduce(0) { $0 + $1.area }, pieces: pieces)
      }
      let largest = Set(
        regions.indices.sorted { regions[$0].area > regions[$1].area }.prefix(Self.mostRegions))
      for (index, region) in regions.enumerated() where largest.contains(index) {
        let others = regions.indices.filter { $0 != index }.compactMap { regions[$0].pieces.first }
        for place in Self.places(in: region.pieces, beside: others, above: trace.screen.size.height) {
          left -= trace.screen.views.count + 50 * before.touches.count
          guard left >= 0, stop?() != true else { return taps }
          before.scenario.touches = before.touches + [ScenarioTouch.tap(at: place, time: before.time)]
          let run = ScenarioRun(before.scenario).outcome(work: work, stop: stop)
          work -= run.work
          if run.end == nil { taps.append(TraceTap(map: position, view: region.view, trace: run.trace)) }
        }
      }
    }
    return taps
  }

  /// The distance from other regions, in points: close enough for a tap to look like one that missed.
  private static let beside = 5.0

  /// The maximum number of points beside other regions.
  private static let mostBeside = 2

  /// The middle of the largest piece and a point near its corner, the middle of the smallest piece, points beside other
  /// regions, and points at the lower edge of the screen, where the system may delay a touch (OW-2).
  private static func places(
    in pieces: [MapPiece], beside others: [MapPiece], above edge: Double
  ) -> [TracePoint] {
    guard let largest = pieces.first, let smallest = pieces.last else { return [] }
    let (middle, corner) = (largest.middle, largest.corners[0])
    let nearCorner = TracePoint(
      x: (middle.x + 0.9 * (corner.x - middle.x)).rounded(),
      y: (middle.y + 0.9 * (corner.y - middle.y)).rounded())
    return [middle] + (largest.contains(nearCorner) && nearCorner != middle ? [nearCorner] : [])
      + (pieces.count > 1 ? [smallest.middle] : []) + places(near: others, in: pieces)
      + places(at: edge, in: pieces)
  }

  /// The points just above the lower edge, for pieces that reach it.
  private static func places(at edge: Double, in pieces: [MapPiece]) -> [TracePoint] {
    pieces.map { TracePoint(x: $0.middle.x.rounded(), y: edge - beside) }
      .filter { place in pieces.contains { $0.contains(place) } }.prefix(1).map(\.self)
  }

  private static func places(near others: [MapPiece], in pieces: [MapPiece]) -> [TracePoint] {
    let places = others.lazy.compactMap { other in
      let box = other.box
      let (x, y) = (box.minX + box.size.width / 2, box.minY + box.size.height / 2)
      return [
        TracePoint(x: box.minX - beside, y: y), TracePoint(x: box.maxX + beside, y: y),
        TracePoint(x: x, y: box.minY - beside), TracePoint(x: x, y: box.maxY + beside),
      ].first { place in pieces.contains { $0.contains(place) } }
    }
    return Array(places.prefix(mostBeside))
  }

  /// The scenario without its touches, the touches before the first one that finds a tap map, and the time when that
  /// goes down; nil if the map begins inside a gesture.
  private func before(
    _ map: TraceTapMap, of trace: TouchTrace
  ) -> (scenario: Scenario, touches: [ScenarioTouch], time: Double?)? {
    var scenario = variable
    scenario.touches = []
    let downs = trace.touchDowns(before: map.since)
    var count = 0
    for (position, touch) in touches.enumerated() where touch.touchDownCount > 0 {
      guard count < downs else {
        guard count == downs else { return nil }
        let time = ScenarioTouch.startTimes(of: touches)[position]
        return (scenario, Array(touches[..<position]), time)
      }
      count += touch.touchDownCount
    }
    return map.since == 0 ? (scenario, [], nil) : nil
  }
}

extension TouchTrace {
  /// The number of touches that go down before an event.
  func touchDowns(before sequence: Int) -> Int {
    events.prefix { $0.sequence < sequence }.count { $0.kind.sample?.phase == .began }
  }
}

extension ScenarioTouch {
  /// A tap at a time in seconds since the start; nil means after everything before it.
  fileprivate static func tap(at location: TracePoint, time: Double?) -> ScenarioTouch {
    var touch = tap(at: location)
    touch.at = time
    return touch
  }
}
