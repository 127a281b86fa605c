// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceAnalysis {
  /// What gets a tap where; nil if the trace does not tell. Worked out anew each time.
  package var tapMap: TapMapAnswer? {
    guard let map = trace.tapMap else { return nil }
    let regions = map.regions.map { MapRegion($0, in: index) }
    let targets = index.screen.views.filter(isTarget).map { target($0, regions) }
    return TapMapAnswer(regions: map.regions, targets: targets)
  }

  /// Whether a view is meant for touches: a control, one with recognizers that the app gave it, or one with touches
  /// methods of its own.
  private func isTarget(_ view: TraceView) -> Bool {
    view.control != nil || view.implements.contains { $0.method.hasPrefix("touches") }
      || view.gestureRecognizers.contains { index.recognizer($0)?.isPartOfView != true }
  }

  private func target(_ view: TraceView, _ regions: [MapRegion]) -> TapTarget {
    let own = index.screenTransform(of: view).flatMap { toScreen in
      MapPiece(view.bounds.corners.map { toScreen($0) })
    }
    var reachable = 0.0
    var share = 0.0
    var corners: [TracePoint] = []
    var takers: [TapTarget.Taker] = []
    for region in regions {
      let common = own.map { region.commonArea(with: $0) } ?? 0
      if region.holders.contains(view.id) {
        reachable += region.pieces.reduce(0) { $0 + $1.area }
        share += common
        corners += region.pieces.flatMap(\.corners)
      } else if common > MapPiece.leastArea {
        takers.append(TapTarget.Taker(view: region.view, area: Self.rounded(common)))
      }
    }
    let area = own?.area ?? 0
    return TapTarget(
      view: view.id, isControl: view.control != nil, area: Self.rounded(area),
      reachable: Self.rounded(reachable), reachableBox: TraceRect.enclosing(corners),
      takers: takers.sorted { $0.area > $1.area },
      share: area > 0 ? Self.rounded(min(1, share / area)) : 0)
  }

  /// Without the noise of the last decimals, which come of corners that are known to a millionth of a point.
  private static func rounded(_ number: Double) -> Double { (number * 1e3).rounded() / 1e3 }
}

/// A region with what is asked about it for every target.
private struct MapRegion {
  let view: String?
  let pieces: [MapPiece]

  /// The hit-test view and the views that it is in.
  let holders: Set<String>

  init(_ region: TraceTapRegion, in index: ScreenIndex) {
    view = region.view
    pieces = region.pieces.compactMap(MapPiece.init)
    holders = Set(region.view.map { index.ancestry(of: $0).map(\.id) } ?? [])
  }

  func commonArea(with piece: MapPiece) -> Double {
    pieces.reduce(0) { $0 + $1.commonArea(with: piece) }
  }
}

extension ScreenIndex {
  /// Maps the bounds of a view to the screen; nil for a view in no window.
  package func screenTransform(of view: TraceView) -> TraceTransform? {
    guard let toWindow = view.windowTransform, let window = ancestry(of: view.id).last, window.window != nil
    else { return nil }
    let own = window.transform
    let anchor = TracePoint(
      x: window.bounds.minX + window.anchorPoint.x * window.bounds.size.width,
      y: window.bounds.minY + window.anchorPoint.y * window.bounds.size.height)
    // Where a window's transform and centre put a point, taken from its anchor point (HT-18).
    let origin = own(TracePoint(x: toWindow.tx - anchor.x, y: toWindow.ty - anchor.y))
    return TraceTransform(
      a: own.a * toWindow.a + own.c * toWindow.b, b: own.b * toWindow.a + own.d * toWindow.b,
      c: own.a * toWindow.c + own.c * toWindow.d, d: own.b * toWindow.c + own.d * toWindow.d,
      tx: origin.x + window.center.x, ty: origin.y + window.center.y)
  }
}
