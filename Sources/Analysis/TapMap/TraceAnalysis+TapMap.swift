// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceAnalysis {
  /// What gets a tap where; nil if the trace does not tell. Worked out anew each time.
  package var tapMap: TapMapAnswer? {
    guard let map = trace.tapMap else { return nil }
    let regions = map.regions.map(MapRegion.init)
    let targets = index.screen.views.filter(isTarget)
    let owners = regionsByTarget(map.regions, targets: Set(targets.map(\.id)))
    return TapMapAnswer(
      regions: map.regions, targets: targets.map { target($0, regions, own: owners[$0.id] ?? []) })
  }

  /// For each target the positions of the regions whose hit-test view is it or inside of it.
  private func regionsByTarget(_ regions: [TraceTapRegion], targets: Set<String>) -> [String: Set<Int>] {
    let superviews = Dictionary(
      index.screen.views.map { ($0.id, $0.superview) }, uniquingKeysWith: { first, _ in first })
    var result: [String: Set<Int>] = [:]
    for (number, region) in regions.enumerated() {
      var current = region.view
      var steps = 0
      while let view = current, steps <= superviews.count {
        if targets.contains(view) { result[view, default: []].insert(number) }
        current = superviews[view] ?? nil
        steps += 1
      }
    }
    return result
  }

  /// Whether a view is meant for touches: a control, one with recognizers that the app gave it, or one with touches
  /// methods of its own.
  private func isTarget(_ view: TraceView) -> Bool {
    view.control != nil || view.implements.contains { $0.method.hasPrefix("touches") }
      || view.gestureRecognizers.contains { index.recognizer($0)?.isPartOfView != true }
  }

  /// The answer for a target.
  ///
  /// - Parameters:
  ///   - view: The target.
  ///   - regions: All regions.
  ///   - own: The positions of those whose hit-test view is the target or inside of it.
  /// - Returns: The answer.
  private func target(_ view: TraceView, _ regions: [MapRegion], own: Set<Int>) -> TapTarget {
    let outline = index.screenTransform(of: view).flatMap { toScreen in
      MapPiece(view.bounds.corners.map { toScreen($0) })
    }
    let ownPieces = own.sorted().flatMap { regions[$0].pieces }
    var inside = 0.0
    var takers: [TapTarget.Taker] = []
    if let outline {
      for (number, region) in regions.enumerated() {
        let common = region.commonArea(with: outline)
        if common > 0, own.contains(number) {
          inside += common
        } else if common > MapPiece.leastArea {
          takers.append(TapTarget.Taker(view: region.view, area: Self.rounded(common)))
        }
      }
    }
    let area = outline?.area ?? 0
    return TapTarget(
      view: view.id, isControl: view.control != nil, area: Self.rounded(area),
      reachable: Self.rounded(ownPieces.reduce(0) { $0 + $1.area }),
      reachableBox: TraceRect.enclosing(ownPieces.flatMap(\.corners)),
      takers: takers.sorted { $0.area > $1.area },
      share: area > 0 ? Self.rounded(min(1, inside / area)) : 0)
  }

  /// Without the noise of the last decimals, which come of corners that are known to a millionth of a point.
  private static func rounded(_ number: Double) -> Double { (number * 1e3).rounded() / 1e3 }
}

/// A region with what is asked about it for every target.
private struct MapRegion {
  let view: String?
  let pieces: [MapPiece]
  private let box: TraceRect?

  init(_ region: TraceTapRegion) {
    view = region.view
    pieces = region.pieces.compactMap(MapPiece.init)
    box = TraceRect.enclosing(region.pieces.flatMap { $0 })
  }

  func commonArea(with piece: MapPiece) -> Double {
    guard let box, piece.meets(box) else { return 0 }
    return pieces.reduce(0) { $0 + $1.commonArea(with: piece) }
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
